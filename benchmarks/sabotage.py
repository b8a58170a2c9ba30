"""Do the tests notice? Each fault of `sabotages.toml` in a copy of the project, and what goes red.

    python -m benchmarks.sabotage            # all of them, about half an hour on one core
    python -m benchmarks.sabotage guildes    # those whose name has the word

A fault is noticed when its tests are green without it and red with it. Exits 1 when one is not, or
when its text is no longer there.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = Path(__file__).with_name("sabotages.toml")
BIN = Path(sys.executable).parent
FAILED = 1
"""What pytest says when tests fail; anything else is a fault of ours: no such test, no import."""
PATIENCE = 1800.0


@dataclass(frozen=True)
class Sabotage:
    """A fault: one text of a file becomes another; and the tests that must notice."""

    name: str
    file: str
    old: str
    new: str
    run: str


@dataclass
class Copy:
    """A copy of the project where faults can be made without harm."""

    root: Path
    green: dict[str, bool] = field(default_factory=dict)
    """What was run without any fault, and whether it passed."""

    def text(self, sabotage: Sabotage) -> str:
        """Give the text of the file that a fault is made in."""
        return (self.root / sabotage.file).read_text(encoding="utf-8")

    def fits(self, sabotage: Sabotage) -> bool:
        """Whether the fault can be made, at one place exactly."""
        return self.text(sabotage).count(sabotage.old) == 1

    def is_green(self, run: str) -> bool:
        """Say whether the tests pass as things are."""
        if run not in self.green:
            self.green[run] = self.code(run) == 0
        return self.green[run]

    def is_noticed(self, sabotage: Sabotage) -> bool:
        """Make a fault, run its tests, and mend it."""
        text = self.text(sabotage)
        file = self.root / sabotage.file
        file.write_text(text.replace(sabotage.old, sabotage.new), encoding="utf-8")
        try:
            code = self.code(sabotage.run)
        finally:
            file.write_text(text, encoding="utf-8")
        return code == FAILED if "pytest" in sabotage.run else code != 0

    def code(self, run: str) -> int:
        """Run a command; `built` and `compiled` before it make what it needs."""
        kind, _, rest = run.partition(" ")
        env = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "PYTHONPATH": "src"}
        if kind == "built":
            self._call("npm --prefix client run --silent build -- --logLevel error", env)
        elif kind == "compiled":
            self._call("python scripts/compile.py", env)
            env |= {"GUILDHALL_BUILD": "compiled", "PYTHONPATH": "build/compiled"}
        else:
            rest, env = run, {**env, "GUILDHALL_WALKS": "full"}
        if rest.startswith("pytest"):
            rest += " -x -q -p no:cacheprovider"
        return self._call(rest, env)

    def _call(self, command: str, env: dict[str, str]) -> int:
        words = shlex.split(command)
        done = subprocess.run(  # noqa: S603  commands of our own list
            words, cwd=self.root, env=env, capture_output=True, timeout=PATIENCE, check=False
        )
        return done.returncode


def copied(to: Path) -> Copy:
    """Copy what git knows or would take, and what was built from it."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True)  # noqa: S603
    for name in filter(None, done.stdout.split(b"\0")):
        source = ROOT / os.fsdecode(name)
        if source.is_file():
            target = to / os.fsdecode(name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    subprocess.run(["git", "init", "-q"], cwd=to, check=True)  # noqa: S607  tests ask it what is ours
    (to / "client/node_modules").symlink_to(ROOT / "client/node_modules")
    for made in ("src/guildhall/web/static", "build/compiled"):
        if (ROOT / made).exists():
            shutil.copytree(ROOT / made, to / made, symlinks=True)
    return Copy(to)


def wanted(words: list[str]) -> list[Sabotage]:
    """Read the list; with words only those whose name has one of them."""
    found = [Sabotage(**each) for each in tomllib.loads(LIST.read_text("utf-8"))["sabotage"]]
    return [each for each in found if not words or any(word in each.name for word in words)]


def main(words: list[str]) -> int:
    """Try every fault and print what became of it."""
    unnoticed = 0
    with tempfile.TemporaryDirectory(prefix="guildhall-sabotage-") as folder:
        copy = copied(Path(folder))
        chosen = wanted(words)
        for sabotage in chosen:
            if not copy.fits(sabotage):
                told = "cannot be made: its text does not stand there once"
            elif not copy.is_green(sabotage.run):
                told = "its tests fail without it"
            else:
                told = "red" if copy.is_noticed(sabotage) else "GREEN: nobody noticed"
            unnoticed += told != "red"
            print(f"{sabotage.name} -> {told}", flush=True)
    print(f"{len(chosen) - unnoticed} of {len(chosen)} noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
