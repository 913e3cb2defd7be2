"""Every effect of Fútbol Dash, those without a card in the game's own box as well."""

from pathlib import Path

import pytest

from kickabout.engine.match import Match
from kickabout.engine.vocabulary import slug
from kickabout.games.futbol_dash.box import load_box
from kickabout.games.futbol_dash.cards import card_data
from kickabout.games.futbol_dash.effects import Deed, Effect, Row, offside
from kickabout.games.futbol_dash.state import Group, Phase
from tests.rulebooks.futbol_dash.positions import lay, play_all, with_card


def with_card_of(folder: Path, effect: Effect) -> Match:
    box = with_card(folder, "new", slug(effect), 3)
    return lay(hands=("new nutmeg*2", "overlap*2"), points=(4, 4), box=box)


IN_TURN = [effect for effect in Effect if effect.row.group != Group.REFEREE]


@pytest.mark.parametrize("effect", IN_TURN, ids=map(slug, IN_TURN))
def test_a_card_of_every_effect_moves_the_match_on_and_is_told(
    effect: Effect, tmp_path: Path
) -> None:
    match = with_card_of(tmp_path, effect)
    play_all(match, next(name for name in match.legal if name.startswith("play new")))
    assert match.state.phase != Phase.PLAY
    assert all(match.reader().text(line.remark.message) for line in match.story())


@pytest.mark.parametrize("effect", Effect, ids=map(slug, Effect))
def test_every_effect_says_what_it_does(effect: Effect, tmp_path: Path) -> None:
    match = with_card_of(tmp_path, effect)
    does = card_data(match.box.cards[-1])["does"]
    assert match.reader().text(does).endswith(".")


def test_an_effect_without_a_row_is_refused_as_the_box_is_read(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"effect must be one of attack, defend, .* not 'sprint'"):
        load_box(with_card(tmp_path, "new", "sprint", 3))


@pytest.mark.parametrize(("group", "deed"), [(Group.CHANGER, None), (Group.REFEREE, offside)])
def test_a_row_has_a_deed_unless_its_card_answers(group: Group, deed: Deed | None) -> None:
    with pytest.raises(TypeError, match="a referee card"):
        Row(group=group, carry_out=deed)
