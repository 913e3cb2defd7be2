"""The group table and the results of the season as plain data."""

from itertools import permutations

from kickabout.engine.game import Meeting
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import state as s
from ..box import RushBox
from ..group_table import rank, rung_between, standings
from ..matchday import matches
from ..state import Rung, State
from .cards import card_data
from .types import Result, Row


def results_data(box: RushBox, state: State) -> list[Result]:
    """Return the matches played so far."""
    entries: list[Result] = []
    for result in range(state.results):
        official, boot = state.result_official[result], state.result_boot[result]
        forfeit = [state.result_forfeit[result, side] == 1 for side in range(s.SIDES)]
        goals = [state.result_goals[result, side] for side in range(s.SIDES)]
        entries.append(
            {
                "matchday": result // matches(state) + 1,
                "home": state.result_home[result],
                "away": state.result_away[result],
                "goals": goals,
                # A double forfeit counts goals against both sides that nobody scored (RUSH-12.15).
                "against": [box.record.forfeit] * s.SIDES if all(forfeit) else goals[::-1],
                "official": None if official == s.NONE else card_data(box, s.PLAYERS + official),
                "forfeit": forfeit,
                "boot": None if boot == s.NONE else boot,
            }
        )
    return entries


def meetings(box: RushBox, state: State) -> list[Meeting]:
    """Return the matches played so far, each as both of its seats have it."""
    return [
        Meeting(
            seat,
            rival,
            goals=result["goals"][side],
            against=result["against"][side],
            points=_points(box, result, seat),
        )
        for result in results_data(box, state)
        for side, (seat, rival) in enumerate(permutations((result["home"], result["away"])))
    ]


def _points(box: RushBox, result: Result, seat: int) -> int:
    """Return the league points of a seat for a match (RUSH-12.12 to 12.15, 14.12, 14.13)."""
    outcome = _outcome(result, seat)
    if outcome == 0:
        return box.record.draw
    boot = box.record.golden_boot if result["boot"] == seat else 0
    return box.record.win + boot if outcome > 0 else 0


def table_data(box: RushBox, state: State) -> list[Row]:
    """Return the group table from the top down, each row with the tie-breaker that puts it above the next."""
    order = standings(state)
    results = results_data(box, state)
    rows: list[Row] = []
    for place, seat in enumerate(order):
        own = [result for result in results if seat in (result["home"], result["away"])]
        outcomes = [_outcome(result, seat) for result in own]
        last = not results or place + 1 == len(order)
        rung = None if last else _rung(state, seat, order[place + 1])
        rows.append(
            {
                "rank": rank(state, seat) + 1,
                "seat": seat,
                "played": len(own),
                "won": outcomes.count(1),
                "drawn": outcomes.count(0),
                "lost": outcomes.count(-1),
                "goals_for": state.scored[seat],
                "goals_against": state.conceded[seat],
                "difference": state.scored[seat] - state.conceded[seat],
                "points": state.points[seat],
                "sent_off": state.sent_off[seat],
                "leads_on": None if rung is None else Message(f"rung-{slug(rung)}"),
                "leads_by": None if rung is None else slug(rung),
            }
        )
    return rows


def _outcome(result: Result, seat: int) -> int:
    """Return 1 for a win of the seat, 0 for a draw, -1 for a defeat."""
    side = 0 if result["home"] == seat else 1
    if result["forfeit"][side]:
        return -1
    own, other = result["goals"][side], result["goals"][1 - side]
    return int(own > other) - int(own < other)


def _rung(state: State, seat: int, other: int) -> Rung | None:
    """Return the rung of the ladder that puts a seat above the next one, None if they are level."""
    rung = Rung(rung_between(state, seat, other))
    level = rung == Rung.SUDDEN_DEATH and state.won[seat] == state.won[other]
    return None if level else rung
