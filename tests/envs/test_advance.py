"""A match advanced in compiled code beside the same match played by its own rules."""

import numpy as np
import pytest

import kickabout
from kickabout.engine.compiled import is_machine_code, specialize
from kickabout.engine.dice import below, seeded, seeded_rows
from kickabout.engine.match import Match
from kickabout.envs.advance import (
    ADVANCE,
    MOST_ENTRIES,
    Player,
)
from kickabout.envs.loop import CALLER, HEURISTIC, RANDOM
from kickabout.envs.observation import layout
from kickabout.games import find


@pytest.mark.parametrize("game", kickabout.available_games())
def test_compiled_code_plays_the_same_match(game: str) -> None:
    rules = find(game)
    assert is_machine_code(specialize(rules, ADVANCE))
    plan, rng = layout(rules, 2), seeded(2)
    one, other = Match(rules, 2, seed=5), Match(rules, 2, seed=5)
    callers, bots = np.full(2, CALLER), np.zeros((2, 4), np.int64)
    plain = Player(one, plan, callers, bots, interpret=True)
    compiled = Player(other, plan, callers, bots)
    plain.go_on()
    compiled.go_on()
    for _ in range(150):
        assert np.array_equal(plain.mask, compiled.mask)
        assert one.state == other.state
        if one.is_over:
            break
        assert np.array_equal(plain.observation(), compiled.observation())
        legal = np.flatnonzero(plain.mask)
        action = int(legal[below(rng, len(legal))])
        plain.go_on(action)
        compiled.go_on(action)
    assert one.log == other.log
    assert len(one.log) > 2 * MOST_ENTRIES


@pytest.mark.parametrize("game", kickabout.available_games())
@pytest.mark.parametrize(
    ("policy", "name"), [(RANDOM, "random"), (HEURISTIC, "rule-of-thumb")], ids=str
)
def test_other_seats_decide_as_the_bots_do(game: str, policy: int, name: str) -> None:
    rules, rng = find(game), seeded(3)
    plan, bot = layout(rules, 2), kickabout.bot(name, seed=8)
    matches = [Match(rules, 2, seed=6) for _ in range(3)]
    policies = np.array([CALLER, policy])
    players = [
        Player(match, plan, policies, np.array([[0] * 4, seeded(8)]), interpret=interpret)
        for interpret, match in zip((True, False), matches, strict=False)
    ]
    for player in players:
        player.go_on()
    by_hand = matches[2]
    decided = 0
    while decided < 60 and not matches[0].is_over:
        legal = np.flatnonzero(players[0].mask)
        action = int(legal[below(rng, len(legal))])
        for player in players:
            player.go_on(action)
        while len(by_hand.log) < len(matches[0].log):
            actor = by_hand.actor
            if actor == "chance":
                by_hand.roll()
            elif actor == 1:
                by_hand.play(bot.choose(by_hand.seen(1)))
                decided += 1
            else:
                by_hand.apply(matches[0].log[len(by_hand.log)][1])
        assert matches[0].log == matches[1].log == by_hand.log
    assert decided > 15


@pytest.mark.parametrize("interpret", [True, False])
def test_a_match_that_was_taken_back_has_the_same_dice_again(interpret: bool) -> None:
    match = Match(find("futbol-dash"), 2, seed=3)
    callers, bots = np.full(2, CALLER), np.zeros((2, 4), np.int64)
    player = Player(match, layout(match.game, 2), callers, bots, interpret=interpret)
    player.go_on()
    number = match.number
    action = int(np.flatnonzero(player.mask)[0])
    for _ in range(3):
        match.rewind(number)
        player.go_on(action)
        told = list(match.log)
        match.rewind(number)
        player.go_on()
        player.go_on(action)
        assert match.log == told


def test_the_words_of_dice_are_those_of_the_match() -> None:
    for seed in (0, 1, 2**63, 2**64 - 1):
        words = seeded_rows(seed, 40, 5)
        assert words.tolist() == [seeded(seed, number) for number in range(40, 45)]
