#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser journeys: the one on the PATH, or Debian's,
# which it installs where it may.
set -euo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then
        exit 0
    fi
done

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if command -v apt-get >/dev/null && { [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; }; then
    echo "Installing Debian's chromium for the browser journeys (about 350 MB on disk) ..." >&2
    if "${as_root[@]}" apt-get update >"$log" 2>&1 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends chromium >>"$log" 2>&1 &&
        command -v chromium >/dev/null; then
        exit 0
    fi
    tail -n 15 "$log" >&2
fi
cat >&2 <<'END'

The browser journeys need Chromium, and none is on the PATH.
On Debian:  apt-get install chromium
Elsewhere:  install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the PATH.
END
exit 1
