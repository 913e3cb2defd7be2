"""Sections 4 and 5: possession, and duels."""

import pytest

from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    STATS,
    after,
    duel,
    dueller,
    face_up,
    hold,
    lay,
    lock_in,
    name_at,
    play,
    send,
    totals,
)
from tests.rulebooks.reading import goals, verb

MIDFIELD = 0


# 4. Possession.


@clause("SUSU-4.1")
@pytest.mark.parametrize("side", [0, 1])
def test_a_toss_decides_who_attacks_first(side: int) -> None:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    assert match.outcomes == pytest.approx({"toss 0": 0.5, "toss 1": 0.5})
    play(match, f"toss {side}")
    assert (match.state.turn, match.actor) == (side, side)


@clause("SUSU-4.2", "SUSU-4.9", "SUSU-4.10")
@pytest.mark.parametrize("won", [0, 1, 2, 3])
def test_three_duels_in_a_row(won: int) -> None:
    match = lay()
    for stage in range(won):
        assert (match.state.turn, match.state.stage) == (0, stage)
        assert goals(match) == [0, 0]
        duel(match, "6 1")
    if won < 3:
        assert (match.state.turn, match.state.stage) == (0, won)
        duel(match, "1 6")
    assert goals(match) == [int(won == 3), 0]
    assert (match.actor, match.state.turn, match.state.stage) == (1, 1, MIDFIELD)
    assert verb(match) == "send"


@clause("SUSU-4.3", "SUSU-16.3")
@pytest.mark.parametrize("turn", [0, 1])
def test_it_begins_with_a_midfielder_of_each_side(turn: int) -> None:
    match = lay(turn=turn)
    assert match.actor == turn
    assert match.legal == ["send m1", "send m2"]
    play(match, "send m2")
    assert match.actor == 1 - turn
    assert match.legal == ["send m1", "send m2"]
    play(match, "send m1")
    assert [dueller(match, seat) for seat in (turn, 1 - turn)] == ["m2", "m1"]


@clause("SUSU-4.4")
def test_a_forward_meets_a_defender_and_then_the_goalkeeper() -> None:
    match = lay()
    duel(match, "6 1")
    assert match.legal == ["send f1", "send f2", "send f3", "send f4"]
    play(match, "send f3")
    assert match.legal == ["send d1", "send d2", "send d3", "send d4"]
    play(match, "send d2", "roll 6 1")
    assert [dueller(match, seat) for seat in range(2)] == ["f3", "g"]


@clause("SUSU-4.5")
@pytest.mark.parametrize("won", [0, 1])
def test_the_defender_answers_knowing_whom_the_attacker_sent(won: int) -> None:
    match = lay()
    for _ in range(won):
        duel(match, "6 1")
    spot = ("m2", "f4")[won]
    play(match, f"send {spot}")
    assert match.actor == 1
    field = {entry["spot"]: entry for entry in match.view(1)["players"][0]["field"]}
    assert field[spot]["player"]["slug"] == name_at(match, 0, spot)


@clause("SUSU-4.6")
def test_whoever_won_in_front_goes_on_to_the_goal() -> None:
    match = lay()
    duel(match, "6 1")
    duel(match, "6 1", "f3", "d1")
    assert verb(match) == "roll"
    assert dueller(match, 0) == "f3"


@clause("SUSU-4.7")
def test_a_card_sent_is_turned_up_and_stays_so() -> None:
    match = lay()
    assert face_up(match, 0) == face_up(match, 1) == set()
    play(match, "send m2")
    assert (face_up(match, 0), face_up(match, 1)) == ({"m2"}, set())
    play(match, "send m1", "roll 6 1", "send f4", "send d3", "roll 6 1")
    assert (face_up(match, 0), face_up(match, 1)) == ({"m2", "f4"}, {"m1", "d3", "g"})
    play(match, "roll 6 1")
    assert (face_up(match, 0), face_up(match, 1)) == ({"m2", "f4"}, {"m1", "d3", "g"})


@clause("SUSU-4.8")
def test_a_card_may_be_sent_again_and_again() -> None:
    match = lay()
    for _ in range(2):
        duel(match, "6 1", "m1", "m2")
        duel(match, "6 1", "f1", "d4")
        duel(match, "6 1")
        duel(match, "6 1", "m2", "m1")
        duel(match, "6 1", "f1", "d1")
        duel(match, "6 1")
    assert goals(match) == [2, 2]
    assert match.legal == ["send m1", "send m2"]


# 5. Duels.


@clause("SUSU-5.1", "SUSU-16.7")
def test_both_sides_roll_a_die() -> None:
    match = lay()
    send(match)
    assert match.outcomes == pytest.approx(
        {f"roll {one} {other}": 1 / 36 for one in range(1, 7) for other in range(1, 7)}
    )


@clause("SUSU-5.2", "SUSU-16.7")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("dice", ["2 5", "5 2", "6 1"])
def test_each_die_counts_for_its_own_side(turn: int, dice: str) -> None:
    match = lay(turn=turn, hands=("offside", ""))
    send(match)
    hold(match)
    play(match, f"roll {dice}")
    faces = [int(die) for die in dice.split()]
    told = match.view()["duel"]["sides"]
    for seat, face in ((turn, faces[0]), (1 - turn, faces[1])):
        assert told[seat]["die"] == face
        assert told[seat]["stat"] == STATS[face - 1]
        assert told[seat]["base"] == 4 + face
    hold(match)
    assert match.state.last_winner == (turn if faces[0] > faces[1] else 1 - turn)


@clause("SUSU-5.3")
def test_the_stat_of_the_card_itself_counts() -> None:
    match = lay(wearing=({6: "leaf"}, {}))
    duel(match, "6 1", "m1")
    assert match.state.last_winner == 1
    match = lay(wearing=({6: "rock"}, {}))
    duel(match, "1 6", "m1")
    assert match.state.last_winner == 0


@clause("SUSU-5.3")
@pytest.mark.parametrize("what", ["bonus", "yellow-card", "energy-boost"])
@pytest.mark.parametrize(("dice", "winner"), [("3 4", 0), ("2 4", None), ("1 4", 1)])
def test_bonuses_and_action_cards_count(what: str, dice: str, winner: int | None) -> None:
    if what == "bonus":
        match = after("meet", squads=("loyal", "plain"))
    else:
        stat = f" on {STATS[int(dice[0]) - 1]}" if what == "energy-boost" else ""
        match = after(f"meet / play {what}{stat}", hands=(what, ""))
    play(match, f"roll {dice}")
    assert match.state.duels == int(winner is not None)
    if winner is not None:
        assert match.state.last_winner == winner


@clause("SUSU-5.4")
def test_level_totals_are_rolled_again_with_the_same_cards() -> None:
    match = lay()
    send(match, "m2", "m1")
    for dice in ("3 3", "6 6", "1 1"):
        play(match, f"roll {dice}")
        assert verb(match) == "roll"
        assert [dueller(match, seat) for seat in range(2)] == ["m2", "m1"]
    play(match, "roll 2 1")
    assert match.state.last_winner == 0


@clause("SUSU-5.5")
def test_a_total_above_20_wins_against_20() -> None:
    match = lay(wearing=({6: "rock", 8: "green-captain"}, {6: "rock"}))
    duel(match, "1 6", "m1", "m1")
    assert (match.state.duels, match.state.last_winner) == (1, 0)


@clause("SUSU-5.5")
def test_a_total_below_0_loses_against_one_less_far_below() -> None:
    leaves = {6: "rock", 8: "leaf-f", 1: "leaf-g"}
    match = lay(wearing=(leaves, leaves), hands=("long-ball yellow-card", "yellow-card"))
    send(match, "m1", "m2")
    play(match, "play long-ball")
    hold(match)
    play(match, "roll 1 1")
    hold(match)
    play(match, "send f1", "play yellow-card", "play yellow-card", "roll 6 6")
    assert (match.state.duels, match.state.last_winner) == (2, 1)


@clause("SUSU-5.5")
def test_totals_are_told_as_they_are() -> None:
    match = lay(
        squads=("loyal", "plain"),
        wearing=({6: "rock", 8: "green-captain"}, {6: "leaf"}),
        hands=("yellow-card offside", "offside"),
    )
    send(match, "m1", "m1")
    play(match, "play yellow-card", "hold", "roll 6 1")
    assert totals(match) == [25, -1]


@clause("SUSU-5.6")
@pytest.mark.parametrize("ties", [1, 2, 3])
def test_what_action_cards_have_added_stays_however_often_it_is_rolled(ties: int) -> None:
    match = lay(hands=("home-crowd", ""))
    send(match)
    play(match, "play home-crowd")
    for face in range(1, ties + 1):
        play(match, f"roll {face} {face + 1}")
        assert match.state.duels == 0
    play(match, "roll 4 4")
    assert match.state.last_winner == 0


@clause("SUSU-5.7")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("last", "defends"), [("4 4", True), ("5 4", False)])
def test_if_the_twentieth_roll_is_level_the_defender_wins(
    turn: int, last: str, defends: bool
) -> None:
    match = lay(turn=turn)
    send(match)
    for dice in [*["4 4"] * 19, last]:
        assert match.state.duels == 0
        play(match, f"roll {dice}")
    assert match.state.last_winner == (1 - turn if defends else turn)
