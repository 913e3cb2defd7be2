"""The heuristic of SocialSoccer and its strength."""

from collections.abc import Mapping, Sequence

import pytest

from kickabout.engine.match_loop import HEURISTIC
from kickabout.engine.playouts import playouts
from kickabout.games.social_soccer import GAME
from tests.bots.judgement import choice, wins_against_random
from tests.rulebooks.laying import play
from tests.rulebooks.social_soccer.positions import blocked, lay

TEAMS = ("flat-out", "long-table", "open-ears")


def test_who_has_the_ball_in_front_shoots() -> None:
    assert choice(lay()) == "shoot"


def test_a_defender_brings_the_ball_forward() -> None:
    assert choice(lay(ball="d2")).startswith("pass to a")


def test_the_weakest_defender_who_will_do_blocks() -> None:
    match = lay(teams=("red", "blue"), at=({}, {"d1": "wall", "d3": "wall", "d4": "rich"}))
    play(match, "shoot")
    assert choice(match) == "block with d2"


def test_nobody_is_wasted_on_a_shot_that_nobody_stops() -> None:
    match = lay(at=({"a1": "striker"}, {}))
    play(match, "shoot")
    assert choice(match) == "let it through"


def test_a_card_is_played_on_a_shot_where_it_turns_it() -> None:
    level: Sequence[Mapping[str, str]] = ({}, {"d1": "kindness-1"})
    assert choice(blocked("boost", "", at=level)) == "play boost"
    assert choice(blocked("push", "", at=level)) == "twist push"
    assert choice(blocked("boost", "", at=({}, {"d1": "wall"}))) == "hold"
    assert choice(blocked("boost", "")) == "hold"  # it goes in as it is


def test_a_shot_that_nobody_would_stop_is_answered_with_what_stops_it() -> None:
    tired = ("", "d1 d2 d3 d4")
    match = lay(hands=("", "wake gain"), at=({}, {"d2": "wall"}), tired=tired)
    play(match, "shoot")
    assert choice(match) == "play wake"
    play(match, "play wake")
    assert choice(match) == "aim at d2"
    match = lay(hands=("", "crush gain"), tired=tired)
    play(match, "shoot")
    assert choice(match) == "play crush"


def test_nobody_without_attack_is_passed_the_ball() -> None:
    match = lay(ball="d2", hands=("", "jinx"), at=({"a3": "striker"}, {}))
    play(match, "pass to d1", "play jinx", "aim at their a3")
    assert choice(match).startswith("pass to a")
    assert choice(match) != "pass to a3"


def test_whoever_blocks_answers() -> None:
    match = blocked("", "guard")
    assert choice(match) == "play guard"
    assert choice(blocked("", "shove")) == "twist shove"


def test_an_attacker_is_refreshed_when_it_makes_a_shot_more() -> None:
    match = lay(ball="a2", hands=("wake", ""), teams=("red", "blue"), tired=("a1", ""))
    assert choice(match) == "play wake"
    play(match, "play wake")
    assert choice(match) == "aim at a1"


def test_nobody_is_tired_for_a_card_while_all_are_needed() -> None:
    assert choice(lay(hands=("run", ""))) == "shoot"


@pytest.mark.parametrize("team", TEAMS)
def test_it_beats_random_with_the_same_team(team: str) -> None:
    assert wins_against_random(GAME, 2000, {"home": team, "away": team}) >= 0.95


@pytest.mark.parametrize(("home", "away"), list(zip(TEAMS, TEAMS[1:] + TEAMS[:1], strict=True)))
def test_no_value_is_much_better_than_another(home: str, away: str) -> None:
    won = 0.0
    for seed, teams in enumerate([(home, away), (away, home)]):
        box = GAME.box_for(2, {"home": teams[0], "away": teams[1]})
        scores = playouts(GAME, box, 2, seed, 1000, [HEURISTIC] * 2).scores
        lead = scores[:, seed] - scores[:, 1 - seed]
        won += float((lead > 0).sum() + (lead == 0).sum() / 2)
    assert 0.42 < won / 2000 < 0.58
