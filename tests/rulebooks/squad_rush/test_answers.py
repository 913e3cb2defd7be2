"""Section 7: INSTANTs and answers."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    INSTANTS,
    draw_up,
    end_turn,
    hold,
    lay,
    seven,
    stand,
)
from tests.rulebooks.squad_rush.reading import (
    booked,
    by_seat,
    can,
    hand,
    is_known,
    pile,
    pitch,
    verb,
)

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


def about_to(seats: int = 2, others: str = ALL) -> Match:
    """Seat 0 holds one of every card that may be played in a turn; the next seat holds `others`."""
    return lay(
        seats,
        hands=(EVERY_CARD, others, *["green-d8"] * (seats - 2)),
        pitches=("red-f8", "blue-d8 blue-f10!"),
    )


def asked(match: Match) -> list[int]:
    """Return the seats that are asked for an answer, in order, while all hold."""
    found: list[int] = []
    while "hold" in match.legal:
        assert isinstance(match.actor, int)
        found.append(match.actor)
        play(match, "hold")
    return found


@clause("RUSH-7.1")
@pytest.mark.parametrize("action", EVERY_PLAY)
def test_every_card_is_answered_before_it_works(action: str) -> None:
    match = about_to()
    before = [pitch(match, 1), booked(match, 1), by_seat(match, "sent_off"), match.state.way]
    play(match, action)
    assert match.actor == 1
    assert "hold" in match.legal
    after = [pitch(match, 1), booked(match, 1), by_seat(match, "sent_off"), match.state.way]
    assert after == before
    assert match.state.acts <= 1
    assert by_seat(match, "walled") == by_seat(match, "no_acts") == [0, 0]


@clause("RUSH-7.2")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_one_by_one(turn: int, order: list[int]) -> None:
    hands = ["red-d8", "blue-d8", "green-d8", "white-d8"]
    match = lay(4, turn=turn, hands=hands)
    play(match, f"play {hands[turn]}")
    assert asked(match) == order
    assert len(pitch(match, turn)) == 1


@clause("RUSH-7.2")
def test_clockwise_whichever_way_play_goes() -> None:
    match = lay(4, hands=("reverse red-d8", "blue-d8", "green-d8", "white-d8"))
    stand(match, "play reverse")
    play(match, "play red-d8")
    assert asked(match) == [1, 2, 3]


@clause("RUSH-7.2")
def test_the_first_one_counts() -> None:
    match = lay(4, hands=("red-d8", "blue-d8", "offside", "var-review"))
    play(match, "play red-d8", "hold", "play offside")
    hold(match)
    assert hand(match, 0) == ["red-d8"]
    assert hand(match, 3) == ["var-review"]


@clause("RUSH-7.3")
def test_whoever_holds_a_card_is_asked() -> None:
    match = lay(4, hands=("red-d8 red-d6", "tackle", "", "blue-g7"))
    play(match, "play red-d8")
    assert match.legal == ["hold"]
    assert asked(match) == [1, 3]
    match = lay(4, hands=("red-d8 red-d6",))
    play(match, "play red-d8")
    assert match.actor == 0


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


@clause("RUSH-7.4")
def test_ones_own_instant_is_not_answered() -> None:
    match = lay(3, hands=("red-d8 tackle", "var-review play-on", "green-d8"))
    play(match, "play red-d8", "play var-review")
    assert asked(match) == [2, 0]


@clause("RUSH-7.4")
def test_that_play_on_stands() -> None:
    match = lay(3, hands=("red-d8 play-on", "var-review", "play-on"))
    play(match, "play red-d8", "play var-review", "play play-on")
    assert pitch(match, 0) == ["red-d8"]
    assert match.actor == 2 or "hold" not in match.legal
    assert hand(match, 0) == ["play-on"]


@clause("RUSH-7.4")
@pytest.mark.parametrize("instant", ["var-review", "offside"])
def test_only_a_play_on_does(instant: str) -> None:
    match = lay(hands=(f"red-d8 {instant}", "var-review"))
    play(match, "play red-d8", "play var-review")
    assert match.legal == ["hold"]
    assert "RUSH-7.4" in refused(match, f"play {instant}")


@clause("RUSH-7.4")
def test_a_play_on_that_stops_a_tackle_is_an_instant_too() -> None:
    match = lay(3, hands=("tackle", "play-on", "play-on"), pitches=("", "blue-d8"))
    play(match, "tackle blue-d8", "play play-on")
    assert (match.actor, match.legal) == (2, ["play play-on", "hold"])
    play(match, "play play-on")
    hold(match)
    assert hand(match, 1) == ["blue-d8"]
    match = lay(3, hands=("tackle", "play-on", "play-on"), pitches=("", "blue-d8"))
    play(match, "tackle blue-d8", "play play-on")
    hold(match)
    assert pitch(match, 1) == ["blue-d8"]


@clause("RUSH-7.5")
def test_the_others_are_asked_after_a_cancelled_instant() -> None:
    match = lay(4, hands=("red-d8 play-on", "var-review", "tackle", "offside play-on"))
    play(match, "play red-d8", "play var-review", "hold", "hold", "play play-on")
    assert match.actor == 2
    assert match.legal == ["hold"]
    play(match, "hold")
    assert match.legal == ["play offside", "hold"]
    play(match, "play offside")
    assert asked(match) == [2]
    assert hand(match, 0) == ["red-d8"]
    assert pile(match) == ["play-on", "var-review", "offside"]


@clause("RUSH-7.5")
def test_who_has_been_asked_is_not_asked_again() -> None:
    match = lay(4, hands=("red-d8 play-on", "offside", "var-review", "tackle"))
    play(match, "play red-d8", "hold", "play var-review", "hold", "play play-on")
    assert match.actor == 3
    play(match, "hold")
    assert pitch(match, 0) == ["red-d8"]
    assert hand(match, 1) == ["offside"]


@clause("RUSH-7.6")
@pytest.mark.parametrize("action", EVERY_PLAY)
def test_var_review_cancels(action: str) -> None:
    match = about_to()
    before = [pitch(match, 1), booked(match, 1), by_seat(match, "sent_off"), match.state.way]
    play(match, action, "play var-review")
    hold(match)
    after = [pitch(match, 1), booked(match, 1), by_seat(match, "sent_off"), match.state.way]
    assert after == before
    assert pitch(match, 0) == ["red-f8"]
    assert (
        by_seat(match, "walled") == by_seat(match, "no_acts") == by_seat(match, "fewer") == [0, 0]
    )
    assert match.state.acts == 1
    assert match.actor == 0
    assert can(match, "recall red-f8")
    card = CARD_OF.get(action, action.removeprefix("play "))
    assert pile(match) == ["var-review", card]
    assert card not in hand(match, 0)


@clause("RUSH-7.7")
@pytest.mark.parametrize("player", ["red-d8", "red-f10", "sub-1"])
def test_a_cancelled_player(player: str) -> None:
    match = lay(hands=(f"{player} tackle", "var-review"), pile="yellow-card")
    play(match, f"play {player}", "play var-review")
    hold(match)
    assert pile(match) == ["yellow-card", "var-review", player]
    assert pitch(match, 0) == []
    assert hand(match, 0) == ["tackle"]
    assert by_seat(match, "sent_off") == [0, 0]


@clause("RUSH-7.8")
@pytest.mark.parametrize("action", PLAYERS)
def test_offside(action: str) -> None:
    match = about_to()
    play(match, action, "play offside")
    hold(match)
    player = action.removeprefix("play ")
    assert player in hand(match, 0)
    assert is_known(match, 0, player) == 1
    assert pitch(match, 0) == ["red-f8"]
    assert pile(match) == ["offside"]
    assert match.state.acts == 1
    play(match, action)
    assert match.actor == 1


@clause("RUSH-7.8")
@pytest.mark.parametrize("action", [*STOPPABLE, *REFEREE_CARDS])
def test_offside_is_for_players(action: str) -> None:
    match = about_to()
    play(match, action)
    assert "RUSH-7.8" in refused(match, "play offside")


@clause("RUSH-7.9")
@pytest.mark.parametrize("action", STOPPABLE)
def test_play_on_against_tackles_and_bookings(action: str) -> None:
    match = about_to(3)
    play(match, action, "play play-on")
    hold(match)
    assert pitch(match, 1) == ["blue-d8", "blue-f10"]
    assert booked(match, 1) == ["blue-f10"]
    assert pile(match) == ["play-on", CARD_OF[action]]


@clause("RUSH-7.9")
@pytest.mark.parametrize("action", [*PLAYERS, *REFEREE_CARDS])
def test_not_against_players_and_referee_cards(action: str) -> None:
    match = about_to()
    play(match, action)
    assert "RUSH-7.9" in refused(match, "play play-on")


@clause("RUSH-7.9")
def test_anybody_may_come_to_the_help_of_anybody() -> None:
    match = lay(3, hands=("tackle", "red-d8", "play-on"), pitches=("", "blue-d8"))
    play(match, "tackle blue-d8", "hold", "play play-on")
    hold(match)
    assert pitch(match, 1) == ["blue-d8"]


@clause("RUSH-7.10")
@pytest.mark.parametrize("instant", INSTANTS)
def test_they_are_not_replaced(instant: str) -> None:
    match = lay(hands=("red-d8 tackle", f"{ALL} sub-1"), pitches=("", "blue-d8"))
    play(match, "tackle blue-d8" if instant == "play-on" else "play red-d8", f"play {instant}")
    hold(match)
    assert len(hand(match, 1)) == 3
    assert instant not in hand(match, 1)
    assert instant in pile(match)


@clause("RUSH-7.10")
def test_what_was_played_last_lies_lowest() -> None:
    match = lay(3, hands=("tackle", "var-review", "play-on"), pitches=("", "blue-d8 blue-d6"))
    play(match, "tackle blue-d8", "play var-review", "play play-on")
    hold(match)
    assert pile(match) == ["play-on", "var-review", "tackle"]


@clause("RUSH-7.11")
def test_what_is_no_card_played() -> None:
    match = lay(hands=("substitution red-d6", ALL), pitches=("red-d8 red-f10",))
    play(match, "recall red-f10")
    assert match.actor == 0
    play(match, "play substitution")
    assert asked(match) == [1]
    play(match, "off red-d8")
    assert match.actor == 0
    play(match, "on red-d6")
    assert match.actor == 0


@clause("RUSH-7.11")
def test_neither_the_midfielder_nor_draws_nor_discards() -> None:
    long = "red-g7 red-d8 red-d6 red-d6b red-d5 red-m7 red-m6 red-f10 red-f8"
    match = lay(hands=(f"set-piece {long}", ALL), deck="red-m9 sub-1 sub-2")
    stand(match, "play set-piece")
    play(match, "take red-m9")
    assert match.actor == 0
    play(match, "done", "discard red-m9")
    assert match.actor == 1
    assert verb(match) == "draw"
    draw_up(match)
    assert "hold" not in match.legal


@clause("RUSH-7.11")
@pytest.mark.parametrize(("instant", "acts"), [("var-review", 1), ("offside", 1)])
def test_the_extra_player_can_be_answered(instant: str, acts: int) -> None:
    match = lay(hands=("quick-restart red-d8", ALL), deck="sub-1 sub-2 sub-3")
    stand(match, "play quick-restart")
    draw_up(match)
    play(match, "play red-d8", f"play {instant}")
    hold(match)
    assert pitch(match, 0) == []
    assert match.state.acts == acts


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


@clause("RUSH-7.12")
def test_who_cannot_answer_is_asked_all_the_same() -> None:
    match = lay(hands=("red-d8", "blue-d8"), pitches=(seven("red", but="d8"),))
    play(match, "play red-d8")
    assert match.legal == ["hold"]
    end_turn(match)
