"""The tables of a server: set up, found, joined, played again. Both the pages and the API use this."""

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
from kickabout.engine.boxes import Box, read_toml
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
    lab_queries,
    leases,
    queries,
    remove_tables,
    stale_tables,
)
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a table's id, without those that look alike."""
ID_LENGTH = 10
SWEEP_SECONDS = 30.0
REMOVAL_SECONDS = 3600.0
REMOVED_AT_ONCE = 20
TAUGHT_AGAINST = "bot:youth"
"""The opponents of the learner once a lesson's script has ended."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Created:
    """A new table, and the seat of the person who set it up."""

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
        """This server among others that share its database."""
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
        """The box of tables of its game; None for each game's own."""
        self._awaited: dict[str, set[int]] = {}
        """For new tables that are not in memory yet, the seats that contribute to their dice."""
        self._seats: dict[str, tuple[str, int]] = {}
        """The seats of tokens seen before, by digest: a token never changes its seat."""

    # --- lifecycle -----------------------------------------------------------------------------

    def start(self) -> asyncio.Task[None]:
        """Resume the matches that were in progress when the server last stopped.

        The returned task ends when all of them are in memory.
        """
        resuming = asyncio.create_task(self._resume())
        self._background = [
            resuming,
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._remove_now_and_then()),
        ]
        return resuming

    def close_streams(self) -> None:
        """End every stream of events and every driver, so that the server can stop at once."""
        for table in self.in_memory():
            table.close()

    async def stop(self) -> None:
        """Stop all background work; committed data stays."""
        if self.peers is not None:
            await self.peers.stop()
        self.close_streams()
        for task in self._background:
            task.cancel()
        await self.win_charts.stop()
        await self.bot_pool.close()
        await asyncio.gather(*self._background, *self.drivers(), return_exceptions=True)

    def in_memory(self) -> Iterator[LiveTable]:
        """Yield the tables that are loaded."""
        for load in list(self._loads.values()):
            if load.done() and not load.cancelled() and load.exception() is None:
                yield load.result()

    def loaded(self, table: str) -> LiveTable | None:
        """Return the table with this id if it is in memory."""
        load = self._loads.get(table)
        if load is None or not load.done() or load.cancelled() or load.exception() is not None:
            return None
        return load.result()

    def drivers(self) -> list[asyncio.Task[None]]:
        """Return the drivers' tasks; each ends with its match."""
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
        """Load and drive a table, unless another server drives it."""
        if table in self._loads or (await self._lease(table)) is not None:
            await self.get(table)

    async def _lease(self, table: str) -> int | None:
        """Take the lease of a table and return its fence; None if another server has it."""
        if not self.store.shared:
            return 0
        return await self.store.write(lambda c: leases.take(c, table, self.store.server))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_quiet(asyncio.get_running_loop().time() - self.settings.quiet_seconds)

    def forget_quiet(self, before: float) -> None:
        """Unload tables that nobody watches, where nothing is due and nothing happened lately."""
        for table in list(self.in_memory()):
            # If another server drives it, nothing is due here.
            idle = table.fence is None or next_step(table) is None
            if table.touched < before and not table.watched and idle:
                self.forget(table.id)
                if self.peers is not None and table.fence is not None:
                    self.peers.release_soon(table.id)

    def forget(self, table: str) -> None:
        """Unload a table if it is in memory; its streams end."""
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
        """Remove the tables that are past their time at a moment; return their ids.

        Those in memory stay: somebody is there, or was recently. Raises `Unsaved`.
        """
        hours, days = self.settings.unvisited_hours, self.settings.keep_days
        visited_after = None if hours is None else moment - timedelta(hours=hours)
        changed_after = None if days is None else moment - timedelta(days=days)
        stale = await self.store.read(lambda c: stale_tables(c, visited_after, changed_after))
        removed = []
        for first in range(0, len(stale), REMOVED_AT_ONCE):  # few, as decisions wait
            some = stale[first : first + REMOVED_AT_ONCE]
            ids = [table for table in some if table not in self._loads]
            await self.store.write(partial(remove_tables, tables=ids))
            removed += ids
            for live in [live for live in self.in_memory() if live.id in ids]:
                live.close()  # somebody opened it in the meantime
                del self._loads[live.id]
        return removed

    # --- lookup --------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """Return the table with this id; raises `Unknown`, or `Refused` if its match cannot be
        rebuilt.
        """
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
                    return await self.get(table)  # which raises the reason
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
            # The server stopped between the last move and the note that the match is over, or is
            # newer than the match.
            score = opened.final_score
            await self.store.write(lambda c: queries.finish(c, table, score))
        return opened

    async def _box(self, stored: Stored) -> Path | None:
        """Return the file of the box that the match was set up with; None if it is still the game's
        own.
        """
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
        """Clean up after a table's driver has ended."""
        self._drivers.pop(table.id, None)
        if self.peers is not None and table.status == "over" and table.fence is not None:
            self.peers.release_soon(table.id)

    async def close_for_good(self, table: LiveTable) -> None:
        """End a table, its match and its streams; it cannot be opened any more. Raises `Unsaved`."""

        async def end() -> None:
            await self.store.write(lambda c: host_queries.close_table(c, table.id))
            table.close()
            self._loads.pop(table.id, None)

        await table.exclusive(end)

    # --- setup ---------------------------------------------------------------------------------

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
        box: str | None = None,
    ) -> Created:
        """Set up a table; `kinds` gives for each seat `you`, `open` or `bot:` with a bot's kind.

        Seats that the rules themselves play with these options are automata, whatever `kinds` says.
        By default `hints` are allowed to people who play with bots alone. `stand_in` is the kind of
        the bot that plays for a person who has left. A `prepared` match begins with the first
        decision of play, unless it waits for players: teams and line-ups are made by the rule of
        thumb. If the seat `contributes` to the dice, the match waits for it a while. With `real`
        cards and dice people enter the outcomes of chance: no bots, and nothing prepared. With
        the digest of a stored `box` it is played with that one. Raises `BadRequest` saying what is
        not allowed, `Unknown` for the box, or `Unsaved`.
        """
        given = self.given_box if box is None else await self.kept_box(box)
        if box is not None and given is not None and given.game != game:
            raise BadRequest(Message("error-box-of-another-game"))
        try:
            file = given.file if given is not None and given.game == game else None
            match = kickabout.new(game, seats=len(kinds), options=dict(options or {}), box=file)
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
            stored, entries = await self._with_dice(stored, awaited, {} if prepared else None, file)
        tokens = self._token_digests(stored)
        await self.store.write(
            lambda c: queries.add_table(c, stored, match.box.text, tokens, entries)
        )
        self._awaited[stored.id] = awaited
        return Created(await self.get(stored.id), mine)

    async def kept_box(self, digest: str) -> catalogue.GivenBox:
        """Return the stored box of this digest as a file.

        Raises `Unknown` if there is none, or `Refused` if its game does not accept it any more.
        """
        text = await self.store.read(lambda c: lab_queries.box_text(c, digest))
        path = self.settings.data / "boxes" / f"{digest}.toml"
        game = f"{read_toml(text).get('game')}"

        def keep() -> None:
            _keep(path, text)
            find(game).load_box(path)

        try:
            await asyncio.to_thread(keep)
        except ValueError as error:
            raise Refused(Message("error-not-allowed", error=str(error))) from error
        return catalogue.GivenBox(game, path)

    async def _with_dice(
        self, stored: Stored, awaited: set[int], kept: Kept | None, box: Path | None
    ) -> tuple[Stored, list[Entry]]:
        """Return a new table with dice of its own, and the log that it begins with.

        They are set at once if nobody contributes and no seat is open, or if the server does not
        wait. Unless `kept` is None or a seat is open, the match begins prepared as soon as the dice
        are set, as it was in `kept` where possible.
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
        """Set up the table of a lesson, with the first steps of its script played.

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
        """Return the table at which the same players play again, set up by the first who asks.

        In a `prepared` match, people keep the teams and line-ups that they had, as far as possible:
        what is dealt is dealt anew. If the seat `contributes` to the dice, so do those whose pages
        show the old table. Raises `NotYours` unless asked by a seat, `Refused` while the match
        runs, or `Unsaved`.
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
                # A bot in a seat that nobody took has it from the start now.
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
        """Return the secret of a seat, to be shown to nobody but its holder."""
        return self.keys.seat_token(table.id, seat, table.places[seat].salt)

    def invite_token(self, table: LiveTable, seat: int) -> str | None:
        """Return the invitation to a seat, None if it is not open."""
        place = table.places[seat]
        if place.kind != "open":
            return None
        return self.keys.invite_token(table.id, seat, place.salt)

    async def by_seat_token(self, token: str) -> tuple[LiveTable, int]:
        """Return the table and seat of a seat's secret; raises `Unknown`."""
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
        """Return the table and seat of an invitation, open or taken; raises `Unknown`."""
        found = await self.store.read(lambda c: queries.find_invite(c, digest(token)))
        if found is None:
            raise Unknown(Message("error-invitation"))
        return await self.get(found[0]), found[1]

    async def join(
        self, token: str, name: str, browser: str | None, *, contributes: bool = False
    ) -> tuple[LiveTable, int]:
        """Take the open seat of an invitation; a browser that has it already keeps it.

        If the seat `contributes` to the dice, the match waits for it a while. Raises `Unknown`,
        `BadRequest` for the name, `Refused` if the seat is taken, `NotYours` if the browser has
        another seat at this table, or `Unsaved`.
        """
        table, seat = await self.by_invite(token)
        if contributes:
            expect(table, seat)
        await sit(table, seat, checked_name(name), None if browser is None else digest(browser))
        return table, seat

    def seat_of(self, table: LiveTable, browser: str | None) -> int | None:
        """Return the seat that a browser holds at a table, None for a spectator."""
        return None if browser is None else table.holders.get(digest(browser))


def new_match(stored: Stored, box: Path | None) -> Match:
    """Return the match of a table before its first decision."""
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
    """Return a table to be stored, with an id and a seed of its own and without verifiable dice."""
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
    """Return the key under which the text of a box is stored; for a box with a name, every word of
    it counts.
    """
    return hashlib.sha256(box.text.encode()).hexdigest()[:16] if box.name else box.digest


def _places(kinds: Sequence[str], name: str, automata: Mapping[int, str]) -> tuple[Place, ...]:
    """Return the seats of a new table; raises `BadRequest` for an invalid kind or name."""
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
    """Return the name of a person in a seat who has given none."""
    return _numbered("seat-name", seat)


def _numbered(message_id: str, seat: int) -> str:
    """Return a numbered name, which is stored with the table in English."""
    return Reader(table_messages()).say(message_id, number=seat + 1)


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
