"""The tables of a server: set up, found, joined, played again. Pages and the API both come through here."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import kickabout
from kickabout.bots import kinds as bots
from kickabout.engine.boxes import Box
from kickabout.engine.keyed_dice import new_secret
from kickabout.engine.lessons import find_lesson
from kickabout.engine.match import Match
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.bots import STAND_IN, BotPool, RemoteBots, is_level, is_ready
from kickabout.table.errors import BadRequest, Gone, NotYours, Refused, TableError, Unknown
from kickabout.table.language import bot_title, table_messages
from kickabout.table.play.dice import TableDice
from kickabout.table.play.driver import Driver, next_step
from kickabout.table.play.hints import Hints
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.peers import Peers
from kickabout.table.play.preparations import Kept, opening
from kickabout.table.play.sealing import expect, preparation
from kickabout.table.play.seat_changes import sit
from kickabout.table.play.win_chart import WinCharts
from kickabout.table.seats import Keys, alike, checked_name, digest, unique_name
from kickabout.table.settings import Settings
from kickabout.table.store import (
    Entry,
    Place,
    Store,
    Stored,
    asides,
    host_queries,
    leases,
    queries,
    remove_tables,
    stale_tables,
)
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Signs of a table's id: none that look alike."""
ID_LENGTH = 10
SWEEP_SECONDS = 30.0
REMOVAL_SECONDS = 3600.0
REMOVED_AT_ONCE = 20
TAUGHT_AGAINST = "bot:youth"
"""Who plays on against the learner once a lesson's script has ended."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Created:
    """A new table, and the seat of whoever set it up."""

    table: LiveTable
    seat: int | None


class Tables:
    """All tables of a server; those in play or being watched are in memory."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.bot_pool = RemoteBots(store) if settings.bots == "workers" else BotPool()
        self.hints = Hints(self.bot_pool)
        self.win_charts = WinCharts(self.bot_pool, store)
        self.peers = Peers(self, store) if store.shared else None
        """This server among the others of its database."""
        if self.peers is not None and isinstance(self.bot_pool, RemoteBots):
            self.peers.heard_job = self.bot_pool.heard
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.given_box = (
            None
            if settings.box is None
            else catalogue.given_box(settings.box, settings.data / "boxes")
        )
        """The box that tables of its game are set up with; None for each game's own."""
        self._awaited: dict[str, set[int]] = {}
        """By new tables that are not in memory yet, the seats that contribute to their dice."""
        self._seats: dict[str, tuple[str, int]] = {}
        """The seats of tokens that were shown, by their digests: a token never changes its seat."""

    # --- the server's life ---------------------------------------------------------------------

    def start(self) -> asyncio.Task[None]:
        """Takes up the matches that were going on when the server last stopped.

        The task that is returned ends when all of them are in memory.
        """
        resuming = asyncio.create_task(self._resume())
        self._background = [
            resuming,
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._remove_now_and_then()),
        ]
        return resuming

    def close_streams(self) -> None:
        """Ends every stream of events and every driver, so that a server can stop at once."""
        for table in self.in_memory():
            table.close()

    async def stop(self) -> None:
        """Stops all that goes on by itself; what is committed stays."""
        if self.peers is not None:
            await self.peers.stop()
        self.close_streams()
        for task in self._background:
            task.cancel()
        await self.win_charts.stop()
        await self.bot_pool.close()
        await asyncio.gather(*self._background, *self.drivers(), return_exceptions=True)

    def in_memory(self) -> Iterator[LiveTable]:
        """The tables that are loaded."""
        for load in list(self._loads.values()):
            if load.done() and not load.cancelled() and load.exception() is None:
                yield load.result()

    def loaded(self, table: str) -> LiveTable | None:
        """The table of this id if it is in memory."""
        load = self._loads.get(table)
        if load is None or not load.done() or load.cancelled() or load.exception() is not None:
            return None
        return load.result()

    def drivers(self) -> list[asyncio.Task[None]]:
        """The tasks that keep tables going; one ends with its match."""
        return list(self._drivers.values())

    async def _resume(self) -> None:
        hours = self.settings.resume_hours
        for table in await self.store.read(lambda c: queries.unfinished(c, hours)):
            # One at a time, so that requests are answered in between.
            try:
                await self._take_up(table)
            except TableError:
                continue
            except Exception:
                logger.exception("table %s cannot be brought back", table)

    async def _take_up(self, table: str) -> None:
        """Keeps a table going, unless another server does."""
        if table in self._loads or (await self._lease(table)) is not None:
            await self.get(table)

    async def _lease(self, table: str) -> int | None:
        """The fence of a table's lease; None if another server has it."""
        if not self.store.shared:
            return 0
        return await self.store.write(lambda c: leases.take(c, table, self.store.server))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_quiet(asyncio.get_running_loop().time() - self.settings.quiet_seconds)

    def forget_quiet(self, before: float) -> None:
        """Lets go of tables that nobody watches, where nothing is due and nothing happened lately."""
        for table in list(self.in_memory()):
            # Where another server keeps it going, there is nothing to wait for here.
            idle = table.fence is None or next_step(table) is None
            if table.touched < before and not table.watched and idle:
                self.forget(table.id)
                if self.peers is not None and table.fence is not None:
                    self.peers.release_soon(table.id)

    def forget(self, table: str) -> None:
        """Lets go of a table if it is in memory; its streams end."""
        live = self.loaded(table)
        if live is not None:
            live.close()
            del self._loads[table]

    async def _remove_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(REMOVAL_SECONDS)
            try:
                await self.remove_stale(queries.now())
            except TableError:
                logger.exception("tables that are past their time cannot be removed")

    async def remove_stale(self, moment: datetime) -> list[str]:
        """Removes the tables that are past their time at a moment; returns their ids.

        Those in memory stay: somebody is there, or has just been. Raises `Unsaved`.
        """
        hours, days = self.settings.unvisited_hours, self.settings.keep_days
        visited_after = None if hours is None else moment - timedelta(hours=hours)
        changed_after = None if days is None else moment - timedelta(days=days)
        stale = await self.store.read(lambda c: stale_tables(c, visited_after, changed_after))
        removed = []
        for first in range(0, len(stale), REMOVED_AT_ONCE):  # decisions wait for the writer
            some = stale[first : first + REMOVED_AT_ONCE]
            ids = [table for table in some if table not in self._loads]
            await self.store.write(partial(remove_tables, tables=ids))
            removed += ids
            for live in [live for live in self.in_memory() if live.id in ids]:
                live.close()  # somebody came in the very moment
                del self._loads[live.id]
        return removed

    # --- finding -------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """The table of this id; raises `Unknown`, or `Refused` if its match cannot be brought back."""
        load = self._loads.get(table)
        if load is None:
            load = self._loads[table] = asyncio.create_task(self._load(table))
            load.add_done_callback(lambda done: self._forget_failed(table, done))
            found = await asyncio.shield(load)
        else:
            found = load.result() if load.done() else await asyncio.shield(load)
            if self.store.shared:
                await found.confirm()
                if found.gone:
                    self._loads.pop(table, None)
                    return await self.get(table)  # which says why not
        found.touched = found.now
        return found

    def _forget_failed(self, table: str, load: asyncio.Task[LiveTable]) -> None:
        if load.cancelled() or load.exception() is not None:
            self._loads.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.read(lambda c: queries.read_table(c, table))
        if stored is None:
            raise Unknown(Message("error-no-table"))
        if stored.closed:
            raise Gone(Message("error-table-closed"))
        fence = None if stored.status == "over" else await self._lease(table)
        entries = await self.store.read(lambda c: queries.read_moves(c, table))

        def rebuilt(box: Path | None) -> MatchLog:
            log = MatchLog(lambda: new_match(stored, box))
            log.rebuild(entries)
            return log

        try:
            log = await asyncio.to_thread(rebuilt, await self._box(stored))
        except ValueError as error:
            logger.exception("table %s cannot be rebuilt", table)
            raise Refused(Message("error-rules-changed", error=str(error))) from error
        opened = self._open(stored, log, fence)
        if self.store.shared:
            server = self.store.server
            opened.take_asides(
                await self.store.read(lambda c: asides.read_asides(c, table, server))
            )
        noted = stored.status == "over" and await self.store.read(
            lambda c: queries.is_noted(c, table)
        )
        if opened.status == "over" and not noted:
            # The server stopped between the last move and the note that it was the last, or is newer than the match.
            score = opened.final_score
            await self.store.write(lambda c: queries.finish(c, table, score))
        return opened

    async def _box(self, stored: Stored) -> Path | None:
        """The file of the box that the match was set up with; None while it is the game's own."""
        if find(stored.game).load_box(None).digest == stored.box_digest:
            return None
        text = await self.store.read(lambda c: queries.read_box(c, stored.box_digest))
        path = self.settings.data / "boxes" / f"{stored.box_digest}.toml"
        await asyncio.to_thread(_keep, path, text)
        return path

    def _open(self, stored: Stored, log: MatchLog, fence: int | None) -> LiveTable:
        title, pace = catalogue.box_title(log.match.game, log.match.box), self.settings.pace
        table = LiveTable(stored, log, self.store, title, pace, fence)
        if table.dice is not None and table.id in self._awaited:
            table.dice.awaited = self._awaited.pop(table.id)
        if any(map(is_level, table.bots)) and is_ready(log.match.game):
            self.bot_pool.prepare(log.match.game)
        driver = asyncio.create_task(Driver(table, self.bot_pool).run())
        self._drivers[table.id] = driver
        driver.add_done_callback(lambda _: self._driven(table))
        return table

    def _driven(self, table: LiveTable) -> None:
        """Takes in that nothing happens at a table by itself any more."""
        self._drivers.pop(table.id, None)
        if self.peers is not None and table.status == "over" and table.fence is not None:
            self.peers.release_soon(table.id)

    async def close_for_good(self, table: LiveTable) -> None:
        """Ends a table, its match and its streams; nobody gets to it any more. Raises `Unsaved`."""

        async def end() -> None:
            await self.store.write(lambda c: host_queries.close_table(c, table.id))
            table.close()
            self._loads.pop(table.id, None)

        await table.exclusive(end)

    # --- setting up ----------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        kinds: Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        name: str = "",
        answer_seconds: float | None = 4.0,
        hints: bool | None = None,
        stand_in: str = STAND_IN,
        browser: str | None = None,
        prepared: bool = False,
        contributes: bool = False,
        real: bool = False,
    ) -> Created:
        """Sets a table up; `kinds` says for each seat `you`, `open` or `bot:` with a bot's kind.

        A seat that the rules themselves play with these options is theirs, whatever is said of it.
        Without a word on `hints` they are for those who play with bots alone. `stand_in` is the kind of the bot that
        plays for who has left. A match that is `prepared` begins
        with the first decision of play, unless it waits for players: teams and line-ups are made by the rule of thumb.
        Where the seat `contributes` to the dice, the match does not begin before it had time to. With `real` cards and
        dice people say what chance brings: no bots, and nothing prepared.
        Raises `BadRequest` saying what is not allowed, or `Unsaved`.
        """
        try:
            given = self.given_box
            box = given.file if given is not None and given.game == game else None
            match = kickabout.new(game, seats=len(kinds), options=dict(options or {}), box=box)
        except ValueError as error:
            raise BadRequest(Message("error-not-allowed", error=str(error))) from error
        if stand_in not in bots():
            raise BadRequest(Message("error-no-such-bot", bot=stand_in, bots=tuple(bots())))
        places = _places(kinds, name, match.box.automata)
        if real and any(place.kind.startswith("bot:") for place in places):
            raise BadRequest(Message("error-real-bots"))
        if real and prepared:
            raise BadRequest(Message("error-real-prepared"))
        mine = kinds.index("you") if "you" in kinds else None
        holders = {digest(browser): mine} if browser and mine is not None else {}
        stored = new_stored(match, places, holders, answer_seconds, hints, stand_in)
        awaited = {mine} if contributes and mine is not None and not real else set()
        entries: list[Entry] = []
        if real:
            stored = replace(stored, dice="real")
        else:
            stored, entries = await self._with_dice(stored, awaited, {} if prepared else None, box)
        tokens = self._token_digests(stored)
        await self.store.write(
            lambda c: queries.add_table(c, stored, match.box.text, tokens, entries)
        )
        self._awaited[stored.id] = awaited
        return Created(await self.get(stored.id), mine)

    async def _with_dice(
        self, stored: Stored, awaited: set[int], kept: Kept | None, box: Path | None
    ) -> tuple[Stored, list[Entry]]:
        """A new table with dice of its own, and the log that it begins with.

        They are set at once where nobody contributes and no seat is open, or nobody would wait. With what is `kept`,
        perhaps nothing, the match begins prepared unless it waits for players: as soon as the dice are set.
        """
        waits = bool(self.settings.pace) and (bool(awaited) or stored.status == "waiting")
        stored = replace(stored, seed=0, secret=new_secret(), dice="open" if waits else "set")
        if kept is None or stored.status == "waiting":
            return stored, []
        if waits:
            preparing = {str(seat): list(actions) for seat, actions in kept.items()}
            return replace(stored, preparing=preparing), []
        match, dice = new_match(stored, box), TableDice(stored, 0, 0)
        return stored, await asyncio.to_thread(
            preparation, match, stored.places, kept, dice, stored.created
        )

    async def begin_lesson(
        self, game: str, name: str, *, player: str = "", browser: str | None = None
    ) -> LiveTable:
        """Sets a table up at which somebody is taught, with the first lines of the lesson played.

        Raises `Unknown` for a lesson that does not exist, `BadRequest` for the player's name, or
        `Unsaved`.
        """
        found = catalogue.find(game)
        lesson = find_lesson(found, name)
        if lesson is None:
            raise Unknown(Message("error-no-such-lesson", game=found.title, lesson=name))
        match = lesson.begin(found)
        kinds = ["you" if seat == lesson.seat else TAUGHT_AGAINST for seat in range(lesson.seats)]
        places = _places(kinds, player, match.box.automata)
        holders = {digest(browser): lesson.seat} if browser else {}
        stored = replace(new_stored(match, places, holders, None, hints=False), lesson=name)
        tokens = self._token_digests(stored)
        played = [
            Entry(number, step.actor, step.action, stored.created)
            for number, step in enumerate(lesson.steps[: lesson.laid_out])
        ]
        await self.store.write(
            lambda c: queries.add_table(c, stored, match.box.text, tokens, played)
        )
        return await self.get(stored.id)

    async def again(
        self,
        table: LiveTable,
        seat: int | None,
        *,
        prepared: bool = False,
        contributes: bool = False,
    ) -> LiveTable:
        """The table at which the same players play again, set up by the first who asks.

        Where the match is `prepared`, people have the teams and line-ups that they had, as far as they can: what is
        dealt is dealt anew. Where the seat `contributes` to the dice, those whose pages show the old table do so too.
        Raises `NotYours` unless asked by a seat, `Refused` while the match runs, or `Unsaved`.
        """
        if seat is None:
            raise NotYours(Message("error-again-not-yours"))
        if table.status != "over":
            raise Refused(Message("error-not-over"))

        awaited: set[int] = set()
        if contributes:
            known = set() if table.dice is None else table.dice.awaited
            awaited = {seat, *(one for one in known if table.connected(one))}

        async def set_up() -> str:
            if table.successor is None:
                # A bot in a seat that nobody came to has it from the start now.
                kinds = [
                    f"bot:{table.bot_at(place.seat)}" if place.kind == "open" else place.kind
                    for place in table.places
                ]
                places = tuple(
                    Place(seat, kind, table.names[seat], secrets.token_hex(16))
                    for seat, kind in enumerate(kinds)
                )
                before = await self.store.read(lambda c: queries.read_table(c, table.id))
                assert before is not None
                box = await self._box(before)
                match = kickabout.new(table.game, seats=len(places), options=table.options, box=box)
                stored = new_stored(
                    match,
                    places,
                    dict(table.holders),
                    table.answer_seconds,
                    table.hints,
                    table.occupancy.stand_in_kind,
                )
                kept: Kept | None = None
                if prepared and not table.real:
                    made = opening(table.log.match)
                    kept = {seat: made[seat] for seat in made if kinds[seat] == "person"}
                entries: list[Entry] = []
                if table.real:
                    stored = replace(stored, dice="real")
                else:
                    stored, entries = await self._with_dice(stored, awaited, kept, box)
                tokens = self._token_digests(stored)
                await self.store.write(
                    lambda c: queries.add_successor(
                        c, table.id, stored, match.box.text, tokens, entries
                    )
                )
                self._awaited[stored.id] = awaited
                table.successor = stored.id
                table.announce()
            return table.successor

        return await self.get(await table.exclusive(set_up))

    def _token_digests(self, stored: Stored) -> list[tuple[str, str]]:
        return [
            (
                digest(self.keys.seat_token(stored.id, place.seat, place.salt)),
                digest(self.keys.invite_token(stored.id, place.seat, place.salt)),
            )
            for place in stored.places
        ]

    # --- seats and their tokens ----------------------------------------------------------------

    def seat_token(self, table: LiveTable, seat: int) -> str:
        """The secret of a seat; show it to nobody but its holder."""
        return self.keys.seat_token(table.id, seat, table.places[seat].salt)

    def invite_token(self, table: LiveTable, seat: int) -> str | None:
        """The invitation to a seat, None if it is not open."""
        place = table.places[seat]
        if place.kind != "open":
            return None
        return self.keys.invite_token(table.id, seat, place.salt)

    async def by_seat_token(self, token: str) -> tuple[LiveTable, int]:
        """The table and seat of a seat's secret; raises `Unknown`."""
        shown = digest(token)
        found = self._seats.get(shown)
        if found is None:
            found = await self.store.read(lambda c: queries.find_seat(c, shown))
            if found is None:
                raise Unknown(Message("error-private-link"))
            self._seats[shown] = found
        table = await self.get(found[0])
        if table.places[found[1]].kind != "person":
            raise Unknown(Message("error-seat-not-taken"))
        return table, found[1]

    async def by_invite(self, token: str) -> tuple[LiveTable, int]:
        """The table and seat of an invitation, open or taken; raises `Unknown`."""
        found = await self.store.read(lambda c: queries.find_invite(c, digest(token)))
        if found is None:
            raise Unknown(Message("error-invitation"))
        return await self.get(found[0]), found[1]

    async def join(
        self, token: str, name: str, browser: str | None, *, contributes: bool = False
    ) -> tuple[LiveTable, int]:
        """Takes the open seat of an invitation; who has it already by the same browser keeps it.

        Where the seat `contributes` to the dice, the match does not begin before it had time to.
        Raises `Unknown`, `BadRequest` for the name, `Refused` if somebody was faster, `NotYours`
        if the browser sits at this table already, or `Unsaved`.
        """
        table, seat = await self.by_invite(token)
        if contributes:
            expect(table, seat)
        await sit(table, seat, checked_name(name), None if browser is None else digest(browser))
        return table, seat

    def seat_of(self, table: LiveTable, browser: str | None) -> int | None:
        """The seat that a browser holds at a table, None for a spectator."""
        return None if browser is None else table.holders.get(digest(browser))


def new_match(stored: Stored, box: Path | None) -> Match:
    """The match of a table before its first decision."""
    return kickabout.new(
        stored.game, seats=len(stored.places), options=stored.options, box=box, seed=stored.seed
    )


def new_stored(
    match: Match,
    places: tuple[Place, ...],
    holders: dict[str, int],
    answer_seconds: float | None,
    hints: bool | None = None,
    stand_in: str = STAND_IN,
) -> Stored:
    """A table that has not been stored yet, with an id and a seed of its own, and no dice that can be verified."""
    moment = queries.now()
    waiting = any(place.kind == "open" for place in places)
    people = [place for place in places if place.kind in ("person", "open")]
    return Stored(
        id="".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)),
        game=match.game.name,
        options=dict(match.box.chosen),
        box_digest=_key_of(match.box),
        seed=secrets.randbits(63),
        answer_seconds=answer_seconds,
        hints=len(people) <= 1 if hints is None else hints,
        stand_in=stand_in,
        status="waiting" if waiting else "playing",
        created=moment,
        updated=moment,
        successor=None,
        places=places,
        holders=holders,
    )


def _key_of(box: Box) -> str:
    """Under what the text of a box is kept: of one that has a name, every word counts."""
    return hashlib.sha256(box.text.encode()).hexdigest()[:16] if box.name else box.digest


def _places(kinds: Sequence[str], name: str, automata: Mapping[int, str]) -> tuple[Place, ...]:
    """The seats of a new table; raises `BadRequest` for a kind or a name that cannot be."""
    for seat, automaton in automata.items():
        if kinds[seat] == "you":
            raise BadRequest(Message("error-automaton-seat", name=automaton))
    if kinds.count("you") > 1:
        raise BadRequest(Message("error-one-seat"))
    titles = {f"bot:{bot}": bot_title(bot) for bot in bots()}
    own = checked_name(name or default_name(kinds.index("you"))) if "you" in kinds else ""
    taken = {own}
    places = []
    for seat, said in enumerate(kinds):
        kind = "automaton" if seat in automata else said
        if kind == "you":
            called = own
        elif seat in automata:
            called = unique_name(automata[seat], taken)
        elif kind == "open":
            called = _numbered("seat-open-name", seat)
        elif kind in titles:
            called = unique_name(titles[kind], taken)
        else:
            raise BadRequest(Message("error-seat-kind", kinds=("you", "open", *titles), kind=kind))
        if kind == "open" and own and alike(own, called):
            raise BadRequest(Message("error-name-taken", name=called))
        taken.add(called)
        who = "person" if kind == "you" else kind
        places.append(Place(seat, who, called, secrets.token_hex(16)))
    return tuple(places)


def default_name(seat: int) -> str:
    """What somebody in a seat is called who has given no name."""
    return _numbered("seat-name", seat)


def _numbered(message_id: str, seat: int) -> str:
    """What somebody is called who has given no name, kept with the table in English."""
    return Reader(table_messages()).say(message_id, number=seat + 1)


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
