"""Hatchling's hook: pages in the sources of a release, these and compiled rules in a wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from parts import build_pages, compile_rules, why_plain


class Parts(BuildHookInterface[Any]):
    """Builds what is not in the sources; an editable install gets it from ./play."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        if version == "editable":
            return
        root = Path(self.root)
        build_pages(root)
        if self.target_name != "wheel":
            return
        reason = why_plain()
        if reason:
            print(f"guildhall: a wheel with plain rules: {reason}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compile_rules(root))
