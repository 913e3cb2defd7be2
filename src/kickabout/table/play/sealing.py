"""Making the dice of a table: seats seal contributions and reveal them, and the match begins.

Each step is committed before anybody is told, like a decision.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

from kickabout.engine.chain import is_digest
from kickabout.engine.game import SPECTATOR
from kickabout.engine.keyed_dice import Places, is_contribution, seal_of
from kickabout.engine.links import Links
from kickabout.engine.match import Match
from kickabout.engine.verification import source_of
from kickabout.table.errors import BadRequest, Refused, Unsaved
from kickabout.table.play.dice import TableDice, agreed_anchors
from kickabout.table.play.live import LiveTable
from kickabout.table.play.preparations import Kept, prepare
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import Entry, Place, queries
from kickabout.text.messages import Message


async def seal(table: LiveTable, seat: int, sealed: str, anchor: str | None = None) -> None:
    """Seal a seat's contribution to the dice, while nobody has revealed theirs, and offer a chain of links with this
    anchor.

    Raises `BadRequest` if it is not a seal, or no anchor, `Refused` for a second one, while the table waits for
    players, or once the seals are fixed, or `Unsaved`.
    """

    async def add(turn: Turn) -> None:
        dice = _dice_of(table)
        if not is_digest(sealed):
            raise BadRequest(Message("error-no-seal"))
        if anchor is not None and not is_digest(anchor):
            raise BadRequest(Message("error-no-anchor"))
        given = dice.contributions.get(seat)
        if given is not None and given.seal == sealed:
            return  # a retry, as the first response got lost
        if given is not None:
            raise Refused(Message("error-sealed-already"))
        if table.seats.unplayed:
            raise Refused(Message("error-not-begun"))
        if dice.stage != "open":
            raise Refused(Message("error-sealed-too-late"))
        if any(one.seal == sealed for one in dice.contributions.values()):
            raise Refused(Message("error-sealed-by-another"))
        turn.change(lambda c: queries.add_seal(c, table.id, seat, sealed, anchor))

    await take_turn(table, add)


async def tell(table: LiveTable, seat: int, value: str) -> None:
    """Reveal what a seat has sealed, once the seals are fixed.

    Raises `BadRequest` for anything but the sealed contribution, `Refused` before and after that
    stage, or `Unsaved`.
    """

    async def reveal(turn: Turn) -> None:
        dice = _dice_of(table)
        given = dice.contributions.get(seat)
        if given is None or dice.stage == "open":
            raise Refused(Message("error-told-too-early"))
        if given.value == value:
            return  # a retry, as the first response got lost
        if not is_contribution(value) or seal_of(table.id, seat, value) != given.seal:
            raise BadRequest(Message("error-not-what-was-sealed"))
        if dice.stage != "sealed":
            raise Refused(Message("error-told-too-late"))
        turn.change(lambda c: queries.set_contribution(c, table.id, seat, value))

    await take_turn(table, reveal)


async def sealed(table: LiveTable) -> None:
    """Wait until the seals of a table are fixed."""
    while table.dice is not None and table.dice.stage == "open" and not table.closed:
        await table.audience.wait_for_change(table.audience.revision)


async def expect(table: LiveTable, seat: int) -> None:
    """Expect a seat's page to contribute, so that the table gives it time."""

    async def await_seat(turn: Turn) -> None:
        dice = table.dice
        if dice is not None and dice.stage == "open" and seat not in (SPECTATOR, *dice.awaited):
            turn.change(lambda c: queries.change_seat(c, table.id, seat, awaited=True))

    dice = table.dice
    if dice is not None and dice.stage == "open" and seat not in (SPECTATOR, *dice.awaited):
        with suppress(Unsaved):  # nobody waits for it then
            await take_turn(table, await_seat)


async def advance(turn: Turn, table: LiveTable) -> None:
    """Advance the dice to their next stage, which is due.

    Once the dice are set, this also plays the preparation of a match that is to begin prepared.
    """
    dice, preparing = table.dice, table.stored.preparing
    assert dice is not None
    after = dice.next_stage
    turn.change(lambda c: queries.set_dice(c, table.id, after), by_itself=True)
    if after == "set" and preparing is not None:
        kept = {int(seat): actions for seat, actions in preparing.items()}
        entries = await asyncio.to_thread(
            preparation,
            table.log.match.copy(),
            table.places,
            kept,
            dice,
            table.stored.created,
            Links.begin(table.id, agreed_anchors(table.stored)),
        )
        turn.enter(entries)


def preparation(
    match: Match,
    places: Sequence[Place],
    kept: Kept,
    dice: TableDice,
    created: datetime,
    links: Links | None = None,
) -> list[Entry]:
    """Return the log of a new match, up to the first decision that is not preparation.

    Its entries carry the time at which the table was set up: they are no sign of anybody's
    presence. Its draws follow from the anchors alone where seats make the dice together by `links`: nobody decides
    anything in it.
    """
    people, drawn = [place.seat for place in places if place.kind == "person"], Places()

    def draw(match: Match) -> int:
        source = source_of(match)
        number = dice.next_number(match, drawn, source, links)
        drawn.count(source, sum(match.outcome_weights.values()))
        return number

    prepare(match, people, kept, draw, dice.seed("preparation"))
    return [
        Entry(number, actor, match.name_of(action), created)
        for number, (actor, action) in enumerate(match.log)
    ]


def _dice_of(table: LiveTable) -> TableDice:
    if table.dice is None:
        raise Refused(Message("error-no-proof"))
    return table.dice
