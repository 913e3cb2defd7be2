"""Rated matches: who may play them, who loses them, and who is placed by bots."""

import pytest

from kickabout.games import find
from kickabout.table import ratings
from kickabout.table.catalogue import bot_ratings
from kickabout.table.errors import BadRequest, Refused, TableError
from kickabout.table.play import LiveTable, Tables, Terms, ask_bot, come_back, resign
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.ratings import START, Rating, rated
from kickabout.table.seats import as_browser
from kickabout.table.store import FinalScore, rating_queries
from tests.table.conftest import again, first_decision, play_to_the_end
from tests.table.people.rated_tables import (
    LOST,
    RATED,
    WON,
    claimed,
    finish,
    latest,
    number_of,
    play_until_a_decision,
    seated,
)

pytestmark = pytest.mark.anyio


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
        await tables.setup.create("futbol-dash", ["you", "open"], terms=RATED, browser="g")
    assert refused.value.message.id == "error-rated-guest"
    (vera,) = await claimed(tables, "Vera")
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], terms=RATED, browser=as_browser(vera)
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    for guest in ("g", "key:of a program", None):
        with pytest.raises(Refused):
            await tables.join(token, "Guest", guest)
    with pytest.raises(TableError):  # nor does anybody against themselves
        await tables.join(token, "", as_browser(vera))


@pytest.mark.parametrize(
    ("kinds", "terms"),
    [
        (["you", "bot:youth", "bot:youth"], RATED),
        (["you", "open", "bot:youth"], RATED),
        (["you", "bot:youth"], Terms(is_rated=True, hints=True)),
        (["you", "here"], RATED),
        (["you", "open"], Terms(is_rated=True, hints=True)),
        (["you", "open"], Terms(is_rated=True, real=True)),
        (["open", "open"], RATED),
    ],
)
async def test_what_is_unfair_is_not_rated(tables: Tables, kinds: list[str], terms: Terms) -> None:
    (vera,) = await claimed(tables, "Vera")
    with pytest.raises(BadRequest):
        await tables.setup.create("futbol-dash", kinds, terms=terms, browser=as_browser(vera))


async def test_nobody_is_helped(tables: Tables, still: None) -> None:
    table = await seated(tables, await claimed(tables, "Vera", "Mila"))
    assert not table.hints
    await play_until_a_decision(table)
    seat = await first_decision(table)
    await submit(table, seat, table.legal(seat)[0], table.number)
    assert not table.may_undo(seat)
    with pytest.raises(TableError):
        await take_back(table, seat, table.number)


async def test_a_seat_that_waits_for_somebody_is_no_bots(tables: Tables) -> None:
    (vera,) = await claimed(tables, "Vera")
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], terms=RATED, browser=as_browser(vera)
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
        game, ["you", "bot:pro"], terms=RATED, browser=as_browser(account)
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
