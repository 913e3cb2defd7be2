"""Section 12: pairings, line-ups, forfeits."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import choices, verb
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
    whistle,
)
from tests.rulebooks.squad_rush.reading import by_seat, goals, name, pairs, totals
from tests.rulebooks.squad_rush.scenarios import run, scenarios

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
def test_in_any_order() -> None:
    match = kick_off(SPARE, f"{seven('blue')} blue-m6 blue-d5")
    play_as(match, 1, "bench blue-m6")
    play_as(match, 0, "bench red-f6")
    play_as(match, 1, "bench blue-d8")
    assert match.deciding == [0]
    play_as(match, 0, "bench red-d6")
    come_to_light(match)
    play(match, "official overturned")
    assert line(match, 0) == "red-g7 red-d8 red-d5 red-m9 red-m7 red-f10 red-f8".split()
    assert "blue-d8" not in line(match, 1)


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


@scenarios(f"""
RUSH-12.7 both choose before the official
  locked pitches {SPARE} | BLUE blue-m6
  = verb bench; deciding 0 1
  > bench red-d8, bench red-f10, bench blue-m9
  = verb official
  > official overturned, WHISTLE
  = goals 3 4; totals 18/30 21/31

RUSH-12.7 whoever is left out is back after the match
  locked pitches {SPARE} | BLUE
  > bench red-d8, bench red-f10, SCORE overturned
  = matchday 1; pitch0 {SPARE}; benched0

RUSH-12.9 exactly seven are not asked
  locked pitches RED | BLUE
  = verb official

RUSH-12.9 but one more is
  locked pitches RED | BLUE blue-m6
  = deciding 1
  > bench blue-m6
  = verb official

RUSH-12.10 only who can be spared
  locked pitches {SPARE} | BLUE
  = legal bench red-d8, bench red-d6, bench red-d5, bench red-f10, bench red-f8, bench red-f6
  = refused RUSH-12.10 bench red-g7, bench red-m9, bench red-m7
  > bench red-d5
  = legal bench red-f10, bench red-f6, bench red-f8

RUSH-12.10 a Super Sub makes all others free
  locked pitches RED sub-1 | BLUE
  = legal bench red-g7, bench red-d8, bench red-d6, bench red-m9, bench red-m7, bench red-f10, bench red-f8, bench sub-1

RUSH-12.10 of more nations any may stay
  locked pitches RED green-g7 | BLUE
  = legal bench green-g7, bench red-g7
  > bench red-g7, SCORE the-wall
  = totals 23/33 24/34
""")
def test_sevens(scenario: list[str]) -> None:
    run(scenario)


@clause("RUSH-12.10")
def test_a_super_sub_stands_in() -> None:
    match = kick_off(f"{seven('red')} sub-1", seven("blue"))
    play(match, "bench red-g7")
    come_to_light(match)
    assert line(match, 0)[0] == "sub-1"


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


@clause("RUSH-12.14")
def test_a_forfeit_has_neither_an_official_nor_a_golden_boot() -> None:
    match = kick_off(seven("red"), "blue-g7")
    whistle(match)
    assert match.state.result_official[0] == match.state.result_boot[0] == -1


@scenarios(f"""
RUSH-12.12 without a seven: $home, $away
  each $home | $away | $goals | $conceded | $points | $forfeits: RED-f8 | BLUE | 0 2 | 2 0 | 0 3 | 1 0 / RED | BLUE-f8 | 2 0 | 0 2 | 3 0 | 0 1
  locked pitches $home | $away
  > WHISTLE
  = goals $goals; scored $goals; conceded $conceded; points $points; forfeits $forfeits

RUSH-12.12 a mixed seven is one
  locked pitches RED-f8 blue-f8 | GREEN
  = verb official

RUSH-12.13 a seven that was broken by: $action
  each $action: tackle red-g7 / dismiss red-g7
  at hands | tackle red-card; pitches RED | BLUE; options group
  > call, END
  = turn 1
  > $action, END
  = locked 1
  > WHISTLE
  = goals 0 2; points 0 3

RUSH-12.14 the opponent wins, and no official is flipped
  locked pitches RED | blue-g7; hands | tackle; deck the-wall sub-1
  = outcomes final whistle
  > WHISTLE
  = goals 2 0; points 3 0; scored 2 0; pile; deck the-wall sub-1

RUSH-12.14 nothing is chosen for it
  locked pitches {SPARE} | blue-g7; hands var-review | var-review; options drama
  = outcomes final whistle
  > WHISTLE
  = hand0 var-review

RUSH-12.15 both forfeit
  locked pitches red-g7 | blue-g7
  > WHISTLE
  = points 0 0; scored 0 0; conceded 2 2; forfeits 1 1

RUSH-12.16 both matches of three
  locked pitches RED | blue-g7 | GREEN
  > WHISTLE
  = goals 2 0
  > WHISTLE
  = goals 0 2
  > SCORE the-wall
  = points 4 0 4; conceded 3 4 3
""")
def test_forfeits(scenario: list[str]) -> None:
    run(scenario)
