"""Section 15: the table and its ties."""

from collections.abc import Sequence

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import begin_here, hold, play
from tests.rulebooks.reading import over
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    draw_up,
    end_turn,
    kick_off,
    score_under,
    seven,
    stand,
    sudden_death,
    whistle,
)
from tests.rulebooks.squad_rush.reading import by_seat, hand, in_deck, pile, pitch

SEVENS = (seven("red"), seven("blue"), seven("green"), seven("white"))


def season(
    points: Sequence[int],
    *,
    scored: Sequence[int] = (),
    conceded: Sequence[int] = (),
    sent_off: Sequence[int] = (),
) -> Match:
    """Return a season that has ended with these numbers; the last matches have all been drawn 4–4."""
    seats = len(points)
    before = {"points": points, "scored": scored, "conceded": conceded, "sent_off": sent_off}
    match = kick_off(*SEVENS[:seats], matchday=2, before=before)
    play_out(match)
    return match


def play_out(match: Match) -> None:
    """Play the matches of the matchday, with officials that change nothing for these sevens."""
    for official in ("overturned", "overturned", "play-on"):
        if match.state.locked:
            score_under(match, official)


# The ladder.


@clause("RUSH-15.1")
def test_most_points_win() -> None:
    match = season((3, 4), scored=(20, 0), conceded=(0, 20))
    assert over(match)
    assert match.winners == [1]


@clause("RUSH-15.1")
def test_after_the_third_matchday() -> None:
    match = kick_off(*SEVENS[:2], matchday=1, before={"points": (6, 0)})
    score_under(match, "the-wall")
    assert not over(match)
    match = kick_off(*SEVENS[:2], matchday=2, before={"points": (6, 0)})
    score_under(match, "the-wall")
    assert over(match)
    assert match.winners == [0]


@clause("RUSH-15.2")
def test_goal_difference() -> None:
    match = season((3, 3), scored=(9, 4), conceded=(8, 2), sent_off=(0, 5))
    assert match.winners == [1]


@clause("RUSH-15.3")
def test_goals_scored() -> None:
    match = season((3, 3), scored=(9, 8), conceded=(8, 7), sent_off=(5, 0))
    assert match.winners == [0]


@clause("RUSH-15.4")
def test_fewest_sent_off() -> None:
    match = season((3, 3), scored=(8, 8), conceded=(7, 7), sent_off=(2, 1))
    assert match.winners == [1]


@clause("RUSH-15.5")
def test_sudden_death_at_last() -> None:
    match = season((3, 3), scored=(8, 8), conceded=(7, 7), sent_off=(1, 1))
    assert not over(match)
    assert match.state.sudden_death == 1
    assert match.outcomes == {"start 0": 0.5, "start 1": 0.5}


@clause("RUSH-15.6")
def test_all_who_are_level() -> None:
    match = season((3, 3, 3), scored=(5, 6, 6), conceded=(4, 5, 5), sent_off=(0, 1, 1))
    assert match.state.sudden_death == 1
    assert sorted(match.outcomes) == ["start 1", "start 2"]
    match = season((3, 3, 3, 3))
    assert len(match.outcomes) == 4
    match = season((3, 3, 3), scored=(5, 6, 6), conceded=(3, 5, 5))
    assert match.winners == [0]


@clause("RUSH-15.6")
def test_only_those_level_for_the_lead() -> None:
    match = season((1, 4, 1))
    assert over(match)
    assert match.winners == [1]
    match = season((2, 4, 4), scored=(30, 5, 5))
    assert sorted(match.outcomes) == ["start 1", "start 2"]


# Sudden death.


@clause("RUSH-15.7")
def test_everything_is_cleared_away() -> None:
    match = season((3, 3, 0))
    assert [pitch(match, seat) for seat in range(3)] == [[], [], []]
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]
    assert pile(match) == []
    assert len(in_deck(match)) == 4 * 11 + 4 + 16 + 22
    play(match, "start 1")
    while match.actor == "chance":
        match.roll()
    assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 0]
    assert by_seat(match, "turns_taken") == [0, 1, 0]


@clause("RUSH-15.7")
def test_nothing_is_brought_along() -> None:
    """Neither bookings, nor a Wall, a whistle or the way that play has turned."""
    match = kick_off(*SEVENS[:3], matchday=2, caller=1)
    state = match.state
    state.way = -1
    for seat in range(3):
        state.walled[seat] = state.no_acts[seat] = state.fewer[seat] = 1
    state.yellows[0] = 1
    begin_here(match)
    play_out(match)
    play(match, "start 0")
    while match.actor == "chance":
        match.roll()
    assert match.state.yellows[0] == 0
    for seat in range(3):
        draw_up(match)
        assert (match.state.turn, match.state.acts) == (seat, 2)
        assert by_seat(match, "walled") == [0, 0, 0]
        end_turn(match, draw=False)


@clause("RUSH-15.7")
def test_a_seven_of_one_nation() -> None:
    match = sudden_death(seven("red", but="f10"), seven("blue"), hands=("green-f10 red-f10",))
    stand(match, "play green-f10")
    assert not over(match)
    stand(match, "play red-f10")
    assert match.winners == [0]


@clause("RUSH-15.8")
def test_the_first_seven_wins_without_a_call() -> None:
    match = sudden_death(seven("red", but="f10 f8"), "", hands=("red-f10 sub-1",))
    assert "RUSH-15.8" in refused(match, "call")
    stand(match, "play red-f10")
    assert not over(match)
    stand(match, "play sub-1")
    assert over(match)
    assert match.winners == [0]


@clause("RUSH-15.8")
def test_what_is_stopped_does_not_stand() -> None:
    match = sudden_death(seven("red", but="f10"), "", hands=("red-f10 red-d5", "offside tackle"))
    play(match, "play red-f10", "play offside")
    hold(match)
    assert not over(match)
    stand(match, "play red-f10")
    assert match.winners == [0]


@clause("RUSH-15.8")
@pytest.mark.parametrize("card", ["substitution", "quick-restart"])
def test_by_a_card_as_well(card: str) -> None:
    match = sudden_death(f"{seven('red', but='f10')} blue-f6", "", hands=(f"{card} red-f10",))
    stand(match, f"play {card}")
    if card == "substitution":
        play(match, "off blue-f6", "on red-f10", "done")
    else:
        draw_up(match)
        stand(match, "play red-f10")
    assert match.winners == [0]


@clause("RUSH-15.9")
def test_only_those_who_are_level() -> None:
    match = season((3, 0, 3))
    assert match.outcomes == {"start 0": 0.5, "start 2": 0.5}
    play(match, "start 2")
    while match.actor == "chance":
        match.roll()
    turns = []
    for _ in range(4):
        turns.append(int(match.state.turn))
        end_turn(match)
    assert turns == [2, 0, 2, 0]
    assert hand(match, 1) == []


@clause("RUSH-15.9")
def test_the_others_are_not_asked() -> None:
    match = sudden_death("", "", "", hands=("red-d8 red-d6", "", "green-d8"), playing=(0, 2))
    play(match, "play red-d8")
    assert match.actor == 2
    play(match, "hold")
    assert match.actor == 0


@clause("RUSH-15.9")
def test_reverse_between_two_of_three() -> None:
    match = sudden_death("", "", "", hands=("reverse", "", "green-d8"), playing=(0, 2))
    stand(match, "play reverse")
    end_turn(match)
    assert (match.state.turn, match.state.acts) == (2, 1)


@clause("RUSH-15.10")
def test_it_must_end() -> None:
    pitches = ("red-g7 red-d8", "", "green-g7 green-d8 green-f10")
    match = sudden_death(*pitches, playing=(0, 2), taken=40, turn=2)
    match.state.points[0] = match.state.points[1] = match.state.points[2] = 3
    begin_here(match)
    end_turn(match)
    assert over(match)
    assert match.winners == [2]


@clause("RUSH-15.10")
def test_and_may_be_shared() -> None:
    match = sudden_death("red-g7", "green-f10", taken=40, turn=1)
    end_turn(match)
    assert match.winners in ([0, 1], [])
    assert match.scores == [0, 0]


@clause("RUSH-15.10")
def test_by_those_who_take_part_alone() -> None:
    match = sudden_death("", "", "", playing=(0, 2), taken=40, turn=2)
    end_turn(match)
    assert by_seat(match, "won") == [1, 0, 1]


@clause("RUSH-15.11")
@pytest.mark.parametrize("points", [(3, 0), (0, 0)])
def test_the_goals_of_a_forfeit(points: tuple[int, int]) -> None:
    match = kick_off("red-g7", seven("blue"), before={"points": (3, 0)}, matchday=2)
    whistle(match)
    assert by_seat(match, "scored") == [0, 2]
    assert by_seat(match, "conceded") == [2, 0]
    assert match.winners == [1]
    match = kick_off("red-g7", "blue-g7", before={"points": points}, matchday=1)
    whistle(match)
    assert by_seat(match, "conceded") == [2, 2]


@clause("RUSH-15.12")
def test_points_and_tenths() -> None:
    match = season((3, 3, 3), scored=(5, 6, 7), conceded=(5, 5, 5))
    assert match.scores == pytest.approx([5, 5.1, 5.2])
    match = season((6, 3, 3), scored=(5, 6, 7))
    assert match.scores == pytest.approx([8, 5, 5.1])
    match = season((6, 3, 3))
    assert match.scores == [8, 5, 5]


@clause("RUSH-15.12")
def test_after_sudden_death() -> None:
    match = sudden_death(seven("red", but="f10"), "", "", hands=("red-f10",), playing=(0, 1))
    for seat, points in enumerate((4, 4, 2)):
        match.state.points[seat] = points
    begin_here(match)
    stand(match, "play red-f10")
    assert match.scores == pytest.approx([4.1, 4, 2])
    assert match.winners == [0]


@clause("RUSH-15.13")
@pytest.mark.parametrize("action", ["dismiss green-d8", "book green-f10"])
def test_nobody_is_counted_as_sent_off(action: str) -> None:
    match = sudden_death("", "green-d8 green-f10!", hands=("red-card yellow-card",))
    stand(match, action)
    assert len(pitch(match, 1)) == 1
    assert pile(match)[-1] == action.partition(" ")[2]
    assert by_seat(match, "sent_off") == [0, 0]
