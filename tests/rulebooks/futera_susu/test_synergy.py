"""Section 6: synergy bonuses."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    bonuses,
    duel,
    face_up,
    hold,
    lay,
    play,
    send,
    to_the_goal,
    totals,
)

LOYAL = ("loyal", "plain")
OUTFIELD = "f1 f2 f3 f4 m1 m2 d1 d2 d3 d4"
NO_CARD = ("offside", "offside")
"""Hands that keep a duel from being decided before everybody has held."""


def in_midfield(match: Match, attacker: str = "m1", defender: str = "m1") -> list[int]:
    """Return the bonuses of two Midfielders in a duel."""
    send(match, attacker, defender)
    return bonuses(match)


def in_front(match: Match, attacker: str = "f1", defender: str = "d1") -> list[int]:
    """Return the bonuses of a Forward and a Defender in a duel."""
    duel(match, "6 1")
    send(match, attacker, defender)
    return bonuses(match)


@clause("SUSU-6.1")
def test_a_group_from_one_team() -> None:
    assert in_midfield(lay(squads=LOYAL)) == [2, 0]
    assert in_midfield(lay(squads=("plain", "loyal"))) == [0, 2]
    assert in_midfield(lay(squads=LOYAL), "m2") == [2, 0]
    assert in_front(lay(squads=LOYAL), "f4") == [2, 0]
    assert in_front(lay(squads=("plain", "loyal")), "f1", "d3") == [0, 2]


@clause("SUSU-6.1")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_bonus_counts_on_every_stat(face: int) -> None:
    match = lay(squads=LOYAL, hands=NO_CARD)
    send(match)
    hold(match)
    play(match, f"roll {face} {face}")
    assert totals(match) == [4 + face + 2, 4 + face]


@clause("SUSU-6.1")
@pytest.mark.parametrize("number", [8, 9, 10, 11])
def test_one_player_of_another_team_is_enough_to_end_it(number: int) -> None:
    match = lay(squads=LOYAL, wearing=({number: "green-f1"}, {}))
    assert in_front(match, "f2") == [0, 0]


@clause("SUSU-6.2")
def test_with_a_local_hero_it_is_3() -> None:
    match = lay(squads=LOYAL, wearing=({9: "red-local-f"}, {}))
    assert in_front(match, "f1") == [3, 0]
    match = lay(squads=LOYAL, wearing=({9: "red-local-f"}, {}))
    assert in_front(match, "f2") == [3, 0]
    assert in_midfield(lay(squads=LOYAL, wearing=({7: "red-local-m"}, {}))) == [3, 0]


@clause("SUSU-6.2")
def test_the_hero_of_another_row_does_not_count() -> None:
    assert in_midfield(lay(squads=LOYAL, wearing=({9: "red-local-f"}, {}))) == [2, 0]
    assert in_midfield(lay(squads=LOYAL, wearing=({9: "red-cult-f"}, {}))) == [2, 0]


@clause("SUSU-6.3")
def test_with_a_cult_hero_it_is_4() -> None:
    match = lay(squads=LOYAL, wearing=({11: "red-cult-f"}, {}))
    assert in_front(match, "f1") == [4, 0]
    match = lay(squads=("plain", "loyal"), wearing=({}, {2: "red-cult-d"}))
    assert in_front(match, "f1", "d4") == [0, 4]


@clause("SUSU-6.4")
@pytest.mark.parametrize("heroes", [("red-local-f", "red-cult-f"), ("red-cult-f", "red-local-f")])
def test_they_do_not_add_up(heroes: tuple[str, str]) -> None:
    match = lay(squads=LOYAL, wearing=(dict(zip((8, 9), heroes, strict=True)), {}))
    assert in_front(match, "f3") == [4, 0]


@clause("SUSU-6.5")
@pytest.mark.parametrize("number", [8, 9, 10, 11])
def test_a_hero_of_another_team_is_no_use(number: int) -> None:
    match = lay(squads=LOYAL, wearing=({number: "blue-local-f"}, {}))
    assert in_front(match, "f1") == [0, 0]


@clause("SUSU-6.6")
@pytest.mark.parametrize("rolled", [False, True])
def test_who_leaves_takes_the_bonus_away_at_once(rolled: bool) -> None:
    match = lay(squads=LOYAL, hands=("", "red-card"))
    send(match)
    if rolled:
        play(match, "hold", "roll 2 3")
    assert bonuses(match) == [2, 0]
    play(match, "play red-card on m2")
    if rolled:
        # 6 + 2 against 7 was won before.
        assert match.state.last_winner == 1
        assert match.state.last_bonus[0] == 0
    else:
        assert bonuses(match) == [0, 0]


@clause("SUSU-6.7")
@pytest.mark.parametrize("hole", ["f1", "f2", "f3"])
def test_three_forwards_have_no_bonus(hole: str) -> None:
    assert in_front(lay(squads=LOYAL, gone=(hole, "")), "f4") == [0, 0]


@clause("SUSU-6.7")
def test_nor_has_the_last_midfielder() -> None:
    assert in_midfield(lay(squads=LOYAL, gone=("m2", ""))) == [0, 0]


@clause("SUSU-6.8")
@pytest.mark.parametrize(("number", "bonus"), [(15, 2), (16, 0)])
def test_a_substitute_completes_the_group_again(number: int, bonus: int) -> None:
    match = lay(squads=LOYAL, bench=("15 16", ""), hands=("", "red-card"))
    duel(match, "6 1")
    send(match, "f1", "d1")
    assert bonuses(match) == [2, 0]
    play(match, "play red-card on f4", f"bring {number}")
    assert bonuses(match) == [bonus, 0]


@clause("SUSU-6.9")
@pytest.mark.parametrize("squads", [LOYAL, ("plain", "loyal"), ("loyal", "loyal")])
def test_a_goalkeeper_has_no_group_bonus(squads: tuple[str, str]) -> None:
    match = lay(squads=squads)
    to_the_goal(match)
    assert bonuses(match)[1] == 0


@clause("SUSU-6.10")
def test_a_legendary_captain_lifts_the_whole_team() -> None:
    captain = {8: "red-captain"}
    assert in_midfield(lay(wearing=(captain, {})), "m1") == [5, 0]
    assert in_front(lay(wearing=(captain, {})), "f3") == [5, 0]
    assert in_front(lay(wearing=({}, captain)), "f1", "d1") == [0, 5]
    match = lay(wearing=({}, captain))
    to_the_goal(match)
    assert bonuses(match) == [0, 5]


@clause("SUSU-6.10")
def test_but_nobody_of_another_team() -> None:
    captain = {8: "red-captain"}
    assert in_midfield(lay(wearing=(captain, {})), "m2") == [0, 0]
    assert in_front(lay(wearing=(captain, {})), "f2") == [0, 0]
    assert in_midfield(lay(wearing=(captain, {})), "m1", "m1") == [5, 0]


@clause("SUSU-6.10")
def test_only_while_the_captain_is_on_the_pitch() -> None:
    assert in_midfield(lay(wearing=({8: "red-captain"}, {}), gone=("f1", ""))) == [0, 0]


@clause("SUSU-6.11")
@pytest.mark.parametrize(("mates", "bonus"), [("g", 5), ("m1", 5), ("d3", 5), ("", 0)])
def test_the_captain_has_it_while_a_team_mate_is_there(mates: str, bonus: int) -> None:
    reds = {"f1", "f3", "m1", "d1", "d3"}
    gone = " ".join(sorted(reds - {"f1"} - set(mates.split())))
    keeper = {} if mates == "g" else {1: "blue-g1"}
    match = lay(wearing=({8: "red-captain"} | keeper, {}), gone=(gone, ""))
    assert in_front(match, "f1") == [bonus, 0]


@clause("SUSU-6.12")
def test_substitutes_have_no_part_in_it() -> None:
    # The captain on the bench lifts nobody, and team mates on the bench do not keep him up.
    match = lay(squads=LOYAL, wearing=({15: "red-captain"}, {}), bench=("12 13 14 15 16", ""))
    assert in_midfield(match) == [2, 0]
    alone = {8: "green-captain"}
    match = lay(wearing=(alone, {}), bench=("12 13 14 15", ""))
    assert in_front(match, "f1") == [0, 0]


@clause("SUSU-6.12")
def test_until_they_have_come_on() -> None:
    match = lay(wearing=({8: "green-captain"}, {}), bench=("15", ""), hands=("", "red-card"))
    duel(match, "6 1")
    send(match, "f1")
    assert bonuses(match) == [0, 0]
    play(match, "play red-card on f2", "bring 15")
    assert bonuses(match) == [5, 0]


@clause("SUSU-6.13", "SUSU-6.14")
def test_the_captain_s_bonus_takes_the_place_of_the_group_s() -> None:
    match = lay(squads=LOYAL, wearing=({8: "red-captain"}, {}))
    assert in_midfield(match) == [5, 0]
    match = lay(squads=LOYAL, wearing=({8: "red-captain", 9: "red-cult-f"}, {}))
    assert in_front(match, "f2") == [5, 0]


@clause("SUSU-6.14")
def test_never_both_and_the_group_of_another_team_keeps_its_own() -> None:
    blues = {6: "blue-m1", 7: "blue-m2"}
    match = lay(squads=LOYAL, wearing=({8: "red-captain"} | blues, {}))
    assert in_midfield(match) == [2, 0]
    match = lay(squads=LOYAL, wearing=({8: "red-captain", 7: "blue-m2"}, {}))
    assert in_midfield(match, "m1") == [5, 0]


@clause("SUSU-6.15")
def test_face_down_cards_count() -> None:
    match = lay(squads=LOYAL, wearing=({8: "red-captain"}, {}))
    send(match)
    assert face_up(match, 0) == {"m1"}
    assert bonuses(match) == [5, 0]
