"""Mistakes in the boxes of all games: each is named with its file, its key and what is allowed."""

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.boxes import Box
from kickabout.games import find
from tests.games.box_changes import Change, altered
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
