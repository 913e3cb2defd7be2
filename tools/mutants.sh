#!/usr/bin/env bash
# Changes the rules of a game in one place after the other (mutmut), runs the tests of its clauses on each
# change, and lists the changes that no test noticed.
#
#   tools/mutants.sh GAME [FILE ...]     FILE is relative to the game's folder, such as answers.py; without one, all
#                                        that `rules`, `legality` and `visibility` import of the game, but its box
#
# The rules run interpreted, since a mutant is chosen while they run. Everything happens in a copy, .mutants;
# `../.venv-mutants/bin/mutmut show NAME`, run there, shows a change.
set -euo pipefail
cd "$(dirname "$0")/.."

game=${1:?"name a game, such as futbol_dash"}
shift
folder=src/kickabout/games/$game
tests=(tests/rulebooks/"$game" tests/games/"$game")
for path in "$folder" "${tests[@]}"; do
    [ -d "$path" ] || { echo "There is no $path." >&2; exit 1; }
done

files=("$@")
if [ ${#files[@]} -eq 0 ]; then
    mapfile -t files < <(.venv-mutants/bin/python - "$folder" <<'PYTHON'
import ast
import sys
from pathlib import Path

folder = Path(sys.argv[1])
package = f"kickabout.games.{folder.name}"
found = set()
ahead = [f"{package}.{module}" for module in ("rules", "legality", "visibility")]
while ahead:
    name = ahead.pop()
    path = folder.joinpath(*name.split(".")[3:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not name.startswith(package + ".") or name.startswith(package + ".box"):
        continue  # reading a box is none of the rules
    if file in found or not file.is_file():
        continue
    found.add(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = name.split(".") if path.is_dir() else name.split(".")[:-1]
            parts = above[: len(above) + 1 - node.level] if node.level else []
            module = ".".join([*parts, *filter(None, [node.module])])
            ahead += [module, *(f"{module}.{alias.name}" for alias in node.names)]
print(*sorted(str(file.relative_to(folder)) for file in found), sep="\n")
PYTHON
    )
fi

mutmut=$PWD/.venv-mutants/bin/mutmut
rm -rf .mutants # mutmut would go by which tests reached what in the call before
mkdir .mutants
cp -r src tests benchmarks pyproject.toml .mutants/
cd .mutants

cat >setup.cfg <<END
[mutmut]
source_paths = src
only_mutate =
$(printf "    $folder/%s\n" "${files[@]}")
also_copy =
    benchmarks
pytest_add_cli_args =
    -p
    no:cacheprovider
pytest_add_cli_args_test_selection =
$(printf '    %s\n' "${tests[@]}")
END

export NUMBA_DISABLE_JIT=1
"$mutmut" run --max-children "${WORKERS:-2}"
"$mutmut" results
