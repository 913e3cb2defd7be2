"""What games tell of goals and bookings agrees with what else they say of the same matches."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

import kickabout
from kickabout.engine import incidents as told
from kickabout.engine.check import CheckFailed, check_game
from kickabout.engine.incidents import (
    GOALS,
    Incident,
    Scorer,
    Step,
    conduct_of,
    decisive,
    incidents_of,
)
from kickabout.engine.match import Match
from kickabout.games.skeleton import GAME as SKELETON
from tests.golden.files import golden

MATCHES = range(0, 200, 13)
COMMENTARY = {"booked": "book", "shrugs-off": "book", "second-yellow": "off", "sent-off": "off"}
"""How Squad Rush tells what a booking has come to; others tell of a card once, in the tone of what it is."""


def matches(game: str) -> Iterator[Match]:
    """Yield matches of the golden file that are over."""
    for number in MATCHES:
        match = golden(game).matches[number].at(game)
        if match.is_over:
            yield match


def booked(match: Match) -> list[tuple[str, int]]:
    """Return the bookings that the commentary tells, each with its seat."""
    remarks = [line.remark for line in match.story()]
    if match.game.name == "squad-rush":
        return [
            (COMMENTARY[one.message.id], one.seat)
            for one in remarks
            if one.message.id in COMMENTARY
        ]
    tones = {"book": "book", "sent-off": "off"}
    return [(tones[one.tone], one.seat) for one in remarks if one.tone in tones]


@pytest.mark.parametrize("game", kickabout.available_games())
def test_bookings_are_those_of_the_commentary(game: str) -> None:
    kinds = {"yellow": "book", "second-yellow": "off", "red": "off"}
    for match in matches(game):
        incidents = incidents_of(match)
        assert [(kinds[one.kind], one.seat) for one in incidents if one.kind in kinds] == booked(
            match
        )


@pytest.mark.parametrize("game", ["futbol-dash", "futera-susu", "social-soccer", "super-team"])
def test_goals_are_those_of_the_score(game: str) -> None:
    for match in matches(game):
        found = Counter(one.seat for one in incidents_of(match) if one.kind in GOALS)
        out = [0.0] * match.seats
        (match.game.goals or match.game.scores)(match.box.record, match.state, out)
        assert [found[seat] for seat in range(match.seats)] == [int(goals) for goals in out]


@pytest.mark.parametrize("game", ["futbol-dash", "futera-susu"])
def test_a_score_is_the_goals_without_what_was_taken_off_and_a_tie_break_says_who_has_won(
    game: str,
) -> None:
    for match in (one for one in matches(game) if one.seats == 2):
        counts = Counter((one.kind, one.seat) for one in incidents_of(match))
        scores = match.scores or []
        made = [sum(counts[kind, seat] for kind in GOALS) for seat in range(2)]
        deducted = [counts["deduction", seat] for seat in range(2)]
        left = [math.floor(score) for score in scores]
        assert [a - b for a, b in zip(made, deducted, strict=True)] == left
        by_tie_break = [seat for seat in range(2) if counts["tie-break", seat]]
        assert by_tie_break == (match.winners if left[0] == left[1] else [])


@pytest.mark.parametrize(
    ("game", "number", "scorers", "decider"),
    [
        ("futbol-dash", 0, ["long-pass", "overlap", None, "overlap", "long-pass"], "long-pass"),
        ("futera-susu", 36, ["blaze-adeyo", "dagmar-hammer", "furnace-fitzroy"], "furnace-fitzroy"),
        ("super-team", 1, ["5", "gatepost", "5", "3", "5", "4"], "5"),
        ("squad-rush", 0, ["bus-driver"], "bus-driver"),
    ],
)
def test_a_goal_has_its_scorer_and_one_decides(
    game: str, number: int, scorers: list[str | None], decider: str
) -> None:
    match = golden(game).matches[number].at(game)
    incidents = incidents_of(match)
    goals = [one for one in incidents if one.kind in GOALS]
    assert [one.scorer and one.scorer.slug for one in goals] == scorers
    goal = decisive(incidents, match.winners)
    assert goal is not None
    assert goal.scorer is not None
    assert (goal.scorer.slug, goal.seat) == (decider, match.winners[0])


def test_the_goal_that_decides_is_the_one_that_put_the_winner_ahead_for_good() -> None:
    scored = [
        Incident("goal", seat, Scorer("card", f"{n}", ""))
        for n, seat in enumerate((0, 1, 1, 0, 1, 1))
    ]
    assert decisive(scored, [1]) is scored[4]
    assert decisive(scored[:2], []) is None
    assert decisive(scored, [0]) is None  # its winner has given nothing for goals


def test_a_goal_decides_nothing_that_was_taken_off_again() -> None:
    scored = [Incident("goal", 0, Scorer("card", "ace", "")), Incident("deduction", 0)]
    assert decisive(scored, [0]) is None
    assert decisive([Incident("deduction", 1)], [0]) is None
    assert decisive([*scored[:1], Incident("deduction", 1)], [0]) is scored[0]


def test_of_several_games_the_goal_that_decides_is_in_the_last_one_won() -> None:
    """Not the one that put the winner ahead over the goals of all games; a drawn game after it changes nothing."""
    lost, won, drawn = [(0, 0)] * 3, [(0, 1), (1, 1), (1, 1)], [(2, 0), (2, 1)]
    scored = [
        Incident("goal", seat, Scorer("card", f"{n}", ""), game)
        for n, (game, seat) in enumerate((*lost, *won, *drawn))
    ]
    assert decisive(scored, [1]) is scored[4]


def test_each_game_of_a_best_of_three_has_its_goals() -> None:
    """The one that decides is in the last game, which the winner has won by its own goals."""
    match = golden("social-soccer").matches[6].at("social-soccer")
    incidents = incidents_of(match)
    goals = Counter((one.game, one.seat) for one in incidents)
    won = [int(goals[game, 1] > goals[game, 0]) for game in range(match.state.game)]
    assert [won.count(0), won.count(1)] == match.scores == [2, 1]
    goal = decisive(incidents, match.winners)
    assert goal is not None
    assert (goal.game, goal.seat) == (2, 0)


def test_cards_count_against_conduct_as_in_the_regulations() -> None:
    """Two yellow cards are three points, a red card at once four."""
    shown = [
        Incident("yellow", 0),
        Incident("second-yellow", 0),
        Incident("red", 1),
        Incident("goal", 1),
    ]
    assert conduct_of(shown, 3) == (3, 4, 0)


def test_incidents_are_read_as_they_were_written() -> None:
    match = golden("futbol-dash").matches[0].at("futbol-dash")
    incidents = incidents_of(match)
    assert told.read(told.written(incidents)) == tuple(incidents)


@pytest.mark.parametrize(
    "wrong", [Incident("yellow", 9), Incident("goal", 0, Scorer("card", "nobody", " "))]
)
def test_an_incident_that_cannot_be_is_found(
    wrong: Incident, monkeypatch: pytest.MonkeyPatch
) -> None:
    def incidents(box: object, steps: Iterable[Step]) -> list[Incident]:
        return [wrong]

    monkeypatch.setattr(told, "teller_of", lambda _: incidents)
    with pytest.raises(CheckFailed, match="Every goal and every booking"):
        check_game(SKELETON, [0], seats=[2], machine_code=False)
