"""Playing again: who is still there after a match agrees on the next one."""

from collections.abc import Mapping

from kickabout.table.errors import Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.series import is_undecided
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.play.writing import may_write
from kickabout.table.shirts import worn
from kickabout.table.store import Place, now, queries
from kickabout.text.messages import Message


def wanted_by(table: LiveTable) -> list[int]:
    """Return the people who want to play again; those who share a device say so together."""
    return _said(table, "same", "changes")


def declined_by(table: LiveTable) -> list[int]:
    """Return the people who have said that they do not want to play again, whether they are still there or not."""
    return _said(table, "no")


def _said(table: LiveTable, *answers: str) -> list[int]:
    return table.seats.with_devices(place.seat for place in table.places if place.again in answers)


def awaited_by(table: LiveTable, asking: int | None = None) -> list[int]:
    """Return the people who are still there and have not said whether they want to play again, as somebody `asking` does
    now; a series goes on whether they have or not.
    """
    if is_undecided(table):
        return []
    said = {
        *wanted_by(table),
        *declined_by(table),
        *table.seats.with_devices(() if asking is None else [asking]),
    }
    people = (place.seat for place in table.places if place.kind == "person")
    return [
        seat for seat in people if seat not in said and table.occupancy.is_here(seat, table.now)
    ]


def turned(table: LiveTable) -> dict[int, int]:
    """Return the seat that each player has in the next match, by the present one: a place further on, but for what the
    rules play by themselves.
    """
    ring = [place.seat for place in table.places if place.kind != "automaton"]
    moved = dict(zip(ring, ring[1:] + ring[:1], strict=True))
    return {place.seat: moved.get(place.seat, place.seat) for place in table.places}


def next_places(table: LiveTable, moved: Mapping[int, int]) -> tuple[Place, ...]:
    """Return who sits where in the next match: everybody at the seat `moved` to, by the present one."""
    # Whoever has no shirt keeps that of the seat before: nobody looks for themselves anew.
    dress = worn([place.shirt for place in table.places])
    moving = (
        Place(
            moved[place.seat],
            # A bot in a seat that nobody took has it from the start now.
            f"bot:{table.bot_at(place.seat)}" if place.kind == "open" else place.kind,
            table.names[place.seat],
            device=None if place.device is None else moved[place.device],
            account=place.account,
            shirt=place.shirt or str(dress[place.seat].shirt),
            cast=place.cast,
            is_program=place.is_program,
            # Who could write to each other goes on doing so: they are the same people.
            writes=[now().isoformat()] if may_write(table, place.seat) else None,
        )
        for place in table.places
    )
    return tuple(sorted(moving, key=lambda place: place.seat))


async def withdraw(table: LiveTable, seat: int) -> None:
    """Take back that a seat's people want to play again; see `decline`."""
    await _answer(table, seat, None)


async def decline(table: LiveTable, seat: int) -> None:
    """Say that a seat's people do not want to play again.

    Raises `Refused` while the match runs, and once the next one is set up, or `Unsaved`.
    """
    await _answer(table, seat, "no")


async def _answer(table: LiveTable, seat: int, said: str | None) -> None:
    async def answer(turn: Turn) -> None:
        check_over(table)
        if table.stored.successor is not None:
            raise Refused(Message("error-next-match-set-up"))
        turn.change(lambda c: queries.change_seat(c, table.id, seat, again=said))

    await take_turn(table, answer)


def check_over(table: LiveTable) -> None:
    """Raise `Refused` while the match runs."""
    if table.status != "over":
        raise Refused(Message("error-not-over"))
