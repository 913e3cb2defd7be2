"""The rulebook's page: a search for clauses, and the way to their pictures."""

import re
from dataclasses import replace

import pytest

from kickabout.engine.rulebook import read_rulebook
from kickabout.games import find, names
from kickabout.table.settings import Settings
from kickabout.table.web.pages.rulebook import clause_pictures, rulebook_context
from kickabout.text.localization import PSEUDO
from tests.table.conftest import RunningServer, running

pytestmark = pytest.mark.anyio

DASH = find("futbol-dash")


def clauses(search: str) -> list[str]:
    sections = rulebook_context(DASH, search)["sections"]
    return [clause["id"] for section in sections for clause in section["clauses"]]


def test_a_search_finds_the_clauses_with_all_its_words() -> None:
    found = clauses("corner SHOT")
    assert "DASH-6.5" in found
    assert "DASH-4.1" not in found
    assert len(found) < len(clauses("shot")) < len(clauses(""))


def test_a_clause_is_found_by_its_number() -> None:
    assert "DASH-6.5" in clauses("6.5")


def test_what_nobody_wrote_is_not_found() -> None:
    context = rulebook_context(DASH, "throw-in-from-behind")
    assert (context["sections"], context["found"]) == ([], 0)


def test_a_rulebook_is_in_the_language_of_its_reader() -> None:
    spanish, french = (rulebook_context(DASH, "tiro", locale) for locale in ("es", "fr"))
    assert (spanish["rulebook_language"], french["rulebook_language"]) == ("es", "en")
    assert "DASH-6.5" in {
        clause["id"] for section in spanish["sections"] for clause in section["clauses"]
    }
    assert french["found"] == 0


async def test_a_page_says_that_its_rulebook_is_in_english(settings: Settings) -> None:
    async with running(replace(settings, locale=PSEUDO)) as server:
        page = (await server.client().get("/rules/futbol-dash")).text
    assert f'<html lang="{PSEUDO}">' in page
    assert "⟦The rules are in English so far.⟧" in page
    assert re.search(r'<section id="DASH-6" lang="en">', page)
    assert f'<em class="ruling-mark" lang="{PSEUDO}">⟦our ruling⟧</em>' in page


def test_words_are_marked_where_they_stand_and_tags_left_alone() -> None:
    (section,) = [
        section
        for section in rulebook_context(DASH, "e corner")["sections"]
        if section["number"] == 6
    ]
    html = next(clause["html"] for clause in section["clauses"] if clause["id"] == "DASH-6.12")
    assert "<mark>Corner</mark>" in html
    assert "<em>" in html
    assert "b<mark>e</mark>" in html


async def test_a_search_is_a_plain_form_and_says_what_it_found(server: RunningServer) -> None:
    page = (await server.client().get("/rules/futbol-dash", params={"q": "<corner"})).text
    assert "No clause has “&lt;corner”." in page
    page = (await server.client().get("/rules/futbol-dash", params={"q": "corner"})).text
    assert re.search(r"\d clauses have “corner”", page)


async def test_a_clause_leads_to_its_picture_and_back(server: RunningServer) -> None:
    rules = (await server.client().get("/rules/futbol-dash")).text
    assert 'href="/how-to-play/futbol-dash#picture-shot"' in rules
    pictures = (await server.client().get("/how-to-play/futbol-dash")).text
    assert 'id="picture-shot"' in pictures
    assert 'href="/rules/futbol-dash#DASH-6.2"' in pictures


@pytest.mark.parametrize("game", names())
def test_every_clause_with_a_picture_exists(game: str) -> None:
    found = find(game)
    known = {clause.number for clause in read_rulebook(found.rulebook).clauses}
    assert clause_pictures(found).keys() <= known
