#!/usr/bin/env bash
# Compiles the rules into build/compiled, with what that needs; run by ./play, or by the server it has started.
. "$(dirname "$0")/bootstrap.sh"
"$UV" sync --quiet --frozen --no-dev --group compile --inexact
exec .venv/bin/python scripts/compile.py
