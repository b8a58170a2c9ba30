"""Compile the rules and the making of pages with mypyc into build/compiled, a copy of the package.

src/ stays as it is. One group per game, so that an edit in one game rebuilds that game only. Run it
again at will: it does nothing while the sources, the compiler and the Python are the same, and
waits for another that is at work. With --check it compiles nothing and only says whether all is up
to date. With --quick it spares the C compiler all it can, for tests: these wait for Python more
than for rules.
With --trained, for wheels, it compiles twice: once to count which ways `exercise.py` goes, and once
more by these counts. That needs gcc, takes three times as long, and plays the same games faster.
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
TRAINED, BEST, QUICK = "3 trained", "3", "0"
"""In the order of strings, the best first; each begins with the level of the C compiler."""
COUNTING, COUNTED = "-fprofile-generate", "-fprofile-use -fprofile-partial-training"
LOCK = BUILD.with_name("compiled.lock")
REPORT = BUILD / "report.html"
"""What mypyc says about lines that stay slow when compiled."""
CORE = ("numbers", "log", "errors", "state", "luck", "playout", "sheet", "batch")
BOTS = ("judge.py", "points.py", "search.py", "guide.py", "tree.py", "counsel.py", "flock.py")
PLAIN = ("__init__.py", "tells.py", "tells_decree.py")
"""What stays plain in the folder of a game's bots: hints read it, no search does."""
PAGES_MADE = ("framed", "live/payloads", "live/page_cache")
"""What the server makes with every move, for every seat."""
PREFIX = "guildhall_"
"""Each group becomes a library beside the package, among those of other projects."""
GAME = (
    *("schema.py", "reasons.py", "tables.py", "state.py", "scoring.py", "game.py", "phases/*.py"),
    *("view.py", "encode.py", "imagine.py", "imagine/[a-z]*.py"),
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
    """List the files to compile: a group for core, each game, pages, the bots and each judge."""
    core = [f"guildhall/core/{name}.py" for name in CORE]
    out = [(core, PREFIX + "core")]
    for folder in sorted((SOURCE / "games").iterdir()):
        files = sorted(file for pattern in GAME for file in folder.glob(pattern))
        if files:
            names = [f"guildhall/{file.relative_to(SOURCE)}" for file in files]
            out.append((names, PREFIX + folder.name))
    out.append(([f"guildhall/server/{name}.py" for name in PAGES_MADE], PREFIX + "pages"))
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
    for script in ("compile.py", "mend.py", "quick.py", "spare.py", "exercise.py"):
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
    asked = {"--quick": QUICK, "--trained": TRAINED}
    level = next((asked[word] for word in sys.argv if word in asked), BEST)
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
    asked = ["-a", REPORT.name, *files]
    scripts = str(Path(__file__).parent)
    text = SETUP.format(files=asked, groups=parts, level=level[0], scripts=scripts)
    (BUILD / "setup.py").write_text(text)
    again = not LEVEL.exists() or LEVEL.read_text() != level or level == TRAINED
    LEVEL.write_text(level)
    failed = train() if level == TRAINED else run_setup("", force=again)
    if not failed:
        STAMP.write_text(mark)
    return failed


def train() -> int:
    """Compile so that runs are counted, exercise, compile again by the counts."""
    for counts in BUILD.rglob("*.gcda"):
        counts.unlink()
    failed = run_setup(COUNTING, force=True)
    exercise = [sys.executable, str(Path(__file__).with_name("exercise.py"))]
    env = {**os.environ, "PYTHONPATH": str(BUILD)}
    failed = failed or subprocess.run(exercise, env=env, check=False).returncode
    if not failed and not any(BUILD.rglob("*.gcda")):
        print("guildhall: nothing was counted; --trained needs gcc", file=sys.stderr)
        failed = 1
    return failed or run_setup(COUNTED, force=True)


def run_setup(flags: str, *, force: bool) -> int:
    """Let mypyc and the C compiler work, the latter with more flags; prints what fails."""
    # a class read back from this cache has lost which of its numbers may be unset, and mypyc stops;
    # without it all C is written anew (seconds), but only what differs is compiled
    shutil.rmtree(BUILD / ".mypy_cache", ignore_errors=True)
    parallel = ["--parallel", str(os.cpu_count())]
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", *parallel]
    command += ["--force"] if force else []
    env = {**os.environ, "MYPYPATH": str(BUILD)}
    env["CFLAGS"] = f"-w -fno-semantic-interposition {flags}"
    env["LDFLAGS"] = f"{os.environ.get('LDFLAGS', '')} {flags}".strip()
    done = subprocess.run(command, cwd=BUILD, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
