#!/usr/bin/env bash
# Makes sure that there is a PostgreSQL for the tests: the one that is installed, or Debian's, which it
# installs where it may. The tests start a server of their own from it; none is left running.
set -euo pipefail

if compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; then
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if command -v apt-get >/dev/null && { [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; }; then
    echo "Installing Debian's postgresql for the tests (about 60 MB on disk) ..." >&2
    # Its package would make a cluster and run it; the tests want the programs alone.
    "${as_root[@]}" mkdir -p /etc/postgresql-common
    if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        echo 'create_main_cluster = false' | "${as_root[@]}" tee /etc/postgresql-common/createcluster.conf >/dev/null
    fi
    if "${as_root[@]}" apt-get update >"$log" 2>&1 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends postgresql >>"$log" 2>&1 &&
        compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
        exit 0
    fi
    tail -n 15 "$log" >&2
fi
cat >&2 <<'END'

The tests of shared servers need PostgreSQL, and none is installed.
On Debian:  apt-get install postgresql
Elsewhere:  install PostgreSQL 13 or newer so that `initdb` is on the PATH.
END
exit 1
