"""The steps of competitions that nobody has to ask for: pairing a round, setting up its tables, taking their results,
closing it, awarding.

Each is one entry of a log, written with all that belongs to it in one transaction. Every server looks for what is due:
of two that take a step at the same moment one has written it, and the other reads what came of it.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

import sqlalchemy as sa

from kickabout.engine.incidents import Incident, conduct_of, incidents_of
from kickabout.table import catalogue
from kickabout.table.bots import BotError
from kickabout.table.cast import Character
from kickabout.table.competitions.running import Running, read_running
from kickabout.table.errors import MovedOn, Refused, TableError
from kickabout.table.formats.entries import (
    Awarded,
    Begun,
    CalledOff,
    Closed,
    Ended,
    Entry,
    Opened,
    Paired,
    Withdrawn,
    written,
)
from kickabout.table.formats.fixtures import Fixture, winners_by
from kickabout.table.formats.tournament import walkover
from kickabout.table.play import Background, LiveTable, Tables, play_without
from kickabout.table.store import (
    Account,
    FinalScore,
    competition_queries,
    notice_queries,
    now,
    people_queries,
    rating_queries,
)
from kickabout.table.store.competition_queries import Progress
from kickabout.text.messages import Message

LOOK_AGAIN = timedelta(seconds=60)
"""After this time a competition is looked at whatever is known: a host may have closed a table."""
ARENA_SECONDS = 5
"""How often an arena pairs those who are free."""
HERE = timedelta(seconds=90)
"""Whoever has had a page open since then is here, and may be paired in an arena."""
ROUND_PAUSE = timedelta(minutes=2)
"""How long a round whose matches are over stays open, at the server's pace: its organiser can put results right, and
everybody sees how it ended. Where nothing can be put right, as bots have played alone, only the last one does.
"""
MOST_STEPS = 200
"""The steps that are taken in one go, so that other competitions have their turn."""

logger = logging.getLogger(__name__)


class Steps:
    """The steps that a server takes."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._locks: dict[str, asyncio.Lock] = {}
        self._background = Background()
        self._simulated: dict[tuple[str, int], asyncio.Task[FinalScore]] = {}
        """The matches between bots that are being played, by competition and fixture."""

    async def stop(self) -> None:
        """Stop playing matches between bots."""
        await self._background.stop()

    async def look(self) -> None:
        """Take the steps that are due; raises `Unsaved`."""
        moment = now()
        for one in await self._store.read(
            lambda c: competition_queries.due_competitions(c, moment)
        ):
            await self.advance(one)

    async def advance(self, competition: str) -> None:
        """Take the steps of a competition that can be taken now; raises `Unsaved`."""
        pace = self._tables.settings.pace
        async with self._locks.setdefault(competition, asyncio.Lock()):
            for _ in range(MOST_STEPS):
                try:
                    running = await self._store.read(lambda c: read_running(c, competition))
                    if not await self._step(running):
                        await self._store.write(partial(_set_due, running=running, pace=pace))
                        return
                except MovedOn:
                    continue  # another server has taken the step

    async def _step(self, running: Running) -> bool:
        """Take the next step; return whether there was one."""
        entry = await self._next(running)
        if entry is not None:
            await self._append(running, entry)
            return True
        if not running.tournament.has_begun or running.tournament.is_over:
            return False
        for fixture in running.tournament.running:
            if await self._settle(running, fixture):
                return True
        return False

    async def _next(self, running: Running) -> Entry | None:
        tournament = running.tournament
        for side in tournament.starters:
            account = tournament.sides[side].account
            gone = account is not None and account not in running.people
            if gone and side not in tournament.withdrawn and not tournament.is_over:
                return Withdrawn(side, "own")
        if not tournament.has_begun:
            starts = running.competition.starts
            if tournament.is_over or starts is None or starts > now():
                return None
            try:
                return self.beginning(running)
            except Refused:
                return CalledOff("")
        free = await self._free(running) if tournament.form.kind == "arena" else None
        # To pair hundreds takes a while.
        entry = await asyncio.to_thread(tournament.next_entry, free)
        pauses = pauses_until(running, self._tables.settings.pace) is not None
        return None if pauses and isinstance(entry, Closed | Paired) else entry

    def beginning(self, running: Running) -> Begun:
        """Return the entry by which a competition begins; raises `Refused` with too few sides, or if it has begun."""
        tournament = running.tournament
        if tournament.has_begun or tournament.is_over:
            raise Refused(Message("error-competition-begun"))
        least = tournament.form.least_sides
        if len(tournament.starters) < least:
            raise Refused(Message("error-competition-few", least=least))
        lots = list(range(len(tournament.sides)))
        random.Random(running.seed("lots")).shuffle(lots)
        return Begun(tuple(lots))

    async def _append(self, running: Running, entry: Entry) -> None:
        await self._store.write(partial(appended, running=running, entry=entry))

    # --- tables ------------------------------------------------------------------------------------

    async def _settle(self, running: Running, fixture: Fixture) -> bool:
        """Take the next step of a fixture that has no result: set up its table, or take what came of it."""
        characters = [running.character(side) for side in fixture.sides]
        if None not in characters:
            return await self._simulate(running, fixture, [one.player for one in characters if one])
        table = running.tournament.tables.get(fixture.number)
        if table is None:
            return await self._open(running, fixture, characters)
        progress = await self._store.read(lambda c: competition_queries.progress_of(c, table))
        if progress.status == "gone":
            await self._append(running, walkover(fixture, ()))
        elif progress.score is not None:
            await self._append(running, result_of(fixture, progress.score, progress))
        elif now() < _deadline(running, fixture, progress.status):
            return False
        else:
            return await self._end(running, fixture, table)
        return True

    async def _simulate(self, running: Running, fixture: Fixture, bots: Sequence[str]) -> bool:
        """Have bots play a match among themselves, and take its result once it is over."""
        competition = running.competition
        key = competition.id, fixture.number
        if key not in self._simulated:
            game = catalogue.find(competition.game)
            seed = running.key(f"fixture {fixture.number}")
            task = self._background.start(
                self._tables.bot_pool.play(game, competition.options, bots, seed)
            )
            task.add_done_callback(lambda _: self._background.start(self._again(competition.id)))
            self._simulated[key] = task
        task = self._simulated[key]
        if not task.done():
            return False
        del self._simulated[key]
        try:
            score = task.result()
        except BotError as error:
            logger.warning("bots cannot play for a competition, which is tried again: %s", error)
            return False
        await self._append(running, result_of(fixture, score, Progress("over")))
        return True

    async def _again(self, competition: str) -> None:
        try:
            await self.advance(competition)
        except TableError as error:
            logger.warning("a competition waits: %s", error)

    async def _open(
        self, running: Running, fixture: Fixture, characters: Sequence[Character | None]
    ) -> bool:
        competition, sides = running.competition, running.tournament.sides
        own = [sides[side].account for side in fixture.sides]
        accounts = await self._store.read(
            lambda c: [people_queries.find_account(c, one) if one else None for one in own]
        )
        players: list[Account | Character] = []
        for side, account, character in zip(fixture.sides, accounts, characters, strict=True):
            if account is not None:
                players.append(replace(account, shirt=str(running.shirt(side))))
            elif character is not None:
                players.append(character)
        people = [one.id for one in accounts if one]

        def note(connection: sa.Connection, table: str) -> None:
            appended(connection, running, Opened(fixture.number, table))
            number = fixture.number
            competition_queries.add_fixture_table(connection, competition.id, number, table)
            notice_queries.notify(
                connection, "fixture", people, f"{competition.id}/{number}", table=table
            )

        await self._tables.setup.create_kept(
            competition.game,
            competition.options,
            players,
            competition.time_control,
            note,
            fixture=f"{competition.id}/{fixture.number}",
            form=competition.form,
            is_rated=competition.is_rated and len(people) == len(players),
        )
        return True

    async def _end(self, running: Running, fixture: Fixture, table_id: str) -> bool:
        """End a fixture whose time is over: somebody has not sat down, or the match counts as it stands. Where two or more
        sit, and others do not, bots play in their seats.
        """
        table = await self._tables.get(table_id)

        def noted(table: LiveTable) -> Callable[[sa.Connection], None] | None:
            if now() < _deadline(running, fixture, table.status):
                return None  # somebody has sat down meanwhile
            absent = [place.seat for place in table.places if place.is_kept]
            if table.status == "playing":
                entry = as_it_stands(fixture, table.situation.goals, incidents_of(table.log.match))
            elif absent and len(fixture.sides) - len(absent) < 2:
                present = [side for seat, side in enumerate(fixture.sides) if seat not in absent]
                entry = walkover(fixture, present, absent)
            else:
                return None  # it can be played, once all dice are set
            return partial(appended, running=running, entry=entry)

        if await self._tables.close(table, noted):
            return True
        if table.status == "waiting":
            await play_without(table)
        return False

    # --- time --------------------------------------------------------------------------------------

    async def _free(self, running: Running) -> list[int] | None:
        """Return the sides of an arena that are here; None once its time is over."""
        if now() >= _arena_ends(running):
            return None
        accounts = running.accounts
        since = now() - HERE
        here = await self._store.read(lambda c: competition_queries.here_since(c, accounts, since))
        return sorted(accounts[one] for one in here)


def pauses_until(running: Running, pace: float) -> datetime | None:
    """Return until when a round whose matches are over stays open, unless its organiser closes it; None if it does not, as
    where nothing can be put right and more is to be played.
    """
    tournament = running.tournament
    if not tournament.is_round_played:
        return None
    if not any(map(running.can_correct, tournament.endings)) and not tournament.is_all_played:
        return None
    until = running.last_result_at + ROUND_PAUSE * pace
    return until if until > now() else None


def _due(running: Running, pace: float) -> datetime | None:
    """Return when a competition is to be looked at next, if nothing else happens before."""
    tournament = running.tournament
    if tournament.is_over:
        return None
    if not tournament.has_begun:
        return running.competition.starts
    if tournament.form.kind == "arena":
        return now() + timedelta(seconds=ARENA_SECONDS)
    until = pauses_until(running, pace)
    deadlines = [] if until is None else [until]
    deadlines += [
        _deadline(running, one, status)
        for one in tournament.running
        if one.number in tournament.tables
        for status in ("waiting", "playing")
    ]
    upcoming = [one for one in deadlines if one > now()]
    return min([*upcoming, now() + LOOK_AGAIN])


def _set_due(connection: sa.Connection, running: Running, pace: float) -> None:
    competition, due = running.competition.id, _due(running, pace)
    competition_queries.set_due(connection, competition, len(running.entries), due)


def _deadline(running: Running, fixture: Fixture, status: str) -> datetime:
    """Return the moment until which a match waits for its players, or goes on, as the status of its table says."""
    if status == "waiting":
        return running.sit_down_by(fixture.number)
    return running.ends_by(fixture.number) or datetime.max.replace(tzinfo=UTC)


def _arena_ends(running: Running) -> datetime:
    return running.begun_at + timedelta(minutes=running.tournament.form.minutes)


def appended(connection: sa.Connection, running: Running, entry: Entry) -> None:
    """Append an entry, with all that belongs to it."""
    competition = running.competition
    changes: dict[str, object] = {}
    if isinstance(entry, Begun):
        changes = {"status": "running"}
    elif isinstance(entry, Awarded | CalledOff):
        changes = {"status": "over"}
        accounts = running.accounts
        notice_queries.notify(
            connection, "award", accounts, competition.id, by=competition.organiser
        )
    elif isinstance(entry, Ended):
        _tell_ended(connection, running, entry)
    elif isinstance(entry, Withdrawn) and entry.why == "absent":
        account = running.tournament.sides[entry.side].account
        if account is not None:
            competition_queries.ban(connection, account)
    competition_queries.append(
        connection, competition.id, len(running.entries), written(entry), **changes
    )


def _tell_ended(connection: sa.Connection, running: Running, entry: Ended) -> None:
    """Store that nobody is asked to a match any more, and tell those who have not come to it."""
    tournament, subject = running.tournament, f"{running.competition.id}/{entry.fixture}"
    sides = tournament.fixtures[entry.fixture].sides
    absent = (tournament.sides[sides[seat]].account for seat in entry.absent)
    notice_queries.drop_notices(connection, "fixture", subject)
    notice_queries.notify(
        connection,
        "missed",
        [one for one in absent if one in running.people],
        subject,
        table=tournament.tables.get(entry.fixture),
    )


def as_it_stands(
    fixture: Fixture, goals: Sequence[int], incidents: Sequence[Incident] = ()
) -> Ended:
    """Return how a fixture ends whose match is not over when its time is: by the goals so far."""
    conduct = conduct_of(incidents, len(goals))
    winners, told = winners_by(goals), tuple(incidents)
    return Ended(fixture.number, tuple(goals), winners, conduct, "stood", incidents=told)


def result_of(fixture: Fixture, score: FinalScore, progress: Progress) -> Ended:
    """Return how a fixture ends whose match is over: whoever has left it to a bot, or has not come, comes last."""
    ranks = rating_queries.ranks_of(score, progress.leavers)
    winners = winners_by([-rank for rank in ranks])
    absent = tuple(sorted(progress.absent))
    if winners and not set(winners) & set(score.winners):
        return walkover(fixture, [fixture.sides[seat] for seat in winners], absent)
    conduct = conduct_of(score.incidents, len(ranks))
    return Ended(
        fixture.number, score.counted, winners, conduct, score.how, absent, score.incidents
    )
