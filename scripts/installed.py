"""Build the package as a release does, install it in an empty place and try what it promises.

    python scripts/installed.py                    # builds sources and wheel first (minutes)
    python scripts/installed.py dist/guildhall-….whl

All steps run, and the last line says which failed. Needs the uv of ./test, and a package index.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".tools" / "bin" / "uv"
PAGES = ("README.md", "docs/terminal.md")
"""Pages whose commands take seconds; those of the others take hours."""
ASKS = ("play", "learn", "puzzle")
"""Commands that ask: they are told to quit."""
PROMISES = {
    "ai": "guildhall.bots.onnx",
    "arena": "openskill.models",
    "cluster": "distributed",
    "data": "guildhall.lab.positions",
    "env": "guildhall.lab.envs.zoo, guildhall.lab.envs.gym, guildhall.lab.envs.vector",
    "openspiel": "guildhall.lab.envs.spiel",
    "pictures": "PIL.ImageDraw",
    "postgres": "psycopg, psycopg_binary",
    "report": "matplotlib.figure",
    "train": "guildhall.lab.train.run, onnx",
    "tune": "optuna",
}
"""What each extra lets a program import."""
RULES = """
import sysconfig
from pathlib import Path
import guildhall
suffix = sysconfig.get_config_var("EXT_SUFFIX")
package = Path(guildhall.__file__).parent
print(package, len(list(package.rglob("*" + suffix))))
from guildhall.server.process.build import rules_in_use
print(rules_in_use())
"""


class Failed(Exception):
    """A promise that was not kept."""


@dataclass(frozen=True)
class Place:
    """An empty folder far from the sources, with an environment of its own."""

    folder: Path
    wheel: Path

    def program(self, name: str) -> str:
        """A program of the environment."""
        return str(self.folder / "env" / "bin" / name)

    def env(self) -> dict[str, str]:
        """The environment of a person who never saw the sources."""
        mine = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8"}
        return {**mine, "GUILDHALL_DATA": str(self.folder / "data"), "NO_COLOR": "1"}

    def install(self, extra: str = "") -> None:
        """Make the environment anew, with the package and what an extra brings."""
        what = f"{self.wheel}[{extra}]" if extra else str(self.wheel)
        as_pip = [] if extra else ["--compile-bytecode"]
        uv(["venv", "--quiet", "--clear", "--python", sys.executable, str(self.folder / "env")])
        target = ["--python", self.program("python")]
        uv(["pip", "install", "--quiet", *as_pip, *target, what])

    def run(self, command: list[str], answers: str = "") -> str:
        """Run a command to its end; gives what it prints, or raises Failed."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.env(),
            input=answers,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(command)}: {(done.stderr or done.stdout)[-800:]}")
        return done.stdout

    @contextmanager
    def server(self) -> Iterator[str]:
        """A server that has printed its address."""
        command = [self.program("guildhall"), "serve", "--port", "0", "--lang", "en"]
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.env(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            line = process.stdout.readline() if process.stdout else ""
            found = re.search(r"http://[\w.:]+", line)
            if not found:
                raise Failed(f"no address in {line!r}")
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def uv(words: list[str]) -> None:
    """Run uv away from the sources, so that it takes no project for its own."""
    clean = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    done = subprocess.run([str(UV), *words], cwd="/", env=clean, check=False)
    if done.returncode:
        raise Failed(f"uv {' '.join(words)}")


def built(folder: Path) -> Path:
    """Build the sources of a release, and the wheel from these; gives the wheel."""
    uv(["build", "--quiet", "--out-dir", str(folder), str(ROOT)])
    (wheel,) = folder.glob("*.whl")
    return wheel


def rules_are_compiled(place: Place) -> None:
    """The package comes from the environment and finds its compiled rules by itself."""
    where, rules = place.run([place.program("python"), "-c", RULES]).splitlines()
    package, count = where.rsplit(" ", 1)
    if not package.startswith(str(place.folder)) or rules != "compiled" or int(count) < 1:
        raise Failed(f"{package}: {count} libraries, rules are {rules}")


def first_page(place: Place, seconds: float) -> None:
    """The first page is there soon after the start, with all it loads; the rules are compiled.

    What counts are seconds of processor: on a busy machine a clock tells about others.
    """
    begun, used = time.monotonic(), children_seconds()
    with place.server() as address:
        page = fetch(address)
        took = time.monotonic() - begun
        for part in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            fetch(address + part)
        if '"rules":"compiled"' not in fetch(f"{address}/api/games").replace(" ", ""):
            raise Failed("the server runs on the plain rules")
    busy = children_seconds() - used
    print(f"  first page after {took:.1f} s; {busy:.1f} s of processor from start to stop")
    if busy > seconds:
        raise Failed(f"{busy:.1f} s of processor, {seconds:.1f} at most")


def children_seconds() -> float:
    """Seconds of processor that the programs started here and ended have used."""
    used = os.times()
    return used.children_user + used.children_system


def fetch(address: str) -> str:
    """Text at an address; waits for a server that starts."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310  our own server
                return str(answer.read().decode(errors="replace"))
        except urllib.error.HTTPError as error:
            raise Failed(f"{address}: {error.code}") from None
        except OSError:
            time.sleep(0.05)
    raise Failed(f"{address}: no answer")


def extra_imports(place: Place, extra: str) -> None:
    """An environment with this extra alone imports what it promises."""
    place.install(extra)
    place.run([place.program("python"), "-c", f"import {PROMISES[extra]}"])


def commands() -> list[list[str]]:
    """Commands of the pages, in their order, each once."""
    text = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
    blocks = re.findall(r"```bash\n(.*?)```", text, re.DOTALL)
    lines = dict.fromkeys(line for block in blocks for line in block.splitlines())
    return [line.split()[1:] for line in lines if line.startswith("guildhall ")]


def commands_run(place: Place) -> None:
    """Every command of the pages runs as written; serve is tried by itself."""
    for words in commands():
        if words[0] != "serve":
            place.run([place.program("guildhall"), *words], "q\n" if words[0] in ASKS else "")


def sample_runs(place: Place) -> None:
    """The Python of the README runs."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for sample in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        place.run([place.program("python"), "-c", sample])


def steps(place: Place, seconds: float) -> dict[str, Callable[[], None]]:
    """What is tried, in this order."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {
        f"extra {name}": lambda name=name: extra_imports(place, name)
        for name in project["optional-dependencies"]
    }
    return {
        "install": place.install,
        "compiled rules": lambda: rules_are_compiled(place),
        "first page": lambda: first_page(place, seconds),
        "commands of the pages": lambda: commands_run(place),
        "sample of the README": lambda: sample_runs(place),
        **extras,
    }


def tried(todo: dict[str, Callable[[], None]]) -> list[str]:
    """Take all steps, telling each; gives the names of those that failed."""
    failed = []
    for name, step in todo.items():
        begun = time.monotonic()
        try:
            step()
            verdict = "ok"
        except Failed as problem:
            verdict = f"FAILED: {problem}"
            failed.append(name)
        print(f"{name:<24} {time.monotonic() - begun:5.0f} s  {verdict}", flush=True)
    return failed


def main() -> int:
    """Build if no wheel is given, and try everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor at most")
    args = parser.parse_args()
    with TemporaryDirectory(prefix="guildhall-installed-") as folder:
        wheel = args.wheel.resolve() if args.wheel else built(Path(folder) / "dist")
        failed = tried(steps(Place(Path(folder), wheel), args.seconds))
    print(f"failed: {', '.join(failed)}" if failed else "all kept")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
