"""What Squad Rush says where something may not be done, or cannot happen."""

import pytest

from kickabout.engine.match import Match
from kickabout.games.squad_rush import state as s
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    DERBY,
    DRAMA,
    GROUP_STAGE,
    end_turn,
    flip,
    kick_off,
    lay,
    new,
    play_as,
    seven,
    stand,
)

RED, BLUE = seven("red"), seven("blue")
WITH_SPARE = (f"{seven('red')} red-d5 red-f6", f"{seven('blue')} blue-d5 sub-1")


def reason(match: Match, name: str, seat: int | None = None) -> str:
    """Why something may not be done or happen."""
    text = match.why_not(name, seat)
    assert text is not None, f"{name} is possible"
    return text


def test_reasons_for_acts() -> None:
    match = lay(
        hands=("tackle yellow-card red-f8 the-wall var-review overturned", ""),
        pitches=("red-g7", "blue-g7 blue-f8"),
    )
    assert "Red F10 is not in your hand (RUSH-4.2)" in reason(match, "play red-f10")
    assert "Blue F8 is not on your pitch (RUSH-4.4)" in reason(match, "recall blue-f8")
    assert "Red G7 is your own" in reason(match, "tackle red-g7")
    assert "Blue D8 is on nobody's pitch (RUSH-4.5)" in reason(match, "book blue-d8")
    assert "no Red Card in your hand (RUSH-4.5)" in reason(match, "dismiss blue-f8")
    assert "Say on whom Tackle is played: tackle PLAYER" in reason(match, "play tackle")
    assert "VAR Review is an INSTANT" in reason(match, "play var-review")
    assert "no Reverse in your hand (RUSH-4.1)" in reason(match, "play reverse")
    assert "play overturned on SEAT (RUSH-18.2)" in reason(match, "play overturned")
    assert "Nobody on the pitch of seat 1 is booked (RUSH-6.16)" in reason(
        match, "play overturned on 1"
    )
    assert "no seat 2 in this match" in reason(match, "play overturned on 2")
    assert "play the-wall (RUSH-18.2)" in reason(match, "play the-wall on 1")
    assert "You lack six players for a legal seven (RUSH-8.2)" in reason(match, "call")
    assert "You have drawn your cards" in reason(match, "draw deck")
    assert "at the end of the turn, if there are too many (RUSH-3.8)" in reason(
        match, "discard tackle"
    )
    assert "play the card first (RUSH-6.2)" in reason(match, "off red-g7")
    assert "by a Set Piece (RUSH-6.6)" in reason(match, "take red-m7")
    assert "when the pitches are locked (RUSH-12.7)" in reason(match, "bench red-g7")
    assert "nothing to answer" in reason(match, "hold")
    assert "Seat 0 decides now, not chance (RUSH-3.1)." in reason(match, "start 0")
    assert "how others read a secret" in reason(match, "draw card")


def test_reasons_where_acts_or_room_are_used_up() -> None:
    full = " ".join(f"red-{role}" for role in "g7 d8 d6 d6b d5 m9 m7 m6 f10 f8 f6".split())
    match = lay(hands=("blue-g7", ""), pitches=(full, ""))
    assert "eleven players on your pitch, and no more fit (RUSH-4.3)" in reason(
        match, "play blue-g7"
    )
    match = lay(hands=("blue-g7 tackle the-wall", ""), pitches=(RED, "green-g7"), acts=0)
    for action in ("play blue-g7", "recall red-g7", "tackle green-g7", "play the-wall"):
        assert "no acts left in this turn (RUSH-3.6)" in reason(match, action)


def test_reasons_behind_the_wall_and_on_a_derby_night() -> None:
    match = lay(
        hands=("tackle*3 blue-g7", "the-wall"), pitches=("", "blue-d8 blue-f8"), options=DERBY
    )
    match.state.walled[1] = 1
    assert "Blue D8 stands behind The Wall" in reason(match, "tackle blue-d8")
    match = lay(
        3, hands=("tackle*3 blue-g7",), pitches=(RED, "blue-f8", "green-f8"), acts=1, options=DERBY
    )
    stand(match, "tackle blue-f8")
    assert "The second Tackle is for a player of seat 1 (RUSH-16.10)" in reason(
        match, "tackle green-f8"
    )


def test_reasons_to_a_call() -> None:
    match = lay(pitches=(RED, ""), taken=1, options=GROUP_STAGE)
    assert "at least one turn before you may call (RUSH-11.3)" in reason(match, "call")
    match = lay(pitches=(RED, BLUE), caller=1, last_turns=(2, 0), options=GROUP_STAGE)
    assert "Seat 1 has called on this matchday already (RUSH-11.8)" in reason(match, "call")


def test_reasons_to_answers() -> None:
    match = lay(
        hands=("red-f8 tackle the-wall", "offside play-on var-review tackle"),
        pitches=("", "blue-f8"),
    )
    play(match, "play the-wall")
    assert "answers a player who has just been played (RUSH-7.8)" in reason(match, "play offside")
    assert "a Tackle, a booking or an INSTANT, nothing else (RUSH-7.9)" in reason(
        match, "play play-on"
    )
    assert "Tackle is none (RUSH-7.1)" in reason(match, "play tackle")
    assert "an INSTANT, or hold (RUSH-7.2)" in reason(match, "play red-f8")
    assert "play var-review (RUSH-18.2)" in reason(match, "play var-review on 0")
    match = lay(3, hands=("red-f8", "var-review", "offside"))
    play(match, "play red-f8", "play var-review")
    assert "answered by Play On alone (RUSH-7.4)" in reason(match, "play offside")


def test_reasons_within_a_card() -> None:
    match = lay(hands=("substitution set-piece quick-restart blue-g7", ""), pitches=("red-g7", ""))
    stand(match, "play substitution")
    assert "Blue F8 is not on your pitch (RUSH-6.3)" in reason(match, "off blue-f8")
    assert "name a player of yours to take off" in reason(match, "hold")
    play(match, "off red-g7")
    assert "Red G7 has just come off" in reason(match, "on red-g7")
    assert "Blue F8 is not in your hand" in reason(match, "on blue-f8")
    assert "comes on for Red G7" in reason(match, "done")
    play(match, "on blue-g7", "done")
    stand(match, "play set-piece")
    assert "Red F8 is no Midfielder" in reason(match, "take red-f8")
    assert "or say done (RUSH-6.6)" in reason(match, "call")


def test_reasons_on_a_matchday() -> None:
    match = kick_off(f"{RED} red-d5", f"{BLUE} sub-1", hands=("red-m6 tackle",), options=DRAMA)
    assert "leave players out until seven are left (RUSH-12.7)" in reason(match, "done")
    assert "Without Red G7 no legal seven would be left (RUSH-12.10)" in reason(
        match, "bench red-g7"
    )
    assert "Blue G7 is not on your pitch" in reason(match, "bench blue-g7")
    flip(match, "substitution")
    assert "Name a player of yours to take off" in reason(match, "done", 0)
    assert "Nobody of your hand can come on for Red G7" in reason(match, "off red-g7", 0)
    play_as(match, 0, "off red-m7")
    assert "Red M7 leaves, so somebody has to come on" in reason(match, "on nobody", 0)
    assert "Red F6 is not in your hand" in reason(match, "on red-f6", 0)


# What is no outcome now.


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
