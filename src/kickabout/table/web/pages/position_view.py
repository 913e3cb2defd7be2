"""A position of the day as its page shows it: the table from the seat that decides, and what its answers are worth."""

from datetime import date
from typing import TypedDict

from kickabout.bots.lines import THEN, played
from kickabout.bots.positions import Grade, Verdict
from kickabout.engine.match import Match
from kickabout.engine.view_types import View
from kickabout.table.daily import SHOWN, DailyPosition, Positions, PositionStanding, unaided, whys
from kickabout.table.language import game_messages
from kickabout.table.play import Named, named
from kickabout.table.seats import default_name, unique_name
from kickabout.table.shirts import against
from kickabout.table.web.pages.properties import other_colours
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import ShownLine, story_context
from kickabout.table.web.pages.table_types import TableContext
from kickabout.text.messages import Figure
from kickabout.text.reader import Reader


class NamedStep(Named):
    """A decision of a line."""

    action: str


class NamedLine(TypedDict):
    """A line as the page names it."""

    action: str
    """Its decisions in order, as an answer is written."""
    steps: list[NamedStep]
    """Each of them."""


class ShownAnswer(NamedLine):
    """An answer as the page lists it."""

    grade: Grade
    verdict: Verdict
    chance: float
    """The chance of winning, 0..1."""
    error: Figure
    """The percentage points by which its distance to the best may be wrong (95 % confidence)."""
    points: int
    """The percentage points that it gives away, rounded."""
    alike: list[NamedLine]
    """The other choices that come to the same."""
    why: str | None
    """What speaks for it or against it; None if nothing is known."""
    given: int
    """How many have given it."""
    is_mine: bool


class ShownStanding(TypedDict):
    """What is told to somebody who has answered."""

    mine: ShownAnswer | None
    answers: list[ShownAnswer]
    number: int
    """How many have answered."""
    streak: int
    shown: int
    """The number of answers that are shown at once."""
    playouts: int
    draws: bool
    """Whether the match can end as a draw, which the chances count as half a win."""
    reach: dict[Grade, int]
    """The most that an answer of a grade gives away here, in percentage points."""
    is_narrow: bool
    """Whether those are fewer than elsewhere, since the best answer has a small chance itself."""


class OfferedPosition(TypedDict):
    """A position of today, as other pages offer it."""

    name: str
    """Of the game."""
    title: str
    is_answered: bool


async def today_context(positions: Positions, browser: str | None) -> list[OfferedPosition]:
    """Return the positions of today; raises `Unsaved`."""
    answered = await positions.answered(browser)
    return [
        {"name": one.name, "title": one.title, "is_answered": one.name in answered}
        for one in await positions.games()
    ]


class PositionPage(TypedDict):
    """The context of the page of a position."""

    colours: str
    """Those of the box that have to be told to the property sheet."""
    table: TableContext
    view: View
    story: list[ShownLine]
    names: list[str]
    reader: Reader
    day: str
    """The day, as in an address."""
    date: date
    rival_level: str
    """The level of the one against whom everybody decides, as the team sheet calls it."""
    begun: NamedLine | None
    """What the viewer has pressed that needs to be said more of."""
    chosen: NamedLine | None
    """What the viewer has pressed and not answered yet."""
    standing: ShownStanding | None
    """None as long as the viewer may answer."""


def position_context(
    daily: DailyPosition,
    standing: PositionStanding | None,
    locale: str,
    name: str = "",
    pressed: str = "",
    *,
    shirt: str | None = None,
) -> PositionPage:
    """Return the context of the page of a position, for somebody who is called by a name, wears a shirt and has pressed a
    line, or the beginning of one. Everybody is dressed as where the position is played on.
    """
    match, seat = daily.match, daily.seat
    names = _names(daily, locale, name)
    reader = Reader(game_messages(match.game, locale), names, seat)
    begun = chosen = None
    if standing is None:
        lines = daily.position.lines.names
        if pressed in lines:
            chosen = _named_line(match, pressed, reader)
        elif pressed and any(one.startswith(pressed + THEN) for one in lines):
            begun = _named_line(match, pressed, reader)
            match = played(match, pressed.split(THEN))
    view = match.view(seat, reader)
    if standing is None:
        view = unaided(view)
    rival = against(shirt, daily.rival.shirt)
    table = still_table(
        match,
        reader,
        you=seat,
        shirts=[shirt if one == seat else rival for one in range(match.seats)],
        plays_at=f"/position/{daily.game.name}",
    )
    shown = None if standing is None else _standing(daily, standing, reader)
    if shown is not None:
        view = {**view, "legal": []}
    return {
        "colours": other_colours(match.box),
        "table": table,
        "view": view,
        "story": story_context(match.story(seat), match, reader),
        "names": names,
        "reader": reader,
        "day": daily.day.isoformat(),
        "date": daily.day,
        "rival_level": reader.say(f"bot-{daily.rival.bot}.kind"),
        "begun": begun,
        "chosen": chosen,
        "standing": shown,
    }


def _names(daily: DailyPosition, locale: str, name: str) -> list[str]:
    """Return who plays: the viewer, and against them the rival of the day."""
    own = name or default_name(daily.seat, locale)
    names = [own]
    for _ in range(daily.match.seats - 1):
        names.append(unique_name(daily.rival.name(locale), names))
    return [*names[1 : daily.seat + 1], own, *names[daily.seat + 1 :]]


def _named_line(match: Match, line: str, reader: Reader) -> NamedLine:
    """Return a line with the names that the page has for its decisions where each is made."""
    steps: list[NamedStep] = []
    here = match
    for action in line.split(THEN):
        steps.append(NamedStep(action=action, **named(here.view(here.state.actor, reader), action)))
        here = played(here, [action])
    return {"action": line, "steps": steps}


def _standing(daily: DailyPosition, standing: PositionStanding, reader: Reader) -> ShownStanding:
    position, grades = daily.position, daily.position.grades
    told = whys(position, reader)
    answers: list[ShownAnswer] = []
    for one in position.answers:
        is_mine = standing.action in one.actions
        action = standing.action if standing.action is not None and is_mine else one.actions[0]
        answers.append(
            {
                **_named_line(daily.match, action, reader),
                "grade": grades[one],
                "verdict": position.verdict(one),
                "chance": one.chance,
                "error": Figure(196 * one.error),
                "points": position.points(one),
                "alike": [
                    _named_line(daily.match, other, reader)
                    for other in one.actions
                    if other != action
                ],
                "why": told.get(one.actions[0]),
                "given": standing.given[one],
                "is_mine": is_mine,
            }
        )
    return {
        "mine": next((one for one in answers if one["is_mine"]), None),
        "answers": answers,
        "number": standing.number,
        "streak": standing.streak,
        "shown": SHOWN,
        "playouts": position.playouts,
        "draws": daily.game.can_be_drawn(daily.match.box),
        "reach": position.reach,
        "is_narrow": position.is_narrow,
    }
