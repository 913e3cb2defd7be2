"""What happens at a table without anybody pressing: the dice are set, chance, bots, the end of a response window or of
a game's clock.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import kickabout
from kickabout.bots import Bot
from kickabout.engine.game import CHANCE
from kickabout.engine.notation import HOLD
from kickabout.table import metrics
from kickabout.table.bots import BotPool, is_level, is_ready, patience
from kickabout.table.errors import MovedOn, Unsaved
from kickabout.table.play.coach import Coach
from kickabout.table.play.live import LiveTable
from kickabout.table.play.preparations import chooses_team, unlike_others
from kickabout.table.play.sealing import advance
from kickabout.table.play.seat_changes import bring_on
from kickabout.table.play.window import asked
from kickabout.text.messages import Message

SLOW_SECONDS = 0.005
"""A bot of the server's own that took longer than this last time thinks in a worker thread."""
FIRST_RETRY = 0.5
LAST_RETRY = 10.0

Question = tuple[int, int, str]
"""What a bot thinks about: the log's length when it was asked, its seat and its kind."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step:
    """The next thing that happens by itself."""

    due: float
    """On the clock of the event loop."""
    kind: Literal["dice", "roll", "bot", "answer", "clock", "script"]
    seat: int
    action: str = ""
    """What is played, where that is settled already: an answer, or what a lesson's script says."""


def next_step(table: LiveTable) -> Step | None:
    """What comes next by itself and when; None while the table waits for somebody, or is over."""
    if table.dice is not None and table.sealing:
        return None if table.occupancy.unplayed else Step(table.dice.due, "dice", CHANCE)
    coach = table.coach
    if coach is not None and coach.conducts:
        return _next_in_script(table, coach)
    step, clock = _next_decision(table), table.clock
    if clock is not None and (step is None or clock.deadline <= step.due):
        return Step(clock.deadline, "clock", CHANCE)
    return step


def _next_in_script(table: LiveTable, coach: Coach) -> Step | None:
    """What a lesson plays by itself; None while the learner reads or decides."""
    due = coach.due
    if table.status != "playing" or due is None or coach.waits:
        return None
    bot = None if due.actor == CHANCE else table.bot_at(due.actor)
    rest = table.pause if bot is None else max(table.pause, _patience(table, bot))
    return Step(table.since + rest, "script", due.actor, due.action)


def _next_decision(table: LiveTable) -> Step | None:
    """The same but for the game's clock.

    When a bot's decision is due depends on what everybody sees and on its kind alone: not on what
    it holds, on whether it has a choice, or on how long it thinks.
    """
    actor = table.log.match.actor
    if table.status != "playing" or actor is None:
        return None
    paced = table.since + table.pause
    if table.enters:
        return None
    if actor == "chance":
        return Step(paced, "roll", CHANCE)
    if table.log.asked:
        # Bots wait for nobody who decides at the same time, nor do those for whom people wait.
        # But they take no team before people have, lest they take the same.
        match = table.log.match
        if any(chooses_team(match, seat) for seat in table.people if seat in table.log.asked):
            return None
        bots = ((seat, bot) for seat in table.log.asked if (bot := table.bot_at(seat)) is not None)
        steps = (
            Step(table.asked_since(seat) + max(table.pause, _patience(table, bot)), "bot", seat)
            for seat, bot in bots
        )
        return min(steps, key=lambda step: step.due, default=None)
    window, bot = table.window, table.bot_at(actor)
    if bot is not None:
        # All who are asked in a window have thought since it opened.
        began = table.since if window is None else window.since
        return Step(max(paced, began + _patience(table, bot)), "bot", actor)
    if window is None:
        return None
    if actor in window.intents:
        return Step(table.since, "answer", actor, window.intents[actor])
    if actor == window.reading:
        return Step(window.read_by, "answer", actor, HOLD)
    if window.deadline is not None:
        return Step(window.deadline, "answer", actor, HOLD)
    return None


def _patience(table: LiveTable, bot: str) -> float:
    """The seconds after which a bot's decision appears at a table; what is routine takes no thought."""
    return 0.0 if table.log.match.is_routine else patience(bot) * table.pace


class Driver:
    """Keeps one table going, from a task of its own."""

    def __init__(self, table: LiveTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._bots: dict[str, Bot] = {}
        self._slow: set[str] = set()
        self._thoughts: dict[Question, asyncio.Task[str]] = {}

    async def run(self) -> None:
        """Makes each step when it is due, until the table is closed or its match over."""
        table = self._table
        retry = FIRST_RETRY
        try:
            while not table.closed and table.status != "over":
                table.wake.clear()
                if table.fence is None:  # another server keeps it going
                    self._forget(list(self._thoughts))
                    await _woken(table.wake, None)
                    continue
                with suppress(Unsaved):  # they may ask again
                    await bring_on(table)
                step = next_step(table)
                self._think()
                if step is None or step.due > table.now:
                    await _woken(table.wake, None if step is None else step.due - table.now)
                    continue
                if await self._made(step):
                    retry = FIRST_RETRY
                elif not table.closed:
                    table.announce()
                    table.wake.clear()
                    await _woken(table.wake, retry)
                    retry = min(2 * retry, LAST_RETRY)
        finally:
            self._forget(list(self._thoughts))

    async def _made(self, step: Step) -> bool:
        """Makes a step; False if it failed: the table says why then, and it is tried again."""
        table = self._table
        try:
            await self._make(step)
        except asyncio.CancelledError:
            raise
        except MovedOn:
            table.fall_behind("table")
            return False
        except Unsaved as error:
            table.trouble = error.message
        # A fault in a bot or in the rules. Its text may name what only one seat may know.
        except Exception:
            if table.closed:
                return False
            logger.exception("table %s: %s failed", table.id, step)
            table.trouble = Message("error-fault-at-table")
        else:
            return True
        return False

    async def _make(self, step: Step) -> None:
        """Makes a step, unless somebody has made it needless in the meantime."""
        table = self._table
        number = table.number
        # A bot may think for long: the table is not held up, so people can answer meanwhile.
        chosen = await self._choice(step.seat) if step.kind == "bot" else ""

        async def apply() -> None:
            await table.reconcile()
            now = next_step(table)
            if table.closed or table.number != number or now is None or now.due > table.now:
                return
            if (now.kind, now.seat) != (step.kind, step.seat):
                return
            if step.kind == "dice" and now.due <= table.now:
                await advance(table)
            elif step.kind == "roll":
                await table.record(CHANCE, table.next_roll(), by_itself=True)
            elif step.kind == "script":
                await table.record(now.seat, now.action, by_itself=True)
            elif step.kind == "clock":
                assert table.clock is not None
                await table.record(CHANCE, table.clock.end, by_itself=True)
            else:
                await table.record(now.seat, chosen or now.action, by_itself=True)

        await table.exclusive(apply)
        metrics.BY_ITSELF.labels(step.kind).inc()

    # --- what the bots think -------------------------------------------------------------------

    def _questions(self) -> list[Question]:
        """What the bots that think in the background are asked now, in a window all of them at once."""
        table = self._table
        actor, window = table.log.match.actor, table.window
        scripted = table.coach is not None and table.coach.due is not None
        if table.status != "playing" or not isinstance(actor, int) or scripted:
            return []
        seats = window.seats if window is not None else list(table.log.asked) or [actor]
        bots = ((seat, table.bot_at(seat)) for seat in seats)
        return [
            (table.question(seat), seat, bot)
            for seat, bot in bots
            if bot is not None and self._is_far(bot)
        ]

    def _is_far(self, bot: str) -> bool:
        """Whether a bot thinks in another process; none does about what is routine, nor while its rules
        are being made.
        """
        match = self._table.log.match
        return is_level(bot) and not match.is_routine and is_ready(match.game)

    def _think(self) -> None:
        """Lets the bots think about what they are asked, from the moment on when they are."""
        questions = self._questions()
        self._forget([question for question in self._thoughts if question not in questions])
        for question in questions:
            if question not in self._thoughts:
                self._thoughts[question] = asyncio.create_task(self._thought(question))

    async def _thought(self, question: Question) -> str:
        table = self._table
        _, seat, bot = question
        match, window = table.log.match, table.window
        seen = match.seen(seat) if window is None else asked(match, window.seats, seat)
        alone = not (table.people or table.watched)
        seconds = patience(bot) * table.pace
        return await self._pool.choose(bot, seen, seconds=seconds, alone=alone)

    def _forget(self, questions: Iterable[Question]) -> None:
        for question in questions:
            thought = self._thoughts.pop(question)
            thought.cancel()
            thought.add_done_callback(_unheard)

    async def _choice(self, seat: int) -> str:
        """What the bot of a seat decides."""
        bot = self._table.bot_at(seat)
        assert bot is not None
        self._think()
        for question, thought in list(self._thoughts.items()):
            if question[1] == seat:
                try:
                    return await thought
                except BaseException:
                    self._forget([question])  # to be asked again
                    raise
        return await self._near_choice(bot, seat)

    async def _near_choice(self, kind: str, seat: int) -> str:
        """What a bot decides that thinks in the server itself, since it takes next to no time."""
        name = "rule-of-thumb" if is_level(kind) else kind
        if name not in self._bots:
            self._bots[name] = kickabout.bot(name)
        bot = self._bots[name]
        seen = unlike_others(self._table.log.match, seat)
        started = time.perf_counter()
        if name in self._slow:
            running = asyncio.get_running_loop().run_in_executor(_SLOW_BOTS, bot.choose, seen)
            action = await running
        else:
            action = bot.choose(seen)
        if time.perf_counter() - started > SLOW_SECONDS:
            self._slow.add(name)
        else:
            self._slow.discard(name)
        return action


_SLOW_BOTS = ThreadPoolExecutor(1, thread_name_prefix="kickabout-slow-bot")
"""One thread for all of them: several would keep the tables from the interpreter, and readers from theirs."""


def _unheard(thought: asyncio.Task[str]) -> None:
    """Takes note of how a thought ended that nobody waits for."""
    with suppress(asyncio.CancelledError):
        thought.exception()


async def _woken(wake: asyncio.Event, seconds: float | None) -> None:
    """Waits until the event is set, or for as long as told."""
    try:
        await asyncio.wait_for(wake.wait(), seconds)
    except TimeoutError:
        return
