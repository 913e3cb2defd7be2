"""Notices: what accounts are told of, when, and by what ways.

`KINDS` says it all. A notice is written in the transaction of that which it tells of. Only that somebody is to decide is
no single event: each server looks for it at the tables that it drives (`awaited_at`).
"""

import logging
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import Literal, get_args
from weakref import WeakKeyDictionary
from zoneinfo import ZoneInfo, available_timezones

from kickabout.table import catalogue
from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.play import Background, LiveTable, Tables, lets_stand
from kickabout.table.seats import digest, names_in
from kickabout.table.store import Account, notice_queries, now, people_queries, push_queries
from kickabout.table.store.notice_queries import Ending, Kind, Notice
from kickabout.table.store.push_queries import Choices
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

LOOK_SECONDS = 5.0
"""How often a server looks for people whom its tables wait for."""
MOST = 50
"""The number of notices that are shown, latest first."""

logger = logging.getLogger(__name__)


Way = Literal["page", "push", "mail"]
"""The ways by which accounts are told: the pages here, pushes to browsers, and mail."""


@dataclass(frozen=True)
class Telling:
    """How and when a kind of notice reaches an account."""

    text: str
    """The id of its message."""
    path: str
    """Where it leads."""
    ways: tuple[Way, ...]
    """The ways by which it is told unless an account has chosen otherwise."""
    after: timedelta = timedelta()
    """The time for which it has to be true before it is told."""
    lasts: timedelta = timedelta(days=2)
    """How long a push service keeps it for a browser that is off."""
    urgency: Literal["high", "normal", "low"] = "normal"
    """Whether a device on battery shall be woken for it (RFC 8030)."""
    hurries: timedelta = timedelta()
    """When less than this is left to decide, a mail tells of it at once, whenever the last one was; zero if it can wait
    for a digest."""


KINDS: Mapping[Kind, Telling] = {
    "move": Telling(
        "notice-move",
        "/t/{table}",
        ("page", "push", "mail"),
        after=timedelta(minutes=1),
        lasts=timedelta(days=1),
        urgency="high",
    ),
    "short": Telling(
        "notice-short",
        "/t/{table}",
        ("page", "push", "mail"),
        lasts=timedelta(hours=8),
        urgency="high",
        hurries=timedelta(hours=6),
    ),
    "challenge": Telling(
        "notice-challenge", "/", ("page", "push", "mail"), lasts=timedelta(days=1), urgency="high"
    ),
    "declined": Telling("notice-declined", "/t/{table}", ("page", "push")),
    "asks": Telling("notice-asks", "/me/friends", ("page", "push")),
    "agreed": Telling("notice-agreed", "/me/friends?agreed={subject}", ("page",), urgency="low"),
    "next": Telling("notice-next", "/t/{table}", ("page", "push")),
    "over": Telling("notice-over", "/t/{table}", ("page",), urgency="low"),
    "fixture": Telling("notice-fixture", "/c/{subject}", ("page", "push", "mail"), urgency="high"),
    "missed": Telling("notice-missed", "/c/{subject}", ("page", "push")),
    "award": Telling("notice-award", "/c/{subject}", ("page", "push")),
}
"""What is told, when, and by what ways."""


def text_of(notice: Notice, reader: Reader) -> str:
    """Return what a notice says."""
    titles = {game.name: game.title for game in catalogue.games()}
    game = "" if notice.game is None else titles.get(notice.game, notice.game)
    names = tuple(names_in(notice.names, reader.localization.locale))
    if notice.ending is not None:
        return reader.text(_ended(notice.ending, names, game))
    return reader.text(Message(KINDS[notice.kind].text, names=names, game=game))


def _ended(ending: Ending, names: tuple[str, ...], game: str) -> Message:
    """Return the message that tells somebody how a match has ended for them."""
    own, theirs = ending.wins
    most = ending.best_of // 2 + 1
    series = "won" if own >= most else "lost" if theirs >= most else "on"
    return Message(
        "notice-ended",
        names=names,
        game=game,
        outcome=ending.outcome,
        how=ending.how,
        series="none" if ending.best_of == 1 else series,
        own=own,
        theirs=theirs,
    )


def path_of(notice: Notice) -> str:
    """Return where a notice leads."""
    return KINDS[notice.kind].path.format(table=notice.table, subject=notice.subject)


def is_on(choices: Choices, way: Way, kind: Kind) -> bool:
    """Return whether an account is told of a kind of thing by a way."""
    return (way in KINDS[kind].ways) != (f"{way}-{kind}" in choices.changed)


def switches(choices: Choices, ways: Collection[Way]) -> dict[Kind, dict[Way, bool]]:
    """Return of what an account is told by each of some ways."""
    return {kind: {way: is_on(choices, way, kind) for way in ways} for kind in KINDS}


def quiet_until(
    choices: Choices, moment: datetime, flag: datetime | None = None
) -> datetime | None:
    """Return when an account's quiet ends that a moment falls into; None outside of it, and if by then the time is over
    that it has to decide, at the `flag`.
    """
    first, last = choices.quiet_from, choices.quiet_to
    local = moment.astimezone(ZoneInfo(choices.zone))
    since = (local.hour - first) % 24
    if since >= (last - first) % 24:
        return None
    end = local.replace(hour=last, minute=0, second=0, microsecond=0)
    until = (end if end > local else end + timedelta(days=1)).astimezone(UTC)
    return until if flag is None or flag > until else None


@dataclass(frozen=True)
class Awaited:
    """For whom a table waits, by the digests of the owners of their seats."""

    asked: Mapping[str, int]
    """The number of the question that each is asked."""
    late: frozenset[str]
    """Those who are to be told, as they have been away for long."""


def patience_of(table: LiveTable) -> float:
    """Return the seconds for which a table waits for somebody who has no page of it open, before they are told."""
    if table.stored.is_over_days:
        return 0.0  # nobody is expected to stay there
    return KINDS["move"].after.total_seconds() * table.situation.pace


def awaited_at(table: LiveTable) -> Awaited:
    """Return for whom a table waits, and whom of them it has to tell.

    Nobody is told of a match that does not count. All who are asked at the same time are told at the same time, whatever they hold, but for those who have a page open
    or have answered. Who is asked, everybody at the table can see.
    """
    if table.status != "playing" or not table.stored.counts:
        return Awaited({}, frozenset())
    situation, window, now = table.situation, table.window, table.now
    asked, late = {}, set()
    for seat in table.waiting_for():
        # Over days the table waits for those as well who have answered, which only they know.
        if seat in table.people and not _has_answered(table, seat):
            home = table.seats.home_of(seat)
            asked[home] = situation.question(seat)
            since = situation.asked_since(seat) if window is None else window.since
            if now - since >= patience_of(table) and not table.occupancy.is_looking(home, now):
                late.add(home)
    holders = table.stored.holders.items()
    return Awaited(
        {owner: asked[seat] for owner, seat in holders if seat in asked},
        frozenset(owner for owner, seat in holders if seat in late),
    )


def _told(table: LiveTable, awaited: Awaited, before: Awaited | None) -> Awaited:
    """Return what has to be written when it changes: of those who are asked, the ones who are or may have been told.

    At live tables, where much is asked and little is told, that is seldom. What was told before this server drove the
    table it does not know.
    """
    if before is None or table.stored.is_over_days:
        return awaited
    asked = {
        owner: question
        for owner, question in awaited.asked.items()
        if owner in awaited.late or before.asked.get(owner) == question
    }
    return Awaited(asked, awaited.late)


def _has_answered(table: LiveTable, seat: int) -> bool:
    return table.situation.has_answered(seat) or lets_stand(table, seat)


class Notices:
    """The notices of a server's accounts."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._told: WeakKeyDictionary[LiveTable, Awaited] = WeakKeyDictionary()
        self._background = Background()

    def start(self) -> None:
        """Look now and then for people whom the tables wait for."""
        self._background.now_and_then(self.look, LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop looking."""
        await self._background.stop()

    async def of(self, account: Account) -> list[Notice]:
        """Return the notices of an account that it wants on pages, latest first."""
        choices, listed = await self._store.read(
            lambda c: (
                push_queries.choices_of(c, account.id),
                notice_queries.notices_of(c, account.id, MOST),
            )
        )
        return [one for one in listed if is_on(choices, "page", one.kind)]

    async def choices(self, account: Account | None) -> Choices:
        """Return what an account has chosen about its notices; what is usual for a guest."""
        if account is None:
            return Choices()
        return await self._store.read(lambda c: push_queries.choices_of(c, account.id))

    async def choose(
        self,
        account: Account,
        on: Collection[str],
        quiet: tuple[int, int],
        zone: str,
        ways: Collection[Way] = get_args(Way),
    ) -> None:
        """Store what an account has chosen: the switches that are `on`, each as WAY-KIND, and the hours from which and to
        which it wants quiet, in a time zone. Those of other `ways` stay as they are.

        Raises `BadRequest` for hours that are none, or a zone that nobody knows, or `Unsaved`.
        """
        if zone not in _zones():
            raise BadRequest(Message("error-zone", zone=zone))
        if not all(0 <= hour < 24 for hour in quiet):
            raise BadRequest(Message("error-hour"))
        kept = (await self.choices(account)).changed
        changed = [one for one in kept if one.partition("-")[0] not in ways]
        changed += [
            f"{way}-{kind}"
            for kind, telling in KINDS.items()
            for way in ways
            if (way in telling.ways) != (f"{way}-{kind}" in on)
        ]
        choices = Choices(tuple(changed), *quiet, zone)
        await self._store.write(lambda c: push_queries.set_choices(c, account.id, choices))

    async def read(
        self,
        account: str,
        *,
        table: str | None = None,
        kinds: tuple[Kind, ...] | None = None,
        subject: str | None = None,
    ) -> None:
        """Note that an account has read its notices, or those about a table, of some kinds, or about a subject; raises
        `Unsaved`.
        """
        unread, read = (
            partial(one, account=account, table=table, kinds=kinds, subject=subject)
            for one in (notice_queries.is_anything_unread, notice_queries.read_notices)
        )
        if await self._store.read(unread):
            await self._store.write(read)

    # --- programs ----------------------------------------------------------------------------------

    async def new_feed(self, account: Account) -> str:
        """Return a new secret by which programs read the notices of an account, in place of the one before; raises
        `Unsaved`.
        """
        secret = secrets.token_urlsafe(24)
        kept = digest(secret)
        await self._store.write(lambda c: notice_queries.set_feed(c, account.id, kept))
        return secret

    async def end_feed(self, account: Account) -> None:
        """Let programs read the notices of an account no more; raises `Unsaved`."""
        await self._store.write(lambda c: notice_queries.set_feed(c, account.id, None))

    async def has_feed(self, account: Account) -> bool:
        """Return whether programs can read the notices of an account."""
        return await self._store.read(lambda c: notice_queries.has_feed(c, account.id))

    async def by_feed(self, secret: str) -> Account:
        """Return the account whose notices programs read by a secret; raises `Unknown` if there is none."""
        kept = digest(secret)
        account_id = await self._store.read(lambda c: notice_queries.feed_of(c, kept))
        account = await self._store.read(lambda c: people_queries.find_account(c, account_id or ""))
        if account is None:
            raise Unknown(Message("error-no-feed"))
        return account

    # --- whose move it is --------------------------------------------------------------------------

    async def look(self) -> None:
        """Tell those whose move it is at the tables that this server drives, and those whose time is short at any table;
        raises `Unsaved`.
        """
        soon = now() + KINDS["short"].lasts
        if await self._store.read(lambda c: notice_queries.short_of_time(c, soon)):
            await self._store.write(lambda c: notice_queries.tell_short(c, soon))
        for table in self._tables.in_memory():
            if table.replica.fence is None:
                self._told.pop(table, None)
                continue
            awaited = awaited_at(table)
            told = _told(table, awaited, self._told.get(table))
            if told != self._told.get(table):
                await self._set_moves(table, awaited)
                self._told[table] = told

    async def _set_moves(self, table: LiveTable, awaited: Awaited) -> None:
        if table.stored.holders:
            await self._store.write(
                lambda c: notice_queries.set_moves(c, table.id, awaited.asked, awaited.late)
            )


@cache
def _zones() -> set[str]:
    return available_timezones()
