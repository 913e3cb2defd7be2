"""Series: matches follow by themselves until somebody has won most of so many."""

import asyncio

import pytest

from kickabout.table.errors import BadRequest
from kickabout.table.play import Terms, is_undecided, resign, series_of, wanted_by
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from tests.table.conftest import RunningServer, again, first_decision
from tests.table.web.players import HTMX, bearer, new_table, two_browsers

pytestmark = pytest.mark.anyio


async def begun(
    tables: Tables, best_of: int, kinds: tuple[str, ...] = ("you", "open")
) -> LiveTable:
    made = await tables.setup.create(
        "futbol-dash",
        list(kinds),
        terms=Terms(stand_in="random", best_of=best_of),
        name="P0",
        browser="b0",
    )
    for seat, kind in enumerate(kinds):
        if kind == "open":
            token = tables.invite_token(made.table, seat)
            assert token is not None
            await tables.join(token, f"P{seat}", f"b{seat}")
    await first_decision(made.table)
    return made.table


async def lost_by(table: LiveTable, name: str) -> dict[str, int]:
    """Have a person resign; return the standing of the series."""
    await resign(table, table.names.index(name))
    series = series_of(table)
    assert series is not None
    return dict(zip(table.names, series.wins, strict=True))


async def test_who_first_wins_most_of_them_has_won_it(tables: Tables) -> None:
    table = await begun(tables, 3)
    seats = [table.names]
    for loser, standing in (("P0", (0, 1)), ("P1", (1, 1)), ("P0", (1, 2))):
        assert not is_undecided(table)
        assert await lost_by(table, loser) == {"P0": standing[0], "P1": standing[1]}
        if max(standing) < 2:
            assert is_undecided(table)
            with table.watching(0), table.watching(1):
                # Nobody has to agree: whoever asks first sets the next one up.
                table = await again(tables, table, 1)
            await first_decision(table)
            seats.append(table.names)
    assert seats == [["P0", "P1"], ["P1", "P0"], ["P0", "P1"]]
    series = series_of(table)
    assert series is not None
    assert (series.winner, is_undecided(table)) == (table.names.index("P1"), False)
    # Another one begins from nothing, if both want to.
    with table.watching(0), table.watching(1):
        assert await tables.setup.again(table, 0) is None
        assert wanted_by(table) == [0]
        table = await again(tables, table, 1)
    series = series_of(table)
    assert series is not None
    assert (series.best_of, series.wins) == (3, [0, 0])


async def test_one_that_several_have_won_counts_for_nobody(tables: Tables) -> None:
    table = await begun(tables, 5, ("you", "bot:random", "bot:random"))
    await resign(table, 0)
    series = series_of(table)
    assert series is not None
    assert len(table.log.match.winners) == 2
    assert (series.wins, is_undecided(table)) == ([0, 0, 0], True)


async def test_both_go_on_at_once_and_one_match_comes_of_it(tables: Tables) -> None:
    table = await begun(tables, 3)
    await lost_by(table, "P0")
    with table.watching(0), table.watching(1):
        one, other = await asyncio.gather(
            tables.setup.again(table, 0), tables.setup.again(table, 1)
        )
    assert one is other is not None


@pytest.mark.parametrize("best_of", [0, 2, 7])
async def test_a_series_is_the_best_of_three_or_five(tables: Tables, best_of: int) -> None:
    with pytest.raises(BadRequest, match="best of 1, 3"):
        await tables.setup.create(
            "futbol-dash", ["you", "open"], terms=Terms(best_of=best_of), browser="b"
        )


async def test_pages_and_programs_are_told_the_standing(server: RunningServer) -> None:
    ana, bo, path = await two_browsers(server, **{"best-of": "3"})
    table = await server.tables.get(path.removeprefix("/t/"))
    await first_decision(table)
    assert "Best of three:" in (await ana.get(path)).text
    assert "The series goes on with the next one" in (await bo.get(path)).text
    over = (await bo.post(f"{path}/resign", headers=HTMX)).text
    assert "Ana 1 · You 0" in over
    assert "begins by itself" in over
    assert "wins the series" not in over
    state = (await ana.get(f"/api/tables/{table.id}")).json()
    assert state["series"] == {"best_of": 3, "wins": [1, 0], "winner": None}
    await ana.post(f"{path}/again", headers=HTMX)
    following = await server.tables.get(str(table.stored.successor))
    await first_decision(following)
    assert "and the series with it?" in (await bo.get(f"/t/{following.id}")).text
    assert "The series goes on with the next one" in (await ana.get(f"/t/{following.id}")).text
    last = (await bo.post(f"/t/{following.id}/resign", headers=HTMX)).text
    assert "wins the series" in last
    assert "begins by itself" not in last
    wrong = await ana.post("/tables", data={"game": "futbol-dash", "seat-0": "you", "best-of": "x"})
    assert wrong.status_code == 400
    made = await new_table(server.client(), best_of=5)
    state = await server.client().get(
        f"/api/tables/{made['table']}", headers=bearer(made["you"]["token"])
    )
    assert state.json()["series"] == {"best_of": 5, "wins": [0, 0], "winner": None}


async def test_whoever_is_invited_reads_that_it_is_a_series(server: RunningServer) -> None:
    made = await server.tables.setup.create("futbol-dash", ["you", "open"], terms=Terms(best_of=5))
    page = await server.client().get(f"/join/{server.tables.invite_token(made.table, 1)}")
    assert "the best of five matches" in page.text
