#!/usr/bin/env bash
# Builds the documentation into the package when it has changed; run by ./play in the background, and by packing.
# Without $UV, MkDocs must be in $PATH.
cd "$(dirname "$0")/.."
set -euo pipefail
mark=$(find docs mkdocs.yml scripts/site README.md CONTRIBUTING.md CHANGELOG.md -type f -not -name '*.pyc' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
[ "$(cat src/guildhall/web/site/.stamp 2>/dev/null)" = "$mark" ] && exit
if [ -n "${UV:-}" ]; then
  mkdir -p build
  exec >build/site.log 2>&1
  "$UV" sync --quiet --frozen --no-dev --group site --inexact
  PATH="$PWD/.venv/bin:$PATH"
fi
NO_MKDOCS_2_WARNING=1 python -m mkdocs build --quiet
echo "$mark" > src/guildhall/web/site/.stamp
