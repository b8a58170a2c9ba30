"""Check everything that a release needs; all steps run, and the summary names those that failed.

    python scripts/release.py            # all: an hour or so
    python scripts/release.py version    # one of: tree, version, migrations, records

The last release is the newest tag v*; before the first one there is nothing to compare with.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from stages import Stage, run

from guildhall.cli import main as guildhall
from guildhall.store.engine import make_engine, read_url
from guildhall.store.migrate import migrate

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = "src/guildhall/store/migrations/versions"
RECORDS = "tests/records"
HEADING = re.compile(r"^## (\S+) \((.+)\)$", re.MULTILINE)
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class Unready(Exception):
    """Something a release needs and does not have."""


def git(*words: str) -> str:
    """What git says about this checkout."""
    command = ["/usr/bin/env", "git", "-C", str(ROOT), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unready(done.stderr.strip())
    return done.stdout


def last_release() -> str:
    """Tag of the last release; empty before the first."""
    tags = git("tag", "--list", "v*", "--sort=-version:refname").split()
    return tags[0] if tags else ""


def tree() -> str:
    """All that is here is committed."""
    changed = git("status", "--porcelain").splitlines()
    if changed:
        raise Unready(f"not committed: {', '.join(line[3:] for line in changed[:9])}")
    return "clean"


def version() -> str:
    """Package, client and changelog name one version, with its day, which was never released."""
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    client = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    found = HEADING.search((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if found is None:
        raise Unready("CHANGELOG.md has no heading of a version")
    told, day = found.groups()
    named = {"pyproject.toml": package["version"], "client/package.json": client["version"]}
    for file, own in named.items():
        if own != told:
            raise Unready(f"{file} says {own}, CHANGELOG.md {told}")
    if not DAY.fullmatch(day):
        raise Unready(f"CHANGELOG.md gives {told} no day: {day}")
    if f"v{told}" in git("tag", "--list").split():
        raise Unready(f"v{told} was released before")
    return told


def migrations() -> str:
    """What the last release shipped is unchanged, and its database becomes one of this version."""
    tag = last_release()
    if not tag:
        return "no release before this one"
    files = git("ls-tree", "--name-only", tag, f"{VERSIONS}/").split()
    for file in files:
        here = ROOT / file
        if not here.exists() or here.read_text(encoding="utf-8") != git("show", f"{tag}:{file}"):
            raise Unready(f"{file} was released in {tag} and has changed since")
    revisions = sorted(Path(file).name.split("_")[0] for file in files if "/r" in file)
    with TemporaryDirectory(prefix="guildhall-release-") as folder:
        engine = make_engine(read_url(f"sqlite:///{folder}/guildhall.db"))
        try:
            migrate(engine, revisions[-1])
            migrate(engine)
        finally:
            engine.dispose()
    return f"{revisions[-1]} of {tag} leads here"


def records() -> str:
    """Every record of the last release still verifies."""
    tag = last_release()
    if not tag:
        return "no release before this one"
    files = [
        f for f in git("ls-tree", "-r", "--name-only", tag, RECORDS).split() if f.endswith(".jsonl")
    ]
    with TemporaryDirectory(prefix="guildhall-release-") as folder:
        for file in files:
            place = Path(folder) / file.replace("/", "-")
            place.write_text(git("show", f"{tag}:{file}"), encoding="utf-8")
            sys.argv = ["guildhall", "verify", str(place), "--lang", "en"]
            try:
                guildhall()
            except SystemExit as end:
                if end.code:
                    raise Unready(f"{file} of {tag} does not verify") from None
    return f"{len(files)} records of {tag} verify"


CHECKS: dict[str, Callable[[], str]] = {
    check.__name__: check for check in (tree, version, migrations, records)
}
STAGES = (
    *(Stage(name, (sys.executable, "scripts/release.py", name)) for name in CHECKS),
    Stage("tests", ("./test",), after=tuple(CHECKS)),
    Stage("installed", (sys.executable, "scripts/installed.py"), after=("tests",)),
    Stage("deployed", (sys.executable, "scripts/deployed.py"), after=("installed",)),
)


def main() -> int:
    """Run one check, or all stages."""
    if not sys.argv[1:]:
        return run(STAGES)
    try:
        print(CHECKS[sys.argv[1]]())
    except Unready as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
