"""Every effect of SocialSoccer is explained wherever players and designers read of effects."""

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.effects import Do
from tests.games.box_changes import altered
from tests.games.social_soccer.boxes import BOX, does


@pytest.mark.parametrize("do", Do, ids=map(slug, Do))
def test_every_effect_has_a_sign_and_is_told(do: Do) -> None:
    has = GAME.localization().has
    assert all(has(f"{one}-{slug(do)}") for one in ("effect", "legend-effect", "page-brief"))
    signs, legend = (GAME.folder / "page" / one for one in ("signs.html", "legend.html"))
    assert f'call sign("{slug(do)}")' in signs.read_text(encoding="utf-8")
    assert f'"{slug(do)}"' in legend.read_text(encoding="utf-8")


def test_an_effect_without_a_row_is_refused_as_the_box_is_read() -> None:
    with pytest.raises(BoxError, match=r"do must be one of attack, defence, .* not 'sprint'"):
        altered(BOX, does("do = 'sprint'"))
