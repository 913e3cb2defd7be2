"""Mistakes in the boxes of all games: each is named with its file, its key and what is allowed."""

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.boxes import Box
from kickabout.games import find
from kickabout.text.invalid import explanation
from kickabout.text.localization import localization
from kickabout.text.reader import Reader
from tests.games.box_changes import Change, altered, changed, row
from tests.games.futera_susu import mistakes as futera_susu
from tests.games.social_soccer import mistakes as social_soccer
from tests.games.squad_rush import mistakes as squad_rush
from tests.games.super_team import mistakes as super_team

MISTAKES = {
    "futera-susu": futera_susu.MISTAKES,
    "social-soccer": social_soccer.MISTAKES,
    "squad-rush": squad_rush.MISTAKES,
    "super-team": super_team.MISTAKES,
}


@pytest.mark.parametrize(
    ("box", "change", "key", "allowed"),
    [
        pytest.param(find(name).load_box(None), *mistake, id=what)
        for name, mistakes in MISTAKES.items()
        for what, mistake in mistakes.items()
    ],
)
def test_a_mistake_is_named(box: Box, change: Change, key: str, allowed: str) -> None:
    with pytest.raises(BoxError) as caught:
        altered(box, change)
    assert str(caught.value).startswith("box.toml: ")
    assert key in str(caught.value)
    assert allowed in str(caught.value)


@pytest.mark.parametrize(
    ("game", "change", "told"),
    [
        (
            "futbol-dash",
            changed(("\ngoal = 10", "\ngoal = 0")),
            "“shot-cards.goal” debe ser al menos 1: nadie podría marcar",
        ),
        (
            "futera-susu",
            row("cards", "offside", '"before"', '"after"'),
            "cards[8].window” debe ser 'before' con este efecto",
        ),
        (
            "social-soccer",
            row("cards", "head-down", r"amount = \d+", "amount = 0"),
            "effects[1].amount” no puede ser 0",
        ),
        (
            "squad-rush",
            changed(("hand = 5 ", "hand = 10 ")),
            "“rules.hand” no puede pasar de most-hand, 9",
        ),
        (
            "super-team",
            changed(("0, 0, 1, 1, 1]", "0, 0, 1, 1, 7]")),
            '“dice.white[6]” debe ser "fumble" o un número entero entre 0 y 6, no 7',
        ),
    ],
)
def test_a_mistake_is_told_in_another_language(game: str, change: Change, told: str) -> None:
    with pytest.raises(BoxError) as caught:
        altered(find(game).load_box(None), change)
    # By a reader who has not the texts of any game.
    assert told in Reader(localization("es")).text(explanation(caught.value))
