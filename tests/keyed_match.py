"""A match whose dice can be verified, as a table plays one."""

from collections.abc import Callable

import kickabout
from kickabout.engine.dice import pick, seeded
from kickabout.engine.keyed_dice import Contribution, Proof, commitment_to, seal_of
from kickabout.engine.match import Match
from kickabout.engine.verification import drawn_number

TABLE = "f3kq7m2xcd"
SECRET = "5e" * 32
VALUES = {0: "a1" * 16, 1: "b2" * 16}
"""The contributions of the seats."""


def proof_of(values: dict[int, str], withheld: tuple[int, ...] = ()) -> Proof:
    """Return the proof of a table to which these seats contribute; the `withheld` ones are never revealed."""
    given = tuple(
        Contribution(seat, seal_of(TABLE, seat, value), None if seat in withheld else value)
        for seat, value in sorted(values.items())
    )
    return Proof(TABLE, commitment_to(TABLE, SECRET), SECRET, given)


PROOF = proof_of(VALUES)


def played(proof: Proof = PROOF, game: str = "futbol-dash") -> Match:
    """Return a whole match between bots with the dice of a proof."""
    match, bot = kickabout.new(game, 2, seed=0), kickabout.bot("rule-of-thumb", seed=1)
    while match.actor is not None:
        if match.actor == "chance":
            match.apply(drawn_number(proof.key, match))
        else:
            match.play(bot.choose(match.seen(match.actor)))
    return match


def written(proof: Proof = PROOF, game: str = "futbol-dash") -> str:
    """Return the transcript of such a match."""
    return played(proof, game).transcript(proof)


def without_commitment(text: str, commitment: str) -> str:
    """Return a text with the table's commitment replaced, so that tables which differ only by their secret
    compare equal: pages show the start of a commitment as well.
    """
    return text.replace(commitment, "COMMITMENT").replace(commitment[:8], "COMMITMENT")


def drawn_by_seed(seed: int) -> Callable[[bytes, Match], int]:
    """Return a substitute for `drawn_number` that makes tables draw as a match with this seed does."""

    def drawn(key: bytes, match: Match) -> int:
        del key
        weights = match.outcome_weights
        return list(weights)[pick(seeded(seed, match.number), [*weights.values()], len(weights))]

    return drawn
