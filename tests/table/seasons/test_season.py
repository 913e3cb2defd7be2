"""A season as it follows from its results: who meets whom, what shows when, the cup, and who goes up and down."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kickabout.engine.game import Meeting
from kickabout.engine.incidents import Incident
from kickabout.table.cast import CAST
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.seasons.season import (
    CUP_AFTER,
    CUP_ROUNDS,
    DIVISIONS,
    GROUP_ROUNDS,
    MATCHDAYS,
    MOVING,
    OWN,
    SIDES,
    Season,
    first_sides,
)
from kickabout.table.store import Outcome

SECRET = "5a" * 32


def outcome(chance: Random) -> Outcome:
    """Return any result; a third of all are draws."""
    goals = chance.randrange(4), chance.randrange(4)
    winners = [(0,), (1,), ()][chance.randrange(3)]
    return Outcome(goals, winners)


def play_on(season: Season, outcomes: dict[int, Outcome], chance: Random) -> None:
    """Play what is due: the bots' matches or the club's own first, as chance has it."""
    due = [*season.others]
    own = season.own_fixture
    if own is not None:
        due.insert(chance.randrange(len(due) + 1), own)
    for fixture in due[: chance.randrange(len(due)) + 1]:
        outcomes[fixture.number] = outcome(chance)


def whole(chance: Random, sides: list[str], number: int = 1) -> Season:
    """Return a season that has been played to its end."""
    outcomes: dict[int, Outcome] = {}
    while not (season := Season(SECRET, number, sides, outcomes)).is_over:
        play_on(season, outcomes, chance)
    return season


def all_fixtures(season: Season) -> list[Fixture]:
    return [one for date in season.dates for one in date.fixtures]


def test_the_calendar_has_the_cup_between_the_matchdays_as_far_as_it_is_drawn() -> None:
    season = Season(SECRET, 1, first_sides(), {})
    places = [(one.stage, one.round) for one in season.calendar]
    assert len(places) == MATCHDAYS + CUP_ROUNDS
    for number, matchday in enumerate(CUP_AFTER):
        assert places.index(("knock-out", number)) == places.index(("league", matchday - 1)) + 1
    assert [len(one.fixtures) for one in season.calendar if one.stage == "knock-out"] == [
        8,
        0,
        0,
        0,
        0,
    ]


def test_cards_count_against_the_conduct_of_a_side() -> None:
    """Nothing else parts two sides who have drawn with the same goals."""
    booked = Outcome((1, 1), (), incidents=(Incident("red", 0),))
    fixtures = Season(SECRET, 1, first_sides(), {}).matchdays[0].fixtures
    season = Season(SECRET, 1, first_sides(), {one.number: booked for one in fixtures})
    rows = {one.side: one for one in season.table}
    home, away = fixtures[0].sides
    assert (rows[home].conduct, rows[away].conduct) == (4, 0)
    assert rows[home].place > rows[away].place


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_a_season_ends_with_every_match_played_and_one_winner_of_the_cup(seed: int) -> None:
    season = whole(Random(seed), first_sides())
    assert [one.fixtures for one in season.calendar if one.stage == "league"] == [
        one.fixtures for one in season.matchdays
    ]
    assert [one for date in season.calendar for one in date.fixtures] == all_fixtures(season)
    assert len(season.results) == len(all_fixtures(season))
    league = Counter(one.sides for one in all_fixtures(season) if one.stage == "league")
    pairs = {(home, away) for home in season.league for away in season.league if home != away}
    assert league == dict.fromkeys(pairs, 1)
    for date in season.dates:
        present = Counter(side for one in date.fixtures for side in one.sides)
        assert max(present.values()) == 1
        if date.stage == "league":
            assert set(present) == set(season.league)
    numbers = [one.number for one in all_fixtures(season)]
    assert numbers[-1] == max(numbers)
    assert sorted(numbers) == list(range(len(numbers)))
    assert [len(ties) for ties in season.cup] == [16, 8, 4, 2, 1]
    assert season.cup_winner in range(DIVISIONS * SIDES)
    assert (season.cup_rounds == CUP_ROUNDS) == (season.cup_winner == season.own)
    assert all(one.played == MATCHDAYS for one in season.table)
    assert season.due is None
    assert season.own_fixture is None


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_divisions_keep_their_sizes_and_exchange_two_sides(seed: int) -> None:
    season = whole(Random(seed), first_sides())
    following = season.next_sides()
    assert sorted(following) == sorted(season.sides)

    def division(sides: list[str] | tuple[str, ...], number: int) -> set[str]:
        return set(sides[number * SIDES : (number + 1) * SIDES])

    for upper in range(DIVISIONS - 1):
        for one, other in ((upper, upper + 1), (upper + 1, upper)):
            assert len(division(season.sides, one) & division(following, other)) == MOVING
    own = following.index(OWN) // SIDES
    assert own == season.division - (season.place <= MOVING)
    second = whole(Random(seed + 1), following, 2)
    assert second.division == own


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_nothing_of_a_date_shows_before_the_club_has_played(seed: int) -> None:
    chance, outcomes = Random(seed), dict[int, Outcome]()
    while not (season := Season(SECRET, 1, first_sides(), outcomes)).is_over:
        due = season.due
        assert due is not None
        own = season.own_fixture
        shown = [season.shown(one) for one in due.fixtures]
        if own is not None:
            assert shown == [None] * len(shown)
            before = (season.table, season.cup, season.cup_winner)
            ahead = {one.number: outcome(chance) for one in season.others}
            simulated = Season(SECRET, 1, first_sides(), outcomes | ahead)
            assert (simulated.table, simulated.cup, simulated.cup_winner) == before
        else:
            assert [one is None for one in shown] == [
                one.number not in outcomes for one in due.fixtures
            ]
        play_on(season, outcomes, chance)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_the_next_match_is_known_before_the_others_have_played(seed: int) -> None:
    chance, outcomes = Random(seed), dict[int, Outcome]()
    told = Season(SECRET, 1, first_sides(), {}).own_fixture
    while not (season := Season(SECRET, 1, first_sides(), outcomes)).is_over:
        own = season.own_fixture
        if own is not None:
            assert told is not None
            assert replace(told, number=own.number) == own
            outcomes[own.number] = outcome(chance)
            season = Season(SECRET, 1, first_sides(), outcomes)
            told = season.own_fixture or season.following
        outcomes |= {one.number: outcome(chance) for one in season.others}
    assert told is None


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_a_drawn_cup_match_is_played_again_with_the_sides_turned_round(seed: int) -> None:
    season = whole(Random(seed), first_sides())
    fixtures = {one.number: one for one in all_fixtures(season)}
    again = [one for one in fixtures.values() if one.replays is not None]
    for one in again:
        assert one.replays is not None
        first = fixtures[one.replays]
        assert one.sides == first.sides[::-1]
        result = season.shown(first)
        assert result is not None
        assert not result.winners
    for round_, ties in enumerate(season.cup):
        for tie in ties:
            results = [] if None in tie else season.cup_results(round_, tie)
            assert len(results) <= 3
            assert all(not one.winners for one in results[:-1])
            if results and results[-1].winners:
                last = results[-1]
                assert last.fixture.sides[last.winners[0]] == season.through(round_, tie)


def test_a_conceded_cup_match_is_not_played_again() -> None:
    chance, outcomes = Random(3), dict[int, Outcome]()
    while True:
        season = Season(SECRET, 1, first_sides(), outcomes)
        due, own = season.due, season.own_fixture
        assert due is not None
        if due.stage == "knock-out" and own is not None:
            break
        outcomes |= {one.number: outcome(chance) for one in due.fixtures}
    rival = next(side for side in own.sides if side != season.own)
    outcomes |= {one.number: Outcome((1, 0), (0,)) for one in season.others}
    winners = (own.sides.index(rival),)
    outcomes[own.number] = Outcome((0, 3), winners, "walkover")
    after = Season(SECRET, 1, first_sides(), outcomes)
    assert after.due is not None
    assert after.due.stage == "league"
    assert after.through(0, (min(own.sides), max(own.sides))) == rival


def test_lots_and_matches_between_bots_follow_from_the_secret_the_season_and_the_fixture() -> None:
    sides = first_sides()
    season, same = Season(SECRET, 1, sides, {}), Season(SECRET, 1, sides, {})
    keys = [season.key_of(one) for one in season.others]
    assert keys == [same.key_of(one) for one in same.others]
    assert season.table == same.table
    others = Season(SECRET, 2, sides, {}), Season("a5" * 32, 1, sides, {})
    every = keys + [one.key_of(fixture) for one in others for fixture in one.others]
    assert len(set(every)) == len(every)
    assert season.table != others[1].table


def test_the_cast_fills_all_divisions_but_for_the_club_the_strongest_first() -> None:
    sides = first_sides()
    assert sides[-1] == OWN
    assert sorted(sides[:-1]) == sorted(one.slug for one in CAST)
    bots = {one.slug: one.bot for one in CAST}
    assert {bots[one] for one in sides[:SIDES]} == {"world", "pro"}
    assert {bots[one] for one in sides[2 * SIDES : -1]} == {"youth", "amateur"}


# --- a league that is played as a Group Stage --------------------------------------------------------


def at_table(chance: Random, sides: int) -> Outcome:
    """Return any result of a table, at which everybody has met everybody."""
    meetings = []
    for one, other in combinations(range(sides), 2):
        goals = chance.randrange(4), chance.randrange(4)
        points = (3, 0) if goals[0] > goals[1] else (0, 3) if goals[1] > goals[0] else (1, 1)
        meetings.append(Meeting(one, other, *goals, points[0]))
        meetings.append(Meeting(other, one, *goals[::-1], points[1]))
    points_of = Counter(dict.fromkeys(range(sides), 0))
    for meeting in meetings:
        points_of[meeting.seat] += meeting.points
    winner = max(points_of, key=points_of.__getitem__)
    goals_by_seat = tuple(points_of[seat] for seat in range(sides))
    return Outcome(goals_by_seat, (winner,), meetings=tuple(meetings))


def group_stage(chance: Random, given_up: float) -> Season:
    """Return a whole season in which the club gives so many of its tables up."""
    outcomes: dict[int, Outcome] = {}
    while not (season := group_season(outcomes)).is_over:
        own = season.own_fixture
        if own is not None and chance.random() < given_up:
            others = tuple(seat for seat, side in enumerate(own.sides) if side != season.own)
            outcomes[own.number] = Outcome((0,) * len(own.sides), others, "resigned")
            continue
        for fixture in (*season.others, *filter(None, [own])):
            at_tables = season.is_at_tables(fixture)
            outcomes[fixture.number] = (
                at_table(chance, len(fixture.sides)) if at_tables else outcome(chance)
            )
    return season


def group_season(outcomes: dict[int, Outcome]) -> Season:
    return Season(SECRET, 1, first_sides(), outcomes, group_stage=True)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from((0.0, 0.5, 1.0)))
def test_a_group_stage_has_everybody_meet_everybody_three_times_whatever_is_given_up(
    seed: int, given_up: float
) -> None:
    season = group_stage(Random(seed), given_up)
    met = Counter(
        (one.fixture.sides[each.seat], one.fixture.sides[each.rival])
        for one in season.results
        if one.fixture.stage == "league"
        for each in one.meetings
    )
    assert met == dict.fromkeys(permutations(season.league, 2), 3)
    assert {one.played for one in season.table} == {3 * GROUP_ROUNDS}
    points = sum(each.points for one in season.results for each in one.meetings)
    assert sum(one.points for one in season.table) == points
    numbers = [one.number for one in all_fixtures(season)]
    assert len(set(numbers)) == len(numbers)
    assert [len(ties) for ties in season.cup] == [16, 8, 4, 2, 1]
    if given_up == 1:
        own = season.table[-1]
        lost = 3 * GROUP_ROUNDS
        assert (own.side, own.points, own.lost, own.against) == (season.own, 0, lost, 2 * lost)


def test_the_rivals_of_a_table_that_is_given_up_play_on_without_the_club() -> None:
    season = group_season({})
    own = season.own_fixture
    assert own is not None
    assert len(own.sides) == 4
    others = tuple(seat for seat, side in enumerate(own.sides) if side != season.own)
    after = group_season({own.number: Outcome((0,) * 4, others, "walkover")})
    (rest,) = (one for one in after.others if len(one.sides) == 3)
    assert set(rest.sides) == set(own.sides) - {season.own}
    assert after.own_fixture is None
    assert season.key_of(own) != after.key_of(rest)
    forfeited = after.shown(own)
    assert forfeited is not None
    rows = after.order_at(forfeited)
    assert [one.points for one in rows] == [3, 3, 3, 0]
    assert rows[-1].side == season.own


def test_a_table_has_its_winner_first_where_only_a_sudden_death_has_parted_two() -> None:
    season = group_season({})
    own = season.matchdays[0].fixtures[0]
    drawn = tuple(Meeting(one, other, 1, 1, 1) for one, other in permutations(range(4), 2))
    for winner in range(4):
        result = Result(own, (3,) * 4, (winner,), (0,) * 4, meetings=drawn)
        assert season.order_at(result)[0].side == own.sides[winner]
