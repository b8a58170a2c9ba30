#!/usr/bin/env bash
# Run by ./test: installs the programs that tests call, where they are missing (Debian). Fails where it cannot.
. "$(dirname "$0")/bootstrap.sh"
need=()
command -v cc >/dev/null || need+=(gcc libc6-dev)
command -v chromium-headless-shell >/dev/null || need+=(chromium-headless-shell)
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need+=(postgresql)
[ ${#need[@]} -gt 0 ] || exit 0
say "installing ${need[*]}"
SUDO=; [ "$(id -u)" = 0 ] || SUDO=sudo
export DEBIAN_FRONTEND=noninteractive
APT="-o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -qq"
$SUDO apt-get $APT update
$SUDO apt-get $APT install -y --no-install-recommends "${need[@]}" >/dev/null
