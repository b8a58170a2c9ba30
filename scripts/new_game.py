"""Begin a game: a small complete one that runs, to be changed into yours step by step.

    python scripts/new_game.py tulip_mania --title "Tulip Mania"
    python scripts/new_game.py tulip_mania --renew     # after a change of its rules, words or data

It writes rules, words in five languages, bots, tests and all that follows from them, each in the
game's own folders, and touches nothing else. --renew writes again what is made from the rest: the
constants and the state (schema.py), the types of the client, the page of observations, the finished
game in tests/records and how it reads. CONTRIBUTING.md says what to change, and in which order.
"""

import argparse
import keyword
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KIT = Path(__file__).resolve().with_suffix("")
"""The game that is copied: its files as they lie in the repository."""
PACKAGE = ROOT / "src" / "guildhall"
SAMPLE = {"name": "sample_game", "class": "SampleGame", "title": "Sample Game", "prefix": "SG"}
"""What the copied game is called."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24


class BadName(Exception):
    """A name that no game can have, and why."""


@dataclass(frozen=True)
class Title:
    """What a game is called in code, by people and in the numbers of its rules."""

    name: str
    title: str
    prefix: str

    def fitted(self, text: str) -> str:
        """Put the names of this game in place of those of the sample."""
        capitals = "".join(word.capitalize() for word in self.name.split("_"))
        text = text.replace(SAMPLE["name"], self.name).replace(SAMPLE["class"], capitals)
        text = text.replace(SAMPLE["title"], self.title)
        text = text.replace(f'"{SAMPLE["prefix"]}"', f'"{self.prefix}"')
        text = text.replace(f"{SAMPLE['prefix']}-", f"{self.prefix}-")
        return text.replace(f"-{SAMPLE['prefix'].lower()}-", f"-{self.prefix.lower()}-")


def taken_names() -> set[str]:
    """Names that something else has where a game would have files or modules."""
    modules = (PACKAGE / "bots").glob("*")
    texts = (PACKAGE / "locale" / "en").glob("*.ftl")
    boards = (ROOT / "client" / "src" / "games").glob("*")
    return {path.stem for path in chain(modules, texts, boards)} | {SAMPLE["name"]}


def check_name(name: str) -> None:
    """Raise BadName unless a game may have this name."""
    if not NAME.fullmatch(name):
        raise BadName(f"“{name}”: use small letters, digits and single _, such as tulip_mania")
    if len(name) > LONGEST:
        raise BadName(f"“{name}” is longer than {LONGEST} letters")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise BadName(f"“{name}” means something else in Python")
    if (PACKAGE / "games" / name).exists():
        raise BadName(f"there is a game called {name} already")
    if name in taken_names() or name.startswith("client"):
        raise BadName(f"“{name}” is the name of a part of Guildhall")


def known_prefixes() -> set[str]:
    """The letters before the numbers of rules of all games."""
    texts = (file.read_text(encoding="utf-8") for file in (PACKAGE / "locale" / "en").glob("*.ftl"))
    return {found.upper() for text in texts for found in re.findall(r"-rule-([a-z]{2})-\d", text)}


def choose_prefix(name: str, wished: str) -> str:
    """Give the two letters before the numbers of the rules; raises BadName when they are taken."""
    known = known_prefixes()
    if wished:
        if not re.fullmatch(r"[A-Z]{2}", wished) or wished in known:
            raise BadName(f"“{wished}”: two capital letters, none of {', '.join(sorted(known))}")
        return wished
    words, letters = name.split("_"), re.sub(r"[^a-z]", "", name)
    seconds = [word[0] for word in words[1:2]] + list(letters[1:]) + list("xyzqw")
    free = (letters[0] + second for second in seconds if second.isalpha())
    return next(pair.upper() for pair in free if pair.upper() not in known)


def make(title: Title) -> list[Path]:
    """Write the game; raises BadName rather than overwrite a file."""
    sources = sorted(
        path for path in KIT.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )
    targets = {path: ROOT / title.fitted(str(path.relative_to(KIT))) for path in sources}
    there = [str(path.relative_to(ROOT)) for path in targets.values() if path.exists()]
    if there:
        raise BadName(f"these files are there already: {', '.join(there)}")
    for source, target in targets.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(title.fitted(source.read_text(encoding="utf-8")), encoding="utf-8")
    return list(targets.values())


def run(*command: str, **env: str) -> None:
    """Run a Python module or script on the sources of this folder."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, **env}
    env.pop("GUILDHALL_BUILD", None)
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, check=False)
    if done.returncode:
        sys.exit(f"failed: python {' '.join(command)}")


def tidy(files: list[Path]) -> None:
    """Format: other names make other lines."""
    if find_spec("ruff"):
        python = [str(path) for path in files if path.suffix == ".py"]
        run("-m", "ruff", "check", "--quiet", "--fix", "--select", "I", *python)
        run("-m", "ruff", "format", "--quiet", *python)


def renew(name: str) -> None:
    """Write again what follows from rules, words and data."""
    run("scripts/generate.py")
    run("scripts/generate_types.py")
    run("scripts/observations.py")
    run(
        "-c",
        "import sys; sys.path.append('scripts'); import new_game; new_game.record(sys.argv[1])",
        name,
    )
    pins = ["tests/games/test_playthrough.py::test_the_pinned_game_reads_as_before"]
    pins += ["tests/lab/envs/test_spiel.py::test_playthrough"] if find_spec("pyspiel") else []
    chosen = [f"{pin}[{name}]" for pin in pins]
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, GUILDHALL_PIN="1")


def record(name: str) -> None:
    """Let journeymen play the game that is kept as a record."""
    from tests.games.pinned import pinned  # noqa: PLC0415

    from guildhall.games import find  # noqa: PLC0415  only after its files are written
    from guildhall.lab.simulate import Job, play_job  # noqa: PLC0415

    seats = max(find(name).seats[0], 3 if 3 in find(name).seats else 0)
    folder = ROOT / "tests" / "records" / name
    folder.mkdir(exist_ok=True)
    played = play_job(Job(name, ("journeyman",) * seats, pinned(name).options, 7, 0, keep=True))
    if played.record is not None:
        played.record.save(folder / f"{pinned(name).record}.jsonl")


def main() -> int:
    """Make a game, or renew one."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="as in code: small letters, words joined by _")
    parser.add_argument("--title", default="", help="as people call it")
    parser.add_argument("--prefix", default="", help="two letters before the numbers of its rules")
    parser.add_argument("--renew", action="store_true", help="write what is made from the rest")
    args = parser.parse_args()
    if args.renew:
        if not (PACKAGE / "games" / args.name / "schema.toml").exists():
            sys.exit(f"there is no game called {args.name}")
        renew(args.name)
        return 0
    try:
        check_name(args.name)
        title = Title(
            args.name,
            args.title or args.name.replace("_", " ").title(),
            choose_prefix(args.name, args.prefix),
        )
        files = make(title)
    except BadName as error:
        sys.exit(str(error))
    run("scripts/generate.py")
    tidy(files)
    renew(args.name)
    print(f"{title.title} is there: guildhall play {title.name}")
    print(f"Its rules are {title.prefix}-1 and so on. CONTRIBUTING.md says how to go on.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
