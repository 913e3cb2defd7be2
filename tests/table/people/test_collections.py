"""What somebody collects: the cards that they have seen, and the officials whose matches they have played to the end."""

from collections import Counter

import pytest
import sqlalchemy as sa
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext

import kickabout
from kickabout.engine.match import Match
from kickabout.table.play import Tables
from kickabout.table.play.collected import collected_in
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import outcome_queries
from kickabout.table.store.migrations.versions import v0049_collections
from kickabout.table.store.outcome_queries import Had
from tests.table.conftest import opened, play_to_the_end, seated

pytestmark = pytest.mark.anyio
MINE = ("short-pass", "through-ball", "overlap", "pressing", "block", "long-pass", "nutmeg")
THEIRS = ("penalty", "through-ball", "overlap", "pressing", "clearance", "slide-tackle")


def dealt() -> Match:
    match = kickabout.new("futbol-dash", 2, seed=1)
    hands = {0: [*MINE], 1: [*THEIRS]}
    match.play("start 0")
    while match.is_chance:
        assert match.chance is not None
        assert match.chance.seat is not None
        match.play(f"draw {hands[match.chance.seat].pop(0)}")
    return match


def met(match: Match, seat: int) -> set[str]:
    return set(collected_in(match, [seat])[seat].met)


def test_a_card_counts_once_it_was_seen() -> None:
    match = dealt()
    assert (met(match, 0), met(match, 1)) == (set(MINE), set(THEIRS))
    match.play("play short-pass")
    assert met(match, 1) == {*THEIRS, "short-pass"}
    while match.window is not None:
        match.play("hold")
    while match.is_chance:
        match.play("draw foul")
    assert match.actor == 1
    match.play("play penalty" if "play penalty" in match.legal else "play through-ball")
    assert met(match, 0) == {*MINE, match.name_of(match.log[-1][1]).split()[1]}
    assert "clearance" not in met(match, 0)


def test_officials_are_survived_by_those_whose_match_they_see_through() -> None:
    bot = kickabout.bot("rule-of-thumb", seed=1)
    match = kickabout.new("squad-rush", 3, {"mode": "group-stage"}, seed=5)
    expected: dict[int, Counter[str]] = {seat: Counter() for seat in range(3)}
    while match.actor is not None:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
            continue
        shown = match.view()["match"]
        (action,) = match.outcomes if len(match.outcomes) == 1 else ("",)
        if action == "final whistle" and shown["official_stands"]:
            for seat in (shown["home"], shown["away"]):
                expected[seat].update(
                    one["card"] for one in (shown["official"], shown["second"]) if one
                )
        match.roll()
    assert sum(map(Counter.total, expected.values())) > 4
    found = collected_in(match, range(3))
    assert {seat: Counter(one.officials) for seat, one in found.items()} == expected


async def had(tables: Tables, browser: str) -> dict[str, Had]:
    return await tables.store.read(lambda c: outcome_queries.collections_of(c, digest(browser)))


async def test_it_is_stored_with_the_result_and_found_again_from_the_log(
    settings: Settings,
) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, 2)
        assert await had(tables, "b0") == {}
        await play_to_the_end(table)
        first, match = await had(tables, "b0"), table.log.match
        assert first["futbol-dash"].met == met(match, 0)
        assert (await had(tables, "b1"))["futbol-dash"].met == met(match, 1)
        assert await had(tables, "b2") == {}
    async with opened(settings) as tables:
        played = {name.split()[1] for name in _names(match, 0) if name.startswith("play ")}
        with tables.store.engine.begin() as connection:
            for column in ("met", "officials"):
                connection.execute(sa.text(f"ALTER TABLE holders DROP COLUMN {column}"))
            with Operations.context(MigrationContext.configure(connection)):
                v0049_collections.upgrade()
        # What they have played they have seen; the rest is found once the table is loaded.
        assert (await had(tables, "b0"))["futbol-dash"].met == played < first["futbol-dash"].met
        await tables.get(table.id)
        assert await had(tables, "b0") == first


def _names(match: Match, seat: int) -> list[str]:
    return [match.name_of(action) for actor, action in match.log if actor == seat]


async def test_a_lesson_brings_no_cards(tables: Tables) -> None:
    table = await tables.setup.begin_lesson("futbol-dash", "first-match", browser="b0")
    await play_to_the_end(table)
    assert await had(tables, "b0") == {}
