"""Sections 10 and 11: the season of the Group Stage, and the FULL-TIME call."""

from collections import Counter

import pytest

import kickabout
from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    DRAMA,
    GROUP_STAGE,
    draw_up,
    end_turn,
    go_on,
    hold,
    kick_off,
    lay,
    new,
    score_under,
    seven,
    stand,
    whistle,
)
from tests.rulebooks.squad_rush.reading import (
    booked,
    by_seat,
    can,
    choices,
    hand,
    in_deck,
    over,
    pairs,
    pile,
    pitch,
    verb,
)

SEVENS = (seven("red"), seven("blue"), seven("green"), seven("white"))
WITH_SPARE = (f"{seven('red')} red-d5 red-f6", f"{seven('blue')} blue-d5 sub-1")
ANSWERS = ("var-review tackle", "play-on offside")


def group(seats: int = 2, **position: object) -> Match:
    """Return a position of the Group Stage."""
    return lay(seats, options=GROUP_STAGE, **position)  # type: ignore[arg-type]


def called(seats: int, turn: int = 0, **position: object) -> Match:
    """Return a match in which a seat has called FULL-TIME, and all have sevens."""
    match = group(seats, turn=turn, pitches=SEVENS[:seats], **position)
    play(match, "call")
    return match


def last_turns(match: Match) -> list[int]:
    """Return the seats of the turns before the matches."""
    found = []
    while match.state.locked == 0:
        found.append(int(match.state.turn))
        end_turn(match)
    return found


def played_on(match: Match, results: int) -> Match:
    """Play on at random until so many matches have been played, or the season is over."""
    while not over(match) and match.state.results < results:
        go_on(match)
    return match


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


@clause("RUSH-10.1")
def test_build_call_matches_reset() -> None:
    match = called(2)
    assert match.state.locked == 0
    assert last_turns(match) == [1, 1]
    assert match.state.locked == 1
    assert score_under(match, "the-wall") == [3, 3]
    assert (match.state.locked, match.state.matchday) == (0, 1)
    assert verb(match) == "draw"


@clause("RUSH-10.2")
def test_turns_are_as_in_squad_rush() -> None:
    match = group(
        3,
        hands=("tackle yellow-card*2 added-time red-d8", "var-review", "green-g7"),
        pitches=("", "blue-d8 blue-f10", "green-d8"),
    )
    stand(match, "play added-time")
    stand(match, "tackle blue-d8", "book blue-f10")
    assert hand(match, 1) == ["blue-d8", "var-review"]
    stand(match, "book blue-f10")
    assert by_seat(match, "sent_off") == [0, 1, 0]
    assert match.state.turn == 1
    draw_up(match)
    assert len(hand(match, 1)) == 4


@clause("RUSH-10.2")
def test_the_limit_of_nine() -> None:
    match = group(
        hands=("red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8",)
    )
    play(match, "done")
    assert verb(match) == "discard"
    play(match, "discard red-d5")
    assert match.state.turn == 1


@clause("RUSH-10.3")
def test_nobody_wins_by_a_seven_alone() -> None:
    match = called(2)
    last_turns(match)
    assert not over(match)
    assert match.state.locked == 1
    assert score_under(match, "the-wall") == [3, 3]


@clause("RUSH-10.3")
def test_ratings_count() -> None:
    weaker = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    assert score_under(kick_off(seven("red"), weaker), "set-piece") == [6, 2]


@clause("RUSH-10.4")
def test_pitches_and_hands_stay() -> None:
    match = kick_off(
        f"{seven('red')} sub-1", seven("blue", booked="d8"), hands=("tackle red-f6", "play-on")
    )
    before = [(pitch(match, seat), hand(match, seat)) for seat in range(2)]
    score_under(match, "the-wall")
    assert [(pitch(match, seat), hand(match, seat)) for seat in range(2)] == before
    assert booked(match, 1) == ["blue-d8"]


@clause("RUSH-10.5", "RUSH-10.6")
@pytest.mark.parametrize(("cards", "thin"), [(9, True), (10, False)])
def test_a_thin_deck(cards: int, thin: bool) -> None:
    deck = "sub-1 sub-2 sub-3 sub-4 tackle*5" + (" yellow-card" if cards == 10 else "")
    match = kick_off(seven("red"), seven("blue"), deck=f"{deck} the-wall", pile="red-d5 red-card")
    score_under(match, "the-wall")
    assert match.state.matchday == 1
    assert len(in_deck(match)) == (cards + 3 if thin else cards)
    assert pile(match) == ([] if thin else ["red-d5", "red-card", "the-wall"])


@clause("RUSH-10.5")
def test_not_between_two_matches_of_a_matchday() -> None:
    match = kick_off(*SEVENS[:3], deck="sub-1 the-wall*2 offside", pile="red-d5")
    score_under(match, "the-wall")
    assert pile(match) == ["red-d5", "the-wall"]
    assert in_deck(match) == ["offside", "sub-1", "the-wall"]


@clause("RUSH-10.7")
@pytest.mark.parametrize(("seats", "caller"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_the_caller_begins(seats: int, caller: int) -> None:
    match = called(seats, caller)
    last_turns(match)
    while match.state.matchday == 0:
        score_under(match, "the-wall" if "official the-wall" in choices(match) else "offside")
    assert (match.state.turn, match.actor) == (caller, caller)
    assert verb(match) == "draw"
    assert match.state.caller == -1


@clause("RUSH-10.8")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_would_be_next_begins(turn: int) -> None:
    match = group(3, turn=turn, taken=12, pitches=SEVENS[:3])
    end_turn(match)
    assert match.state.locked == 1
    for official in ("the-wall", "the-wall", "offside"):
        score_under(match, official)
    assert match.state.turn == (turn + 1) % 3


@clause("RUSH-10.9")
def test_two_meet_three_times() -> None:
    match = played_on(new(2, GROUP_STAGE, seed=4), 3)
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


@clause("RUSH-10.11")
def test_a_reverse_in_the_last_turns_takes_nothing_from_the_next_matchday() -> None:
    match = called(2, hands=("", "reverse"))
    draw_up(match)
    stand(match, "play reverse")
    assert by_seat(match, "fewer") == [0, 0]
    last_turns(match)
    score_under(match, "the-wall")
    draw_up(match)
    assert (match.state.matchday, match.state.turn, match.state.acts) == (1, 0, 2)


@clause("RUSH-10.11")
def test_nor_does_one_in_the_last_round_where_nobody_called() -> None:
    match = group(turn=1, taken=12, hands=("", "reverse"), pitches=SEVENS[:2])
    stand(match, "play reverse")
    assert by_seat(match, "fewer") == [1, 0]
    end_turn(match)
    assert match.state.locked == 1
    score_under(match, "the-wall")
    draw_up(match)
    assert (match.state.matchday, match.state.turn, match.state.acts) == (1, 0, 2)


@clause("RUSH-10.11", "RUSH-6.12")
def test_before_a_call_it_takes_an_act_from_the_last_turns() -> None:
    match = group(hands=("reverse", ""), pitches=SEVENS[:2])
    stand(match, "play reverse")
    play(match, "call")
    draw_up(match)
    assert (match.state.turn, match.state.acts) == (1, 1)


# 11. The call.


@clause("RUSH-11.1")
def test_who_has_a_legal_seven_may_call() -> None:
    mixed = f"{seven('red', but='f10')} blue-f10"
    match = group(pitches=(mixed,))
    assert can(match, "call")
    assert not can(group(pitches=(seven("red", but="f10"),)), "call")
    play(match, "call")
    assert not over(match)
    assert match.state.caller == 0


@clause("RUSH-11.2")
def test_at_the_end_of_ones_own_turn() -> None:
    match = group(pitches=("", seven("blue")))
    assert not can(match, "call")
    end_turn(match, draw=False)
    assert not can(match, "call")
    draw_up(match)
    assert can(match, "call")
    match = group(hands=(seven("red"),))
    assert "RUSH-11.1" in refused(match, "call")


@clause("RUSH-11.2")
def test_the_turn_is_over_with_it() -> None:
    match = group(hands=("red-d5 red-m6",), pitches=(seven("red"),))
    play(match, "call")
    assert match.state.turn == 1
    long = "green-g7 green-d8 green-d6 green-d6b green-d5 green-m9 green-m7 green-m6 green-f10"
    match = group(hands=(f"{long} tackle",), pitches=(seven("red"),))
    play(match, "call")
    assert (match.state.turn, verb(match)) == (0, "discard")


@clause("RUSH-11.3")
def test_after_a_turn_on_this_matchday() -> None:
    match = group(pitches=SEVENS[:2], taken=1)
    assert "RUSH-11.3" in refused(match, "call")
    for _ in range(2):
        end_turn(match)
    assert match.state.turn == 0
    assert can(match, "call")


@clause("RUSH-11.3")
def test_on_each_matchday_anew() -> None:
    match = kick_off(*SEVENS[:3], caller=1)
    for official in ("the-wall", "the-wall", "offside"):
        score_under(match, official)
    for seat in (1, 2, 0):
        draw_up(match)
        assert match.state.turn == seat
        assert not can(match, "call")
        end_turn(match, draw=False)
    draw_up(match)
    assert match.state.turn == 1
    assert can(match, "call")


@clause("RUSH-11.4")
@pytest.mark.parametrize(("spare", "stands"), [("", False), ("sub-1", True)])
@pytest.mark.parametrize("instant", ["var-review", "offside"])
def test_it_is_answered(spare: str, stands: bool, instant: str) -> None:
    match = group(
        hands=("red-f10 tackle", f"{instant} tackle"),
        pitches=(f"{seven('red', but='f10')} {spare}", seven("blue")),
    )
    stand(match, "play red-f10")
    play(match, "call")
    assert match.legal == [f"play {instant}", "hold"]
    play(match, f"play {instant}")
    hold(match)
    assert "red-f10" not in pitch(match, 0)
    assert (match.state.caller == 0) == stands
    assert match.state.turn == int(stands)


@clause("RUSH-11.4")
def test_nobody_is_asked_without_a_fresh_player() -> None:
    match = group(hands=("", "var-review"), pitches=SEVENS[:2])
    play(match, "call")
    assert match.state.caller == 0


@clause("RUSH-11.4")
def test_an_answer_may_be_answered() -> None:
    match = group(
        hands=("red-f10 play-on", "var-review tackle"),
        pitches=(seven("red", but="f10"), seven("blue")),
    )
    stand(match, "play red-f10")
    play(match, "call", "play var-review", "play play-on")
    hold(match)
    assert match.state.caller == 0
    assert "red-f10" in pitch(match, 0)


@clause("RUSH-11.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_more_turns(seats: int) -> None:
    match = called(seats)
    assert Counter(last_turns(match)) == dict.fromkeys(range(1, seats), 2)


@clause("RUSH-11.5")
def test_neither_rounds_nor_cards_cut_them_short() -> None:
    match = called(3, taken=12)
    assert last_turns(match) == [1, 2, 1, 2]
    match = called(3, deck="")
    assert last_turns(match) == [1, 2, 1, 2]


@clause("RUSH-11.6")
@pytest.mark.parametrize(
    ("caller", "order"), [(0, [1, 2, 3] * 2), (1, [2, 3, 0] * 2), (3, [0, 1, 2] * 2)]
)
def test_two_rounds_without_the_caller(caller: int, order: list[int]) -> None:
    assert last_turns(called(4, caller)) == order


@clause("RUSH-11.6")
def test_in_the_order_of_play() -> None:
    match = group(4, hands=("reverse",), pitches=SEVENS)
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
def test_the_caller_may_answer_and_be_tackled() -> None:
    attack = "tackle yellow-card red-card"
    match = called(2, hands=("var-review play-on", attack))
    draw_up(match)
    play(match, "tackle red-d8")
    assert (match.actor, match.legal) == (0, ["play var-review", "play play-on", "hold"])
    play(match, "hold", "book red-f10")
    hold(match)
    assert booked(match, 0) == ["red-f10"]
    assert "red-d8" in hand(match, 0)
    draw_up(match)
    assert match.state.turn == 1
    stand(match, "dismiss red-m9")
    assert by_seat(match, "sent_off") == [1, 0]


@clause("RUSH-11.7")
def test_the_caller_takes_no_turn() -> None:
    match = called(3, hands=("red-d5",))
    assert 0 not in last_turns(match)
    assert hand(match, 0) == ["red-d5"]


@clause("RUSH-11.8")
def test_one_call() -> None:
    match = called(3)
    for seat in (1, 2, 1, 2):
        draw_up(match)
        assert match.state.turn == seat
        assert "RUSH-11.8" in refused(match, "call")
        end_turn(match, draw=False)
    assert match.state.caller == 0


@clause("RUSH-11.8")
def test_and_another_one_on_the_next_matchday() -> None:
    match = kick_off(seven("red"), seven("blue"), caller=0)
    score_under(match, "the-wall")
    for _ in range(3):
        end_turn(match)
    assert match.state.turn == 1
    play(match, "call")
    assert match.state.caller == 1


@clause("RUSH-11.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds(seats: int) -> None:
    match = group(seats, turn=seats - 1, taken=11, pitches=SEVENS[:seats])
    end_turn(match)
    for _ in range(seats):
        assert match.state.locked == 0
        end_turn(match)
    assert match.state.locked == 1
    assert match.state.caller == -1


@clause("RUSH-11.9")
def test_counted_on_each_matchday() -> None:
    match = kick_off(seven("red"), seven("blue"))
    score_under(match, "the-wall")
    for _ in range(24):
        assert match.state.locked == 0
        end_turn(match)
    assert match.state.locked == 1


@clause("RUSH-11.10")
@pytest.mark.parametrize(
    ("deck", "pile", "over"), [("", "", True), ("sub-1", "", False), ("", "sub-1", False)]
)
def test_nothing_left_to_draw(deck: str, pile: str, over: bool) -> None:
    match = group(3, deck=deck, pile=pile, pitches=SEVENS[:3])
    end_turn(match, draw=False)
    assert (match.state.locked == 1) == over
    if over:
        assert match.outcomes == {"no official": 1}
        play(match, "no official")
        assert whistle(match) == [4, 4]


@clause("RUSH-11.10")
def test_a_match_without_anything_to_draw_goes_on_with_what_there_is() -> None:
    match = group(deck="", pitches=SEVENS[:2])
    end_turn(match, draw=False)
    play(match, "no official")
    whistle(match)
    assert match.state.matchday == 1
    assert match.actor == 1
    assert "draw deck" not in match.legal


@clause("RUSH-11.1")
def test_a_call_is_nobodys_duty() -> None:
    match = group(pitches=SEVENS[:2])
    end_turn(match)
    end_turn(match)
    assert match.state.caller == -1
    assert match.state.locked == 0
