"""Section 7: INSTANTs and answers."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import can
from tests.rulebooks.squad_rush.positions import lay
from tests.rulebooks.squad_rush.reading import booked, by_seat, hand, pile, pitch
from tests.rulebooks.squad_rush.scenarios import run, scenarios

ALL = "var-review offside play-on"
EVERY_CARD = (
    "red-d8 sub-1 tackle yellow-card red-card added-time substitution quick-restart set-piece"
    " the-wall reverse full-time-whistle overturned"
)
PLAYERS = ["play red-d8", "play sub-1"]
STOPPABLE = ["tackle blue-d8", "book blue-d8", "dismiss blue-d8"]
REFEREE_CARDS = [
    "play added-time",
    "play substitution",
    "play quick-restart",
    "play set-piece",
    "play the-wall",
    "play reverse",
    "play full-time-whistle",
    "play overturned on 1",
]
EVERY_PLAY = [*PLAYERS, *STOPPABLE, *REFEREE_CARDS]
CARD_OF = {
    "tackle blue-d8": "tackle",
    "book blue-d8": "yellow-card",
    "dismiss blue-d8": "red-card",
    "play overturned on 1": "overturned",
}
ABOUT_TO = f"at hands {EVERY_CARD} | {ALL}; pitches red-f8 | blue-d8 blue-f10!"
"""Seat 0 holds one of every card that may be played in a turn, seat 1 all INSTANTs."""


def about_to(seats: int = 2, others: str = ALL) -> Match:
    """Seat 0 holds one of every card that may be played in a turn; the next seat holds `others`."""
    return lay(
        seats,
        hands=(EVERY_CARD, others, *["green-d8"] * (seats - 2)),
        pitches=("red-f8", "blue-d8 blue-f10!"),
    )


def effects(match: Match) -> list[object]:
    """Return all that a card of `about_to` may change, but for draws."""
    fields = ("sent_off", "walled", "no_acts", "fewer")
    counts = [by_seat(match, field) for field in fields]
    return [pitch(match, 1), booked(match, 1), match.state.way, *counts]


def asked(match: Match) -> list[int]:
    """Return the seats that are asked for an answer, in order, while all hold."""
    seats: list[int] = []
    while "hold" in match.legal:
        assert isinstance(match.actor, int)
        seats.append(match.actor)
        play(match, "hold")
    return seats


@clause("RUSH-7.1")
@pytest.mark.parametrize("action", EVERY_PLAY)
def test_every_card_is_answered_before_it_works(action: str) -> None:
    match = about_to()
    before = effects(match)
    play(match, action)
    assert match.actor == 1
    assert "hold" in match.legal
    assert effects(match) == before
    assert match.state.acts <= 1


@clause("RUSH-7.2")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_one_by_one(turn: int, order: list[int]) -> None:
    hands = ["red-d8", "blue-d8", "green-d8", "white-d8"]
    match = lay(4, turn=turn, hands=hands)
    play(match, f"play {hands[turn]}")
    assert asked(match) == order
    assert len(pitch(match, turn)) == 1


@clause("RUSH-7.3")
@pytest.mark.parametrize("others", [ALL, "tackle", "play-on sub-2"])
def test_what_it_is_makes_no_difference(others: str) -> None:
    for action in EVERY_PLAY:
        match = about_to(3, others)
        play(match, action)
        assert asked(match) == [1, 2]


@clause("RUSH-7.4")
@pytest.mark.parametrize("answering", [0, 2, 3])
def test_play_on_against_an_instant(answering: int) -> None:
    hands = ["red-d8 tackle", "var-review", "green-d8", "blue-g7"]
    hands[answering] += " play-on"
    match = lay(4, hands=hands)
    play(match, "play red-d8", "play var-review")
    order = [2, 3, 0]
    for seat in order[: order.index(answering)]:
        assert match.actor == seat
        assert match.legal == ["hold"]
        play(match, "hold")
    assert (match.actor, match.legal) == (answering, ["play play-on", "hold"])
    play(match, "play play-on")
    hold(match)
    assert pitch(match, 0) == ["red-d8"]


@clause("RUSH-7.6")
@pytest.mark.parametrize("action", EVERY_PLAY)
def test_var_review_cancels(action: str) -> None:
    match = about_to()
    before = effects(match)
    play(match, action, "play var-review")
    hold(match)
    assert effects(match) == before
    assert pitch(match, 0) == ["red-f8"]
    assert (match.actor, match.state.acts) == (0, 1)
    assert can(match, "recall red-f8")
    card = CARD_OF.get(action, action.removeprefix("play "))
    assert pile(match) == ["var-review", card]
    assert card not in hand(match, 0)


@clause("RUSH-7.12")
@pytest.mark.parametrize("others", [("var-review", "tackle"), ("play-on", "offside")])
def test_the_table_waits_by_what_all_can_see(others: tuple[str, str]) -> None:
    plain = lay(3, hands=("red-d8 red-d6", "blue-d8", "green-d8"))
    other = lay(3, hands=("red-d8 red-d6", *others))
    for action in ("play red-d8", "hold", "hold"):
        play(plain, action)
        play(other, action)
        assert plain.view(-1) == other.view(-1)
        assert plain.view(0) == other.view(0)
        assert isinstance(plain.view(-1)["pause"], int)


@scenarios(f"""
RUSH-7.2 clockwise whichever way play goes
  at seats 4; hands reverse red-d8 | blue-d8 | green-d8 | white-d8
  > play reverse
  > play red-d8, ...
  = actor 1
  > hold, ...
  = actor 2
  > hold, ...
  = actor 3
  > hold, ...
  = turn 3; pitch0 red-d8

RUSH-7.2 the first one counts
  at seats 4; hands red-d8 | blue-d8 | offside | var-review
  > play red-d8, hold, play offside
  = hand0 red-d8; hand3 var-review

RUSH-7.3 whoever holds a card is asked
  at seats 4; hands red-d8 red-d6 | tackle | | blue-g7
  > play red-d8, ...
  = actor 1; legal hold
  > hold, ...
  = actor 3; legal hold
  > hold, ...
  = actor 0

RUSH-7.3 and nobody else
  at seats 4; hands red-d8 red-d6
  > play red-d8, ...
  = actor 0

RUSH-7.4 one's own INSTANT is not answered
  at seats 3; hands red-d8 tackle | var-review play-on | green-d8
  > play red-d8, play var-review, ...
  = actor 2
  > hold, ...
  = actor 0
  > hold, ...
  = pile var-review red-d8; actor 0

RUSH-7.4 that Play On stands
  at seats 3; hands red-d8 play-on | var-review | play-on
  > play red-d8, play var-review, play play-on, ...
  = pitch0 red-d8; hand0 play-on

RUSH-7.4 only a Play On does: $instant
  each $instant: var-review / offside
  at hands red-d8 $instant | var-review
  > play red-d8, play var-review, ...
  = legal hold; refused RUSH-7.4 play $instant

RUSH-7.4 a Play On that stops a Tackle is an INSTANT too
  at seats 3; hands tackle | play-on | play-on; pitches | blue-d8
  > tackle blue-d8, play play-on, ...
  = actor 2; legal play play-on, hold
  > play play-on
  = hand1 blue-d8

RUSH-7.4 and stands if nobody answers
  at seats 3; hands tackle | play-on | play-on; pitches | blue-d8
  > tackle blue-d8, play play-on
  = pitch1 blue-d8

RUSH-7.5 the others are asked after a cancelled INSTANT
  at seats 4; hands red-d8 play-on | var-review | tackle | offside play-on
  > play red-d8, play var-review, hold, hold, play play-on, ...
  = actor 2; legal hold
  > hold, ...
  = legal play offside, hold
  > play offside, ...
  = actor 2
  > hold, ...
  = hand0 red-d8; pile play-on var-review offside

RUSH-7.5 who has been asked is not asked again
  at seats 4; hands red-d8 play-on | offside | var-review | tackle
  > play red-d8, hold, play var-review, hold, play play-on, ...
  = actor 3
  > hold, ...
  = pitch0 red-d8; hand1 offside

RUSH-7.7 a cancelled player: $player
  each $player: red-d8 / red-f10 / sub-1
  at hands $player tackle | var-review; pile yellow-card
  > play $player, play var-review
  = pile yellow-card var-review $player; pitch0; hand0 tackle; sent_off 0 0

RUSH-7.8 Offside sends a player back, in the open: $player
  each $player: red-d8 / sub-1
  {ABOUT_TO}
  > play $player, play offside
  = known0 $player; pitch0 red-f8; pile offside; acts 1
  > play $player, ...
  = actor 1

RUSH-7.8 RUSH-7.9 referee cards are answered by neither Offside nor Play On: $action
  each $action: {" / ".join(REFEREE_CARDS)}
  {ABOUT_TO}
  > $action, ...
  = refused RUSH-7.8 play offside; refused RUSH-7.9 play play-on

RUSH-7.8 RUSH-7.9 Tackles and bookings by Play On alone: $action
  each $action | $card: {" / ".join(f"{action} | {CARD_OF[action]}" for action in STOPPABLE)}
  {ABOUT_TO}
  > $action, ...
  = refused RUSH-7.8 play offside
  > play play-on
  = pitch1 blue-d8 blue-f10; booked1 blue-f10; pile play-on $card

RUSH-7.9 and players are not: $action
  each $action: play red-d8 / play sub-1
  {ABOUT_TO}
  > $action, ...
  = refused RUSH-7.9 play play-on

RUSH-7.9 anybody may come to the help of anybody
  at seats 3; hands tackle | red-d8 | play-on; pitches | blue-d8
  > tackle blue-d8, hold, play play-on
  = pitch1 blue-d8

RUSH-7.10 INSTANTs are not replaced: $instant
  each $instant | $action | $left: var-review | play red-d8 | offside play-on / offside | play red-d8 | var-review play-on / play-on | tackle blue-d8 | var-review offside
  at hands red-d8 tackle | {ALL} sub-1; pitches | blue-d8
  > $action, play $instant
  = hand1 $left sub-1

RUSH-7.10 what was played last lies lowest
  at seats 3; hands tackle | var-review | play-on; pitches | blue-d8 blue-d6
  > tackle blue-d8, play var-review, play play-on
  = pile play-on var-review tackle

RUSH-7.11 neither recalls nor exchanges are cards played
  at hands substitution red-d6 | {ALL}; pitches red-d8 red-f10
  > recall red-f10, ...
  = actor 0
  > play substitution, ...
  = actor 1
  > hold, off red-d8, ...
  = actor 0
  > on red-d6, ...
  = actor 0

RUSH-7.11 nor are the Midfielder of a Set Piece, draws and discards
  at hands set-piece red-g7 red-d8 red-d6 red-d6b red-d5 red-m7 red-m6 red-f10 red-f8 | {ALL}; deck red-m9 sub-1 sub-2
  > play set-piece
  > take red-m9, ...
  = actor 0
  > done, discard red-m9, ...
  = actor 1; verb draw
  > DRAW, ...
  = cannot hold

RUSH-7.11 the extra player of a Quick Restart can be answered: $instant
  each $instant: var-review / offside
  at hands quick-restart red-d8 | {ALL}; deck sub-1 sub-2 sub-3
  > play quick-restart, DRAW, play red-d8, play $instant
  = pitch0; acts 1

RUSH-7.12 who cannot answer is asked all the same
  at hands red-d8 | blue-d8; pitches RED-d8
  > play red-d8, ...
  = actor 1; legal hold
""")
def test_answers(scenario: list[str]) -> None:
    run(scenario)
