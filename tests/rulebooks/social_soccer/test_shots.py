"""Section 8: shots and blocks."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import can, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import LEVEL, asked, blocked, lay, resting, shoot
from tests.rulebooks.social_soccer.reading import (
    ATTACK,
    BENCH,
    DEFENCE,
    FIELD,
    attack,
    ball,
    by_seat,
    discards,
    exhausted,
    goals,
    hand,
    offered,
    pools,
    stack,
    tired,
)

ATTACKERS = " ".join(ATTACK)
DEFENDERS = " ".join(DEFENCE)


@clause("SOC-8.1")
@pytest.mark.parametrize("spot", ATTACK)
def test_an_attacker_shoots(spot: str) -> None:
    match = lay(ball=spot)
    play(match, "shoot")
    assert tired(match, 0) == {spot}
    assert match.actor == 1
    assert verb(match) == "block"


@clause("SOC-8.1")
@pytest.mark.parametrize("how", ["tired", "exhausted"])
def test_a_fresh_one(how: str) -> None:
    assert "SOC-6.5" in refused(resting(how, ("a1", "")), "shoot")


@clause("SOC-8.2")
@pytest.mark.parametrize("spot", DEFENCE)
def test_defenders_if_all_attackers_are_tired(spot: str) -> None:
    for number in range(4):
        match = lay(ball=spot, tired=(" ".join(ATTACK[:number]), ""))
        assert "SOC-8.2" in refused(match, "shoot")
    match = lay(ball=spot, tired=(ATTACKERS, ""))
    assert can(match, "shoot")
    match = lay(ball=spot, tired=(f"{ATTACKERS} {spot}", ""))
    assert refused(match, "shoot")


@clause("SOC-8.2")
def test_the_bench_does_not_matter() -> None:
    match = lay(ball="d1", tired=(f"{ATTACKERS} b1 b2", ""))
    assert can(match, "shoot")
    match = lay(ball="d1", tired=("a1 a2 a3 b1 b2", ATTACKERS))
    assert refused(match, "shoot")


@clause("SOC-8.3")
def test_the_exhausted_count_as_tired() -> None:
    match = lay(ball="d1", tired=("a1 a3", ""), exhausted=("a2 a4", ""))
    assert can(match, "shoot")
    match = lay(ball="d1", exhausted=(ATTACKERS, ""))
    assert can(match, "shoot")


@clause("SOC-8.4")
@pytest.mark.parametrize("spot", DEFENCE)
def test_a_defender_who_shoots_is_exhausted(spot: str) -> None:
    match = lay(ball=spot, tired=(ATTACKERS, ""))
    play(match, "shoot")
    assert exhausted(match, 0) == {spot}
    assert tired(match, 0) == set(ATTACK)


@clause("SOC-8.5")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_shot_is_answered_before_anybody_blocks(turn: int) -> None:
    match = lay(turn=turn, hands=("gain", "gain"))
    play(match, "shoot")
    assert match.actor == 1 - turn
    assert stack(match) == ["shot"]
    assert match.legal == ["play gain", "hold"]
    assert "SOC-7.18" in refused(match, "shoot")
    assert refused(match, "block with d1")
    play(match, "hold")
    assert match.actor == 1 - turn
    assert verb(match) == "block"
    assert stack(match) == []


@clause("SOC-8.5")
def test_last_in_first_out_and_then_the_block() -> None:
    match = lay(hands=("cancel", "drain gain"))
    play(match, "shoot", "play drain")
    assert match.actor == 0
    assert stack(match) == ["shot", "drain"]
    play(match, "play cancel")
    assert match.actor == 1
    play(match, "hold")
    assert pools(match) == [20 - 4, 20 - 2]
    assert verb(match) == "block"
    assert goals(match) == [0, 0]


@clause("SOC-8.5")
def test_even_if_nobody_could_block() -> None:
    match = lay(tired=("", DEFENDERS), hands=("", "wake"))
    play(match, "shoot")
    assert match.legal == ["play wake", "hold"]
    play(match, "play wake", "aim at d3")
    assert match.legal == ["block with d3", "let it through"]


@clause("SOC-8.5")
def test_the_last_attack_may_go() -> None:
    match = lay(hands=("", "crush"), decks=("spy", "spy"), tired=("", DEFENDERS))
    play(match, "shoot", "play crush")
    assert goals(match) == [0, 0]
    assert match.outcomes == {"draw spy": 1}
    play(match, "draw spy", "ball to a1")
    assert ball(match) == (1, "a1")
    assert tired(match, 0) == {"a1"}


@clause("SOC-8.5")
def test_only_with_cards_that_answer_a_pass_as_well() -> None:
    cards = "gain at-own-shot at-rival-shot at-any-shot in-open-play without-the-ball snatch shove"
    match = lay(hands=("gain push", cards))
    play(match, "shoot")
    assert set(match.legal) == {"play gain", "play without-the-ball", "hold"}
    assert "SOC-7.7" in refused(match, "play in-open-play")
    assert "SOC-10.13" in refused(match, "play snatch")
    assert "SOC-8.13" in refused(match, "twist shove")
    play(match, "play gain")
    assert match.legal == ["play gain", "hold"]


@clause("SOC-8.5")
@pytest.mark.parametrize(("hand", "custody"), [("", 20), ("gain*3", 0)])
def test_who_can_pay_for_nothing_is_not_asked(hand: str, custody: int) -> None:
    match = lay(hands=("gain", hand), custody=(20, custody))
    play(match, "shoot")
    assert verb(match) == "block"


@clause("SOC-8.6")
def test_any_one_fresh_defender_blocks() -> None:
    match = lay(tired=("", "d2 a1"), exhausted=("", "d4"))
    play(match, "shoot")
    assert match.legal == ["block with d3", "block with d1", "let it through"]
    play(match, "block with d3")
    assert verb(match) == "no"
    assert tired(match, 1) == {"d2", "a1", "d3"}


@clause("SOC-8.6")
@pytest.mark.parametrize("spot", DEFENCE)
@pytest.mark.parametrize("shooter", ATTACK)
def test_in_any_lane(spot: str, shooter: str) -> None:
    match = lay(ball=shooter, at=({}, {spot: "wall"}))
    play(match, "shoot", f"block with {spot}")
    assert goals(match) == [0, 0]


@clause("SOC-8.7")
def test_blocking_tires() -> None:
    for by in ("d1", "d4"):
        match = lay()
        play(match, "shoot", f"block with {by}")
        assert tired(match, 1) == {by}


@clause("SOC-8.8")
@pytest.mark.parametrize("turn", [0, 1])
def test_not_blocked_is_a_goal(turn: int) -> None:
    match = lay(turn=turn, at=({"a1": "extra"}, {"a1": "extra"}))
    play(match, "shoot", "let it through")
    assert goals(match) == ([1, 0] if turn == 0 else [0, 1])


@clause("SOC-8.9")
@pytest.mark.parametrize("holding", ["", "shove gain"])
def test_without_a_fresh_defender_nobody_is_asked_who_blocks(holding: str) -> None:
    match = lay(tired=("", "d1 d2 d3"), exhausted=("", "d4"), hands=("", holding))
    shoot(match)
    assert goals(match) == [1, 0]
    assert match.outcomes == {"no card": 1}


@clause("SOC-8.9")
def test_who_is_fresh_counts_when_the_cards_have_done_their_work() -> None:
    match = lay(tired=("", "d1 d2 d3"), hands=("tire-defence", "gain"))
    play(match, "shoot", "play gain", "play tire-defence")
    assert goals(match) == [1, 0]


@clause("SOC-8.10")
@pytest.mark.parametrize(
    ("shooter", "blocker", "scored"),
    [
        ("striker", "kindness-1", True),
        ("striker", "wall", False),
        ("effort-1", "effort-9", True),
        ("effort-1", "wall", False),
        ("extra", "rich", False),
        ("rich", "striker", True),
    ],
)
def test_attack_against_defence(shooter: str, blocker: str, scored: bool) -> None:
    match = blocked(by="d2", at=({"a1": shooter}, {"d2": blocker, "d1": "wall", "d3": "rich"}))
    assert goals(match) == [int(scored), 0]


@clause("SOC-8.11")
def test_as_high_blocks() -> None:
    match = blocked(at=LEVEL)
    assert goals(match) == [0, 0]
    match = blocked(at=({"a1": "wall"}, {"d1": "rich"}))
    assert goals(match) == [0, 0]


@clause("SOC-8.12")
def test_the_shooters_side_first_and_in_turn() -> None:
    match = blocked("gain*3 boost", "gain*3 guard")
    for seat in (0, 1, 0, 1, 0, 1):
        assert match.actor == seat
        play(match, "play gain")
    assert match.actor == 0


@clause("SOC-8.12")
def test_until_both_in_a_row_hold() -> None:
    match = blocked("gain*3", "gain*3", at=LEVEL)
    play(match, "hold")
    assert match.actor == 1
    play(match, "play gain")
    assert match.actor == 0
    play(match, "hold")
    assert match.actor == 1
    play(match, "play gain", "play gain", "hold")
    assert match.actor == 0
    assert stack(match) == ["shot", "gain", "gain", "gain"]
    play(match, "hold")
    assert stack(match) == []
    assert verb(match) == "ball"


@clause("SOC-8.12")
def test_one_may_go_on_while_the_other_holds() -> None:
    match = blocked("boost*2", "gain", at=LEVEL)
    play(match, "play boost", "hold", "play boost", "hold")
    assert asked(match) == []
    assert goals(match) == [1, 0]


@clause("SOC-8.13")
def test_a_twist_for_one_more() -> None:
    match = blocked("push", "gain", at=LEVEL)
    assert match.legal == ["twist push", "hold"]
    play(match, "twist push")
    hold(match)
    assert goals(match) == [1, 0]
    assert pools(match) == [20, 20]
    match = blocked("push", "shove", at=LEVEL)
    play(match, "twist push", "twist shove")
    hold(match)
    assert goals(match) == [0, 0]


@clause("SOC-8.13")
def test_only_what_it_prints() -> None:
    match = blocked("push shove revenge second-wind", "push shove revenge second-wind", at=LEVEL)
    assert offered(match, "twist") == {"push", "second-wind"}
    assert "SOC-8.13" in refused(match, "twist shove")
    play(match, "hold")
    assert offered(match, "twist") == {"shove", "revenge"}
    assert refused(match, "twist push")


@clause("SOC-8.13")
def test_without_any_custody() -> None:
    match = blocked("push", "shove", custody=(0, 0), at=LEVEL)
    assert match.legal == ["twist push", "hold"]
    play(match, "twist push", "twist shove")
    assert goals(match) == [0, 0]


@clause("SOC-8.14")
def test_one_for_each_side() -> None:
    match = blocked("push*3 gain", "shove*3 gain")
    play(match, "twist push")
    assert offered(match, "twist") == {"shove"}
    play(match, "twist shove")
    assert match.legal == ["play gain", "hold"]
    assert "SOC-8.14" in refused(match, "twist push")
    play(match, "hold")
    assert match.legal == ["play gain", "hold"]


@clause("SOC-8.14")
def test_anew_for_the_next_shot() -> None:
    match = blocked("push*3 gain", "shove*3 gain", by="d1")
    play(match, "twist push", "twist shove", "hold", "hold", "no card", "ball to a1")
    shoot(match, "block with d4")
    assert offered(match, "twist") == set()
    assert match.actor == 1
    match = blocked("push*3 gain", "shove*3 gain", at=({"d4": "wall"}, {"d1": "wall"}))
    play(match, "twist push", "twist shove", "hold", "hold", "ball to a1")
    shoot(match, "block with d4", "hold", "hold", "ball to a2")
    shoot(match, "block with d2")
    assert offered(match, "twist") == {"push"}
    play(match, "twist push")
    assert offered(match, "twist") == {"shove"}


@clause("SOC-8.15")
def test_its_other_effect_does_not_happen() -> None:
    match = blocked("push gain", "shove gain", decks=("spy*3", "spy*3"), at=({}, {"d1": "rich"}))
    play(match, "twist push", "twist shove", "hold", "hold")
    assert hand(match, 0) == ["gain"]
    assert pools(match) == [20, 20]
    match = blocked("second-wind", "", tired=("a2", ""))
    play(match, "twist second-wind")
    assert tired(match, 0) == {"a1", "a2"}


@clause("SOC-8.16")
def test_last_in_first_out_then_compared() -> None:
    match = blocked("draw-two boost", "discard-two", decks=("gain*2", ""), at=LEVEL)
    play(match, "play draw-two", "play discard-two")
    hold(match)
    # The discard comes before the draw, and both before the shot is decided.
    assert (verb(match), goals(match)) == ("lose", [0, 0])
    play(match, "lose boost")
    assert match.outcomes == {"draw gain": 1}
    play(match, "draw gain", "draw gain")
    assert (verb(match), goals(match)) == ("ball", [0, 0])


@clause("SOC-8.16")
def test_everything_counts() -> None:
    match = blocked("boost*3", "guard*2", at=({}, {"d1": "kindness-1"}))
    play(match, "play boost", "play guard", "play boost", "play guard", "play boost")
    assert goals(match) == [1, 0]
    match = blocked("boost*3", "guard*3", at=({}, {"d1": "kindness-1"}))
    play(match, *["play boost", "play guard"] * 3)
    assert goals(match) == [0, 0]


@clause("SOC-8.17")
def test_a_block_wins_the_ball() -> None:
    match = blocked(at=LEVEL, decks=("spy*3", "spy*3"))
    assert verb(match) == "draw"
    play(match, "draw spy")
    assert by_seat(match, "hand_size") == [0, 1]
    assert match.actor == 1
    assert verb(match) == "ball"
    play(match, "ball to a3")
    assert ball(match) == (1, "a3")
    assert match.actor == 1
    assert can(match, "shoot")


@clause("SOC-8.18")
def test_to_a_fresh_team_mate() -> None:
    match = blocked("gain", "gain", at=LEVEL, tired=("", "a2"), exhausted=("", "d3"), by="d1")
    hold(match)
    assert offered(match, "ball to") == set(FIELD) - {"d1", "a2", "d3"}


@clause("SOC-8.18")
def test_to_any_but_the_blocker_if_none_is_fresh() -> None:
    but_d1 = " ".join(spot for spot in FIELD if spot != "d1")
    match = blocked(at=LEVEL, tired=("", but_d1))
    assert offered(match, "ball to") == set(FIELD) - {"d1"}
    play(match, "ball to a2")
    assert ball(match) == (1, "a2")
    # Even if the blocker has been refreshed in between.
    match = blocked("", "wake", at=LEVEL, tired=("", but_d1))
    play(match, "play wake", "aim at d1")
    assert offered(match, "ball to") == set(FIELD) - {"d1"}


@clause("SOC-8.18")
def test_that_pass_is_free() -> None:
    match = blocked("gain", "gain", at=LEVEL)
    hold(match)
    play(match, "ball to d4")
    assert tired(match, 1) == {"d1"}
    assert match.actor == 1
    assert stack(match) == []
    assert pools(match) == [20, 20]


@clause("SOC-8.19")
def test_a_block_that_fails() -> None:
    match = blocked()
    assert goals(match) == [1, 0]
    play(match, "no card")
    assert offered(match, "ball to") == set(FIELD) - {"d1"}
    assert tired(match, 1) == {"d1"}
    assert set(BENCH).isdisjoint(tired(match, 1))


@clause("SOC-8.20")
@pytest.mark.parametrize(
    ("holding", "custody", "expected"),
    [
        ("push", 0, [0]),
        ("cancel", 0, [0]),
        ("tire-all", 1, [0]),
        ("", 20, []),
    ],
)
def test_who_is_asked_in_a_shot(holding: str, custody: int, expected: list[int]) -> None:
    match = blocked(holding, "", custody=(custody, 20))
    assert asked(match) == expected


@clause("SOC-8.20")
@pytest.mark.parametrize("custody", [0, 1])
def test_after_a_twist_only_with_custody(custody: int) -> None:
    match = blocked("push*2", "shove*2", custody=(custody, 20))
    play(match, "twist push", "hold")
    assert asked(match) == ([0] if custody else [])


@clause("SOC-8.21")
def test_eight_on_the_stack() -> None:
    match = blocked("gain*9 push", "gain*9", at=LEVEL)
    for _ in range(3):
        play(match, "play gain", "play gain")
    assert len(stack(match)) == 7
    play(match, "play gain")
    assert stack(match) == []
    assert verb(match) == "ball"
    assert len(discards(match, 0)) + len(discards(match, 1)) == 7
    assert attack(match, 0, "a1") == 3
