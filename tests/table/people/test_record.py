"""The balance of what somebody has played."""

from collections import Counter
from dataclasses import replace

import pytest
import sqlalchemy as sa

from kickabout.table.people import (
    PEOPLE,
    Outcome,
    People,
    opponents_of,
    outcome_of,
    profile_of,
)
from kickabout.table.play import Tables
from kickabout.table.seats import as_browser, digest
from kickabout.table.store import FinalScore, outcome_queries, queries
from kickabout.table.store.engines import migrate
from kickabout.table.store.models import SeatRow
from kickabout.table.store.outcome_queries import Played
from kickabout.table.web.pages.people.views import card_name
from tests.table.conftest import play_to_the_end
from tests.table.people.rated_tables import LOST, WON, finish
from tests.table.web.test_front import listed


@pytest.mark.parametrize(("won", "outcome"), [(0, "won"), (1, "lost"), (-1, "drawn"), (None, None)])
def test_a_match_has_an_outcome_for_its_seat(won: int | None, outcome: str | None) -> None:
    assert outcome_of(listed("bot:pro", won=won)) == outcome
    assert outcome_of(listed("bot:pro", won=won, lesson="first-match")) is None


def test_bots_are_opponents_where_nobody_else_is() -> None:
    assert opponents_of(listed("bot:pro", "bot:amateur")) == "pro"
    assert opponents_of(listed("bot:pro", "person")) == opponents_of(listed("open")) == PEOPLE
    assert opponents_of(listed("automaton")) == ""
    table = listed("bot:pro")
    one, other = table.places
    with_cast = replace(table, places=(one, replace(other, cast="old-stopwatch")))
    assert opponents_of(with_cast) == "old-stopwatch"


def test_cards_and_players_are_named_in_the_readers_language() -> None:
    assert card_name("squad-rush", "number-ninety-nine", "es") == "Noventa y Nueve"
    assert card_name("squad-rush", "number-ninety-nine", "en") == "Number Ninety-Nine"
    assert card_name("squad-rush", "red-card", "es") == "Roja"
    assert card_name("squad-rush", "no-such-card", "es") == "no-such-card"


def test_matches_are_counted_by_game_and_opponents() -> None:
    played = [
        Played("futbol-dash", "pro", "won"),
        Played("futbol-dash", "pro", "lost"),
        Played("squad-rush", PEOPLE, "drawn"),
    ]
    profile = profile_of(played)
    assert profile.form == ["won", "lost", "drawn"]
    balance = profile.balance
    assert (balance.played, balance.won, balance.drawn, balance.lost) == (3, 1, 1, 1)
    assert {game: list(rows) for game, rows in profile.games.items()} == {
        "futbol-dash": ["pro"],
        "squad-rush": [PEOPLE],
    }
    assert len(profile_of(played * 9).form) == 10


@pytest.mark.parametrize(
    ("outcomes", "streak", "longest"),
    [
        ("", None, 0),
        ("l", ("lost", 1), 0),
        ("wwl", ("won", 2), 2),
        ("llwwwd", ("lost", 2), 3),
        ("dd", ("drawn", 2), 0),
    ],
)
def test_matches_in_a_row_make_a_streak(
    outcomes: str, streak: tuple[str, int] | None, longest: int
) -> None:
    words: dict[str, Outcome] = {"w": "won", "d": "drawn", "l": "lost"}
    profile = profile_of([Played("futbol-dash", "pro", words[one]) for one in outcomes])
    assert (profile.streak and (profile.streak.outcome, profile.streak.number)) == streak
    assert profile.longest == longest


# --- as stored -------------------------------------------------------------------------------------


async def played(tables: Tables, browser: str) -> list[Played]:
    return await tables.store.read(lambda c: outcome_queries.played_by(c, digest(browser)))


@pytest.mark.anyio
async def test_a_match_counts_once_it_is_over_for_all_who_hold_a_seat(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser="a")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "b")
    assert await played(tables, "a") == []
    await finish(tables, made.table, WON)
    await finish(tables, made.table, WON)
    assert await played(tables, "a") == [Played("futbol-dash", PEOPLE, "won")]
    assert await played(tables, "b") == [Played("futbol-dash", PEOPLE, "lost")]
    other = await People(tables).claim("Vera", "a", "")
    assert await played(tables, "a") == []
    own = as_browser(other.account.id)
    assert await played(tables, own) == [Played("futbol-dash", PEOPLE, "won")]
    await tables.close_for_good(made.table, "host")
    assert await played(tables, own) == []


@pytest.mark.anyio
async def test_a_lesson_does_not_count_and_bots_are_told_apart(tables: Tables) -> None:
    lesson = await tables.setup.begin_lesson("futbol-dash", "first-match", browser="a")
    made = await tables.setup.create("futbol-dash", ["you", "bot:pro"], browser="a")
    for table in (lesson, made.table):
        await finish(tables, table, LOST)
    assert await played(tables, "a") == [Played("futbol-dash", "pro", "lost")]


@pytest.mark.anyio
async def test_the_list_of_matches_knows_who_of_the_cast_was_played_against(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:pro"], browser="a")
    await tables.store.write(
        lambda c: c.execute(
            sa.update(SeatRow).where(SeatRow.kind == "bot:pro").values(cast="old-stopwatch")
        )
    )
    (listed,) = await tables.store.read(lambda c: queries.tables_of(c, digest("a")))
    assert (listed.id, opponents_of(listed)) == (made.table.id, "old-stopwatch")


@pytest.mark.anyio
async def test_matches_of_before_are_counted_when_the_database_is_migrated(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:pro"], browser="a")
    drawn = await tables.setup.create("futbol-dash", ["you", "open"], browser="a")
    await tables.setup.create("futbol-dash", ["you", "open"], browser="a")
    await finish(tables, made.table, WON)
    await finish(tables, drawn.table, FinalScore((1, 1), ()))
    counted = await played(tables, "a")
    assert len(counted) == 2
    with tables.store.engine.begin() as connection:
        connection.execute(sa.text("DROP INDEX holders_by_match"))
        for column in ("finished", "outcome", "opponents"):
            connection.execute(sa.text(f"ALTER TABLE holders DROP COLUMN {column}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0043'"))
    migrate(tables.store.engine, "0044")
    assert await played(tables, "a") == counted


@pytest.mark.anyio
async def test_the_cards_that_somebody_plays_most_often_are_their_favourites(
    tables: Tables,
) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "bot:random"], browser="a")
    await play_to_the_end(made.table)
    match = made.table.log.match
    told = [match.game.actions.name_of(match.box, code) for actor, code in match.log if actor == 0]
    played = Counter(words.split()[1] for words in told if words.startswith("play "))
    (favourites,) = (
        await tables.store.read(lambda c: outcome_queries.favourites_of(c, digest("a")))
    ).values()
    assert [number for _, number in favourites] == sorted(played.values(), reverse=True)[:3]
    assert all(played[card] == number for card, number in favourites)
    assert await tables.store.read(lambda c: outcome_queries.favourites_of(c, digest("b"))) == {}
