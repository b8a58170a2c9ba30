# Sourced by ./play, ./test and packing: builds the browser client when its sources or texts have changed.
# Without $UV, Node must be in $PATH.
client_mark() {
  find client src/guildhall/locale docs/*.jpg -type f -not -path '*/node_modules/*' -not -name '*.test.ts' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}

client_packages() {
  local lock
  lock=$(sha256sum < client/package-lock.json)
  [ "$(cat client/node_modules/.stamp 2>/dev/null)" = "$lock" ] && return
  say "fetching the packages of the client (once)"
  (cd client && npm ci --no-audit --no-fund --silent)
  echo "$lock" > client/node_modules/.stamp
}

build_client() {
  local mark
  mark=$(client_mark)
  [ "$(cat src/guildhall/web/static/.stamp 2>/dev/null)" = "$mark" ] && return
  if [ -n "${UV:-}" ]; then
    "$UV" sync --quiet --frozen --no-dev --group client --inexact
    PATH="$PWD/.venv/bin:$PATH"
  fi
  client_packages
  say "building the client (once after each change)"
  (cd client && npm run --silent build -- --logLevel error)
  echo "$mark" > src/guildhall/web/static/.stamp
}

build_client
