"""`python -m benchmarks.foreseen_dice`: what it is worth to know the dice to come, by the version of their scheme.

Seat 0 has all that a server has: the key of the match, and all hands. At each of its decisions it plays every legal
action to the end of the match, for both seats by the rule of thumb and with the dice that it foresees, and takes one
that wins. In version 1 a draw was keyed by the number of entries before it, in version 2 by what is drawn, in version
3 by links that the other seat reveals after the decision: there it foresees what the links so far would give. `none`
foresees dice of another key. Seat 1 plays by the rule of thumb.
"""

import argparse
import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import kickabout
from kickabout.engine.keyed_dice import Places
from kickabout.engine.links import Links, chain_of
from kickabout.engine.match import Match
from kickabout.engine.verification import drawn_number, source_of
from kickabout.lab.statistics import wilson

SCHEMES = ("none", "1", "2", "3")
THUMB = kickabout.bot("rule-of-thumb", seed=1)


@dataclass
class Dice:
    """The dice of a match, as far as somebody knows them."""

    scheme: str
    key: bytes
    places: Places
    links: Links

    def draw(self, match: Match) -> None:
        """Play what they give."""
        source, places = source_of(match), None if self.scheme == "1" else self.places
        number = drawn_number(self.links.key(self.key), match, places, source)
        if places is not None:
            places.count(source, sum(match.outcome_weights.values()))
        match.apply(number)

    def copy(self) -> "Dice":
        """Return an independent copy."""
        return Dice(self.scheme, self.key, self.places.copy(), self.links.copy())


def on(
    match: Match, dice: Dice, decide: Callable[[Match, int], str], link: Callable[[int], None]
) -> None:
    """Play a match to its end; `link` is told of each draw that follows a decision, by its number."""
    after_draw = False
    while match.actor is not None:
        if match.actor == "chance":
            if not after_draw:
                link(match.number)
            dice.draw(match)
            after_draw = True
        else:
            after_draw = False
            match.play(decide(match, match.actor))


def by_thumb(match: Match, seat: int) -> str:
    """Return the decision of the rule of thumb."""
    return THUMB.choose(match.seen(seat))


def foreseen(match: Match, dice: Dice) -> str:
    """Return the decision of seat 0 that wins most clearly with these dice."""
    legal, best = match.legal_for(0), (-math.inf, "")
    for action in legal if len(legal) > 1 else ():
        ahead = match.copy()
        ahead.play(action)
        on(ahead, dice.copy(), by_thumb, lambda _: None)
        scores = ahead.scores
        assert scores is not None
        best = max(best, (scores[0] - scores[1], action))
    return best[1] or legal[0]


def won(scheme: str, game: str) -> bool:
    """Return whether seat 0 wins a match."""
    key, table = secrets.token_bytes(32), "t"
    chain = chain_of(table, 1, secrets.token_hex(32), 3000) if scheme == "3" else []
    links = Links.begin(table, {1: chain[0]} if chain else {})
    dice = Dice(scheme, key, Places(), links)
    told = secrets.token_bytes(32) if scheme == "none" else key
    match = kickabout.new(game, 2, seed=0)

    def decide(match: Match, seat: int) -> str:
        known = dice.copy()
        known.key = told
        return foreseen(match, known) if seat == 0 else by_thumb(match, seat)

    def link(number: int) -> None:
        if chain:
            links.take(number, f"1:{chain[number + 1]}")

    on(match, dice, decide, link)
    return match.winners == [0]


def main() -> None:
    """Play so many matches with each scheme, and print how many were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="futbol-dash")
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--schemes", nargs="+", default=SCHEMES, choices=SCHEMES)
    given = parser.parse_args()
    for scheme in given.schemes:
        number = sum(won(scheme, given.game) for _ in range(given.matches))
        low, high = wilson(number, given.matches)
        print(
            f"scheme {scheme}: won {number} of {given.matches} ({low:.0%} to {high:.0%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
