"""Section 6: referee cards in a turn."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    GROUP_STAGE,
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
    choices,
    hand,
    in_deck,
    is_known,
    pile,
    pitch,
    verb,
    yellows,
)


def turns(match: Match, how_many: int) -> list[int]:
    """Return the seats of the next turns, the current one first."""
    found = []
    for _ in range(how_many):
        found.append(int(match.state.turn))
        end_turn(match)
    return found


@clause("RUSH-6.1")
def test_added_time() -> None:
    match = lay(hands=("added-time red-d8 red-d6 red-g7 red-m9",))
    stand(match, "play added-time")
    for player in ("red-d8", "red-d6", "red-g7"):
        assert match.state.turn == 0
        play(match, f"play {player}")
    assert match.state.turn == 1
    assert pitch(match, 0) == ["red-d6", "red-d8", "red-g7"]


@clause("RUSH-6.1")
def test_added_time_as_the_last_act() -> None:
    match = lay(hands=("added-time*2 red-d8",), acts=1)
    stand(match, "play added-time")
    assert match.state.acts == 2
    stand(match, "play added-time")
    assert match.state.acts == 3


@clause("RUSH-6.2")
def test_a_substitution() -> None:
    match = lay(hands=("substitution red-m9 red-f8 tackle",), pitches=("red-d8 red-d6! sub-1",))
    stand(match, "play substitution")
    assert sorted(match.legal) == ["done", "off red-d6", "off red-d8", "off sub-1"]
    play(match, "off red-d6", "on red-m9", "off sub-1", "on red-f8")
    assert pitch(match, 0) == ["red-d8", "red-f8", "red-m9"]
    assert hand(match, 0) == ["red-d6", "sub-1", "tackle"]
    assert match.state.acts == 1
    assert verb(match) != "off"


@clause("RUSH-6.2")
@pytest.mark.parametrize("exchanges", [0, 1])
def test_fewer_exchanges(exchanges: int) -> None:
    match = lay(hands=("substitution red-m9 red-f8",), pitches=("red-d8 red-d6",))
    stand(match, "play substitution")
    for action in ("off red-d6", "on red-m9")[: 2 * exchanges]:
        play(match, action)
    play(match, "done")
    assert pitch(match, 0) == (["red-d8", "red-m9"] if exchanges else ["red-d6", "red-d8"])
    assert can(match, "recall red-d8")


@clause("RUSH-6.3")
def test_off_and_then_on() -> None:
    match = lay(hands=("substitution blue-f10 sub-1 tackle",), pitches=("red-g7! red-d8",))
    stand(match, "play substitution")
    play(match, "off red-g7")
    assert hand(match, 0) == ["blue-f10", "red-g7", "sub-1", "tackle"]
    assert is_known(match, 0, "red-g7") == 1
    assert yellows(match, "red-g7") == 0
    assert sorted(match.legal) == ["on blue-f10", "on sub-1"]
    play(match, "on blue-f10", "off blue-f10", "on red-g7")
    assert pitch(match, 0) == ["red-d8", "red-g7"]


@clause("RUSH-6.3")
def test_nobody_goes_off_if_nobody_can_come_on() -> None:
    match = lay(hands=("substitution tackle",), pitches=("red-g7 red-d8",))
    stand(match, "play substitution")
    assert choices(match)[0] == "done" or not can(match, "off red-g7")
    match = lay(hands=("substitution red-g7",))
    stand(match, "play substitution")
    assert not can(match, "on red-g7")


@clause("RUSH-6.4")
def test_a_quick_restart_draws_two() -> None:
    match = lay(hands=("quick-restart",), deck="red-d8 tackle sub-1", pile="red-f10")
    stand(match, "play quick-restart")
    assert sorted(match.outcomes) == ["draw red-d8", "draw sub-1", "draw tackle"]
    play(match, "draw sub-1", "draw tackle")
    assert hand(match, 0) == ["sub-1", "tackle"]
    assert verb(match) == "play"
    assert is_known(match, 0, "tackle") == 0


@clause("RUSH-6.4")
@pytest.mark.parametrize("pile", ["", "red-f10"])
def test_with_the_pile_if_the_deck_is_empty(pile: str) -> None:
    match = lay(hands=("quick-restart",), deck="red-d8", pile=pile)
    stand(match, "play quick-restart")
    play(match, "draw red-d8")
    expected = {f"draw {card}" for card in (*pile.split(), "quick-restart")}
    assert set(match.outcomes) == expected
    match.roll()
    assert len(hand(match, 0)) == 2


@clause("RUSH-6.5")
def test_one_player_more() -> None:
    match = lay(hands=("quick-restart red-d8 red-d6 red-g7",), deck="sub-1 tackle")
    stand(match, "play quick-restart")
    play(match, "draw sub-1", "draw tackle")
    assert sorted(match.legal) == [
        "done",
        "play red-d6",
        "play red-d8",
        "play red-g7",
        "play sub-1",
    ]
    play(match, "play sub-1")
    assert match.state.acts == 1
    assert verb(match) != "draw"
    play(match, "play red-d8")
    assert match.state.turn == 1
    assert pitch(match, 0) == ["red-d8", "sub-1"]


@clause("RUSH-6.5")
def test_or_none() -> None:
    match = lay(hands=("quick-restart red-d8",), deck="sub-1 tackle", acts=1)
    stand(match, "play quick-restart")
    play(match, "draw sub-1", "draw tackle", "done")
    assert match.state.turn == 1
    assert pitch(match, 0) == []


@clause("RUSH-6.5")
def test_the_pitch_still_holds_eleven() -> None:
    eleven = "red-g7 red-d8 red-d6 red-d6b red-d5 red-m9 red-m7 red-m6 red-f10 red-f8 red-f6"
    match = lay(hands=("quick-restart blue-d8",), pitches=(eleven,))
    stand(match, "play quick-restart")
    draw_up(match)
    assert match.legal == ["done"]


@clause("RUSH-6.6")
def test_a_set_piece() -> None:
    match = lay(hands=("set-piece", "blue-m9"), deck="red-m9 red-m6 green-m7 red-d8 sub-1 tackle")
    stand(match, "play set-piece")
    assert sorted(match.legal) == ["done", "take green-m7", "take red-m6", "take red-m9"]
    play(match, "take red-m6")
    assert hand(match, 0) == ["red-m6"]
    assert is_known(match, 0, "red-m6") == 1
    assert in_deck(match) == ["green-m7", "red-d8", "red-m9", "sub-1", "tackle"]
    assert match.state.acts == 1


@clause("RUSH-6.6")
def test_the_deck_is_shuffled() -> None:
    match = lay(hands=("set-piece",), deck="red-m9 red-m6 sub-1 tackle")
    stand(match, "play set-piece")
    play(match, "take red-m6", "done", "draw deck")
    assert match.outcomes == {
        f"draw {card}": pytest.approx(1 / 3) for card in ("red-m9", "sub-1", "tackle")
    }


@clause("RUSH-6.6")
def test_an_empty_deck_takes_the_pile_first() -> None:
    match = lay(hands=("set-piece",), deck="", pile="red-m9 sub-1")
    stand(match, "play set-piece")
    assert match.legal == ["take red-m9", "done"]
    assert pile(match) == []
    assert in_deck(match) == ["red-m9", "set-piece", "sub-1"]


@clause("RUSH-6.7")
def test_none_has_to_be_taken() -> None:
    match = lay(hands=("set-piece red-d8",), deck="red-m9 sub-1")
    stand(match, "play set-piece")
    play(match, "done")
    assert hand(match, 0) == ["red-d8"]
    assert in_deck(match) == ["red-m9", "sub-1"]
    assert match.legal == ["play red-d8", "done"]


@clause("RUSH-6.7")
def test_only_those_in_the_deck() -> None:
    match = lay(
        hands=("set-piece red-m9", "red-m7"), pitches=("", "red-m6"), deck="blue-m9 sub-1 blue-d8"
    )
    stand(match, "play set-piece")
    assert sorted(match.legal) == ["done", "take blue-m9"]
    for other in ("red-m7", "sub-1", "blue-d8"):
        assert "RUSH-6.6" in refused(match, f"take {other}")


@clause("RUSH-6.8")
def test_a_deck_without_midfielders() -> None:
    match = lay(hands=("set-piece red-d8",), deck="sub-1 tackle")
    stand(match, "play set-piece")
    assert not any(choice.startswith("take") for choice in choices(match))
    if match.legal == ["done"]:
        play(match, "done")
    assert hand(match, 0) == ["red-d8"]
    assert in_deck(match) == ["sub-1", "tackle"]
    assert match.legal == ["play red-d8", "done"]


def walled(seats: int = 3) -> Match:
    """Seat 0 has played The Wall, and it is the turn of seat 1."""
    attack = "tackle yellow-card red-card"
    match = lay(
        seats,
        hands=("the-wall", attack, attack),
        pitches=("red-g7 red-d8 red-d6 red-m9 red-f10 sub-1",),
    )
    stand(match, "play the-wall")
    end_turn(match)
    return match


@clause("RUSH-6.9")
def test_the_wall() -> None:
    match = walled()
    for _ in range(2):
        for player in ("red-g7", "red-d8", "red-d6"):
            assert "RUSH-6.9" in refused(match, f"tackle {player}")
        for player in ("red-m9", "red-f10"):
            assert can(match, f"tackle {player}")
        end_turn(match)
    assert match.state.turn == 0
    end_turn(match)
    for player in ("red-g7", "red-d8", "red-d6", "red-m9"):
        assert can(match, f"tackle {player}")


@clause("RUSH-6.9")
def test_it_is_ones_own() -> None:
    match = lay(3, hands=("the-wall", "tackle"), pitches=("red-g7", "", "blue-g7 blue-d8 blue-f10"))
    stand(match, "play the-wall")
    end_turn(match)
    assert can(match, "tackle blue-g7")
    assert can(match, "tackle blue-d8")


@clause("RUSH-6.10")
def test_it_protects_no_super_subs() -> None:
    assert can(walled(), "tackle sub-1")


@clause("RUSH-6.10")
@pytest.mark.parametrize("verb", ["book", "dismiss"])
def test_it_stops_no_referee(verb: str) -> None:
    for player in ("red-g7", "red-d8", "red-f10", "sub-1"):
        assert can(walled(), f"{verb} {player}")


@clause("RUSH-6.11")
@pytest.mark.parametrize(("seats", "order"), [(3, [0, 2, 1, 0]), (4, [0, 3, 2, 1, 0])])
def test_reverse(seats: int, order: list[int]) -> None:
    match = lay(seats, hands=("reverse",))
    stand(match, "play reverse")
    assert by_seat(match, "fewer") == [0] * seats
    assert turns(match, seats + 1) == order


@clause("RUSH-6.11")
def test_and_round_again() -> None:
    match = lay(3, hands=("reverse", "", "reverse"))
    stand(match, "play reverse")
    end_turn(match)
    assert match.state.turn == 2
    stand(match, "play reverse")
    assert turns(match, 3) == [2, 0, 1]


@clause("RUSH-6.12")
def test_reverse_between_two() -> None:
    match = lay(hands=("reverse", "red-d8 red-d6"))
    stand(match, "play reverse")
    end_turn(match)
    assert match.state.turn == 1
    assert match.state.acts == 1
    end_turn(match)
    assert match.state.acts == 2
    end_turn(match)
    assert match.state.acts == 2


@clause("RUSH-6.12")
def test_two_of_them() -> None:
    match = lay(hands=("reverse*2", seven("red")))
    stand(match, "play reverse", "play reverse")
    draw_up(match)
    assert len(hand(match, 1)) == 9
    assert match.state.turn == 0 or match.state.acts == 0


@clause("RUSH-6.13")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_full_time_whistle(seats: int) -> None:
    match = lay(seats, hands=("full-time-whistle", "red-d8 tackle", "red-d6"), pitches=("blue-d8",))
    stand(match, "play full-time-whistle")
    play(match, "done")
    assert match.state.turn == 1
    draw_up(match)
    assert len(hand(match, 1)) == 4
    assert match.state.turn == 2 % seats
    draw_up(match)
    assert match.state.acts == 2
    end_turn(match)
    while match.state.turn != 1:
        end_turn(match)
    assert match.state.acts == 2


@clause("RUSH-6.13")
def test_the_next_one_in_the_order_of_play() -> None:
    match = lay(3, hands=("full-time-whistle reverse",))
    stand(match, "play reverse", "play full-time-whistle")
    assert match.state.turn == 2
    assert by_seat(match, "no_acts") == [0, 0, 0]
    assert match.state.acts == 0


@clause("RUSH-6.13")
def test_nobody_whistles_oneself_off() -> None:
    match = lay(
        hands=("", "full-time-whistle blue-d8"),
        turn=1,
        caller=0,
        last_turns=(0, 2),
        pitches=(seven("red"),),
        options=GROUP_STAGE,
    )
    stand(match, "play full-time-whistle")
    end_turn(match)
    assert (match.state.turn, match.state.acts) == (1, 2)


@clause("RUSH-6.14")
def test_a_call_is_no_act() -> None:
    match = lay(hands=("full-time-whistle",), pitches=("", seven("blue")))
    stand(match, "play full-time-whistle")
    play(match, "done")
    draw_up(match)
    assert match.actor == 1
    assert match.legal == ["done", "call"]


@clause("RUSH-6.15")
def test_overturned() -> None:
    pitches = ("red-d8!", "blue-d8! blue-f10! blue-d6", "green-d8!")
    match = lay(3, hands=("overturned",), pitches=pitches)
    stand(match, "play overturned on 1")
    assert [booked(match, seat) for seat in range(3)] == [["red-d8"], [], ["green-d8"]]
    assert pitch(match, 1) == ["blue-d6", "blue-d8", "blue-f10"]
    assert pile(match) == ["overturned"]


@clause("RUSH-6.15")
def test_the_next_yellow_is_the_first_again() -> None:
    match = lay(hands=("overturned yellow-card",), pitches=("", "blue-d8!"))
    stand(match, "play overturned on 1", "book blue-d8")
    hold(match)
    assert booked(match, 1) == ["blue-d8"]


@clause("RUSH-6.16")
def test_any_pitch_with_a_booking() -> None:
    match = lay(3, hands=("overturned",), pitches=("red-d8!", "blue-d8", "green-d8!"))
    found = [action for action in match.legal if action.startswith("play")]
    assert found == ["play overturned on 0", "play overturned on 2"]
    assert "RUSH-6.16" in refused(match, "play overturned on 1")
    assert not can(match, "play overturned")
