"""A database of an earlier version goes on with all its matches.

`at_migration_0017` has one as servers wrote it then, with two matches of each game, one of them over, and what was known
of each.
"""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.table.play.tables import Tables
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import queries
from kickabout.table.store.engines import FILE, make_engine, migrate
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import KEY, opened, play_to_the_end
from tests.table.play.test_dice import verdict_on

pytestmark = pytest.mark.anyio
KEPT = Path(__file__).parent / "at_migration_0017"
MATCHES: dict[str, dict[str, Any]] = json.loads((KEPT / "matches.json").read_text("utf-8"))


@pytest.fixture
def upgraded(tmp_path: Path) -> Settings:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    (folder / FILE).write_bytes(lzma.decompress((KEPT / f"{FILE}.xz").read_bytes()))
    return Settings(folder, port=0, pace=0.0, secret=KEY, warm=False)


async def test_every_match_is_as_it_was(upgraded: Settings) -> None:
    async with opened(upgraded) as tables:
        for name, known in MATCHES.items():
            table = await tables.get(name)
            log = [f"{entry.actor} {entry.action}" for entry in table.log.entries]
            assert (table.game, table.status) == (known["game"], known["status"])
            assert log[: known["entries"]][-3:] == known["log"]
            if known["status"] == "over":
                assert (len(log), table.situation.goals) == (known["entries"], known["goals"])
                assert verdict_on(transcript_of(table)).faults == ()


async def test_those_that_had_begun_are_played_on(upgraded: Settings) -> None:
    async with opened(upgraded) as tables:
        begun = [name for name, known in MATCHES.items() if known["status"] == "playing"]
        assert len(begun) == 5
        for name in begun:
            table = await tables.get(name)
            await play_to_the_end(table)
            assert table.status == "over"


async def test_their_players_find_them_and_their_results(upgraded: Settings) -> None:
    async with opened(upgraded) as tables:
        listed = await _listed(tables)
    assert {one.id for one in listed} == set(MATCHES)
    for one in listed:
        known = MATCHES[one.id]
        goals = None if one.score is None else list(one.score.goals)
        assert goals == (known["goals"] if known["status"] == "over" else None)


def test_one_number_tells_when_whoever_watches_sees_a_match(upgraded: Settings) -> None:
    engine = make_engine(upgraded.data / FILE)
    migrate(engine, "0050")
    later, behind, *others = MATCHES
    with engine.begin() as connection:
        for name, moves in ((later, None), (behind, 12)):
            its = {"name": name, "moves": moves}
            change = "UPDATE tables SET watch_later = 1, moves_behind = :moves WHERE id = :name"
            connection.execute(sa.text(change), its)
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT id, moves_behind FROM tables")).all()
    engine.dispose()
    assert {row.id: row.moves_behind for row in rows} == {later: None, behind: 12} | dict.fromkeys(
        others, 0
    )


def test_a_season_says_that_a_match_was_given_up_before_results_said_so(
    upgraded: Settings,
) -> None:
    engine = make_engine(upgraded.data / FILE)
    migrate(engine, "0061")
    over = [name for name, known in MATCHES.items() if known["status"] == "over"][:2]
    with engine.begin() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO clubs (id, browser_digest, name, shirt, game, secret, founded, group_stage)"
                " VALUES ('c', '', '', '', '', '', '2026-01-01 00:00:00', 0)"
            )
        )
        connection.execute(
            sa.text("INSERT INTO seasons (club, number, sides) VALUES ('c', 1, '[]')")
        )
        resigned = sa.text("UPDATE results SET how = 'resigned' WHERE table_id = :table")
        connection.execute(resigned, {"table": over[0]})
        for statement in (
            (
                "INSERT INTO season_tables (club, season, fixture, table_id)"
                " VALUES ('c', 1, :fixture, :table)"
            ),
            (
                "INSERT INTO season_results (club, season, fixture, goals, winners, how)"
                " VALUES ('c', 1, :fixture, '[0, 0]', '[1]', 'played')"
            ),
        ):
            rows = [{"fixture": fixture, "table": table} for fixture, table in enumerate(over)]
            connection.execute(sa.text(statement), rows)
    migrate(engine)
    with engine.connect() as connection:
        told = connection.scalars(sa.text("SELECT how FROM season_results ORDER BY fixture")).all()
    engine.dispose()
    assert told == ["resigned", "played"]


async def _listed(tables: Tables) -> list[Any]:
    return await tables.store.read(lambda c: queries.tables_of(c, digest("b0")))
