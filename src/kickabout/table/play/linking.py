"""Dice that the seats make together: what their pages reveal for the draw that is due.

Between two entries it is in memory alone, or in the database of several servers, and after a crash the pages
are asked again. What a draw was made of is stored with its entry. `docs/dice.md` has the protocol.
"""

from kickabout.engine.chain import is_digest
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import shared_state
from kickabout.text.messages import Message


async def give_link(table: LiveTable, seat: int, number: int, link: str) -> None:
    """Take over the link of a seat for the draw that is due after so many entries; no-op if it is due no more.

    Raises `BadRequest` if it is not the one of the seat's chain, `Refused` if the seat has none, or
    `Unsaved`.
    """

    async def give(turn: Turn) -> None:
        links = table.log.links
        if seat not in links.latest:
            raise Refused(Message("error-no-links"))
        table.revealed.silent.discard(seat)  # its page is there again, if too late for this draw
        if number != table.number or not table.asks_links(table.log):
            return
        if not links.fits(seat, number, link):
            raise BadRequest(Message("error-other-link", number=number))

        def follow() -> None:
            table.revealed.links[seat] = number, link
            table.wake.set()

        turn.beside(lambda c: shared_state.set_link(c, table.id, seat, number, link), follow)

    await take_turn(table, give)


async def offer_anchor(table: LiveTable, seat: int, anchor: str) -> None:
    """Let a seat go on with another chain of links, from the draw after the next decision on.

    Raises `BadRequest` if it is no anchor, `Refused` if the seats do not make the dice together, or `Unsaved`.
    """

    async def offer(turn: Turn) -> None:
        if not is_digest(anchor):
            raise BadRequest(Message("error-no-anchor"))
        if not table.log.links or table.status == "over":
            raise Refused(Message("error-no-links"))

        def follow() -> None:
            table.revealed.anchors[seat] = anchor

        turn.beside(lambda c: shared_state.set_anchor(c, table.id, seat, anchor), follow)

    await take_turn(table, offer)
