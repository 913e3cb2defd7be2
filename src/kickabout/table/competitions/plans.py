"""The plan of a new competition, as whoever organises it gives it."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta

import kickabout
from kickabout.engine.keyed_dice import new_secret
from kickabout.engine.match import Match
from kickabout.table.errors import BadRequest
from kickabout.table.formats.fixtures import WALKOVER_GOALS
from kickabout.table.formats.forms import GROUP_STAGE, Form
from kickabout.table.formats.tie_breakers import criteria
from kickabout.table.store import Competition, now
from kickabout.table.time_control import TimeControl
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

NAME_LENGTH = 60
LIVE_MINUTES, DAYS_MINUTES = (2, 30), (60, 4 * 24 * 60)
"""The least and the most minutes for which a match waits for its players, live and over days."""
MOST_DAYS = 60
"""The most days after which a match counts as it stands."""
MOST_GOALS = 99
"""The most goals that a side can be given where its game has no goal that ends the match."""
LONGEST_AHEAD = timedelta(days=366)


@dataclass(frozen=True)
class Plan:
    """A competition that somebody wants to organise."""

    name: str
    game: str
    form: Form
    time_control: str
    """In the notation of `TimeControl.read`."""
    grace_minutes: int
    """How long a match waits for its players to sit down."""
    match_days: int | None = None
    """The days after which a match counts as it stands, 1..60, where it is played over days; None for as long as it takes."""
    options: Mapping[str, object] = field(default_factory=dict)
    is_listed: bool = True
    is_rated: bool = False
    starts: datetime | None = None
    """When it begins by itself; None if its organiser begins it."""


def competition_of(plan: Plan, organiser: str) -> Competition:
    """Return the competition of a plan, with an id of its own; raises `BadRequest` for what cannot be played."""
    name = " ".join(plan.name.split())
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
        raise BadRequest(Message("error-competition-name", most=NAME_LENGTH))
    try:
        control = TimeControl.read(plan.time_control)
        criteria(plan.form.tie_breakers)
    except ValueError as error:
        raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error
    least, most = DAYS_MINUTES if control.in_days else LIVE_MINUTES
    if not least <= plan.grace_minutes <= most:
        raise BadRequest(Message("error-competition-grace", least=least, most=most))
    if plan.match_days is not None and not (control.in_days and 1 <= plan.match_days <= MOST_DAYS):
        raise BadRequest(Message("error-competition-days", most=MOST_DAYS))
    if plan.form.kind == "arena" and control.in_days:
        raise BadRequest(Message("error-competition-arena-days"))
    game, own_options = GROUP_STAGE
    options = dict(plan.options) | (own_options if plan.form.kind == "group-stage" else {})
    if plan.form.kind == "group-stage" and plan.game != game:
        raise BadRequest(Message("error-competition-group-stage"))
    if plan.starts is not None and not now() < plan.starts <= now() + LONGEST_AHEAD:
        raise BadRequest(Message("error-competition-past"))
    match = match_of(plan.game, options, 2)
    if match.box.automata:
        raise BadRequest(Message("error-competition-solo"))
    return Competition(
        id=secrets.token_hex(5),
        name=name,
        game=match.game.name,
        options=dict(match.box.chosen),
        form=asdict(plan.form),
        organiser=organiser,
        secret=new_secret(),
        is_listed=plan.is_listed,
        is_rated=plan.is_rated,
        time_control=control,
        grace_minutes=plan.grace_minutes,
        match_days=plan.match_days,
        status="open",
        created=now(),
        starts=plan.starts,
    )


def match_of(game: str, options: Mapping[str, object], seats: int) -> Match:
    """Return a match of a competition; raises `BadRequest` for a game, an option or a number of seats that it cannot have."""
    try:
        return kickabout.new(game, seats=seats, options=dict(options))
    except ValueError as error:
        raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error


def last_goal(competition: Competition) -> int:
    """Return the goal that ends a match of a competition, which no side can have more of; `MOST_GOALS` where none does."""
    box = match_of(competition.game, competition.options, 2).box
    option, goals = box.options.get("goals"), box.chosen.get("goals")
    if option is None or not isinstance(goals, int):
        return MOST_GOALS
    counts = option.only_if is None or box.chosen[option.only_if[0]] == option.only_if[1]
    return goals if counts else MOST_GOALS


def check_goals(competition: Competition, goals: Sequence[int]) -> None:
    """Raise `BadRequest` for goals with which no match of a competition ends, nor is given to who has come."""
    most = last_goal(competition)
    if sorted(goals) == [0, WALKOVER_GOALS]:
        return
    if not all(0 <= one <= most for one in goals):
        raise BadRequest(Message("error-competition-goals", most=most))
    if len(goals) == 2 and goals[0] == goals[1]:
        match = match_of(competition.game, competition.options, 2)
        if goals[0] == most or not match.game.can_be_drawn(match.box):
            raise BadRequest(Message("error-competition-level", goals=goals[0]))
