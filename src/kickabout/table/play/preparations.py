"""Preparation of a match: decisions before the first one of play, made for people who want to start
at once.

Squads, line-ups and formations are `routine`: every bot leaves them to the rule of thumb, and so
may people, or they keep those of the match before.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match, Seen

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
    match: Match, people: Collection[int], kept: Kept, draw: Callable[[Match], int]
) -> None:
    """Play a match up to the first decision that is not preparation; `draw` gives the outcomes of
    chance.

    Where seats decide simultaneously people do so first, so that bots choose other teams. Each seat
    decides as it did in `kept` where that is legal, and leaves the rest to the rule of thumb.
    """
    order = sorted(range(match.seats), key=lambda seat: (seat not in people, seat))
    left = {seat: list(actions) for seat, actions in kept.items()}
    thumb = RuleOfThumbBot()
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


def unlike_others(match: Match, seat: int) -> Seen:
    """Return what a bot's seat sees, its choice without the teams that others have taken, and of the
    rest only those with the fewest players of theirs: all teams, if no others are left.
    """
    seen, teams = match.seen(seat), match.game.teams
    ready = {name: _slug(name) for name in seen.legal if match.number_of(name) in teams}
    if not ready or not match.is_routine:
        return seen
    taken = {
        _slug(match.name_of(action))
        for actor, action in match.log
        if actor not in (CHANCE, seat) and action in teams
    }
    taken.update(map(str, match.box.chosen.values()))  # an option may assign a team to another seat
    people = _people_of_teams(match)
    theirs = set[str]().union(*(people[team] for team in taken if team in people))
    shared = {
        name: len(people.get(team, theirs) & theirs)
        for name, team in ready.items()
        if team not in taken
    }
    least = min(shared.values(), default=0)
    rest = [name for name in seen.legal if name not in ready or shared.get(name) == least]
    return replace(seen, legal=rest) if rest else seen


def _people_of_teams(match: Match) -> dict[str, set[str]]:
    """Return who plays in each ready-made team, by slugs; cards are in as many teams as like."""
    if match.game.roster is None:
        return {}
    plan = match.game.roster.plan(match.box)
    return {
        team: {slug for part in plan.parts if part.copies == 1 for slug in roster.of(part.key)}
        for team, (roster, _) in plan.ready.items()
    }


def _slug(name: str) -> str:
    return name.partition(" ")[2]


def chooses_team(match: Match, seat: int) -> bool:
    """Return whether a seat may choose a ready-made team now."""
    teams = match.game.teams
    return bool(teams) and any(match.number_of(name) in teams for name in match.legal_for(seat))
