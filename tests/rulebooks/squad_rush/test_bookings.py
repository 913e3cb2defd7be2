"""Section 5: Tackles, bookings, sendings-off."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    GROUP_STAGE,
    draw_up,
    end_turn,
    kick_off,
    lay,
    score_under,
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
    yellows,
)

SPARE = "sub-1 sub-2"


@clause("RUSH-5.1")
def test_a_tackle_sends_back() -> None:
    match = lay(3, hands=("tackle",), pitches=("", "blue-d8! blue-f10", "green-d8"))
    stand(match, "tackle blue-d8")
    assert pitch(match, 1) == ["blue-f10"]
    assert hand(match, 1) == ["blue-d8"]
    assert is_known(match, 1, "blue-d8") == 1
    assert pile(match) == ["tackle"]
    assert by_seat(match, "sent_off") == [0, 0, 0]


@clause("RUSH-5.1")
def test_he_can_come_again() -> None:
    match = lay(hands=("tackle",), pitches=("", "blue-d8! blue-f10"))
    stand(match, "tackle blue-d8", "done")
    draw_up(match)
    play(match, "play blue-d8")
    assert pitch(match, 1) == ["blue-d8", "blue-f10"]
    assert yellows(match, "blue-d8") == 0


@clause("RUSH-5.2")
@pytest.mark.parametrize("player", ["blue-g7", "blue-d8", "blue-m6", "blue-f10", "sub-2"])
@pytest.mark.parametrize("options", [{}, {"captains-armband": "on"}])
def test_anybody(player: str, options: dict[str, object]) -> None:
    match = lay(
        hands=("tackle",), pitches=("", "blue-g7 blue-d8 blue-m6 blue-f10 sub-2"), options=options
    )
    stand(match, f"tackle {player}")
    assert hand(match, 1) == [player]


@clause("RUSH-5.3")
def test_a_yellow_books() -> None:
    match = lay(hands=("yellow-card",), pitches=("", "blue-d8 blue-f10"))
    stand(match, "book blue-d8")
    assert booked(match, 1) == ["blue-d8"]
    assert pitch(match, 1) == ["blue-d8", "blue-f10"]
    assert pile(match) == ["yellow-card"]


@clause("RUSH-5.4")
def test_a_booking_stays_on_the_pitch() -> None:
    match = lay(hands=("yellow-card",), pitches=("", "blue-d8 blue-f10"))
    stand(match, "book blue-d8")
    for _ in range(4):
        end_turn(match)
    assert booked(match, 1) == ["blue-d8"]


@clause("RUSH-5.4")
def test_over_matchdays() -> None:
    match = kick_off(seven("red", booked="d8 f10"), seven("blue"))
    score_under(match, "overturned")
    assert match.state.matchday == 1
    assert booked(match, 0) == ["red-d8", "red-f10"]


@clause("RUSH-5.4")
@pytest.mark.parametrize("way", ["recall", "substitution"])
def test_until_he_leaves_it(way: str) -> None:
    match = lay(hands=("substitution red-d6",), pitches=("red-d8! red-m9!",))
    if way == "recall":
        play(match, "recall red-d8", "play red-d8")
    else:
        play(match, "play substitution", "off red-d8", "on red-d6", "done", "play red-d8")
    assert "red-d8" in pitch(match, 0)
    assert booked(match, 0) == ["red-m9"]


@clause("RUSH-5.5")
@pytest.mark.parametrize("player", ["blue-d8", "blue-f10"])
def test_the_second_yellow_sends_off(player: str) -> None:
    match = lay(hands=("yellow-card*2",), pitches=("", "blue-d8 blue-f10"))
    stand(match, f"book {player}")
    assert by_seat(match, "sent_off") == [0, 0]
    assert player in pitch(match, 1)
    stand(match, f"book {player}")
    assert player not in pitch(match, 1)
    assert by_seat(match, "sent_off") == [0, 1]
    assert pile(match) == ["yellow-card", "yellow-card", player]


@clause("RUSH-5.6")
@pytest.mark.parametrize("mark", ["", "!"])
def test_a_red_sends_off(mark: str) -> None:
    match = lay(hands=("red-card",), pitches=("", f"blue-f10{mark} blue-d8"))
    stand(match, "dismiss blue-f10")
    assert pitch(match, 1) == ["blue-d8"]
    assert hand(match, 1) == []
    assert by_seat(match, "sent_off") == [0, 1]


@clause("RUSH-5.7")
def test_to_the_top_of_the_pile() -> None:
    match = lay(hands=("red-card",), pitches=("", "blue-f10 blue-d8"), pile="tackle")
    stand(match, "dismiss blue-f10", "done")
    assert pile(match) == ["tackle", "red-card", "blue-f10"]
    play(match, "draw pile")
    assert hand(match, 1) == ["blue-f10"]
    draw_up(match)
    stand(match, "play blue-f10")
    assert yellows(match, "blue-f10") == 0


@clause("RUSH-5.8")
def test_the_count_is_the_owners() -> None:
    match = lay(3, hands=("red-card*2 yellow-card",), pitches=("", "blue-f10! blue-d8", "green-d8"))
    stand(match, "dismiss blue-d8", "dismiss green-d8")
    assert by_seat(match, "sent_off") == [0, 1, 1]
    match = lay(3, hands=("yellow-card",), pitches=("", "blue-f10! blue-d8", "green-d8"))
    stand(match, "book blue-f10")
    assert by_seat(match, "sent_off") == [0, 1, 0]


@clause("RUSH-5.8")
def test_over_all_matchdays() -> None:
    match = kick_off(seven("red"), seven("blue"), before={"sent_off": (2, 1)})
    score_under(match, "the-wall")
    assert match.state.matchday == 1
    assert by_seat(match, "sent_off") == [2, 1]


@clause("RUSH-5.8")
def test_he_may_come_back_and_go_again() -> None:
    match = lay(
        hands=("red-card", "yellow-card*2"),
        pitches=("red-d8", "blue-f10"),
        options=GROUP_STAGE,
    )
    stand(match, "dismiss blue-f10", "done")
    play(match, "draw pile")
    draw_up(match)
    stand(match, "book red-d8", "book red-d8")
    assert by_seat(match, "sent_off") == [1, 1]


@clause("RUSH-5.9")
def test_super_subs_too() -> None:
    match = lay(hands=("yellow-card*2 red-card",), pitches=("", SPARE), acts=3)
    stand(match, "book sub-1")
    assert booked(match, 1) == ["sub-1"]
    stand(match, "book sub-1", "dismiss sub-2")
    assert pitch(match, 1) == []
    assert by_seat(match, "sent_off") == [0, 2]
    assert pile(match)[-1] == "sub-2"
    assert not can(match, "tackle sub-2")
