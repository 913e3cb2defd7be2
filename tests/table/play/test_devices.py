"""People who share a device: whose hand it shows, and when its curtain falls."""

from typing import Any

import pytest

from kickabout.engine.actions import HOLD
from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import BadRequest, NotYours, Refused
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.devices import put_down, take_device
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.seat_changes import add_holder, ask_bot
from kickabout.table.play.speed import set_speed
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from tests.table.conftest import again, first_decision, hand, opened, play_to_the_end, until
from tests.table.play.test_window import OFFENCE, Scene, attack_of, holds

pytestmark = pytest.mark.anyio


async def shared(tables: Tables, *kinds: str, **kwargs: Any) -> LiveTable:
    """Return a table of Ana's browser, with guests named B1, B2 and so on in the seats that are `here`."""
    guests = {seat: f"B{seat}" for seat in range(len(kinds))}
    made = await tables.setup.create(
        "futbol-dash", kinds, terms=Terms(**kwargs), name="Ana", browser="b0", guests=guests
    )
    return made.table


async def joined(tables: Tables, table: LiveTable, *seats: int) -> None:
    """Have people with browsers of their own take open seats."""
    for seat in seats:
        token = tables.invite_token(table, seat)
        assert token is not None
        await tables.join(token, f"P{seat}", f"b{seat}")


async def attacked(tables: Tables, *kinds: str) -> tuple[LiveTable, int]:
    """Return a table where one of those who share a device has just played a card, and who that is."""
    table = await shared(tables, *kinds)
    actor = await first_decision(table)
    await take_device(table, 0, actor)
    await submit(table, actor, attack_of(table.log.match), table.number)
    return table, actor


def attacks(match: Any) -> bool:
    return any(action.removeprefix("play ") in OFFENCE for action in match.legal)


def shown(table: LiveTable) -> int:
    return table.situation.shown_at(0)


async def test_a_browser_holds_the_seats_of_its_guests(tables: Tables) -> None:
    table = await shared(tables, "you", "here", "bot:random", "here", answer_seconds=4.0)
    assert [table.names[seat] for seat in (0, 1, 3)] == ["Ana", "B1", "B3"]
    assert table.seats.at_device(0) == [0, 1, 3]
    assert tables.seat_of(table, "b0") == 0
    assert table.answer_seconds is None, "somebody would be hurried while the device is passed on"
    with table.watching(0):
        assert [table.connected(seat) for seat in (0, 1, 3)] == [True] * 3


async def test_no_guest_without_a_browser_to_share(tables: Tables) -> None:
    for kinds, browser in ((["you", "here"], None), (["open", "here"], "b0")):
        with pytest.raises(BadRequest, match="A seat is one of"):
            await tables.setup.create("futbol-dash", kinds, name="Ana", browser=browser)
    for name in ("ana", "x" * 30):
        with pytest.raises(BadRequest):
            await tables.setup.create(
                "futbol-dash", ["you", "here"], name="Ana", browser="b0", guests={1: name}
            )


async def test_the_curtain_falls_for_another_and_lifts_for_them_alone(
    tables: Tables, scene: Scene
) -> None:
    scene(2, attacks)
    table, actor = await attacked(tables, "you", "here")
    other = 1 - actor
    assert (shown(table), table.situation.next_at(0)) == (SPECTATOR, other)
    with pytest.raises(Refused):
        await take_device(table, 0, actor)
    assert shown(table) == SPECTATOR
    await take_device(table, 0, other)
    assert shown(table) == other
    await put_down(table, 0)
    assert shown(table) == SPECTATOR
    await take_device(table, 0, other)
    await submit(table, other, HOLD, table.number)
    await until(table, lambda: table.window is None and table.situation.next_at(0) is not None)
    assert table.situation.next_at(0) == other, "whoever has answered goes on"
    assert shown(table) == other


@pytest.mark.parametrize("who", [(True, False), (False, True), (False, False)])
async def test_guests_are_asked_one_after_the_other_whoever_holds_an_answer(
    tables: Tables, scene: Scene, who: tuple[bool, bool]
) -> None:
    scene(3, lambda match: holds(match, *who) and attacks(match))
    table, actor = await attacked(tables, "you", "here", "here")
    for place in (1, 2):
        seat = (actor + place) % 3
        assert table.situation.next_at(0) == seat
        assert HOLD in table.legal(seat)
        await take_device(table, 0, seat)
        await submit(table, seat, HOLD, table.number)
    await until(table, lambda: table.window is None and table.situation.next_at(0) is not None)
    assert (shown(table), table.situation.next_at(0)) == (SPECTATOR, (actor + 1) % 3)


async def test_whoever_has_the_device_answers_first(tables: Tables, scene: Scene) -> None:
    scene(4, lambda match: match.actor == 3 and attacks(match))
    table = await shared(tables, "you", "open", "here", "open")
    await joined(tables, table, 1, 3)
    await first_decision(table)
    assert table.situation.next_at(0) is None
    await take_device(table, 0, 2)
    await submit(table, 3, attack_of(table.log.match), table.number)
    assert shown(table) == 2
    await submit(table, 2, HOLD, table.number)
    assert (shown(table), table.situation.next_at(0)) == (SPECTATOR, 0)


async def test_the_last_move_is_taken_back_behind_the_curtain(tables: Tables, scene: Scene) -> None:
    scene(2, attacks)
    table, actor = await attacked(tables, "you", "here")
    cards = hand(table.log.match, actor)
    await take_back(table, actor, table.number)
    assert len(hand(table.log.match, actor)) == len(cards) + 1
    assert (shown(table), table.situation.next_at(0)) == (SPECTATOR, actor)


async def test_nobody_takes_what_is_not_played_there(tables: Tables) -> None:
    table = await shared(tables, "you", "here", "open")
    await joined(tables, table, 2)
    await first_decision(table)
    for home, seat in ((0, 2), (2, 0), (2, 1), (0, 7)):
        with pytest.raises(NotYours):
            await take_device(table, home, seat)


async def test_a_guest_goes_on_at_a_device_of_the_own(tables: Tables) -> None:
    table = await shared(tables, "you", "here")
    await first_decision(table)
    await add_holder(table, 1, table.places[1].seat_digest, "digest of b1")
    assert [table.seats.at_device(seat) for seat in (0, 1)] == [[0], [1]]
    assert shown(table) == 0


async def test_the_seats_outlast_the_server_and_its_curtains_are_down_then(
    settings: Settings,
) -> None:
    async with opened(settings) as tables:
        table = await shared(tables, "you", "here")
        actor = await first_decision(table)
        await take_device(table, 0, actor)
        assert shown(table) == actor
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert again.seats.at_device(0) == [0, 1]
        assert again.names == ["Ana", "B1"]
        assert shown(again) == SPECTATOR
        await take_device(again, 0, actor)
        assert shown(again) == actor


async def test_they_share_the_device_in_the_next_match_as_well(tables: Tables) -> None:
    table = await shared(tables, "you", "here")
    await first_decision(table)
    await play_to_the_end(table)
    assert shown(table) == SPECTATOR
    following = await again(tables, table, 0)
    assert following.seats.at_device(1) == [0, 1]
    assert following.answer_seconds is None


async def test_those_who_share_a_device_agree_as_one_and_are_hurried_by_nobody_else(
    tables: Tables,
) -> None:
    table = await shared(tables, "you", "here", "open")
    with table.watching(0):
        assert await ask_bot(table, 2, by=0)
    with pytest.raises(Refused):
        await set_speed(table, "brisk")
    alone = await shared(tables, "you", "here", "bot:random")
    await set_speed(alone, "brisk")
    assert alone.stored.speed == "brisk"
