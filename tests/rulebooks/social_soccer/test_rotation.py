"""Section 11: rotation and rest."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import can, choices, over, verb
from tests.rulebooks.social_soccer.positions import EVERYBODY, kick_off, lay, lay_last
from tests.rulebooks.social_soccer.reading import (
    BENCH,
    FIELD,
    SPOTS,
    exhausted,
    fresh,
    member_at,
    offered,
    spot_of,
    tired,
)

ATTACK_ONLY: Mapping[str, object] = {"rotation": "attack-only"}
RING = "a1 a2 a3 a4 b1 b2 d4 d3 d2 d1".split()
ON = {spot: RING[(place + 2) % 10] for place, spot in enumerate(RING)}
"""The spot to which the ring takes a player, from each spot."""


def next_round(match: Match) -> None:
    """Play on without a shot until the next round has begun."""
    before = match.state.round
    while match.state.round == before:
        play(match, choices(match)[0])


def where(match: Match, seat: int) -> dict[int, str]:
    """Return the spot of each member."""
    return {member: spot_of(match, seat, member) for member in range(1, 11)}


@clause("SOC-11.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_tired_recover(turn: int) -> None:
    match = lay_last(turn=turn)
    play(match, "pass to a2")
    assert fresh(match, 0) == fresh(match, 1) == set(SPOTS)


@clause("SOC-11.1")
def test_not_before() -> None:
    match = lay()
    assert fresh(match, 0) == fresh(match, 1) == set(SPOTS)
    play(match, "pass to a2", "pass to a3", "shoot", "let it through", "no card", "ball to a1")
    assert tired(match, 0) == {"a1", "a2", "a3"}


@clause("SOC-11.2")
def test_the_exhausted_for_two_rounds() -> None:
    match = lay_last(exhausted=("d3", "a1"))
    one, other = member_at(match, 0, "d3"), member_at(match, 1, "a1")
    play(match, "pass to a2")
    assert match.state.round == 2
    assert tired(match, 0) == {spot_of(match, 0, one)} == {"d1"}
    assert tired(match, 1) == {spot_of(match, 1, other)} == {"a3"}
    assert exhausted(match, 0) == exhausted(match, 1) == set()
    next_round(match)
    assert match.state.round == 3
    assert fresh(match, 0) == fresh(match, 1) == set(SPOTS)


@clause("SOC-11.2")
def test_whoever_shot_from_the_defence_rests_a_whole_round() -> None:
    match = lay(ball="d4", tired=(" ".join(s for s in FIELD if s != "d4"), EVERYBODY))
    play(match, "shoot", "no card", "ball to a2")
    assert match.state.round == 2
    assert tired(match, 0) == {"d2"}


@clause("SOC-11.3")
def test_everybody_rotates() -> None:
    match = lay_last()
    before = [where(match, seat) for seat in (0, 1)]
    play(match, "pass to a2")
    for seat in (0, 1):
        after = where(match, seat)
        assert all(after[member] != before[seat][member] for member in after)
        assert sorted(after.values()) == sorted(SPOTS)


@clause("SOC-11.3")
def test_not_in_the_first_round() -> None:
    match = kick_off()
    at = dict(enumerate(RING, 1))
    assert where(match, 0) == where(match, 1) == at


@clause("SOC-11.4")
def test_two_spots_on() -> None:
    match = lay_last()
    before = [where(match, seat) for seat in (0, 1)]
    play(match, "pass to a2")
    for seat in (0, 1):
        assert where(match, seat) == {m: ON[spot] for m, spot in before[seat].items()}
    assert [ON[spot] for spot in ("a3", "a4", "b1", "b2", "d2", "d1")] == [
        "b1",
        "b2",
        "d4",
        "d3",
        "a1",
        "a2",
    ]


@clause("SOC-11.5")
def test_one_round_in_five_on_the_bench() -> None:
    match = kick_off()
    benched = dict.fromkeys(range(1, 11), 0)
    first = where(match, 0)
    for _ in range(5):
        for member, spot in where(match, 0).items():
            benched[member] += spot in BENCH
        assert not over(match)
        next_round(match)
    assert set(benched.values()) == {1}
    assert where(match, 0) == first


@clause("SOC-11.6")
def test_the_spot_says_what_one_may_do() -> None:
    match = lay_last(ball="a1")
    member = member_at(match, 0, "d2")
    play(match, "pass to d2")
    assert spot_of(match, 0, member) == "a1"
    assert can(match, "shoot")
    play(match, "shoot")
    # Those who sat on the bench defend now.
    assert offered(match, "block with") == {"d1", "d2", "d3", "d4"}
    assert {member_at(match, 1, spot) for spot in ("d4", "d3")} == {5, 6}


@clause("SOC-11.7")
@pytest.mark.parametrize("spot", SPOTS)
def test_tiredness_goes_along(spot: str) -> None:
    match = lay_last(exhausted=("", spot))
    play(match, "pass to a2")
    assert tired(match, 1) == {ON[spot]}


@clause("SOC-11.8")
def test_the_bench_recovers_too() -> None:
    match = lay_last(exhausted=("a3 d1", ""))
    play(match, "pass to a2")
    assert tired(match, 0) == {"b1", "a2"}
    next_round(match)
    assert fresh(match, 0) == set(SPOTS)


@clause("SOC-11.9")
def test_attack_only() -> None:
    match = lay_last(options=ATTACK_ONLY)
    before = where(match, 1)
    on = {"a1": "a3", "a2": "a4", "a3": "b1", "a4": "b2", "b1": "a1", "b2": "a2"}
    play(match, "pass to a2")
    assert where(match, 1) == {m: on.get(spot, spot) for m, spot in before.items()}
    assert where(match, 0) == where(match, 1)
    assert verb(match) == "pass"
    hold(match)


@clause("SOC-11.9")
def test_with_the_ball_on_the_bench_too() -> None:
    match = lay_last(options=ATTACK_ONLY)
    play(match, "pass to a4")
    assert offered(match, "ball to") == set(FIELD)
