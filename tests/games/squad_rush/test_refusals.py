"""Refusals of Squad Rush that depend on the box, and the words of an impossible outcome."""

from pathlib import Path

from kickabout.games.squad_rush.refusals import Refusal
from tests.games.squad_rush.refused import drama
from tests.rulebooks.refusals import refused, refused_by
from tests.rulebooks.squad_rush.positions import BOX, lay, variant


def test_chance_says_what_it_decides_and_what_is_possible() -> None:
    assert refused(drama("the-wall"), "no official") == (
        "An official is flipped now: roll, or name one of the outcomes (RUSH-13.3). "
        "Possible is official the-wall."
    )


def test_a_card_that_the_box_leaves_out_is_refused_by_what_it_does(tmp_path: Path) -> None:
    rows = BOX.read_text(encoding="utf-8").splitlines()
    red_card = next(row for row in rows if 'effect = "dismiss"' in row)
    box = variant(tmp_path, (red_card, ""))
    match = lay(hands=("tackle", ""), pitches=("", "blue-f8"), box=box)
    refused_by(match, Refusal.NO_SUCH_CARD, "dismiss blue-f8")
