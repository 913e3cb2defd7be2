#!/usr/bin/env bash
# Makes a virtual environment and installs one group of pinned packages and Kickabout itself into it.
#
#   tools/env.sh play     .venv, with what playing, the laboratory and the environments need
#   tools/env.sh dev      .venv, with that and what the checks need
#   tools/env.sh bench    .venv-bench, with what playing needs and the peers that the benchmark measures
#   tools/env.sh docs     .venv-docs, with what playing needs and what builds the documentation
#   tools/env.sh mutants  .venv-mutants, with what playing, the tests of rules and the mutation tester need
#   tools/env.sh release  .venv-release, with what builds a release and says what it consists of
#   tools/env.sh gpu      .venv-gpu, with what playing and its tests on a GPU need
#   tools/env.sh train    .venv-train, with what playing and the worked example of training need
#   tools/env.sh dev FOLDER   what the checks need in another folder, for another Python
#
# The checks stand in .venv alone: a package that a peer brings may change what they find.
# A stamp holds a hash of the lock files, so a second call finds everything done and returns at once.
set -euo pipefail
cd "$(dirname "$0")/.."

group=$1
case $group in
    play | dev) venv=${2:-.venv} ;;
    *) venv=.venv-$group ;;
esac
stamp=$venv/.stamps/$group

say() { printf '%s\n' "$*" >&2; }

fail() {
    say ""
    for line in "$@"; do say "$line"; done
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null && is_new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    fail "Kickabout needs Python 3.11 or newer, and none is on the PATH." \
        "On Debian or Ubuntu:  apt-get install python3 python3-venv" \
        "If it is installed elsewhere:  make PYTHON=/path/to/python3.11 ..."
}

# Debian keeps `ensurepip` in a package of its own, without which `venv` cannot put a pip into the
# new environment. Three ways round that, from the plainest to the oddest.
make_venv() {
    local python=$1
    rm -rf "$venv"
    if "$python" -c 'import ensurepip' 2>/dev/null && "$python" -m venv "$venv" 2>/dev/null; then
        return
    fi
    rm -rf "$venv"
    if "$python" -m virtualenv --quiet "$venv" 2>/dev/null; then
        return
    fi
    rm -rf "$venv"
    if "$python" -m venv --without-pip "$venv" 2>/dev/null &&
        "$python" -m pip --python "$venv/bin/python" install --quiet pip 2>/dev/null; then
        return
    fi
    rm -rf "$venv"
    fail "This Python ($python) cannot make a virtual environment with pip in it." \
        "On Debian or Ubuntu:  apt-get install python3-venv python3-pip" \
        "Elsewhere:            $python -m pip install virtualenv"
}

# uv takes a tenth of pip's time. pip is for where uv cannot be had, for registries that only pip's settings name, and
# for training: whether PyTorch comes with or without what graphics cards need is a matter of those settings.
install() {
    local log=$venv/uv-$group.log
    if [ "$group" != train ] &&
        "$venv/bin/python" -m pip install --quiet --no-input --disable-pip-version-check -r requirements/uv.txt \
            >"$log" 2>&1 &&
        "$venv/bin/uv" pip install --no-progress --python "$venv/bin/python" "$@" >>"$log" 2>&1; then
        return
    fi
    pip_with_progress "$@"
}

# Runs pip and turns its many lines into one that moves; the whole text goes to a log.
pip_with_progress() {
    local log=$venv/pip-$group.log total moving=0
    total=$(cat requirements/build.txt "requirements/$group.txt" | wc -l)
    [ -t 2 ] && moving=1
    if "$venv/bin/python" -m pip install --no-input --disable-pip-version-check --progress-bar off \
        "$@" 2>&1 | tee "$log" | awk -v total="$total" -v moving="$moving" '
            function show(text) {
                if (moving) { printf "\r\033[K  %s", substr(text, 1, 76) > "/dev/stderr"; fflush("/dev/stderr") }
            }
            /^(Collecting|Processing|Requirement already satisfied:) / {
                package = $1 == "Requirement" ? $4 : $2
                sub(".*/", "", package)
                show("fetching " ++count " of about " total ": " package)
            }
            /^Installing collected/ { show("unpacking them, a few seconds more") }
            END { if (moving) printf "\r\033[K" > "/dev/stderr" }'; then
        return
    fi
    say "pip could not install the packages; the end of $log says why:"
    grep -v 'is ignored: it is neither' "$log" | tail -n 8 | cut -c 1-300 >&2
    exit 1
}

digest() {
    { cat pyproject.toml requirements/uv.txt requirements/build.txt "requirements/$group.txt"; pwd; } | sha256sum
}

if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$(digest)" ]; then
    exit 0
fi

if ! { [ -x "$venv/bin/python" ] && is_new_enough "$venv/bin/python" &&
    "$venv/bin/python" -m pip --version >/dev/null 2>&1; }; then
    python=$(find_python)
    say "Making a virtual environment in $venv with $("$python" --version) ..."
    make_venv "$python"
fi

say "Installing the packages of requirements/$group.txt into $venv (a minute or two the first time) ..."
started=$SECONDS
install -r requirements/build.txt -r "requirements/$group.txt"
install --no-deps --no-build-isolation --editable .
say "Installed in $((SECONDS - started)) s."

mkdir -p "$(dirname "$stamp")"
digest >"$stamp"
