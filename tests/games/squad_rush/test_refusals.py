"""What forbids something in Squad Rush: the same that keeps it from being legal or possible, in words."""

from collections.abc import Mapping

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.squad_rush import GAME, rules
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.refusals import Refusal
from kickabout.games.squad_rush.words.reasons import REASONS
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    BOX,
    DRAMA,
    end_turn,
    flip,
    kick_off,
    lay,
    new,
    seven,
)

CLAUSES = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
SEASON = {
    "mode": "group-stage",
    "matchday-drama": "on",
    "added-time": "new-official",
    "reverse": "off",
}
WITH_SPARE = (f"{seven('red')} red-d5 red-f6", f"{seven('blue')} blue-d5 sub-1")


def possible(match: Match) -> set[int]:
    """The numbers of all that may be done or may happen now."""
    out, weights = [0] * s.ACTIONS, [0] * s.CARDS
    record, state = match.box.record, match.state
    if state.actor == CHANCE:
        return set(out[: rules.outcomes(record, state, out, weights)])
    return set(out[: rules.legal(record, state, out)]) if state.actor >= 0 else set()


def not_refused(match: Match) -> set[int]:
    """The numbers that nothing forbids; each refusal says why in words."""
    permitted = set()
    for number in range(s.CODES):
        refusal = rules.refuse(match.box.record, match.state, number)
        if refusal == Refusal.NONE:
            permitted.add(number)
        else:
            assert Refusal(refusal) in REASONS
    return permitted


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 1, {}), (3, 2, SEASON), (4, 3, {"derby-night": "on"})]
)
def test_what_nothing_forbids_is_legal_or_possible(
    seats: int, seed: int, options: Mapping[str, object]
) -> None:
    match = Match(GAME, seats, options, BOX if seats == 2 else None, seed)
    rng = seeded(seed, 1)
    while match.actor is not None:
        choices = sorted(possible(match))
        if match.number % 9 == 0 or match.state.locked:
            assert not_refused(match) == set(choices), match.transcript()
        builds = [a for a in choices if not s.RECALLS <= a < s.TAKES and a != s.DONE]
        choices = builds or choices
        match._play(match.state.actor, choices[below(rng, len(choices))])
    assert not_refused(match) == set()


def test_every_refusal_has_words_and_a_clause_that_exists() -> None:
    assert set(REASONS) == set(Refusal) - {Refusal.NONE}
    assert {f"RUSH-{clause}" for clause, _ in REASONS.values()} <= CLAUSES


# What is no outcome now.


def reason(match: Match, name: str) -> str:
    """Why something may not happen."""
    text = match.why_not(name)
    assert text is not None, f"{name} is possible"
    return text


def test_reasons_for_nations_and_who_begins() -> None:
    match = new(2, {"nations": "first"})
    assert "The nations in play are the first ones of the box (RUSH-16.2)" in reason(
        match, "nation blue"
    )
    assert "name one of the outcomes (RUSH-2.2)" in reason(match, "start 0")
    play(match, "nation red")
    assert "Red Nation is in play already (RUSH-2.1)" in reason(match, "nation red")
    play(match, "nation blue", "nation green")
    assert "no seat 2 in this match (RUSH-1.1)" in reason(match, "start 2")
    assert "name one of the outcomes (RUSH-2.4)" in reason(match, "hold")


def test_reasons_for_cards_of_the_deck() -> None:
    match = new(2, {"nations": "first"})
    play(match, "nation red", "nation blue", "nation green", "start 0", "draw red-g7")
    assert "Red G7 is not in the deck (RUSH-2.5)" in reason(match, "draw red-g7")
    assert "White G7 is of a nation that is not in play (RUSH-2.3)" in reason(
        match, "draw white-g7"
    )
    assert "name one of the outcomes (RUSH-2.5)" in reason(match, "draw deck")
    match = lay(hands=("quick-restart",), deck="red-d8 tackle blue-d8")
    play(match, "play quick-restart")
    assert "Red Card is not in the deck (RUSH-6.4)" in reason(match, "draw red-card")
    assert "name one of the outcomes (RUSH-6.4)" in reason(match, "find red-m7")
    match = lay(hands=("red-g7",), deck="red-d8 tackle blue-d8")
    end_turn(match, draw=False)
    play(match, "draw deck")
    assert "Red G7 is not in the deck (RUSH-3.3)" in reason(match, "draw red-g7")
    assert "name one of the outcomes (RUSH-3.3)" in reason(match, "done")


def test_reasons_for_a_look_through_the_deck() -> None:
    match = lay(hands=("set-piece", "red-m9"), pitches=("red-m7",))
    play(match, "play set-piece", "hold")
    assert "Red M9 is not in the deck: miss red-m9 (RUSH-6.7)" in reason(match, "find red-m9")
    assert "Red G7 is no Midfielder (RUSH-6.6)" in reason(match, "find red-g7")
    assert "looked for first, or has been (RUSH-18.8)" in reason(match, "find red-m6")
    assert "name one of the outcomes (RUSH-6.7)" in reason(match, "draw red-m9")
    play(match, "miss red-m9")
    assert "Red M6 is in the deck: find red-m6 (RUSH-6.7)" in reason(match, "miss red-m6")


def test_reasons_for_sevens_that_are_shown() -> None:
    match = kick_off(*WITH_SPARE)
    while match.actor != "chance":
        play(match, match.legal[0])
    first, second, *_ = (player for player in range(s.PLAYERS) if match.state.benched[player] == 1)
    one, other = (match.box.players[player] for player in (first, second))
    assert "Red G7 has not been left out (RUSH-12.8)" in reason(match, "out red-g7")
    assert "is shown first (RUSH-18.10)" in reason(match, f"out {other.slug}")
    assert "name one of the outcomes (RUSH-12.8)" in reason(match, "gather")
    play(match, f"out {one.slug}")
    assert "has been shown already" in reason(match, f"out {one.slug}")


def test_reasons_for_officials() -> None:
    options = {"added-time": "new-official", "reverse": "off"}
    match = kick_off(
        seven("red"), seven("blue"), options=options, deck="tackle reverse added-time*2 the-wall"
    )
    assert "Tackle is no referee card, and no official (RUSH-13.1)" in reason(
        match, "official tackle"
    )
    assert "Reverse is never the official in this match (RUSH-13.25)" in reason(
        match, "official reverse"
    )
    assert "Offside! is not in the deck (RUSH-13.3)" in reason(match, "official offside")
    assert "an official in the deck: it is flipped (RUSH-13.4)" in reason(match, "gather")
    assert "it is flipped (RUSH-13.4)" in reason(match, "no official")
    assert "name one of the outcomes (RUSH-13.3)" in reason(match, "final whistle")
    play(match, "official added-time")
    assert "A second Added Time is passed over (RUSH-13.8)" in reason(match, "official added-time")


@pytest.mark.parametrize(
    ("pile", "wrong", "why"),
    [
        ("tackle offside", "no official", "in the discard pile: gather (RUSH-13.4)"),
        ("tackle", "gather", "no official in the discard pile either (RUSH-13.4)"),
    ],
)
def test_reasons_where_the_deck_holds_no_official(pile: str, wrong: str, why: str) -> None:
    match = kick_off(seven("red"), seven("blue"), deck="red-d5", pile=pile)
    assert why in reason(match, wrong)


def test_reasons_for_swaps_that_are_shown() -> None:
    match = kick_off(seven("red"), seven("blue"), hands=("red-d5 red-f6", "tackle"))
    flip(match, "substitution")
    assert "Seat 0 decides now, not chance (RUSH-13.15)" in reason(match, "start 0")
    play(match, "off red-d8", "on red-d5", "off nobody", "on nobody")
    assert "Seat 0 has chosen a swap, which is shown (RUSH-13.15)" in reason(match, "show no swap")
    assert "Seat 0 has chosen somebody else (RUSH-13.15)" in reason(match, "show on red-f6")
    assert "shown first who comes on (RUSH-18.10)" in reason(match, "show off red-d8")
    assert "name one of the outcomes (RUSH-13.15)" in reason(match, "show no card")
    play(match, "show on red-d5")
    assert "now who leaves (RUSH-18.10)" in reason(match, "show on red-d5")
    assert "has chosen somebody else (RUSH-13.15)" in reason(match, "show off red-d6")
    play(match, "show off red-d8")
    assert "Seat 1 has swapped nobody: show no swap (RUSH-13.15)" in reason(match, "show on red-f6")


def test_reasons_for_late_players() -> None:
    match = kick_off(
        seven("red"),
        seven("blue"),
        hands=("red-d5", "tackle"),
        deck="quick-restart tackle red-d6b blue-d5 blue-d6b blue-m6",
    )
    play(match, "official quick-restart")
    assert "Red G7 is not in the deck (RUSH-13.16)" in reason(match, "draw red-g7")
    assert "name one of the outcomes (RUSH-13.16)" in reason(match, "hold")
    while match.actor == "chance":
        match.roll()
    assert "Seat 0 decides now, not chance (RUSH-13.16)" in reason(match, "gather")


def test_reasons_for_instants_that_are_shown() -> None:
    match = kick_off(
        seven("red"), seven("blue"), hands=("var-review offside", "tackle"), options=DRAMA
    )
    flip(match, "the-wall")
    assert "Seat 0 decides now, not chance (RUSH-16.13)" in reason(match, "final whistle")
    play(match, "play var-review", "hold")
    assert "Seat 0 has chosen an INSTANT, which is shown (RUSH-16.13)" in reason(
        match, "show no card"
    )
    assert "Seat 0 has chosen something else (RUSH-16.13)" in reason(match, "show offside")
    assert "name one of the outcomes (RUSH-16.13)" in reason(match, "show no swap")
    play(match, "show var-review")
    assert "Seat 1 has chosen no INSTANT: show no card (RUSH-16.13)" in reason(
        match, "show var-review"
    )
    play(match, "show no card")
    assert "name one of the outcomes (RUSH-14.11)" in reason(match, "hold")


def test_reasons_while_a_seat_decides() -> None:
    match = lay(hands=("red-d8", "offside"))
    assert "Seat 0 decides now, not chance (RUSH-3.1)" in reason(match, "start 0")
    play(match, "play red-d8")
    assert "Seat 1 decides now, not chance (RUSH-7.2)" in reason(match, "start 0")
    match = kick_off(*WITH_SPARE)
    assert "Seat 0 decides now, not chance (RUSH-12.8)" in reason(match, "out red-g7")
