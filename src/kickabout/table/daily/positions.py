"""The position of the day: a decision of a seat in a match between bots, for everybody the same, to be answered once.

Until a day is over nobody is told what others have answered, or what is best, before they have answered themselves. What
is hidden from the seat stays so until then as well: it is in the stored transcript, which pages show to nobody before.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import sqlalchemy as sa

from kickabout.bots.lines import THEN, played
from kickabout.bots.positions import Answer, Position, classic_files, classics
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.cast import CAST, Character
from kickabout.table.errors import Refused, Unknown
from kickabout.table.play import LiveTable, Tables
from kickabout.table.seats import digest
from kickabout.table.store import LaidOut, now, position_queries
from kickabout.text.messages import Message

MOST_KEPT = 40
"""The number of positions that a server keeps in memory."""
LISTED = 30
"""The number of past days that are listed."""


@dataclass(frozen=True, eq=False)
class DailyPosition:
    """The position of a game on a day."""

    day: date
    game: Game
    position: Position
    is_open: bool
    """Whether its day is not over, and it can be answered."""

    @property
    def match(self) -> Match:
        """The match at the decision."""
        return self.position.match

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.position.seat

    @property
    def rival(self) -> Character:
        """The one of the cast against whom everybody decides on that day."""
        return CAST[self.day.toordinal() % len(CAST)]


@dataclass(frozen=True)
class PositionStanding:
    """What may be told of a position to somebody who has answered it, or once its day is over."""

    action: str | None
    """Their answer; None if they gave none."""
    given: Mapping[Answer, int]
    """How many have given each answer."""
    streak: int
    """On how many days in a row they have answered a position, up to today or the day before."""

    @property
    def number(self) -> int:
        """How many have answered."""
        return sum(self.given.values())


class Positions:
    """The positions of the day of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._known: dict[tuple[date, str], Position] = {}

    async def of(self, name: str, day: date | None = None) -> DailyPosition:
        """Return the position of a game on a day, by default today; raises `Unknown` if there is none."""
        game, today = catalogue.find(name), now().date()
        day = day or today
        position = self._known.get((day, name))
        if position is None:
            position = await self._find(game, day, today)
            if len(self._known) >= MOST_KEPT:
                self._known.pop(next(iter(self._known)))
            self._known[day, name] = position
        return DailyPosition(day, game, position, is_open=day == today)

    async def games(self) -> list[Game]:
        """Return the games that have a position today."""
        stored = await self._store.read(
            lambda c: position_queries.games_with_position(c, now().date())
        )
        return [one for one in catalogue.games() if one.name in stored or classic_files(one)]

    async def days(self, name: str) -> list[date]:
        """Return the last days before today that had a position of a game, the latest first."""
        return await self._store.read(
            lambda c: position_queries.days_with_position(c, name, now().date(), LISTED)
        )

    async def answered(self, browser: str | None) -> set[str]:
        """Return the games whose position of today somebody has answered."""
        if browser is None:
            return set()
        return await self._store.read(
            lambda c: position_queries.answered_games(c, now().date(), digest(browser))
        )

    async def standing(self, daily: DailyPosition, browser: str | None) -> PositionStanding | None:
        """Return what somebody may be told of a position; None as long as they may answer it."""
        owner, today = "" if browser is None else digest(browser), now().date()

        def read(connection: sa.Connection) -> PositionStanding | None:
            name = daily.game.name
            action = position_queries.position_answer(connection, daily.day, name, owner)
            if action is None and daily.is_open:
                return None
            given = dict.fromkeys(daily.position.answers, 0)
            counts = position_queries.position_answers(connection, daily.day, name)
            for other, number in counts.items():
                answer = daily.position.answer_of(other)
                assert answer is not None
                given[answer] += number
            streak = position_queries.answer_streak(connection, owner, today)
            return PositionStanding(action, given, streak)

        return await self._store.read(read)

    async def answer(self, name: str, day: date, action: str, browser: str) -> None:
        """Note somebody's answer, unless they have given one before.

        Raises `Refused` for what is no line of the seat, and if the day is over; `Unsaved`.
        """
        daily = await self.of(name, day)
        if not daily.is_open:
            raise Refused(Message("error-position-over"))
        if daily.position.answer_of(action) is None:
            reason = daily.match.refusal(action.partition(THEN)[0])
            raise Refused(reason or Message("error-position-unfinished"))
        self._tables.sanctions.check_play(browser)
        owner = digest(browser)
        await self._store.write(
            lambda c: position_queries.answer_position(c, day, name, owner, action)
        )

    async def play_on(self, name: str, day: date, browser: str, *, player: str = "") -> LiveTable:
        """Set up a table at which somebody plays a position on against its rival, with dice of its own: from the answer that they
        have given, or where they have given none, from the decision.

        Raises `Refused` for one that they may answer still, and as `TableSetup.begin_position` does.
        """
        daily = await self.of(name, day)
        standing = await self.standing(daily, browser)
        if standing is None:
            raise Refused(Message("error-position-unanswered"))
        match = daily.match
        if standing.action is not None:
            after = played(match, standing.action.split(THEN))
            match = match if after.is_over else after
        return await self._tables.setup.begin_position(
            match,
            daily.seat,
            daily.rival,
            LaidOut(day, daily.match.number),
            player=player,
            browser=browser,
        )

    async def _find(self, game: Game, day: date, today: date) -> Position:
        """Return the position of a day that is set; where today has none, that is a classic from now on."""
        text = await self._store.read(
            lambda c: position_queries.find_position(c, day, game.name) if day <= today else None
        )
        if text is None and day == today:
            classic = await asyncio.to_thread(classic_of, game, day)
            if classic is not None:
                written = classic.write()
                text = await self._store.write(
                    lambda c: position_queries.set_position(c, day, game.name, written)
                )
        if text is None:
            raise Unknown(Message("error-no-position", game=game.title))
        try:
            return await asyncio.to_thread(_read, text)
        except ValueError as error:  # the rules have changed since
            raise Unknown(Message("error-no-position", game=game.title)) from error


def classic_of(game: Game, day: date) -> Position | None:
    """Return the classic for a day without a position of its own; None if a game has none."""
    kept = classics(game)
    return kept[day.toordinal() % len(kept)] if kept else None


def _read(text: str) -> Position:
    """Return a position with all that takes time: its match, and the story that its seat is told."""
    position = Position.read(text)
    position.match.story(position.seat)
    return position
