"""What the rules of Fútbol Dash refuse is what is not legal, and every refusal comes up."""

from collections.abc import Iterator

import pytest

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.futbol_dash import GAME
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.games.futbol_dash.rules import refuse
from tests.rulebooks.futbol_dash.positions import lay, play_all
from tests.rulebooks.refusals import refused

MATCHES: list[tuple[int, dict[str, object], int]] = [
    (2, {"goals": 3}, 5),
    (3, {"mode": "express"}, 26),
    (4, {"mode": "express", "express-end": "hands-out"}, 40),
    (6, {"goals": 1}, 88),
]


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[Match]:
    """The positions of a match between seats that play at random, its end included."""
    match = kickabout.new("futbol-dash", seats, options, seed=seed)
    rng = seeded(seed, 7)
    yield match
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[below(rng, len(match.legal))])
        yield match


def test_nothing_against_it_is_legal_or_possible_and_every_refusal_comes_up() -> None:
    met = set()
    for seats, options, seed in MATCHES:
        for match in positions(seats, options, seed):
            possible = {*match._legal(), *match._outcomes()[0]}
            for action in range(GAME.codes):
                refusal = refuse(match.box.record, match.state, action)
                assert (refusal == Refusal.NONE) == (action in possible), (action, refusal)
                met.add(refusal)
    assert met == set(Refusal)


def test_every_refusal_rests_on_a_clause() -> None:
    clauses = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
    assert {refusal.clause for refusal in Refusal if refusal != Refusal.NONE} <= clauses


SHOT = ("play nutmeg", "hold")


@pytest.mark.parametrize(
    ("actions", "outcome", "reason"),
    [
        ((), "draw nutmeg", "Seat 0 decides now, not chance (DASH-16.5)."),
        (("play nutmeg", "play foul"), "draw foul", "No Foul is left in the deck (DASH-11.1)."),
        (("play nutmeg", "play foul"), "draw card", "That is how others see a draw"),
        (("play nutmeg", "play foul"), "shoot goal", "which card replaces the referee card"),
        (SHOT, "shoot goal", "No goal lies in the grid (DASH-6.2)."),
        (SHOT, "draw nutmeg", "Chance decides now which shot card is turned over"),
        (SHOT, "start 0", "Chance decides now which shot card is turned over"),
    ],
)
def test_an_impossible_outcome_is_told_what_is_wrong(
    actions: tuple[str, ...], outcome: str, reason: str
) -> None:
    match = lay(hands=("nutmeg", "foul"), points=(9,), deck="overlap", grid="save miss")
    play_all(match, *actions)
    assert reason in refused(match, outcome)


def test_nobody_starts_who_is_not_there() -> None:
    match = kickabout.new("futbol-dash", 3, seed=1)
    assert refused(match, "start 3").endswith("(DASH-3.6).")
