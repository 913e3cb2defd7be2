"""The notation of Squad Rush: a name for every number, and back."""

import re

import pytest

from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush.box import load_box
from tests.games.notation import beginning, check_notation, names_of

BOX = load_box()
VERBS = "draw play recall tackle book dismiss take off on bench discard hold done call"
NOTATION = names_of(GAME, BOX)


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)


def test_what_the_box_does_not_hold_has_no_name() -> None:
    assert len(beginning(NOTATION, "recall")) == len(BOX.players)
    assert len(beginning(NOTATION, "official")) == len(BOX.cards)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with one of: draw, play, recall"),
        ("fly fjordland", "does not begin with"),
        (
            "draw pil",
            f"there is no player-or-card 'pil'; among the {len(BOX.players) + len(BOX.cards)} are: ",
        ),
        ("play fjordlan", "are: fjordland"),
        ("play fjordland on 0", "there is no card 'fjordland'; there are: tackle"),
        (
            "play overturned on 4",
            "there is no target '4'; there are: 0, 1, 2, 3, instant, official",
        ),
        ("recall tackle", f"there is no player 'tackle'; among the {len(BOX.players)} are: "),
        ("discard joker", "there is no player-or-card 'joker'"),
        ("nation nowhere", "there is no nation 'nowhere'; there are: norway"),
        ("start 4", "a seat is a number in 0..3, not '4'"),
        ("official fjordland", "there is no card 'fjordland'"),
        ("show on tackle", "there is no player 'tackle'"),
        ("show off", "there is no card 'off'"),
        ("show fjordland", "there is no card 'fjordland'"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        GAME.actions.parse(BOX, name)
