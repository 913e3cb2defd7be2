"""What speaks for and against the answers to a position."""

from dataclasses import replace

from kickabout.bots.analysis import Analysis
from kickabout.bots.estimates import Choice
from kickabout.bots.lines import THEN
from kickabout.bots.positions import GRADES, Position
from kickabout.table.language import game_messages
from kickabout.table.play import whys_of
from kickabout.table.seats import default_name
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader

SHOWN = 4
"""The number of answers that are shown at once, best first."""


def is_explained(position: Position) -> bool:
    """Return whether there is something to tell of each of the first answers: of the others nobody would learn anything."""
    match = position.match
    names = [default_name(seat, ENGLISH) for seat in range(match.seats)]
    told = whys(position, Reader(game_messages(match.game, ENGLISH), names, position.seat))
    return all(one.actions[0] in told for one in position.answers[:SHOWN])


def whys(position: Position, reader: Reader) -> dict[str, str]:
    """Return what there is to tell of lines: of those that go on from the same decision by comparison with each other, else
    of what they begin with.
    """
    best = {
        line for one, grade in position.grades.items() if grade == GRADES[0] for line in one.actions
    }
    opening = {_first(line) for line in best}
    firsts: dict[str, Choice] = {}
    for one in position.choices:
        firsts.setdefault(_first(one.action), replace(one, action=_first(one.action)))
    seen = position.match.seen(position.seat)
    told = whys_of(seen, Analysis(tuple(firsts.values()), len(opening)), reader)
    found = {
        one.action: told[_first(one.action)]
        for one in position.choices
        if _first(one.action) in told and (one.action in best or _first(one.action) not in opening)
    }
    for branch in position.lines.branches:
        if branch.begun:
            ends = dict(zip(branch.names, branch.actions, strict=True))
            here = [one for one in position.choices if one.action in ends]
            tried = tuple(replace(one, action=ends[one.action]) for one in here)
            analysis = Analysis(tried, sum(one.action in best for one in here))
            told = whys_of(branch.seen, analysis, reader)
            found |= {line: told[action] for line, action in ends.items() if action in told}
    return found


def _first(line: str) -> str:
    return line.partition(THEN)[0]
