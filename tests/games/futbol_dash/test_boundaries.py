"""Boundary cases of the rules of Fútbol Dash: the first and last card, seat, face and round."""

from pathlib import Path

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.games.futbol_dash import GAME
from kickabout.games.futbol_dash.actions import DISCARD, DRAW, HOLD, START, SWAP, number_of
from kickabout.games.futbol_dash.refusals import Refusal
from kickabout.games.futbol_dash.shoot_out import shoot_out_rounds
from kickabout.games.futbol_dash.state import Face
from kickabout.text.messages import Message
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    counted,
    draws,
    lay,
    next_turn,
    play_all,
    stand,
    variant,
)

FIRST = "short-pass"
"""The first card of the box."""


HANDBALL = """[[cards]]
slug = "handball"
name = "Handball"
count = 1
effect = "foul"
value = 0

"""
"""Another card that answers as a Foul does."""


def refused(match: Match, action: int) -> Refusal:
    return Refusal.of(GAME.refuse(match.box.record, match.state, action))


def reason(match: Match, action: str) -> Message:
    """Return the reason inside the refusal of an impossible outcome."""
    refusal = match.refusal(action)
    assert refusal is not None
    said = refusal.arguments["reason"]
    assert isinstance(said, Message)
    return said


def test_the_first_card_is_first() -> None:
    assert kickabout.new("futbol-dash", 2).box.cards[0].slug == FIRST


@clause("DASH-14.1")
def test_a_draw_of_the_first_card_is_hidden_as_any() -> None:
    match = lay(hands=("nutmeg",), deck=f"{FIRST} overlap*9")
    stand(match, "play nutmeg")
    number = len(match.log)
    match.play(f"draw {FIRST}")
    assert match.observed(number, 1) == f"draw {FIRST}"
    assert match.observed(number, 0) == "draw card"


@clause("DASH-6.3")
def test_everybody_sees_the_first_face_of_a_shot() -> None:
    assert next(iter(Face)) is Face.GOAL
    match = lay(hands=("nutmeg",), points=(9,))
    stand(match, "play nutmeg")
    number = len(match.log)
    match.play("shoot goal")
    assert match.observed(number, 1) == "shoot goal"


@clause("DASH-7.8")
def test_the_first_card_is_exchanged_as_any() -> None:
    match = lay(hands=(f"substitution {FIRST} block",))
    match.play("play substitution")
    assert f"swap {FIRST}" in match.legal
    match.play(f"swap {FIRST}")


@clause("DASH-7.8")
def test_a_substitution_of_nothing_leaves_the_next_one_whole() -> None:
    match = lay(hands=("substitution*2 block nutmeg overlap",))
    play_all(match, "play substitution", "done")
    next_turn(match)
    while match.actor != 0:
        match.play(match.legal[0])
        next_turn(match)
    match.play("play substitution")
    for _ in range(3):
        match.play(next(name for name in match.legal if name.startswith("swap ")))
    assert draws(match)


@clause("DASH-4.1", "DASH-4.5")
def test_the_first_card_is_neither_swapped_nor_discarded_in_a_turn() -> None:
    match = lay(hands=("nutmeg",))
    assert refused(match, SWAP) == Refusal.CARD_IS_DUE
    assert refused(match, DISCARD) == Refusal.NO_FREE_DISCARD


@clause("DASH-4.6")
def test_a_hand_of_which_every_card_lies_open_is_not_shown_again() -> None:
    match = lay(hands=("nutmeg*2 foul", "nutmeg*2"), points=(10,), deck="", discard="")
    play_all(match, "show hand", "show nutmeg", "show nutmeg", "show foul", "discard foul")
    match.play("draw foul")
    stand(match, next(name for name in match.legal if name.startswith("play nutmeg")))
    assert match.actor == 0
    match.play("show hand")
    assert match.legal == ["discard nutmeg"]


@clause("DASH-4.7")
def test_what_comes_after_the_last_card_is_no_discard() -> None:
    match = lay(hands=("nutmeg foul",), points=(10, 2))
    play_all(match, "show hand", "show nutmeg", "show foul")
    assert sorted(match.legal) == ["discard foul", "discard nutmeg"]
    assert refused(match, HOLD) == Refusal.DISCARD_IS_DUE


@clause("DASH-4.7")
def test_the_first_card_is_discarded_as_any(tmp_path: Path) -> None:
    dear = variant(tmp_path, ('effect = "attack"\nvalue = 1\n', 'effect = "attack"\nvalue = 7\n'))
    match = lay(hands=(f"{FIRST} foul",), points=(10, 2), box=dear)
    play_all(match, "show hand", f"show {FIRST}", "show foul")
    assert f"discard {FIRST}" in match.legal


@clause("DASH-3.6")
def test_what_chance_may_not_begin_with() -> None:
    match = kickabout.new("futbol-dash", 3, seed=1)
    assert match.refusal("start 2") is None
    for action in (number_of(START, 3), DRAW):
        assert refused(match, action) == Refusal.CHANCE_STARTS


@clause("DASH-3.6")
def test_no_seat_says_who_begins() -> None:
    match = lay(hands=("nutmeg",))
    assert refused(match, START) == Refusal.SEAT_DECIDES


def test_a_refusal_speaks_of_what_was_asked_for_alone() -> None:
    swap = lay(hands=(f"nutmeg {FIRST}",)).refusal(f"swap {FIRST}")
    assert swap is not None
    assert "seat" not in swap.arguments


@clause("DASH-9.4")
def test_every_halftime_leaves_the_game(tmp_path: Path) -> None:
    box = variant(tmp_path, counted("halftime", 1, 2))
    match = lay(hands=("halftime", "halftime"), box=box)
    stand(match, "play halftime")
    next_turn(match)
    while "play halftime" not in match.legal:
        match.play(match.legal[0])
        next_turn(match)
    stand(match, "play halftime")
    kind = match.box.card_slugs.index("halftime")
    assert match.state.removed[kind] == 2


@clause("DASH-10.1")
def test_every_card_that_can_answer_is_offered(tmp_path: Path) -> None:
    box = variant(
        tmp_path,
        counted("foul", 4, 3),
        ('[[cards]]\nslug = "foul"', HANDBALL + '[[cards]]\nslug = "foul"'),
    )
    match = lay(hands=("nutmeg", "foul handball"), box=box)
    match.play("play nutmeg")
    assert sorted(match.legal) == ["hold", "play foul", "play handball"]


@clause("DASH-13.5")
@pytest.mark.parametrize(("goals", "rounds"), [(6, 2), (5, 1)], ids=["enough", "too few"])
def test_there_are_as_many_rounds_as_the_grid_has_cards_for(goals: int, rounds: int) -> None:
    match = lay(6, hands=["overlap"] * 6, goals=[1] * 6, deck="", options={"mode": "express"})
    stand(match, "play overlap")
    record = match.box.record.copy()
    record.shoot_out_cards[Face.GOAL] = goals
    assert sum(record.shoot_out_cards) == goals + 6
    assert shoot_out_rounds(record, match.state) == rounds
