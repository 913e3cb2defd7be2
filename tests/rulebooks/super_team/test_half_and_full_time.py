"""Sections 20 and 21: half-time and full time."""

import pytest

from kickabout.engine.match import Match
from kickabout.games.super_team import state as s
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import goals
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    ball,
    cards,
    carrier,
    draws,
    hand,
    lay,
    morale,
    next_turn,
    spaces,
    until,
    where,
)

MARKERS = ("goalkeeping*2 pass*2 dribble*2", "goalkeeping pass*2 tackle*2 shoot")


def half_time(fatigues: tuple[int, int] = (0, 0), tokens: tuple[int, int] = (0, 0)) -> Match:
    """Return a match at half-time: the away side, second in its round, has ended the last turn."""
    match = lay(
        "captain e5",
        "3 g9",
        turn=1,
        clock=3,
        morale=tokens,
        markers=MARKERS,
        hands=(f"forward backward fatigue*{fatigues[0]}", f"forward fatigue*{fatigues[1]}"),
    )
    play(match, "spend forward on movement", "move 3 g8")
    next_turn(match)
    return match


@clause("SUPER-20.1")
@pytest.mark.parametrize(("held", "choices"), [(1, 2), (2, 3), (4, 3)])
def test_up_to_two_fatigue_cards_go_back(held: int, choices: int) -> None:
    match = half_time((held, 0))
    assert match.actor == 0
    assert match.legal == [f"rest {n}" for n in range(choices)]
    play(match, f"rest {choices - 1}")
    assert match.state.fatigues[0] == held - choices + 1
    assert not match.legal[0].startswith("rest")


@clause("SUPER-20.1")
def test_wherever_they_are() -> None:
    match = lay(
        "captain e5",
        "3 g9",
        turn=1,
        clock=3,
        hands=("forward", "forward fatigue"),
        decks=(None, "fatigue backward cross through"),
    )
    play(match, "spend fatigue on movement", "move 3 g8")
    next_turn(match)
    assert match.legal == ["rest 0", "rest 1", "rest 2"]


@clause("SUPER-20.2")
def test_markers_are_put_anew_but_those_on_gk() -> None:
    match = half_time()
    assert [match.state.markers[0, stat] for stat in range(s.STATS)] == [0, 0, 0, 0, 2]
    assert spaces(match, "mark") == {"pass", "shoot", "dribble", "tackle"}
    assert "SUPER-20.2" in refused(match, "mark goalkeeping")
    play(match, "mark tackle", "mark tackle", "mark shoot", "mark shoot")
    assert match.actor == 1
    play(match, "mark pass", "mark pass", "mark dribble", "mark dribble", "mark tackle")
    assert [match.state.markers[1, stat] for stat in range(s.STATS)] == [2, 0, 2, 1, 1]
    assert not spaces(match, "mark")


@clause("SUPER-20.3")
def test_pieces_are_placed_anew() -> None:
    match = half_time()
    until(match, "place")
    assert spaces(match, "place") == {"d1", "e1", "f1"}
    play(match, "form arrow")
    until(match, "centre")
    assert where(match, 0, "goalie") == "e1"


@clause("SUPER-20.4")
def test_all_cards_are_shuffled_and_four_drawn() -> None:
    match = half_time((3, 0))
    play(match, "rest 1")
    until(match, "centre")
    assert (hand(match, 0), cards(match, "discards", 0)) == ([], [])
    assert match.state.deck_size[0] == 12 + 2
    play(match, "centre captain")
    while draws(match):
        match.roll()
    for seat, number in ((0, 14), (1, 12)):
        assert len(hand(match, seat)) == 4
        assert match.state.deck_size[seat] == number - 4
    assert match.state.clock == 0


@clause("SUPER-20.5", "SUPER-4.8")
def test_the_other_side_kicks_off() -> None:
    match = half_time()
    until(match, "centre")
    assert match.actor == 1
    play(match, "centre 2")
    assert (ball(match), carrier(match)) == ("e7", (1, "2"))
    until(match, "play", "spend")
    assert match.actor == 1
    clock = match.view()["clock"]
    assert (clock["half"], clock["minutes"], clock["spaces"]) == (2, "45", ["45", "60", "75", "90"])


@clause("SUPER-20.6")
def test_the_side_that_kicked_off_first_comes_first() -> None:
    match = half_time((1, 1))
    order = []
    for verb in ("rest", "mark", "place"):
        until(match, verb)
        order.append(match.actor)
    assert order == [0, 0, 0]


@clause("SUPER-20.7")
def test_morale_is_kept() -> None:
    match = half_time(tokens=(3, 2))
    until(match, "play", "spend")
    assert morale(match) == [3, 2]


@clause("SUPER-21.1")
@pytest.mark.parametrize(("turn", "over"), [(1, False), (0, True)])
def test_full_time_is_the_end_of_the_round(turn: int, over: bool) -> None:
    match = lay("captain e5", "3 g9", turn=turn, clock=3, second_half=True)
    play(match, "spend forward on movement", ("move captain e6", "move 3 g8")[turn])
    next_turn(match)
    assert (match.actor is None) == over


@clause("SUPER-21.2", "SUPER-21.3")
@pytest.mark.parametrize(
    ("score", "winners"), [((2, 1), [0]), ((0, 1), [1]), ((2, 2), []), ((0, 0), [])]
)
def test_more_goals_win_and_equal_ones_draw(score: tuple[int, int], winners: list[int]) -> None:
    match = lay("captain e5", goals=score, clock=3, second_half=True)
    play(match, "spend forward on movement", "move captain e6")
    next_turn(match)
    assert match.scores == list(score)
    assert match.winners == winners
    assert goals(match) == list(score)
