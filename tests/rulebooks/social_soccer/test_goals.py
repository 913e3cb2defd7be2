"""Section 9: goals, and the Twists that they turn up."""

from pathlib import Path

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.games.social_soccer.box import load_box
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import verb
from tests.rulebooks.social_soccer.positions import BOX, blocked, draw_up, lay, variant
from tests.rulebooks.social_soccer.reading import (
    FIELD,
    attacks,
    ball,
    by_seat,
    deck,
    discards,
    goals,
    hand,
    offered,
    pools,
    tired,
    zone,
)


@clause("SOC-9.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_top_card_counts_the_goal(turn: int) -> None:
    match = lay(turn=turn, decks=("gain*2 spy", "gain*2 spy"))
    other = 1 - turn
    play(match, "shoot", "let it through")
    assert match.outcomes == pytest.approx({"reveal gain": 2 / 3, "reveal spy": 1 / 3})
    play(match, "reveal gain")
    assert zone(match, other) == ["gain"]
    assert zone(match, turn) == []
    assert deck(match, other) == ["gain", "spy"]
    assert deck(match, turn) == ["gain", "gain", "spy"]


@clause("SOC-9.1")
def test_after_a_block_too() -> None:
    match = blocked(decks=("", "boost gain"))
    assert goals(match) == [1, 0]
    play(match, "reveal boost")
    assert zone(match, 1) == ["boost"]


@clause("SOC-9.2")
def test_the_effect_of_a_twist_comes_first() -> None:
    match = lay(decks=("", "push gain"))
    play(match, "shoot", "let it through", "reveal push")
    assert match.outcomes == {"draw gain": 1}
    assert zone(match, 1) == []
    play(match, "draw gain")
    assert zone(match, 1) == ["push"]
    assert hand(match, 1) == ["gain"]
    assert discards(match, 1) == []


@clause("SOC-9.3")
@pytest.mark.parametrize("slug", ["gain", "draw-two", "run", "wake-all", "tire-all"])
def test_other_cards_do_nothing(slug: str) -> None:
    match = lay(decks=("", f"{slug} gain*3"), tired=("", "a1"))
    play(match, "shoot", "let it through", f"reveal {slug}")
    assert verb(match) == "ball"
    assert zone(match, 1) == [slug]
    assert pools(match) == [20, 20]
    assert tired(match, 1) == {"a1"}


@clause("SOC-9.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_it_is_for_the_side_that_conceded(turn: int) -> None:
    match = lay(turn=turn, decks=("shove*2", "shove*2"))
    play(match, "shoot", "let it through", "reveal shove")
    assert pools(match) == ([20, 22] if turn == 0 else [22, 20])
    match = lay(turn=turn, decks=("storm*2", "storm*2"))
    play(match, "shoot", "let it through", "reveal storm")
    hit = attacks(match, turn)
    assert hit == [0] * 4 + [3] * 2 + [0] * 4
    assert attacks(match, 1 - turn) == [3] * 10


@clause("SOC-9.4")
def test_it_is_against_the_side_that_scored() -> None:
    match = lay(decks=("", "revenge*2"), hands=("gain*2", ""))
    play(match, "shoot", "let it through", "reveal revenge")
    assert match.outcomes == {"lose gain": 1}
    play(match, "lose gain", "see gain")
    assert hand(match, 0) == ["gain"]
    assert verb(match) == "ball"


@clause("SOC-9.5")
def test_the_goal_zone_is_out_of_play() -> None:
    match = lay(decks=("", "gain"))
    play(match, "shoot", "let it through", "reveal gain", "ball to a1", "shoot")
    play(match, "let it through", "no card", "ball to a2")
    while match.state.round == 1:
        play(match, match.legal[0])
    assert verb(match) != "draw"
    assert zone(match, 1) == ["gain"]
    assert hand(match, 1) == deck(match, 1) == []


@clause("SOC-9.6")
def test_an_empty_deck() -> None:
    match = lay(decks=("gain", ""))
    play(match, "shoot", "let it through")
    assert goals(match) == [1, 0]
    assert match.outcomes == {"no card": 1}
    play(match, "no card")
    assert zone(match, 0) == zone(match, 1) == []
    assert verb(match) == "ball"


@clause("SOC-9.7")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("answer", ["let it through", "block with d1"])
def test_whoever_concedes_has_the_ball(turn: int, answer: str) -> None:
    match = lay(turn=turn)
    play(match, "shoot", answer, "no card")
    assert match.actor == 1 - turn
    play(match, "ball to d2")
    assert ball(match) == (1 - turn, "d2")


@clause("SOC-9.8")
def test_a_fresh_player_gets_it() -> None:
    match = lay(tired=("", "a1 d4"), exhausted=("", "d3"))
    play(match, "shoot", "let it through", "no card")
    assert offered(match, "ball to") == set(FIELD) - {"a1", "d4", "d3"}
    match = lay(tired=("", " ".join(FIELD)))
    play(match, "shoot", "no card")
    assert offered(match, "ball to") == set(FIELD)


@clause("SOC-9.9")
def test_no_card_for_it() -> None:
    match = lay(decks=("spy*5", "spy*5"))
    play(match, "shoot", "let it through", "reveal spy", "ball to a1")
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-9.10")
def test_the_twist_comes_before_the_ball() -> None:
    match = lay(decks=("", "second-wind gain"), tired=("", " ".join(FIELD[1:])))
    play(match, "shoot", "reveal second-wind")
    assert tired(match, 1) == set()
    assert offered(match, "ball to") == set(FIELD)
    match = lay(decks=("", "push gain"))
    play(match, "shoot", "let it through", "reveal push")
    assert ball(match) != (1, "a1")
    assert verb(match) == "draw"


@clause("SOC-9.10")
def test_whoever_is_left_without_attack_does_not_lose_it_again() -> None:
    match = lay(decks=("gain*2", "storm gain"))
    play(match, "shoot", "let it through", "reveal storm")
    assert match.actor == 1
    play(match, "ball to a1")
    assert by_seat(match, "hand_size") == [0, 0]
    assert ball(match) == (1, "a1")


@clause("SOC-9.11")
def test_nobody_answers_it() -> None:
    match = lay(hands=("cancel gain", "cancel gain"), decks=("", "push spy"))
    play(match, "shoot", "hold", "let it through", "reveal push")
    assert match.actor == "chance"
    draw_up(match)
    assert verb(match) == "ball"
    hold(match)
    assert zone(match, 1) == ["push"]


@clause("SOC-9.12")
@pytest.mark.parametrize(
    "effect",
    [
        'do = "tire", whom = "rival-target"',
        'do = "refresh", whom = "target"',
        'do = "cancel"',
        'do = "copy"',
        'do = "steal"',
        'do = "move", whom = "target"',
    ],
)
def test_what_a_twist_does_not_do(effect: str, tmp_path: Path) -> None:
    old = 'twist = "attack", effects = [{ do = "draw", amount = 1 }]'
    box = variant(tmp_path, (old, f'twist = "attack", effects = [{{ {effect} }}]'))
    with pytest.raises(BoxError, match="Twist"):
        load_box(box)
    assert load_box(BOX).cards
