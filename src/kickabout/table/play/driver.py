"""The driver of a table: everything that happens without a press. It sets the dice, plays chance,
bots and scripts, and ends response windows and clocks.
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
from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE
from kickabout.engine.transcript import LOSE_ON_TIME, RUN_OUT
from kickabout.table import metrics
from kickabout.table.bots import (
    BENCH,
    BotPool,
    chooses_team,
    is_level,
    is_ready,
    patience,
    unlike_others,
)
from kickabout.table.cast import CHARACTERS
from kickabout.table.errors import MovedOn, Unsaved
from kickabout.table.play.coach import Coach
from kickabout.table.play.live import LiveTable
from kickabout.table.play.player_clocks import clock_ends, is_decided_for
from kickabout.table.play.resigning import lose
from kickabout.table.play.sealing import advance
from kickabout.table.play.seat_changes import bring_on
from kickabout.table.play.standing import LEAST_SECONDS, lets_stand
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.play.window import asked
from kickabout.text.messages import Message

SLOW_SECONDS = 0.005
"""A bot that runs in the server and took longer than this last time runs in a worker thread."""
FIRST_RETRY = 0.5
LAST_RETRY = 10.0

Question = tuple[int, int, str]
"""The question that a bot is asked: the log's length when it came up, its seat and its kind."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step:
    """The next thing that happens without a press."""

    due: float
    """The moment at which it is due, on the event loop's clock."""
    kind: Literal["dice", "roll", "bot", "answer", "clock", "flag", "script"]
    seat: int
    action: str = ""
    """The action to play if it is settled already: an answer, or a step of a lesson's script."""


def next_step(table: LiveTable) -> Step | None:
    """Return the next step and when it is due; None while the table waits for somebody, or is over."""
    if table.dice is not None and table.sealing:
        return None if table.seats.unplayed else Step(table.dice.due, "dice", CHANCE)
    coach = table.coach
    if coach is not None and coach.conducts:
        return _next_in_script(table, coach)
    step, clock = _next_decision(table), table.situation.clock
    if clock is not None and (step is None or clock.deadline <= step.due):
        step = Step(clock.deadline, "clock", CHANCE)
    flag = _next_flag(table)
    return flag if step is None or (flag is not None and flag.due < step.due) else step


def _next_flag(table: LiveTable) -> Step | None:
    """Return when somebody's time is over first. In a response window the seats' turns come one after the other."""
    ends, window = clock_ends(table), table.window
    if window is not None:
        first, end = window.seats[0], ends.get(window.seats[0])
        if end is None or first in window.intents or lets_stand(table, first):
            return None
        return Step(end, "flag", first)
    seat = min(ends, key=lambda one: ends[one], default=None)
    return None if seat is None else Step(ends[seat], "flag", seat)


def _next_in_script(table: LiveTable, coach: Coach) -> Step | None:
    """Return the next scripted step of a lesson; None while the learner reads or decides."""
    due = coach.due
    if table.status != "playing" or due is None or coach.waits:
        return None
    bot = None if due.actor == CHANCE else table.bot_at(due.actor)
    rest = (
        table.situation.pause if bot is None else max(table.situation.pause, _patience(table, bot))
    )
    return Step(table.situation.since + rest, "script", due.actor, due.action)


def _next_decision(table: LiveTable) -> Step | None:
    """Return the next step, the game's clock aside.

    When a bot's decision is due depends only on what everybody sees and on its kind: not on its
    hand, on whether it has a choice, or on how long it thinks.
    """
    actor = table.log.match.actor
    if table.status != "playing" or actor is None:
        return None
    paced = table.situation.since + table.situation.pause
    if table.situation.enters:
        return None
    if actor == "chance":
        return Step(max(paced, table.links_due), "roll", CHANCE)
    if table.log.asked:
        # Bots do not wait for others who decide at the same time, even if people wait for them.
        # But they choose no team before people have, so as not to take the same one.
        match = table.log.match
        if any(chooses_team(match, seat) for seat in table.people if seat in table.log.asked):
            return None
        bots = ((seat, bot) for seat in table.log.asked if (bot := table.bot_at(seat)) is not None)
        steps = (
            Step(
                table.situation.asked_since(seat)
                + max(table.situation.pause, _patience(table, bot)),
                "bot",
                seat,
            )
            for seat, bot in bots
        )
        return min(steps, key=lambda step: step.due, default=None)
    window, bot = table.window, table.bot_at(actor)
    if bot is not None:
        # All who are asked in a window have been thinking since it opened.
        began = table.situation.since if window is None else window.since
        return Step(max(paced, began + _patience(table, bot)), "bot", actor)
    if window is None:
        return None
    if table.stored.is_over_days:
        least = window.since + LEAST_SECONDS * table.situation.pace
        answer = HOLD if lets_stand(table, actor) else None
        answer = window.intents.get(actor, answer)
        return None if answer is None else Step(least, "answer", actor, answer)
    if actor in window.intents:
        return Step(table.situation.since, "answer", actor, window.intents[actor])
    if actor == window.reading:
        return Step(window.read_by, "answer", actor, HOLD)
    if window.deadline is not None:
        return Step(window.deadline, "answer", actor, HOLD)
    return None


def _patience(table: LiveTable, bot: str) -> float:
    """Return the seconds after which a bot's decision appears at a table; routine decisions, and obvious ones, take no
    time.
    """
    at_once = table.log.match.is_routine or table.log.obvious is not None
    return 0.0 if at_once else patience(bot) * table.pace


class Driver:
    """A task that keeps one table going."""

    def __init__(self, table: LiveTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._bots: dict[str, Bot] = {}
        self._slow: set[str] = set()
        self._thoughts: dict[Question, asyncio.Task[str]] = {}

    async def run(self) -> None:
        """Make each step when it is due, until the table is closed or its match over."""
        table = self._table
        retry = FIRST_RETRY
        try:
            while not table.closed and table.status != "over":
                table.wake.clear()
                if table.replica.fence is None:  # another server drives it
                    self._forget(list(self._thoughts))
                    await _woken(table.wake, None)
                    continue
                with suppress(Unsaved):  # whoever asked may ask again
                    await bring_on(table)
                step = next_step(table)
                self._think()
                if step is None or step.due > table.now:
                    await _woken(table.wake, None if step is None else step.due - table.now)
                    continue
                if await self._made(step):
                    retry = FIRST_RETRY
                elif not table.closed:
                    table.audience.announce()
                    table.wake.clear()
                    await _woken(table.wake, retry)
                    retry = min(2 * retry, LAST_RETRY)
        finally:
            self._forget(list(self._thoughts))

    async def _made(self, step: Step) -> bool:
        """Make a step; return False if it failed: the table then shows why, and the step is
        retried.
        """
        table = self._table
        try:
            await self._make(step)
        except asyncio.CancelledError:
            raise
        except MovedOn:
            return False
        except Unsaved as error:
            table.trouble = error.message
        # A fault in a bot or in the rules. Its text may contain what only one seat may know.
        except Exception:
            if table.closed:
                return False
            logger.exception("table %s: %s failed", table.id, step)
            table.trouble = Message("error-fault-at-table")
        else:
            return True
        return False

    async def _make(self, step: Step) -> None:
        """Make a step, unless it has become obsolete in the meantime."""
        table = self._table
        number = table.number
        # A bot may think for long: the lock is not held meanwhile, so that people can answer.
        chosen = ""
        if step.kind == "bot":
            chosen = await self._choice(step.seat)
        elif step.kind == "flag" and is_decided_for(table, step.seat):
            chosen = await self._near_choice(BENCH, step.seat)

        async def make(turn: Turn) -> None:
            now = next_step(table)
            if table.closed or table.number != number or now is None or now.due > table.now:
                return
            if (now.kind, now.seat) != (step.kind, step.seat):
                return
            if step.kind == "dice":
                await advance(turn, table)
            elif step.kind == "roll":
                turn.play(CHANCE, table.next_roll(), by_itself=True)
            elif step.kind == "clock":
                assert table.situation.clock is not None
                turn.play(CHANCE, table.situation.clock.end, by_itself=True)
            elif step.kind == "flag" and not chosen:
                lose(turn, table, step.seat, LOSE_ON_TIME, by_itself=True)
            elif step.kind == "flag":
                turn.play(step.seat, RUN_OUT, by_itself=True)
                turn.play(step.seat, chosen, by_itself=True, player=table.bench(BENCH))
            else:
                turn.play(now.seat, chosen or now.action, by_itself=True)

        await take_turn(table, make)
        metrics.BY_ITSELF.labels(step.kind).inc()

    # --- bots ----------------------------------------------------------------------------------

    def _questions(self) -> list[Question]:
        """Return the questions that bots in the background have to answer now; in a window, those
        of all seats asked.
        """
        table = self._table
        actor, window = table.log.match.actor, table.window
        scripted = table.coach is not None and table.coach.due is not None
        if table.status != "playing" or not isinstance(actor, int) or scripted:
            return []
        seats = window.seats if window is not None else list(table.log.asked) or [actor]
        bots = ((seat, table.bot_at(seat)) for seat in seats)
        return [
            (table.situation.question(seat), seat, bot)
            for seat, bot in bots
            if bot is not None and self._is_far(bot)
        ]

    def _is_far(self, bot: str) -> bool:
        """Return whether a bot thinks in another process; none does for a routine decision, nor
        while its game is still being compiled.
        """
        match = self._table.log.match
        return is_level(bot) and not match.is_routine and is_ready(match.game)

    def _think(self) -> None:
        """Start the bots on their questions as soon as these come up, and drop obsolete ones."""
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
        character = CHARACTERS.get(table.places[seat].cast or "")
        player = bot if character is None else character.player
        return await self._pool.choose(player, seen, seconds=seconds, alone=alone, seed=self._seed)

    @property
    def _seed(self) -> int | None:
        """The seed of a bot's decision in a match of the day, where it plays alike against all who do; None at other
        tables.
        """
        table = self._table
        if table.stored.day is None or table.dice is None:
            return None
        return table.dice.seed(f"decision {table.log.match.number}")

    def _forget(self, questions: Iterable[Question]) -> None:
        for question in questions:
            thought = self._thoughts.pop(question)
            thought.cancel()
            thought.add_done_callback(_unheard)

    async def _choice(self, seat: int) -> str:
        """Return the decision of the bot at a seat."""
        bot = self._table.bot_at(seat)
        assert bot is not None
        self._think()
        for question, thought in list(self._thoughts.items()):
            if question[1] == seat:
                try:
                    return await thought
                except BaseException:
                    self._forget([question])  # so that it is asked again
                    raise
        return await self._near_choice(bot, seat)

    async def _near_choice(self, kind: str, seat: int) -> str:
        """Return the decision of a bot that runs in the server itself, since it takes next to no
        time.
        """
        name = BENCH if is_level(kind) else kind
        seed = self._seed
        bot = self._bots.get(name) if seed is None else kickabout.bot(name, seed=seed)
        if bot is None:
            bot = self._bots[name] = kickabout.bot(name)
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
"""One thread for all slow bots: several would compete with the event loop for the interpreter."""


def _unheard(thought: asyncio.Task[str]) -> None:
    """Retrieve the result of a thought that nobody waits for, so that asyncio does not log it."""
    with suppress(asyncio.CancelledError):
        thought.exception()


async def _woken(wake: asyncio.Event, seconds: float | None) -> None:
    """Wait until the event is set, or until the timeout."""
    try:
        async with asyncio.timeout(seconds):
            await wake.wait()
    except TimeoutError:
        return
