"""Accounts at rated tables, and what became of their ratings."""

from collections.abc import Sequence

from kickabout.table.people import People
from kickabout.table.play import LiveTable, Tables, Terms
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.ratings import Rating
from kickabout.table.seats import as_browser
from kickabout.table.store import (
    FinalScore,
    rating_queries,
    result_queries,
)

RATED = Terms(is_rated=True)
WON, LOST = FinalScore((3, 0), (0,)), FinalScore((0, 3), (1,))


async def claimed(tables: Tables, *names: str) -> list[str]:
    """Return the accounts of these names, which are claimed."""
    people = People(tables)
    return [(await people.claim(name, None, "")).account.id for name in names]


async def seated(tables: Tables, accounts: Sequence[str], game: str = "futbol-dash") -> LiveTable:
    """Return a rated table at which these accounts sit."""
    first, *others = map(as_browser, accounts)
    kinds = ["you", *["open"] * len(others)]
    made = await tables.setup.create(game, kinds, terms=RATED, browser=first)
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


async def play_until_a_decision(table: LiveTable) -> None:
    async def play(turn: Turn) -> None:
        while turn.log.match.actor == "chance":
            turn.play(-1, table.next_roll(turn.log))

    await take_turn(table, play)
