"""What MkDocs is told beside its settings: files from outside docs/, and scripts in files."""

import hashlib
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
ELSEWHERE = {
    "index.md": "README.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
SCRIPTS = "assets/inline"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie at the top of the sources, with links as seen from docs/; an icon."""
    for name, source in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](")))
    icon = ROOT / "client" / "public" / "favicon.svg"
    files.append(File.generated(config, icon.name, abs_src_path=str(icon)))
    return files


def on_post_page(output: str, config: MkDocsConfig, **_: object) -> str:
    """Put scripts of a page into files: the server lets no script run that lies in a page."""

    def moved(found: re.Match[str]) -> str:
        script = found[1].encode()
        name = f"{SCRIPTS}/{hashlib.sha256(script).hexdigest()[:16]}.js"
        file = Path(config.site_dir) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(script)
        return f'<script src="/docs/{name}"></script>'

    return INLINE.sub(moved, output)


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out what only its makers need: a third of the whole."""
    for file in Path(config.site_dir).rglob("*.map"):
        file.unlink()
