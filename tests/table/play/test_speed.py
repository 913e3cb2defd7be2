"""The speed at which a table goes on: kept with the table, and nobody's but that of a person alone with bots."""

from dataclasses import replace

import pytest

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play import set_speed
from kickabout.table.play.situation import SPEEDS
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from tests.table.conftest import opened, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]


async def test_it_shortens_every_pause_and_is_kept(settings: Settings) -> None:
    paced = replace(settings, pace=2.0)
    async with opened(paced) as tables:
        table = await seated(tables, people=1, bots=1)
        calm = table.situation.pause
        await set_speed(table, "brisk")
        assert table.pace == 2.0 * SPEEDS["brisk"]
        table.situation = table.situation.played([], table.now)
        assert table.situation.pause == pytest.approx(calm * SPEEDS["brisk"])
    async with opened(paced) as tables:
        again = await tables.get(table.id)
        assert (again.stored.speed, again.pace) == ("brisk", 2.0 * SPEEDS["brisk"])


async def test_nobody_hurries_other_people(tables: Tables) -> None:
    table = await seated(tables, people=2)
    with pytest.raises(Refused):
        await set_speed(table, "instant")
    assert table.stored.speed == "calm"


async def test_another_speed_is_refused(tables: Tables) -> None:
    table = await seated(tables, people=1, bots=1)
    with pytest.raises(BadRequest):
        await set_speed(table, "breakneck")
