"""Preparation of a match: decisions before the first one of play, made for people who want to start
at once.

Squads, line-ups and formations are `routine`: every bot leaves them to the rule of thumb, and so
may people, or they keep those of the match before.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.table.bots import unlike_others

Kept = Mapping[int, Sequence[str]]
"""By seat, the preparations of an earlier match, in order."""


def opening(match: Match) -> dict[int, list[str]]:
    """Return the preparations of a match, by seat."""
    made: dict[int, list[str]] = {}
    game, box, state = match.game, match.box.record, match.at(0).state
    for actor, action in match.log:
        if actor != CHANCE:
            if not game.routine(box, state):
                break
            made.setdefault(actor, []).append(match.name_of(action))
        game.replay(box, state, actor, action)
    return made


def prepare(
    match: Match, people: Collection[int], kept: Kept, draw: Callable[[Match], int], seed: int
) -> None:
    """Play a match up to the first decision that is not preparation; `draw` gives the outcomes of
    chance.

    Where seats decide simultaneously people do so first, so that bots choose other teams. Each seat
    decides as it did in `kept` where that is legal, and leaves the rest to the rule of thumb, with this seed.
    """
    order = sorted(range(match.seats), key=lambda seat: (seat not in people, seat))
    left = {seat: list(actions) for seat, actions in kept.items()}
    thumb = RuleOfThumbBot(seed)
    while match.is_chance or match.is_routine:
        if match.is_chance:
            match.apply(draw(match))
            continue
        seat = next(seat for seat in order if seat in match.deciding)
        legal, wanted = match.legal_for(seat), left.get(seat, [])
        action = next((action for action in wanted if action in legal), None)
        if action is None:
            action = thumb.choose(unlike_others(match, seat))
        else:
            wanted.remove(action)
        match.apply(match.number_of(action), seat)
