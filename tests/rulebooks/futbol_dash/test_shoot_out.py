"""Section 13: the shoot-out."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    EXPRESS,
    goals,
    lay,
    play_all,
    player,
    shoots,
    stand,
)
from tests.rulebooks.reading import over

WHOLE_GRID = {"shoot goal": 10 / 16, "shoot save": 3 / 16, "shoot miss": 3 / 16}


def shoot_out(*level: int, seats: int = 2, turn: int = 0) -> Match:
    """Return a shoot-out of these seats, after a last turn of seat `turn`."""
    match = lay(
        seats,
        turn=turn,
        hands=["overlap"] * seats,
        goals=[int(seat in level) for seat in range(seats)],
        deck="",
        options=EXPRESS,
    )
    stand(match, "play overlap")
    assert shoots(match)
    return match


def picks(match: Match) -> list[int]:
    """Return how many cards each seat has picked."""
    return [len(player(match, seat)["picks"]) for seat in range(match.view()["seats"])]


def pick(match: Match, *scored: bool) -> None:
    """Pick a card for each of these results: a goal, or whichever Save or Miss there is."""
    for each in scored:
        failure = "shoot save" if "shoot save" in match.outcomes else "shoot miss"
        match.play("shoot goal" if each else failure)


def order(match: Match, number: int) -> list[int]:
    """Return the seats that make the next picks, if all of them score."""
    match, seats = match.copy(), []
    for _ in range(number):
        before = picks(match)
        match.play(next(iter(match.outcomes)))
        seats += [seat for seat, old in enumerate(before) if picks(match)[seat] > old]
    return seats


@clause("DASH-13.1")
def test_only_those_level_for_the_lead_take_part() -> None:
    match = shoot_out(0, 2, seats=4)
    assert match.view()["shootout"]["order"] == [2, 0]
    assert [player(match, seat)["in_shootout"] for seat in range(4)] == [True, False, True, False]
    assert order(match, 4) == [2, 0, 2, 0]


@clause("DASH-13.2")
def test_sixteen_cards_without_corner_or_own_goal() -> None:
    match = shoot_out(0, 1)
    assert match.outcomes == pytest.approx(WHOLE_GRID)
    assert match.view()["shootout"]["grid"] == {"left": 16, "of": 16}


@clause("DASH-13.3")
def test_one_card_each_in_five_rounds() -> None:
    match = shoot_out(0, 1)
    for number in range(1, 6):
        pick(match, True)
        assert match.view()["shot"]["face"] == "goal"
        assert picks(match) == [number - 1, number]
        pick(match, False)
        assert picks(match) == [number, number]
    assert match.winners == [1]
    assert player(match, 1)["picks"] == ["goal"] * 5


@clause("DASH-13.4")
@pytest.mark.parametrize(
    ("turn", "level", "expected"),
    [
        (0, (0, 1, 2), [1, 2, 0]),
        (1, (0, 1, 2), [2, 0, 1]),
        (2, (0, 1, 2), [0, 1, 2]),
        (0, (0, 2), [2, 0]),
        (1, (0, 1), [0, 1]),
    ],
)
def test_the_first_to_pick_sits_left_of_the_last_turn(
    turn: int, level: tuple[int, ...], expected: list[int]
) -> None:
    match = shoot_out(*level, seats=3, turn=turn)
    assert match.view()["shootout"]["order"] == expected
    assert order(match, 2 * len(level)) == expected * 2


@clause("DASH-13.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (3, 5), (4, 3), (5, 3), (6, 2)])
def test_how_many_picks_each_has(players: int, rounds: int) -> None:
    match = shoot_out(*range(players), seats=players)
    for _ in range(rounds):
        assert match.actor == "chance"
        assert not match.view()["shootout"]["sudden_death"]
        pick_first_scores(match, players)
    assert over(match)
    assert match.winners == [1]
    assert picks(match) == [rounds] * players


def pick_first_scores(match: Match, players: int) -> None:
    """Play a round in which the first to pick scores, and so do the others once no failure is left."""
    pick(match, True)
    for _ in range(players - 1):
        fails = [name for name in match.outcomes if name != "shoot goal"]
        match.play(fails[0] if fails else "shoot goal")


@clause("DASH-13.6")
def test_most_goals_after_the_rounds_win() -> None:
    match = shoot_out(0, 1, 2, seats=3)
    for scored in [(True, True, True), (True, False, True), (False, True, True)]:
        pick(match, *scored)
    assert match.actor == "chance"
    pick(match, True, False, False)
    assert match.actor == "chance"
    pick(match, False, False, True)
    assert over(match)
    assert match.winners == [0]
    assert goals(match) == [1, 1, 1]


@clause("DASH-13.7")
def test_level_players_go_on_to_sudden_death_until_one_alone_scores() -> None:
    match = shoot_out(0, 1)
    for _ in range(5):
        pick(match, True, True)
    assert match.actor == "chance"
    assert match.view()["shootout"]["sudden_death"]
    pick(match, False, True)
    assert over(match)
    assert match.winners == [0]


@clause("DASH-13.8")
def test_who_is_behind_after_the_rounds_is_out() -> None:
    match = shoot_out(0, 1, 2, seats=3)
    for scored in [(True, True, False), (True, True, False), (False, False, False)]:
        pick(match, *scored)
    pick(match, True, True, True)
    pick(match, True, True, False)
    assert match.view()["shootout"]["sudden_death"]
    assert match.view()["shootout"]["order"] == [1, 2]
    assert order(match, 2) == [1, 2]


@clause("DASH-13.9")
def test_sudden_death_begins_with_all_sixteen() -> None:
    match = shoot_out(0, 1)
    for _ in range(5):
        pick(match, True, True)
    assert match.outcomes == pytest.approx(WHOLE_GRID)
    pick(match, True, True)
    assert match.outcomes["shoot goal"] == pytest.approx(8 / 14)


@clause("DASH-13.9")
def test_the_cards_are_mixed_again_when_too_few_are_left() -> None:
    match = shoot_out(0, 1, 2, seats=3)
    for _ in range(2):
        pick(match, True, True, True)
    for _ in range(2):
        pick(match, False, False, False)
    pick(match, True, True, True)
    for scored in (True, True, True, False, False):
        assert match.view()["shootout"]["sudden_death"]
        pick(match, scored, scored, scored)
    assert match.outcomes == pytest.approx(WHOLE_GRID)


@clause("DASH-13.9")
def test_they_are_not_mixed_while_everybody_can_have_one() -> None:
    match = shoot_out(0, 1)
    for _ in range(5):
        pick(match, True, True)
    for scored in (True, True, True, True, True, False, False):
        pick(match, scored, scored)
    assert sum(1 for _ in match.outcomes) == 1
    pick(match, False, False)
    assert match.outcomes == pytest.approx(WHOLE_GRID)


@clause("DASH-13.10")
def test_who_misses_while_another_scores_drops_out() -> None:
    match = shoot_out(0, 1, 2, seats=3)
    for _ in range(3):
        pick(match, True, True, True)
    for _ in range(2):
        pick(match, False, False, False)
    assert match.view()["shootout"]["order"] == [1, 2, 0]
    pick(match, True, False, True)
    assert match.view()["shootout"]["order"] == [1, 0]
    assert order(match, 2) == [1, 0]
    pick(match, False, True)
    assert match.winners == [0]


@clause("DASH-13.11")
@pytest.mark.parametrize("scored", [True, False])
def test_if_all_score_or_none_there_is_another_round(scored: bool) -> None:
    match = shoot_out(0, 1)
    for _ in range(5):
        pick(match, True, True)
    pick(match, scored, scored)
    assert match.actor == "chance"
    assert match.view()["shootout"]["order"] == [1, 0]
    pick(match, False, True)
    assert match.winners == [0]


@clause("DASH-13.3")
def test_goals_of_the_shoot_out_are_not_goals_of_the_match() -> None:
    match = shoot_out(0, 1)
    play_all(match, "shoot goal", "shoot goal")
    assert goals(match) == [1, 1]
