"""Playing now: two who want the same match meet, the nearest in rating first, and farther apart the longer one waits.

Whoever comes sets up a table, lists it as the latest of all, and gives way to one that was listed before: so of two, at
two servers perhaps, both cannot go on waiting beside each other. Whoever waits looks again now and then, as by then
others fit who did not before; they may play somewhere else meanwhile, and keep their place.
"""

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from kickabout.table.errors import Gone, Refused, TableError, Unknown
from kickabout.table.people.company import as_open, has_any, is_attended
from kickabout.table.play import LiveTable, Tables, Terms, looked_at
from kickabout.table.ratings import START
from kickabout.table.seats import default_name, digest, unique_name
from kickabout.table.store import now, seek_queries
from kickabout.table.store.seek_queries import Seek
from kickabout.table.time_control import notation_of

TRIES = 3
"""The number of times that somebody who wants to play now sits down where somebody else was quicker."""
REACH, WIDENING = 100.0, 20.0
"""The points between two ratings up to which their people play at once, and those added in each second of waiting."""
BOT_SECONDS = 20.0
"""The time after which a bot is offered to whoever waits."""
SEEK_HOURS = 1
"""How long it is looked for somebody."""
SetUp = Callable[[], Awaitable[LiveTable]]


@dataclass(frozen=True)
class Seeker:
    """Somebody who wants to play now."""

    browser: str
    name: str = ""
    apart: Collection[str] = ()
    """The accounts with whom they shall not play, by their ids."""
    mean: float = START
    """Their rating in the game."""


@dataclass(frozen=True)
class Sought:
    """What has become of somebody's wish to play now."""

    table: LiveTable
    rivals: tuple[str, ...]
    """The names of those who have been found; none while it waits."""
    offers_bot: bool
    """Whether it has waited for so long that a bot would do meanwhile."""


async def play_now(tables: Tables, set_up: SetUp, seeker: Seeker) -> LiveTable:
    """Return a table at which somebody can play now: one like that which they would `set_up`, where somebody waits
    whose rating is near enough, or else their own. Raises `BadRequest` for the name, or `Unsaved`.
    """
    since = now()
    for _ in range(TRIES):
        own = await _listed(tables, set_up, seeker, since)
        table = await _give_way(tables, own, seeker, since)
        if table is not None:
            return table
    return await _listed(tables, set_up, seeker, since)


async def look_again(
    tables: Tables, browser: str, at: str, apart: Collection[str] = ()
) -> list[Sought]:
    """Return what has become of a browser's wishes to play now, each of which is looked for anew. What has been found
    `at` the table that its page shows is done with, and told this once. Raises `Unsaved`.
    """
    own, after = digest(browser), now() - timedelta(hours=SEEK_HOURS)
    seeks: list[Sought] = []
    for seek in await tables.store.read(lambda c: seek_queries.seeks_of(c, own, after)):
        sought = await _looked(tables, browser, seek, apart)
        if sought is None or (sought.rivals and sought.table.id == at):
            done = seek.table if sought is None else sought.table.id
            await _drop(tables, done, own)
        if sought is not None:
            seeks.append(sought)
    return seeks


async def is_seeking(tables: Tables, browser: str) -> bool:
    """Return whether a browser's person waits somewhere, or has not been told yet of somebody who was found."""
    own, after = digest(browser), now() - timedelta(hours=SEEK_HOURS)
    return bool(await tables.store.read(lambda c: seek_queries.seeks_of(c, own, after)))


async def stop_seeking(tables: Tables, browser: str, table_id: str) -> None:
    """Have a browser wait no more at a table, which goes unless somebody has sat down there. Where it does not wait
    nothing happens. Raises `Unknown` if there is no such table, or `Unsaved`.
    """
    table, own = await tables.get(table_id), digest(browser)
    after = now() - timedelta(hours=SEEK_HOURS)
    seeks = await tables.store.read(lambda c: seek_queries.seeks_of(c, own, after))
    if table.id in {seek.table for seek in seeks}:
        await _drop(tables, table.id, own)
        if table.status == "waiting":
            await tables.withdraw(table)


async def _listed(tables: Tables, set_up: SetUp, seeker: Seeker, since: datetime) -> LiveTable:
    own = await set_up()
    holder, seek = digest(seeker.browser), Seek(own.id, seeker.mean, since)
    await tables.list_openly(own, lambda c: seek_queries.add_seek(c, holder, seek))
    return own


async def _give_way(
    tables: Tables, own: LiveTable, seeker: Seeker, since: datetime
) -> LiveTable | None:
    """Return where somebody sits who waits at a table of their own: at the one with the nearest rating that was listed
    before it, or there still; None if their own is gone, and somebody else was quicker.
    """
    invite = await _nearest(tables, own, seeker, since)
    if invite is None or not await tables.withdraw(own):
        return own
    with suppress(Refused, Unknown, Gone):
        there, _ = await tables.by_invite(invite)
        called = unique_name(seeker.name or default_name(1), there.names)
        await tables.join(invite, called, seeker.browser, contributes=True)
        return there
    return None


async def _nearest(tables: Tables, own: LiveTable, seeker: Seeker, since: datetime) -> str | None:
    """Return the invitation to the table for the same match at which the nearest waits who is near enough."""
    moment = now()

    def distance(other: Seek) -> float:
        return REACH if other.mean is None else abs(other.mean - seeker.mean)

    def is_near(other: Seek) -> bool:
        return distance(other) <= REACH + WIDENING * (
            (moment - min(since, other.since)).total_seconds()
        )

    before = await tables.store.read(lambda c: seek_queries.listed_before(c, own.id))
    for other in sorted(filter(is_near, before), key=distance):
        try:
            table = await tables.get(other.table)
        except TableError:
            continue  # it was closed or removed since
        waiting = as_open(tables, table)
        is_own = tables.seat_of(table, seeker.browser) is not None
        if waiting is None or waiting.open != 1 or is_own or not is_attended(table):
            continue
        if not has_any(table, seeker.apart):
            return waiting.invite
    return None


async def _looked(
    tables: Tables, browser: str, seek: Seek, apart: Collection[str]
) -> Sought | None:
    """Return what has become of a wish, None if nothing can become of it any more."""
    try:
        table = await tables.get(seek.table)
    except TableError:
        return None
    seat = tables.seat_of(table, browser)
    if seat is None or table.status == "over" or tables.sanctions.keeps(table):
        return None
    if _waits(table):
        await looked_at(table, seat)
        name = table.names[seat]
        seeker = Seeker(
            browser,
            "" if name == default_name(seat) else name,
            apart,
            START if seek.mean is None else seek.mean,
        )
        before, table = table, await _moved(tables, table, seat, seeker, seek.since)
        if table is not before:
            own, there = digest(browser), replace(seek, table=table.id)
            await tables.store.write(lambda c: seek_queries.add_seek(c, own, there))
            seat = tables.seat_of(table, browser)
    others = (one for one in table.people if one != seat)
    waited = (now() - seek.since).total_seconds()
    return Sought(
        table,
        () if _waits(table) else tuple(table.names[one] for one in others),
        _waits(table) and waited >= BOT_SECONDS,
    )


async def _moved(
    tables: Tables, table: LiveTable, seat: int, seeker: Seeker, since: datetime
) -> LiveTable:
    moved = await _give_way(tables, table, seeker, since)
    if moved is not None:
        return moved

    async def set_up() -> LiveTable:
        kinds = ["you" if place.seat == seat else place.kind for place in table.places]
        made = await tables.setup.create(
            table.game,
            kinds,
            table.options,
            Terms(
                answer_seconds=table.answer_seconds,
                is_rated=table.stored.is_rated,
                best_of=table.stored.best_of,
                watch=table.stored.watch,
                time_control=notation_of(table.stored.time_control),
            ),
            name=seeker.name,
            browser=seeker.browser,
            contributes=True,
        )
        return made.table

    return await play_now(tables, set_up, seeker)


def _waits(table: LiveTable) -> bool:
    """Return whether a table waits for somebody to sit down."""
    return table.status == "waiting" and any(place.kind == "open" for place in table.places)


async def _drop(tables: Tables, table: str, browser: str) -> None:
    await tables.store.write(lambda c: seek_queries.drop_seek(c, table, browser))
