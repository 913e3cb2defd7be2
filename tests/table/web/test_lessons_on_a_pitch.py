"""A lesson of Super Team lights spaces of its pitch, and the piece that has to be chosen before its space."""

import re
from pathlib import Path

import pytest

from kickabout.table.play import LiveTable, Tables
from kickabout.table.play.decisions import dismiss_note, submit
from kickabout.table.web.pages.render import Pages
from kickabout.text.localization import ENGLISH
from tests.table.conftest import settled

pytestmark = pytest.mark.anyio

STATIC = Path(__file__).parents[3] / "src/kickabout/table/web/pages/static"


@pytest.fixture
async def table(tables: Tables) -> LiveTable:
    """The first lesson, where the note on a movement asks for it."""
    table = await tables.setup.begin_lesson("super-team", "first-match", browser="b0")
    assert table.coach is not None
    while not table.coach.asks:
        await settled(table)
        await dismiss_note(table, 0, table.coach.told)
    await submit(table, 0, "spend backward on movement", table.situation.question(0))
    return table


async def test_spaces_are_lit_and_the_piece_that_goes_there(
    tables: Tables, table: LiveTable
) -> None:
    page = Pages(tables).live(table, 0, "http://127.0.0.1", ENGLISH)
    assert 'id="space-f6" class="lit-space ' in page
    assert 'id="space-h8" class="lit-space ' in page
    assert page.count("leads-on") == 1
    assert re.search(r'class="mover leads-on [^"]*"\n +id="mover-4"', page)


async def test_nobody_else_sees_what_is_lit(tables: Tables, table: LiveTable) -> None:
    page = Pages(tables).live(table, -1, "http://127.0.0.1", ENGLISH)
    assert "lit-space" not in page
    assert "leads-on" not in page


def test_the_coach_of_a_lesson_leaves_the_cards_of_a_coach_alone() -> None:
    for line in (STATIC / "coach.css").read_text(encoding="utf-8").splitlines():
        assert not line.startswith((".coach ", ".coach.", ".coach[", ".coach{"))
