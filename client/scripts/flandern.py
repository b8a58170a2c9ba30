"""Writes src/games/flandern/lattice.ts: the empty plans of Flandern 1302, from the game's data.

Run in the repository: `PYTHONPATH=src python client/scripts/flandern.py`.
"""

import json
from pathlib import Path

from guildhall.games.flandern.data import ARMS, GROUNDS, Rect

TARGET = Path(__file__).parents[1] / "src/games/flandern/lattice.ts"
HEAD = """/** Made by client/scripts/flandern.py from data.toml: do not edit. */
import type { Rect } from "./plan";

export interface Ground {
  id: string;
  centre: Rect;
  plots: (Rect & { id: string })[];
}
"""


def rect(r: Rect) -> dict[str, int]:
    """Give a rectangle as plain data."""
    return {"x": r.x, "y": r.y, "w": r.w, "h": r.h}


def main() -> None:
    """Write the file."""
    grounds = [
        {
            "id": ground.id,
            "centre": rect(ground.centre),
            "plots": [{"id": plot.id, **rect(plot.rect)} for plot in ground.plots],
        }
        for ground in GROUNDS
    ]
    cities = {arms.city: arms.id for arms in ARMS}
    rows = ",\n".join("  " + json.dumps(ground) for ground in grounds)
    TARGET.write_text(
        f"{HEAD}\nexport const GROUNDS: Ground[] = [\n{rows},\n];\n\n"
        f"/** Whose arms the centre of each city bears. */\n"
        f"export const CENTRE_ARMS: Record<string, string> = {json.dumps(cities)};\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
