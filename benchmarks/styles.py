"""`python -m benchmarks.styles`: what the styles of bots change, and what they cost.

For each game and style: the share that a level wins in that style against itself without one; and how often each of the
two takes an action of the style where one is legal. Matches come in pairs with the same dice in which the two change
seats; the interval is over pairs. Everything follows from `--seed`.
"""

import argparse
import sys
from collections.abc import Sequence

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kickabout
from benchmarks.headroom import Share, shares_of
from kickabout.bots.ismcts import STYLES, IsmctsBot
from kickabout.bots.levels import LEVELS
from kickabout.engine.game import Style
from kickabout.engine.match import Seen
from kickabout.games import names


class Counted:
    """A bot, and how often it takes an action of a style where one is legal and there is a choice."""

    def __init__(self, bot: IsmctsBot, style: Style) -> None:
        self._bot = bot
        self._style = style
        self.taken = self.possible = 0

    def choose(self, seen: Seen) -> str:
        """Return the decision of the bot."""
        name = self._bot.choose(seen)
        if not seen.is_routine:
            actions = seen.game.actions
            liked = [
                one
                for one in seen.legal
                if seen.game.style_of(seen.box, actions.parse(seen.box, one)) == self._style
            ]
            if 0 < len(liked) < len(seen.legal):
                self.possible += 1
                self.taken += name in liked
        return name


def compared(
    game: str, level: str, style: Style, seed: int, pairs: int
) -> tuple[Share, float, float]:
    """Return the share that the level wins in a style, and how often it and its rival take an action of the style."""
    rates = np.zeros((2, 2))
    shares = []
    for pair in track(range(pairs), f"{game}, {style}", transient=True):
        won = 0.0
        for own in range(2):
            number = seed + 2 * pair + own
            players = [
                Counted(IsmctsBot(level, number, style), style),
                Counted(IsmctsBot(level, number + 1), style),
            ]
            match = kickabout.new(game, seats=2, seed=seed + pair)
            while match.actor is not None:
                if match.actor == "chance":
                    match.roll_number()
                else:
                    match.play(players[match.actor ^ own].choose(match.seen(match.actor)))
            assert match.scores is not None
            won += shares_of(np.array([match.scores]))[0, own]
            rates += [[one.taken, one.possible] for one in players]
        shares.append(won / 2)
    error = float(np.std(shares, ddof=1) / np.sqrt(pairs))
    styled, plain = rates[:, 0] / rates[:, 1].clip(1)
    return Share(float(np.mean(shares)), error), float(styled), float(plain)


def main(given: Sequence[str]) -> None:
    """Measure and show the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.styles", description=__doc__)
    parser.add_argument("--games", nargs="+", default=names(), choices=names())
    parser.add_argument("--level", default="amateur", choices=LEVELS)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(given)
    if args.pairs < 2:
        parser.error("--pairs is 2 or more: the interval is over pairs")

    table = Table("game", "style", "share won", "takes such an action", "without the style")
    for game in args.games:
        for style in STYLES:
            share, styled, plain = compared(game, args.level, style, args.seed, args.pairs)
            table.add_row(game, style, f"{share}", f"{styled:.0%}", f"{plain:.0%}")
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
