"""Dice that the seats make together at a table: links are asked for, waited for, missed, and proved."""

from dataclasses import replace
from typing import Any

import pytest

from kickabout.engine.links import chain_of
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.linking import give_link, offer_anchor
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.revealed import LINK_SECONDS, links_by_seat
from kickabout.table.play.sealing import seal, tell
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import opened, play_to_the_end, settled
from tests.table.manual_time import MANUAL_TIME, pass_by
from tests.table.play.test_dice import ONE, TWO, seal_for, verdict_on

pytestmark = pytest.mark.anyio
VALUES = (ONE, TWO)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return MANUAL_TIME


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pace=1.0)


class Pages:
    """The pages of the seats of a table, as far as they make dice."""

    def __init__(self, table: LiveTable, ends: tuple[str, ...] = ("0a" * 32, "0b" * 32)) -> None:
        self.table = table
        self.chains = [
            chain_of(table.id, seat, end, 2000) if end else [] for seat, end in enumerate(ends)
        ]

    async def begin(self) -> None:
        """Seal and reveal the contributions of all seats, and offer the chains."""
        for seat, value in enumerate(VALUES):
            anchor = self.chains[seat][0] if self.chains[seat] else None
            await seal(self.table, seat, seal_for(self.table, seat, value), anchor)
        await settled(self.table)
        for seat, value in enumerate(VALUES):
            await tell(self.table, seat, value)
        await settled(self.table)

    async def answer(self, *seats: int) -> None:
        """Reveal the links that are due from these seats."""
        for seat in seats:
            shown = self.table.shown_links(seat)
            assert shown is not None
            if shown["due"] is not None:
                link = self.chains[seat][shown["due"] - shown["since"]]
                await give_link(self.table, seat, shown["due"], link)
        await settled(self.table)


async def pair(tables: Tables, **more: Any) -> LiveTable:
    """Return a table of two people whose pages follow it."""
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], terms=Terms(**more), browser="b0", contributes=True
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "b1", contributes=True)
    await settled(made.table)
    return made.table


async def to_the_next_draw(table: LiveTable) -> None:
    """Play legal decisions until a draw waits for links."""
    while not table.asks_links(table.log):
        actor = table.log.match.actor
        if isinstance(actor, int):
            await submit(table, actor, table.legal(actor)[0], table.number)
        pass_by(5.0)
        await settled(table)


async def test_a_draw_waits_for_the_links_of_all(tables: Tables) -> None:
    table = await pair(tables)
    pages = Pages(table)
    with table.watching(0), table.watching(1):
        await pages.begin()
        assert table.log.links
        assert (table.status, table.number) == ("playing", 0)
        await pages.answer(0)
        assert table.number == 0
        shown = table.shown_links(1)
        assert shown == {"anchor": pages.chains[1][0], "since": -1, "due": 0}
        await pages.answer(1)
        pass_by(5.0)
        await settled(table)
        assert table.number > 0
        assert table.log.entries[0].links == f"0:{pages.chains[0][1]} 1:{pages.chains[1][1]}"
        await to_the_next_draw(table)
        number = table.number
        pass_by(LINK_SECONDS - 0.1)
        await settled(table)
        assert table.number == number
        await pages.answer(1)
        pass_by(0.2)
        await settled(table)
        links = table.log.entries[number].links
        assert links == f"0:- 1:{pages.chains[1][number + 1]}"


async def test_who_was_silent_is_not_waited_for_until_a_sign_of_life(tables: Tables) -> None:
    table = await pair(tables)
    pages = Pages(table)
    with table.watching(0), table.watching(1):
        await pages.begin()
        await pages.answer(0)
        pass_by(LINK_SECONDS)
        await settled(table)
        assert table.revealed.silent == {1}
        with pytest.raises(Refused):
            await give_link(table, 5, 0, pages.chains[0][1])
        await give_link(table, 1, 0, pages.chains[1][1])  # too late, but there
        assert table.revealed.silent == set()
        assert table.log.entries[0].links == f"0:{pages.chains[0][1]} 1:-"


async def test_only_the_link_that_is_due_is_taken(tables: Tables) -> None:
    table = await pair(tables)
    pages = Pages(table)
    with table.watching(0), table.watching(1):
        await pages.begin()
        for link in (pages.chains[0][2], pages.chains[1][1], "x", "0" * 64):
            with pytest.raises(BadRequest):
                await give_link(table, 0, 0, link)
        with pytest.raises(BadRequest):
            await offer_anchor(table, 0, "x")
        assert table.revealed.links == {}


async def test_nothing_is_taken_back_when_a_draw_is_due(tables: Tables) -> None:
    table = await pair(tables)
    pages = Pages(table)
    with table.watching(0), table.watching(1):
        await pages.begin()
        await pages.answer(0, 1)
        pass_by(5.0)
        await settled(table)
        await to_the_next_draw(table)
        seat = table.log.entries[-1].actor
        assert not table.may_undo(seat)
        with pytest.raises(Refused):
            await take_back(table, seat, table.number)


async def test_another_device_goes_on_with_another_chain(tables: Tables) -> None:
    table = await pair(tables)
    pages = Pages(table)
    with table.watching(0), table.watching(1):
        await pages.begin()
        await pages.answer(0, 1)
        pass_by(5.0)
        await settled(table)
        pages.chains[1] = chain_of(table.id, 1, "0c" * 32, 2000)
        await offer_anchor(table, 1, pages.chains[1][0])
        number = table.number
        await to_the_next_draw(table)
        bound = [one for one in table.log.entries[number:] if one.links]
        assert bound[0].links == f"1={pages.chains[1][0]}"
        since = bound[0].number
        due = table.number
        await pages.answer(0, 1)
        pass_by(5.0)
        await settled(table)
        assert table.log.entries[due].links == (
            f"0:{pages.chains[0][due + 1]} 1:{pages.chains[1][due - since]}"
        )


async def test_a_whole_match_is_verified_after_a_crash(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await pair(tables)
        pages = Pages(table)
        with table.watching(0), table.watching(1):
            await pages.begin()
            for _ in range(8):
                await to_the_next_draw(table)
                await pages.answer(0, 1)
                pass_by(LINK_SECONDS)
                await settled(table)
            await to_the_next_draw(table)
    async with opened(settings) as tables:
        again = pages.table = await tables.get(table.id)
        await settled(again)
        assert again.log.links.latest == table.log.links.latest
        with again.watching(0), again.watching(1):
            await pages.answer(0, 1)
            pass_by(5.0)
            await settled(again)
            assert again.number > table.number
        await play_to_the_end(again)
        verdict = verdict_on(transcript_of(again))
        assert verdict.faults == ()
        assert verdict.linked is not None
        assert verdict.linked.given[0] >= 9
        given = [one["given"] for one in links_by_seat(again.log)]
        assert given == [*verdict.linked.given.values()]


@pytest.mark.parametrize(
    ("joint", "ends", "is_joint"),
    [
        (None, ("0a" * 32, ""), False),
        (True, ("0a" * 32, ""), True),
        (True, ("", ""), False),
        (False, ("0a" * 32, "0b" * 32), False),
        (None, ("0a" * 32, "0b" * 32), True),
    ],
)
async def test_who_makes_the_dice(
    tables: Tables, joint: bool | None, ends: tuple[str, str], is_joint: bool
) -> None:
    table = await pair(tables, joint=joint)
    await Pages(table, ends).begin()
    assert bool(table.log.links) == is_joint
    assert table.record is not None
    assert ('"anchors"' in table.record.agreed) == is_joint


async def test_bots_add_nothing_where_a_person_does(tables: Tables) -> None:
    kinds = ["you", "bot:rule-of-thumb"]
    made = await tables.setup.create(
        "futbol-dash", kinds, terms=Terms(joint=True), browser="b0", contributes=True
    )
    table, chain = made.table, chain_of(made.table.id, 0, "0a" * 32, 2000)
    await settled(table)
    await seal(table, 0, seal_for(table, 0), chain[0])
    await settled(table)
    await tell(table, 0, ONE)
    await settled(table)
    assert list(table.log.links.latest) == [0]
