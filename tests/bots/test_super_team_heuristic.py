"""The heuristic of Super Team and its strength."""

from collections import Counter

import pytest

from kickabout.games.super_team import GAME
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.heuristic import odds
from kickabout.games.super_team.view.chances import ahead_by, at_least, spread
from tests.bots.judgement import choice, wins_against_random
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import lay, new, until

VARIANTS = [
    {},
    {"team-abilities": "on", "captain-abilities": "on", "offside-trap": "on"},
    {"hard-fatigue": "on", "length": "long"},
    {"solo": "normal", "captain-abilities": "on"},
]


def test_it_shoots_from_near_with_its_last_card() -> None:
    match = lay("captain e11", hands=("forward",), markers=("shoot*2", ""))
    assert choice(match) == "spend forward on action"
    match.play("spend forward on action")
    assert choice(match) == "shoot"


def test_it_carries_the_ball_nearer_before_it_shoots() -> None:
    match = lay("captain e9", hands=("forward backward",), markers=("shoot*2", ""))
    assert choice(match).endswith("on movement")
    match.play(choice(match))
    space = choice(match).split()[-1]
    assert choice(match).startswith("move captain")
    assert int(space[1:]) > 9


def test_it_passes_by_its_card_to_who_stands_free_before_the_goal() -> None:
    match = lay(
        "captain e8, 3 e11", "2 d9, 3 e9, 4 f9", hands=("forward backward",), markers=("pass*2", "")
    )
    assert choice(match) == "play forward"
    match.play("play forward")
    assert choice(match) == "pass e11"


def test_it_tackles_who_has_the_ball_beside_it() -> None:
    match = lay(
        "2 e5", "captain e6", ball="e6", hands=("forward backward",), markers=("tackle*2", "")
    )
    play(match, choice(match))
    assert choice(match) == "tackle 2"


def test_it_stands_in_the_way_of_the_ball() -> None:
    match = lay("2 c5, 3 b4", "captain e6", ball="e6", hands=("cross",))
    assert choice(match) == "play cross"
    match.play("play cross")
    piece, space = choice(match).split()[1:]
    assert (piece, space) in [("2", "d5"), ("2", "e5")]


def test_it_takes_morale_from_a_reward_first() -> None:
    match = lay("captain e6, 3 e8", hands=("forward", ""), markers=("pass*2", ""))
    play(match, "play forward", "pass e8", "roll 4 2 2")
    assert choice(match) == "take morale"


def test_it_pays_for_a_shot() -> None:
    match = lay("captain e11", hands=("forward",), markers=("shoot*2", ""), morale=(3, 0))
    play(
        match, "spend forward on action", "shoot", "strike left", "strike left", "reveal left left"
    )
    assert choice(match) in ("pay 2", "pay 3")


def test_its_strike_tiles_cannot_be_foreseen() -> None:
    match = lay("captain e10", hands=("forward",), markers=("shoot*2", "goalkeeping"))
    play(match, "spend forward on action", "shoot")
    picked = Counter(choice(match, seed) for seed in range(60))
    assert len(picked) == 3
    assert max(picked.values()) < 45
    match.play("strike left")
    guessed = Counter(choice(match, seed) for seed in range(60))
    assert len(guessed) == 3
    assert max(guessed.values()) < 45


def test_its_goalie_kicks_the_ball_to_his_own() -> None:
    match = lay(
        "goalie e1, 2 b4",
        ball="e1",
        hands=("forward backward",),
        goal_kick=True,
        markers=("pass", ""),
    )
    match.play(choice(match))
    assert choice(match) in ("kick b4", "pass b4")


def test_it_puts_markers_on_every_roll_that_matters() -> None:
    match = new({})
    until(match, "mark ")
    marked: Counter[str] = Counter()
    seat = match.actor
    while match.actor == seat and match.legal[0].startswith("mark "):
        name = choice(match)
        marked[name.split()[1]] += 1
        match.play(name)
    assert marked["shoot"] == 2
    assert marked["pass"] >= 1


@pytest.mark.parametrize("whites", [0, 1, 2])
def test_its_chances_are_those_of_the_dice(whites: int) -> None:
    record = load_box().record
    green, white = tuple(record.green), tuple(record.white)
    roll = spread(green, white, whites)
    for need in range(8):
        guessed = odds.chance(record.mean[whites] - 6 * need, record.stray[0, whites])
        assert guessed / 1000 == pytest.approx(at_least(roll, need), abs=0.03)
    for others in range(3):
        other = spread(green, white, others)
        for margin in range(-3, 5):
            lead = record.mean[whites] - record.mean[others] - 6 * margin
            guessed = odds.chance(lead, record.stray[1, whites + others])
            assert guessed / 1000 == pytest.approx(ahead_by(roll, other, margin), abs=0.03)


def test_dice_without_chance_are_certain() -> None:
    assert odds.chance(0, 0) == 1000
    assert odds.chance(-1, 0) == 0


def test_it_beats_random_in_nine_matches_of_ten() -> None:
    assert wins_against_random(GAME, 400) >= 0.95
