#!/usr/bin/env bash
# Builds dist/*.whl and dist/*.tar.gz, and plays a match from each, installed into an environment of its own where
# nothing of this checkout can be found.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

rm -rf dist
.venv/bin/hatchling build --clean >&2

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
requirements=$PWD/requirements

for package in "$PWD"/dist/*.whl "$PWD"/dist/*.tar.gz; do
    say "Playing a match from $(basename "$package") ..."
    rm -rf "$scratch/venv"
    .venv/bin/python -m venv --without-pip "$scratch/venv"
    install=(.venv/bin/python -m pip --python "$scratch/venv/bin/python" install
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
say "Built: $(cd dist && echo *)"
