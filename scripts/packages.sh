#!/usr/bin/env bash
# Run by ./test: fetches the packages of the client and builds it.
. "$(dirname "$0")/bootstrap.sh"
. scripts/client.sh
client_packages
