"""Why the sides of a tournament are in their final order."""

import random

import pytest

from kickabout.table.formats.entries import Ended, Entry
from kickabout.table.formats.forms import Form, Kind
from kickabout.table.formats.reasons import Reason, reasons
from kickabout.table.formats.ties import drawn_by_lot
from kickabout.table.formats.tournament import Tournament
from tests.table.formats.test_tournament import KINDS, begun, played


def by_seeds(form: Form, sides: int) -> Tournament:
    """Return a tournament in which the better seed has won every match, as its first seat."""
    tournament = begun(form, sides, random.Random(5))
    while not tournament.is_over:
        entry: Entry | None = tournament.next_entry()
        if entry is None:
            fixture = tournament.running[0]
            best = min(fixture.sides, key=tournament.seeds.index)
            winner = fixture.sides.index(best)
            goals = tuple(2 if seat == winner else 1 for seat in range(len(fixture.sides)))
            conduct = (0,) * len(goals)
            entry = Ended(fixture.number, goals, (winner,), conduct, "played")
        tournament.add(entry)
    return tournament


def test_a_cup_tells_where_each_side_is_out() -> None:
    tournament = by_seeds(Form("cup", third_place=True), 8)
    why = reasons(tournament.field)
    assert [(why[side].what, why[side].round) for side in tournament.order[:2]] == [
        ("won", 2),
        ("final", 2),
    ]
    assert [why[side].what for side in tournament.order[2:4]] == ["third", "fourth"]
    assert {(why[side].what, why[side].round) for side in tournament.order[4:]} == {("out", 0)}


def test_groups_tell_the_place_of_those_who_have_not_come_through() -> None:
    tournament = by_seeds(Form("groups", groups=2, qualify=1), 8)
    why = reasons(tournament.field)
    assert [why[side].what for side in tournament.order] == ["won", "final", *["group"] * 6]
    assert [why[side].place for side in tournament.order[2:]] == [2, 2, 3, 3, 4, 4]


def test_a_league_tells_the_points_and_what_parts_those_who_are_level() -> None:
    tournament = begun(Form("league"), 3, random.Random(5))
    results = {(0, 1): (2, 0), (1, 2): (1, 0), (0, 2): (0, 3)}
    while not tournament.is_over:
        entry: Entry | None = tournament.next_entry()
        if entry is None:
            fixture = tournament.running[0]
            low, high = sorted(fixture.sides)
            goals = dict(zip((low, high), results[low, high], strict=True))
            given = tuple(goals[side] for side in fixture.sides)
            winner = given.index(max(given))
            entry = Ended(fixture.number, given, (winner,), (0, 0), "played")
        tournament.add(entry)
    assert tournament.order == (2, 0, 1)
    assert reasons(tournament.field) == {
        2: Reason("ahead", "league", points=3, other=0, by="goal-difference"),
        0: Reason("behind", "league", points=3, other=2, by="goal-difference"),
        1: Reason("behind", "league", points=3, other=0, by="goals"),
    }


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sides", [4, 13])
def test_every_side_has_its_reason_or_has_withdrawn(kind: Kind, sides: int) -> None:
    """Whatever happens: absences, byes, finals to which nobody comes."""
    for seed in range(20):
        dice = random.Random(seed)
        tournament = played(begun(Form(kind), sides, dice), dice, absence=0.1)
        missing = set(tournament.order) - set(reasons(tournament.field))
        assert missing <= set(tournament.withdrawn)


def test_a_cup_tells_what_the_lot_has_decided() -> None:
    """In a cup of nothing but draws the lot has decided the last match of each side."""
    tournament = begun(Form("cup", third_place=True), 4, random.Random(5))
    while not tournament.is_over:
        entry: Entry | None = tournament.next_entry()
        if entry is None:
            entry = Ended(tournament.running[0].number, (1, 1), (), (0, 0), "played")
        tournament.add(entry)
    why = reasons(tournament.field)
    assert [why[side].what for side in tournament.order] == ["won", "final", "third", "fourth"]
    assert all(one.is_by_lot for one in why.values())
    decided = [drawn_by_lot(tournament.field, one) for one in tournament.results]
    finals = [one.stage for one in tournament.fixtures].index("third-place") - 1
    # Two semi-finals of three matches each, then the final, of which two are replays, and the third place.
    assert [side is not None for side in decided[:finals]] == [False] * 4 + [True] * 2
    assert decided[finals + 1] == tournament.order[2]
    assert decided[-1] == tournament.order[0]
    assert decided[finals] is None


def test_the_lot_decides_nothing_where_the_matches_have_decided() -> None:
    tournament = by_seeds(Form("cup"), 4)
    assert not any(one.is_by_lot for one in reasons(tournament.field).values())
    assert all(drawn_by_lot(tournament.field, one) is None for one in tournament.results)


def test_the_last_table_of_a_group_stage_may_be_won_by_lot() -> None:
    tournament = begun(Form("group-stage"), 4, random.Random(5))
    while not tournament.is_over:
        entry: Entry | None = tournament.next_entry()
        if entry is None:
            fixture = tournament.running[0].number
            entry = Ended(fixture, (1, 1, 1, 1), (), (0, 0, 0, 0), "played")
        tournament.add(entry)
    why = reasons(tournament.field)
    assert [why[side].what for side in tournament.order] == ["won", "out", "out", "out"]
    assert why[tournament.order[0]].is_by_lot
