"""Standings: published tables of past tournaments, and properties of any."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kickabout.engine.toml_files import read_toml
from kickabout.table.formats.fixtures import ENDED, Fixture, How, Result, counted_goals
from kickabout.table.formats.standings import Standing, standings
from kickabout.table.formats.tie_breakers import Criterion, criteria, presets

_PUBLISHED = Path(__file__).with_name("published_tables.toml").read_text(encoding="utf-8")
_HEAD_TO_HEAD: tuple[Criterion, ...] = (
    "head-to-head-points",
    "head-to-head-goal-difference",
    "head-to-head-goals",
    "lot",
)


def _result(
    sides: tuple[int, ...],
    goals: tuple[int, ...],
    winners: tuple[int, ...] | None = None,
    conduct: tuple[int, ...] | None = None,
    how: How = "played",
) -> Result:
    """Return a result; who has scored most goals alone has won, if no winners are given."""
    if winners is None:
        best = max(goals)
        winners = (goals.index(best),) if goals.count(best) == 1 else ()
    return Result(Fixture(0, "league", 0, sides), goals, winners, conduct or (0,) * len(sides), how)


@pytest.mark.parametrize("table", read_toml(_PUBLISHED)["tables"], ids=lambda table: table["name"])
def test_the_order_is_the_published_one(table: Mapping[str, Any]) -> None:
    rows = [row.split(", ") for row in table["rows"]]
    # Sides are numbered against their order, so that nothing comes out right by itself.
    numbers = {row[0]: number for number, row in enumerate(reversed(rows))}
    drawn = table.get("lots", [])
    lots = [*drawn, *(name for name in numbers if name not in drawn)]
    cards = dict(table.get("conduct", {}))
    results = []
    for text in table["results"]:
        home, score, away = _parts(text)
        pair = (home, away)
        # All of a side's conduct is in its first match: only the sum is published.
        conduct = tuple(cards.pop(name, 0) for name in pair)
        results.append(_result(tuple(numbers[name] for name in pair), score, conduct=conduct))
    names = {number: name for name, number in numbers.items()}
    ranked = standings(
        list(names),
        results,
        criteria(table["tie_breakers"]),
        {number: lots.index(name) for name, number in numbers.items()},
    )
    assert [
        [
            names[one.side],
            f"{one.won} {one.drawn} {one.lost}",
            f"{one.goals}-{one.against}",
            *([one.settled_by] if one.settled_by else []),
        ]
        for one in ranked
    ] == rows


def _parts(text: str) -> tuple[str, tuple[int, int], str]:
    """Return the home side, the goals and the away side of a result such as `Ghana 1-1 Ivory Coast`."""
    words = text.split()
    middle = next(place for place, word in enumerate(words) if "-" in word)
    home, away = map(int, words[middle].split("-"))
    return " ".join(words[:middle]), (home, away), " ".join(words[middle + 1 :])


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.sampled_from(ENDED), st.data())
def test_of_two_whoever_gives_up_has_lost_by_three_goals_at_least(
    goals: list[int], how: How, data: st.DataObject
) -> None:
    winner = data.draw(st.integers(0, len(goals) - 1))
    counted = counted_goals(goals, (winner,), how)
    if how == "played" or len(goals) > 2:
        assert counted == tuple(goals)
        return
    lead = goals[winner] - goals[1 - winner]
    assert counted[winner] - counted[1 - winner] == max(3, lead)
    assert counted == tuple(goals) or counted[1 - winner] == 0


@st.composite
def _leagues(draw: st.DrawFn, hows: Sequence[How] = ("played", "walkover", "void")) -> list[Result]:
    """Return results of a league of two to five sides, in which the winner need not have scored most."""
    sides = draw(st.integers(2, 5))
    pairs = [*permutations(range(sides), 2)]
    two = st.tuples(st.integers(0, 2), st.integers(0, 2))
    winners = st.sampled_from((None, (), (0,), (1,)))
    return [
        _result(pair, draw(two), draw(winners), draw(two), draw(st.sampled_from(hows)))
        for pair in pairs
        if draw(st.booleans())
    ]


def _sides(results: Sequence[Result]) -> list[int]:
    return sorted({side for result in results for side in result.fixture.sides})


def _ranked(
    results: Sequence[Result], listed: Sequence[Criterion], sides: Sequence[int] | None = None
) -> tuple[Standing, ...]:
    """Return the table with each side's number for its lot."""
    sides = _sides(results) if sides is None else sides
    return standings(sides, results, listed, {side: side for side in sides})


_PRESETS = st.sampled_from([*presets()])


@given(name=_PRESETS, results=_leagues(), random=st.randoms(use_true_random=False))
def test_the_order_is_total_and_does_not_depend_on_that_of_sides_and_results(
    name: str, results: list[Result], random: Random
) -> None:
    sides = _sides(results)
    table = _ranked(results, criteria(name))
    assert [one.place for one in table] == list(range(1, len(sides) + 1))
    assert sorted(one.side for one in table) == sides
    assert [one.points for one in table] == sorted((one.points for one in table), reverse=True)
    random.shuffle(sides)
    random.shuffle(results)
    assert _ranked(results, criteria(name), sides) == table


@given(_leagues())
def test_points_and_goals_are_conserved(results: list[Result]) -> None:
    table = _ranked(results, criteria("plain"))
    counted = [result for result in results if result.how != "void"]
    drawn = sum(not result.winners for result in counted)
    assert sum(one.points for one in table) == 3 * (len(counted) - drawn) + 2 * drawn
    assert sum(one.played for one in table) == 2 * len(counted)
    assert all(one.played == one.won + one.drawn + one.lost for one in table)
    assert sum(one.goals for one in table) == sum(one.against for one in table)
    assert sum(one.conduct for one in table) == sum(sum(result.conduct) for result in counted)


@given(
    name=_PRESETS.filter(lambda name: "opponents-points" not in presets()[name]),
    results=_leagues(),
    conceded=st.integers(0, 3),
)
def test_a_side_that_lost_to_all_alike_makes_no_difference_to_them(
    name: str, results: list[Result], conceded: int
) -> None:
    assume(results)
    sides = _sides(results)
    weakest = max(sides) + 1
    beaten = [_result((side, weakest), (conceded, 0), (0,)) for side in sides]
    before = _ranked(results, criteria(name))
    *after, last = _ranked([*results, *beaten], criteria(name))
    assert last.side == weakest
    assert [(one.side, one.settled_by) for one in after] == [
        (one.side, one.settled_by) for one in before
    ]


@given(_leagues(("played",)))
def test_head_to_head_leaves_to_the_lot_only_what_those_level_cannot_settle_between_them(
    results: list[Result],
) -> None:
    table = _ranked(results, _HEAD_TO_HEAD)
    drawn: list[list[int]] = []
    for one in table:
        if one.settled_by == "lot":
            drawn[-1].append(one.side)
        else:
            drawn.append([one.side])
    for sides in drawn:
        between = [result for result in results if set(result.fixture.sides) <= set(sides)]
        figures = {
            (one.points, one.goals - one.against, one.goals)
            for one in _ranked(between, _HEAD_TO_HEAD, sides)
        }
        assert len(figures) == 1


def test_those_still_level_after_head_to_head_are_compared_once_more_among_themselves() -> None:
    # Each of three has beaten one of the others, 2-1, 2-1 and 1-0, and a fourth side: 0 has scored most in these
    # matches, so that 1 and 2 are left, of whom 1 has won; overall, 2 has the better goal difference.
    scores = {(0, 3): (5, 0), (1, 3): (2, 1), (2, 3): (3, 1)}
    scores |= {(0, 1): (2, 1), (2, 0): (2, 1), (1, 2): (1, 0)}
    table = _ranked([_result(*each) for each in scores.items()], criteria("european"))
    assert [(one.side, one.points, one.settled_by) for one in table] == [
        (0, 6, None),
        (1, 6, "head-to-head-goals"),
        (2, 6, "head-to-head-points"),
        (3, 0, None),
    ]


@pytest.mark.parametrize(
    ("criterion", "ahead", "behind"),
    [
        ("away-goals", ["2 0-1 0"], ["1 1-0 2"]),
        ("wins", ["0 2-0 2", "0 0-1 2", "0 0-1 2"], ["1 1-1 2", "1 1-1 2", "1 0-0 2"]),
        ("away-wins", ["2 0-1 0", "0 1-2 2"], ["1 1-0 2", "2 2-1 1"]),
    ],
)
def test_away_matches_and_wins_come_after_goals(
    criterion: Criterion, ahead: list[str], behind: list[str]
) -> None:
    results = []
    for text in ahead + behind:
        home, goals, away = _parts(text)
        results.append(_result((int(home), int(away)), goals))
    first, second = standings([0, 1], results, criteria("european"), {0: 1, 1: 0})
    assert (first.side, second.settled_by) == (0, criterion)


def test_in_a_swiss_tournament_whose_opponents_have_more_points_is_ahead() -> None:
    # 0 and 1 have each won once, by more goals for 1; but 0 has beaten 2, who has won the other match.
    results = [_result((0, 2), (1, 0)), _result((1, 3), (4, 0)), _result((2, 3), (1, 0))]
    table = _ranked(results, criteria("swiss"))
    assert [one.side for one in table] == [0, 2, 1, 3]
    assert table[2].settled_by == "opponents-points"


def test_a_win_at_a_table_of_more_is_the_winners_and_one_that_is_shared_a_draw() -> None:
    alone = _result((0, 1, 2), (1, 4, 2), winners=(0,))
    shared = _result((0, 1, 2), (3, 1, 2), winners=(1, 2))
    drawn = _result((0, 1, 2), (0, 0, 0), winners=())
    rows = {one.side: one for one in _ranked([alone, shared, drawn], criteria("plain"))}
    assert [rows[side].points for side in range(3)] == [4, 2, 2]
    assert [(rows[side].won, rows[side].drawn, rows[side].lost) for side in range(3)] == [
        (1, 1, 1),
        (0, 2, 1),
        (0, 2, 1),
    ]
    assert (rows[0].goals, rows[0].against) == (4, 9)


def test_a_void_match_is_nobodys_and_a_walkover_counts_with_its_goals() -> None:
    walkover = _result((0, 1), (3, 0), how="walkover")
    void = _result((1, 0), (9, 0), how="void")
    winner, loser = _ranked([walkover, void], criteria("plain"))
    assert (winner.side, winner.played, winner.points, winner.goals) == (0, 1, 3, 3)
    assert (loser.side, loser.played, loser.points, loser.against) == (1, 1, 0, 3)


def test_a_bye_is_won_but_is_no_match_between_those_who_are_level() -> None:
    # Both have won a match; that 0 has won it without an opponent puts it behind nobody, and ahead of nobody.
    results = [_result((0,), (0,), winners=(0,)), _result((1, 2), (1, 0))]
    first, second, _ = _ranked(results, _HEAD_TO_HEAD)
    assert [(first.side, first.points), (second.side, second.points)] == [(0, 3), (1, 3)]
    assert second.settled_by == "lot"


def test_sides_of_several_groups_are_compared_by_their_own_matches() -> None:
    # As the best thirds are found: their opponents are not in the table.
    results = [_result((0, 1), (0, 2)), _result((2, 3), (0, 1))]
    assert [one.side for one in _ranked(results, criteria("world-2026"), [0, 2])] == [2, 0]


def test_lots_that_are_the_same_are_refused() -> None:
    with pytest.raises(ValueError, match=r"sides \[0, 1\] are level on every criterion"):
        standings([1, 0], [], criteria("plain"), {0: 1, 1: 1})
