"""The refusals of Squad Rush: a position for each, and the arguments of its message."""

from collections.abc import Mapping

from kickabout.engine.match import Match
from kickabout.games.squad_rush.refusals import Refusal
from tests.games.refusals import Row, cases
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
    seven,
    stand,
    sudden_death,
)

RED, BLUE = seven("red"), seven("blue")
ELEVEN = " ".join(f"red-{role}" for role in "g7 d8 d6 d6b d5 m9 m7 m6 f10 f8 f6".split())
TEN_CARDS = ("tackle*8 red-d5 red-f6", "")

# Positions.


def acts() -> Match:
    """Seat 0 is about to act."""
    hands = ("tackle yellow-card red-f8 the-wall var-review overturned", "")
    return lay(hands=hands, pitches=("red-g7", "blue-g7 blue-f8"))


def no_acts() -> Match:
    """Seat 0 may call, but has no acts left."""
    return lay(hands=("blue-g7 tackle the-wall", ""), pitches=(RED, "green-g7"), acts=0)


def wall() -> Match:
    """Seat 1 stands behind The Wall."""
    match = lay(hands=("tackle", ""), pitches=("", "blue-d8"))
    match.state.walled[1] = 1
    return match


def derby() -> Match:
    """Seat 0 may play a second Tackle, on seat 1."""
    hands, pitches = ("tackle*3 blue-g7",), (RED, "blue-f8", "green-f8")
    match = lay(3, hands=hands, pitches=pitches, acts=1, options=DERBY)
    stand(match, "tackle blue-f8")
    return match


def next_turn() -> Match:
    """Seat 1 is about to draw."""
    match = lay(hands=("red-g7",), deck="red-d8 tackle blue-d8")
    end_turn(match, draw=False)
    return match


def answers() -> Match:
    """Seat 1 holds all INSTANTs but a VAR Review."""
    return lay(hands=("red-f8 the-wall", "offside play-on tackle"), pitches=("", "blue-f8"))


def substitution() -> Match:
    """Seat 0 exchanges players."""
    match = lay(hands=("substitution blue-g7", ""), pitches=("red-g7", ""))
    play(match, "play substitution")
    return match


def sevens() -> Match:
    """Both sides have one player more than seven."""
    return kick_off(f"{RED} red-d5", f"{BLUE} sub-1")


def substitutions() -> Match:
    """An official lets each side swap one player."""
    match = kick_off(RED, BLUE, hands=("red-d5 tackle", ""))
    flip(match, "substitution")
    return match


def late_draws() -> Match:
    """An official lets each side draw."""
    deck = "quick-restart tackle*2 blue-d5 blue-d6b"
    match = kick_off(RED, BLUE, hands=("red-d5", ""), deck=deck)
    play(match, "official quick-restart")
    return match


def late_players() -> Match:
    """An official lets each side play one player, after the draws."""
    match = late_draws()
    while match.actor == "chance":
        match.roll()
    return match


def drama(*officials: str) -> Match:
    """A match with Matchday Drama before its official is flipped."""
    hands = ("var-review play-on tackle", "")
    return kick_off(RED, BLUE, hands=hands, deck=" ".join(("red-d5", *officials)), options=DRAMA)


def secret_instants() -> Match:
    """Both sides choose an INSTANT."""
    match = drama("the-wall")
    play(match, "official the-wall")
    return match


def first_nations() -> Match:
    """Who starts is open, between the first nations of the box."""
    match = new(2, {"nations": "first"})
    play(match, "nation red", "nation blue", "nation green")
    return match


def over() -> Match:
    """A season whose last match is forfeited by both sides."""
    return kick_off("red-g7", "blue-g7", matchday=2, before={"points": (6, 0)})


# Each refusal once, by its position, and what is played in it before.

MET: list[Row] = [
    (lambda: lay(pitches=(RED, "")), "call", {Refusal.CALL_STOOD: "hold"}),
    (lambda: lay(turn=1, taken=40), "done", {Refusal.ROUNDS_OVER: "hold"}),
    (over, "", {Refusal.CHANCE_WHISTLES: "hold"}),
    (over, "final whistle", {Refusal.CUP_AWARDED: "hold"}),
    (
        lambda: sudden_death(seven("red", but="f10"), "", hands=("red-f10",)),
        "play red-f10",
        {Refusal.SUDDEN_DEATH_WON: "hold"},
    ),
    (
        lambda: sudden_death("red-g7", "blue-g7", taken=40, turn=1),
        "done",
        {Refusal.SUDDEN_DEATH_OVER: "hold"},
    ),
    # Chance decides.
    (new, "", {Refusal.CHANCE_PICKS_NATIONS: "start 0"}),
    (first_nations, "", {Refusal.CHANCE_PICKS_STARTER: "start 2"}),
    (first_nations, "start 0, draw red-g7", {Refusal.CHANCE_DEALS: "draw red-g7"}),
    (next_turn, "draw deck", {Refusal.CHANCE_DRAWS: "draw red-g7"}),
    (
        lambda: lay(hands=("set-piece", "red-m9"), pitches=("red-m7",)),
        "play set-piece, hold",
        {Refusal.CHANCE_LOOKS_THROUGH: "find red-m9"},
    ),
    (
        lambda: lay(hands=("quick-restart",), deck="red-d8 tackle blue-d8"),
        "play quick-restart",
        {Refusal.CHANCE_DRAWS_RESTART: "draw red-card"},
    ),
    (late_draws, "", {Refusal.CHANCE_DRAWS_FOR_SIDES: "draw red-g7"}),
    (sevens, "bench red-d5, bench blue-d8", {Refusal.CHANCE_SHOWS_SEVENS: "out red-g7"}),
    (lambda: drama("the-wall"), "", {Refusal.CHANCE_FLIPS: "official tackle"}),
    (substitutions, "off red-d8, on red-d5", {Refusal.CHANCE_SHOWS_SWAPS: "show no swap"}),
    (secret_instants, "play var-review", {Refusal.CHANCE_SHOWS_DRAMA: "show no card"}),
    # Turns.
    (next_turn, "", {Refusal.DRAW_FIRST: "done", Refusal.PILE_EMPTY: "draw pile"}),
    (
        acts,
        "",
        {
            Refusal.SEAT_ACTS: "start 0",
            Refusal.HIDDEN_NAME: "draw card",
            Refusal.DRAWN_ALREADY: "draw deck",
            Refusal.PLAYER_NOT_HELD: "play red-f10",
            Refusal.RECALL_NOT_ON_PITCH: "recall blue-f8",
            Refusal.RIVAL_CARD_NOT_HELD: "dismiss blue-f8",
            Refusal.ON_NO_PITCH: "book blue-d8",
            Refusal.OWN_PLAYER: "tackle red-g7",
            Refusal.SAY_ON_WHOM: "play tackle",
            Refusal.INSTANT_IS_NO_ACT: "play var-review",
            Refusal.NOT_HELD: "play reverse",
            Refusal.SAY_ON_WHICH_PITCH: "play overturned",
            Refusal.NOBODY_BOOKED: "play overturned on 1",
            Refusal.NO_SUCH_SEAT: "play overturned on 2",
            Refusal.TAKES_NO_TARGET: "play the-wall on 1",
            Refusal.SET_PIECE_TAKES: "take red-m7",
            Refusal.SUBSTITUTION_EXCHANGES: "off red-g7",
            Refusal.SEVENS_PICKED_LATER: "bench red-g7",
            Refusal.DISCARDED_AT_END: "discard tackle",
            Refusal.NOTHING_TO_ANSWER: "hold",
            Refusal.LACKS_SEVEN: "call",
        },
    ),
    *(
        (no_acts, "", {Refusal.NO_ACTS_LEFT: action})
        for action in ("play blue-g7", "recall red-g7", "tackle green-g7", "play the-wall")
    ),
    (
        lambda: lay(hands=("blue-g7", ""), pitches=(ELEVEN, "")),
        "",
        {Refusal.PITCH_FULL: "play blue-g7"},
    ),
    (wall, "", {Refusal.BEHIND_WALL: "tackle blue-d8"}),
    (derby, "", {Refusal.SECOND_TACKLE_ELSEWHERE: "tackle green-f8"}),
    (
        lambda: lay(pitches=(RED, ""), taken=1, options=GROUP_STAGE),
        "",
        {Refusal.CALL_TOO_EARLY: "call"},
    ),
    (
        lambda: lay(pitches=(RED, BLUE), caller=1, last_turns=(2, 0), options=GROUP_STAGE),
        "",
        {Refusal.CALLED_ALREADY: "call"},
    ),
    (
        lambda: lay(options=GROUP_STAGE),
        "",
        {Refusal.LACKS_SEVEN_FOR_FULL_TIME: "call"},
    ),
    (lambda: sudden_death(RED, "", turn=1), "", {Refusal.SUDDEN_DEATH_NEEDS_NO_CALL: "call"}),
    (
        lambda: lay(hands=TEN_CARDS),
        "done",
        {Refusal.HAND_TOO_LARGE: "hold", Refusal.DISCARD_NOT_HELD: "discard red-g7"},
    ),
    # Answers.
    (
        answers,
        "play the-wall",
        {
            Refusal.SEAT_ANSWERS: "start 0",
            Refusal.CARD_WAITS: "play red-f8",
            Refusal.NO_INSTANT: "play tackle",
            Refusal.INSTANT_NOT_HELD: "play var-review",
            Refusal.TAKES_NO_TARGET: "play offside on 0",
            Refusal.SENDS_BACK_PLAYERS: "play offside",
            Refusal.STOPS_NO_SUCH_CARD: "play play-on",
        },
    ),
    (
        lambda: lay(3, hands=("red-f8", "var-review", "offside")),
        "play red-f8, play var-review",
        {Refusal.PLAY_ON_ALONE: "play offside"},
    ),
    (
        lambda: lay(hands=("red-f10", "play-on"), pitches=(seven("red", but="f10"), "")),
        "play red-f10, hold, call",
        {Refusal.CALL_WAITS: "done", Refusal.NOT_AGAINST_CALLS: "play play-on"},
    ),
    # Cards that take more than one decision.
    (
        substitution,
        "",
        {Refusal.NAME_WHO_COMES_OFF: "hold", Refusal.OFF_NOT_ON_PITCH: "off blue-f8"},
    ),
    (
        substitution,
        "off red-g7",
        {
            Refusal.JUST_COME_OFF: "on red-g7",
            Refusal.ON_NOT_HELD: "on blue-f8",
            Refusal.NAME_WHO_COMES_ON: "done",
        },
    ),
    (
        lambda: lay(hands=("substitution tackle", ""), pitches=("red-g7", "")),
        "play substitution",
        {Refusal.NOBODY_TO_COME_ON: "off red-g7"},
    ),
    (
        lambda: lay(hands=("set-piece", ""), deck="sub-1"),
        "play set-piece",
        {
            Refusal.NO_MIDFIELDER: "take red-f8",
            Refusal.MIDFIELDER_NOT_IN_DECK: "take red-m7",
            Refusal.TAKE_MIDFIELDER: "call",
        },
    ),
    (
        lambda: lay(hands=("quick-restart", ""), deck="blue-d5 blue-d6b"),
        "play quick-restart, draw blue-d5, draw blue-d6b",
        {Refusal.RESTART_PLAYS_ONE: "hold"},
    ),
    # A matchday.
    (
        sevens,
        "",
        {
            Refusal.SEAT_PICKS_SEVEN: "out red-g7",
            Refusal.LEAVE_SOMEBODY_OUT: "done",
            Refusal.CANNOT_BE_SPARED: "bench red-g7",
            Refusal.BENCH_NOT_ON_PITCH: "bench blue-g7",
        },
    ),
    (
        lambda: kick_off(f"{RED} red-d5 red-f6", BLUE),
        "bench red-d5",
        {Refusal.LEFT_OUT_ALREADY: "bench red-d5"},
    ),
    (
        substitutions,
        "",
        {
            Refusal.SEAT_SWAPS: "start 0",
            Refusal.SWAP_OR_NOBODY: "done",
            Refusal.SWAP_NOT_ON_PITCH: "off red-d5",
            Refusal.NOBODY_FITS: "off red-g7",
        },
    ),
    (
        substitutions,
        "off red-d6",
        {
            Refusal.SOMEBODY_LEAVES: "on nobody",
            Refusal.SWAP_NOT_HELD: "on red-f6",
            Refusal.NAME_WHO_SWAPS_IN: "off red-f8",
        },
    ),
    (
        lambda: kick_off(RED, BLUE, hands=("red-d5 red-f6", "")),
        "official substitution, off red-f10",
        {Refusal.SEVEN_BROKEN: "on red-d5"},
    ),
    (substitutions, "off nobody", {Refusal.NOBODY_LEAVES: "on red-d5"}),
    (
        late_players,
        "",
        {
            Refusal.SEAT_PLAYS_LATE: "gather",
            Refusal.OFFICIAL_LETS_ONE: "hold",
            Refusal.LATE_NOT_HELD: "play red-g7",
        },
    ),
    (
        secret_instants,
        "",
        {
            Refusal.SEAT_HAS_DRAMA: "final whistle",
            Refusal.ONE_INSTANT: "done",
            Refusal.NO_INSTANT_NOW: "play tackle",
            Refusal.DRAMA_NOT_HELD: "play offside",
            Refusal.DRAMA_TAKES_NO_TARGET: "play var-review on official",
            Refusal.SAY_WHAT_IT_STOPS: "play play-on",
        },
    ),
    (lambda: drama("the-wall"), "", {Refusal.CHANCE_FLIPS: "no official"}),
    (drama, "no official", {Refusal.NO_OFFICIAL_TO_STOP: "play play-on on official"}),
]
CASES = cases(MET)
ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.PLAYER_NOT_HELD: {"card": "red-f10", "seat": 0},
    Refusal.RIVAL_CARD_NOT_HELD: {"card": "red-card"},
    Refusal.SAY_ON_WHOM: {"card": "tackle", "verb": "tackle"},
    Refusal.NOBODY_BOOKED: {"seat": 1},
    Refusal.NO_SUCH_SEAT: {"seat": 2},
    Refusal.SECOND_TACKLE_ELSEWHERE: {"seat": 1},
    Refusal.CALLED_ALREADY: {"seat": 1},
    Refusal.LACKS_SEVEN: {"number": 6},
    Refusal.LACKS_SEVEN_FOR_FULL_TIME: {"number": 7},
    Refusal.CALL_TOO_EARLY: {"number": 1},
    Refusal.PITCH_FULL: {"number": 11},
    Refusal.HAND_TOO_LARGE: {"number": 9},
    Refusal.JUST_COME_OFF: {"off": "red-g7", "card": "red-g7"},
    Refusal.NAME_WHO_COMES_ON: {"off": "red-g7"},
    Refusal.SOMEBODY_LEAVES: {"off": "red-d6"},
}
