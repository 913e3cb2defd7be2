"""The heuristic of Fútbol Dash and its strength."""

import pytest

from kickabout.engine.match_loop import HEURISTIC, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.games.futbol_dash import GAME
from tests.bots.judgement import choice, wins_against_random
from tests.rulebooks.futbol_dash.positions import lay, pass_window


@pytest.mark.parametrize(
    ("hand", "points", "card"),
    [
        ("nutmeg through-ball overlap long-pass", (7, 9), "play overlap"),
        ("nutmeg nutmeg penalty offside", (8, 9), "play penalty"),
        ("slide-tackle nutmeg offside", (9, 10), "play nutmeg"),
    ],
)
def test_it_shoots_whenever_it_can(hand: str, points: tuple[int, int], card: str) -> None:
    assert choice(lay(hands=(hand, "foul"), points=points)) == card


def test_it_stops_the_rival_who_is_about_to_shoot() -> None:
    match = lay(3, hands=("short-pass slide-tackle offside",), points=(2, 3, 9))
    assert choice(match) == "play offside on 2"
    assert choice(lay(hands=("nutmeg slide-tackle",), points=(3, 8))) == "play slide-tackle on 1"


def test_it_keeps_its_big_cards_while_no_rival_is_near() -> None:
    assert choice(lay(hands=("through-ball slide-tackle offside",), points=(0, 5))) == (
        "play through-ball"
    )


def test_it_plays_what_leaves_a_shot_in_the_hand() -> None:
    match = lay(hands=("overlap through-ball long-pass*2",), points=(3, 0))
    assert choice(match) in ("play overlap", "play through-ball", "play long-pass")
    assert choice(lay(hands=("nutmeg through-ball overlap",), points=(5, 0))) != "play through-ball"


@pytest.mark.parametrize(
    ("card", "points", "answer"),
    [
        ("nutmeg", 9, "play foul"),
        ("nutmeg", 2, "hold"),
        ("through-ball", 2, "hold"),
        ("through-ball", 4, "play foul"),
        ("long-pass", 0, "play foul"),
    ],
)
def test_it_fouls_shots_and_big_attacks(card: str, points: int, answer: str) -> None:
    match = lay(hands=(card, "foul nutmeg"), points=(points, 0))
    match.play(f"play {card}")
    assert choice(match) == answer


@pytest.mark.parametrize(("card", "answer"), [("interception", "hold"), ("clearance", "play foul")])
def test_it_fouls_big_defences_on_itself_alone(card: str, answer: str) -> None:
    match = lay(3, hands=(card, "foul", "foul"), points=(0, 6, 6))
    match.play(f"play {card} on 1")
    assert choice(match) == answer
    match.play("hold")
    assert choice(match) == "hold"
    pass_window(match)


def test_it_has_its_own_card_stand_by_review() -> None:
    match = lay(hands=("nutmeg var", "foul var"), points=(9, 0), deck="overlap*3")
    match.play("play nutmeg")
    match.play("play foul")
    match.roll()
    assert choice(match) == "play var"
    match.play("play var")
    match.roll()
    assert choice(match) == "play var"


def test_it_stacks_no_yellow_cards() -> None:
    match = lay(3, hands=("yellow-card", "pressing", "pressing"), points=(0, 0, 5))
    assert choice(match) == "play yellow-card on 2"
    match.state.skips[2] = 1
    assert choice(match) == "play yellow-card on 1"


def test_it_swaps_small_cards_for_new_ones() -> None:
    match = lay(hands=("substitution pressing short-pass foul offside",), points=(0, 0))
    match.play("play substitution")
    match.play(choice(match))
    match.play(choice(match))
    assert match.state.discard[match.box.card_slugs.index("short-pass")] == 1
    assert match.state.discard[match.box.card_slugs.index("pressing")] == 1
    assert choice(match) == "done"


def test_it_beats_random_in_four_matches_of_five() -> None:
    assert wins_against_random(GAME, 2000) >= 0.8


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_one_among_random_players_wins_well_over_its_share(seats: int) -> None:
    policies = (HEURISTIC, *[RANDOM] * (seats - 1))
    scores = playouts(GAME, GAME.box_for(seats), seats, 1, 500, policies).scores
    assert (scores.argmax(axis=1) == 0).mean() > 1.8 / seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_matches_among_its_own_kind_come_to_an_end(seats: int) -> None:
    """Two cards in endless circulation once kept matches of six from ending."""
    turns = playouts(GAME, GAME.box_for(seats), seats, 1, 1000, [HEURISTIC] * seats).turns
    assert turns.max() < 300 * seats
