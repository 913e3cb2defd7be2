"""Verification of a match's draws against its dice and its rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kickabout.engine.game import CHANCE
from kickabout.engine.keyed_dice import Proof, commitment_to, draw, seal_of
from kickabout.engine.match import Match
from kickabout.engine.replaying import follow
from kickabout.text.messages import Message


@dataclass(frozen=True)
class Draw:
    """A place in a match where chance has decided."""

    number: int
    """The number of decisions and outcomes played before it: 0 for the first."""
    outcomes: dict[str, int]
    """The possible outcomes, in the order of the rules, with their weights."""
    drawn: str


@dataclass(frozen=True)
class Verdict:
    """The findings about the dice of a match."""

    draws: int
    """The number of draws compared with those that the key gives."""
    faults: tuple[Message, ...]
    """The faults, in the order in which they were found."""


def drawn_number(key: bytes, match: Match) -> int:
    """Return the number of the outcome that the dice with this key give at a chance point of a match."""
    weights = match.outcome_weights
    return list(weights)[draw(key, match.number, list(weights.values()))]


def draws_of(match: Match) -> Iterator[Draw]:
    """Yield the draws of a match so far, without the expiries of clocks."""
    earlier = match.at(0)
    for actor, action in match.log:
        name = match.name_of(action)
        if actor == CHANCE and not earlier.is_clock_end(name):
            weights = earlier.outcome_weights
            named = {earlier.name_of(number): weight for number, weight in weights.items()}
            yield Draw(earlier.number, named, name)
        earlier.follow(actor, name)


def verify(
    proof: Proof, match: Match, body: Sequence[tuple[int, str, str]], result: str
) -> Verdict:
    """Play the lines of a transcript in its match, which has not begun, and compare every draw.

    `body` has the lines as (line number, actor, notation), `result` is the result in the head. A draw that the
    rules allow is followed even if it is the wrong one, so that all wrong draws are found.
    """
    faults, key = list(_faults_of(proof)), proof.key
    draws = 0
    for line, actor, name in body:
        right = match.name_of(drawn_number(key, match)) if match.is_chance else ""
        if right and actor == "chance" and not match.is_clock_end(name):
            draws += 1
            if name != right:
                faults.append(Message("dice-wrong-draw", line=line, action=name, right=right))
        try:
            follow(match, actor, name)
        except ValueError as error:
            fault = "dice-misfit-draw" if right else "dice-misfit"
            faults.append(Message(fault, line=line, error=str(error), right=right))
            return Verdict(draws, tuple(faults))
    if match.result != result:
        faults.append(Message("dice-wrong-result", result=result, right=match.result))
    return Verdict(draws, tuple(faults))


def _faults_of(proof: Proof) -> Iterator[Message]:
    """Yield the faults of a proof by itself."""
    right = commitment_to(proof.table, proof.secret)
    if right != proof.commitment:
        yield Message("dice-wrong-secret", commitment=proof.commitment, right=right)
    for one in proof.contributions:
        if one.value is not None and seal_of(proof.table, one.seat, one.value) != one.seal:
            yield Message("dice-wrong-seal", number=one.seat)
