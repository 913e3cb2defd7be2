"""What is decided before a match can begin, made for those who would rather play at once.

Squads, line-ups and formations are `routine`: every bot leaves them to the rule of thumb, and so may people, or they
keep what they had in the match before.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match, Seen

MOST_DEALS = 40
"""How often a match is begun anew to deal everybody what they had before."""

Kept = Mapping[int, Sequence[str]]
"""By seat, what it decided before another match began, in order."""


def opening(match: Match) -> dict[int, list[str]]:
    """What the seats decided before a match began, by seat."""
    made: dict[int, list[str]] = {}
    game, box, state = match.game, match.box.record, match.at(0).state
    for actor, action in match.log:
        if actor != CHANCE:
            if not game.routine(box, state):
                break
            made.setdefault(actor, []).append(match.name_of(action))
        game.replay(box, state, actor, action)
    return made


def prepared_match(begin: Callable[[], Match], seats: Iterable[int], kept: Kept) -> Match:
    """A match brought to the first decision that is not preparation, or that is for none of these seats.

    The seats decide in this order where they do so at the same time, each as it did in `kept` where that is legal. The
    match is begun anew a number of times if what somebody had is not among what is dealt.
    """
    order = list(seats)
    for _ in range(MOST_DEALS):
        match = begin()
        if _prepare(match, order, kept):
            break
    return match


def _prepare(match: Match, seats: Sequence[int], kept: Kept) -> bool:
    """Prepares a match; whether all found again what they had."""
    left = {seat: list(actions) for seat, actions in kept.items()}
    thumb = RuleOfThumbBot()
    found = True
    while match.is_chance or match.is_routine:
        if match.is_chance:
            match.roll_number()
            continue
        deciding = match.deciding
        seat = next((seat for seat in seats if seat in deciding), None)
        if seat is None:
            break
        legal, wanted = match.legal_for(seat), left.get(seat, [])
        action = next((action for action in wanted if action in legal), None)
        if action is None:
            found = found and not _verbs(wanted) & _verbs(legal)
            action = thumb.choose(unlike_others(match, seat))
        else:
            wanted.remove(action)
        match.apply(match.number_of(action), seat)
    return found


def _verbs(actions: Iterable[str]) -> set[str]:
    return {action.partition(" ")[0] for action in actions}


def unlike_others(match: Match, seat: int) -> Seen:
    """What a seat sees, its choice without the teams that others have taken, if there are more."""
    seen, teams = match.seen(seat), match.game.teams
    if not teams or not match.is_routine:
        return seen
    taken = {
        _slug(match.name_of(action))
        for actor, action in match.log
        if actor not in (CHANCE, seat) and action in teams
    }
    taken.update(map(str, match.box.chosen.values()))  # an option may give another its team
    rest = [
        name
        for name in seen.legal
        if match.number_of(name) not in teams or _slug(name) not in taken
    ]
    return replace(seen, legal=rest) if rest else seen


def _slug(name: str) -> str:
    return name.partition(" ")[2]


def chooses_team(match: Match, seat: int) -> bool:
    """Whether a seat may take a ready-made team now."""
    teams = match.game.teams
    return bool(teams) and any(match.number_of(name) in teams for name in match.legal_for(seat))
