"""What goes into a package beside the sources: the built pages and the compiled rules."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from pathlib import Path

PURE_ENV = "GUILDHALL_PURE"
"""1: a wheel of plain Python for every machine; 0: compiled rules or no wheel at all."""
TRAINED_ENV = "GUILDHALL_TRAINED"
"""1: the rules are compiled twice, the second time by what a run of the first has counted."""
WITH_TYPES = ("librt", "msgspec", "mypy_extensions", "websockets")
"""Dependencies whose types the compiler must see."""
PAGES_COMMAND = 'say() { echo "guildhall: $*" >&2; }; . scripts/client.sh; bash scripts/site.sh'


def unpacked(root: Path) -> bool:
    """Whether these are the sources of a release, which bring the built pages along."""
    return (root / "PKG-INFO").exists() and pages(root).exists()


def pages(root: Path) -> Path:
    """First page of the built client."""
    return root / "src" / "guildhall" / "web" / "static" / "index.html"


def needs_of_pages(root: Path) -> list[str]:
    """Packages that build the client and the documentation; none where these come along."""
    groups = {} if unpacked(root) else _project(root)["dependency-groups"]
    return [*groups.get("client", []), *groups.get("site", [])]


def needs_of_rules(root: Path, env: Mapping[str, str] = os.environ) -> list[str]:
    """Packages that compile the rules; none where they stay plain."""
    if why_plain(env):
        return []
    project = _project(root)
    named = {_name(need): need for need in project["project"]["dependencies"]}
    return [*project["dependency-groups"]["compile"], *(named[name] for name in WITH_TYPES)]


def why_plain(env: Mapping[str, str] = os.environ) -> str:
    """Why the rules stay plain Python; empty when they are compiled."""
    if env.get(PURE_ENV) == "1":
        return f"{PURE_ENV}=1"
    if env.get(PURE_ENV) == "0":
        return ""
    if sys.platform == "win32":
        return "they can't be compiled on Windows"
    given = env.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(given.split()[0], path=env.get("PATH"))
    return "" if found else "there is no C compiler"


def build_pages(root: Path) -> None:
    """Build client and documentation as ./play does, unless they are up to date or came along."""
    if not unpacked(root):
        command = ["bash", "-euo", "pipefail", "-c", PAGES_COMMAND]
        env = {name: value for name, value in os.environ.items() if name != "UV"}
        subprocess.run(command, cwd=root, env=env, check=True, stdout=sys.stderr)


def compile_rules(root: Path) -> dict[str, str]:
    """Compile the rules; gives each library and its place in the wheel."""
    command = [sys.executable, str(root / "scripts" / "compile.py")]
    if os.environ.get(TRAINED_ENV) == "1":
        command.append("--trained")
    if subprocess.run(command, check=False, stdout=sys.stderr).returncode:
        raise RuntimeError(f"the rules can't be compiled; {PURE_ENV}=1 does without")
    return libraries(root / "build" / "compiled")


def libraries(folder: Path) -> dict[str, str]:
    """Compiled libraries in a folder: the groups at its top, the modules beside their sources."""
    found = [*folder.glob("*.so"), *(folder / "guildhall").rglob("*.so")]
    return {str(file): file.relative_to(folder).as_posix() for file in sorted(found)}


def _project(root: Path) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def _name(requirement: str) -> str:
    """Name of the package in a requirement."""
    found = re.match(r"[\w.-]+", requirement)
    return found[0] if found else ""
