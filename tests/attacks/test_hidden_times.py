"""Two tables that differ in hidden cards alone, left to themselves: all comes at the same time at both.

Their drivers run here, on a clock that the test lets pass: they roll, end windows at the deadline, and let bots decide,
each of which thinks as long as it likes. What people, bots and chance do is planned, so that both tables go on looking
alike; whoever only holds in a window leaves that to the deadline.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from kickabout.engine.actions import HOLD
from kickabout.engine.game import SPECTATOR, no_window
from kickabout.games import find
from kickabout.table.bots import patience
from kickabout.table.people.notices import awaited_at
from kickabout.table.play import driver
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import Driver, Step, next_step
from kickabout.table.play.live import LiveTable
from tests.attacks.paired_matches import CROWDED, Pair, PairedEntry, Setting, bound, pairs
from tests.attacks.paired_tables import Room, public, rooms
from tests.table.conftest import settled
from tests.table.manual_time import MANUAL_TIME, pass_by, pass_until

pytestmark = pytest.mark.anyio

VIEWERS = [0, SPECTATOR]
PLACES = 30
"""So many entries of a pair are played, if it goes on looking alike as long."""
HIDDEN = 5
"""So many of a game's entries differ at least;"""
BOUND = 3
"""in so many windows somebody can only hold at one table, and could answer at the other;"""
LEAST = 5
"""so many times the dice roll, and as often bots decide after having thought, if there are any."""
MOST_PAIRS = 80
THINKING = 1.0
"""The longest time in seconds that people take for a decision."""
MOMENT = 0.001
"""The time in seconds before something is due, when nothing may be told yet, and after it."""


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


class Plans:
    """What is planned at the tables of a server, and dice for how long people and bots think about it."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.dice = Random(0)

    def next_of(self, table: LiveTable, seat: int) -> str | None:
        """Return what a seat will decide next; None if that is not planned."""
        return self.rooms[table.id].planned(seat)


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> Plans:
    """Let bots decide as planned, and drivers go no further than that."""
    made = Plans()

    async def think(self: Driver, question: driver.Question) -> str:
        _, seat, bot = question
        await asyncio.sleep(made.dice.random() * patience(bot))
        return made.next_of(self._table, seat) or ""

    async def choose(self: Driver, kind: str, seat: int) -> str:
        del kind
        return made.next_of(self._table, seat) or ""

    def planned_step(table: LiveTable) -> Step | None:
        step = next_step(table)
        return None if step is None or made.next_of(table, step.seat) is None else step

    monkeypatch.setattr(Driver, "_thought", think)
    monkeypatch.setattr(Driver, "_near_choice", choose)
    monkeypatch.setattr(driver, "is_ready", lambda _: True)
    monkeypatch.setattr(driver, "next_step", planned_step)
    return made


def walked(setting: Setting) -> Iterator[tuple[Pair, list[PairedEntry], int]]:
    """Yield pairs with their entries, and the windows of each where somebody can only hold in one of the matches."""
    for pair in pairs(setting, VIEWERS):
        entries, tells = [], 0
        for entry in islice(pair.entries(), PLACES):
            entries.append(entry)
            tells += bound(pair.one) != bound(pair.other)
        yield pair, entries, tells


def deciding(room: Room) -> int | None:
    """Return the person who decides next by the plan: in a window nobody who leaves holding to the deadline."""
    table, window = room.table, room.table.window
    if window is None:
        seats = [seat for seat in table.log.match.deciding if room.planned(seat) is not None]
    else:
        answers = [seat for seat in window.seats if room.planned(seat) not in (HOLD, None)][:1]
        seats = [seat for seat in answers if seat not in window.intents]
    return next((seat for seat in seats if seat in table.people), None)


@pytest.mark.parametrize("rivals", ["open", "bot:pro"])
@pytest.mark.parametrize("setting", CROWDED, ids=str)
async def test_everything_comes_at_the_same_time(
    app: FastAPI, plans: Plans, setting: Setting, rivals: str
) -> None:
    has_windows, has_bots = find(setting.game).window is not no_window, rivals != "open"
    made, hidden, tells = Counter[str](), 0, 0
    for pair, entries, telling in islice(walked(setting), MOST_PAIRS):
        assert has_windows or not telling
        if has_windows and not telling:
            continue
        async with rooms(app, [pair.start] * 2, ["open"] + [rivals] * (setting.seats - 1)) as both:
            for number, room in enumerate(both):
                plans.rooms[room.table.id] = room
                room.plan([(entry.seat, entry.names[number]) for entry in entries])
                for viewer in VIEWERS:
                    await room.listen(viewer)
                await room.listen(0, page=True)
                room.runs.set()
            made += await left_alone(both, plans.dice)
        hidden += sum(entry.differs for entry in entries)
        tells += telling
        enough = hidden >= HIDDEN and tells >= BOUND * has_windows and made["roll"] >= LEAST
        enough = enough and made["told"] >= LEAST
        if enough and made["bot"] >= LEAST * has_bots and made["answer"] >= has_windows:
            return
    raise AssertionError(f"there was little to tell: {hidden} entries, {tells} windows, {made}")


def told_of(room: Room) -> list[tuple[int, int, bool]]:
    """Return whom a notice may tell that it is their move: their seats, the numbers of their questions, and whether it
    does so now.
    """
    awaited, holders = awaited_at(room.table), room.table.stored.holders.items()
    return sorted(
        (seat, awaited.asked[owner], owner in awaited.late)
        for owner, seat in holders
        if owner in awaited.asked
    )


async def left_alone(both: Sequence[Room], dice: Random) -> Counter[str]:
    """Let time pass at both tables until the plan ends; return what has happened, by its kind."""
    made = Counter[str]()
    one, other = both

    async def compared() -> int:
        for room in both:
            await settled(room.table)
        assert one.table.number == other.table.number
        assert await one.heard() == await other.heard()
        awaited = told_of(one)
        assert awaited == told_of(other)
        made["told"] += bool(awaited)
        return one.table.number

    number = await compared()
    while True:
        step = driver.next_step(one.table)
        assert public(step) == public(driver.next_step(other.table))
        seat, now = deciding(one), one.table.now
        assert seat == deciding(other)
        if seat is not None:
            most = THINKING if step is None else min(THINKING, max(0.0, step.due - now))
            pass_by(most * dice.random())
            for room in both:
                await submit(room.table, seat, room.planned(seat) or "", room.table.number)
            made["person"] += 1
            number = await compared()
        elif step is None:
            return made
        else:
            if step.due - MOMENT > now:
                pass_until(step.due - MOMENT)
                assert await compared() == number
            pass_until(max(now, step.due + MOMENT))
            earlier, number = number, await compared()
            assert number > earlier
            made[step.kind] += 1
