"""Sections 12 and 13: the end of the match, and ties."""

from collections.abc import Mapping
from typing import Any

import pytest

from kickabout.engine.match import IllegalAction, Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.state import End
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    after,
    bonuses,
    duel,
    dueller,
    goal,
    lay,
    lock_in,
    lost,
    pitch,
    play,
    send,
    to_the_goal,
)
from tests.rulebooks.reading import goals, over, verb

FORWARDS = "f1 f2 f3 f4"
DEFENDERS = "d1 d2 d3 d4"
ALONE = f"{FORWARDS} {DEFENDERS}"
"""Without these a side has its Midfielders and its Goalkeeper left."""
CLOCK = {"length": "clock"}
COVERED = "duel 6 1 / duel 1 6"
"""The attacker, who has no Forward left, loses in front of goal."""


def scored(match: Match) -> list[float]:
    """Return the goals that playtests count."""
    out = [-1.0, -1.0]
    assert GAME.goals is not None
    GAME.goals(match.box.record, match.state, out)
    return out


# 12. The end of the match.


@pytest.mark.parametrize(
    ("actions", "position", "goals_then", "winners"),
    [
        pytest.param(
            actions,
            position,
            goals_then,
            winners,
            marks=clause(f"SUSU-{number}"),
            id=f"{number}-{row}",
        )
        for row, (number, actions, position, goals_then, winners) in enumerate(
            (
                # Seat 0 loses its last Midfielder, or seat 1 does.
                ("12.1", "duel 1 6", {"gone": ("m1", ""), "goals": (2, 2)}, [1, 2], [1]),
                ("12.1", "duel 1 6", {"gone": ("", "m1"), "goals": (2, 2), "turn": 1}, [2, 1], [0]),
                (
                    "12.2",
                    "duel 6 1 / meet / play red-card on m1",
                    {"gone": ("", "m2"), "hands": ("red-card", "")},
                    [0, -1],
                    [0],
                ),
                (
                    "12.3",
                    "duel 1 6 / leave",
                    {"gone": ("m2", ""), "bench": ("13", "")},
                    [-1, 0],
                    [1],
                ),
                # Both lose their last one.
                ("12.4", "duel 1 6", {"gone": ("m2", "m1"), "goals": (2, 1)}, [1, 0], [0]),
                ("12.5", "duel 1 6", {"gone": ("m2", "m1 f1")}, [-1, -1], [0]),
                ("12.5", "duel 1 6", {"gone": ("m2", "")}, [-1, 0], [1]),
                # A point that is lost counts for the result.
                ("12.11", "duel 1 6", {"gone": ("m2", ""), "goals": (2, 0)}, [1, 0], [0]),
                ("12.11", "duel 1 6", {"gone": ("m2", "")}, [-1, 0], [1]),
                ("13.2", "duel 1 6", {"gone": ("m2", ""), "goals": (1, 0)}, [0, 0], [1]),
                ("13.2", COVERED, {"gone": (f"{FORWARDS} m2", ""), "goals": (1, 0)}, [0, 0], [1]),
            )
        )
    ],
)
def test_without_midfielders_the_match_is_over(
    actions: str, position: Mapping[str, Any], goals_then: list[int], winners: list[int]
) -> None:
    match = after(actions, **position)
    assert over(match)
    assert (goals(match), match.winners) == (goals_then, winners)


@pytest.mark.parametrize(
    ("actions", "position"),
    [
        pytest.param("duel 1 6", {}, marks=clause("SUSU-12.1"), id="one is left"),
        pytest.param(
            "duel 1 6 / bring 13",
            {"gone": ("m2", ""), "bench": ("13", "")},
            marks=clause("SUSU-12.3"),
            id="a substitute comes on first",
        ),
    ],
)
def test_with_one_left_it_goes_on(actions: str, position: Mapping[str, Any]) -> None:
    match = after(actions, **position)
    assert not over(match)
    assert goals(match) == [0, 0]


@clause("SUSU-12.5")
@pytest.mark.parametrize(
    ("actions", "gone", "before", "then"),
    [
        ("duel 1 6", ("m2", "m1"), [2, 1], [1, 0]),
        (COVERED, (FORWARDS, ""), [1, 3], [0, 3]),
    ],
)
def test_a_point_that_is_lost_leaves_the_goals_scored(
    actions: str, gone: tuple[str, str], before: list[int], then: list[int]
) -> None:
    match = lay(gone=gone, goals=before)
    assert scored(match) == before
    after(actions, match)
    assert (goals(match), scored(match)) == (then, before)


@clause("SUSU-3.10")
def test_a_forfeit_is_no_goal() -> None:
    match = lock_in()
    for name in LINE_UP:
        match.play(name, seat=1)
    match.expire_clock()
    assert (goals(match), scored(match)) == ([0, 3], [0, 0])


@clause("SUSU-12.6", "SUSU-12.7", "SUSU-15.2", "SUSU-15.3")
@pytest.mark.parametrize(
    ("options", "last"), [({}, 20), ({"possessions": 1}, 2), ({"possessions": 4}, 8)]
)
def test_possessions(options: Mapping[str, object], last: int) -> None:
    match = lay(possession=last - 1, goals=(0, 1), options={"length": "possessions", **options})
    goal(match)
    assert not over(match)
    assert match.state.turns == last
    goal(match)
    assert over(match)
    assert goals(match) == [1, 2]


@clause("SUSU-12.7", "SUSU-15.2")
def test_ten_possessions_each_are_the_default() -> None:
    match = lay()
    for number in range(20):
        assert (match.state.turns, match.state.turn) == (number + 1, number % 2)
        goal(match)
    assert goals(match) == [10, 10]
    assert match.state.sudden_death or over(match)


@clause("SUSU-12.6", "SUSU-12.8", "SUSU-15.2", "SUSU-15.4")
@pytest.mark.parametrize("options", [{}, {"goals": 1}, {"goals": 5}])
@pytest.mark.parametrize("dice", ["6 1", "1 6"])
def test_first_to_so_many_goals(options: Mapping[str, int], dice: str) -> None:
    before = (options.get("goals", 3) - 1, 0)
    match = lay(goals=before, possession=60, options={"length": "goals", **options})
    to_the_goal(match)
    assert not over(match)
    duel(match, dice)
    assert (over(match), match.winners) == ((True, [0]) if dice == "6 1" else (False, []))


@clause("SUSU-12.6", "SUSU-12.9", "SUSU-15.2", "SUSU-15.5", "SUSU-16.8")
@pytest.mark.parametrize("won", [0, 1, 2])
@pytest.mark.parametrize(("dice", "then"), [(["1 6"], [1, 0]), (["6 1"] * 3, [2, 0])])
def test_the_whistle_makes_the_possession_under_way_the_last(
    won: int, dice: list[str], then: list[int]
) -> None:
    match = lay(goals=(1, 0), possession=60, options=CLOCK)
    for _ in range(won):
        duel(match, "6 1")
    match.expire_clock()
    assert match.observed(match.number - 1, 0) == "whistle"
    for roll in dice[won:] or dice:
        assert not over(match)
        duel(match, roll)
    assert over(match)
    assert goals(match) == then


@clause("SUSU-12.9", "SUSU-15.5")
@pytest.mark.parametrize(("options", "seconds"), [({}, 900), ({"minutes": 5}, 300)])
def test_the_clock_of_the_match(options: Mapping[str, object], seconds: int) -> None:
    match = lay(options={**CLOCK, **options})
    clock = GAME.clock(match.box, match.state)
    assert clock is not None
    assert clock.seconds == seconds
    match.expire_clock()
    assert GAME.clock(match.box, match.state) is None
    with pytest.raises(IllegalAction):
        match.expire_clock()


@clause("SUSU-12.9", "SUSU-15.2")
@pytest.mark.parametrize("length", ["possessions", "goals"])
def test_no_clock_runs_in_other_matches(length: str) -> None:
    match = lay(options={"length": length})
    assert GAME.clock(match.box, match.state) is None
    with pytest.raises(IllegalAction):
        match.expire_clock()


@clause("SUSU-12.10")
def test_without_a_whistle_it_goes_on() -> None:
    match = lay(options=CLOCK)
    for _ in range(41):
        goal(match)
    assert not over(match)
    after("duel 1 6 / duel 1 6", match)
    assert over(match)
    assert goals(match) == [20, 19]


@clause("SUSU-12.11")
@pytest.mark.parametrize(("goals_now", "winner"), [((2, 1), 0), ((1, 2), 1)])
def test_more_goals_win(goals_now: tuple[int, int], winner: int) -> None:
    # However many Midfielders and cards the other side has.
    gone = ["", ""]
    gone[winner] = "m2 f1 f2"
    match = after("duel 6 1 / duel 1 6", goals=goals_now, possession=20, gone=gone)
    assert over(match)
    assert (match.winners, match.scores) == ([winner], list(goals_now))


# 13. Ties.


LAST_DUEL = "duel 6 1 / duel 6 1 / duel 1 6"
"""In the last possession seat 0 attacks and loses the shot that ends it level."""


def last_duel(*gone: str, **position: Any) -> Match:
    """Return a match after the last duel."""
    return after(LAST_DUEL, possession=20, gone=gone, **position)


@pytest.mark.parametrize(
    ("fewer", "others"),
    [
        # Fewer Midfielders, and yet more cards.
        pytest.param("m2", "d1 d2 f3 f4", marks=clause("SUSU-13.1")),
        pytest.param("f4 d4", "", marks=clause("SUSU-13.3")),
    ],
)
@pytest.mark.parametrize("goals_now", [(0, 0), (2, 2)])
@pytest.mark.parametrize("loser", [0, 1])
def test_more_midfielders_win_a_tie_and_then_more_cards(
    fewer: str, others: str, goals_now: tuple[int, int], loser: int
) -> None:
    gone = (others, fewer) if loser else (fewer, others)
    match = last_duel(*gone, goals=goals_now)
    assert over(match)
    assert match.winners == [1 - loser]


def sudden_death(*gone: str, **position: Any) -> Match:
    """Return a match that is level in everything; seat 0 had the last attack and lost a Forward in
    it.
    """
    match = last_duel(*(gone or ("", "f4")), **position)
    assert not over(match)
    return match


@clause("SUSU-13.4")
@pytest.mark.parametrize(
    ("dice", "winner"), [(["6 1", "6 1", "1 6", "1 6", "6 1", "1 6"], 1), (["1 6", "6 1"], 0)]
)
def test_sudden_death_goes_on_until_one_leads_after_as_many_attempts(
    dice: list[str], winner: int
) -> None:
    match = sudden_death()
    assert match.state.sudden_death == 1
    for roll in dice:
        assert not over(match)
        duel(match, roll)
    assert over(match)
    assert match.winners == [winner]


@clause("SUSU-13.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_side_that_did_not_attack_last_begins(turn: int) -> None:
    match = after(LAST_DUEL, turn=turn, possession=20, gone=("f4", "") if turn else ("", "f4"))
    assert match.actor == 1 - turn
    duel(match, "6 1")
    assert match.actor == turn


@clause("SUSU-13.5")
@pytest.mark.parametrize(
    ("actions", "position", "shooters"),
    [
        pytest.param(LAST_DUEL, {"gone": ("", "f4")}, "f1 f2 f3", id="a Forward"),
        pytest.param(
            LAST_DUEL, {"gone": ("d1 d2 d3", FORWARDS)}, "m1 m2", id="a Midfielder without one"
        ),
        # Both lose their last Midfielder in the same duel.
        pytest.param(
            "duel 1 6",
            {"gone": (f"{FORWARDS} m2", f"{FORWARDS} m1")},
            DEFENDERS,
            id="a Defender without either",
        ),
        pytest.param(
            f"{LAST_DUEL} / duel 6 1 f1 / duel 6 1 f2",
            {"gone": ("", "f4")},
            "f1 f2 f3",
            id="chosen each time",
        ),
        pytest.param(
            "duel 6 1 / duel 1 6 f1 d2", {}, FORWARDS, id="wherever the last attack has ended"
        ),
    ],
)
def test_who_shoots(actions: str, position: Mapping[str, Any], shooters: str) -> None:
    match = after(actions, possession=20, **position)
    assert match.state.sudden_death == 1
    assert (match.actor, match.legal) == (1, [f"send {spot}" for spot in shooters.split()])
    play(match, match.legal[-1])
    assert dueller(match, 0) == "g"
    assert verb(match) == "roll"


@clause("SUSU-13.6")
def test_no_action_cards_in_sudden_death() -> None:
    match = sudden_death(hands=("home-crowd", "home-crowd"))
    play(match, "send f1")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert verb(match) == "send"


@clause("SUSU-13.6")
@pytest.mark.parametrize(
    ("removal", "gone"), [("failed-attack", ("", "f4")), ("every-loser", ("m2 d1", "f4"))]
)
def test_nobody_leaves_in_sudden_death(removal: str, gone: tuple[str, str]) -> None:
    match = sudden_death(*gone, options={"removal": removal})
    before = [lost(match, seat) for seat in range(2)]
    for dice in ("1 6", "1 6", "6 1"):
        duel(match, dice)
        assert [lost(match, seat) for seat in range(2)] == before


@clause("SUSU-13.6")
def test_a_midfielder_who_misses_there_loses_no_point() -> None:
    match = sudden_death("d1 d2 d3", FORWARDS)
    duel(match, "1 6", "m1")
    assert not over(match)
    assert goals(match) == [0, 0]


@pytest.mark.parametrize(
    ("gone", "position", "shooter", "bonus"),
    [
        # A Midfielder who shoots keeps the bonus of the group.
        pytest.param(
            ("d1 d2 d3", FORWARDS),
            {"squads": ("plain", "loyal")},
            "m1",
            2,
            marks=clause("SUSU-13.6", "SUSU-13.7"),
            id="group",
        ),
        pytest.param(
            ("d1", "d1 f4"),
            {"squads": ("loyal", "loyal"), "wearing": ({}, {8: "red-captain"})},
            "f2",
            5,
            marks=clause("SUSU-13.7"),
            id="captain",
        ),
    ],
)
def test_bonuses_count_there(
    gone: tuple[str, str], position: Mapping[str, Any], shooter: str, bonus: int
) -> None:
    match = sudden_death(*gone, **position)
    send(match, shooter)
    assert bonuses(match) == [0, bonus]


@clause("SUSU-13.7")
def test_ties_are_rolled_again_there() -> None:
    match = sudden_death()
    send(match)
    play(match, "roll 3 3")
    assert verb(match) == "roll"
    play(match, "roll 6 1")
    assert match.actor == 0


@clause("SUSU-13.8")
@pytest.mark.parametrize("goals_now", [(0, 0), (2, 2)])
def test_the_winner_of_a_tie_has_half_a_goal_more(goals_now: tuple[int, int]) -> None:
    for match in (
        after("duel 6 1 / duel 1 6", sudden_death(goals=goals_now)),
        last_duel("m2", "d1 d2 f3 f4", goals=goals_now),
    ):
        assert match.scores == [goals_now[0], goals_now[1] + 0.5]


@clause("SUSU-13.9")
@pytest.mark.parametrize(("last", "winners"), [("6 1", []), ("1 6", [1])])
def test_after_twenty_attempts_each_it_is_a_draw(last: str, winners: list[int]) -> None:
    match = sudden_death()
    for dice in [*["6 1"] * 39, last]:
        assert not over(match)
        duel(match, dice)
    assert over(match)
    assert (match.scores, match.winners) == ([0, 0.5 * len(winners)], winners)


@clause("SUSU-13.9")
def test_two_goalkeepers_alone_play_a_draw() -> None:
    match = after("duel 1 6", gone=(f"{ALONE} m2", f"{ALONE} m1"))
    assert over(match)
    assert [pitch(match, seat) for seat in range(2)] == [{"g"}, {"g"}]
    assert (match.scores, match.winners) == ([-1, -1], [])


@clause("SUSU-12.10")
def test_a_whole_match_by_the_clock_ends_without_one() -> None:
    match = lock_in(CLOCK)
    play(match, *LINE_UP, *LINE_UP)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.legal[-1])
    assert match.state.ended in (End.MIDFIELDERS, End.COVER)
