"""The page of a competition, as whoever looks at it sees it."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypedDict
from urllib.parse import urlsplit

from kickabout.bots import KINDS
from kickabout.table import catalogue
from kickabout.table.cast import CHARACTERS
from kickabout.table.competitions import (
    Running,
    check_bots,
    free_bots,
    last_goal,
    match_to_play,
    pauses_until,
)
from kickabout.table.errors import Refused
from kickabout.table.formats.fixtures import WALKOVER_GOALS, Fixture
from kickabout.table.formats.tie_breakers import criteria
from kickabout.table.play import LiveTable
from kickabout.table.ratings import Rating, chances
from kickabout.table.store import Account, now
from kickabout.table.web.hosts import is_local
from kickabout.table.web.pages.clock_words import clock_words
from kickabout.table.web.pages.competitions.bracket_view import shown_bracket, shown_third
from kickabout.table.web.pages.competitions.fixtures_view import (
    Followed,
    follow,
    shown_ahead,
    shown_rounds,
)
from kickabout.table.web.pages.competitions.news import exit_news, final_words
from kickabout.table.web.pages.competitions.order_view import shown_order
from kickabout.table.web.pages.competitions.sides_view import shown_side
from kickabout.table.web.pages.competitions.standings_view import shown_tables
from kickabout.table.web.pages.competitions.words import form_words, match_words, options_words
from kickabout.table.web.pages.how_to_play import has_pictures
from kickabout.table.web.pages.news import News, rival_words
from kickabout.table.web.pages.scorers_view import ScorersView
from kickabout.table.web.pages.usual import is_new_to
from kickabout.table.web.visit import Visit
from kickabout.text.reader import Reader

USUAL_SIDES = 8
"""The number up to which bots fill up at one press."""


class OwnMatch(TypedDict):
    """The match that somebody is to play now."""

    fixture: int
    what: str
    """Such as `semi-final`."""
    rivals: list[str]
    table: str
    state: str
    """`kept` until they sit down, then `waiting` for others, then `playing`."""
    minutes: int
    """The minutes that the table still waits."""
    hours: int
    """The same in hours, 0 where minutes are told."""


class Own(TypedDict):
    """What a competition is to somebody who takes part."""

    side: int
    out: str
    """Why they are out; empty if they are not."""
    match: OwnMatch | None
    awaited: list[str]
    """The matches that have to be over before theirs can be played."""
    place: int | None
    """Their place in the final order."""
    exit: News | None
    """How they have gone out of a knock-out; None if they have not."""


async def competition_context(
    visit: Visit, running: Running, account: Account | None
) -> dict[str, Any]:
    """Return all that the page of a competition shows."""
    competition, tournament, reader = running.competition, running.tournament, visit.reader
    own = None if account is None else running.accounts.get(account.id)
    match = None if account is None else match_to_play(running, account)
    followed = await follow(visit.tables, running, match)
    sides = {side: shown_side(running, side, own, reader) for side in range(len(tournament.sides))}
    names = {side: one["name"] for side, one in sides.items()}
    shown: Own | None = None
    if account is not None and own is not None:
        shown = _own(running, account, own, match, followed, names, reader)
    is_out = shown is not None and shown["exit"] is not None
    rounds = shown_rounds(running, followed, names, own, reader)
    is_organiser = account is not None and competition.organiser == account.id
    pauses = pauses_until(running, visit.tables.settings.pace)
    game = catalogue.find(competition.game)
    organiser = running.people.get(competition.organiser)
    scorers = ScorersView(competition.game, visit.locale)
    reason = next((one.reason for one in running.entries if one.kind == "called-off"), "")
    return {
        "competition": {
            "id": competition.id,
            "name": competition.name,
            "game": competition.game,
            "title": game.title,
            "is_new": has_pictures(game) and await is_new_to(visit.tables.store, visit.owner, game),
            "form": form_words(tournament.form, reader),
            "options": options_words(running, visit.locale),
            "kind": tournament.form.kind,
            "clock": clock_words(competition.time_control, reader),
            "is_clock_each": competition.time_control.increment is None,
            "grace": grace_words(competition.grace_minutes, reader),
            "match_days": competition.match_days,
            "is_rated": competition.is_rated,
            "is_listed": competition.is_listed,
            "status": status_of(running),
            "starts": competition.starts,
            "begun": running.begun_at.date() if tournament.has_begun else None,
            "organiser": "" if organiser is None else organiser.name,
            "tie_breakers": [
                reader.say("competition-criterion", by=one)
                for one in criteria(tournament.form.tie_breakers)
            ]
            if tournament.form.kind not in ("cup", "group-stage")
            else [],
            "least": tournament.form.least_sides,
            "missing": max(0, tournament.form.least_sides - len(tournament.starters)),
            "most": tournament.form.most_sides,
            "called_off": reason,
            "address": f"{visit.base}/c/{competition.id}",
        },
        "sides": sides,
        "entered": [sides[side] for side in tournament.starters],
        "gone": [sides[side] for side in tournament.withdrawn if tournament.has_begun],
        "own": shown,
        "is_organiser": is_organiser,
        "pause_minutes": 0 if pauses is None else _minutes_until(pauses),
        "is_all_played": pauses is not None and tournament.is_all_played,
        "fill": _fill(running) if is_organiser else [],
        "most_bots": _most_bots(running),
        "no_bots": _no_bots(running, reader) if is_organiser else "",
        "strengths": _strengths(running, reader) if is_organiser else [],
        "tables": shown_tables(running, reader, names),
        "bracket": shown_bracket(running, followed, names, own if is_out else None, reader),
        "ratings": _bot_ratings(running, reader),
        "best_percent": _best_percent(running),
        "third": shown_third(running, followed, names, reader),
        "rounds": rounds,
        "ahead": shown_ahead(running, names, reader),
        "scorers": scorers.of_all(tournament.results),
        "scored": {
            one.fixture.number: goals
            for one in tournament.results
            if (goals := scorers.of_one(one)) is not None
        },
        "order": shown_order(running, names, reader),
        "final": final_words(running, own, reader) if tournament.order else "",
        "local": is_local(urlsplit(visit.base).hostname),
        "most_reason": 200,
        "most_goals": max(last_goal(competition), WALKOVER_GOALS),
    }


def status_of(running: Running) -> str:
    """Return how far a competition is: `open`, `running`, `over` or `called-off`."""
    tournament = running.tournament
    if tournament.is_called_off:
        return "called-off"
    return "over" if tournament.is_over else "running" if tournament.has_begun else "open"


def todo_of(running: Running, account: Account) -> str:
    """Return what somebody is to do in a competition now: `play`, `begin` or nothing."""
    if match_to_play(running, account) is not None:
        return "play"
    is_organiser = running.competition.organiser == account.id
    return "begin" if is_organiser and status_of(running) == "open" else ""


def _minutes_until(moment: datetime) -> int:
    """Return the minutes until a moment, the one that has begun included; 0 if it is past."""
    return max(0, -int(-(moment - now()).total_seconds() // 60))


def grace_words(minutes: int, reader: Reader) -> str:
    """Return how long a match waits for its players."""
    return reader.say("competition-grace", minutes=minutes % 60, hours=minutes // 60)


def _fill(running: Running) -> list[int]:
    """Return how many bots an organiser is offered at one press: one, and those that are missing up to `USUAL_SIDES`."""
    tournament = running.tournament
    missing = max(USUAL_SIDES, tournament.form.least_sides) - len(tournament.starters)
    most = _most_bots(running)
    return sorted({one for one in (1, missing) if 1 <= one <= min(missing, most)})


def _no_bots(running: Running, reader: Reader) -> str:
    """Return why no bot can enter any more; empty if one can."""
    try:
        check_bots(running, 1)
    except Refused as refused:
        return reader.text(refused.message)
    return ""


def _most_bots(running: Running) -> int:
    """Return how many bots more an organiser may have enter."""
    if running.tournament.form.kind == "arena":
        return 0
    room = running.tournament.form.most_sides - len(running.tournament.starters)
    return min(room, len(free_bots(running)))


def _strengths(running: Running, reader: Reader) -> list[tuple[str, str]]:
    """Return the strengths of which there are bots that may enter, each with its name and number, weakest first."""
    free = Counter(one.bot for one in free_bots(running))
    return [
        (kind, f"{reader.say(f'bot-{kind}.kind')} ({free[kind]})")
        for kind in sorted(free, key=KINDS.index)
    ]


def _bot_ratings(running: Running, reader: Reader) -> tuple[str, ...]:
    """Return the strengths of the bots that take part, each with its rating, best first."""
    sides = (running.tournament.sides[side] for side in running.tournament.starters)
    ratings = {CHARACTERS[one.bot].bot: round(one.rating) for one in sides if one.bot is not None}
    return tuple(
        f"{reader.say(f'bot-{kind}.kind')} {ratings[kind]}"
        for kind in sorted(ratings, key=lambda kind: -ratings[kind])
    )


def _best_percent(running: Running) -> int:
    """Return how likely the best of the bots beats the last, in percent; 0 where they are equal."""
    sides = (running.tournament.sides[side] for side in running.tournament.starters)
    ratings = [Rating(one.rating, 0) for one in sides if one.bot is not None]
    if len({one.points for one in ratings}) < 2:
        return 0
    ends = [pick(ratings, key=lambda one: one.mean) for pick in (max, min)]
    return round(100 * chances(ends)[0])


def own_match(
    running: Running,
    own: int,
    fixture: Fixture,
    table: LiveTable | None,
    names: dict[int, str],
    reader: Reader,
) -> OwnMatch:
    """Return the match that a side is to play now, at its table."""
    until = running.sit_down_by(fixture.number)
    left = _minutes_until(until)
    state = "kept"
    if table is not None and not table.places[fixture.sides.index(own)].is_kept:
        state = "playing" if table.status == "playing" else "waiting"
    return {
        "fixture": fixture.number,
        "what": match_words(running, fixture, reader),
        "rivals": [
            names[side]
            if (rival := running.character(side)) is None
            else rival_words(rival, reader)
            for side in fixture.sides
            if side != own
        ],
        "table": running.tournament.tables[fixture.number],
        "state": state,
        "minutes": left,
        "hours": left // 60 if left >= 120 else 0,
    }


def _own(
    running: Running,
    account: Account,
    own: int,
    fixture: Fixture | None,
    followed: Followed,
    names: dict[int, str],
    reader: Reader,
) -> Own:
    tournament = running.tournament
    shown: OwnMatch | None = None
    if fixture is not None:
        table = followed.tables.get(fixture.number)
        shown = own_match(running, own, fixture, table, names, reader)
    return {
        "side": own,
        "out": _out(running, own, reader),
        "match": shown,
        "awaited": [
            _versus([names[side] for side in one.sides], reader)
            for one in tournament.running
            if own not in one.sides
        ],
        "place": tournament.order.index(own) + 1 if own in tournament.order else None,
        "exit": exit_news(running, account, reader),
    }


def _versus(sides: Sequence[str], reader: Reader) -> str:
    number, home, away = len(sides), sides[0], sides[-1]
    return reader.say("competition-versus", number=number, home=home, away=away, sides=tuple(sides))


def _out(running: Running, own: int, reader: Reader) -> str:
    """Return why a side plays no more match; empty if it may play on."""
    tournament = running.tournament
    if own in tournament.withdrawn:
        return reader.say("competition-out.you", why=tournament.withdrawn[own].why)
    return ""
