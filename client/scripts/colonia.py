"""Write src/games/colonia/printed.ts: what is printed on Colonia's cardboard, for drawing only.

Run again after a change of data.toml; a test of the client compares the hash.
"""

import hashlib
import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/guildhall/games/colonia/data.toml"
TARGET = ROOT / "client/src/games/colonia/printed.ts"


def main() -> None:
    """Read the data and write the file."""
    raw = SOURCE.read_bytes()
    box = tomllib.loads(raw.decode())
    parts: dict[str, object] = {
        "WEEKS": box["game"]["weeks"],
        "ORDINARY_STALLS": box["game"]["ordinary_stalls"],
        "EXTRA_HOLD_PAYS": box["game"]["extra_hold_pays"],
        "NICHES": box["game"]["display"],
        "FAMILY": box["game"]["family_cards"],
        "RESOURCES": [line["id"] for line in box["resource"]],
        "CRAFTSMEN": [
            {key: line[key] for key in ("id", "die", "needs", "makes")} for line in box["craftsman"]
        ],
        "CITIES": [line["id"] for line in box["city"]],
        "WEEK_CARDS": [
            {key: line[key] for key in ("id", "stalls", "orders", "dice", "ships")}
            for line in box["week"]
        ],
        "DECREES": [{"id": line["id"], "day": line["day"]} for line in box["decree"]],
        "SHIPS": [{key: line[key] for key in ("id", "city", "holds")} for line in box["ship"]],
        "RELICS": [{key: line[key] for key in ("id", "price", "points")} for line in box["relic"]],
    }
    types = {
        "FAMILY": "number[]",
        "RESOURCES": "string[]",
        "CRAFTSMEN": "{ id: string; die: number; needs: string[]; makes: string }[]",
        "CITIES": "string[]",
        "WEEK_CARDS": "{ id: string; stalls: number[]; orders: number[]; dice: number; "
        "ships: number }[]",
        "DECREES": "{ id: string; day: number }[]",
        "SHIPS": "{ id: string; city: string; holds: { goods: string[]; pays: number }[] }[]",
        "RELICS": "{ id: string; price: number; points: number }[]",
    }
    lines = [
        "/* Made by client/scripts/colonia.py from the game's data.toml; do not edit by hand. */",
        f'export const SOURCE_HASH = "{hashlib.sha256(raw).hexdigest()}";',
    ]
    for name, value in parts.items():
        kind = f": {types[name]}" if name in types else ""
        lines.append(f"export const {name}{kind} = {_text(value)};")
    TARGET.write_text("\n".join(lines) + "\n")


def _text(value: object) -> str:
    """Write one thing a line."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {json.dumps(item)},\n" for item in value) + "]"
    return json.dumps(value)


if __name__ == "__main__":
    main()
