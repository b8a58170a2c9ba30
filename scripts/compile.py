"""Compile the rules with mypyc into build/compiled, a copy of the package; src/ stays as it is.

One group per game, so that an edit in one game rebuilds that game only. Run it again at will: it
does nothing while the sources, the compiler and the Python are the same, and waits for another
that is at work. With --check it compiles nothing and only says whether all is up to date. With
--quick it spares the C compiler all it can, for tests: these wait for Python more than for rules.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "guildhall"
BUILD = ROOT / "build" / "compiled"
PAGES = ("static", "site")
"""Built pages below `web`: linked, not copied."""
STAMP = BUILD / ".stamp"
LEVEL = BUILD / ".level"
"""How hard the C compiler tried last time."""
BEST, QUICK = "3", "0"
LOCK = BUILD.with_name("compiled.lock")
REPORT = BUILD / "report.html"
"""What mypyc says about lines that stay slow when compiled."""
CORE = ("numbers", "log", "errors", "state", "luck", "playout", "sheet", "batch")
BOTS = ("judge.py", "points.py", "search.py", "guide.py", "tree.py", "counsel.py")
PLAIN = ("__init__.py", "tells.py", "tells_decree.py")
"""What stays plain in the folder of a game's bots: hints read it, no search does."""
PREFIX = "guildhall_"
"""Each group becomes a library beside the package, among those of other projects."""
GAME = (
    *("schema.py", "reasons.py", "tables.py", "state.py", "scoring.py", "game.py", "phases/*.py"),
    *("view.py", "encode.py"),
)
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
sys.path.append({scripts!r})
from mend import mended
setup(
    name="guildhall-compiled",
    packages=[],
    ext_modules=mended(
        mypycify({files!r}, opt_level={level!r}, debug_level="0", separate={groups!r})
    ),
)
"""


def groups() -> list[tuple[list[str], str]]:
    """List the files to compile: a group for core, each game, the bots and each judge."""
    core = [f"guildhall/core/{name}.py" for name in CORE]
    out = [(core, PREFIX + "core")]
    for folder in sorted((SOURCE / "games").iterdir()):
        files = sorted(file for pattern in GAME for file in folder.glob(pattern))
        if files:
            names = [f"guildhall/{file.relative_to(SOURCE)}" for file in files]
            out.append((names, PREFIX + folder.name))
    out.append(([f"guildhall/bots/{name}" for name in BOTS], PREFIX + "bots"))
    for folder in sorted((SOURCE / "games").iterdir()):
        files = sorted((SOURCE / "bots" / folder.name).glob("*.py"))
        names = [f"guildhall/{f.relative_to(SOURCE)}" for f in files if f.name not in PLAIN]
        if names:
            out.append((names, f"{PREFIX}judge_{folder.name}"))
    return out


def fingerprint() -> str:
    """Hash all that the result depends on."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {version('librt')}".encode())
    for script in ("compile.py", "mend.py"):
        digest.update(Path(__file__).with_name(script).read_bytes())
    for name in sorted(sources()):
        digest.update(f"{name}".encode() + (SOURCE / name).read_bytes())
    return digest.hexdigest()


def sources() -> set[Path]:
    """List the files of the package, less what is made from others."""
    files = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file()}
    return {name for name in files if not {"__pycache__", *PAGES} & set(name.parts)}


def copy_changed() -> None:
    """Bring the copy up to date, touching only what differs so that the build can be partial."""
    wanted = sources()
    target = BUILD / "guildhall"
    for path in list(target.rglob("*")):
        name = path.relative_to(target)
        if path.is_file() and path.suffix not in (".so", ".c", ".h") and name not in wanted:
            path.unlink()
    for name in wanted:
        there = target / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if not there.exists() or there.read_bytes() != (SOURCE / name).read_bytes():
            shutil.copyfile(SOURCE / name, there)
    for pages in PAGES:
        link = target / "web" / pages
        if not link.is_symlink():
            link.symlink_to(SOURCE / "web" / pages, target_is_directory=True)


def drop_others(parts: list[tuple[list[str], str]]) -> None:
    """Remove what was compiled of modules that are plain now, and of groups that are no more."""
    files = {file for names, _ in parts for file in names}
    for library in (BUILD / "guildhall").rglob("*.so"):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if str(source.relative_to(BUILD)) not in files:
            library.unlink()
    kept = {f"{group}__mypyc" for _, group in parts}
    for library in BUILD.glob("*.so"):
        if library.name.split(".")[0] not in kept:
            library.unlink()


def up_to_date(level: str) -> bool:
    """Whether the last build was made of the same things, and as well or better."""
    try:
        same = STAMP.exists() and STAMP.read_text() == fingerprint()
    except PackageNotFoundError:
        return False
    return same and LEVEL.read_text() >= level


def main() -> int:
    """Build if anything changed, one at a time."""
    level = QUICK if "--quick" in sys.argv else BEST
    if "--check" in sys.argv:
        return 0 if up_to_date(level) else 1
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return 0 if up_to_date(level) else build(level)


def build(level: str) -> int:
    """Compile what has changed, and stamp it."""
    mark = fingerprint()
    told = "guildhall: compiling the rules (once after each change, a minute or two)"
    print(told, file=sys.stderr, flush=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    STAMP.unlink(missing_ok=True)
    copy_changed()
    parts = groups()
    files = [file for names, _ in parts for file in names]
    drop_others(parts)
    # a class read back from this cache has lost which of its numbers may be unset, and mypyc stops;
    # without it all C is written anew (seconds), but only what differs is compiled
    shutil.rmtree(BUILD / ".mypy_cache", ignore_errors=True)
    asked = ["-a", REPORT.name, *files]
    scripts = str(Path(__file__).parent)
    text = SETUP.format(files=asked, groups=parts, level=level, scripts=scripts)
    (BUILD / "setup.py").write_text(text)
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        "--inplace",
        "--parallel",
        str(os.cpu_count()),
    ]
    if not LEVEL.exists() or LEVEL.read_text() != level:
        command.append("--force")
    LEVEL.write_text(level)
    env = {**os.environ, "MYPYPATH": str(BUILD), "CFLAGS": "-w -fno-semantic-interposition"}
    done = subprocess.run(command, cwd=BUILD, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        return done.returncode
    STAMP.write_text(mark)
    return 0


if __name__ == "__main__":
    sys.exit(main())
