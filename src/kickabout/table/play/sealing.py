"""Making the dice of a table: seats seal contributions and reveal them, and the match begins.

Each step is committed before anybody is told, like a decision.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

import sqlalchemy as sa

from kickabout.engine.game import SPECTATOR
from kickabout.engine.keyed_dice import Contribution, is_contribution, is_seal, seal_of
from kickabout.engine.match import Match
from kickabout.table.errors import BadRequest, Refused, Unsaved
from kickabout.table.play.dice import TableDice
from kickabout.table.play.live import LiveTable
from kickabout.table.play.preparations import Kept, prepare
from kickabout.table.store import Entry, Place, log_queries, queries
from kickabout.text.messages import Message


async def seal(table: LiveTable, seat: int, sealed: str) -> None:
    """Seal a seat's contribution to the dice, while nobody has revealed theirs.

    Raises `BadRequest` if it is not a seal, `Refused` for a second one, while the table waits for
    players, or once the seals are fixed, or `Unsaved`.
    """
    await table.exclusive(lambda: _seal(table, seat, sealed))


async def tell(table: LiveTable, seat: int, value: str) -> None:
    """Reveal what a seat has sealed, once the seals are fixed.

    Raises `BadRequest` for anything but the sealed contribution, `Refused` before and after that
    stage, or `Unsaved`.
    """
    await table.exclusive(lambda: _tell(table, seat, value))


async def sealed(table: LiveTable) -> None:
    """Wait until the seals of a table are fixed."""
    while table.dice is not None and table.dice.stage == "open" and not table.closed:
        await table.audience.wait_for_change(table.audience.revision)


async def expect(table: LiveTable, seat: int) -> None:
    """Expect a seat's page to contribute, so that the table gives it time."""
    dice = table.dice
    if dice is None or dice.stage != "open" or seat in (SPECTATOR, *dice.awaited):
        return
    with suppress(Unsaved):  # other servers do not wait for it then
        await table.store.write(lambda c: queries.set_awaited(c, table.id, seat))
    dice.awaited.add(seat)


async def advance(table: LiveTable) -> None:
    """Advance the dice to their next stage; the caller holds the table's lock and has checked that
    it is due.

    Once the dice are set, they also play the preparation of a match that is to begin prepared.
    """
    dice = table.dice
    assert dice is not None
    before, after, known = dice.stage, dice.next_stage, dice.told
    entries: list[Entry] = []
    if after == "set" and table.preparing is not None:
        kept = {int(seat): actions for seat, actions in table.preparing.items()}
        entries = await asyncio.to_thread(
            preparation, table.log.match.copy(), table.places, kept, dice, table.created
        )

    def write(connection: sa.Connection) -> None:
        table.replica.check_lease(connection)
        queries.set_dice(connection, table.id, before, after, known)
        for entry in entries:
            log_queries.add_move(connection, table.id, entry)

    await table.replica.write(write)
    dice.stage = after
    for entry in entries:
        table.log.append(entry)
    table.begin()


def preparation(
    match: Match, places: Sequence[Place], kept: Kept, dice: TableDice, created: datetime
) -> list[Entry]:
    """Return the log of a new match, up to the first decision that is not preparation.

    Its entries carry the time at which the table was set up: they are no sign of anybody's
    presence.
    """
    people = [place.seat for place in places if place.kind == "person"]
    prepare(match, people, kept, dice.next_number)
    return [
        Entry(number, actor, match.name_of(action), created)
        for number, (actor, action) in enumerate(match.log)
    ]


async def _seal(table: LiveTable, seat: int, sealed: str) -> None:
    dice = await _dice_of(table)
    if not is_seal(sealed):
        raise BadRequest(Message("error-no-seal"))
    given = dice.contributions.get(seat)
    if given is not None and given.seal == sealed:
        return  # a retry, as the first response got lost
    if given is not None:
        raise Refused(Message("error-sealed-already"))
    if table.occupancy.unplayed:
        raise Refused(Message("error-not-begun"))
    if not await table.replica.write(lambda c: queries.add_seal(c, table.id, seat, sealed)):
        raise Refused(Message("error-sealed-too-late"))
    dice.contributions[seat] = Contribution(seat, sealed)
    _announce(table)


async def _tell(table: LiveTable, seat: int, value: str) -> None:
    dice = await _dice_of(table)
    given = dice.contributions.get(seat)
    if given is None or dice.stage == "open":
        raise Refused(Message("error-told-too-early"))
    if given.value == value:
        return  # a retry, as the first response got lost
    if not is_contribution(value) or seal_of(table.id, seat, value) != given.seal:
        raise BadRequest(Message("error-not-what-was-sealed"))
    if not await table.replica.write(lambda c: queries.set_contribution(c, table.id, seat, value)):
        raise Refused(Message("error-told-too-late"))
    dice.contributions[seat] = Contribution(seat, given.seal, value)
    _announce(table)


async def _dice_of(table: LiveTable) -> TableDice:
    await table.replica.reconcile()
    if table.dice is None:
        raise Refused(Message("error-no-proof"))
    return table.dice


def _announce(table: LiveTable) -> None:
    table.audience.announce()
    table.wake.set()
