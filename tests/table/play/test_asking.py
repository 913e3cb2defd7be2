"""What pages decide by themselves. Where every answer but to hold is a plain waste, the page of a person alone with bots
holds, unless it is told to ask; nowhere else does anything depend on what is a waste. What is obvious any page decides.
"""

from dataclasses import replace
from itertools import count

import pytest
import sqlalchemy as sa

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.table.errors import Refused
from kickabout.table.play import Terms, decide, set_asks_always
from kickabout.table.play.live import LiveTable
from kickabout.table.play.seat_changes import looked_at
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store.models import TableRow
from kickabout.table.web.pages.table_types import SoleAnswer
from kickabout.table.web.pages.table_view import table_context
from tests.table.conftest import opened, replay

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]

GAMES = ("futera-susu", "social-soccer")


def wasteful(begun: Match) -> Match:
    """Play on by the rule of thumb to the first question to seat 0 that could pass."""
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    for seed in range(20):
        match, rng = begun.copy(), seeded(seed)
        while match.actor is not None:
            if match.actor == "chance":
                outcomes = list(match.outcomes)
                match.play(outcomes[below(rng, len(outcomes))])
                continue
            if match.actor == 0 and "hold" in match.legal and match.is_waste(0):
                return match
            match.play(thumb.choose(match.seen(match.actor)))
    raise AssertionError("no question could pass")


def paid(after: int) -> Match:
    """Return a match in which a card has just paid seat 0 Morale, after a decision of its own or an outcome of chance."""
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    for seed in count():
        match = kickabout.new("super-team", seats=2, seed=seed)
        while match.actor is not None:
            if match.actor == 0 and "take morale" in match.legal and match.log[-1][0] == after:
                return match
            if match.actor == "chance":
                match.roll()
            else:
                match.play(thumb.choose(match.seen(match.actor)))
    raise AssertionError("no card paid Morale")


async def asked(tables: Tables, game: str, other: str = "bot:rule-of-thumb") -> LiveTable:
    """Return a table of such a match; with another person the cards are real, so that no dice are waited for."""
    kinds = ["you", other]
    made = await tables.setup.create(
        game, kinds, terms=Terms(real=other == "open"), name="P0", browser="b0"
    )
    if other == "open":
        token = tables.invite_token(made.table, 1)
        assert token is not None
        await tables.join(token, "P1", "b1")
    await replay(made.table, wasteful(made.table.log.match))
    assert len(made.table.legal(0)) > 1
    return made.table


def sole(tables: Tables, table: LiveTable) -> SoleAnswer | None:
    return table_context(tables, table, 0, "http://here")["table"]["sole_answer"]


@pytest.mark.parametrize("game", GAMES)
async def test_it_passes_until_one_asks_to_be_asked_which_is_kept(
    settings: Settings, game: str
) -> None:
    paced = replace(settings, pace=1.0)
    async with opened(paced) as tables:
        table = await asked(tables, game)
        passed: SoleAnswer = {
            "action": "hold",
            "label": None,
            "after_ms": (1800, 1800),
            "why": "waste",
        }
        assert sole(tables, table) == passed
        await set_asks_always(table, True)
        assert sole(tables, table) is None
    async with opened(paced) as tables:
        again = await tables.get(table.id)
        assert again.stored.asks_always
        await set_asks_always(again, False)
        assert sole(tables, again) == passed


async def test_whoever_knows_a_game_is_asked_unless_it_is_told_to_pass(settings: Settings) -> None:
    async with opened(settings) as tables:

        async def begun(game: str, *, lesson: bool = False) -> LiveTable:
            if lesson:
                return await tables.setup.begin_lesson(game, "first-match", browser="b0")
            made = await tables.setup.create(game, ["you", "bot:rule-of-thumb"], browser="b0")
            return made.table

        async def finish(table: LiveTable) -> None:
            over = sa.update(TableRow).where(TableRow.id == table.id).values(status="over")
            await tables.store.write(lambda connection: connection.execute(over))

        for known in (False, False, True):
            await finish(await begun("futera-susu", lesson=True))
            table = await begun("futera-susu")
            assert table.stored.asks_always == known
            await finish(table)
        assert not (await begun("social-soccer")).stored.asks_always


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_passes_where_people_could_learn_from_it(
    settings: Settings, game: str
) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        table = await asked(tables, game, "open")
        assert sole(tables, table) is None
        with pytest.raises(Refused):
            await set_asks_always(table, False)
        watched = await asked(tables, game)
        await looked_at(watched, -1)
        assert sole(tables, watched) is None


@pytest.mark.parametrize(("after", "undone"), [(CHANCE, False), (0, True)])
async def test_a_page_takes_what_is_obvious_and_back_with_the_decision_before(
    settings: Settings, after: int, undone: bool
) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        made = await tables.setup.create(
            "super-team", ["you", "open"], terms=Terms(real=True), browser="b0"
        )
        token = tables.invite_token(made.table, 1)
        assert token is not None
        await tables.join(token, "P1", "b1")
        await replay(made.table, paid(after))
        answer = sole(tables, made.table)
        assert answer is not None
        assert (answer["action"], answer["why"]) == ("take morale", "obvious")
        await decide(made.table, 0, ["take morale"], made.table.number)
        assert made.table.may_undo(0) == undone
        again = sole(tables, made.table)
        assert again is None or again["why"] != "obvious"
