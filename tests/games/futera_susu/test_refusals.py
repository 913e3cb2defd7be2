"""The refusals of Futera SuSu that depend on the box."""

from pathlib import Path

import pytest

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.refusals import Refusal
from tests.rulebooks.futera_susu.positions import LINE_UP, READY, new, play, send, until, variant
from tests.rulebooks.laying import begin_here
from tests.rulebooks.refusals import refused_by


@pytest.mark.parametrize(
    ("window", "refusal"),
    [("after", Refusal.ONLY_AFTER_ROLL), ("before", Refusal.ONLY_BEFORE_ROLL)],
)
def test_a_card_that_a_box_allows_in_one_window_alone(
    window: str, refusal: Refusal, tmp_path: Path
) -> None:
    crowd = 'effect = "boost-all", value = 1, window = '
    box = variant(tmp_path, (f'{crowd}"either"', f'{crowd}"{window}"'))
    match = new(READY, box)
    until(match, "place")
    play(match, *LINE_UP, *LINE_UP, "toss 0")
    kind = match.box.kinds["home-crowd"]
    for number in range(s.KINDS):
        match.state.hand[0, number] = int(number == kind)
    match.state.hand_size[0], match.state.hand_size[1] = 1, 0
    begin_here(match)
    send(match)
    if window == "before":
        play(match, "hold", "roll 6 1")
    refused_by(match, refusal, "play home-crowd")
