"""What Squad Rush says where something may not be done."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from kickabout.engine.match import Match
from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import (
    BENCH,
    DISCARD,
    DRAW,
    DRAW_NATION,
    FIELD,
    TACKLE,
    number_of,
)
from kickabout.games.squad_rush.refusals import Refusal
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import Tried, refused, refused_by
from tests.rulebooks.squad_rush.positions import (
    BOX,
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
    sudden_death,
    variant,
)

RED, BLUE = seven("red"), seven("blue")


def test_reasons_for_acts() -> None:
    match = lay(
        hands=("tackle yellow-card red-f8 the-wall var-review overturned", ""),
        pitches=("red-g7", "blue-g7 blue-f8"),
    )
    assert "Red F10 is not in your hand (RUSH-4.2)" in refused(match, "play red-f10")
    assert "Blue F8 is not on your pitch (RUSH-4.4)" in refused(match, "recall blue-f8")
    assert "Red G7 is your own" in refused(match, "tackle red-g7")
    assert "Blue D8 is on nobody's pitch (RUSH-4.5)" in refused(match, "book blue-d8")
    assert "no Red Card in your hand (RUSH-4.5)" in refused(match, "dismiss blue-f8")
    assert "Say on whom Tackle is played: tackle PLAYER" in refused(match, "play tackle")
    assert "VAR Review is an INSTANT" in refused(match, "play var-review")
    assert "no Reverse in your hand (RUSH-4.1)" in refused(match, "play reverse")
    assert "play overturned on SEAT (RUSH-18.2)" in refused(match, "play overturned")
    assert "Nobody on the pitch of seat 1 is booked (RUSH-6.16)" in refused(
        match, "play overturned on 1"
    )
    assert "no seat 2 in this match" in refused(match, "play overturned on 2")
    assert "play the-wall (RUSH-18.2)" in refused(match, "play the-wall on 1")
    assert "You lack six players for a legal seven (RUSH-8.2)" in refused(match, "call")
    assert "You have drawn your cards" in refused(match, "draw deck")
    assert "at the end of the turn, if there are too many (RUSH-3.8)" in refused(
        match, "discard tackle"
    )
    assert "play the card first (RUSH-6.2)" in refused(match, "off red-g7")
    assert "by a Set Piece (RUSH-6.6)" in refused(match, "take red-m7")
    assert "when the pitches are locked (RUSH-12.7)" in refused(match, "bench red-g7")
    assert "nothing to answer" in refused(match, "hold")
    assert "Seat 0 decides now, not chance (RUSH-3.1)." in refused(match, "start 0")
    assert "how others read a secret" in refused(match, "draw card")


def test_reasons_where_acts_or_room_are_used_up() -> None:
    full = " ".join(f"red-{role}" for role in "g7 d8 d6 d6b d5 m9 m7 m6 f10 f8 f6".split())
    match = lay(hands=("blue-g7", ""), pitches=(full, ""))
    assert "eleven players on your pitch, and no more fit (RUSH-4.3)" in refused(
        match, "play blue-g7"
    )
    match = lay(hands=("blue-g7 tackle the-wall", ""), pitches=(RED, "green-g7"), acts=0)
    for action in ("play blue-g7", "recall red-g7", "tackle green-g7", "play the-wall"):
        assert "no acts left in this turn (RUSH-3.6)" in refused(match, action)


def test_reasons_behind_the_wall_and_on_a_derby_night() -> None:
    match = lay(
        hands=("tackle*3 blue-g7", "the-wall"), pitches=("", "blue-d8 blue-f8"), options=DERBY
    )
    match.state.walled[1] = 1
    assert "Blue D8 stands behind The Wall" in refused(match, "tackle blue-d8")
    match = lay(
        3, hands=("tackle*3 blue-g7",), pitches=(RED, "blue-f8", "green-f8"), acts=1, options=DERBY
    )
    stand(match, "tackle blue-f8")
    assert "The second Tackle is for a player of seat 1 (RUSH-16.10)" in refused(
        match, "tackle green-f8"
    )


def test_reasons_to_a_call() -> None:
    match = lay(pitches=(RED, ""), taken=1, options=GROUP_STAGE)
    assert "at least one turn before you may call (RUSH-11.3)" in refused(match, "call")
    match = lay(pitches=(RED, BLUE), caller=1, last_turns=(2, 0), options=GROUP_STAGE)
    assert "Seat 1 has called on this matchday already (RUSH-11.8)" in refused(match, "call")


def test_reasons_to_answers() -> None:
    match = lay(
        hands=("red-f8 tackle the-wall", "offside play-on var-review tackle"),
        pitches=("", "blue-f8"),
    )
    play(match, "play the-wall")
    assert "answers a player who has just been played (RUSH-7.8)" in refused(match, "play offside")
    assert "a Tackle, a booking or an INSTANT, nothing else (RUSH-7.9)" in refused(
        match, "play play-on"
    )
    assert "Tackle is none (RUSH-7.1)" in refused(match, "play tackle")
    assert "an INSTANT, or hold (RUSH-7.2)" in refused(match, "play red-f8")
    assert "play var-review (RUSH-18.2)" in refused(match, "play var-review on 0")
    match = lay(3, hands=("red-f8", "var-review", "offside"))
    play(match, "play red-f8", "play var-review")
    assert "answered by Play On alone (RUSH-7.4)" in refused(match, "play offside")


def test_reasons_within_a_card() -> None:
    match = lay(hands=("substitution set-piece quick-restart blue-g7", ""), pitches=("red-g7", ""))
    stand(match, "play substitution")
    assert "Blue F8 is not on your pitch (RUSH-6.3)" in refused(match, "off blue-f8")
    assert "name a player of yours to take off" in refused(match, "hold")
    play(match, "off red-g7")
    assert "Red G7 has just come off" in refused(match, "on red-g7")
    assert "Blue F8 is not in your hand" in refused(match, "on blue-f8")
    assert "comes on for Red G7" in refused(match, "done")
    play(match, "on blue-g7", "done")
    stand(match, "play set-piece")
    assert "Red F8 is no Midfielder" in refused(match, "take red-f8")
    assert "or say done (RUSH-6.6)" in refused(match, "call")


def test_reasons_on_a_matchday() -> None:
    match = kick_off(f"{RED} red-d5", f"{BLUE} sub-1", hands=("red-m6 tackle",), options=DRAMA)
    assert "leave players out until seven are left (RUSH-12.7)" in refused(match, "done")
    assert "Without Red G7 no legal seven would be left (RUSH-12.10)" in refused(
        match, "bench red-g7"
    )
    assert "Blue G7 is not on your pitch" in refused(match, "bench blue-g7")
    flip(match, "substitution")
    assert "Name a player of yours to take off" in refused(match, "done", 0)
    assert "Nobody of your hand can come on for Red G7" in refused(match, "off red-g7", 0)
    play_as(match, 0, "off red-m7")
    assert "Red M7 leaves, so somebody has to come on" in refused(match, "on nobody", 0)
    assert "Red F6 is not in your hand" in refused(match, "on red-f6", 0)


# Refusals, met in a position of their own.


def season(*points: int) -> Match:
    """The last matches of a season, between sides that all forfeit."""
    keepers = ("red-g7", "blue-g7", "green-g7")
    return kick_off(*keepers[: len(points)], matchday=2, before={"points": points})


def first_nations() -> Match:
    """A match of the first nations of the box, which are not drawn yet."""
    return new(2, {"nations": "first"})


def next_turn() -> Match:
    """Seat 1 is about to draw."""
    match = lay(hands=("red-g7",), deck="red-d8 tackle blue-d8")
    end_turn(match, draw=False)
    return match


def substitutions() -> Match:
    """An official who lets each side swap one player."""
    return kick_off(RED, BLUE, hands=("red-d5 red-f6", ""))


def late_draws() -> Match:
    """A match whose official will let each side draw."""
    return kick_off(RED, BLUE, hands=("red-d5", ""), deck="quick-restart tackle*2 blue-d5 blue-d6b")


def late_players() -> Match:
    """An official who lets each side play one player, after the draws."""
    match = late_draws()
    play(match, "official quick-restart")
    while match.actor == "chance":
        match.roll()
    return match


def drama(*officials: str) -> Match:
    """A match with Matchday Drama before its official is flipped."""
    hands = ("var-review play-on tackle", "")
    return kick_off(RED, BLUE, hands=hands, deck=" ".join(("red-d5", *officials)), options=DRAMA)


TEN = ("tackle*8 red-d5 red-f6", "")
NATIONS = ("nation red", "nation blue", "nation green")
THE_WALL = ("official the-wall",)
MET: Mapping[Refusal, Tried] = {
    Refusal.CALL_STOOD: (lambda: lay(pitches=(RED, "")), ("call",), "hold"),
    Refusal.ROUNDS_OVER: (lambda: lay(turn=1, taken=40), ("done",), "hold"),
    Refusal.CUP_AWARDED: (lambda: season(6, 0), ("final whistle",), "hold"),
    Refusal.SUDDEN_DEATH_WON: (
        lambda: sudden_death(seven("red", but="f10"), "", hands=("red-f10",)),
        ("play red-f10",),
        "hold",
    ),
    Refusal.SUDDEN_DEATH_OVER: (
        lambda: sudden_death("red-g7", "blue-g7", taken=40, turn=1),
        ("done",),
        "hold",
    ),
    # Chance decides.
    Refusal.CHANCE_PICKS_NATIONS: (lambda: new(), (), "start 0"),
    Refusal.CHANCE_PICKS_STARTER: (first_nations, NATIONS, "start 2"),
    Refusal.CHANCE_DEALS: (first_nations, (*NATIONS, "start 0", "draw red-g7"), "draw red-g7"),
    Refusal.CHANCE_DRAWS: (next_turn, ("draw deck",), "draw red-g7"),
    Refusal.CHANCE_LOOKS_THROUGH: (
        lambda: lay(hands=("set-piece", "red-m9"), pitches=("red-m7",)),
        ("play set-piece", "hold"),
        "find red-m9",
    ),
    Refusal.CHANCE_DRAWS_RESTART: (
        lambda: lay(hands=("quick-restart",), deck="red-d8 tackle blue-d8"),
        ("play quick-restart",),
        "draw red-card",
    ),
    Refusal.CHANCE_DRAWS_FOR_SIDES: (late_draws, ("official quick-restart",), "draw red-g7"),
    Refusal.CHANCE_SHOWS_SEVENS: (
        lambda: kick_off(f"{RED} red-d5", BLUE),
        ("bench red-d5",),
        "out red-g7",
    ),
    Refusal.CHANCE_FLIPS: (lambda: drama("the-wall"), (), "official tackle"),
    Refusal.CHANCE_SHOWS_SWAPS: (
        substitutions,
        ("official substitution", "off red-d8", "on red-d5"),
        "show no swap",
    ),
    Refusal.CHANCE_SHOWS_DRAMA: (
        lambda: drama("the-wall"),
        ("official the-wall", "play var-review"),
        "show no card",
    ),
    Refusal.CHANCE_WHISTLES: (lambda: season(6, 0), (), "hold"),
    # A seat decides.
    Refusal.SEAT_ACTS: (lambda: lay(), (), "start 0"),
    Refusal.SEAT_ANSWERS: (
        lambda: lay(hands=("red-f10", "var-review")),
        ("play red-f10",),
        "start 0",
    ),
    Refusal.SEAT_PICKS_SEVEN: (lambda: kick_off(f"{RED} red-d5", BLUE), (), "out red-g7"),
    Refusal.SEAT_SWAPS: (substitutions, ("official substitution",), "start 0"),
    Refusal.SEAT_PLAYS_LATE: (late_players, (), "gather"),
    Refusal.SEAT_HAS_DRAMA: (lambda: drama("the-wall"), THE_WALL, "final whistle"),
    # Turns.
    Refusal.HAND_TOO_LARGE: (lambda: lay(hands=TEN), ("done",), "hold"),
    Refusal.DISCARD_NOT_HELD: (lambda: lay(hands=TEN), ("done",), "discard red-g7"),
    Refusal.RESTART_PLAYS_ONE: (
        lambda: lay(hands=("quick-restart", ""), deck="blue-d5 blue-d6b"),
        ("play quick-restart", "draw blue-d5", "draw blue-d6b"),
        "hold",
    ),
    Refusal.NOBODY_TO_COME_ON: (
        lambda: lay(hands=("substitution tackle", ""), pitches=("red-g7", "")),
        ("play substitution",),
        "off red-g7",
    ),
    Refusal.INSTANT_NOT_HELD: (
        lambda: lay(hands=("red-f10", "var-review")),
        ("play red-f10",),
        "play offside",
    ),
    Refusal.CALL_WAITS: (
        lambda: lay(hands=("red-f10", "var-review"), pitches=(seven("red", but="f10"), "")),
        ("play red-f10", "hold", "call"),
        "done",
    ),
    # A matchday.
    Refusal.LEFT_OUT_ALREADY: (
        lambda: kick_off(f"{RED} red-d5 red-f6", BLUE),
        ("bench red-d5",),
        "bench red-d5",
    ),
    Refusal.SWAP_NOT_ON_PITCH: (substitutions, ("official substitution",), "off red-d5"),
    Refusal.NAME_WHO_SWAPS_IN: (
        substitutions,
        ("official substitution", "off red-f10"),
        "off red-f8",
    ),
    Refusal.NOBODY_LEAVES: (
        substitutions,
        ("official substitution", "off nobody"),
        "on red-d5",
    ),
    Refusal.SEVEN_BROKEN: (
        substitutions,
        ("official substitution", "off red-f10"),
        "on red-d5",
    ),
    Refusal.OFFICIAL_LETS_ONE: (late_players, (), "hold"),
    Refusal.LATE_NOT_HELD: (late_players, (), "play red-g7"),
    Refusal.ONE_INSTANT: (lambda: drama("the-wall"), THE_WALL, "done"),
    Refusal.NO_INSTANT_NOW: (lambda: drama("the-wall"), THE_WALL, "play tackle"),
    Refusal.DRAMA_NOT_HELD: (lambda: drama("the-wall"), THE_WALL, "play offside"),
    Refusal.DRAMA_TAKES_NO_TARGET: (
        lambda: drama("the-wall"),
        THE_WALL,
        "play var-review on official",
    ),
    Refusal.SAY_WHAT_IT_STOPS: (lambda: drama("the-wall"), THE_WALL, "play play-on"),
    Refusal.NO_OFFICIAL_TO_STOP: (drama, ("no official",), "play play-on on official"),
}


@pytest.mark.parametrize("refusal", MET, ids=[refusal.name for refusal in MET])
def test_a_refusal_names_its_clause(refusal: Refusal) -> None:
    lay_out, actions, action = MET[refusal]
    match = lay_out()
    play(match, *actions)
    refused_by(match, refusal, action)


def test_chance_says_what_it_decides_and_what_is_possible() -> None:
    assert refused(drama("the-wall"), "no official") == (
        "An official is flipped now: roll, or name one of the outcomes (RUSH-13.3). "
        "Possible is official the-wall."
    )


@pytest.mark.parametrize(
    ("verbs", "first", "held", "refusal"),
    [
        ((FIELD, TACKLE, BENCH, DRAW), 0, "players", Refusal.NO_SUCH_PLAYER),
        ((DISCARD, DRAW), s.PLAYERS, "cards", Refusal.NO_SUCH_CARD),
        ((DRAW_NATION,), 0, "nations", Refusal.NO_SUCH_NATION),
    ],
)
def test_what_the_box_does_not_hold_is_refused_by_its_number(
    verbs: tuple[int, ...], first: int, held: str, refusal: Refusal
) -> None:
    for match in (new(), lay()):
        box = match.box
        for verb in verbs:
            number = number_of(verb, first + len(getattr(box, held)))
            assert GAME.refuse(box.record, match.state, number) == refusal
            reason = match.reader().text(GAME.explain(refusal, box, match.state, number))
            assert reason == f"There is no such {held[:-1]} in this box ({refusal.clause})."


def test_a_card_that_the_box_leaves_out_is_refused_by_what_it_does(tmp_path: Path) -> None:
    rows = BOX.read_text(encoding="utf-8").splitlines()
    red_card = next(row for row in rows if 'effect = "dismiss"' in row)
    box = variant(tmp_path, (red_card, ""))
    match = lay(hands=("tackle", ""), pitches=("", "blue-f8"), box=box)
    refused_by(match, Refusal.NO_SUCH_CARD, "dismiss blue-f8")
