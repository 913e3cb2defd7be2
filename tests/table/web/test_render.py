"""Contexts of the pages for a match."""

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.table.language import game_messages
from kickabout.table.web.pages.options_words import options_text
from kickabout.table.web.pages.render import environment
from kickabout.text.reader import Reader
from tests import solo_dash_game


def said(match: Match) -> str:
    return options_text(match, Reader(game_messages(match.game)))


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "Regular"),
        ({"goals": 5}, "Regular · Goals 5"),
        ({"mode": "express", "express-end": "hands-out"}, "Express · Hands out"),
    ],
)
def test_options_are_told_in_a_few_words(options: dict[str, object], text: str) -> None:
    assert said(kickabout.new("futbol-dash", 2, options)) == text


@pytest.mark.parametrize(("solo", "text"), [("off", "Regular"), ("on", "Regular · Solo")])
def test_a_switch_is_told_by_its_name_where_it_is_on(solo: str, text: str) -> None:
    assert said(Match(solo_dash_game.GAME, 2, {"solo": solo})) == text


def test_a_card_without_a_drawn_sign_shows_a_ball() -> None:
    template = '{% import "cards.html" as cards %}{{ cards.inside(card) }}'
    made = environment().from_string(template)
    for sign, shown in (("nutmeg", "#sign-nutmeg"), ("rabona", "#ball")):
        card = {"card": sign, "name": sign, "value": "", "group": "offence", "sign": sign}
        assert f'href="{shown}"' in made.render(card=card)
