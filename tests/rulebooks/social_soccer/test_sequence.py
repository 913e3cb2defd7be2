"""Sections 5 and 6: the ball, the sequence, and passing."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import can, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import EVERYBODY, blocked, lay, resting, shoot
from tests.rulebooks.social_soccer.reading import (
    ATTACK,
    BENCH,
    DEFENCE,
    FIELD,
    attack,
    ball,
    by_seat,
    fresh,
    offered,
    stack,
    tired,
)


def but(*spots: str) -> str:
    """Return all spots of the field but these."""
    return " ".join(spot for spot in FIELD if spot not in spots)


# 5. The ball and the sequence.


@clause("SOC-5.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_side_with_the_ball_decides(turn: int) -> None:
    match = lay(turn=turn, hands=("gain*3", "gain*3"))
    assert match.actor == turn
    play(match, "play gain", "hold")
    assert match.actor == turn
    play(match, "pass to d4", "hold")
    assert match.actor == turn


@clause("SOC-5.2")
def test_a_player_or_a_card() -> None:
    match = lay(hands=("gain boost", ""))
    passes = {f"pass to {spot}" for spot in FIELD[1:]}
    assert set(match.legal) == {*passes, "shoot", "play gain", "play boost"}


@clause("SOC-5.3")
@pytest.mark.parametrize("spot", FIELD)
def test_what_one_may_do_by_position(spot: str) -> None:
    match = lay(ball=spot)
    assert can(match, "shoot") == (spot in ATTACK)
    assert offered(match, "pass to") == set(FIELD) - {spot}
    play(match, "pass to a1" if spot != "a1" else "pass to a2", "shoot")
    assert offered(match, "block with") == set(DEFENCE)


@clause("SOC-5.4")
def test_every_action_tires() -> None:
    match = lay()
    play(match, "pass to a2")
    assert tired(match, 0) == {"a1"}
    assert "a1" not in offered(match, "pass to")
    play(match, "shoot", "block with d3")
    assert tired(match, 0) == {"a1", "a2"}
    assert tired(match, 1) == {"d3"}
    play(match, "no card", "ball to a1", "shoot")
    assert tired(match, 1) == {"d3", "a1"}


@clause("SOC-5.4")
@pytest.mark.parametrize("how", ["tired", "exhausted"])
def test_the_tired_do_nothing_more(how: str) -> None:
    match = resting(how, ("a1 d2", "d1 d3"))
    assert set(match.legal) == {"give up"}
    match = resting(how, ("a1 d2", "d1 d3"), ball="a2")
    play(match, "shoot")
    assert offered(match, "block with") == {"d2", "d4"}


@clause("SOC-5.5")
def test_the_bench_has_no_part() -> None:
    match = lay(hands=("wake run change-wings", "tackle tire-all jinx"), tired=("b1 b2 a4", ""))
    assert offered(match, "pass to").isdisjoint(BENCH)
    play(match, "play run")
    assert offered(match, "tire") == set(FIELD) - {"a4"}
    play(match, "tire a3", "play tackle")
    assert offered(match, "aim at their") == set(FIELD) - {"a3", "a4"}
    play(match, "aim at their a2")
    hold(match)
    play(match, "play wake")
    assert offered(match, "aim at") == {"a2", "a3", "a4"}


@clause("SOC-5.5")
def test_nothing_tires_the_bench() -> None:
    match = lay(hands=("", "tire-all"))
    play(match, "pass to a2", "play tire-all")
    hold(match)
    assert fresh(match, 0) == set(BENCH)


@clause("SOC-5.5")
def test_the_ball_is_not_given_to_the_bench() -> None:
    match = lay()
    play(match, "shoot", "let it through", "no card")
    assert offered(match, "ball to") == set(FIELD)
    match = blocked(at=({}, {"d1": "wall"}))
    assert offered(match, "ball to") == set(FIELD) - {"d1"}


@clause("SOC-5.6")
def test_only_who_has_the_ball_acts() -> None:
    match = lay(ball="d2")
    assert not can(match, "shoot")
    play(match, "pass to a3")
    assert tired(match, 0) == {"d2"}
    play(match, "shoot")
    assert tired(match, 0) == {"d2", "a3"}


@clause("SOC-5.7")
@pytest.mark.parametrize("blocker", ["", "wall", "effort-7"])
def test_a_shot_ends_the_sequence(blocker: str) -> None:
    match = lay(hands=("boost", ""), at=({}, {"d1": blocker or "wall"}))
    before = int(match.state.turns)
    play(match, "play boost")
    assert attack(match, 0, "a1") == 4
    play(match, "shoot", "block with d1" if blocker else "let it through")
    if verb(match) == "no":
        play(match, "no card")
    play(match, "ball to a2")
    assert match.state.turns == before + 1
    assert attack(match, 0, "a1") == 3
    assert (ball(match), match.actor) == ((1, "a2"), 1)


@clause("SOC-5.7")
@pytest.mark.parametrize("way", ["snatch", "crush", "give up"])
def test_a_change_of_possession_ends_it(way: str) -> None:
    match = lay(hands=("boost", "snatch crush"), tired=("a1" if way == "give up" else "", ""))
    play(match, "play boost", "hold")
    assert attack(match, 0, "a1") == 4
    if way == "give up":
        play(match, way)
    else:
        play(match, "pass to a2", f"play {way}")
        hold(match)
    before = int(match.state.turns)
    play(match, "ball to d1")
    assert match.state.turns == before + 1
    assert attack(match, 0, "a1") == 3
    assert match.actor == 1


@clause("SOC-5.8")
def test_after_a_card_one_goes_on() -> None:
    match = lay(hands=("gain boost", "gain"))
    before = int(match.state.turns)
    play(match, "play gain", "hold")
    assert (match.actor, ball(match)) == (0, (0, "a1"))
    play(match, "play boost", "play gain")
    assert (match.actor, ball(match)) == (0, (0, "a1"))
    assert can(match, "shoot")
    assert match.state.turns == before


@clause("SOC-5.9")
@pytest.mark.parametrize("spot", FIELD)
def test_nobody_waits(spot: str) -> None:
    match = lay(ball=spot, hands=("gain push", ""))
    kinds = {name.split()[0] for name in match.legal}
    assert kinds <= {"pass", "shoot", "play"}
    assert "SOC-5.9" in refused(match, "give up")
    assert "SOC-5.9" in refused(match, "hold")


@clause("SOC-5.10")
def test_a_tired_player_may_give_the_ball_up() -> None:
    match = lay(tired=("a1", ""), hands=("gain push", ""))
    assert set(match.legal) == {"play gain", "give up"}
    play(match, "play gain")
    assert set(match.legal) == {"give up"}
    play(match, "give up")
    assert match.actor == 1
    assert ball(match) is None
    assert verb(match) == "ball"


@clause("SOC-5.10")
def test_though_team_mates_are_fresh() -> None:
    match = lay(tired=("a1", EVERYBODY))
    assert match.legal == ["give up"]
    play(match, "give up", "ball to a1", "give up")
    assert offered(match, "ball to") == set(FIELD[1:])


@clause("SOC-5.11")
def test_giving_up_brings_no_card() -> None:
    match = lay(tired=("a1", "a3"), decks=("gain", "gain"))
    play(match, "give up")
    assert offered(match, "ball to") == set(FIELD) - {"a3"}
    play(match, "ball to a1")
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-5.12")
def test_defenders_who_are_left_get_the_ball() -> None:
    attackers = " ".join(ATTACK)
    match = lay(tired=(but("a1"), attackers))
    play(match, "pass to a2", "give up")
    assert offered(match, "ball to") == set(DEFENCE)
    play(match, "ball to d1")
    assert set(match.legal) == {"pass to d2", "pass to d3", "pass to d4", "shoot"}
    play(match, "pass to d2", "pass to d3", "pass to d4")
    assert match.state.round == 1
    play(match, "pass to d1")
    assert match.state.round == 2


@clause("SOC-5.13")
@pytest.mark.parametrize("way", ["block", "snatch", "crush"])
def test_stealing_brings_a_card(way: str) -> None:
    match = lay(
        hands=("", "snatch crush"),
        decks=("gain*3", "gain*3"),
        at=({}, {"d1": "wall"}),
    )
    if way == "block":
        shoot(match, "block with d1")
        hold(match)
    else:
        play(match, "pass to a2", f"play {way}")
    before = by_seat(match, "hand_size")
    assert match.outcomes == {"draw gain": 1}
    play(match, "draw gain")
    assert by_seat(match, "hand_size") == [before[0], before[1] + 1]
    assert verb(match) == "ball"


@clause("SOC-5.13")
def test_if_there_is_one() -> None:
    match = blocked(at=({}, {"d1": "wall"}))
    assert verb(match) == "ball"
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-5.14")
def test_other_ways_to_the_ball_do_not() -> None:
    match = lay(tired=("a1", ""), decks=("gain*3", "gain*3"))
    play(match, "give up", "ball to a1", "shoot", "let it through", "reveal gain", "ball to a2")
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-5.15")
@pytest.mark.parametrize("way", ["snatch", "crush"])
def test_a_ball_won_by_a_card(way: str) -> None:
    match = lay(hands=("", way), tired=("", "a2 d2"))
    play(match, "pass to a2", f"play {way}")
    assert match.actor == 1
    assert offered(match, "ball to") == set(FIELD) - {"a2", "d2"}
    match = lay(hands=("", way), tired=("", EVERYBODY))
    play(match, "pass to a2", f"play {way}")
    assert offered(match, "ball to") == set(FIELD)


# 6. Passing.


@clause("SOC-6.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_pass_moves_the_ball(turn: int) -> None:
    match = lay(turn=turn)
    play(match, "pass to d2")
    assert ball(match) == (turn, "d2")
    assert "d2" not in offered(match, "pass to")


@clause("SOC-6.2")
@pytest.mark.parametrize("one", ["a2", "d3"])
@pytest.mark.parametrize("other", ["a4", "d4"])
def test_attackers_and_defenders_pass(one: str, other: str) -> None:
    match = lay(ball=one)
    play(match, f"pass to {other}")
    assert ball(match) == (0, other)


@clause("SOC-6.3")
def test_the_passer_tires() -> None:
    match = lay(ball="d3")
    play(match, "pass to a2")
    assert tired(match, 0) == {"d3"}
    assert tired(match, 1) == set()


@clause("SOC-6.4")
def test_to_the_fresh_first() -> None:
    match = lay(tired=("a2 d3", ""), exhausted=("d4", ""))
    assert offered(match, "pass to") == {"a3", "a4", "d1", "d2"}
    assert "SOC-6.4" in refused(match, "pass to a2")
    assert "SOC-6.4" in refused(match, "pass to d4")
    match = lay(tired=(but("a1", "d4"), ""))
    assert offered(match, "pass to") == {"d4"}


@clause("SOC-6.4")
def test_to_any_if_none_is_fresh() -> None:
    match = lay(tired=(but("a1", "d4"), ""), exhausted=("d4", ""))
    assert offered(match, "pass to") == set(FIELD[1:])
    play(match, "pass to d4")
    assert ball(match) == (0, "d4")


@clause("SOC-6.5")
def test_a_tired_receiver_can_do_nothing() -> None:
    match = lay(tired=(but("a1"), ""), hands=("wake switch*2 gain", ""))
    play(match, "pass to a2")
    assert set(match.legal) == {"play wake", "play switch", "play gain", "give up"}
    play(match, "play wake", "aim at a2")
    assert can(match, "shoot")
    assert refused(match, "give up")


@clause("SOC-6.6")
def test_a_pass_is_not_blocked() -> None:
    match = lay(hands=("", "gain push"))
    play(match, "pass to a2")
    assert match.actor == 1
    assert match.legal == ["play gain", "hold"]


@clause("SOC-6.7")
def test_it_arrives_after_the_answers() -> None:
    match = lay(hands=("", "gain"))
    play(match, "pass to a2")
    assert (ball(match), tired(match, 0)) == ((0, "a1"), {"a1"})
    assert stack(match) == ["pass"]
    play(match, "play gain")
    assert ball(match) == (0, "a2")


@clause("SOC-6.7")
@pytest.mark.parametrize("way", ["snatch", "crush"])
def test_a_pass_without_the_ball_falls_away(way: str) -> None:
    match = lay(hands=("", way))
    play(match, "pass to a2", f"play {way}")
    assert ball(match) is None
    play(match, "ball to a3")
    assert ball(match) == (1, "a3")
    assert tired(match, 0) == {"a1"}


@clause("SOC-6.7")
def test_a_receiver_who_was_tired_in_between_gets_it() -> None:
    match = lay(hands=("", "tackle"))
    play(match, "pass to a2", "play tackle", "aim at their a2")
    assert ball(match) == (0, "a2")
    assert tired(match, 0) == {"a1", "a2"}


@clause("SOC-6.8")
def test_passes_without_limit() -> None:
    match = lay()
    for spot in (*FIELD[1:], "a1"):
        assert match.state.round == 1
        play(match, f"pass to {spot}")
    assert fresh(match, 0) == set(BENCH)
    assert match.legal == ["give up"]


@clause("SOC-6.9")
def test_a_pass_does_not_end_the_sequence() -> None:
    match = lay(hands=("boost", ""))
    before = int(match.state.turns)
    play(match, "play boost", "pass to a2", "pass to d1")
    assert attack(match, 0, "a1") == 4
    assert match.state.turns == before
    assert match.actor == 0
