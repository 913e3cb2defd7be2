"""Two servers of one database at the usual pace: the dice that they make together, and who is there."""

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa

from kickabout.engine.keyed_dice import seal_of
from kickabout.table.errors import Refused, Unsaved
from kickabout.table.play import ask_bot
from kickabout.table.play.sealing import expect, seal, tell
from kickabout.table.play.seat_changes import looked_at
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import Store, shared_state
from kickabout.table.web.api.answers import transcript_of
from kickabout.text.messages import Message
from tests.table.conftest import eventually, play_to_the_end, until
from tests.table.play.test_dice import ONE, stage, verdict_on
from tests.table.play.test_peers import at_both, pair

__all__ = ["pair"]
pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pace=1.0)


async def test_what_the_other_server_has_accepted_is_in_the_key(
    pair: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the server that sets the dice has not heard of it, and draws in the same commit."""
    seats = ["you", "bot:random"]
    made = await pair[0].setup.create("futbol-dash", seats, contributes=True, prepared=True)
    mine, theirs = made.table, await pair[1].get(made.table.id)
    await seal(mine, 0, seal_of(mine.id, 0, ONE))
    await until(theirs, lambda: stage(theirs) == "sealed")
    with monkeypatch.context() as deaf:
        deaf.setattr(mine, "catch_up_soon", lambda _: None)
        await tell(theirs, 0, ONE)
        await until(mine, lambda: mine.number > 0)
    await play_to_the_end(mine)
    await until(theirs, lambda: theirs.status == "over")
    assert theirs.dice is not None
    assert [one.value for one in theirs.dice.told] == [ONE]
    assert verdict_on(transcript_of(theirs)).faults == ()


async def test_a_page_that_is_opened_at_one_server_is_waited_for_by_the_other(
    pair: tuple[Tables, Tables],
) -> None:
    made = await pair[0].setup.create("futbol-dash", ["you", "open"], contributes=True)
    mine, theirs = made.table, await pair[1].get(made.table.id)
    token = pair[0].invite_token(mine, 1)
    assert token is not None
    await pair[0].join(token, "Bo", None)
    assert mine.dice is not None
    assert mine.dice.missing == [0]
    await expect(theirs, 1)
    await until(mine, lambda: mine.dice is not None and mine.dice.missing == [0, 1])


async def test_who_is_silent_at_one_server_is_heard_by_the_other(
    pair: tuple[Tables, Tables],
) -> None:
    mine, theirs = await at_both(pair, 3)
    mine.occupancy._heard[2] -= mine.occupancy.patience
    with mine.watching(0), mine.watching(1):
        assert not await ask_bot(mine, 2, by=0)  # nor has the other agreed yet
        await looked_at(theirs, 2)
        await eventually(lambda: not mine.occupancy.is_vacant(2, mine.now))
        with pytest.raises(Refused, match="P2 is here"):
            await ask_bot(mine, 2, by=1)
    beside = await pair[0].store.read(lambda c: shared_state.read_shared_state(c, mine.id, ""))
    assert beside.requests == {}


async def test_a_sign_of_life_counts_to_the_end_of_its_interval(
    pair: tuple[Tables, Tables],
) -> None:
    """The other server may have heard more of them, of which it has not told."""
    mine, theirs = await at_both(pair, 2)
    mine.occupancy._heard[1] -= mine.occupancy.patience
    await looked_at(theirs, 1)
    await eventually(lambda: not mine.occupancy.is_vacant(1, mine.now))
    lasts = mine.occupancy.patience + mine.occupancy.telling
    assert not mine.occupancy.is_vacant(1, mine.now + lasts - 5)
    assert mine.occupancy.is_vacant(1, mine.now + lasts)


async def test_signs_of_life_are_told_now_and_then(
    pair: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, theirs = await at_both(pair, 2)
    written: list[int] = []
    set_sign = shared_state.set_sign

    def noted(connection: sa.Connection, table: str, seat: int) -> None:
        written.append(seat)
        set_sign(connection, table, seat)

    monkeypatch.setattr(shared_state, "set_sign", noted)

    async def look(seat: int) -> list[int]:
        """Return the seats of which this has told the other server."""
        written.clear()
        await looked_at(theirs, seat)
        await asyncio.sleep(0)  # it is told in the background
        await theirs.store.write(lambda _: None)
        return list(written)

    assert [await look(1) for _ in range(3)] == [[1], [], []]
    assert await look(0) == [0]
    assert await look(-1) == []
    theirs.replica._told[1] -= theirs.occupancy.telling
    assert await look(1) == [1]
    theirs.replica._told.clear()
    with theirs.watching(1):
        assert await look(1) == []  # the others know

    async def unsaved(_store: Store, _work: object) -> None:
        raise Unsaved(Message("error-unsaved", id=""))

    with monkeypatch.context() as outage:
        outage.setattr(Store, "write", unsaved)
        await looked_at(theirs, 1)
        await eventually(lambda: 1 not in theirs.replica._told)
    assert await look(1) == [1]
