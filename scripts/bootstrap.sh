# Sourced by ./play and ./test: brings the pinned uv into .tools, once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
UV_VERSION=0.13.7
UV="$PWD/.tools/bin/uv"
export UV_PYTHON_DOWNLOADS=never
unset PYTHONDONTWRITEBYTECODE # every server, bot and test worker would compile all sources again

say() { printf '%s\n' "guildhall: $*" >&2; }

if [ "$("$UV" --version 2>/dev/null | awk '{print $2}')" != "$UV_VERSION" ]; then
  PY=$(command -v python3.11 || command -v python3 || true)
  if [ -z "$PY" ]; then
    say "Python 3.11 or newer is required. Install it and try again."
    exit 1
  fi
  say "fetching uv $UV_VERSION into .tools (once)"
  rm -rf .tools
  "$PY" -m pip install -q --disable-pip-version-check --root-user-action=ignore \
        --target .tools "uv==$UV_VERSION"
fi
