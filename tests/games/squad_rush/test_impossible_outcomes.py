"""What Squad Rush says where an outcome of chance cannot be."""

import pytest

from kickabout.games.squad_rush import state as s
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    end_turn,
    flip,
    kick_off,
    lay,
    new,
    seven,
)

WITH_SPARE = (f"{seven('red')} red-d5 red-f6", f"{seven('blue')} blue-d5 sub-1")


def test_reasons_for_nations_and_who_begins() -> None:
    match = new(2, {"nations": "first"})
    assert "The nations in play are the first ones of the box (RUSH-16.2)" in refused(
        match, "nation blue"
    )
    assert "name one of the outcomes (RUSH-2.2)" in refused(match, "start 0")
    play(match, "nation red")
    assert "Red Nation is in play already (RUSH-2.1)" in refused(match, "nation red")
    play(match, "nation blue", "nation green")
    assert "no seat 2 in this match (RUSH-1.1)" in refused(match, "start 2")
    assert "name one of the outcomes (RUSH-2.4)" in refused(match, "hold")


def test_reasons_for_cards_of_the_deck() -> None:
    match = new(2, {"nations": "first"})
    play(match, "nation red", "nation blue", "nation green", "start 0", "draw red-g7")
    assert "Red G7 is not in the deck (RUSH-2.5)" in refused(match, "draw red-g7")
    assert "White G7 is of a nation that is not in play (RUSH-2.3)" in refused(
        match, "draw white-g7"
    )
    assert "name one of the outcomes (RUSH-2.5)" in refused(match, "draw deck")
    match = lay(hands=("quick-restart",), deck="red-d8 tackle blue-d8")
    play(match, "play quick-restart")
    assert "Red Card is not in the deck (RUSH-6.4)" in refused(match, "draw red-card")
    assert "name one of the outcomes (RUSH-6.4)" in refused(match, "find red-m7")
    match = lay(hands=("red-g7",), deck="red-d8 tackle blue-d8")
    end_turn(match, draw=False)
    play(match, "draw deck")
    assert "Red G7 is not in the deck (RUSH-3.3)" in refused(match, "draw red-g7")
    assert "name one of the outcomes (RUSH-3.3)" in refused(match, "done")


def test_reasons_for_a_look_through_the_deck() -> None:
    match = lay(hands=("set-piece", "red-m9"), pitches=("red-m7",))
    play(match, "play set-piece", "hold")
    assert "Red M9 is not in the deck: miss red-m9 (RUSH-6.7)" in refused(match, "find red-m9")
    assert "Red G7 is no Midfielder (RUSH-6.6)" in refused(match, "find red-g7")
    assert "looked for first, or has been (RUSH-18.8)" in refused(match, "find red-m6")
    assert "name one of the outcomes (RUSH-6.7)" in refused(match, "draw red-m9")
    play(match, "miss red-m9")
    assert "Red M6 is in the deck: find red-m6 (RUSH-6.7)" in refused(match, "miss red-m6")


def test_reasons_for_sevens_that_are_shown() -> None:
    match = kick_off(*WITH_SPARE)
    while match.actor != "chance":
        play(match, match.legal[0])
    first, second, *_ = (player for player in range(s.PLAYERS) if match.state.benched[player] == 1)
    one, other = (match.box.players[player] for player in (first, second))
    assert "Red G7 has not been left out (RUSH-12.8)" in refused(match, "out red-g7")
    assert "is shown first (RUSH-18.10)" in refused(match, f"out {other.slug}")
    assert "name one of the outcomes (RUSH-12.8)" in refused(match, "gather")
    play(match, f"out {one.slug}")
    assert "has been shown already" in refused(match, f"out {one.slug}")


def test_reasons_for_officials() -> None:
    options = {"added-time": "new-official", "reverse": "off"}
    match = kick_off(
        seven("red"), seven("blue"), options=options, deck="tackle reverse added-time*2 the-wall"
    )
    assert "Tackle is no referee card, and no official (RUSH-13.1)" in refused(
        match, "official tackle"
    )
    assert "Reverse is never the official in this match (RUSH-13.25)" in refused(
        match, "official reverse"
    )
    assert "Offside! is not in the deck (RUSH-13.3)" in refused(match, "official offside")
    assert "an official in the deck: it is flipped (RUSH-13.4)" in refused(match, "gather")
    assert "it is flipped (RUSH-13.4)" in refused(match, "no official")
    assert "name one of the outcomes (RUSH-13.3)" in refused(match, "final whistle")
    play(match, "official added-time")
    assert "A second Added Time is passed over (RUSH-13.8)" in refused(match, "official added-time")


@pytest.mark.parametrize(
    ("pile", "wrong", "why"),
    [
        ("tackle offside", "no official", "in the discard pile: gather (RUSH-13.4)"),
        ("tackle", "gather", "no official in the discard pile either (RUSH-13.4)"),
    ],
)
def test_reasons_where_the_deck_holds_no_official(pile: str, wrong: str, why: str) -> None:
    match = kick_off(seven("red"), seven("blue"), deck="red-d5", pile=pile)
    assert why in refused(match, wrong)


def test_reasons_for_swaps_that_are_shown() -> None:
    match = kick_off(seven("red"), seven("blue"), hands=("red-d5 red-f6", "tackle"))
    flip(match, "substitution")
    assert "Seat 0 decides now, not chance (RUSH-13.15)" in refused(match, "start 0")
    play(match, "off red-d8", "on red-d5", "off nobody", "on nobody")
    assert "Seat 0 has chosen a swap, which is shown (RUSH-13.15)" in refused(match, "show no swap")
    assert "Seat 0 has chosen somebody else (RUSH-13.15)" in refused(match, "show on red-f6")
    assert "shown first who comes on (RUSH-18.10)" in refused(match, "show off red-d8")
    assert "name one of the outcomes (RUSH-13.15)" in refused(match, "show no card")
    play(match, "show on red-d5")
    assert "now who leaves (RUSH-18.10)" in refused(match, "show on red-d5")
    assert "has chosen somebody else (RUSH-13.15)" in refused(match, "show off red-d6")
    play(match, "show off red-d8")
    assert "Seat 1 has swapped nobody: show no swap (RUSH-13.15)" in refused(
        match, "show on red-f6"
    )


def test_reasons_for_late_players() -> None:
    match = kick_off(
        seven("red"),
        seven("blue"),
        hands=("red-d5", "tackle"),
        deck="quick-restart tackle red-d6b blue-d5 blue-d6b blue-m6",
    )
    play(match, "official quick-restart")
    assert "Red G7 is not in the deck (RUSH-13.16)" in refused(match, "draw red-g7")
    assert "name one of the outcomes (RUSH-13.16)" in refused(match, "hold")
    while match.actor == "chance":
        match.roll()
    assert "Seat 0 decides now, not chance (RUSH-13.16)" in refused(match, "gather")


def test_reasons_for_instants_that_are_shown() -> None:
    match = kick_off(
        seven("red"), seven("blue"), hands=("var-review offside", "tackle"), options=DRAMA
    )
    flip(match, "the-wall")
    assert "Seat 0 decides now, not chance (RUSH-16.13)" in refused(match, "final whistle")
    play(match, "play var-review", "hold")
    assert "Seat 0 has chosen an INSTANT, which is shown (RUSH-16.13)" in refused(
        match, "show no card"
    )
    assert "Seat 0 has chosen something else (RUSH-16.13)" in refused(match, "show offside")
    assert "name one of the outcomes (RUSH-16.13)" in refused(match, "show no swap")
    play(match, "show var-review")
    assert "Seat 1 has chosen no INSTANT: show no card (RUSH-16.13)" in refused(
        match, "show var-review"
    )
    play(match, "show no card")
    assert "name one of the outcomes (RUSH-14.11)" in refused(match, "hold")


def test_reasons_while_a_seat_decides() -> None:
    match = lay(hands=("red-d8", "offside"))
    assert "Seat 0 decides now, not chance (RUSH-3.1)" in refused(match, "start 0")
    play(match, "play red-d8")
    assert "Seat 1 decides now, not chance (RUSH-7.2)" in refused(match, "start 0")
    match = kick_off(*WITH_SPARE)
    assert "Seat 0 decides now, not chance (RUSH-12.8)" in refused(match, "out red-g7")
