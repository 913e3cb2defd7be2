"""Hints: what a strong bot would do, told to the seat that asks about its own decision."""

import asyncio
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from kickabout.bots.analysis import Analysis
from kickabout.engine.view_types import View
from kickabout.table.bots import HINT_LEVEL, BotError, BotPool, is_ready
from kickabout.table.errors import NotYours, Refused
from kickabout.table.language import bot_title
from kickabout.table.play.live import LiveTable
from kickabout.table.play.window import asked
from kickabout.text.messages import Message


@dataclass
class Hint:
    """What a seat has asked, and what it was told."""

    question: int
    """The length of the log when the decision came up."""
    thought: asyncio.Task[Analysis]

    @property
    def analysis(self) -> Analysis | None:
        """What was found; None while it is being thought about, or if it failed."""
        if not self.thought.done() or self.failed:
            return None
        return self.thought.result()

    @property
    def failed(self) -> bool:
        """Whether it could not be thought about."""
        done = self.thought.done()
        return done and (self.thought.cancelled() or self.thought.exception() is not None)


class Hints:
    """The hints that were asked for at the tables of a server."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._hints: WeakKeyDictionary[LiveTable, dict[int, Hint]] = WeakKeyDictionary()

    def given(self, table: LiveTable, seat: int) -> Hint | None:
        """The hint on the decision that the seat has to make now, None if it has asked for none."""
        hint = self._hints.get(table, {}).get(seat)
        if hint is None or not may_ask(table, seat) or hint.question != table.question(seat):
            return None
        return hint

    def ask(self, table: LiveTable, seat: int, at: int) -> Hint:
        """Asks about the seat's decision, on the table as it stood when its log was `at` long.

        Raises `NotYours` where hints are not allowed, `Stale` if the table has moved on, and `Refused`
        unless the decision is the seat's own to make now, or while there are no compiled rules yet.
        """
        if not table.hints:
            raise NotYours(Message("error-no-hints"))
        if not table.question(seat) <= at <= table.number:
            raise table.stale(seat, at)
        if not may_ask(table, seat):
            raise Refused(
                Message("error-hint-on-routine")
                if table.log.match.is_routine
                else Message("error-hint-on-nothing")
            )
        if not is_ready(table.log.match.game):
            raise Refused(Message("error-hint-not-ready"))
        hint = self.given(table, seat)
        if hint is None or hint.failed:
            match, window = table.log.match, table.window
            seen = match.seen(seat) if window is None else asked(match, window.seats, seat)
            thought = asyncio.create_task(self._pool.analyse(seen))
            hint = self._hints.setdefault(table, {})[seat] = Hint(table.question(seat), thought)
            # The others do not even learn that a hint was asked for.
            table.announce_to(seat)
            thought.add_done_callback(lambda _: table.announce_to(seat))
        return hint


def may_ask(table: LiveTable, seat: int) -> bool:
    """Whether the seat has a decision of its own to make now, and one to think about."""
    window = table.window
    if table.log.match.is_routine or seat not in table.people:
        return False
    return bool(table.legal(seat)) and (window is None or seat not in window.intents)


async def analysis_of(hint: Hint) -> Analysis:
    """What the hint says, once it has been thought about; raises `Refused` if that failed."""
    try:
        return await asyncio.shield(hint.thought)
    except BotError as error:
        raise Refused(Message("error-hint-lost")) from error


def adviser(locale: str) -> str:
    """Who gives the hints, by name."""
    return bot_title(HINT_LEVEL, locale)


def hint_context(hint: Hint | None, view: View, locale: str) -> dict[str, Any] | None:
    """What a page shows of a hint; `view` is the seat's own."""
    if hint is None:
        return None
    analysis = hint.analysis
    state = "failed" if hint.failed else "thinking" if analysis is None else "ready"
    choices = () if analysis is None else analysis.choices
    percent = {one.action: round(100 * one.chance) for one in choices if one.visits}
    plays = {card["id"]: [play["action"] for play in card["plays"]] for card in view["hand"]}
    percents = {
        card: [percent[one] for one in some if one in percent] for card, some in plays.items()
    }
    return {
        "state": state,
        "who": adviser(locale),
        "choices": [
            {"action": one.action, "percent": percent.get(one.action), **_label(view, one.action)}
            for one in choices
        ],
        "percent": percent,
        "cards": {card: max(some) for card, some in percents.items() if some},
        "best": choices[0].action if choices else None,
    }


def _label(view: Any, action: str) -> dict[str, Any]:
    """How a page calls an action, and the seat that it is played on, if it is played on one."""
    plays = [play for card in view["hand"] for play in card["plays"]]
    substitutes = (view.get("bring") or {}).get("subs", [])
    for one in (*plays, *view["choices"], *view.get("spots", []), *substitutes):
        label = one.get("said", one.get("label"))
        if one["action"] == action and label:
            return {"label": label, "on": one.get("on"), "known": True}
    return {"label": action[:1].upper() + action[1:], "on": None, "known": False}
