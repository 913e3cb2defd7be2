"""A page with pictures for each game that brings one, made of places in its first lesson."""

import re

import pytest

from kickabout.engine.lessons import lessons_of
from kickabout.games import find, names
from kickabout.table.language import bot_title
from kickabout.table.web.pages.how_to_play import has_pictures, how_to_play_context
from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio

GAMES = [name for name in names() if has_pictures(find(name))]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_told_in_pictures(server: RunningServer, game: str) -> None:
    page = (await server.client().get(f"/how-to-play/{game}")).text
    assert len(re.findall(r'<section class="picture ', page)) >= 4
    for lesson in lessons_of(find(game)):
        assert f'action="/lessons/{game}/{lesson.name}"' in page
    assert f'href="/rules/{game}"' in page
    assert not re.search(r"Player \d", page)  # a rival has a name


def test_the_rivals_are_called_as_in_a_match() -> None:
    table = how_to_play_context(find("social-soccer"))["scene"]("end").table
    assert [seat["name"] for seat in table["seats"]][1] == bot_title("youth")


def test_a_picture_is_a_place_of_the_first_lesson() -> None:
    scene = how_to_play_context(find("futbol-dash"))["scene"]
    assert scene("eight").view["players"][0]["attack_points"] == 8
    assert scene("eight").table["you"] == 0


def test_a_note_that_the_lesson_does_not_have_is_named() -> None:
    scene = how_to_play_context(find("futbol-dash"))["scene"]
    with pytest.raises(LookupError, match="first-match of futbol-dash has no note"):
        scene("throw-in")


async def test_a_game_without_pictures_says_so(server: RunningServer) -> None:
    response = await server.client().get("/how-to-play/juggling")
    assert response.status_code == 404


def test_a_picture_may_be_a_place_of_another_lesson() -> None:
    scene = how_to_play_context(find("squad-rush"))["scene"]
    assert scene("goals", 1).view["match"]["sides"][0]["goals"] == 4
