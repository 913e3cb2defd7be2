import shlex
from typing import Any

import numpy as np
import pytest

from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.playouts import playouts
from kickabout.games import find
from kickabout.lab.executors.threads import Threads
from kickabout.lab.report import command
from kickabout.lab.simulate import BLOCK, Experiment, bots_for, simulate
from kickabout.lab.statistics import statistics
from tests import solo_dash_game

GAME = find("futbol-dash")


def experiment(
    matches: int = 300, seed: int = 7, bots: tuple[str, ...] = ("random",) * 3
) -> Experiment:
    return Experiment(GAME, GAME.box_for(len(bots)), bots, matches, seed)


def test_a_longer_run_begins_with_the_matches_of_a_shorter_one() -> None:
    long, short = simulate(experiment(2 * BLOCK + 44)), simulate(experiment(BLOCK + 9))
    assert long.matches == 2 * BLOCK + 44
    assert long.finished
    assert np.array_equal(long.scores[: BLOCK + 9], short.scores)
    assert np.array_equal(long.turns[: BLOCK + 9], short.turns)


def test_it_does_not_matter_how_many_processors_play() -> None:
    one, three = (
        simulate(experiment(5 * BLOCK + 1), executor=Threads(number)) for number in (1, 3)
    )
    assert np.array_equal(one.scores, three.scores)
    assert np.array_equal(one.starters, three.starters)
    assert (one.decisions, one.choices, one.chances) == (
        three.decisions,
        three.choices,
        three.chances,
    )


def test_a_level_is_heard_of_match_by_match() -> None:
    bots = ("youth", "random")
    heard: list[int] = []
    long = simulate(experiment(4, bots=bots), heard.append)
    assert heard == [1, 2, 3, 4]
    assert np.array_equal(long.scores[:3], simulate(experiment(3, bots=bots)).scores)
    assert len({*long.turns.tolist()}) > 1


def test_neighbouring_seeds_and_blocks_play_other_matches() -> None:
    turns = {tuple(simulate(experiment(BLOCK, seed)).turns.tolist()) for seed in range(3)} | {
        tuple(simulate(experiment(2 * BLOCK, 0)).turns[BLOCK:].tolist())
    }
    assert len(turns) == 4


def test_progress_hears_how_many_have_been_played() -> None:
    heard: list[int] = []
    simulate(experiment(2 * BLOCK + 1), heard.append)
    assert heard == [BLOCK, 2 * BLOCK, 2 * BLOCK + 1]


@pytest.mark.parametrize("blocks", [0, 2])
def test_an_interrupt_keeps_what_has_been_played(
    blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    def interrupted(*arguments: Any, **named: Any) -> Any:
        nonlocal calls
        if calls == blocks:
            raise KeyboardInterrupt
        calls += 1
        return playouts(*arguments, **named)

    monkeypatch.setattr("kickabout.lab.simulate.playouts", interrupted)
    partial = simulate(experiment(5 * BLOCK), executor=Threads(1))
    monkeypatch.undo()
    assert partial.matches == blocks * BLOCK
    assert not partial.finished
    if blocks:
        whole = simulate(experiment(blocks * BLOCK))
        assert np.array_equal(partial.scores, whole.scores)
        assert (partial.decisions, partial.choices, partial.chances) == (
            whole.decisions,
            whole.choices,
            whole.chances,
        )


def test_a_bot_plays_the_seat_that_it_was_given() -> None:
    bots = ("random", "rule-of-thumb")
    scores = simulate(experiment(600, bots=bots)).scores
    assert scores[:, 1].mean() > scores[:, 0].mean() + 0.5


def test_one_name_goes_for_all_seats() -> None:
    assert bots_for(["random"], 3, {}) == ("random",) * 3
    assert bots_for(["random", "rule-of-thumb"], 2, {}) == ("random", "rule-of-thumb")
    with pytest.raises(ValueError, match="2 bots for 3 seats: name one for all seats"):
        bots_for(["random", "random"], 3, {})


def test_automata_take_no_bot() -> None:
    assert bots_for(["random"], 2, {1: "Otto"}) == ("random", "Otto")
    named = ["random", "rule-of-thumb"]
    assert bots_for(named, 3, {1: "Otto"}) == ("random", "Otto", "rule-of-thumb")
    with pytest.raises(ValueError, match="2 bots for 1 seat beside Otto: name one"):
        bots_for(named, 2, {1: "Otto"})


def test_an_automaton_is_played_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def interpreted(game: Game, loop: Kernel, *_: bool) -> Any:
        return specialize(game, loop, interpret=True)

    for module in ("engine.playouts", "lab.simulate"):
        monkeypatch.setattr(f"kickabout.{module}.specialize", interpreted)
    box = solo_dash_game.GAME.box_for(2, {"solo": "on", "goals": 1})
    simulation = simulate(Experiment(solo_dash_game.GAME, box, ("rule-of-thumb", "Otto"), 40, 1))
    assert simulation.finished
    found = statistics(simulation)
    assert [row.bot for row in found.wins] == ["rule-of-thumb", "Otto"]
    assert found.wins[0].wins > found.wins[1].wins
    again = shlex.split(command(simulation))
    assert again[again.index("--bots") + 1] == "rule-of-thumb"
    with pytest.raises(ValueError, match="no bot 'Otto'"):
        Experiment(
            solo_dash_game.GAME, solo_dash_game.GAME.box_for(2), ("rule-of-thumb", "Otto"), 40, 1
        )


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"bots": ("random", "basti")}, "no bot 'basti'; the bots are: random, rule-of-thumb, "),
        ({"matches": 0}, "from 1 on, not 0"),
        ({"seed": -1}, r"0\.\.2\*\*64-1, not -1"),
        ({"seed": 2**64}, r"0\.\.2\*\*64-1"),
    ],
)
def test_a_plan_says_what_is_wrong_with_it(changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        experiment(**changed)


def test_a_plan_needs_a_number_of_seats_that_the_game_has() -> None:
    with pytest.raises(ValueError, match="2 to 6 seats, not 7"):
        Experiment(GAME, GAME.box_for(2), ("random",) * 7, 10, 0)
