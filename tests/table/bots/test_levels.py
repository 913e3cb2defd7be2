"""Bots that think in the background: nobody waits for them, and their timing tells nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from kickabout.engine.game import Game
from kickabout.engine.match import Match, Seen
from kickabout.table.bots import levels
from kickabout.table.bots.pool import BotError
from kickabout.table.cast import CHARACTERS
from kickabout.table.errors import Refused
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import Step, next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Arranged, Terms
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.web.pages.bots_view import bots_context
from tests.table.conftest import eventually, first_decision, hand, opened, settled, until

pytestmark = pytest.mark.anyio
Scene = Callable[..., Match]
OFFENCE = ("short-pass", "nutmeg", "through-ball", "overlap", "long-pass")


class Minds:
    """Stand-in for the processes: records the jobs, and answers when the test lets it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Seen, bool]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.answer: Callable[[Seen], str] = lambda seen: seen.legal[-1]

    async def choose(
        self,
        kind: str,
        seen: Seen,
        *,
        seconds: float = 0.0,
        alone: bool = False,
        seed: int | None = None,
    ) -> str:
        self.asked.append((kind, seen, alone))
        await self.free.wait()
        return self.answer(seen)


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the rules are compiled."""

    def always(game: Game) -> bool:
        return True

    for module in (
        "play.driver",
        "play.registry",
        "play.hints",
        "play.win_chart",
    ):
        monkeypatch.setattr(f"kickabout.table.{module}.is_ready", always)
    monkeypatch.setattr("kickabout.table.bots.pool.BotPool.prepare", lambda *_: None)


@pytest.fixture
async def minds(
    tables: Tables, ready: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Minds]:
    made = Minds()
    monkeypatch.setattr(tables.bot_pool, "choose", made.choose)
    yield made
    made.free.set()


async def against(tables: Tables, *bots: str) -> LiveTable:
    kinds = ["you", *(f"bot:{bot}" for bot in bots)]
    made = await tables.setup.create(
        "futbol-dash", kinds, terms=Terms(answer_seconds=None), name="Ana", browser="b0"
    )
    return made.table


def attack_of(match: Match) -> str:
    return next(a for a in match.legal if a.removeprefix("play ") in OFFENCE)


async def test_it_is_told_what_its_seat_sees(tables: Tables, minds: Minds, scene: Scene) -> None:
    scene(2, lambda match: match.actor == 1)
    table = await against(tables, "pro")
    minds.free.clear()
    await until(table, lambda: table.log.match.actor == 1)
    await eventually(lambda: minds.asked)
    kind, seen, alone = minds.asked[0]
    assert (kind, seen.seat, alone) == ("pro", 1, False)
    assert seen.state == table.log.match.hidden(1)
    assert seen.state != table.log.match.state
    assert seen.legal == table.log.match.legal


async def test_a_member_of_the_cast_plays_in_its_style(tables: Tables, minds: Minds) -> None:
    madame = CHARACTERS["madame-bolt-the-door"]
    arranged = Arranged(rivals={1: madame})
    await tables.setup.create("futbol-dash", ["bot:pro", f"bot:{madame.bot}"], arranged=arranged)
    await eventually(lambda: {kind for kind, _, _ in minds.asked} == {"pro", "pro:cautious"})


async def test_bots_among_themselves_say_so(tables: Tables, minds: Minds) -> None:
    await tables.setup.create("futbol-dash", ["bot:youth", "bot:world"])
    await eventually(lambda: minds.asked)
    assert {alone for _, _, alone in minds.asked} == {True}


async def test_while_it_thinks_everybody_is_answered(
    tables: Tables, minds: Minds, scene: Scene
) -> None:
    scene(2, lambda match: match.actor == 1)
    table = await against(tables, "world")
    minds.free.clear()
    await until(table, lambda: table.log.match.actor == 1)
    number = table.number
    with pytest.raises(Refused, match="not your turn"):
        await submit(table, 0, "hold", number)
    assert (await against(tables, "rule-of-thumb")).id != table.id
    assert table.number == number
    minds.free.set()
    await until(table, lambda: table.number > number)
    assert table.log.entries[number].action == minds.asked[0][1].legal[-1]


async def due_of_the_answer(tables: Tables, table: LiveTable) -> tuple[Step, float]:
    """Return the step by which the bot answers the first card, and when that card was played."""
    await first_decision(table)
    await submit(table, 0, attack_of(table.log.match), table.number)
    step = next_step(table)
    assert step is not None
    assert table.window is not None
    return step, table.window.since


@pytest.mark.parametrize("bot", ["youth", "amateur", "pro", "world"])
@pytest.mark.parametrize("held", [False, True])
async def test_when_it_answers_depends_on_its_level_alone(
    settings: Settings, ready: None, scene: Scene, bot: str, held: bool
) -> None:
    """The time is the same with an answer or without any choice, and however long the bot thinks."""
    scene(2, lambda match: match.actor == 0 and ("foul" in hand(match, 1)) == held)
    async with opened(Settings(settings.data, pace=0.001, warm=False)) as tables:
        minds = Minds()
        tables.bot_pool.choose = minds.choose  # type: ignore[method-assign]  # a stand-in
        minds.free.clear()
        table = await against(tables, bot)
        step, since = await due_of_the_answer(tables, table)
        minds.free.set()  # the tables close when nobody thinks any more
        pause = table.view(-1)["pause"] / 1000
        seconds = max(pause, levels.patience(bot)) * table.pace
        assert (step.kind, step.seat) == ("bot", 1)
        assert step.due == pytest.approx(since + seconds, abs=1e-9)
        assert levels.patience(bot) > 0


async def test_a_forced_answer_waits_for_its_turn_like_any_other(
    tables: Tables, minds: Minds, scene: Scene
) -> None:
    # A bot with nothing to choose is asked all the same, so that it queues as the others do.
    scene(2, lambda match: match.actor == 0 and "foul" not in hand(match, 1))
    table = await against(tables, "pro")
    await first_decision(table)
    minds.free.clear()
    await submit(table, 0, attack_of(table.log.match), table.number)
    number = table.number
    await eventually(lambda: minds.asked)
    assert minds.asked[0][1].legal == ["hold"]
    await settled(table)
    assert table.number == number
    minds.free.set()
    await until(table, lambda: table.number > number)


async def test_all_who_are_asked_in_a_window_think_at_once(
    tables: Tables, minds: Minds, scene: Scene
) -> None:
    scene(4, lambda match: match.actor == 0)
    table = await against(tables, "youth", "rule-of-thumb", "pro")
    await first_decision(table)
    minds.free.clear()
    await submit(table, 0, attack_of(table.log.match), table.number)
    number = table.number
    await eventually(lambda: len(minds.asked) >= 2)
    assert [(kind, seen.seat) for kind, seen, _ in minds.asked] == [("youth", 1), ("pro", 3)]
    third = minds.asked[1][1]
    minds.answer = lambda _: "hold"
    minds.free.set()
    await until(table, lambda: table.number >= number + 2)
    # What it thought about is what it would have seen in its turn, with the others holding.
    if [entry.action for entry in table.log.entries[number : number + 2]] == ["hold", "hold"]:
        later = table.log.match.at(table.log.match.number - (table.number - number - 2))
        assert third.legal == later.seen(3).legal
        assert third.state == later.hidden(3)
    await until(table, lambda: table.window is None or table.window.opened != number)
    assert sum(seen.seat == 3 for _, seen, _ in minds.asked) == 1


async def test_a_lost_thought_is_thought_again(
    tables: Tables, minds: Minds, scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.driver.FIRST_RETRY", 0.01)
    scene(2, lambda match: match.actor == 1)
    lost: list[int] = []

    def lose(seen: Seen) -> str:
        if len(lost) < 2:
            lost.append(seen.seat)
            raise BotError("3 processes were lost to it")
        return seen.legal[0]

    minds.answer = lose
    table = await against(tables, "pro")
    await until(table, lambda: table.trouble is not None)
    assert "processes" not in str(table.trouble)
    await until(table, lambda: table.log.match.actor != 1 and table.number > 14)
    assert lost == [1, 1]
    assert table.trouble is None


async def test_a_thought_on_what_has_gone_by_is_dropped(
    tables: Tables, minds: Minds, scene: Scene
) -> None:
    scene(3, lambda match: match.actor == 0 and "foul" in hand(match, 1))
    made = await tables.setup.create(
        "futbol-dash",
        ["you", "open", "bot:pro"],
        terms=Terms(answer_seconds=None),
        name="P0",
        browser="b0",
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    table, _ = await tables.join(token, "P1", "b1")
    await first_decision(table)
    minds.free.clear()
    await submit(table, 0, attack_of(table.log.match), table.number)
    await eventually(lambda: minds.asked)
    await submit(table, 1, "play foul", table.number)
    # The card is answered; what the bot thought of it is no answer to the Foul.
    await eventually(lambda: len(minds.asked) >= 2)
    assert minds.asked[0][1].state != minds.asked[1][1].state
    minds.free.set()
    number = table.number
    await until(table, lambda: table.number > number)
    assert (table.log.entries[number].actor, table.waiting_for()) == (2, [0])


async def test_until_the_rules_are_compiled_it_plays_by_the_rule_of_thumb(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.driver.is_ready", lambda _: False)
    monkeypatch.setattr("kickabout.table.play.registry.is_ready", lambda _: False)

    async def nobody(*_: Any, **__: Any) -> str:
        raise AssertionError("no process has rules to think with")

    monkeypatch.setattr(tables.bot_pool, "choose", nobody)
    made = await tables.setup.create("futbol-dash", ["bot:pro", "bot:world"], {"goals": 1})
    table = made.table
    await until(table, lambda: table.status == "over")


def test_the_levels_stand_in_order_and_one_is_usual() -> None:
    ranked = sorted(
        (bot for bot in bots_context("en") if bot["strength"]), key=lambda b: b["strength"]
    )
    assert [bot["kind"] for bot in ranked] == ["youth", "amateur", "rule-of-thumb", "pro", "world"]
    assert [bot["kind"] for bot in bots_context("en") if bot["usual"]] == ["amateur"]
    bots = bots_context("en")
    assert len({bot["title"] for bot in bots}) == len(bots)
    assert all(bot["character"].endswith(".") for bot in bots)
