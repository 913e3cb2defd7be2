"""The response window: common time, answers held until their turn, and no hint of who holds what."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import kickabout
from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.match import Match
from kickabout.table.errors import Illegal, Refused, Stale
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.driver import Step, next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.new_table import Terms
from kickabout.table.play.seat_changes import ask_bot, looked_at
from kickabout.table.play.tables import Tables
from kickabout.table.play.window import FIRST_TIME, READING_SECONDS, opened_at, seconds_of
from kickabout.table.settings import Settings
from kickabout.table.store import Entry, now
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.pages.table_view import table_context
from tests.table.conftest import first_decision, hand, opened, seated, settled, until
from tests.table.manual_time import MANUAL_TIME, pass_until

pytestmark = pytest.mark.anyio

OFFENCE = ("short-pass", "nutmeg", "through-ball", "overlap", "long-pass")
Scene = Callable[..., Match]
FIRST_SECONDS = FIRST_TIME * 4.0
"""The time to answer the first card of these matches, at tables set to four seconds."""


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


def attack_of(match: Match) -> str:
    """Return an offensive card that the first player can open with."""
    return next(action for action in match.legal if action.removeprefix("play ") in OFFENCE)


def holds(match: Match, *whose: bool) -> bool:
    """Return whether the seats after the actor hold a Foul, or do not, as told."""
    actor = match.actor
    assert isinstance(actor, int)
    return all(
        ("foul" in hand(match, (actor + place) % match.seats)) == wanted
        for place, wanted in enumerate(whose, 1)
    )


async def attacked(tables: Tables, **kwargs: Any) -> tuple[LiveTable, int, int]:
    """Return a table where the first card has just been played: with its player and the log's
    length.
    """
    table = await seated(tables, **kwargs)
    actor = await first_decision(table)
    await submit(table, actor, attack_of(table.log.match), table.number)
    return table, actor, table.number


@pytest.mark.parametrize("held", [(False, False), (True, False), (False, True), (True, True)])
async def test_its_length_does_not_depend_on_hands(
    tables: Tables, scene: Scene, held: tuple[bool, bool]
) -> None:
    scene(3, lambda match: holds(match, *held))
    table, actor, _ = await attacked(tables, people=3, answer_seconds=4.0)
    window = table.window
    assert window is not None
    assert window.seconds == FIRST_SECONDS
    step = next_step(table)
    assert step is not None
    assert (step.due, step.seat, step.action) == (window.deadline, (actor + 1) % 3, "hold")
    assert table.waiting_for() == [(actor + 1) % 3, (actor + 2) % 3]


def test_a_card_may_be_read_for_longer_the_first_time_it_is_answered() -> None:
    log, met = MatchLog(kickabout.new("futbol-dash", 3, seed=4)), set[str]()
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    times = []
    while not log.match.is_over:
        actor = log.match.actor
        if isinstance(actor, int):
            action, by = thumb.choose(log.match.seen(actor)), int(actor)
        else:
            action, by = log.next_roll(), CHANCE
        log.append(Entry(log.number, by, action, now()))
        window = log.window
        if window is not None and opened_at(log) == log.number:
            times.append(seconds_of(4.0, log, log.number))
            assert times[-1] == (4.0 if window.card in met else FIRST_SECONDS)
            assert seconds_of(None, log, log.number) is None
            met.add(window.card)
            again = MatchLog(kickabout.new("futbol-dash", 3, seed=4))
            again.extend(log.entries)  # as for a server that takes over
            assert seconds_of(4.0, again, opened_at(again)) == times[-1]
    assert {4.0, FIRST_SECONDS} <= set(times)


@pytest.mark.parametrize("held", [True, False])
async def test_one_press_leaves_the_rest_of_the_time_to_the_others(
    tables: Tables, scene: Scene, held: bool
) -> None:
    scene(3, lambda match: holds(match, False, held))
    table, actor, number = await attacked(tables, people=3, answer_seconds=4.0)
    before = table.window
    assert before is not None
    await submit(table, (actor + 1) % 3, "hold", number)
    assert table.window == replace(before, seats=before.seats[1:])
    step = next_step(table)
    assert step is not None
    assert (step.due, step.seat) == (before.deadline, (actor + 2) % 3)


async def test_an_early_answer_stands_until_its_turn(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, True))
    table, actor, number = await attacked(tables, people=3)
    first, second = (actor + 1) % 3, (actor + 2) % 3
    assert await submit(table, second, "play foul", number) == "standing"
    assert table.number == number
    assert table.window is not None
    assert table.window.intents == {second: "play foul"}
    assert table.waiting_for() == [first]
    assert await submit(table, first, "hold", number) == "played"
    await until(table, lambda: table.number >= number + 2)
    assert [(entry.actor, entry.action) for entry in table.log.entries[number : number + 2]] == [
        (first, "hold"),
        (second, "play foul"),
    ]


async def test_an_answer_that_stands_may_be_changed(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, True))
    table, actor, number = await attacked(tables, people=3)
    second = (actor + 2) % 3
    await submit(table, second, "play foul", number)
    before = {viewer: table.audience.revision_of(viewer) for viewer in (SPECTATOR, 0, 1, 2)}
    await submit(table, second, "hold", number)
    # Only who has a choice changes it: nobody else is told, not even by an event without news.
    changed = [
        viewer for viewer, seen in before.items() if table.audience.revision_of(viewer) != seen
    ]
    assert changed == [second]
    await submit(table, (actor + 1) % 3, "hold", number)
    await until(table, lambda: table.number >= number + 2)
    assert table.log.entries[number + 1].action == "hold"


async def test_the_first_in_order_comes_first_whoever_was_faster(
    tables: Tables, scene: Scene
) -> None:
    scene(3, lambda match: holds(match, True, True))
    table, actor, number = await attacked(tables, people=3)
    first, second = (actor + 1) % 3, (actor + 2) % 3
    await submit(table, second, "play foul", number)
    await submit(table, first, "play foul", number)
    assert table.log.entries[number].actor == first
    # The card has been answered, so what stood for the other seat is no answer to what is asked now.
    assert table.window is None or table.window.intents == {}


async def test_at_the_deadline_those_who_have_not_pressed_hold(
    tables: Tables, scene: Scene
) -> None:
    scene(3, lambda match: holds(match, True, True))
    table, actor, number = await attacked(tables, people=3, answer_seconds=4.0)
    assert table.window is not None
    deadline = table.window.since + FIRST_SECONDS
    pass_until(deadline - 0.001)
    await settled(table)
    assert table.number == number
    pass_until(deadline)
    await until(table, lambda: table.number >= number + 2)
    assert [(entry.actor, entry.action) for entry in table.log.entries[number : number + 2]] == [
        ((actor + 1) % 3, "hold"),
        ((actor + 2) % 3, "hold"),
    ]


async def test_what_stands_at_the_deadline_counts(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, True))
    table, actor, number = await attacked(tables, people=3, answer_seconds=4.0)
    await submit(table, (actor + 2) % 3, "play foul", number)
    assert table.window is not None
    pass_until(table.window.since + FIRST_SECONDS)
    await until(table, lambda: table.number >= number + 2)
    assert [entry.action for entry in table.log.entries[number : number + 2]] == [
        "hold",
        "play foul",
    ]


async def test_without_a_limit_everybody_is_waited_for(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, False))
    table, actor, number = await attacked(tables, people=3, answer_seconds=None)
    assert table.window is not None
    assert table.window.ends_at is None
    assert next_step(table) is None
    await submit(table, (actor + 2) % 3, "hold", number)
    assert next_step(table) is None
    await submit(table, (actor + 1) % 3, "hold", number)
    await until(table, lambda: table.window is None)


async def test_a_page_may_be_behind_by_the_answers_of_others_alone(
    tables: Tables, scene: Scene
) -> None:
    scene(4, lambda match: holds(match, False, True))
    table, actor, number = await attacked(tables, people=4)
    await submit(table, (actor + 1) % 4, "hold", number)
    assert await submit(table, (actor + 2) % 4, "play foul", number) == "played"
    with pytest.raises((Refused, Stale)):
        await submit(table, (actor + 3) % 4, "hold", number - 1)


async def test_only_what_the_window_asks_for_may_stand(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, False))
    table, actor, number = await attacked(tables, people=3)
    with pytest.raises(Illegal, match="hold"):
        await submit(table, (actor + 2) % 3, "play foul", number)
    with pytest.raises(Refused, match="not your turn"):
        await submit(table, actor, "hold", number)


@pytest.mark.parametrize("held", [True, False])
async def test_a_person_alone_among_bots_is_asked_only_with_something_to_say(
    tables: Tables, scene: Scene, held: bool
) -> None:
    scene(2, lambda match: match.actor == 1 and holds(match, held))
    table = await slow_window(tables, answer_seconds=4.0)
    window, step = table.window, next_step(table)
    assert window is not None
    # Nobody waits, so there is no hurry, whatever is held.
    assert (window.seconds, window.ends_at, table.situation.reads(0)) == (None, None, not held)
    assert step == (None if held else Step(window.since + READING_SECONDS, "answer", 0, "hold"))


async def slow_window(tables: Tables, **kwargs: Any) -> LiveTable:
    """Return a table of a person and a bot, at the pace of people, where the bot has just played a
    card.
    """
    tables.settings = replace(tables.settings, pace=1.0)
    table = await seated(tables, people=1, bots=1, **kwargs)
    while table.window is None:
        step = next_step(table)
        assert step is not None
        pass_until(step.due)
        await settled(table)
    return table


async def test_who_has_nothing_to_answer_with_reads_for_a_while_and_the_table_goes_on(
    tables: Tables, scene: Scene
) -> None:
    scene(2, lambda match: match.actor == 1 and holds(match, False))
    table = await slow_window(tables)
    step = next_step(table)
    assert step is not None
    context = table_context(tables, table, 0, "")
    assert (context["table"]["reads"], context["table"]["window_left_ms"]) == (True, None)
    html = Pages(tables).live(table, 0, "", "en")
    assert "You hold no answer to it." in html
    assert "data-choice" not in html
    assert not re.search(r'class="live[^"]* mine', html)
    pass_until(step.due)
    await settled(table)
    assert not table.situation.reads(0)


@pytest.mark.parametrize("held", [True, False])
async def test_once_anybody_has_looked_a_lone_window_tells_nothing_of_the_hand(
    settings: Settings, scene: Scene, held: bool
) -> None:
    scene(2, lambda match: match.actor == 1 and holds(match, held))
    async with opened(settings) as tables:
        table = await slow_window(tables, answer_seconds=4.0)
        before, since = table.window, table.now + 0.5
        pass_until(since)
        await looked_at(table, 0)  # its own person
        assert table.window is before
        await looked_at(table, SPECTATOR)
        window, number = table.window, table.number
        assert window is not None
        assert (window.seconds, window.since, table.situation.reads(0)) == (
            FIRST_SECONDS,
            since,
            False,
        )
        assert next_step(table) == Step(since + FIRST_SECONDS, "answer", 0, "hold")
        page = Pages(tables).live(table, 0, "", "en")
        assert f"It goes on by itself within {FIRST_SECONDS:.0f} s." in page
        assert 'data-choice="hold"' in page
        pass_until(since + READING_SECONDS)
        await settled(table)
        assert table.number == number
    async with opened(replace(settings, pace=1.0)) as tables:  # nor after a restart
        table = await tables.get(table.id)
        assert table.window is not None
        assert (table.window.seconds, table.situation.reads(0)) == (FIRST_SECONDS, False)


@pytest.mark.parametrize("held", [True, False])
async def test_nor_does_that_of_a_person_whose_rival_was_replaced(
    tables: Tables, scene: Scene, held: bool
) -> None:
    scene(2, lambda match: match.actor == 0 and holds(match, held))
    table, actor, _ = await attacked(tables, people=2, answer_seconds=4.0)
    with table.watching(1 - actor):
        await ask_bot(table, actor, by=1 - actor)
    assert table.people == [1 - actor]
    window, step = table.window, next_step(table)
    assert window is not None
    assert (window.seconds, table.situation.reads(1 - actor)) == (FIRST_SECONDS, False)
    assert step == Step(window.since + FIRST_SECONDS, "answer", 1 - actor, "hold")


@pytest.mark.parametrize("held", [True, False])
async def test_nor_while_an_invitation_is_good_to_a_seat_that_a_bot_has_filled(
    tables: Tables, scene: Scene, held: bool
) -> None:
    scene(2, lambda match: match.actor == 1 and holds(match, held))
    made = await tables.setup.create(
        "futbol-dash",
        ["you", "open"],
        terms=Terms(answer_seconds=4.0, stand_in="rule-of-thumb"),
        name="P",
    )
    with made.table.watching(0):
        await ask_bot(made.table, 1, by=0)
    await until(made.table, lambda: made.table.window is not None)
    assert made.table.window is not None
    assert (made.table.window.seconds, made.table.situation.reads(0)) == (FIRST_SECONDS, False)


async def test_with_a_second_person_nobody_is_passed_by_hand(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: match.actor == 0 and holds(match, False, False))
    table, actor, _ = await attacked(tables, people=2, bots=1, answer_seconds=4.0)
    window = table.window
    assert window is not None
    assert window.seconds == FIRST_SECONDS
    assert table.waiting_for() == [(actor + 1) % 3]


async def test_an_answer_that_stands_keeps_the_card_from_being_taken_back(
    tables: Tables, scene: Scene
) -> None:
    scene(3, lambda match: holds(match, False, True))
    table, actor, number = await attacked(tables, people=3)
    assert table.may_undo(actor)
    await submit(table, (actor + 2) % 3, "hold", number)
    assert not table.may_undo(actor)
    with pytest.raises(Refused, match="taken back"):
        await take_back(table, actor, number)


async def test_two_answers_at_once_of_one_seat_apply_once(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, False, False))
    table, actor, number = await attacked(tables, people=3)
    first = (actor + 1) % 3
    results = await asyncio.gather(
        *(submit(table, first, "hold", number) for _ in range(2)), return_exceptions=True
    )
    assert results == ["played", "played"]
    assert [entry.actor for entry in table.log.entries[number:]] == [first]


async def test_an_answer_that_the_deadline_has_given_already_is_no_news(
    tables: Tables, scene: Scene
) -> None:
    scene(3, lambda match: holds(match, True, True))
    table, actor, number = await attacked(tables, people=3, answer_seconds=4.0)
    first, second = (actor + 1) % 3, (actor + 2) % 3
    assert table.window is not None
    pass_until(table.window.since + FIRST_SECONDS)
    await until(table, lambda: table.number >= number + 2)
    assert await submit(table, first, "hold", number) == "played"
    assert await submit(table, second, "hold", number) == "played"
    seats = [entry.actor for entry in table.log.entries[number:]]
    assert (seats.count(first), seats.count(second)) == (1, 1)
    # Another answer is news, and comes too late; so does one to what was asked before.
    with pytest.raises(Stale):
        await submit(table, second, "play foul", number)
    with pytest.raises((Refused, Stale)):
        await submit(table, second, "hold", number - 1)


async def test_a_hold_after_another_answer_is_news(tables: Tables, scene: Scene) -> None:
    scene(3, lambda match: holds(match, True, False))
    table, actor, number = await attacked(tables, people=3)
    await submit(table, (actor + 1) % 3, "play foul", number)
    with pytest.raises((Refused, Stale)):
        await submit(table, (actor + 2) % 3, "hold", number)
