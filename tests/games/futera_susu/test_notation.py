"""The notation of Futera SuSu: names that lead back to their numbers, and what is said of others."""

import re

import pytest

from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.actions import ACTIONS
from kickabout.games.futera_susu.box import load_box
from tests.games.notation import beginning, check_notation, names_of

BOX = load_box()
VERBS = "squad sign deck pack place lift send play hold bring leave"
NAMES = names_of(GAME, BOX)


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)


def test_what_the_box_does_not_hold_has_no_name() -> None:
    decisions = {number: name for number, name in NAMES.items() if number < s.ACTIONS}
    assert len(beginning(decisions, "sign")) == len(BOX.players)
    assert len(beginning(decisions, "pack")) == len(BOX.cards)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with one of: "),
        ("fly f1", "does not begin with one of: "),
        ("squad nobodies", "there is no squad 'nobodies'; there are: "),
        ("deck of-cards", "there is no deck 'of-cards'; there are: "),
        ("sign vera-strom", f"among the {len(BOX.players)} are: vera-storm"),
        ("pack joker", "there is no card 'joker'; there are: red-card"),
        ("place 9", "write 'place STARTER in ROW'"),
        ("place 9 in attack", "there is no row 'attack'; there are: forwards, midfield"),
        ("place 12 in forwards", "a starter is a number in 1..11, not '12'"),
        ("place 09 in forwards", "a starter is a number in 1..11, not '09'"),
        ("lift 0", "a starter is a number in 1..11, not '0'"),
        ("send f5", "there is no spot 'f5'; there are: f1, f2"),
        ("play joker on f1", "there is no card 'joker'"),
        ("play red-card on the pitch", "write 'play CARD' or 'play CARD on TARGET'"),
        ("play energy-boost on stamina", "there is no target 'stamina'; there are: f1, f2"),
        ("bring 11", "a substitute is a number in 12..16, not '11'"),
        ("injure 17 vera-storm", "a substitute is a number in 12..16, not '17'"),
        ("toss 2", "a seat is a number in 0..1, not '2'"),
        ("roll 3", "write 'roll DIE DIE'"),
        ("roll 3 7", "a die is a number in 1..6, not '7'"),
        ("re-roll 0", "a die is a number in 1..6, not '0'"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        ACTIONS.parse(BOX, name)
