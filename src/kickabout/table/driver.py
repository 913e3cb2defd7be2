"""What happens at a table without anybody pressing: chance, bots, and the end of a response window."""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Literal

import kickabout
from kickabout.bots import Bot
from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.table.errors import Unsaved
from kickabout.table.live import LiveTable
from kickabout.table.window import HOLD

SLOW_SECONDS = 0.005
"""A bot that took longer than this last time thinks in a worker thread."""
FIRST_RETRY = 0.5
LAST_RETRY = 10.0

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step:
    """The next thing that happens by itself."""

    due: float
    """On the clock of the event loop."""
    kind: Literal["roll", "bot", "answer"]
    seat: int
    action: str = ""
    """The answer, where one is given for the seat."""


class Driver:
    """Keeps one table going, from a task of its own."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._bots: dict[int, Bot] = {}
        self._slow: set[int] = set()

    def next_step(self) -> Step | None:
        """What comes next and when; None while the table waits for somebody, or is over."""
        table = self._table
        actor = table.log.match.actor
        if table.status != "playing" or actor is None:
            return None
        paced = table.since + table.view(SPECTATOR)["pause"] / 1000 * table.pace
        if not isinstance(actor, int):
            return Step(paced, "roll", CHANCE)
        if table.places[actor].kind != "person":
            return Step(paced, "bot", actor)
        window = table.window
        if window is None:
            return None
        if actor in window.intents:
            return Step(table.since, "answer", actor, window.intents[actor])
        if window.deadline is not None:
            return Step(window.deadline, "answer", actor, HOLD)
        return None

    async def run(self) -> None:
        """Makes each step when it is due, until the table is closed or its match over."""
        table = self._table
        clock = asyncio.get_running_loop()
        retry = FIRST_RETRY
        while not table.closed and table.status != "over":
            table.wake.clear()
            step = self.next_step()
            if step is None or step.due > clock.time():
                await _woken(table.wake, None if step is None else step.due - clock.time())
                continue
            try:
                await self._make(step)
            except asyncio.CancelledError:
                raise
            # A full disk, or a fault in a bot: the table says so and tries again.
            except Exception as error:
                if isinstance(error, Unsaved):
                    table.trouble = error.text
                else:
                    # Its text may name what only one seat may know.
                    logger.exception("table %s: %s failed", table.id, step)
                    table.trouble = "Something broke on our side. The match is kept."
                table.announce()
                table.wake.clear()
                await _woken(table.wake, retry)
                retry = min(2 * retry, LAST_RETRY)
            else:
                retry = FIRST_RETRY

    async def _make(self, step: Step) -> None:
        """Makes a step, unless somebody has made it needless in the meantime."""
        table = self._table
        number = table.number
        # A bot may think for long: the table is not held up, so people can answer meanwhile.
        chosen = await self._choice(step.seat) if step.kind == "bot" else ""

        async def apply() -> None:
            await table.certain()
            now = self.next_step()
            if table.closed or table.number != number or now is None:
                return
            if (now.kind, now.seat) != (step.kind, step.seat):
                return
            if step.kind == "roll":
                await table.record(CHANCE, table.log.next_roll())
            else:
                await table.record(now.seat, chosen or now.action)

        await table.alone(apply)

    async def _choice(self, seat: int) -> str:
        if seat not in self._bots:
            self._bots[seat] = kickabout.bot(self._table.places[seat].kind.removeprefix("bot:"))
        bot = self._bots[seat]
        seen = self._table.log.match.seen(seat)
        started = time.perf_counter()
        if seat in self._slow:
            action = await asyncio.to_thread(bot.choose, seen)
        else:
            action = bot.choose(seen)
        if time.perf_counter() - started > SLOW_SECONDS:
            self._slow.add(seat)
        else:
            self._slow.discard(seat)
        return action


async def _woken(wake: asyncio.Event, seconds: float | None) -> None:
    """Waits until the event is set, or for as long as told."""
    try:
        await asyncio.wait_for(wake.wait(), seconds)
    except TimeoutError:
        return
