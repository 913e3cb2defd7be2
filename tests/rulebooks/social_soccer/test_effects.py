"""Section 10: what effects do, and how long it lasts."""

from pathlib import Path

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.games.social_soccer.box import load_box
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import can, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import (
    EVERYBODY,
    LEVEL,
    blocked,
    lay,
    lay_last,
    variant,
)
from tests.rulebooks.social_soccer.reading import (
    ATTACK,
    DEFENCE,
    FIELD,
    SPOTS,
    attack,
    attacks,
    ball,
    by_seat,
    defence,
    defences,
    discards,
    fresh,
    goals,
    hand,
    known,
    offered,
    pools,
    row,
    tired,
)

# Several effects, and how long they last.


@clause("SOC-10.1")
def test_one_after_the_other() -> None:
    match = lay(hands=("triple", ""), decks=("spy*2", ""))
    play(match, "play triple")
    assert (verb(match), pools(match)) == ("draw", [17, 20])
    play(match, "draw spy")
    assert (hand(match, 0), pools(match)) == (["spy"], [17, 19])


@clause("SOC-10.1")
@pytest.mark.parametrize("number", [0, 4])
def test_one_to_three(number: int, tmp_path: Path) -> None:
    rows = ", ".join(['{ do = "draw", amount = 1 }'] * number)
    old = 'effects = [{ do = "gain", amount = 3 }]'
    with pytest.raises(BoxError, match="effects"):
        load_box(variant(tmp_path, (old, f"effects = [{rows}]")))


@clause("SOC-10.2")
def test_more_or_less_attack_or_defence() -> None:
    match = lay(hands=("boost lift rally overlap", "weaken rain fog"))
    play(match, "play boost", "hold")
    assert attacks(match, 0) == row(["a1"], 4, 3)
    play(match, "play lift", "aim at d2", "play weaken", "hold")
    assert attack(match, 0, "d2") == 4
    assert attack(match, 0, "a1") == 3
    assert defences(match, 0) == defences(match, 1) == [2] * 10
    match = blocked("soften boost", "guard*2")
    play(match, "play soften", "play guard", "play boost", "play guard")
    assert goals(match) == [1, 0]
    assert attack(match, 0, "a1") == 4
    assert defence(match, 1, "d1") == 3
    assert attack(match, 1, "d1") == 3


@clause("SOC-10.3")
def test_until_the_sequence_ends() -> None:
    match = lay(hands=("boost long-boost together", ""))
    play(match, "play boost", "play together", "pass to a2")
    assert attack(match, 0, "a1") == 4
    assert defences(match, 0) == row(FIELD, 3, 2)
    play(match, "shoot", "let it through", "no card", "ball to a1")
    assert attack(match, 0, "a1") == 3
    assert defences(match, 0) == [2] * 10


@clause("SOC-10.3")
def test_or_until_the_round_ends() -> None:
    match = lay(hands=("long-boost dig-in", ""), tired=("", EVERYBODY), at=({}, {}))
    play(match, "play long-boost", "play dig-in", "shoot", "no card", "ball to a1", "give up")
    assert attack(match, 0, "a1") == 4
    assert defences(match, 0) == row(DEFENCE, 3, 2)
    play(match, "ball to a2")
    while match.state.round == 1:
        play(match, match.legal[0])
    assert attacks(match, 0) == [3] * 10
    assert defences(match, 0) == [2] * 10


@clause("SOC-10.3")
def test_the_end_of_a_round_ends_both() -> None:
    match = lay_last(hands=("boost long-boost", ""))
    play(match, "play boost", "play long-boost")
    assert attack(match, 0, "a1") == 5
    play(match, "pass to a2")
    assert match.state.round == 2
    assert attacks(match, 0) == [3] * 10


@clause("SOC-10.4")
def test_not_below_zero() -> None:
    match = lay(hands=("boost", "jinx crush"))
    play(match, "play boost", "play jinx", "aim at their a2")
    assert attack(match, 0, "a2") == 0
    match = lay(hands=("trip drain", ""), custody=(20, 3))
    play(match, "play trip", "aim at their d2", "play drain")
    assert defence(match, 1, "d2") == 0
    assert pools(match)[1] == 0


# What effects do.


@clause("SOC-10.8")
def test_tire() -> None:
    match = lay(hands=("tackle", "stop"), exhausted=("", "d4"))
    play(match, "play tackle")
    assert offered(match, "aim at their") == set(FIELD) - {"d4"}
    play(match, "aim at their d1", "hold")
    assert tired(match, 1) == {"d1"}
    play(match, "pass to a2", "play stop")
    assert (ball(match), tired(match, 0)) == ((0, "a2"), {"a1"})
    match = lay(hands=("gain", "stop"))
    play(match, "play gain", "play stop")
    assert tired(match, 0) == {"a1"}
    assert match.legal == ["give up"]


@clause("SOC-10.9")
def test_refresh() -> None:
    match = lay(hands=("wake*2", ""), tired=("a2", ""), exhausted=("d1", ""))
    play(match, "play wake")
    assert offered(match, "aim at") == {"a2", "d1"}
    play(match, "aim at d1", "play wake", "aim at a2")
    assert fresh(match, 0) == set(SPOTS)
    match = lay(hands=("wake", ""), tired=("a1", ""))
    assert refused(match, "shoot")
    play(match, "play wake", "aim at a1")
    assert can(match, "shoot")


@clause("SOC-10.10")
@pytest.mark.parametrize(("left", "drawn"), [("spy*5", 2), ("spy", 1), ("", 0)])
def test_draw(left: str, drawn: int) -> None:
    match = lay(hands=("draw-two", ""), decks=(left, "gain*5"))
    play(match, "play draw-two")
    for _ in range(drawn):
        assert match.outcomes == {"draw spy": 1}
        play(match, "draw spy")
    assert by_seat(match, "hand_size") == [drawn, 0]
    assert match.actor == 0


@clause("SOC-10.11")
def test_discard() -> None:
    match = lay(hands=("discard-two", "gain*2 spy boost"))
    play(match, "play discard-two", "hold")
    assert match.outcomes == pytest.approx({"lose gain": 0.5, "lose spy": 0.25, "lose boost": 0.25})
    play(match, "lose gain")
    assert match.outcomes == pytest.approx(
        {f"lose {slug}": 1 / 3 for slug in ("gain", "spy", "boost")}
    )
    play(match, "lose boost")
    assert hand(match, 1) == ["gain", "spy"]
    assert discards(match, 1) == ["boost", "gain"]
    assert match.actor == 0


@clause("SOC-10.11")
def test_as_many_as_there_are() -> None:
    match = lay(hands=("discard-two*2", "gain"))
    play(match, "play discard-two", "hold", "lose gain")
    assert match.actor == 0
    play(match, "play discard-two")
    assert match.actor == 0


@clause("SOC-10.12")
def test_look() -> None:
    match = lay(hands=("spy gain", "boost*2 push"), decks=("", "wake"))
    play(match, "play spy", "hold")
    seen = []
    while verb(match) == "see":
        seen += list(match.outcomes)
        match.roll()
    assert sorted(seen) == ["see boost", "see boost", "see push"]
    assert known(match, 1) == hand(match, 1) == ["boost", "boost", "push"]
    assert known(match, 0) == []
    assert match.actor == 0


@clause("SOC-10.13")
def test_steal() -> None:
    match = lay(hands=("snatch", "snatch"))
    assert not can(match, "play snatch")
    play(match, "pass to a2")
    assert can(match, "play snatch")
    play(match, "play snatch")
    hold(match)
    assert ball(match) is None
    assert pools(match) == [20, 15]
    play(match, "ball to a2")
    assert ball(match) == (1, "a2")


@clause("SOC-10.13")
def test_not_in_a_shot() -> None:
    match = blocked("snatch", "snatch gain")
    assert match.legal == ["hold"]
    play(match, "hold")
    assert match.legal == ["play gain", "hold"]


@clause("SOC-10.13")
def test_not_from_whoever_has_lost_it() -> None:
    match = lay(hands=("gain snatch", "snatch crush"), custody=(20, 30))
    play(match, "play gain", "play snatch")
    assert match.actor == 0
    assert not can(match, "play snatch")


@clause("SOC-10.14")
def test_move() -> None:
    match = lay(hands=("switch", "switch"), tired=("a1 d2", ""))
    play(match, "play switch")
    assert offered(match, "aim at") == set(FIELD[1:])
    play(match, "aim at d2")
    hold(match)
    assert ball(match) == (0, "d2")
    assert tired(match, 0) == {"a1", "d2"}
    match = lay(hands=("switch", "switch"))
    play(match, "play switch", "aim at d3")
    assert match.legal == ["hold"]
    play(match, "hold")
    assert (ball(match), tired(match, 0)) == ((0, "d3"), set())


@clause("SOC-10.14")
def test_not_in_a_shot_or_without_the_ball() -> None:
    match = blocked("switch", "switch gain")
    assert match.legal == ["hold"]
    match = lay(hands=("", "switch"))
    play(match, "pass to a2")
    assert match.legal == ["hold"]


@clause("SOC-10.15")
def test_cancel() -> None:
    match = lay(hands=("tackle gain", "cancel"))
    play(match, "play tackle", "aim at their d1", "play cancel", "hold")
    assert tired(match, 1) == set()
    assert discards(match, 0) == ["tackle"]
    assert discards(match, 1) == ["cancel"]
    assert pools(match) == [17, 16]


@clause("SOC-10.15")
def test_only_the_card_that_it_answers() -> None:
    match = lay(hands=("boost*2 gain", "gain cancel"))
    play(match, "play boost", "play gain", "play boost", "play cancel", "hold")
    assert attack(match, 0, "a1") == 4
    assert pools(match)[1] == 20 - 1 - 4 + 3


@clause("SOC-10.15")
def test_a_twist_too() -> None:
    match = blocked("push", "cancel", at=LEVEL)
    play(match, "twist push", "play cancel")
    assert goals(match) == [0, 0]
    assert discards(match, 0) == ["push"]


@clause("SOC-10.16")
def test_copy() -> None:
    match = lay(hands=("drain", "copy"))
    play(match, "play drain", "play copy")
    # The copy comes first: it takes 5 from the side that played the card.
    assert pools(match) == [20 - 2 - 5, 20 - 2 - 5]
    match = lay(hands=("triple", "copy"), decks=("spy*3", "boost*3"))
    play(match, "play triple", "play copy", "draw boost", "draw spy")
    assert (hand(match, 0), hand(match, 1)) == (["spy"], ["boost"])
    assert pools(match) == [20 - 4 - 1 + 1, 20 - 2 + 1 - 1]


@clause("SOC-10.16")
def test_a_copy_of_what_is_for_rows() -> None:
    match = lay(hands=("rally", "copy"))
    play(match, "play rally", "play copy")
    assert attacks(match, 0) == attacks(match, 1) == row(ATTACK, 4, 3)
    match = lay(hands=("tire-defence", "copy"))
    play(match, "play tire-defence", "play copy")
    assert tired(match, 0) == tired(match, 1) == set(DEFENCE)


@clause("SOC-10.16")
def test_what_was_chosen_goes_to_the_active() -> None:
    match = lay(hands=("tackle", "copy"))
    play(match, "play tackle", "aim at their d3", "play copy")
    assert tired(match, 0) == {"a1"}
    assert tired(match, 1) == {"d3"}
    match = blocked("lift", "copy", at=LEVEL)
    play(match, "play lift", "aim at a2", "play copy")
    assert attack(match, 1, "d1") == 3
    assert attack(match, 0, "a2") == 4
    assert attack(match, 0, "a1") == 3


@clause("SOC-10.16")
def test_a_twist_is_not_copied() -> None:
    match = blocked("push", "copy", at=LEVEL, decks=("spy*2", "spy*2"))
    play(match, "twist push", "play copy")
    assert goals(match) == [1, 0]
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-10.17")
def test_gain() -> None:
    match = lay(hands=("gain boost", ""), custody=(1, 0))
    play(match, "play gain")
    assert pools(match) == [3, 0]
    assert can(match, "play boost")


@clause("SOC-10.18")
@pytest.mark.parametrize(("custody", "left"), [(20, 15), (5, 0), (3, 0), (0, 0)])
def test_drain(custody: int, left: int) -> None:
    match = lay(hands=("drain", ""), custody=(20, custody))
    play(match, "play drain")
    assert pools(match) == [18, left]
