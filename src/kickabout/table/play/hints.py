"""Hints: what a strong bot would do, told to the seat that asks about its own decision."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Literal, TypedDict
from weakref import WeakKeyDictionary

from kickabout.bots.analysis import Analysis, Choice, hand_of
from kickabout.bots.foresight import Reply
from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.engine.match import Seen
from kickabout.table.bots import HINT_LEVEL, BotError, BotPool, analysis_payload, is_ready
from kickabout.table.bots import analysis_of as told_analysis
from kickabout.table.errors import NotYours, Refused
from kickabout.table.language import bot_title
from kickabout.table.play.live import LiveTable
from kickabout.table.play.preparations import unlike_others
from kickabout.table.play.window import asked
from kickabout.table.store import asides
from kickabout.text.messages import Message
from kickabout.text.reader import Reader


@dataclass
class Hint:
    """What a seat has asked, and what it was told."""

    question: int
    """The length of the log when the decision came up."""
    seen: Seen
    """What the seat saw of it."""
    thought: asyncio.Future[Analysis]

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
        if not may_ask(table, seat):
            return None
        hint, question = self._hints.get(table, {}).get(seat), table.question(seat)
        if hint is None or hint.question != question:
            return _told_elsewhere(table, seat, question)
        return hint

    def ask(self, table: LiveTable, seat: int, at: int) -> Hint:
        """Asks about the seat's decision, on the table as it stood when its log was `at` long.

        What is routine is answered by the rule of thumb, which every bot leaves it to.
        Raises `NotYours` where hints are not allowed, `Stale` if the table has moved on, and `Refused`
        unless the decision is the seat's own to make now, or while there are no compiled rules yet.
        """
        if not table.hints:
            raise NotYours(Message("error-no-hints"))
        if not table.question(seat) <= at <= table.number:
            raise table.stale(seat, at)
        if not may_ask(table, seat):
            raise Refused(Message("error-hint-on-nothing"))
        if not table.log.match.is_routine and not is_ready(table.log.match.game):
            raise Refused(Message("error-hint-not-ready"))
        hint = self.given(table, seat)
        own = self._hints.get(table, {}).get(seat)
        lost = hint is not own and hint is not None and not hint.thought.done()
        if hint is None or hint.failed or lost:  # whoever thinks elsewhere may have died
            seen = _asked_about(table, seat)
            work = _by_rule_of_thumb(seen) if seen.is_routine else self._pool.analyse(seen)
            thought = asyncio.create_task(work)
            question = table.question(seat)
            hint = Hint(question, seen, thought)
            table.write_aside(lambda c: asides.set_hint(c, table.id, seat, question, None))
            thought.add_done_callback(lambda done: _tell_elsewhere(table, seat, question, done))
            self._hints.setdefault(table, {})[seat] = hint
            # The others do not even learn that a hint was asked for.
            table.announce_to(seat)
            thought.add_done_callback(lambda _: table.announce_to(seat))
        return hint


def _tell_elsewhere(
    table: LiveTable, seat: int, question: int, thought: asyncio.Task[Analysis]
) -> None:
    """Lets the other servers know what was found."""
    failed = thought.cancelled() or thought.exception() is not None
    found = "" if failed else json.dumps(analysis_payload(thought.result()))
    table.write_aside(lambda c: asides.set_hint(c, table.id, seat, question, found))


def _told_elsewhere(table: LiveTable, seat: int, question: int) -> Hint | None:
    """What another server has found, or thinks about, for the decision that the seat has to make now."""
    asked, found = table.hints_elsewhere.get(seat, (-1, None))
    if asked != question:
        return None
    thought: asyncio.Future[Analysis] = asyncio.get_running_loop().create_future()
    if found == "":
        thought.cancel()
    elif found is not None:
        thought.set_result(told_analysis(table.log.match.game, json.loads(found)))
    return Hint(question, _asked_about(table, seat), thought)


def _asked_about(table: LiveTable, seat: int) -> Seen:
    """What the seat sees of its decision; of ready-made teams those alone that nobody has taken."""
    match, window = table.log.match, table.window
    return unlike_others(match, seat) if window is None else asked(match, window.seats, seat)


async def _by_rule_of_thumb(seen: Seen) -> Analysis:
    """What every bot would do about something routine, of which nobody works out a chance."""
    return Analysis((Choice(RuleOfThumbBot().choose(seen), 0.0, 0),))


def may_ask(table: LiveTable, seat: int) -> bool:
    """Whether the seat has a decision of its own to make now."""
    window = table.window
    if seat not in table.people:
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


State = Literal["thinking", "ready", "failed"]


class Named(TypedDict):
    """How a page calls an action."""

    label: str
    on: int | None
    """The seat that it is played on, if it is played on one."""
    known: bool
    """Whether the page has a name for it; else `label` is its notation."""


class ShownChoice(Named):
    """A decision of a hint."""

    action: str
    percent: int | None
    """The chance to win with it, None if it was not tried."""


class Forbidden(TypedDict):
    """A card that looks better than the best choice but may not be played."""

    card: str
    why: str


class Reasons(TypedDict):
    """What speaks for the best choice beside its figure, as text; what cannot be told is None."""

    forbidden: Forbidden | None
    then: str | None
    """The rivals' most likely reply to the best choice."""
    rather: str | None
    """Their most likely reply to the second best."""
    either: bool
    """Whether the two replies are the same."""


class OfferedHint(TypedDict):
    """That a hint may be asked for."""

    state: Literal["offered"]
    who: str


class ShownHint(TypedDict):
    """What a page shows of a hint."""

    state: State
    who: str
    choices: list[ShownChoice]
    percent: dict[str, int]
    """By action."""
    cards: dict[str, int]
    """The best chance that a card of the hand has, by its id."""
    best: str | None
    routine: bool
    reasons: Reasons | None


def hint_context(hint: Hint | None, table: LiveTable, seat: int, locale: str) -> ShownHint | None:
    """What the page of the seat that asked shows of a hint."""
    if hint is None:
        return None
    view = table.view(seat, locale)
    analysis = hint.analysis
    state: State = "failed" if hint.failed else "thinking" if analysis is None else "ready"
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
            {"action": one.action, "percent": percent.get(one.action), **_named(view, one.action)}
            for one in choices
        ],
        "percent": percent,
        "cards": {card: max(some) for card, some in percents.items() if some},
        "best": choices[0].action if choices else None,
        "routine": hint.seen.is_routine,
        "reasons": None
        if analysis is None
        else reasons_of(hint.seen, analysis, table.reader(seat, locale)),
    }


def reasons_of(seen: Seen, analysis: Analysis, reader: Reader) -> Reasons:
    """Return what speaks for the best choice, told to the seat that asked."""
    replies = {reply.action: reply for reply in analysis.replies}
    best, other = ([replies.get(one.action) for one in analysis.choices[:2]] + [None, None])[:2]
    return {
        "forbidden": _forbidden(seen, analysis.forbidden, reader),
        "then": _told(seen, best, reader),
        "rather": _told(seen, other, reader),
        "either": best is not None and other is not None and best.observed == other.observed,
    }


def _told(seen: Seen, reply: Reply | None, reader: Reader) -> str | None:
    """A reply as the commentary would tell it; None if it would not."""
    if reply is None:
        return None
    remarks = seen.game.narrate(seen.box, reply.before, reply.observed, reply.after, seen.seat)
    return reader.sentence(remarks[0].message) if remarks else None


def _forbidden(seen: Seen, action: str | None, reader: Reader) -> Forbidden | None:
    """The card that looks better but may not be played, and why not."""
    if action is None:
        return None
    card = next(card for card in hand_of(seen) if card["card"] in action.split())
    why = card["why"]
    return {"card": reader.text(card["name"]), "why": reader.text(why)} if why else None


def _named(view: Any, action: str) -> Named:
    plays = [play for card in view["hand"] for play in card["plays"]]
    substitutes = (view.get("bring") or {}).get("subs", [])
    for one in (*plays, *view["choices"], *view.get("spots", []), *substitutes):
        label = one.get("said", one.get("label"))
        if one["action"] == action and label:
            return {"label": label, "on": one.get("on"), "known": True}
    return {"label": action[:1].upper() + action[1:], "on": None, "known": False}
