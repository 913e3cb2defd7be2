#!/usr/bin/env bash
# Builds the server's image from the Containerfile, plays matches in it by the rules that it has compiled, starts a server
# from it, and stops that once it is ready for visitors.
# It needs buildah (Debian has it), and root. Where the image that it starts from cannot be fetched, one is made of
# Debian's packages by mmdebstrap, with the same Python. BUILD_ARGS are more arguments for `buildah build`.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot # what works inside another container as well
base=$(sed -n 's/^FROM \(\S*\) AS build$/\1/p' Containerfile)
port=${PORT:-8099}
scratch=$(mktemp -d)
container=

clean() {
    [ -z "$container" ] || buildah rm "$container" >/dev/null
    rm -rf "$scratch"
}
trap clean EXIT

if ! buildah inspect --type image "$base" >/dev/null 2>&1 && ! buildah pull --quiet "$base" 2>/dev/null; then
    say "Making $base of Debian's packages ..."
    mmdebstrap --quiet --variant=apt --include=python3,python3-venv,python3-pip,ca-certificates,passwd trixie "$scratch/root.tar"
    made=$(buildah from scratch)
    buildah add --quiet "$made" "$scratch/root.tar" / >/dev/null
    buildah add --quiet "$made" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ >/dev/null
    buildah run "$made" ln -s python3 /usr/bin/python
    buildah commit --quiet --rm "$made" "$base" >/dev/null
fi

# shellcheck disable=SC2086 # several arguments
buildah build --format docker --layers --pull-never ${BUILD_ARGS:-} --tag kickabout .

container=$(buildah from --pull-never kickabout)
inside() {
    buildah run --user kickabout "$@"
}
said=$(inside "$container" /opt/kickabout/bin/kickabout sim futbol-dash --matches 100 --seed 1 2>&1)
if grep --quiet Compiling <<<"$said"; then
    say "The image has not compiled the rules."
    exit 1
fi

say "Starting a server from the image ..."
inside --env KICKABOUT_PORT="$port" --env KICKABOUT_HOST=127.0.0.1 "$container" \
    /opt/kickabout/bin/kickabout serve 2>"$scratch/log" &
server=$!
for _ in $(seq 60); do
    if curl --silent --fail "http://127.0.0.1:$port/readyz" >/dev/null; then
        say "It is ready for visitors."
        pkill -TERM -f "kickabout serve" --parent "$server" 2>/dev/null || kill "$server"
        wait "$server" || true
        exit 0
    fi
    kill -0 "$server" 2>/dev/null || break
    sleep 1
done
say "It did not come up:"
cat "$scratch/log" >&2
exit 1
