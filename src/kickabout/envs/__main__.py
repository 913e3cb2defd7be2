"""`python -m kickabout.envs GAME`: the indices of a game's observations, as a table in Markdown."""

import argparse
import sys

from kickabout.envs.observation import table
from kickabout.games import find, names


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="python -m kickabout.envs", description=__doc__)
    parser.add_argument("game", nargs="?", choices=names(), default=names()[0])
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    game = find(args.game)
    sys.stdout.write(table(game, game.seats_checked(args.seats)))


if __name__ == "__main__":
    main()
