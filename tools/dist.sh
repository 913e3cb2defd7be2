#!/usr/bin/env bash
# Builds dist/*.whl and dist/*.tar.gz, the same bytes each time, and plays a match from each, installed into an
# environment of its own where nothing of this checkout can be found. What that environment consists of is listed in
# dist/*.cdx.json (CycloneDX), and the digests of all files in dist/SHA256SUMS.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

venv=.venv-release/bin
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
requirements=$PWD/requirements

rm -rf dist
$venv/hatchling build --clean >&2
$venv/hatchling build --directory "$scratch/again" >&2
for package in dist/*; do
    cmp "$package" "$scratch/again/$(basename "$package")"
done

for package in "$PWD"/dist/*.whl "$PWD"/dist/*.tar.gz; do
    say "Playing a match from $(basename "$package") ..."
    rm -rf "$scratch/venv"
    $venv/python -m venv --without-pip "$scratch/venv"
    install=("$venv/python" -m pip --python "$scratch/venv/bin/python" install
        --quiet --no-input --disable-pip-version-check)
    "${install[@]}" -r "$requirements/build.txt" -r "$requirements/run.txt"
    "${install[@]}" --no-deps --no-build-isolation "$package"
    (
        cd "$scratch"
        env -u PYTHONPATH "$scratch/venv/bin/python" -I - <<'PYTHON'
import kickabout

assert len(kickabout.available_games()) == 5
for name in kickabout.available_games():
    match, bot = kickabout.new(name, seats=2, seed=7), kickabout.bot("random", seed=1)
    while match.actor is not None:
        match.roll() if match.actor == "chance" else match.play(bot.choose(match.seen(match.actor)))
    assert kickabout.load(match.transcript()).scores == match.scores
    print(f"{name}: {match.number} decisions, {match.scores}")
PYTHON
        "$scratch/venv/bin/kickabout" rules super-team >/dev/null
    )
done

rm "$scratch"/venv/lib/*/site-packages/kickabout-*/direct_url.json # where on this machine it was installed from
wheel=$(basename dist/*.whl)
$venv/cyclonedx-py environment --output-reproducible --output-file "dist/${wheel%-py3*}.cdx.json" "$scratch/venv/bin/python"
(cd dist && sha256sum -- * >SHA256SUMS)
say "Built: $(cd dist && echo *)"
