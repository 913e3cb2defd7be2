"""Rated matches: who may play them, and that each is rated once, whatever happens as it ends."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from kickabout.games import find
from kickabout.table import ratings
from kickabout.table.catalogue import bot_ratings
from kickabout.table.errors import BadRequest, Refused, TableError
from kickabout.table.people import People
from kickabout.table.play import LiveTable, Tables, ask_bot, come_back, resign
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.ratings import START, Rating, rated
from kickabout.table.seats import as_browser
from kickabout.table.settings import Settings
from kickabout.table.store import (
    FinalScore,
    queries,
    rating_queries,
    remove_tables,
    result_queries,
)
from kickabout.table.store.rating_models import RatedSeatRow
from tests.table.conftest import again, eventually, first_decision, opened, play_to_the_end

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
WON, LOST = FinalScore((3, 0), (0,)), FinalScore((0, 3), (1,))


async def claimed(tables: Tables, *names: str) -> list[str]:
    """Return the accounts of these names, which are claimed."""
    people = People(tables)
    return [(await people.claim(name, None, "")).account.id for name in names]


async def seated(tables: Tables, accounts: Sequence[str], game: str = "futbol-dash") -> LiveTable:
    """Return a rated table at which these accounts sit."""
    first, *others = map(as_browser, accounts)
    kinds = ["you", *["open"] * len(others)]
    made = await tables.setup.create(game, kinds, browser=first, is_rated=True)
    for seat, browser in enumerate(others, 1):
        token = tables.invite_token(made.table, seat)
        assert token is not None
        await tables.join(token, "", browser)
    return made.table


async def latest(tables: Tables, account: str, game: str = "futbol-dash") -> Rating | None:
    """Return the rating of an account that has played rated matches of a game."""
    matches = await tables.store.read(lambda c: rating_queries.rated_matches_of(c, account))
    return next((one.after for one in reversed(matches) if one.game == game), None)


async def number_of(tables: Tables) -> int:
    """Return how many matches have been rated, all of them as their results say."""
    found = await tables.store.read(rating_queries.recompute)
    assert found.deviating == ()
    return found.matches


async def finish(tables: Tables, table: LiveTable, score: FinalScore) -> None:
    """Store the result of a match, without anybody playing it."""
    await tables.store.write(lambda c: result_queries.finish(c, table.id, score))


# --- who may play ----------------------------------------------------------------------------------


async def test_a_match_of_two_names_changes_their_ratings(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    assert table.names == ["Vera", "Mila"]
    assert [table.stored.ratings[seat].before for seat in (0, 1)] == [Rating()] * 2
    await play_to_the_end(table)
    (winner,) = table.log.match.winners
    after = [await latest(tables, account) for account in accounts]
    assert after == [table.stored.ratings[seat].after for seat in (0, 1)]
    assert after == rated([Rating()] * 2, [int(seat != winner) for seat in (0, 1)])
    assert await number_of(tables) == 1
    # The next one of the same players goes on from there.
    following = await again(tables, table, 0)
    assert following.stored.is_rated
    assert [following.stored.ratings[seat].before for seat in (1, 0)] == after


async def test_no_guest_plays_for_a_rating(tables: Tables) -> None:
    with pytest.raises(Refused) as refused:
        await tables.setup.create("futbol-dash", ["you", "open"], browser="g", is_rated=True)
    assert refused.value.message.id == "error-rated-guest"
    (vera,) = await claimed(tables, "Vera")
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], browser=as_browser(vera), is_rated=True
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    for guest in ("g", "key:of a program", None):
        with pytest.raises(Refused):
            await tables.join(token, "Guest", guest)
    with pytest.raises(TableError):  # nor does anybody against themselves
        await tables.join(token, "", as_browser(vera))


@pytest.mark.parametrize(
    ("kinds", "more"),
    [
        (["you", "bot:youth", "bot:youth"], {}),
        (["you", "open", "bot:youth"], {}),
        (["you", "bot:youth"], {"hints": True}),
        (["you", "here"], {"guests": {1: "Pat"}}),
        (["you", "open"], {"hints": True}),
        (["you", "open"], {"real": True}),
        (["open", "open"], {}),
    ],
)
async def test_what_is_unfair_is_not_rated(
    tables: Tables, kinds: list[str], more: dict[str, object]
) -> None:
    (vera,) = await claimed(tables, "Vera")
    with pytest.raises(BadRequest):
        await tables.setup.create(
            "futbol-dash",
            kinds,
            browser=as_browser(vera),
            is_rated=True,
            **more,  # type: ignore[arg-type]
        )


async def test_nobody_is_helped(tables: Tables, still: None) -> None:
    table = await seated(tables, await claimed(tables, "Vera", "Mila"))
    assert not table.hints
    await play_until_a_decision(table)
    seat = await first_decision(table)
    await submit(table, seat, table.legal(seat)[0], table.number)
    assert not table.may_undo(seat)
    with pytest.raises(TableError):
        await take_back(table, seat, table.number)


async def play_until_a_decision(table: LiveTable) -> None:
    async def play(turn: Turn) -> None:
        while turn.log.match.actor == "chance":
            turn.play(-1, table.next_roll(turn.log))

    await take_turn(table, play)


async def test_a_seat_that_waits_for_somebody_is_no_bots(tables: Tables) -> None:
    (vera,) = await claimed(tables, "Vera")
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], browser=as_browser(vera), is_rated=True
    )
    assert not made.table.occupancy.is_vacant(1, made.table.now)
    with pytest.raises(Refused):
        await ask_bot(made.table, 1, 0)


# --- who leaves ------------------------------------------------------------------------------------


async def test_who_leaves_loses_whatever_the_bot_makes_of_it(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    assert await ask_bot(table, 1, 0)
    await finish(tables, table, LOST)
    after = [await latest(tables, account) for account in accounts]
    assert after == rated([Rating()] * 2, [0, 1])


async def test_who_is_back_before_the_bot_decides_has_not_left(tables: Tables, still: None) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    assert await ask_bot(table, 1, 0)
    await come_back(table, 1)
    await finish(tables, table, LOST)
    after = [await latest(tables, account) for account in accounts]
    assert after == rated([Rating()] * 2, [1, 0])


async def test_who_comes_back_after_the_bot_has_decided_has_left(
    tables: Tables, still: None
) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await play_until_a_decision(table)
    seat = await first_decision(table)
    assert await ask_bot(table, seat, 1 - seat)

    async def decide(turn: Turn) -> None:
        match = turn.log.match
        turn.play(seat, match.legal[0])

    await take_turn(table, decide)
    await come_back(table, seat)
    await finish(tables, table, WON if seat == 0 else LOST)
    after = [await latest(tables, account) for account in accounts]
    assert after == rated([Rating()] * 2, [1, 0] if seat == 0 else [0, 1])


async def test_who_resigns_loses(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await first_decision(table)
    await resign(table, 0)
    after = [await latest(tables, account) for account in accounts]
    assert after == rated([Rating()] * 2, [1, 0])
    assert await number_of(tables) == 1


async def test_of_three_who_resigns_is_last_and_the_others_go_on(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila", "Pia")
    table = await seated(tables, accounts)
    await first_decision(table)
    await resign(table, 1)
    assert await number_of(tables) == 0
    await play_to_the_end(table)
    winners = table.log.match.winners
    assert 1 not in winners
    ranks = [2 if seat == 1 else int(seat not in winners) for seat in range(3)]
    after = [await latest(tables, account) for account in accounts]
    assert after == rated([Rating()] * 3, ranks)


@pytest.mark.parametrize(
    ("score", "gone", "ranks"),
    [
        (FinalScore((1, 3, 2, 2), (1,)), set(), [3, 0, 1, 1]),
        (FinalScore((1, 3, 2, 2), (1,)), {1}, [2, 3, 0, 0]),
        (FinalScore((2, 2), ()), set(), [0, 0]),
        (FinalScore((2, 2), ()), {0}, [1, 0]),
        (FinalScore((4, 4, 1), (0, 1)), set(), [0, 0, 2]),
        (FinalScore((1, 4), (0,)), set(), [0, 1]),  # as if the other had given up
        (FinalScore((1, 4, 2), (1,)), {1, 2}, [0, 1, 1]),
    ],
)
def test_places(score: FinalScore, gone: set[int], ranks: list[int]) -> None:
    assert rating_queries.ranks_of(score, gone) == ranks


# --- newcomers against bots ------------------------------------------------------------------------


async def against_a_bot(tables: Tables, account: str, game: str = "futbol-dash") -> LiveTable:
    made = await tables.setup.create(
        game, ["you", "bot:pro"], browser=as_browser(account), is_rated=True
    )
    return made.table


async def test_a_newcomer_is_placed_by_bots_whose_ratings_are_fixed(
    tables: Tables, still: None
) -> None:
    (vera,) = await claimed(tables, "Vera")
    pro = Rating(bot_ratings(find("futbol-dash"))["pro"], 0)
    table = await against_a_bot(tables, vera)
    assert not table.hints
    assert table.stored.ratings[1].before == pro
    await finish(tables, table, WON)
    rating = rated([Rating(), pro], [0, 1])[0]
    assert await latest(tables, vera) == rating
    await finish(tables, await against_a_bot(tables, vera), LOST)
    assert await latest(tables, vera) == rated([rating, pro], [1, 0])[0]
    assert await number_of(tables) == 2
    assert (await against_a_bot(tables, vera)).stored.ratings[1].before == pro


async def test_nobody_leaves_a_match_against_a_bot_that_is_lost(
    tables: Tables, still: None
) -> None:
    (vera,) = await claimed(tables, "Vera")
    table = await against_a_bot(tables, vera)
    with pytest.raises(Refused) as refused:
        await against_a_bot(tables, vera)
    assert refused.value.message.id == "error-rated-unfinished"
    await against_a_bot(tables, vera, "super-team")  # which is another rating
    await play_until_a_decision(table)
    await resign(table, 0)
    rating = await latest(tables, vera)
    assert rating is not None
    assert rating.mean < START
    await against_a_bot(tables, vera)


async def test_bots_do_not_count_once_the_rating_is_known(
    tables: Tables, still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (vera,) = await claimed(tables, "Vera")
    table = await against_a_bot(tables, vera)
    await finish(tables, table, WON)
    rating = await latest(tables, vera)
    assert rating is not None
    monkeypatch.setattr(ratings, "UNCERTAIN", rating.deviation)
    with pytest.raises(Refused) as refused:
        await against_a_bot(tables, vera)
    assert refused.value.message.id == "error-rated-placed"


# --- once ------------------------------------------------------------------------------------------


async def test_a_result_that_is_stored_twice_is_rated_once(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await asyncio.gather(*(finish(tables, table, WON) for _ in range(5)))
    assert await number_of(tables) == 1


async def test_the_servers_of_a_database_rate_each_match_once_and_one_after_the_other(
    settings: Settings, postgresql: str
) -> None:
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            servers.append(await stack.enter_async_context(opened(own)))
        accounts = await claimed(servers[0], "Vera", "Mila", "Pia")
        played = []
        for number in range(12):
            pair = [accounts[number % 3], accounts[(number + 1) % 3]]
            played.append(await seated(servers[number % 2], pair))
        await asyncio.gather(
            *(finish(server, table, WON) for table in played for server in servers)
        )
        assert await number_of(servers[0]) == 12
        chain = await servers[0].store.read(
            lambda c: rating_queries.rated_matches_of(c, accounts[0])
        )
        assert len(chain) == 8


async def test_a_page_at_another_server_is_told_what_became_of_the_ratings(
    settings: Settings, postgresql: str
) -> None:
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            servers.append(await stack.enter_async_context(opened(own)))
            peers = servers[-1].peers
            assert peers is not None
            await peers.start()
        table = await seated(servers[0], await claimed(servers[0], "Vera", "Mila"))
        theirs = await servers[1].get(table.id)
        assert theirs.stored.ratings[1].before == Rating()
        await play_to_the_end(table)
        await eventually(lambda: theirs.stored.ratings[1].after is not None)
        assert theirs.stored.ratings == table.stored.ratings


async def test_of_two_matches_that_end_at_once_the_second_counts_with_the_first(
    settings: Settings, postgresql: str
) -> None:
    async with opened(replace(settings, database=postgresql)) as tables:
        accounts = await claimed(tables, "Vera", "Mila", "Pia")
        one, other = await seated(tables, accounts[:2]), await seated(tables, accounts[1:])
        engine = tables.store.engine

        def waits() -> bool:
            with engine.connect() as looking:
                query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                return bool(looking.exec_driver_sql(query).scalar_one())

        with engine.connect() as first:
            result_queries.finish(first, one.id, LOST)
            second = asyncio.create_task(finish(tables, other, WON))
            await eventually(waits)
            first.commit()
        await second
        assert await number_of(tables) == 2
        mila = await tables.store.read(lambda c: rating_queries.rated_matches_of(c, accounts[1]))
        assert mila[1].before == mila[0].after != Rating()


async def test_a_result_that_lost_a_deadlock_is_tried_again(
    settings: Settings, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, rate = [], rating_queries.rate

    def loses_first(connection: sa.Connection, table: str, score: FinalScore) -> None:
        tries.append(table)
        rate(connection, table, score)
        if len(tries) < 2:
            raise sa.exc.OperationalError("COMMIT", {}, Exception("deadlock detected"))

    monkeypatch.setattr(rating_queries, "rate", loses_first)
    async with opened(replace(settings, database=postgresql)) as tables:
        table = await seated(tables, await claimed(tables, "Vera", "Mila"))
        await play_to_the_end(table)
        assert len(tries) == 2
        assert await number_of(tables) == 1


@pytest.mark.parametrize("when", ["before", "within"])
async def test_a_match_whose_server_is_killed_as_it_ends_is_rated_when_it_is_next_seen(
    settings: Settings, when: str
) -> None:
    words = [str(settings.data), settings.database or "", when]
    killed = subprocess.run(  # noqa: ASYNC221 - nothing else runs here
        [sys.executable, "-m", "tests.table.people.killed_while_rating", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = killed.stdout.strip()
    async with opened(settings) as tables:
        assert await number_of(tables) == 0
        assert not await tables.store.read(lambda c: result_queries.is_noted(c, table))
        await tables.start()  # which resumes what was in progress
        assert (await tables.get(table)).stored.ratings[0].after is not None
        assert await number_of(tables) == 1
    async with opened(settings) as tables:
        await tables.start()
        await tables.get(table)
        assert await number_of(tables) == 1


# --- from the results alone ------------------------------------------------------------------------

GAMES = ("futbol-dash", "super-team")


async def test_the_order_of_results_of_different_games_makes_no_difference(tables: Tables) -> None:
    random = Random(7)
    results = [
        (random.choice(GAMES), random.sample(range(3), 2), random.choice([WON, LOST]))
        for _ in range(20)
    ]
    by_game = sorted(results, key=lambda one: one[0])
    first = await claimed(tables, "A1", "A2", "A3")
    second = await claimed(tables, "B1", "B2", "B3")
    for accounts, order in ((first, results), (second, by_game)):
        for game, who, score in order:
            table = await seated(tables, [accounts[one] for one in who], game)
            await finish(tables, table, score)
    assert await number_of(tables) == 40
    for one, other in zip(first, second, strict=True):
        for game in GAMES:
            assert await latest(tables, one, game) == await latest(tables, other, game)


async def test_ratings_that_were_tampered_with_follow_from_the_results_again(
    tables: Tables,
) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    for score in (WON, LOST, WON):
        await finish(tables, await seated(tables, accounts), score)
    before = [await latest(tables, account) for account in accounts]
    await tables.store.write(
        lambda c: c.execute(
            sa.update(RatedSeatRow)
            .where(RatedSeatRow.number == 2, RatedSeatRow.seat == 1)
            .values(mean=START + 500)
        ).close()
    )
    found = await tables.store.read(rating_queries.recompute)
    assert [(one.number, one.seat) for one in found.deviating] == [(2, 1)]
    await tables.store.write(lambda c: rating_queries.correct(c, found.deviating))
    assert await number_of(tables) == 3
    assert [await latest(tables, account) for account in accounts] == before


async def test_ratings_outlast_the_table_and_the_name_of_a_rival(tables: Tables) -> None:
    vera, mila = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, [vera, mila])
    await finish(tables, table, WON)
    rating = await latest(tables, vera)
    account = await People(tables).named("Mila")
    assert account is not None
    await People(tables).remove(account, "guest")
    await tables.store.write(lambda c: remove_tables(c, [table.id]))
    assert await tables.store.read(lambda c: queries.read_table(c, table.id)) is None
    assert await latest(tables, vera) == rating
    assert await number_of(tables) == 1


async def test_a_match_after_a_name_is_gone_is_not_rated(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await play_to_the_end(table)
    account = await People(tables).named("Mila")
    assert account is not None
    await People(tables).remove(account, "guest")
    assert not (await again(tables, table, 0)).stored.is_rated
