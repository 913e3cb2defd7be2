"""The clubs of people, and how their seasons go on: whatever happens once, exists once in the database.

The matches between bots follow from the club's secret and the fixture, so that it does not matter which server has them
played, or how often.
"""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from kickabout.bots import KINDS
from kickabout.table import catalogue
from kickabout.table.bots import BENCH, BotError
from kickabout.table.errors import BadRequest, MovedOn, Refused, TableError, Unknown
from kickabout.table.formats.fixtures import WALKOVER_GOALS, Fixture
from kickabout.table.formats.forms import GROUP_STAGE
from kickabout.table.play import Arranged, Background, LiveTable, Tables, may_resign, resign
from kickabout.table.seasons.season import GROUP_SIDES, Season, first_sides
from kickabout.table.seasons.squads import options_of
from kickabout.table.seats import checked_name, digest
from kickabout.table.shirts import Shirt
from kickabout.table.store import (
    Club,
    FinalScore,
    Outcome,
    SeasonFixture,
    StoredSeason,
    now,
    season_queries,
)
from kickabout.text.messages import Message

MOST_CLUBS = 20
"""The clubs that somebody may have."""
MOST_KEPT = 256
"""The seasons that a server keeps in memory."""
_STAND_IN = BENCH
"""The bot in the seat of the club where its rivals play their Group Stage without it."""


@dataclass(frozen=True)
class OpenSeason:
    """A club, with its season that is being played."""

    club: Club
    season: Season
    past: list[StoredSeason]
    """The seasons before, latest first."""
    table: str | None
    """The id of the table of its next match; None if there is none yet."""


class Clubs:
    """The clubs of a server's people."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._background = Background()
        self._playing: dict[str, asyncio.Task[None]] = {}
        """By club, the work on matches between bots."""
        self._seasons: dict[tuple[str, int], tuple[int, Season]] = {}
        """By club and number, those that were looked at last, each with the number of its outcomes."""

    async def stop(self) -> None:
        """Stop the matches between bots; they are played anew when somebody asks for them."""
        await self._background.stop()

    async def of(self, owner: str) -> list[Club]:
        """Return the clubs of an owner by their digest, latest first."""
        return await self._store.read(lambda c: season_queries.clubs_of(c, owner))

    async def open(self, owner: str, club: str) -> OpenSeason:
        """Return the season of an owner's club; raises `Unknown` if it is none of theirs."""
        own = next((one for one in await self.of(owner) if one.id == club), None)
        if own is None:
            raise Unknown(Message("error-no-club"))
        return await self._open(own)

    async def latest(self, owner: str) -> OpenSeason | None:
        """Return the season of an owner's latest club; None without one."""
        own = await self.of(owner)
        return await self._open(own[0]) if own else None

    async def _open(self, own: Club) -> OpenSeason:
        opened = await self._store.read(lambda c: self._read(c, own))
        live = None if opened.table is None else self._tables.loaded(opened.table)
        if live is not None and live.status == "over":
            async with live.lock:  # its result is just being stored
                opened = await self._store.read(lambda c: self._read(c, own))
        if opened.season.own_fixture is None:
            self._go_on(own)
        return opened

    async def of_match(self, played: SeasonFixture) -> OpenSeason:
        """Return the season of a match at a table, as it stands; raises `Unsaved`."""
        return await self._store.read(
            lambda c: self._read(c, season_queries.club(c, played.club), played.season)
        )

    async def found(
        self, browser: str, game: str, name: str, shirt: Shirt, *, group_stage: bool = False
    ) -> Club:
        """Found a club for a browser, which begins its first season in the last division; with `group_stage` it plays the
        league of Squad Rush as a Group Stage.

        Raises `BadRequest` for the name or a game without a Group Stage, `Unknown` for the game, `Refused` if there are too many, or
        `Unsaved`.
        """
        if group_stage and game != GROUP_STAGE[0]:
            raise BadRequest(Message("error-competition-group-stage"))
        club = Club(
            id=secrets.token_hex(6),
            browser_digest=digest(browser),
            name=checked_name(name),
            shirt=str(shirt),
            game=catalogue.find(game).name,
            secret=secrets.token_hex(32),
            founded=now(),
            group_stage=group_stage,
        )

        def add(connection: sa.Connection) -> None:
            if len(season_queries.clubs_of(connection, club.browser_digest)) >= MOST_CLUBS:
                raise Refused(Message("error-too-many-clubs", most=MOST_CLUBS))
            season_queries.add_club(connection, club, StoredSeason(1, first_sides()))

        await self._store.write(add)
        return club

    async def play(self, browser: str, club: str, name: str) -> LiveTable:
        """Return the table of the club's next match, which is set up unless it is there.

        Raises `Unknown` for the club, `Refused` if there is nothing to play, or what `TableSetup.create` raises.
        """
        owner = digest(browser)
        opened = await self.open(owner, club)
        table = opened.table
        if table is None:
            try:
                table = await self._set_up(opened, browser, name)
            except MovedOn:  # another tab was faster
                table = (await self.open(owner, club)).table
        self._go_on(opened.club)
        if table is None:
            raise Refused(Message("error-nothing-to-play"))
        return await self._tables.get(table)

    async def _set_up(self, opened: OpenSeason, browser: str, name: str) -> str:
        """Set up the table of the club's next match, and return its id; raises `MovedOn` if it is there."""
        club, season, fixture = opened.club, opened.season, _due(opened)
        rivals = {
            seat: one
            for seat, side in enumerate(fixture.sides)
            if (one := season.character(side)) is not None
        }
        played = SeasonFixture(club.id, season.number, fixture.number)

        def note(connection: sa.Connection, table: str) -> None:
            season_queries.add_fixture_table(connection, played, table)

        made = await self._tables.setup.create(
            club.game,
            [
                "you" if side == season.own else f"bot:{rivals[seat].bot}"
                for seat, side in enumerate(fixture.sides)
            ],
            catalogue.existing_options(  # a box given to the server may have other squads
                club.game, options_of(season, club.game, fixture), self._tables.boxes.given
            ),
            name=name,
            browser=browser,
            prepared=True,
            contributes=True,
            arranged=Arranged(rivals=rivals, shirt=club.shirt, season_fixture=played, note=note),
        )
        return made.table.id

    async def concede(self, owner: str, club: str, fixture: int) -> None:
        """Give up the club's next match, which has this number: at its table, if it has begun. If it was decided in the
        meantime, nothing happens. Raises `Unknown` for the club, or `Refused` if that is not its next match.
        """
        opened = await self.open(owner, club)
        due = _due(opened)
        if due.number != fixture:
            raise Refused(Message("error-nothing-to-play"))
        others = tuple(seat for seat, side in enumerate(due.sides) if side != opened.season.own)
        goals = tuple(WALKOVER_GOALS * (seat in others) for seat in range(len(due.sides)))
        conceded = {fixture: Outcome(goals, others, "walkover")}
        if opened.table is None:
            await self._add(opened, conceded)
        else:
            await self._give_up(opened, opened.table, conceded)
        self._go_on(opened.club)

    async def _give_up(
        self, opened: OpenSeason, table: str, conceded: Mapping[int, Outcome]
    ) -> None:
        """Resign the club's next match at its table; one that waits for its dice is closed, and counts as `conceded`."""
        live = await self._tables.get(table)
        seat = _due(opened).sides.index(opened.season.own)
        if may_resign(live, seat):
            await resign(live, seat)
        else:
            key = opened.club.id, opened.season.number
            with suppress(MovedOn):
                await self._tables.close(
                    live, lambda _: lambda c: season_queries.add_outcomes(c, *key, conceded)
                )

    async def begin_next(self, owner: str, club: str) -> None:
        """Begin the next season of a club. Raises `Unknown` for the club, `Refused` while its season is not over."""
        opened = await self.open(owner, club)
        season = opened.season
        if not season.is_over:
            raise Refused(Message("error-season-not-over"))
        last = StoredSeason(season.number, list(season.sides), season.place, season.cup_rounds)
        following = StoredSeason(season.number + 1, season.next_sides())
        with suppress(MovedOn):  # it has begun
            await self._store.write(lambda c: season_queries.begin_next(c, club, last, following))

    # --- matches between bots --------------------------------------------------------------------------

    def _go_on(self, club: Club) -> None:
        """Have the matches between bots played that are due on the club's date, and on those without a match of its own."""
        before = self._playing.get(club.id)
        if before is not None and not before.done():
            return
        task = self._playing[club.id] = self._background.start(self._play_others(club))

        def forget(done: asyncio.Task[None]) -> None:
            if self._playing.get(club.id) is done:
                del self._playing[club.id]

        task.add_done_callback(forget)

    async def _play_others(self, club: Club) -> None:
        with suppress(BotError, TableError):  # whoever asks next tries again
            while True:
                opened = await self._store.read(lambda c: self._read(c, club))
                season = opened.season
                if not season.others:
                    return
                played = await asyncio.gather(
                    *(self._play_other(club, season, one) for one in season.others)
                )
                await self._add(opened, dict(played))

    async def _play_other(
        self, club: Club, season: Season, fixture: Fixture
    ) -> tuple[int, Outcome]:
        characters = [one for side in fixture.sides if (one := season.character(side))]
        bots = [one.player for one in characters]
        if season.is_at_tables(fixture):
            # Four that search deep take minutes, for which whoever has conceded would have to wait.
            bots = [min(one.bot, BENCH, key=KINDS.index) for one in characters]
            bots += [_STAND_IN] * (GROUP_SIDES - len(characters))
        score = await self._tables.bot_pool.play(
            catalogue.find(club.game),
            options_of(season, club.game, fixture),
            bots,
            season.key_of(fixture),
        )
        return fixture.number, _outcome(score, len(characters))

    # --- as it is stored -------------------------------------------------------------------------------

    def _read(self, connection: sa.Connection, club: Club, last: int | None = None) -> OpenSeason:
        """Return a season of a club by its number, the latest by default."""
        seasons = season_queries.seasons_of(connection, club.id)
        current, *past = (one for one in seasons if last is None or one.number <= last)
        season = self._season(connection, club, current)
        due = season.own_fixture
        if due is None:
            return OpenSeason(club, season, past, None)
        table = season_queries.table_of(connection, club.id, current.number, due.number)
        return OpenSeason(club, season, past, table)

    def _season(self, connection: sa.Connection, club: Club, stored: StoredSeason) -> Season:
        """Return a season, as it was if nothing has come of a fixture since: no outcome is ever altered."""
        key = club.id, stored.number
        number = season_queries.count_outcomes(connection, *key)
        before = self._seasons.get(key)
        if before is not None and before[0] == number:
            return before[1]
        outcomes = season_queries.outcomes_of(connection, *key)
        season = Season(
            club.secret, stored.number, stored.sides, outcomes, group_stage=club.group_stage
        )
        if len(self._seasons) >= MOST_KEPT:
            self._seasons.clear()
        self._seasons[key] = len(outcomes), season
        return season

    async def _add(self, opened: OpenSeason, outcomes: dict[int, Outcome]) -> None:
        """Store outcomes, unless they are there."""
        club, season = opened.club.id, opened.season.number
        with suppress(MovedOn):
            await self._store.write(
                lambda c: season_queries.add_outcomes(c, club, season, outcomes)
            )


def _outcome(score: FinalScore, sides: int) -> Outcome:
    """Return what came of a match between bots for its `sides`. If somebody has stood in, in the seats after them, nobody has
    won it, and what was played against whoever did counts for nobody.
    """
    return Outcome(
        score.goals[:sides],
        score.winners if sides == len(score.goals) else (),
        incidents=tuple(one for one in score.incidents if one.seat < sides),
        meetings=tuple(one for one in score.meetings if max(one.seat, one.rival) < sides),
    )


def _due(opened: OpenSeason) -> Fixture:
    fixture = opened.season.own_fixture
    if fixture is None:
        raise Refused(Message("error-nothing-to-play"))
    return fixture
