"""Every effect of Squad Rush is explained wherever players read of effects."""

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush.actions import HITS
from kickabout.games.squad_rush.box import load_box
from kickabout.games.squad_rush.calls import OfficialEffect
from kickabout.games.squad_rush.effects import Effect, Row, dismiss, refuse_nothing
from kickabout.games.squad_rush.state import Group
from tests.games.box_changes import altered, row

SAID = {
    Group.HIT: ("does", "plays", "label"),
    Group.ACT: ("does", "plays"),
    Group.INSTANT: ("does", "answers", "drama"),
}


@pytest.mark.parametrize("effect", Effect, ids=map(slug, Effect))
def test_every_effect_is_told(effect: Effect) -> None:
    has = GAME.localization().has
    assert all(has(f"{one}-{slug(effect)}") for one in SAID[effect.row.group])
    assert not effect.row.told or has(effect.row.told)


@pytest.mark.parametrize("call", OfficialEffect, ids=map(slug, OfficialEffect))
def test_every_call_is_told(call: OfficialEffect) -> None:
    assert GAME.localization().has(f"official-{slug(call)}")
    assert GAME.localization().has(f"official-does-{slug(call)}")


def test_the_effects_with_a_verb_of_their_own_are_numbered_as_the_verbs() -> None:
    assert [effect for effect in Effect if effect.row.is_hit] == list(range(len(HITS)))


@pytest.mark.parametrize("key", ["effect", "official"])
def test_an_effect_without_a_row_is_refused_as_the_box_is_read(key: str) -> None:
    change = row("cards", "the-wall", rf'\n{key} = "[a-z-]+"', f'\n{key} = "sprint"')
    with pytest.raises(BoxError, match=rf"{key} must be one of .*'sprint'"):
        altered(load_box(), change)


@pytest.mark.parametrize(
    "columns", [{}, {"carry_out": dismiss, "answers": refuse_nothing}], ids=["neither", "both"]
)
def test_a_card_does_something_in_a_turn_or_answers(columns: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="in a turn, or answers"):
        Row(held=0, worth=0, **columns)  # type: ignore[arg-type]
