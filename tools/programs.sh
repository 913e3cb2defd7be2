#!/usr/bin/env bash
# Makes sure of the programs that the tests need beside Python: a browser for the journeys, PostgreSQL for the shared
# servers (the tests start a server of their own from it; none is left running), Pango for what is printed.
# What is missing is installed from Debian, where that may be done.
set -euo pipefail

has_postgresql() {
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null
}
has_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null; then return 0; fi
    done
    return 1
}

missing=()
# The shell draws no windows, and so takes a quarter less of a processor than the whole browser.
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
has_postgresql || missing+=(postgresql)
command -v curl >/dev/null || missing+=(curl) # a tutorial asks a server by it
# Not `grep -q`, which ends at the first match: ldconfig fails if nobody reads the rest.
PATH="$PATH:/sbin" ldconfig -p 2>/dev/null | grep libpangoft2 >/dev/null || missing+=(libpango-1.0-0 libpangoft2-1.0-0)
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if command -v apt-get >/dev/null && { [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; }; then
    echo "Installing for the tests from Debian: ${missing[*]} ..." >&2
    # PostgreSQL's package would make a cluster and run it; the tests want the programs alone.
    "${as_root[@]}" mkdir -p /etc/postgresql-common
    if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        echo 'create_main_cluster = false' | "${as_root[@]}" tee /etc/postgresql-common/createcluster.conf >/dev/null
    fi
    "${as_root[@]}" apt-get update >"$log" 2>&1 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1 ||
        tail -n 15 "$log" >&2
fi
if has_browser && has_postgresql; then exit 0; fi
cat >&2 <<'END'

The tests need Chromium for the browser journeys and PostgreSQL for those of shared servers.
On Debian:  apt-get install chromium-headless-shell postgresql
Elsewhere:  install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the PATH, and PostgreSQL 13
            or newer so that `initdb` is.
END
exit 1
