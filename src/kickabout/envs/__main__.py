"""`python -m kickabout.envs GAME`: the indices of a game's observations, as a table in Markdown.

With `--write FILE` the tables of all games are put into a document instead, each between the lines
`<!-- indices of GAME, N seats -->` and `<!-- end of indices -->`.
"""

import argparse
import re
import sys
from pathlib import Path

from kickabout.envs.observation import layout, table
from kickabout.games import find, names

_MARKED = re.compile(
    r"(<!-- indices of (\S+), (\d+) seats -->\n).*?(<!-- end of indices -->)", re.DOTALL
)


def with_tables(document: str) -> str:
    """Return the document with up-to-date tables between its marks."""

    def renewed(mark: re.Match[str]) -> str:
        head, game, seats, end = mark.groups()
        size = layout(find(game), int(seats)).size
        return (
            f"{head}\n{size} numbers with {seats} seats:\n\n{table(find(game), int(seats))}\n{end}"
        )

    return _MARKED.sub(renewed, document)


def main() -> None:
    """Print a table, or write all of them."""
    parser = argparse.ArgumentParser(prog="python -m kickabout.envs", description=__doc__)
    parser.add_argument("game", nargs="?", choices=names(), default=names()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--write", type=Path, metavar="FILE", help="put all tables into a document")
    args = parser.parse_args()
    if args.write:
        args.write.write_text(with_tables(args.write.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        game = find(args.game)
        sys.stdout.write(table(game, game.seats_checked(args.seats)))


if __name__ == "__main__":
    main()
