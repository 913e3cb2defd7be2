"""Dice that nobody can doubt: sealed before the match, verified after it, and true whatever happens between."""

from dataclasses import replace
from typing import Any

import pytest

import kickabout
from kickabout.engine import replaying, transcript
from kickabout.engine.keyed_dice import commitment_to, read_proof, seal_of
from kickabout.engine.verification import Verdict, verify
from kickabout.games import find
from kickabout.table.errors import BadRequest, NotYours, Refused
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.dice import SECONDS
from kickabout.table.play.live import LiveTable
from kickabout.table.play.sealing import seal, tell
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import Store, log_queries
from kickabout.table.web.api.answers import proof_of, transcript_of
from tests.table.conftest import again, opened, play_to_the_end, record, said, settled, until
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio
ONE, TWO = "a1" * 16, "b2" * 16


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return MANUAL_TIME


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pace=1.0)


async def alone(tables: Tables) -> LiveTable:
    """Return a table that somebody's page has set up, to play with a bot."""
    kinds = ["you", "bot:rule-of-thumb"]
    made = await tables.setup.create("futbol-dash", kinds, browser="b0", contributes=True)
    await settled(made.table)
    return made.table


async def pair(tables: Tables) -> LiveTable:
    """Return a table of two people whose pages have shown it to them."""
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser="b0", contributes=True)
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "b1", contributes=True)
    await settled(made.table)
    return made.table


def seal_for(table: LiveTable, seat: int, value: str = ONE) -> str:
    return seal_of(table.id, seat, value)


def stage(table: LiveTable) -> str:
    assert table.dice is not None
    return table.dice.stage


def verdict_on(text: str) -> Verdict:
    head, body = transcript.parse(text)
    proof = read_proof(head)
    assert proof is not None
    return verify(proof, replaying.begin(find(head["game"]), head), body, head["result"])


# --- how they come about -----------------------------------------------------------------------


async def test_alone_with_bots_the_match_begins_once_the_page_has_contributed(
    tables: Tables,
) -> None:
    table = await alone(tables)
    assert (stage(table), table.status, table.number) == ("open", "waiting", 0)
    await seal(table, 0, seal_for(table, 0))
    await settled(table)
    assert (stage(table), table.status, table.number) == ("sealed", "waiting", 0)
    await tell(table, 0, ONE)
    await settled(table)
    assert (stage(table), table.status) == ("set", "playing")
    assert table.dice is not None
    assert [one.value for one in table.dice.proof.contributions] == [ONE]


async def test_a_page_without_scripts_is_waited_for_a_few_seconds(tables: Tables) -> None:
    table = await alone(tables)
    pass_by(SECONDS["open"] - 0.1)
    await settled(table)
    assert stage(table) == "open"
    pass_by(0.2)
    await settled(table)
    assert (stage(table), table.status) == ("set", "playing")
    assert table.dice is not None
    assert table.dice.proof.contributions == ()
    with pytest.raises(Refused):
        await seal(table, 0, seal_for(table, 0))


async def test_where_no_page_is_expected_nobody_waits(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:random"])
    assert (stage(made.table), made.table.status) == ("set", "playing")
    made = await tables.setup.create("futbol-dash", ["you", "open"])
    assert (stage(made.table), made.table.status) == ("open", "waiting")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "key:of a program")
    await settled(made.table)
    assert (stage(made.table), made.table.status) == ("set", "playing")


async def test_without_pauses_nobody_waits(settings: Settings) -> None:
    async with opened(replace(settings, pace=0.0)) as tables:
        assert stage(await alone(tables)) == "set"


async def test_nobody_tells_before_all_have_sealed(tables: Tables) -> None:
    table = await pair(tables)
    await seal(table, 1, seal_for(table, 1, TWO))
    await settled(table)
    assert stage(table) == "open"
    with pytest.raises(Refused):
        await tell(table, 1, TWO)
    await seal(table, 0, seal_for(table, 0))
    await settled(table)
    assert stage(table) == "sealed"
    await tell(table, 0, ONE)
    await settled(table)
    assert stage(table) == "sealed"
    await tell(table, 1, TWO)
    await settled(table)
    assert stage(table) == "set"


async def test_a_seat_that_seals_nothing_contributes_nothing(tables: Tables) -> None:
    table = await pair(tables)
    await seal(table, 1, seal_for(table, 1, TWO))
    pass_by(SECONDS["open"] + 0.1)
    await settled(table)
    assert stage(table) == "sealed"
    with pytest.raises(Refused):
        await seal(table, 0, seal_for(table, 0))
    await tell(table, 1, TWO)
    await settled(table)
    assert table.dice is not None
    assert [(one.seat, one.value) for one in table.dice.proof.contributions] == [(1, TWO)]


async def test_who_does_not_tell_has_withheld(tables: Tables) -> None:
    table = await pair(tables)
    await seal(table, 0, seal_for(table, 0))
    await seal(table, 1, seal_for(table, 1, TWO))
    await settled(table)
    await tell(table, 0, ONE)
    pass_by(SECONDS["sealed"] - 0.1)
    await settled(table)
    assert stage(table) == "sealed"
    pass_by(0.2)
    await settled(table)
    assert stage(table) == "set"
    assert table.dice is not None
    assert [one.told for one in table.dice.proof.contributions] == [ONE, "withheld"]
    with pytest.raises(Refused):
        await tell(table, 1, TWO)
    assert [one.told for one in table.dice.proof.contributions] == [ONE, "withheld"]


async def test_what_is_no_seal_or_was_not_sealed_is_refused(tables: Tables) -> None:
    table = await alone(tables)
    for wrong in ("", "x" * 64, "F" * 64, seal_for(table, 0) + "\n"):
        with pytest.raises(BadRequest):
            await seal(table, 0, wrong)
    await seal(table, 0, seal_for(table, 0))
    await seal(table, 0, seal_for(table, 0))  # the answer got lost
    with pytest.raises(Refused) as caught:
        await seal(table, 0, seal_for(table, 0, TWO))
    assert "sealed its contribution" in said(table, caught.value, 0)
    await settled(table)
    for wrong in (TWO, ONE.upper(), "", ONE + "0"):
        with pytest.raises(BadRequest):
            await tell(table, 0, wrong)
    await tell(table, 0, ONE)
    await tell(table, 0, ONE)


async def test_in_the_lobby_nobody_seals_yet(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser="b0", contributes=True)
    with pytest.raises(Refused):
        await seal(made.table, 0, seal_for(made.table, 0))


async def test_nobody_decides_before_they_are_set(tables: Tables) -> None:
    made = await tables.setup.create(
        "futera-susu", ["you", "bot:random"], browser="b0", contributes=True
    )
    table = made.table
    assert isinstance(table.log.match.actor, int)
    assert table.legal(0) == []
    assert table.waiting_for() == []
    with pytest.raises(Refused):
        await submit(table, 0, table.log.match.legal_for(0)[0], 0)


async def test_a_prepared_match_is_prepared_by_them(tables: Tables) -> None:
    made = await tables.setup.create(
        "super-team", ["you", "bot:random"], browser="b0", contributes=True, prepared=True
    )
    table = made.table
    await seal(table, 0, seal_for(table, 0))
    await settled(table)
    assert table.number == 0
    await tell(table, 0, ONE)
    await until(table, lambda: table.number > 0)
    match = table.log.match
    assert not match.is_routine
    assert not match.is_chance
    moves = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert moves == table.log.entries
    assert table.dice is not None
    assert table.record is not None
    proof = replace(table.dice.proof, record=table.record.proof(table.log))
    text = match.transcript(proof)
    assert verdict_on(text).faults == ()
    assert verdict_on(text).draws > 0


async def test_a_copied_seal_is_refused(tables: Tables) -> None:
    table = await pair(tables)
    await seal(table, 0, seal_for(table, 0))
    with pytest.raises(Refused) as refused:
        await seal(table, 1, seal_for(table, 0))
    assert refused.value.message.id == "error-sealed-by-another"
    assert table.dice is not None
    assert table.dice.missing == [1]


# --- what stays true ---------------------------------------------------------------------------


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", kickabout.available_games())
async def test_a_match_at_a_table_is_verified(tables: Tables, game: str) -> None:
    made = await tables.setup.create(game, ["you", "bot:random"], prepared=True)
    table = made.table
    with pytest.raises(NotYours):
        proof_of(table)
    await play_to_the_end(table)
    verdict = verdict_on(transcript_of(table))
    assert verdict.faults == ()
    assert verdict.draws > 0
    assert kickabout.load(transcript_of(table)).is_over


@pytest.mark.usefixtures("still")
async def test_a_step_back_changes_no_dice(tables: Tables) -> None:
    """A seat that may take back has seen no chance since, and at the same place come the same dice."""
    made = await tables.setup.create("futera-susu", ["you", "bot:random"])
    table = made.table
    assert table.dice is not None
    before = table.dice.proof
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    undone = 0
    while table.status != "over":
        match = table.log.match
        if match.actor == "chance":
            roll = table.next_roll()
            assert table.next_roll() == roll
            await record(table, -1, roll)
            assert not any(table.may_undo(seat) for seat in range(2))
            continue
        assert isinstance(match.actor, int)
        seat = match.actor
        await record(table, seat, thumb.choose(match.seen(seat)))
        if seat == 0 and undone < 3 and table.may_undo(0):
            await take_back(table, 0, table.number)
            undone += 1
    assert undone > 0
    assert table.number > table.log.match.number
    assert table.dice.proof == before
    assert verdict_on(transcript_of(table)).faults == ()


async def test_a_server_that_was_killed_in_between_goes_on_with_the_same(
    settings: Settings,
) -> None:
    async with opened(settings) as tables:
        table = await pair(tables)
        await seal(table, 0, seal_for(table, 0))
        commitment = table.dice.commitment if table.dice else ""
    async with opened(settings) as tables:
        await tables.start()
        table = await tables.get(table.id)
        await settled(table)
        assert table.dice is not None
        assert (stage(table), table.dice.commitment) == ("open", commitment)
        assert [one.seat for one in table.dice.told] == [0]
        assert table.dice.missing == [1]  # whose page is about to call again
        await seal(table, 1, seal_for(table, 1, TWO))
        await settled(table)
        assert stage(table) == "sealed"
        await tell(table, 1, TWO)
    async with opened(settings) as tables:
        await tables.start()
        table = await tables.get(table.id)
        await settled(table)
        assert table.dice is not None
        assert (stage(table), table.dice.missing) == ("sealed", [0])
        with pytest.raises(BadRequest):
            await tell(table, 1, ONE)
        await tell(table, 0, ONE)
        await settled(table)
        assert stage(table) == "set"
        proof = table.dice.proof
    async with opened(settings) as tables:
        table = await tables.get(table.id)
        assert table.dice is not None
        assert table.dice.proof == proof
        assert [one.value for one in proof.contributions] == [ONE, TWO]


@pytest.mark.usefixtures("still")
async def test_the_rolls_to_come_survive_a_restart(settings: Settings) -> None:
    foreseen = []
    async with opened(settings) as tables:
        made = await tables.setup.create("futbol-dash", ["you", "bot:random"])
        for _ in range(3):
            await record(made.table, -1, made.table.next_roll())
        foreseen.append(made.table.next_roll())
    async with opened(settings) as tables:
        table = await tables.get(made.table.id)
        foreseen.append(table.next_roll())
    assert foreseen[0] == foreseen[1]


async def test_a_write_that_failed_is_told_from_one_that_did_not(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await alone(tables)
    write = Store.write

    async def lost(store: Store, work: Any) -> Any:
        await write(store, work)
        raise ConnectionError("after it was committed")

    monkeypatch.setattr(Store, "write", lost)
    with pytest.raises(ConnectionError):
        await seal(table, 0, seal_for(table, 0))
    monkeypatch.setattr(Store, "write", write)
    assert table.dice is not None
    assert table.dice.told == []
    await seal(table, 0, seal_for(table, 0))
    await settled(table)
    assert stage(table) == "sealed"


@pytest.mark.usefixtures("still")
async def test_again_makes_dice_of_its_own(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:random"], browser="b0")
    await play_to_the_end(made.table)
    following = await again(tables, made.table, 0)
    assert following.dice is not None
    assert made.table.dice is not None
    old, new = made.table.dice.proof, following.dice.proof
    assert old.secret != new.secret
    assert new.commitment == commitment_to(following.id, new.secret)
    assert stage(following) == "set"


async def test_again_waits_for_those_whose_pages_show_the_old_table(tables: Tables) -> None:
    table = await pair(tables)
    pass_by(SECONDS["open"] + 0.1)
    await settled(table)
    await play_to_the_end(table)
    assert table.dice is not None
    with table.watching(1):
        assert await tables.setup.again(table, 0, contributes=True) is None
        following = await again(tables, table, 1, contributes=True)
    assert following.dice is not None
    assert following.dice.missing == [0, 1]


async def test_a_lesson_has_no_proof(tables: Tables) -> None:
    table = await tables.setup.begin_lesson("futbol-dash", "first-match")
    assert table.dice is None
    with pytest.raises(Refused):
        await seal(table, 0, "0" * 64)
