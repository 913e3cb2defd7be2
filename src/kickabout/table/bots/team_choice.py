"""How bots choose among ready-made teams: not the one that somebody else has."""

from dataclasses import replace

from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match, Seen


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
