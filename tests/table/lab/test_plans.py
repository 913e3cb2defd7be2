"""What strangers may ask of the laboratory."""

from pathlib import Path

import pytest

from kickabout.games import find
from kickabout.table.lab.plans import Plan, WrongPlan
from tests.bots.networks import name_of, network_file


def test_no_file_of_the_server_plays_in_a_ladder(tmp_path: Path) -> None:
    game = find("futbol-dash")
    bots = f"random,{name_of(network_file(tmp_path, game))}"
    with pytest.raises(WrongPlan, match="there is no bot 'trained:"):
        Plan("ladder", "futbol-dash", "Mine", 2, bots, 100).check(game.box_for(2))
