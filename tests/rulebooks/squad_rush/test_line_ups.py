"""Section 12: pairings, line-ups, forfeits."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush.positions import (
    GROUP_STAGE,
    come_to_light,
    end_turn,
    flip,
    kick_off,
    lay,
    play_as,
    score_under,
    seven,
    stand,
    whistle,
)
from tests.rulebooks.squad_rush.reading import (
    by_seat,
    can,
    choices,
    goals,
    hand,
    name,
    pairs,
    pile,
    totals,
    verb,
)

SEVENS = (seven("red"), seven("blue"), seven("green"), seven("white"))
SPARE = f"{seven('red')} red-d5 red-f6"
NEIGHBOURS = {"pairing": "neighbours"}
EVERYONE = {0: [(0, 1), (2, 3)], 1: [(0, 3), (1, 2)], 2: [(0, 2), (1, 3)]}


def meetings(match: Match, matches: int) -> list[tuple[int, int]]:
    """Return the pairings of this matchday, the home sides first."""
    for _ in range(matches):
        official = "the-wall" if "official the-wall" in match.outcomes else "overturned"
        score_under(match, official)
    return pairs(match)


def line(match: Match, side: int) -> list[str]:
    """Return the seven of a side by slot."""
    return [name(match, match.state.line[side, slot]) for slot in range(7)]


def forfeits(match: Match) -> list[int]:
    """Return the sides of the first match without a seven."""
    return [int(match.state.result_forfeit[0, side]) for side in range(2)]


# The pairings.


@clause("RUSH-12.1")
def test_the_pitches_are_locked() -> None:
    everything = "red-m6 tackle yellow-card red-card reverse added-time play-on"
    match = kick_off(SPARE, seven("blue", booked="d8"), hands=(everything, "var-review offside"))
    assert match.legal_for(1) == []
    assert all(action.startswith("bench ") for action in match.legal)
    for action in (
        "play red-m6",
        "tackle blue-d8",
        "book blue-d8",
        "recall red-d5",
        "call",
        "done",
    ):
        assert "pitches are locked" in refused(match, action)
    for action in ("bench red-d5", "bench red-f6"):
        play(match, action)
    while match.state.locked:
        assert match.actor == "chance"
        play(match, "official the-wall" if verb(match) == "official" else choices(match)[0])


@clause("RUSH-12.1")
def test_until_the_matches_are_over() -> None:
    match = kick_off(*SEVENS[:3], hands=("tackle", "var-review", "red-card"))
    for official in ("the-wall", "the-wall", "offside"):
        assert match.actor == "chance"
        assert match.state.locked == 1
        score_under(match, official)
    assert match.state.locked == 0
    assert match.actor == 0


@clause("RUSH-12.2")
@pytest.mark.parametrize("matchday", [0, 1, 2])
@pytest.mark.parametrize("caller", [0, 1])
def test_two_play_each_other(matchday: int, caller: int) -> None:
    match = kick_off(*SEVENS[:2], matchday=matchday, caller=caller)
    assert meetings(match, 1) == [(0, 1)]
    assert match.state.locked == 0


@clause("RUSH-12.3")
@pytest.mark.parametrize("matchday", [0, 1, 2])
@pytest.mark.parametrize("caller", [0, 2])
def test_three_play_their_neighbours(matchday: int, caller: int) -> None:
    match = kick_off(*SEVENS[:3], matchday=matchday, caller=caller)
    assert meetings(match, 3) == [(0, 1), (1, 2), (2, 0)]
    assert match.state.locked == 0


@clause("RUSH-12.4")
@pytest.mark.parametrize("matchday", [0, 1, 2])
@pytest.mark.parametrize("caller", [0, 1])
def test_four_meet_everyone(matchday: int, caller: int) -> None:
    match = kick_off(*SEVENS, matchday=matchday, caller=caller)
    assert meetings(match, 2) == EVERYONE[matchday]
    assert match.state.locked == 0


@clause("RUSH-12.4")
def test_over_a_season_everybody_meets_everybody() -> None:
    found = [set(pair) for pairing in EVERYONE.values() for pair in pairing]
    assert sorted(map(sorted, found)) == [[a, b] for a in range(4) for b in range(a + 1, 4)]


@clause("RUSH-12.5")
@pytest.mark.parametrize("matchday", [0, 1, 2])
@pytest.mark.parametrize(
    ("caller", "found"),
    [
        (0, [(0, 1), (2, 3)]),
        (1, [(1, 2), (3, 0)]),
        (2, [(2, 3), (0, 1)]),
        (3, [(3, 0), (1, 2)]),
    ],
)
def test_four_play_their_neighbours(
    matchday: int, caller: int, found: list[tuple[int, int]]
) -> None:
    match = kick_off(*SEVENS, matchday=matchday, caller=caller, options=NEIGHBOURS)
    assert meetings(match, 2) == found
    assert match.state.locked == 0


@clause("RUSH-12.5")
@pytest.mark.parametrize(("turn", "found"), [(1, [(2, 3), (0, 1)]), (2, [(3, 0), (1, 2)])])
def test_without_a_call(turn: int, found: list[tuple[int, int]]) -> None:
    match = lay(4, turn=turn, taken=12, pitches=SEVENS, options={**GROUP_STAGE, **NEIGHBOURS})
    end_turn(match)
    assert meetings(match, 2) == found


@clause("RUSH-12.6")
def test_one_match_after_the_other() -> None:
    match = kick_off(*SEVENS)
    flip(match, "the-wall")
    assert by_seat(match, "scored") == [0, 0, 0, 0]
    assert whistle(match) == [3, 3]
    assert by_seat(match, "scored") == [3, 3, 0, 0]
    score_under(match, "offside")
    assert by_seat(match, "scored") == [3, 3, 1, 1]


@clause("RUSH-12.6")
def test_the_side_named_first_is_at_home() -> None:
    match = kick_off(*SEVENS, matchday=1)
    score_under(match, "the-wall")
    assert pairs(match) == [(0, 3)]
    assert goals(match) == [3, 3]


# The sevens.


@clause("RUSH-12.7")
def test_both_choose_before_the_official() -> None:
    match = kick_off(SPARE, f"{seven('blue')} blue-m6")
    assert verb(match) == "bench"
    assert match.deciding == [0, 1]
    play(match, "bench red-d8", "bench red-f10", "bench blue-m9")
    come_to_light(match)
    assert verb(match) == "official"
    play(match, "official overturned")
    assert whistle(match) == [3, 4]
    assert totals(match) == [(18, 30), (21, 31)]


@clause("RUSH-12.7")
def test_in_any_order() -> None:
    match = kick_off(SPARE, f"{seven('blue')} blue-m6 blue-d5")
    play_as(match, 1, "bench blue-m6")
    play_as(match, 0, "bench red-f6")
    play_as(match, 1, "bench blue-d8")
    assert match.deciding == [0]
    play_as(match, 0, "bench red-d6")
    come_to_light(match)
    play(match, "official overturned")
    assert line(match, 0) == [
        "red-g7",
        "red-d8",
        "red-d5",
        *("red-m9", "red-m7"),
        *("red-f10", "red-f8"),
    ]
    assert "blue-d8" not in line(match, 1)


@clause("RUSH-12.7")
def test_whoever_is_left_out_is_back_after_the_match() -> None:
    match = kick_off(SPARE, seven("blue"))
    play(match, "bench red-d8", "bench red-f10")
    come_to_light(match)
    play(match, "official overturned")
    whistle(match)
    assert match.state.matchday == 1
    assert not any(match.state.benched[player] for player in range(len(match.box.players)))
    assert match.state.pitch_size[0] == 9


@clause("RUSH-12.8")
def test_it_is_shown_when_both_have_chosen() -> None:
    match = kick_off(SPARE, f"{seven('blue')} blue-m6")
    play(match, "bench red-d8")
    play_as(match, 1, "bench blue-m6")
    assert match.deciding == [0]
    play(match, "bench red-f6")
    shown = []
    while verb(match) == "out":
        shown.append(match.roll())
    assert sorted(shown) == ["out blue-m6", "out red-d8", "out red-f6"]
    assert verb(match) == "official"


@clause("RUSH-12.9")
def test_exactly_seven_are_not_asked() -> None:
    match = kick_off(*SEVENS[:2])
    assert verb(match) == "official"
    match = kick_off(seven("red"), f"{seven('blue')} blue-m6")
    assert match.deciding == [1]
    play(match, "bench blue-m6")
    come_to_light(match)
    assert verb(match) == "official"


@clause("RUSH-12.10")
def test_only_who_can_be_spared() -> None:
    match = kick_off(SPARE, seven("blue"))
    can_go = ["red-d8", "red-d6", "red-d5", "red-f10", "red-f8", "red-f6"]
    assert sorted(match.legal) == sorted(f"bench {player}" for player in can_go)
    for player in ("red-g7", "red-m9", "red-m7"):
        assert "RUSH-12.10" in refused(match, f"bench {player}")
    play(match, "bench red-d5")
    assert sorted(match.legal) == ["bench red-f10", "bench red-f6", "bench red-f8"]


@clause("RUSH-12.10")
def test_a_super_sub_makes_others_free() -> None:
    match = kick_off(f"{seven('red')} sub-1", seven("blue"))
    for role in "g7 d8 d6 m9 m7 f10 f8".split():
        assert can(match, f"bench red-{role}")
    play(match, "bench red-g7")
    come_to_light(match)
    assert line(match, 0)[0] == "sub-1"


@clause("RUSH-12.10")
def test_of_more_nations_any_may_stay() -> None:
    match = kick_off(f"{seven('red')} green-g7", seven("blue"))
    assert sorted(match.legal) == ["bench green-g7", "bench red-g7"]
    play(match, "bench red-g7")
    come_to_light(match)
    play(match, "official the-wall")
    whistle(match)
    assert totals(match)[0] == (23, 33)


@clause("RUSH-12.11")
def test_super_subs_take_what_is_free() -> None:
    match = kick_off(f"{seven('red', but='d8 f10')} sub-1 sub-2", seven("blue"))
    flip(match, "the-wall")
    assert line(match, 0)[0] == "red-g7"
    assert sorted(line(match, 0)[1:3]) in (["red-d6", "sub-1"], ["red-d6", "sub-2"])
    assert sorted(line(match, 0)[3:5]) == ["red-m7", "red-m9"]
    assert sum("sub" in slug for slug in line(match, 0)[5:]) == 1


@clause("RUSH-12.11")
def test_the_better_of_them_attack() -> None:
    match = kick_off(f"{seven('red', but='d8 f10')} sub-1! sub-2", seven("blue"))
    flip(match, "the-wall")
    assert "sub-2" in line(match, 0)[5:]
    whistle(match)
    assert totals(match)[0] == (7 + 6 + 5 + 3, 9 + 7 + 8 + 6)


# Forfeits.


@clause("RUSH-12.12")
@pytest.mark.parametrize("short", [0, 1])
def test_without_a_seven(short: int) -> None:
    pitches = [*SEVENS[:2]]
    pitches[short] = pitches[short].rpartition(" ")[0]
    match = kick_off(*pitches)
    assert whistle(match) == ([0, 2] if short == 0 else [2, 0])
    assert by_seat(match, "points")[short] == 0
    assert by_seat(match, "scored")[short] == 0
    assert by_seat(match, "conceded")[short] == 2
    assert forfeits(match) == [1 - short, short]


@clause("RUSH-12.12")
def test_a_mixed_seven_is_none() -> None:
    match = kick_off(f"{seven('red', but='f8')} blue-f8", seven("green"))
    assert verb(match) == "official"


@clause("RUSH-12.13")
@pytest.mark.parametrize("action", ["tackle red-g7", "dismiss red-g7"])
def test_a_seven_that_was_broken(action: str) -> None:
    match = lay(
        hands=("", "tackle red-card"),
        turn=0,
        pitches=SEVENS[:2],
        options=GROUP_STAGE,
    )
    play(match, "call")
    end_turn(match)
    assert match.state.turn == 1
    stand(match, action)
    end_turn(match)
    assert match.state.locked == 1
    assert whistle(match) == [0, 2]
    assert by_seat(match, "points") == [0, 3]


@clause("RUSH-12.14")
def test_the_opponent_wins() -> None:
    match = kick_off(seven("red"), "blue-g7", hands=("", "tackle"))
    deck = int(match.state.deck_size)
    assert match.outcomes == {"final whistle": 1}
    assert whistle(match) == [2, 0]
    assert by_seat(match, "points") == [3, 0]
    assert by_seat(match, "scored") == [2, 0]
    assert match.state.result_official[0] == -1
    assert match.state.result_boot[0] == -1
    assert match.state.deck_size == deck
    assert pile(match) == []


@clause("RUSH-12.14")
def test_nothing_is_chosen_for_it() -> None:
    match = kick_off(SPARE, "blue-g7", options={"matchday-drama": "on"}, hands=("var-review",) * 2)
    assert match.outcomes == {"final whistle": 1}
    whistle(match)
    assert hand(match, 0) == ["var-review"]


@clause("RUSH-12.15")
def test_both_forfeit() -> None:
    match = kick_off("red-g7", "blue-g7")
    whistle(match)
    assert by_seat(match, "points") == [0, 0]
    assert by_seat(match, "scored") == [0, 0]
    assert by_seat(match, "conceded") == [2, 2]
    assert forfeits(match) == [1, 1]


@clause("RUSH-12.16")
def test_both_matches_of_three() -> None:
    match = kick_off(seven("red"), "blue-g7", seven("green"))
    assert whistle(match) == [2, 0]
    assert whistle(match) == [0, 2]
    score_under(match, "the-wall")
    assert by_seat(match, "points") == [4, 0, 4]
    assert by_seat(match, "conceded") == [3, 4, 3]
