"""Standing answers: what a seat lets stand in a match over days without being asked.

It is as secret as a hand. So that neither order nor time tells who gave one, every window of such a match stays open for
`LEAST_SECONDS`, whoever has answered by then and however; nobody is shown who has; and it depends on the card that is
answered and on what the seat has said in advance, never on what it holds.
"""

from collections.abc import Collection

from kickabout.engine.actions import HOLD
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import queries
from kickabout.text.messages import Message, Text

LEAST_SECONDS = 60.0
"""The least time for which a window of a match over days is open."""


def answerable(table: LiveTable) -> dict[str, Text]:
    """Return the cards that a seat may let stand in advance, each with its name; empty except in a match over days."""
    if table.status == "over" or not table.stored.is_over_days:
        return {}
    match = table.log.match
    return match.game.answerable(match.box)


def lets_stand(table: LiveTable, seat: int) -> bool:
    """Return whether a seat has said that it lets the card stand that is answered now."""
    asked = table.log.window
    return asked is not None and asked.card in (table.places[seat].lets_stand or ())


async def let_stand(table: LiveTable, seat: int, at: int, head: str | None = None) -> None:
    """Let the card stand that is answered, and all of its kind from now on without being asked; the other arguments are those
    of `submit`.

    Raises the errors of `submit`, and `Refused` if there is nothing to answer.
    """
    asked = table.log.window
    if asked is None:
        raise Refused(Message("error-nothing-to-answer"))
    await submit(table, seat, HOLD, at, head)
    await set_lets_stand(table, seat, {*(table.places[seat].lets_stand or ()), asked.card})


async def set_lets_stand(table: LiveTable, seat: int, cards: Collection[str]) -> None:
    """Let a seat say which cards it lets stand without being asked from now on.

    Raises `Refused` unless a match over days runs, `BadRequest` for a card that nobody can answer, or `Unsaved`.
    """

    async def say(turn: Turn) -> None:
        known = answerable(table)
        if not known:
            raise Refused(Message("error-nothing-in-advance"))
        for card in cards:
            if card not in known:
                raise BadRequest(Message("error-not-answerable", card=card, cards=tuple(known)))
        kept = [card for card in known if card in cards]
        turn.change(lambda c: queries.change_seat(c, table.id, seat, lets_stand=kept))

    await take_turn(table, say)
