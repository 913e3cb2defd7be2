#!/usr/bin/env bash
# Writes requirements/*.txt anew from pyproject.toml: pinned versions and no addresses, so that any
# mirror of the package index will do. The others keep the versions that run has.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python=.venv/bin/python
$python -m pip install --quiet --target "$folder" uv

lock() {
    "$folder/bin/uv" pip compile --quiet --upgrade --universal --python-version 3.11 \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links "$@"
}
$python -c 'import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' >"$folder/build.in"

echo uv >"$folder/uv.in"

lock "$folder/uv.in" -o requirements/uv.txt
lock "$folder/build.in" -o requirements/build.txt
lock pyproject.toml -c requirements/build.txt -o requirements/run.txt
lock pyproject.toml --extra dev -c requirements/build.txt -c requirements/run.txt -o requirements/dev.txt
lock pyproject.toml --extra lab -c requirements/build.txt -c requirements/dev.txt -o requirements/lab.txt
lock pyproject.toml --extra lab --extra envs -c requirements/build.txt -c requirements/dev.txt -o requirements/play.txt
# The server's image takes nothing but files with these digests.
lock pyproject.toml requirements/build.txt --extra lab -c requirements/lab.txt --generate-hashes \
    -o requirements/hashes.txt
lock pyproject.toml --extra release -c requirements/build.txt -c requirements/dev.txt -o requirements/release.txt
lock pyproject.toml --extra mutants -c requirements/build.txt -c requirements/dev.txt -o requirements/mutants.txt
lock pyproject.toml --extra gpu-check -c requirements/build.txt -c requirements/dev.txt -o requirements/gpu.txt
lock pyproject.toml --extra docs -c requirements/build.txt -c requirements/dev.txt -o requirements/docs.txt
lock pyproject.toml --extra bench -c requirements/build.txt -c requirements/dev.txt -o requirements/bench.txt
# A torch that computes on processors: what only its builds for graphics cards need stays out.
echo 'torch==2.13.0' >"$folder/torch.in"
lock pyproject.toml --extra train -c "$folder/torch.in" -c requirements/build.txt \
    -c requirements/dev.txt -o "$folder/train.txt"
grep -vE '^(cuda|nvidia|triton)' "$folder/train.txt" >requirements/train.txt

if grep -nE '://|--(extra-)?index|--find-links| @ ' requirements/*.txt; then
    echo "An address got into a lock file (above)." >&2
    exit 1
fi
wc -l requirements/*.txt
