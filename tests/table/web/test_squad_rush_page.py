"""The page of Squad Rush: a scene shows the player whom it is about."""

import re

import pytest

from kickabout.engine.match import Match
from kickabout.table.language import game_messages
from kickabout.table.web.pages.render import environment
from kickabout.table.web.pages.say import reading
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import story_context
from kickabout.text.reader import Reader
from tests.rulebooks.squad_rush.positions import end_turn, lay

REASON = """
{% set mine = is_asked %}
{% import "games/squad_rush/macros.html" as macros with context %}
{% for card in view.hand %}{{ macros.short_reason(card) | trim }}|{% endfor %}
"""
PAGE = """
{% import "games/squad_rush/macros.html" as macros with context %}
{% import "games/squad_rush/ground.html" as ground with context %}
{% from "games/squad_rush/portraits.html" import face %}
<b>{{ face({"card": slug}) }}</b>{{ ground.highlights() }}
"""


def drawn(match: Match, slug: str) -> tuple[int, str]:
    """Return the number of a player's face, and the look of whom the scene shows the card."""
    reader = Reader(game_messages(match.game), ("Ana", "Bo"), 0)
    context = {
        "table": still_table(match, reader, you=0),
        "view": match.view(0, reader),
        "story": story_context(match.story(0), match, reader),
        "slug": slug,
    }
    with reading(reader):
        page = environment().from_string(PAGE).render(**context)
    number, look = re.findall(r"<b>(\d+)</b>|(skin-\d hair-\d) act-booked", page)
    return int(number[0]), look[1]


def test_a_card_is_shown_to_whom_the_line_names_and_to_nobody_called_alike() -> None:
    for shown, card in (("book", "yellow-card"), ("dismiss", "red-card")):
        # The name of who was thrown away is the beginning of the other's.
        match = lay(hands=(card,), pitches=("", "blue-d6b"), pile="blue-d6")
        match.play(f"{shown} blue-d6b")
        number, look = drawn(match, "blue-d6b")
        assert look == f"skin-{number * 5 % 6} hair-{number // 2 % 7}"


@pytest.mark.parametrize(
    ("asked", "sole", "reason"),
    [
        (True, None, "draw first"),
        (True, {"action": "draw deck"}, ""),  # the page draws by itself
        (False, None, ""),  # between two draws
    ],
)
def test_a_card_that_waits_for_a_draw_says_so_only_to_who_draws(
    asked: bool, sole: object, reason: str
) -> None:
    match = lay(turn=1, hands=("red-d8 red-f10",))
    end_turn(match, draw=False)
    reader = Reader(game_messages(match.game), ("Ana", "Bo"), 0)
    table = still_table(match, reader, you=0, status="playing")
    context = {
        "table": {**table, "sole_answer": sole},
        "view": match.view(0, reader),
        "is_asked": asked,
    }
    with reading(reader):
        shown = environment().from_string(REASON).render(story=[], **context)
    assert set(shown.strip().split("|")[:-1]) == {reason}
