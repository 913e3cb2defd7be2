"""Sections 10 and 11: the season of the Group Stage, and the FULL-TIME call."""

from collections import Counter

import pytest

import kickabout
from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import go_on, play
from tests.rulebooks.reading import over, verb
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    GROUP_STAGE,
    draw_up,
    end_turn,
    kick_off,
    lay,
    new,
    score_under,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import pairs
from tests.rulebooks.squad_rush.scenarios import run, scenarios

SEVENS = (seven("red"), seven("blue"), seven("green"), seven("white"))
WITH_SPARE = (f"{seven('red')} red-d5 red-f6", f"{seven('blue')} blue-d5 sub-1")
ANSWERS = ("var-review tackle", "play-on offside")
LONG = "green-g7 green-d8 green-d6 green-d6b green-d5 green-m9 green-m7 green-m6 green-f10"


def called(seats: int, turn: int = 0, **position: object) -> Match:
    """Return a match in which a seat has called FULL-TIME, and all have sevens."""
    match = lay(seats, options=GROUP_STAGE, turn=turn, pitches=SEVENS[:seats], **position)  # type: ignore[arg-type]
    play(match, "call")
    return match


def last_turns(match: Match) -> list[int]:
    """Return the seats of the turns before the matches."""
    seats = []
    while match.state.locked == 0:
        seats.append(int(match.state.turn))
        end_turn(match)
    return seats


# 10. The season.


@clause("RUSH-10.1")
@pytest.mark.parametrize(("seats", "matches"), [(2, 3), (3, 9), (4, 6)])
def test_three_matchdays(seats: int, matches: int) -> None:
    match = new(seats, GROUP_STAGE)
    matchdays = Counter[int]()
    while not over(match) and match.state.sudden_death == 0:
        before, matchday = int(match.state.results), int(match.state.matchday)
        go_on(match)
        if match.state.results > before:
            matchdays[matchday] += 1
            assert match.log[-1][0] == -1
    assert matchdays == {0: matches // 3, 1: matches // 3, 2: matches // 3}
    assert match.state.matchday == 3


@clause("RUSH-10.7")
@pytest.mark.parametrize(("seats", "caller"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_the_caller_begins(seats: int, caller: int) -> None:
    match = called(seats, caller)
    last_turns(match)
    while match.state.matchday == 0:
        score_under(match, "the-wall" if "official the-wall" in match.outcomes else "offside")
    assert (match.state.turn, match.actor) == (caller, caller)
    assert verb(match) == "draw"
    assert match.state.caller == -1


@clause("RUSH-10.9")
def test_two_meet_three_times() -> None:
    match = new(2, GROUP_STAGE, seed=4)
    while not over(match) and match.state.results < 3:
        go_on(match)
    assert [set(pair) for pair in pairs(match)] == [{0, 1}] * 3


@clause("RUSH-10.10")
@pytest.mark.parametrize("bot", ["random", "rule-of-thumb"])
def test_a_bot_can_go_on_anywhere(bot: str) -> None:
    asked = Counter[str]()
    for match in (new(3, DRAMA, seed=2), kick_off(*WITH_SPARE, hands=ANSWERS, options=DRAMA)):
        while not over(match) and match.number < 1500:
            for seat in match.deciding:
                legal, word = match.legal_for(seat), verb(match)
                if asked[word] < 5:
                    asked[word] += 1
                    assert kickabout.bot(bot, seed=1).choose(match.seen(seat)) in legal
            go_on(match)
    assert asked.keys() >= {"draw", "play", "hold", "bench", "discard"}


@scenarios(f"""
RUSH-10.1 building, a call, the matches, and on
  at pitches RED | BLUE; options group
  > call
  = locked 0
  > END, END
  = locked 1
  > SCORE the-wall
  = goals 3 3; locked 0; matchday 1; verb draw

RUSH-10.2 turns are as in Squad Rush
  at seats 3; hands tackle yellow-card*2 added-time red-d8 | var-review | green-g7; pitches | blue-d8 blue-f10 | green-d8; options group
  > play added-time, tackle blue-d8, book blue-f10
  = hand1 blue-d8 var-review
  > book blue-f10
  = sent_off 0 1 0; turn 1
  > DRAW
  = hand_size 1 4 1

RUSH-10.2 with the limit of nine
  at hands red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8; options group
  > done
  = verb discard
  > discard red-d5
  = turn 1

RUSH-10.3 nobody wins by a seven alone
  at pitches RED | BLUE; options group
  > call, END, END
  = over 0; locked 1
  > SCORE the-wall
  = goals 3 3

RUSH-10.3 ratings count
  locked pitches RED | blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6
  > SCORE set-piece
  = goals 6 2

RUSH-10.4 pitches and hands stay
  locked pitches RED sub-1 | BLUE-d8 blue-d8!; hands tackle red-f6 | play-on
  > SCORE the-wall
  = pitch0 RED sub-1; hand0 tackle red-f6; pitch1 BLUE; hand1 play-on; booked1 blue-d8

RUSH-10.5 RUSH-10.6 a deck of $cards is thin: $thin
  each $cards | $more | $deck | $pile | $thin: 9 | | 12 | | yes / 10 | yellow-card | 10 | red-d5 red-card the-wall | no
  locked pitches RED | BLUE; deck sub-1 sub-2 sub-3 sub-4 tackle*5 the-wall $more; pile red-d5 red-card
  > SCORE the-wall
  = matchday 1; deck_size $deck; pile $pile

RUSH-10.5 not between two matches of a matchday
  locked pitches RED | BLUE | GREEN; deck sub-1 the-wall*2 offside; pile red-d5
  > SCORE the-wall
  = pile red-d5 the-wall; deck offside sub-1 the-wall

RUSH-10.8 who would be next begins: $next after $turn
  each $turn | $next: 0 | 1 / 1 | 2 / 2 | 0
  at seats 3; turn $turn; taken 12; pitches RED | BLUE | GREEN; options group
  > END
  = locked 1
  > SCORE the-wall, SCORE the-wall, SCORE offside
  = turn $next

RUSH-10.11 a Reverse in the last turns takes nothing from the next matchday
  at hands | reverse; pitches RED | BLUE; options group
  > call, DRAW, play reverse
  = fewer 0 0
  > END, END, SCORE the-wall, DRAW
  = matchday 1; turn 0; acts 2

RUSH-10.11 nor does one in the last round where nobody called
  at turn 1; taken 12; hands | reverse; pitches RED | BLUE; options group
  > play reverse
  = fewer 1 0
  > END
  = locked 1
  > SCORE the-wall, DRAW
  = matchday 1; turn 0; acts 2

RUSH-10.11 RUSH-6.12 before a call it takes an act from the last turns
  at hands reverse; pitches RED | BLUE; options group
  > play reverse, call, DRAW
  = turn 1; acts 1

RUSH-11.1 who has a legal seven may call
  at pitches RED-f10 blue-f10; options group
  > call
  = over 0; caller 0

RUSH-11.1 who lacks a player may not
  at pitches RED-f10; options group
  = refused RUSH-11.1 call

RUSH-11.1 a call is nobody's duty
  at pitches RED | BLUE; options group
  > END, END
  = caller -1; locked 0

RUSH-11.2 at the end of one's own turn
  at pitches | BLUE; options group
  = cannot call
  > PASS
  = cannot call
  > DRAW
  = can call

RUSH-11.2 not with a seven in hand
  at hands RED; options group
  = refused RUSH-11.1 call

RUSH-11.2 the turn is over with it
  at hands red-d5 red-m6; pitches RED; options group
  > call
  = turn 1

RUSH-11.2 but for cards above the limit
  at hands {LONG} tackle; pitches RED; options group
  > call
  = turn 0; verb discard

RUSH-11.3 after a turn on this matchday
  at taken 1; pitches RED | BLUE; options group
  = refused RUSH-11.3 call
  > END, END
  = turn 0; can call

RUSH-11.3 on each matchday anew
  locked pitches RED | BLUE | GREEN; caller 1
  > SCORE the-wall, SCORE the-wall, SCORE offside, DRAW
  = turn 1; cannot call
  > END
  = turn 2; cannot call
  > END
  = turn 0; cannot call
  > END
  = turn 1; can call

RUSH-11.4 it is answered by $instant, and $falls
  each $instant | $spare | $falls | $caller | $turn: var-review | | falls | -1 | 0 / offside | | falls | -1 | 0 / var-review | sub-1 | stands | 0 | 1 / offside | sub-1 | stands | 0 | 1
  at hands red-f10 tackle | $instant tackle; pitches RED-f10 $spare | BLUE; options group
  > play red-f10
  > call, ...
  = legal play $instant, hold
  > play $instant
  = pitch0 RED-f10 $spare; caller $caller; turn $turn

RUSH-11.4 nobody is asked without a fresh player
  at hands | var-review; pitches RED | BLUE; options group
  > call, ...
  = caller 0

RUSH-11.4 an answer may be answered
  at hands red-f10 play-on | var-review tackle; pitches RED-f10 | BLUE; options group
  > play red-f10, call, play var-review, play play-on
  = caller 0; pitch0 RED

RUSH-11.7 the caller may answer and be tackled
  at hands var-review play-on | tackle yellow-card red-card; pitches RED | BLUE; options group
  > call, DRAW
  > tackle red-d8, ...
  = actor 0; legal play var-review, play play-on, hold
  > hold, book red-f10
  = booked0 red-f10; hand0 var-review play-on red-d8
  > DRAW, dismiss red-m9
  = sent_off 1 0

RUSH-11.8 one call
  at seats 3; pitches RED | BLUE | GREEN; options group
  > call, DRAW
  = turn 1; refused RUSH-11.8 call
  > END
  = turn 2; refused RUSH-11.8 call
  > END
  = turn 1; refused RUSH-11.8 call
  > END
  = turn 2; refused RUSH-11.8 call; caller 0

RUSH-11.8 and another one on the next matchday
  locked pitches RED | BLUE; caller 0
  > SCORE the-wall, END, END, END
  = turn 1
  > call
  = caller 1

RUSH-11.10 with nothing left to draw the matches begin, and the season goes on
  at seats 3; deck; pitches RED | BLUE | GREEN; options group
  > PASS
  = locked 1; outcomes no official
  > no official, WHISTLE
  = goals 4 4

RUSH-11.10 with what there is
  at deck; pitches RED | BLUE; options group
  > PASS, no official, WHISTLE
  = matchday 1; actor 1; cannot draw deck

RUSH-11.10 a card is left: deck $deck, pile $pile
  each $deck | $pile: sub-1 | / | sub-1
  at seats 3; deck $deck; pile $pile; pitches RED | BLUE | GREEN; options group
  > PASS
  = locked 0
""")
def test_season(scenario: list[str]) -> None:
    run(scenario)


# 11. The last turns.


@clause("RUSH-11.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_more_turns(seats: int) -> None:
    assert Counter(last_turns(called(seats))) == dict.fromkeys(range(1, seats), 2)


@clause("RUSH-11.5")
@pytest.mark.parametrize("short", [{"taken": 12}, {"deck": ""}])
def test_neither_rounds_nor_cards_cut_them_short(short: dict[str, object]) -> None:
    assert last_turns(called(3, **short)) == [1, 2, 1, 2]  # type: ignore[arg-type]


@clause("RUSH-11.6")
@pytest.mark.parametrize(
    ("caller", "order"), [(0, [1, 2, 3] * 2), (1, [2, 3, 0] * 2), (3, [0, 1, 2] * 2)]
)
def test_two_rounds_without_the_caller(caller: int, order: list[int]) -> None:
    assert last_turns(called(4, caller)) == order


@clause("RUSH-11.6")
def test_in_the_order_of_play() -> None:
    match = lay(4, hands=("reverse",), pitches=SEVENS, options=GROUP_STAGE)
    stand(match, "play reverse")
    play(match, "call")
    assert last_turns(match) == [3, 2, 1] * 2


@clause("RUSH-11.6")
def test_a_reverse_among_them() -> None:
    match = called(4, hands=("", "", "reverse"))
    end_turn(match)
    stand(match, "play reverse")
    assert Counter([1, *last_turns(match)]) == {1: 2, 2: 2, 3: 2}


@clause("RUSH-11.7")
def test_the_caller_takes_no_turn() -> None:
    match = called(3, hands=("red-d5",))
    assert 0 not in last_turns(match)
    assert match.state.hand_size[0] == 1


@clause("RUSH-11.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds(seats: int) -> None:
    match = lay(seats, turn=seats - 1, taken=11, pitches=SEVENS[:seats], options=GROUP_STAGE)
    end_turn(match)
    for _ in range(seats):
        assert match.state.locked == 0
        end_turn(match)
    assert (match.state.locked, match.state.caller) == (1, -1)


@clause("RUSH-11.9")
def test_counted_on_each_matchday() -> None:
    match = kick_off(seven("red"), seven("blue"))
    score_under(match, "the-wall")
    draw_up(match)
    for _ in range(24):
        assert match.state.locked == 0
        end_turn(match)
    assert match.state.locked == 1
