"""What results add up to beside the order of sides."""

from kickabout.engine.incidents import Incident, Scorer
from kickabout.table.formats.entries import Begun, Ended, Entered, Entry, Paired, read, written
from kickabout.table.formats.field import table_of
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.formats.forms import Form
from kickabout.table.formats.scorers import Booked, booked, deciders, scorers
from kickabout.table.formats.tournament import Tournament

ACE = Scorer("card", "ace", "Ace")
JOKER = Scorer("card", "joker", "Joker")


def goal(seat: int, scorer: Scorer | None) -> Incident:
    return Incident("goal", seat, scorer)


RESULTS = [
    Result(
        Fixture(0, "league", 0, (4, 7)),
        (2, 1),
        (0,),
        (0, 0),
        "played",
        (goal(0, ACE), goal(1, ACE), goal(0, JOKER)),
    ),
    Result(
        Fixture(1, "league", 1, (7, 4)),
        (1, 2),
        (1,),
        (1, 6),
        "played",
        (
            goal(1, ACE),
            Incident("yellow", 1),
            goal(1, ACE),
            goal(0, None),
            Incident("red", 1),
            Incident("second-yellow", 0),
        ),
    ),
]


def test_goals_count_for_the_side_and_its_scorer() -> None:
    assert [(one.side, one.scorer, one.number) for one in scorers(RESULTS)] == [
        (4, ACE, 3),
        (4, JOKER, 1),
        (7, ACE, 1),
    ]


def test_a_match_is_decided_by_the_goal_that_put_its_winner_ahead_for_good() -> None:
    assert [(one.side, one.scorer, one.number) for one in deciders(RESULTS)] == [
        (4, ACE, 1),
        (4, JOKER, 1),
    ]


def test_bookings_are_counted_by_side() -> None:
    assert booked(RESULTS) == [Booked(4, 1, 1, 5), Booked(7, 0, 1, 2)]


def test_conduct_parts_two_that_are_level_on_goals() -> None:
    """Both have drawn 1–1; the one that was booked is behind, whatever the lot."""
    shown = (goal(0, ACE), Incident("yellow", 1), goal(1, ACE))
    entries: list[Entry] = [
        Entered("a", None, "A", 1500.0),
        Entered("b", None, "B", 1500.0),
        Begun((1, 0)),
        Paired("league", 0, (Fixture(0, "league", 0, (0, 1)),)),
        Ended(0, (1, 1), (), (0, 1), "played", incidents=shown),
    ]
    assert [read(written(one)) for one in entries] == entries
    table = table_of(Tournament(Form("league"), entries).field, "league")
    assert [(one.side, one.conduct, one.settled_by) for one in table] == [
        (0, 0, None),
        (1, 1, "conduct"),
    ]
