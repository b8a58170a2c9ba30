# Sourced by ./play and ./test: brings the pinned uv into .tools, once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
UV_VERSION=0.13.7
UV="$PWD/.tools/bin/uv"
export UV_PYTHON_DOWNLOADS=never
unset PYTHONDONTWRITEBYTECODE # every server, bot and test worker would compile all sources again

say() { printf '%s\n' "guildhall: $*" >&2; }

# The first Python of the path that has pip; environments that uv made have none.
with_pip() {
  local python
  while IFS= read -r python; do
    if "$python" -m pip --version >/dev/null 2>&1; then
      echo "$python"
      return
    fi
  done < <(type -ap python3.11 python3)
}

if [ "$("$UV" --version 2>/dev/null | awk '{print $2}')" != "$UV_VERSION" ]; then
  PY=$(with_pip)
  if [ -z "$PY" ]; then
    say "Python 3.11 or newer with pip is required (on Debian: python3-pip). Install it and try again."
    exit 1
  fi
  say "fetching uv $UV_VERSION into .tools (once)"
  rm -rf .tools
  "$PY" -m pip install -q --disable-pip-version-check --root-user-action=ignore \
        --target .tools "uv==$UV_VERSION"
fi
