"""What people do in competitions: organise, enter, withdraw, sit down, put results right."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import fmean

import sqlalchemy as sa

from kickabout.bots import KINDS
from kickabout.table import catalogue
from kickabout.table.cast import CAST, Character
from kickabout.table.competitions.plans import Plan, check_goals, competition_of, last_goal
from kickabout.table.competitions.running import Running, read_running
from kickabout.table.competitions.steps import Steps, appended
from kickabout.table.errors import BadRequest, MovedOn, NotYours, Refused
from kickabout.table.formats.entries import (
    CalledOff,
    Corrected,
    Entered,
    Entry,
    Withdrawn,
)
from kickabout.table.formats.fixtures import Fixture, winners_by
from kickabout.table.play import Background, LiveTable, Tables, may_resign, resign
from kickabout.table.ratings import START
from kickabout.table.seats import as_browser
from kickabout.table.store import Account, Competition, competition_queries, rating_queries
from kickabout.table.store.notice_queries import drop_notices
from kickabout.text.messages import Message

LOOK_SECONDS = 2.0
"""How often a server looks for competitions in which something is due."""
MOST_LISTED = 50
MOST_REASON = 200
TRIES = 5
"""The number of attempts at an entry while somebody else gets in first."""


class Competitions:
    """The competitions of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._steps = Steps(tables)
        self._background = Background()

    def start(self) -> None:
        """Take the steps of competitions as they are due."""
        self._background.now_and_then(self.look, LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop taking steps."""
        await self._background.stop()
        await self._steps.stop()

    # --- looking -----------------------------------------------------------------------------------

    async def get(self, competition: str) -> Running:
        """Return a competition as it stands; raises `Unknown`, or `Unsaved`."""
        return await self._store.read(lambda c: read_running(c, competition))

    async def listed(self, statuses: Sequence[str]) -> list[Competition]:
        """Return the competitions that everybody is shown, latest first."""
        return await self._store.read(
            lambda c: competition_queries.listed_competitions(c, MOST_LISTED, statuses)
        )

    async def of(self, account: Account) -> list[Competition]:
        """Return the competitions of an account, as organiser or side, latest first."""
        return await self._store.read(
            lambda c: competition_queries.competitions_of(c, account.id, MOST_LISTED)
        )

    async def waiting_for(self, account: Account, most: int) -> list[competition_queries.Waiting]:
        """Return the competitions that wait for an account, latest first."""
        return await self._store.read(
            lambda c: competition_queries.waiting_for(c, account.id, most)
        )

    # --- organising --------------------------------------------------------------------------------

    async def create(self, account: Account, plan: Plan) -> Competition:
        """Store a new competition, whose organiser takes no part as yet.

        Raises `BadRequest` for a plan that cannot be played, `Sanctioned`, or `Unsaved`.
        """
        self._tables.sanctions.check_play(as_browser(account.id))
        competition = competition_of(plan, account.id)
        await self._store.write(lambda c: competition_queries.add_competition(c, competition))
        return competition

    async def begin(self, account: Account, competition: str) -> Running:
        """Close the entries and have the first round paired; raises `NotYours` unless asked by the organiser, `Refused` with
        too few sides, or if it has begun, or `Unsaved`.
        """

        def entry(running: Running) -> Entry:
            check_organiser(running, account)
            return self._steps.beginning(running)

        await self._enter(competition, entry)
        return await self.advance(competition)

    async def fill(
        self, account: Account, competition: str, bots: int, strength: str | None = None
    ) -> Running:
        """Have so many bots of the cast enter, of a strength, by the kind of its bots, or of all, those first whose level
        is nearest to that of the people; raises `NotYours`, `Refused` where there are not so many or no room for them, so
        that none enters, or `Unsaved`.
        """
        missing = bots

        def entry(running: Running) -> Entry:
            check_organiser(running, account)
            check_bots(running, missing, strength)
            game = catalogue.find(running.competition.game)
            ratings = catalogue.bot_ratings(game)
            bot = _fitting(running, free_bots(running, strength), ratings)
            return Entered(None, bot.slug, bot.name(), ratings.get(bot.bot, 0))

        while missing > 0:
            await self._enter(competition, entry)
            missing -= 1
        return await self.get(competition)

    async def exclude(self, account: Account, competition: str, side: int) -> Running:
        """Exclude a side, as the organiser; raises `NotYours`, `BadRequest` for a side that takes no part, or `Unsaved`."""

        def entry(running: Running) -> Entry:
            check_organiser(running, account)
            _check_part(running, side)
            return Withdrawn(side, "organiser")

        running = await self.get(competition)
        await self._enter(competition, entry)
        await self._resign(running, side)
        return await self.advance(competition)

    async def correct(
        self, account: Account, competition: str, fixture: int, goals: Sequence[int], reason: str
    ) -> Running:
        """Put a result right, with a reason that everybody is shown; raises `NotYours`, `BadRequest` for a result that
        cannot be, `Refused` once others are paired by it, or `Unsaved`.
        """

        def entry(running: Running) -> Entry:
            check_organiser(running, account)
            tournament = running.tournament
            if fixture not in tournament.endings:
                raise BadRequest(Message("error-competition-no-result"))
            if tournament.is_settled(fixture):
                raise Refused(Message("error-competition-settled"))
            sides = tournament.fixtures[fixture].sides
            if len(goals) != len(sides):
                most = last_goal(running.competition)
                raise BadRequest(Message("error-competition-goals", most=most))
            check_goals(running.competition, goals)
            winners = winners_by(goals)
            return Corrected(fixture, tuple(goals), winners, _checked_reason(reason))

        await self._enter(competition, entry)
        return await self.advance(competition)

    async def close_round(self, account: Account, competition: str) -> Running:
        """Close a round whose matches are over before its pause is, so that the next one begins; raises `NotYours`, `Refused`
        if a match is not over, or `Unsaved`.
        """

        def entry(running: Running) -> Entry | None:
            check_organiser(running, account)
            if not running.tournament.is_round_played:
                raise Refused(Message("error-competition-round"))
            return running.tournament.next_entry()

        await self._enter(competition, entry)
        return await self.advance(competition)

    async def call_off(self, account: Account, competition: str, reason: str) -> Running:
        """End a competition without a winner, with a reason that everybody is shown; raises `NotYours`, `Refused` if it is
        over, or `Unsaved`.
        """

        def entry(running: Running) -> Entry:
            check_organiser(running, account)
            if running.tournament.is_over:
                raise Refused(Message("error-competition-over"))
            return CalledOff(_checked_reason(reason))

        await self._enter(competition, entry)
        return await self.advance(competition)

    # --- taking part -------------------------------------------------------------------------------

    async def enter(self, account: Account, competition: str) -> Running:
        """Have an account take part; if it does already, nothing happens.

        Raises `Refused` if nobody can enter any more, if there is no room, for a program where matches are rated, and for
        who did not come to others lately; `Sanctioned`, or `Unsaved`.
        """
        self._tables.sanctions.check_play(as_browser(account.id))
        until = await self._store.read(lambda c: competition_queries.banned_until(c, account.id))
        if until is not None:
            raise Refused(Message("error-competition-banned", until=until))
        game = (await self.get(competition)).competition.game
        rating = await self._store.read(lambda c: rating_queries.rating_of(c, game, account.id))

        def entry(running: Running) -> Entry | None:
            if account.id in running.accounts:
                return None
            check_open(running)
            check_person(running, account)
            return Entered(account.id, None, account.name, rating.mean)

        def note(connection: sa.Connection, running: Running) -> None:
            side = len(running.tournament.sides)
            competition_queries.add_side(connection, competition, side, account.id)

        await self._enter(competition, entry, note)
        return await self.get(competition)

    async def withdraw(self, account: Account, competition: str) -> Running:
        """Have an account take part no more: a match that it plays is lost by that. Raises `Refused` if it takes no part, or
        the competition is over, or `Unsaved`.
        """

        def entry(running: Running) -> Entry:
            side = running.accounts.get(account.id)
            if side is None or side in running.tournament.withdrawn or running.tournament.is_over:
                raise Refused(Message("error-competition-no-part"))
            return Withdrawn(side, "own")

        running = await self.get(competition)
        await self._enter(competition, entry)
        if account.id in running.accounts:
            await self._resign(running, running.accounts[account.id])
        return await self.advance(competition)

    async def sit_down(
        self, account: Account, competition: str, *, contributes: bool = False
    ) -> LiveTable:
        """Have an account take its seat in the match that it is to play now; raises `Refused` if there is none, or for a
        program where matches are rated, `Sanctioned`, or `Unsaved`.
        """
        running = await self.get(competition)
        fixture = match_to_play(running, account)
        if fixture is None:
            raise Refused(Message("error-competition-no-match"))
        check_person(running, account)
        table = await self._tables.get(running.tournament.tables[fixture.number])
        await self._tables.take_kept(table, account, contributes=contributes)
        return table

    # --- entries -----------------------------------------------------------------------------------

    async def _enter(
        self,
        competition: str,
        entry: Callable[[Running], Entry | None],
        note: Callable[[sa.Connection, Running], None] | None = None,
    ) -> None:
        """Append an entry, which is made anew if somebody else gets in first; nothing if None is made."""
        for left in reversed(range(TRIES)):
            running = await self.get(competition)
            made = entry(running)
            if made is None:
                return

            def write(
                connection: sa.Connection, running: Running = running, made: Entry = made
            ) -> None:
                appended(connection, running, made)
                if note is not None:
                    note(connection, running)

            try:
                await self._store.write(write)
            except MovedOn:
                if not left:
                    raise
            else:
                return

    async def _resign(self, running: Running, side: int) -> None:
        """Give up the match that a side plays; a table for two at which it has not sat down is closed."""
        tournament = running.tournament
        for fixture in tournament.running:
            if side in fixture.sides and fixture.number in tournament.tables:
                table = await self._tables.get(tournament.tables[fixture.number])
                seat = fixture.sides.index(side)
                if may_resign(table, seat):
                    await resign(table, seat)
                elif table.status == "waiting" and len(fixture.sides) == 2:
                    subject = f"{running.competition.id}/{fixture.number}"
                    await self._tables.close(table, _not_asked(subject))

    async def look(self) -> None:
        """Take all steps that are due; raises `Unsaved`."""
        await self._steps.look()

    async def advance(self, competition: str) -> Running:
        """Take the steps of a competition that can be taken now, and return it; raises `Unsaved`."""
        await self._steps.advance(competition)
        return await self.get(competition)


def _not_asked(subject: str) -> Callable[[LiveTable], Callable[[sa.Connection], None]]:
    """Return what stores, as a table is closed, that nobody is asked to its match any more."""
    note = partial(drop_notices, kind="fixture", subject=subject)
    return lambda _: note


def match_to_play(running: Running, account: Account) -> Fixture | None:
    """Return the fixture of an account whose table is set up, and that is not over; None if there is none."""
    side = running.accounts.get(account.id)
    return next(
        (
            one
            for one in running.tournament.running
            if side in one.sides and one.number in running.tournament.tables
        ),
        None,
    )


def free_bots(running: Running, strength: str | None = None) -> list[Character]:
    """Return the members of the cast who can still enter, of a strength, by the kind of its bots, or all."""
    tournament = running.tournament
    present = {tournament.sides[side].bot for side in tournament.starters}
    return [one for one in CAST if one.slug not in present and strength in (None, one.bot)]


def _fitting(running: Running, free: Sequence[Character], ratings: Mapping[str, int]) -> Character:
    """Return the bot whose level is nearest to that of the people who have entered, so that nobody has to begin against
    the best.
    """
    sides = (running.tournament.sides[side] for side in running.accounts.values())
    mean = fmean([one.rating for one in sides] or [START])
    kinds = {one.bot for one in CAST}
    level = min(
        sorted(kinds, key=KINDS.index), key=lambda kind: abs(ratings.get(kind, START) - mean)
    )
    return min(free, key=lambda one: abs(KINDS.index(one.bot) - KINDS.index(level)))


def check_organiser(running: Running, account: Account) -> None:
    """Raise `NotYours` unless an account organises a competition."""
    if running.competition.organiser != account.id:
        raise NotYours(Message("error-competition-not-yours"))


def check_person(running: Running, account: Account) -> None:
    """Raise `Refused` for a program where matches are rated."""
    if running.competition.is_rated and account.is_program:
        raise Refused(Message("error-rated-program"))


def check_open(running: Running) -> None:
    """Raise `Refused` unless somebody can enter."""
    tournament = running.tournament
    if tournament.has_begun or tournament.is_over:
        raise Refused(Message("error-competition-begun"))
    most = tournament.form.most_sides
    if len(tournament.starters) >= most:
        raise Refused(Message("error-competition-full", most=most))


def check_bots(running: Running, number: int, strength: str | None = None) -> None:
    """Raise `Refused` unless so many bots of a strength, or of all, can enter."""
    check_open(running)
    tournament = running.tournament
    if tournament.form.kind == "arena":
        raise Refused(Message("error-competition-arena-bots"))
    room = tournament.form.most_sides - len(tournament.starters)
    if number > room:
        raise Refused(Message("error-competition-room", number=room))
    free = len(free_bots(running, strength))
    if number > free and strength is None:
        raise Refused(Message("error-competition-bots", most=len(CAST)))
    if number > free:
        raise Refused(Message("error-competition-strength", number=free))


def _check_part(running: Running, side: int) -> None:
    tournament = running.tournament
    if side not in tournament.starters or side in tournament.withdrawn or tournament.is_over:
        raise BadRequest(Message("error-competition-no-side"))


def _checked_reason(reason: str) -> str:
    """Return a reason; raises `BadRequest` for one that is none."""
    plain = " ".join(reason.split())
    if not 1 <= len(plain) <= MOST_REASON or not plain.isprintable():
        raise BadRequest(Message("error-competition-reason", most=MOST_REASON))
    return plain
