"""PettingZoo's own tests, and the promises of our environments."""

import pickle
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import kickabout
from kickabout.engine.dice import seeded
from kickabout.engine.match import IllegalAction
from kickabout.envs.rendering import render

TABLES = [
    *((game, 2, {}) for game in kickabout.available_games()),
    ("futbol-dash", 3, {"mode": "express", "express-end": "hands-out"}),
    ("futbol-dash", 6, {"goals": 1}),
    ("super-team", 2, {"solo": "hard"}),
    ("super-team", 2, {"team-abilities": "on", "offside-trap": "on"}),
    ("futera-susu", 2, {"home": "all-hands", "away": "two-reigns", "removal": "every-loser"}),
    ("squad-rush", 4, {"derby-night": "on", "captains-armband": "on"}),
    ("squad-rush", 3, {"mode": "group-stage", "matchday-drama": "on"}),
    ("social-soccer", 2, {"home": "flat-out", "away": "open-ears", "rotation": "attack-only"}),
]
at_tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
# PettingZoo warns of every dictionary that is not one of its own games'.
of_dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@of_dictionaries
@at_tables
def test_the_interface(game: str, seats: int, options: dict[str, object]) -> None:
    api_test(kickabout.env(game, seats, options), num_cycles=150)


@at_tables
def test_the_same_seed_gives_the_same_match(
    game: str, seats: int, options: dict[str, object]
) -> None:
    seed_test(lambda: kickabout.env(game, seats, options), num_cycles=60)


@at_tables
def test_rendering(game: str, seats: int, options: dict[str, object]) -> None:
    render_test(lambda render_mode: kickabout.env(game, seats, options, render_mode=render_mode))


def test_a_match_to_its_end() -> None:
    env = kickabout.env("futbol-dash", seats=3)
    env.reset(seed=4)
    env.action_space("seat_0").seed(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        mask = observation["action_mask"]
        assert terminated == (not mask.any())
        env.step(None if terminated else env.action_space(agent).sample(mask))
    assert env.agents == []
    scores = env.match.scores
    assert [total[f"seat_{seat}"] > 0 for seat in range(3)] == [
        score == max(scores) for score in scores
    ]
    assert sum(total.values()) == pytest.approx(0)
    assert kickabout.load(env.match.transcript()).scores == scores


def test_only_the_seat_that_decides_has_legal_actions_and_bots_can_play_it() -> None:
    env = kickabout.env("super-team")
    env.reset(seed=1)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    for _ in range(30):
        agent = env.agent_selection
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other == agent)
        seen = env.seen(agent)
        legal = [
            env.name_of(action) for action in np.flatnonzero(env.observe(agent)["action_mask"])
        ]
        assert legal == seen.legal
        env.step(env.action_of(bot.choose(seen)))


def test_a_seed_fixes_the_matches_that_follow_too() -> None:
    first, second = kickabout.env("futbol-dash"), kickabout.env("futbol-dash")
    seeds = []
    for env in (first, second):
        env.reset(seed=9)
        env.reset()
        seeds.append(env.match.seed)
    assert seeds[0] == seeds[1]
    first.reset()
    assert first.match.seed != seeds[0]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = kickabout.env("futbol-dash")
    env.reset(seed=1)
    agent, number = env.agent_selection, env.match.number
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    for action in (illegal, 10_000, -1):
        with pytest.raises(IllegalAction, match="not legal now"):
            env.step(action)
    assert (env.agent_selection, env.match.number) == (agent, number)
    with pytest.raises(ValueError, match="an action is needed"):
        env.step(None)


def test_a_seat_that_the_rules_play_is_no_agent() -> None:
    assert kickabout.env("super-team", options={"solo": "easy"}).possible_agents == ["seat_0"]


@pytest.mark.parametrize("game", kickabout.available_games())
def test_a_picture_shows_what_its_viewer_may_see(game: str) -> None:
    env = kickabout.env(game, render_mode="svg").unwrapped
    env.reset(seed=3)
    env.action_space("seat_0").seed(3)
    match = env.match
    while match.number < 90 or not match.view(0)["hand"]:
        env.step(env.action_space("seat_0").sample(env.observe(env.agent_selection)["action_mask"]))
    for mode in ("svg", "ansi", "rgb_array"):
        for viewer in (-1, 0, 1):
            drawn = render(match, mode, viewer)
            hidden = match.hidden(viewer)
            state = match.state
            for seed in range(3):
                match.state = hidden.copy()
                match.game.determinize(match.box.record, match.state, seeded(seed))
                assert np.array_equal(np.asarray(render(match, mode, viewer)), np.asarray(drawn))
            match.state = state
            if mode == "svg":
                assert ElementTree.fromstring(str(drawn)).tag == "{http://www.w3.org/2000/svg}svg"
    assert env.render() == render(match, "svg", -1)
    own = match.view(0)["hand"][0]["name"]
    assert own in str(render(match, "svg", 0))


def test_what_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'chess'"):
        kickabout.env("chess")
    with pytest.raises(ValueError, match="not 7"):
        kickabout.env("futbol-dash", seats=7)
    with pytest.raises(ValueError, match="option mode"):
        kickabout.env("futbol-dash", options={"mode": "blitz"})
    with pytest.raises(ValueError, match="render_mode is None or one of"):
        kickabout.env("futbol-dash", render_mode="hologram")


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(kickabout.env("futbol-dash", seats=4)))
    env.reset(seed=1)
    assert len(env.agents) == 4


def test_without_the_extra_it_says_what_to_install() -> None:
    program = """
import sys
sys.modules["pettingzoo"] = None
import kickabout
assert "gymnasium" not in sys.modules
try:
    kickabout.env("futbol-dash")
except ModuleNotFoundError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "pip install 'kickabout[envs]'" in done.stdout, done.stderr
