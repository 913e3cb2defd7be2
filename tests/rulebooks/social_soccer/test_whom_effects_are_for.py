"""Section 10: targets and times of effects, and Attack 0 and Defence 0."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.match import Match
from kickabout.games.social_soccer.box import load_box
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import blocked, lay, variant
from tests.rulebooks.social_soccer.reading import (
    ATTACK,
    BENCH,
    DEFENCE,
    FIELD,
    SPOTS,
    attack,
    attacks,
    ball,
    by_seat,
    deck,
    defence,
    defences,
    exhausted,
    fresh,
    goals,
    offered,
    pools,
    row,
    stack,
    tired,
)

CONDITIONS = (
    "gain with-the-ball without-the-ball at-own-shot at-rival-shot at-any-shot in-open-play"
)


def playable(match: Match) -> set[str]:
    return offered(match, "play")


# Attack 0 and Defence 0.


@clause("SOC-10.5")
@pytest.mark.parametrize("action", ["pass to a2", "play gain"])
def test_attack_zero_loses_the_ball(action: str) -> None:
    match = lay(hands=("gain", "crush"))
    play(match, action, "play crush")
    hold(match)
    assert ball(match) is None
    assert match.actor == 1
    play(match, "ball to a4")
    assert ball(match) == (1, "a4")


@clause("SOC-10.5")
def test_little_by_little() -> None:
    match = lay(hands=("gain*2", "weaken*3"), at=({"a1": "kindness-1"}, {}))
    play(match, "play gain", "play weaken", "hold")
    assert ball(match) == (0, "a1")
    assert attack(match, 0, "a1") == 1
    play(match, "play gain", "play weaken")
    assert ball(match) is None


@clause("SOC-10.5")
def test_nobody_else() -> None:
    match = lay(hands=("", "jinx jinx"))
    play(match, "pass to a2", "play jinx", "aim at their a3")
    assert ball(match) == (0, "a2")
    play(match, "pass to a4", "play jinx", "aim at their a2")
    assert match.actor == 1
    assert ball(match) is None


@clause("SOC-10.6")
def test_at_once_and_with_a_card() -> None:
    match = lay(hands=("", "crush"), decks=("spy", "spy*2"), tired=("", "a1"))
    play(match, "pass to a2", "play crush")
    assert match.outcomes == {"draw spy": 1}
    play(match, "draw spy")
    assert by_seat(match, "hand_size") == [0, 1]
    assert offered(match, "ball to") == set(FIELD) - {"a1"}


@clause("SOC-10.7")
@pytest.mark.parametrize("spot", ["a2", "d2"])
def test_defence_zero_tires(spot: str) -> None:
    match = lay(hands=("trip", ""))
    play(match, "play trip", f"aim at their {spot}")
    assert defence(match, 1, spot) == 0
    assert tired(match, 1) == {spot}
    play(match, "shoot")
    assert offered(match, "block with") == set(DEFENCE) - {spot}


@clause("SOC-10.7")
def test_even_after_the_sequence() -> None:
    match = lay(hands=("trip", ""))
    play(match, "play trip", "aim at their d2", "shoot", "let it through", "no card")
    play(match, "ball to a1")
    assert defence(match, 1, "d2") == 2
    assert tired(match, 1) == {"d2"}


@clause("SOC-10.7")
def test_not_before_it_is_zero() -> None:
    match = lay(hands=("mud*3", ""))
    play(match, "play mud")
    assert defences(match, 1) == row(DEFENCE, 1, 2)
    assert tired(match, 1) == set()
    play(match, "play mud")
    assert tired(match, 1) == set(DEFENCE)
    match = lay(hands=("trip", ""), exhausted=("", "d2"))
    play(match, "play trip", "aim at their d2")
    assert exhausted(match, 1) == {"d2"}


# Whom they are for.


@clause("SOC-10.19")
def test_the_player_with_the_ball() -> None:
    match = lay(ball="a3", hands=("boost", "weaken"))
    play(match, "play boost")
    assert stack(match) == ["boost"]
    hold(match)
    assert attacks(match, 0) == row(["a3"], 4, 3)
    play(match, "pass to d1", "play weaken")
    assert attacks(match, 0) == [3] * 10


@clause("SOC-10.19")
def test_the_shooter_and_the_blocker() -> None:
    match = blocked("boost soften", "guard weaken", by="d3", at=({}, {"d3": "kindness-1"}))
    play(match, "play boost", "play guard", "play soften", "play weaken")
    assert goals(match) == [0, 0]
    match = blocked("boost soften", "guard", by="d3", at=({}, {"d3": "kindness-1"}))
    play(match, "play boost", "play guard", "play soften")
    assert goals(match) == [1, 0]
    assert attacks(match, 0) == row(["a1"], 4, 3)
    assert defences(match, 1)[SPOTS.index("d3")] == 3


@clause("SOC-10.19")
def test_where_there_is_none() -> None:
    match = lay(hands=("weaken stop soften guard", "guard boost weaken soften"))
    assert playable(match) == {"guard"}
    play(match, "pass to a2")
    assert playable(match) == {"weaken", "soften"}


@clause("SOC-10.19")
def test_when_a_twist_is_turned_up() -> None:
    match = blocked(by="d2", decks=("", "get-up"), tired=("", "d3"))
    assert tired(match, 1) == {"d2", "d3"}
    play(match, "reveal get-up")
    assert tired(match, 1) == {"d3"}
    match = lay(decks=("", "get-up"), tired=("", "d3"))
    play(match, "shoot", "let it through", "reveal get-up")
    assert tired(match, 1) == {"d3"}


@clause("SOC-10.20")
@pytest.mark.parametrize("slug", ["lift", "switch", "wake"])
def test_a_target_of_ones_own(slug: str) -> None:
    match = lay(hands=(slug, ""), tired=("a1 a2", ""))
    play(match, f"play {slug}")
    assert {name.rpartition(" ")[0] for name in match.legal} == {"aim at"}
    play(match, "aim at a2")
    assert stack(match) == []


@clause("SOC-10.20")
@pytest.mark.parametrize("slug", ["tackle", "trip", "jinx"])
def test_a_target_of_the_other_side(slug: str) -> None:
    match = lay(hands=(slug, ""))
    play(match, f"play {slug}")
    assert set(match.legal) == {f"aim at their {spot}" for spot in FIELD}


@clause("SOC-10.20")
def test_one_at_most(tmp_path: Path) -> None:
    old = 'effects = [{ do = "refresh", whom = "target" }]'
    two = 'effects = [{ do = "refresh", whom = "target" }, { do = "tire", whom = "rival-target" }]'
    with pytest.raises(BoxError, match="one target"):
        load_box(variant(tmp_path, (old, two)))


@clause("SOC-10.21")
def test_rows() -> None:
    match = lay(hands=("rally together rain mud fog", ""))
    play(match, "play rally")
    assert attacks(match, 0) == row(ATTACK, 4, 3)
    play(match, "play together")
    assert defences(match, 0) == row(FIELD, 3, 2)
    play(match, "play rain")
    assert attacks(match, 1) == row(ATTACK, 2, 3)
    play(match, "play mud")
    assert defences(match, 1) == row(DEFENCE, 1, 2)
    play(match, "play fog")
    assert attacks(match, 1) == [1] * 4 + [3] * 2 + [2] * 4


@clause("SOC-10.21")
@pytest.mark.parametrize(
    ("slug", "spots"), [("tire-attack", ATTACK), ("tire-defence", DEFENCE), ("tire-all", FIELD)]
)
def test_rows_of_the_other_side(slug: str, spots: Sequence[str]) -> None:
    match = lay(hands=(slug, ""))
    play(match, f"play {slug}")
    assert tired(match, 1) == set(spots)
    assert tired(match, 0) == set()


@clause("SOC-10.21")
def test_never_the_bench() -> None:
    match = lay(hands=("wake-all", ""), tired=("a1 d2 b1", ""), exhausted=("d4 b2", ""))
    play(match, "play wake-all")
    assert fresh(match, 0) == set(FIELD)
    assert exhausted(match, 0) == {"b2"}
    assert set(BENCH) == {"b1", "b2"}


@clause("SOC-10.22")
def test_when_in_open_play() -> None:
    match = lay(hands=(CONDITIONS, CONDITIONS))
    assert playable(match) == {"gain", "with-the-ball", "in-open-play"}
    play(match, "pass to a2")
    assert playable(match) == {"gain", "without-the-ball", "in-open-play"}
    play(match, "play gain")
    assert playable(match) == {"gain", "with-the-ball", "in-open-play"}


@clause("SOC-10.22")
def test_when_in_a_shot() -> None:
    match = blocked(CONDITIONS, CONDITIONS)
    assert playable(match) == {"gain", "with-the-ball", "at-own-shot", "at-any-shot"}
    play(match, "hold")
    assert playable(match) == {"gain", "without-the-ball", "at-rival-shot", "at-any-shot"}


@clause("SOC-10.23")
@pytest.mark.parametrize("blocker", ["wall", "rich"])
def test_a_shooter_without_attack_loses_the_ball(blocker: str) -> None:
    match = blocked("", "crush", at=({}, {"d1": blocker}), decks=("spy*2", "spy*2"))
    play(match, "play crush")
    assert goals(match) == [0, 0]
    assert match.outcomes == {"draw spy": 1}
    play(match, "draw spy")
    assert match.actor == 1
    # It was no block, so a fresh player gets the ball, and not the one who had blocked.
    assert offered(match, "ball to") == set(FIELD) - {"d1"}
    play(match, "ball to a1")
    assert by_seat(match, "hand_size") == [0, 1]
    assert tired(match, 0) == {"a1"}


@clause("SOC-10.23")
def test_the_shot_is_over() -> None:
    match = blocked("", "crush in-open-play switch at-any-shot", at=({}, {"d1": "wall"}))
    play(match, "play crush")
    hold(match)
    play(match, "ball to a2")
    assert playable(match) == {"in-open-play", "switch"}


@clause("SOC-10.23")
def test_even_if_a_tie_is_a_goal() -> None:
    match = blocked("", "crush trip", at=({}, {"d1": "rich"}), options={"block-tie": "goal"})
    play(match, "play crush")
    assert goals(match) == [0, 0]


@clause("SOC-10.24")
def test_a_copy_of_a_copy_or_a_cancel() -> None:
    match = lay(hands=("drain copy", "copy"))
    play(match, "play drain", "play copy", "play copy")
    # The copy of the copy does nothing, the other one copies the drain.
    assert pools(match) == [20 - 2 - 2 - 5, 20 - 2 - 5]
    match = lay(hands=("boost copy", "cancel"))
    play(match, "play boost", "play cancel", "play copy")
    assert attack(match, 0, "a1") == 3
    assert deck(match, 0) == []


# Attack 0 before the ball comes.


def stormy(spare: str = "") -> Match:
    """Seat 0 has scored, and for the rest of the round none of its players has any Attack; of seat 1 these
    are tired.
    """
    match = lay(decks=("", "spy storm"), at=({"d1": "wall"}, {}), tired=("", spare))
    play(match, "shoot", "let it through", "reveal storm", "ball to a1")
    assert set(attacks(match, 0)) == {0, 3}  # the bench is spared
    return match


@clause("SOC-10.25")
def test_a_pass_to_somebody_without_attack() -> None:
    match = lay(hands=("", "jinx"), decks=("", "spy"))
    play(match, "pass to a2", "play jinx", "aim at their a3", "pass to a3")
    assert attack(match, 0, "a3") == 0
    assert ball(match) is None
    assert match.outcomes == {"draw spy": 1}
    play(match, "draw spy", "ball to d2")
    assert ball(match) == (1, "d2")
    assert tired(match, 0) == {"a1", "a2"}


@clause("SOC-10.25")
def test_a_ball_moved_to_somebody_without_attack() -> None:
    match = lay(hands=("switch", "jinx"), decks=("", "spy"))
    play(match, "pass to a2", "play jinx", "aim at their a3", "hold")
    play(match, "play switch", "aim at a3")
    assert ball(match) is None
    assert match.outcomes == {"draw spy": 1}
    assert match.state.turn == 1


@clause("SOC-10.25")
def test_a_ball_given_to_somebody_without_attack() -> None:
    match = stormy()
    play(match, "shoot", "block with d1", "ball to a2")
    assert ball(match) is None
    assert match.outcomes == {"draw spy": 1}
    play(match, "draw spy", "ball to a4")
    assert ball(match) == (1, "a4")
    assert tired(match, 0) == {"a1", "d1"}


@clause("SOC-10.26")
def test_it_does_not_go_to_and_fro() -> None:
    match = lay(hands=("jinx", "jinx"))
    play(match, "play jinx", "aim at their a4", "play jinx", "aim at their a3")
    assert (attack(match, 0, "a3"), attack(match, 1, "a4")) == (0, 0)
    play(match, "pass to a3")
    assert offered(match, "ball to") == set(FIELD) - {"a4"}
    assert "SOC-10.26" in refused(match, "ball to a4")
    play(match, "ball to a2")
    assert ball(match) == (1, "a2")


@clause("SOC-10.26")
def test_nor_by_giving_up() -> None:
    match = lay(hands=("", "jinx"), tired=(" ".join(FIELD), "a1"))
    play(match, "give up", "ball to a2")
    match = lay(hands=("jinx", ""), tired=(" ".join(FIELD), "a1"))
    play(match, "play jinx", "aim at their a4", "give up")
    assert offered(match, "ball to") == set(FIELD) - {"a1", "a4"}


@clause("SOC-10.26")
def test_unless_nobody_else_may_get_it() -> None:
    match = stormy()
    play(match, "pass to a2", "pass to a3", "pass to a4", "pass to d1", "pass to d2", "pass to d3")
    play(match, "pass to d4", "pass to a1", "give up")
    assert offered(match, "ball to") == set(FIELD) - {"a1"}
    play(match, "ball to a2")
    assert match.state.round == 2  # nobody could have done anything with it


@clause("SOC-10.27")
def test_nobody_could_do_anything_with_it() -> None:
    match = stormy("a2 a3 a4 d2 d3 d4")
    play(match, "pass to d1", "shoot", "block with d1")
    assert fresh(match, 0) >= {"a2", "a3", "a4", "d2"}
    assert match.state.round == 1
    play(match, "ball to a2")
    assert match.state.round == 2
    assert goals(match) == [1, 0]


@clause("SOC-10.27")
def test_as_long_as_anybody_has_attack_left_it_goes_on() -> None:
    match = stormy("a2 a3 a4 d2 d3")
    play(match, "pass to d1", "shoot", "block with d1", "ball to a2")
    assert ball(match) is None
    assert match.state.round == 1
    play(match, "draw spy")
    assert offered(match, "ball to") == {"d4"}
