"""Tournaments that are simulated with random results and absences: each ends, and is the same whoever computes it."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.table.formats.entries import (
    Awarded,
    Begun,
    CalledOff,
    Closed,
    Ended,
    Entered,
    Entry,
    Paired,
    Withdrawn,
    read,
    written,
)
from kickabout.table.formats.forms import Form, Kind
from kickabout.table.formats.tournament import Tournament, walkover

KINDS: tuple[Kind, ...] = ("league", "cup", "groups", "swiss", "arena", "group-stage")
SIDES = st.integers(3, 64)
ARENA_MATCHES = 40


def begun(form: Form, sides: int, dice: random.Random) -> Tournament:
    """Return a tournament that has just begun, of sides with random ratings."""
    entered = [Entered(f"a{n}", None, f"Side {n}", dice.gauss(1500, 200)) for n in range(sides)]
    lots = list(range(sides))
    dice.shuffle(lots)
    return Tournament(form, [*entered, Begun(tuple(lots))])


def ended(tournament: Tournament, dice: random.Random, absence: float) -> Ended:
    """Return how a fixture that runs ends: at random, sometimes without those who do not come."""
    fixture = dice.choice(tournament.running)
    seats = range(len(fixture.sides))
    absent = [seat for seat in seats if dice.random() < absence]
    if absent:
        present = [side for seat, side in enumerate(fixture.sides) if seat not in absent]
        return walkover(fixture, present, absent)
    goals = tuple(dice.randrange(4) for _ in seats)
    best = [seat for seat in seats if goals[seat] == max(goals)]
    winners = () if len(best) == len(goals) else tuple(best)
    return Ended(fixture.number, goals, winners, tuple(dice.randrange(3) for _ in seats), "played")


def played(tournament: Tournament, dice: random.Random, absence: float = 0.0) -> Tournament:
    """Play a tournament to its end, at which it has to come."""
    is_arena = tournament.form.kind == "arena"
    for _ in range(20_000):
        goes_on = is_arena and len(tournament.fixtures) < ARENA_MATCHES
        free = tournament.starters if goes_on else None
        entry = tournament.next_entry(free) or (
            ended(tournament, dice, absence) if tournament.running else None
        )
        if entry is None:
            assert goes_on
            left = [side for side in tournament.starters if side not in tournament.withdrawn]
            assert len(left) < 2
            entry = tournament.next_entry(None)
            assert entry is not None
        tournament.add(entry)
        if tournament.is_over:
            return tournament
    raise AssertionError("it does not end")


@pytest.mark.parametrize("kind", KINDS)
@given(SIDES, st.integers(0), st.floats(0, 1))
def test_each_ends_with_all_its_sides_in_order(
    kind: Kind, sides: int, seed: int, absence: float
) -> None:
    """Whoever does not come, and however often: at the end each side has its place."""
    sides = min(sides, Form(kind).most_sides)
    form = Form(kind, groups=min(4, sides // 2), qualify=2 + seed % 2, third_place=seed % 2 == 0)
    dice = random.Random(seed)
    tournament = played(begun(form, sides, dice), dice, absence)
    assert sorted(tournament.order) == list(range(sides))
    assert not tournament.running
    if kind in ("league", "swiss", "arena"):
        gone = [side in tournament.withdrawn for side in tournament.order]
        assert gone == sorted(gone)
    again = Tournament(form, [read(written(entry)) for entry in tournament.entries])
    assert again.order == tournament.order
    assert again.results == tournament.results


@pytest.mark.parametrize("kind", KINDS)
@given(st.integers(3, 20), st.integers(0))
def test_a_side_plays_one_match_at_a_time(kind: Kind, sides: int, seed: int) -> None:
    """No round has a side twice, but for matches that are played again."""
    sides = min(sides, Form(kind).most_sides)
    dice = random.Random(seed)
    tournament = played(begun(Form(kind), sides, dice), dice)
    for paired in tournament.paired:
        meeting = Counter(side for fixture in paired.fixtures for side in fixture.sides)
        assert set(meeting.values()) <= {1}


def test_a_league_knows_its_rounds_ahead_and_a_cup_does_not() -> None:
    dice = random.Random(7)
    tournament = begun(Form("league", legs=2), 5, dice)
    ahead = tournament.ahead
    assert len(ahead) == 10
    assert played(tournament, dice).paired == ahead
    assert tournament.ahead == []
    assert begun(Form("cup"), 5, dice).ahead == []


@given(st.integers(3, 20), st.sampled_from((1, 2)), st.integers(0))
def test_in_a_league_everybody_meets_everybody(sides: int, legs: int, seed: int) -> None:
    """Each pair meets as often as there are legs."""
    dice = random.Random(seed)
    tournament = played(begun(Form("league", legs=1 if legs == 1 else 2), sides, dice), dice)
    met = Counter(frozenset(fixture.sides) for fixture in tournament.fixtures)
    assert len(met) == sides * (sides - 1) // 2
    assert set(met.values()) == {legs}


@given(SIDES, st.integers(0))
def test_a_cup_is_won_by_who_has_lost_no_tie(sides: int, seed: int) -> None:
    """All but the winner are put out once; of those who met for the third place one is third."""
    dice = random.Random(seed)
    tournament = played(begun(Form("cup", third_place=True), sides, dice), dice)
    first, second, *rest = tournament.order
    final = [one for one in tournament.fixtures if one.stage == "knock-out"][-1]
    assert set(final.sides) == {first, second}
    third = [one for one in tournament.fixtures if one.stage == "third-place"]
    assert all(set(one.sides) == set(rest[:2]) for one in third)
    assert len(third) == (sides > 3)


def test_a_drawn_tie_is_played_again_twice_and_then_drawn_by_lot() -> None:
    """The seats are turned round each time."""
    dice = random.Random(5)
    tournament = begun(Form("cup"), 2, dice)
    homes = []
    for _ in range(3):
        paired = tournament.next_entry()
        assert isinstance(paired, Paired)
        tournament.add(paired)
        (fixture,) = tournament.running
        homes.append(fixture.sides[0])
        tournament.add(Ended(fixture.number, (1, 1), (), (0, 0), "played"))
    assert homes[0] == homes[2] != homes[1]
    assert isinstance(tournament.next_entry(), Closed)
    tournament.add(Closed("knock-out", 0))
    awarded = tournament.next_entry()
    assert isinstance(awarded, Awarded)
    assert awarded.order[0] == tournament.lots.index(0)


def test_who_does_not_come_twice_is_out() -> None:
    """The second absence is the last: all that is left of its matches is the others'."""
    dice = random.Random(1)
    tournament = begun(Form("league"), 5, dice)
    for _ in range(2):
        while not any(0 in one.sides for one in tournament.running):
            entry = tournament.next_entry() or ended(tournament, dice, 0)
            tournament.add(entry)
        fixture = next(one for one in tournament.running if 0 in one.sides)
        others = [side for side in fixture.sides if side != 0]
        tournament.add(walkover(fixture, others, [fixture.sides.index(0)]))
    assert tournament.next_entry() == Withdrawn(0, "absent")


def withdrawn_after(matches: int) -> Tournament:
    """Return a league of seven over, whose side 0 has withdrawn after so many matches."""
    dice = random.Random(3)
    tournament = begun(Form("league"), 7, dice)
    while not tournament.is_over:
        own = [one for one in tournament.results if 0 in one.fixture.sides]
        done = len(own) == matches and not any(0 in one.sides for one in tournament.running)
        if done and 0 not in tournament.withdrawn:
            tournament.add(Withdrawn(0, "own"))
        tournament.add(tournament.next_entry() or ended(tournament, dice, 0))
    return tournament


@pytest.mark.parametrize(("matches", "counted"), [(3, 0), (4, 6)])
def test_matches_of_who_withdraws_count_if_more_than_half_are_played(
    matches: int, counted: int
) -> None:
    """Three of six are not more than half: all are void. After four, the last two are walkovers."""
    from kickabout.table.formats.field import table_of

    rows = {one.side: one for one in table_of(withdrawn_after(matches).field, "league")}
    assert rows[0].played == counted
    assert {row.played for side, row in rows.items() if side != 0} == {5 + (counted > 0)}


def test_a_correction_counts_from_then_on() -> None:
    """The table is made of the result as it was put right; in a knock-out not once others are paired by it."""
    from kickabout.table.formats.entries import Corrected

    dice = random.Random(2)
    tournament = begun(Form("cup"), 4, dice)
    tournament.add(_next(tournament))
    first, second = tournament.running
    for one in (first, second):
        tournament.add(Ended(one.number, (1, 0), (0,), (0, 0), "played"))
    assert not tournament.is_settled(first.number)
    tournament.add(Corrected(first.number, (0, 2), (1,), "the goals were turned round"))
    tournament.add(_next(tournament))
    final = _next(tournament)
    assert isinstance(final, Paired)
    assert first.sides[1] in final.fixtures[0].sides
    tournament.add(final)
    assert tournament.is_settled(first.number)


def _next(tournament: Tournament) -> Entry:
    entry = tournament.next_entry()
    assert entry is not None
    return entry


def test_nothing_comes_after_it_was_called_off() -> None:
    """Nor is anybody awarded."""
    tournament = begun(Form("league"), 4, random.Random(1))
    tournament.add(CalledOff("rain"))
    assert tournament.is_over
    assert tournament.next_entry() is None


@pytest.mark.parametrize(
    "numbers",
    [{"groups": 0}, {"qualify": 17}, {"rounds": 16}, {"minutes": 4}, {"groups": 1, "qualify": 1}],
)
def test_a_form_has_numbers_within_their_ranges(numbers: dict[str, int]) -> None:
    """The error says what would be right."""
    with pytest.raises(ValueError, match="which should be"):
        Form("swiss", **numbers)  # type: ignore[arg-type]  # one of its numbers
