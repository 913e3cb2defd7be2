"""Hints: the advice of a strong bot, given to a seat that asks about its own decision."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Literal, TypedDict
from weakref import WeakKeyDictionary

from kickabout.bots.analysis import Analysis
from kickabout.bots.estimates import Choice
from kickabout.bots.foresight import Reply
from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.bots.levels import policy
from kickabout.bots.tree import HORIZON
from kickabout.engine.match import Seen
from kickabout.table.bots import HINT_LEVEL, BotError, BotPool, analysis_payload, is_ready
from kickabout.table.bots import analysis_of as told_analysis
from kickabout.table.errors import NotYours, Refused
from kickabout.table.language import bot_title
from kickabout.table.play.decisions import stale
from kickabout.table.play.live import LiveTable
from kickabout.table.play.window import asked
from kickabout.table.store import shared_state
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

SHOWN = 4
"""The most choices that a page lists."""
WORTH_TELLING = 0.03
"""The difference in goals, as a share of the trials, from which a choice is said to be worse by it."""


@dataclass
class Hint:
    """A seat's question and its answer."""

    question: int
    """The length of the log when the decision came up."""
    seen: Seen
    """The seat's view of the match when it asked."""
    thought: asyncio.Future[Analysis]

    @property
    def analysis(self) -> Analysis | None:
        """The result; None while the bot is thinking, or if it failed."""
        if not self.thought.done() or self.failed:
            return None
        return self.thought.result()

    @property
    def failed(self) -> bool:
        """Return whether the bot failed to answer."""
        done = self.thought.done()
        return done and (self.thought.cancelled() or self.thought.exception() is not None)


class Hints:
    """The hints that seats at the tables of a server have asked for."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._hints: WeakKeyDictionary[LiveTable, dict[int, Hint]] = WeakKeyDictionary()

    def given(self, table: LiveTable, seat: int) -> Hint | None:
        """Return the hint on the seat's current decision, None if it has not asked for one."""
        if not may_ask(table, seat):
            return None
        hint, question = self._hints.get(table, {}).get(seat), table.situation.question(seat)
        if hint is None or hint.question != question:
            return _told_elsewhere(table, seat, question)
        return hint

    def ask(self, table: LiveTable, seat: int, at: int) -> Hint:
        """Ask for a hint on the seat's decision, on the table as it stood when its log was `at`
        long.

        Routine decisions are answered by the rule of thumb, to which every bot leaves them, and so are all while the
        rules are still being compiled. Raises `NotYours` where hints are not allowed, `Stale` if the table has moved
        on, and `Refused` unless the decision is the seat's own to make now.
        """
        if not table.hints:
            raise NotYours(Message("error-no-hints"))
        if not table.situation.question(seat) <= at <= table.number:
            raise stale(table, seat, at)
        if not may_ask(table, seat):
            raise Refused(Message("error-hint-on-nothing"))
        hint = self.given(table, seat)
        own = self._hints.get(table, {}).get(seat)
        lost = hint is not own and hint is not None and not hint.thought.done()
        if hint is None or hint.failed or lost:  # the other server may have died
            seen = _asked_about(table, seat)
            plain = seen.is_routine or not is_ready(seen.game)
            thought = asyncio.create_task(
                _by_rule_of_thumb(seen) if plain else self._pool.analyse(seen)
            )
            question = table.situation.question(seat)
            hint = Hint(question, seen, thought)
            table.replica.tell(lambda c: shared_state.set_hint(c, table.id, seat, question, None))
            thought.add_done_callback(lambda done: _tell_elsewhere(table, seat, question, done))
            self._hints.setdefault(table, {})[seat] = hint
            # The others must not even learn that a hint was asked for.
            table.audience.announce_to(seat)
            thought.add_done_callback(lambda _: table.audience.announce_to(seat))
        return hint


def _tell_elsewhere(
    table: LiveTable, seat: int, question: int, thought: asyncio.Task[Analysis]
) -> None:
    """Store the result of a hint for the other servers."""
    failed = thought.cancelled() or thought.exception() is not None
    told = "" if failed else json.dumps(analysis_payload(thought.result()))
    table.replica.tell(lambda c: shared_state.set_hint(c, table.id, seat, question, told))


def _told_elsewhere(table: LiveTable, seat: int, question: int) -> Hint | None:
    """Return the hint that another server has given, or is working on, for the seat's current
    decision.
    """
    asked, told = table.replica.hints_elsewhere.get(seat, (-1, None))
    if asked != question:
        return None
    thought: asyncio.Future[Analysis] = asyncio.get_running_loop().create_future()
    if told == "":
        thought.cancel()
    elif told is not None:
        thought.set_result(told_analysis(table.log.match.game, json.loads(told)))
    return Hint(question, _asked_about(table, seat), thought)


def _asked_about(table: LiveTable, seat: int) -> Seen:
    """Return what the seat sees of its decision."""
    match, window = table.log.match, table.window
    return match.seen(seat) if window is None else asked(match, window.seats, seat)


async def _by_rule_of_thumb(seen: Seen) -> Analysis:
    """Return the rule of thumb's decision, for which no chances are estimated."""
    return Analysis((Choice(RuleOfThumbBot().choose(seen), None, 0.0, 0),))


def may_ask(table: LiveTable, seat: int) -> bool:
    """Return whether the seat has a decision of its own to make now."""
    window = table.window
    if seat not in table.people:
        return False
    return bool(table.legal(seat)) and (window is None or seat not in window.intents)


async def analysis_of(hint: Hint) -> Analysis:
    """Wait for the result of a hint; raises `Refused` if the bot failed."""
    try:
        return await asyncio.shield(hint.thought)
    except BotError as error:
        raise Refused(Message("error-hint-lost")) from error


def adviser(locale: str) -> str:
    """Return the name of the bot that gives the hints."""
    return bot_title(HINT_LEVEL, locale)


State = Literal["thinking", "ready", "failed"]


class Named(TypedDict):
    """An action as a page names it."""

    label: str
    on: int | None
    """The seat that it targets, if any."""
    known: bool
    """True if the page has a name for it; else `label` is its notation."""


class ShownChoice(Named):
    """One of the decisions in a hint."""

    action: str
    percent: int | None
    """The chance of winning with it; None if it was not tried."""
    why: str | None
    """What speaks for it if it counts as the best, else what speaks against it; None if nothing is known."""


class Reasons(TypedDict):
    """The reasons for the best choice beside its chance, as text; None for those that do not apply."""

    then: str | None
    """The rivals' most likely reply to the best choice."""
    rather: str | None
    """Their most likely reply to the second best."""
    either: bool
    """True if the two replies are the same."""


class OfferedHint(TypedDict):
    """Offer of a hint."""

    state: Literal["offered"]
    who: str


class ShownHint(TypedDict):
    """A hint as a page shows it."""

    state: State
    who: str
    choices: list[ShownChoice]
    """The choices that the searches can judge, best first."""
    equals: int
    """The number of those, from the first on, that are worth the same as far as can be told."""
    level: int
    """The number of choices if none is better than another: nothing is marked then, and one line says it; else 0."""
    error: int
    """The percentage points by which the chances may be wrong (95 % confidence)."""
    draws: bool
    """Whether the match can end as a draw, which the chances count as half a win."""
    untried: bool
    """Whether some choices were not tried, since the rule of thumb thinks little of them."""
    percent: dict[str, int]
    """By action."""
    cards: dict[str, int]
    """The best chance among the plays of each card in hand, by the card's id."""
    best: list[str]
    """The actions to be marked on the page: as many as are worth the same as the first."""
    routine: bool
    """Whether every bot leaves such a decision to its rule of thumb."""
    reasons: Reasons | None


def hint_context(hint: Hint | None, table: LiveTable, seat: int, locale: str) -> ShownHint | None:
    """Return the template context of a hint for the page of the seat that asked."""
    if hint is None:
        return None
    view = table.view(seat, locale)
    analysis = hint.analysis
    state: State = "failed" if hint.failed else "thinking" if analysis is None else "ready"
    choices = () if analysis is None else analysis.choices
    judged = {one.action: one for one in choices if one.chance is not None}
    reader = table.reader(seat, locale)
    whys = {} if analysis is None else whys_of(hint.seen, analysis, reader, SHOWN)
    percent = {action: round(100 * (one.chance or 0.0)) for action, one in judged.items()}
    plays = {card["id"]: [play["action"] for play in card["plays"]] for card in view["hand"]}
    level = len(choices) if analysis and 1 < len(judged) == analysis.equals == len(choices) else 0
    marked = 0 if level else analysis.equals if analysis and judged else 1
    percents = {
        card: [percent[one] for one in some if one in percent] for card, some in plays.items()
    }
    return {
        "state": state,
        "who": adviser(locale),
        "choices": [
            {
                "action": one.action,
                "percent": percent.get(one.action),
                "why": whys.get(one.action),
                **named(view, one.action),
            }
            for one in [*(judged.values() or choices)][:SHOWN]
        ],
        "equals": 1 if analysis is None else analysis.equals,
        "level": level,
        "error": max(1, *(round(196 * one.error) for one in judged.values()), 0),
        "draws": hint.seen.game.can_be_drawn(hint.seen.box),
        "untried": 0 < len(judged) < len(choices),
        "percent": {} if level else percent,
        "cards": {} if level else {card: max(some) for card, some in percents.items() if some},
        "best": [one.action for one in choices[:marked]],
        "routine": hint.seen.is_routine,
        "reasons": None if analysis is None else reasons_of(hint.seen, analysis, reader),
    }


def whys_of(
    seen: Seen, analysis: Analysis, reader: Reader, most: int | None = None
) -> dict[str, str]:
    """Return what there is to tell the seat of each choice, or of the first `most`, by action: the weightiest fact for
    what counts as the best, and against the others one that does not hold for the best.

    Several others against which the same speaks are told, after that, what is true of each alone. Without such a fact a
    choice is told what the trials have seen: the others compared with the best, the best with the
    next that differs from it.
    """
    game, box = seen.game, seen.box
    facts = {
        one.action: game.reasons(box, seen.state, seen.seat, game.actions.parse(box, one.action))
        for one in analysis.choices[:most]
    }
    best, *_ = analysis.choices
    next_best = next(iter(analysis.choices[analysis.equals :]), best)
    told: dict[str, str] = {}
    against: dict[str, list[str]] = {}
    for place, one in enumerate(analysis.choices[:most]):
        good = place < analysis.equals
        for fact in facts[one.action]:
            if fact.speaks_for == good and (good or fact not in facts[best.action]):
                told[one.action] = reader.sentence(fact.message)
                if not good:
                    against.setdefault(told[one.action], []).append(one.action)
                break
        else:
            if one is best or not good:
                turns = policy(HINT_LEVEL, game)[HORIZON]
                seen_in_trials = _of_trials(
                    one, next_best if good else best, analysis.equals, turns, good=good
                )
                if seen_in_trials:
                    told[one.action] = reader.sentence(seen_in_trials)
    for alike in against.values():
        for action in alike if len(alike) > 1 else ():
            others = [fact for other in alike if other != action for fact in facts[other]]
            own = [fact.message for fact in facts[action] if fact not in others]
            if own:
                told[action] += f" {reader.sentence(own[0])}"
    return told


def _of_trials(
    one: Choice, other: Choice, equals: int, turns: int, *, good: bool
) -> Message | None:
    """Return by what the trials of a choice differ most from those of another, in its favour if it is good and against
    it if not; None if by hardly anything. As many as `equals` count as the best.
    """
    sign = 1 if good else -1
    scored = sign * (one.scores - other.scores)
    conceded = sign * (other.concedes - one.concedes)
    if max(scored, conceded) < WORTH_TELLING:
        return None
    if scored > conceded:
        kind, here, there = "scores", one.scores, other.scores
    else:
        kind, here, there = "concedes", one.concedes, other.concedes
    name = f"hint-{kind}-{'more' if here > there else 'less'}"
    figures = {
        "here": round(100 * here),
        "there": round(100 * there),
        "turns": turns,
        "equals": equals,
    }
    return Message(f"{name}-of-game", **figures).or_else(name)


def reasons_of(seen: Seen, analysis: Analysis, reader: Reader) -> Reasons:
    """Return the reasons for the best choice, for the seat that asked."""
    replies = {reply.action: reply for reply in analysis.replies}
    best, other = ([replies.get(one.action) for one in analysis.choices[:2]] + [None, None])[:2]
    return {
        "then": _told(seen, best, reader),
        "rather": _told(seen, other, reader),
        "either": best is not None and other is not None and best.observed == other.observed,
    }


def _told(seen: Seen, reply: Reply | None, reader: Reader) -> str | None:
    """Return a reply as the commentary narrates it; None if it does not."""
    if reply is None:
        return None
    remarks = seen.game.narrate(seen.box, reply.before, reply.observed, reply.after, seen.seat)
    return reader.sentence(remarks[0].message) if remarks else None


def named(view: Any, action: str) -> Named:
    """Return an action as a page names it whose view offers it."""
    plays = [play for card in view["hand"] for play in card["plays"]]
    substitutes = (view.get("bring") or {}).get("subs", [])
    for one in (*plays, *view["choices"], *view.get("spots", []), *substitutes):
        label = one.get("said", one.get("label"))
        if one["action"] == action and label:
            return {"label": label, "on": one.get("on"), "known": True}
    return {"label": action[:1].upper() + action[1:], "on": None, "known": False}
