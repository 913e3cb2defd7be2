"""Section 9: leaving the pitch, and substitutes."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    EVERY_LOSER,
    duel,
    face_up,
    goals,
    lay,
    lost,
    name_at,
    pitch,
    play,
    send,
    shirt,
    substitutes,
    to_the_goal,
    verb,
)
from tests.rulebooks.refusals import refused


def losses(match: Match) -> list[set[str]]:
    """Return the empty spots of both sides."""
    return [lost(match, 0), lost(match, 1)]


# Who leaves.


@clause("SUSU-9.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_both_cards_leave_when_the_attacker_loses(turn: int) -> None:
    match = lay(turn=turn)
    duel(match, "1 6", "m1", "m2")
    assert (lost(match, turn), lost(match, 1 - turn)) == ({"m1"}, {"m2"})
    match = lay(turn=turn)
    duel(match, "6 1")
    duel(match, "1 6", "f3", "d2")
    assert (lost(match, turn), lost(match, 1 - turn)) == ({"f3"}, {"d2"})


@clause("SUSU-9.2", "SUSU-15.1")
def test_nobody_leaves_when_the_attacker_wins() -> None:
    match = lay(options={"removal": "failed-attack"})
    for _ in range(3):
        duel(match, "6 1")
        assert losses(match) == [set(), set()]
    assert goals(match) == [1, 0]


@clause("SUSU-9.3", "SUSU-15.1")
def test_every_loser_the_defender_who_loses_leaves() -> None:
    match = lay(options=EVERY_LOSER)
    duel(match, "6 1", "m1", "m2")
    assert losses(match) == [set(), {"m2"}]
    duel(match, "6 1", "f1", "d3")
    assert losses(match) == [set(), {"m2", "d3"}]
    duel(match, "6 1")
    assert losses(match) == [set(), {"m2", "d3"}]


@clause("SUSU-9.3", "SUSU-15.1")
def test_every_loser_the_attacker_leaves_alone() -> None:
    match = lay(options=EVERY_LOSER)
    duel(match, "1 6", "m1", "m2")
    assert losses(match) == [{"m1"}, set()]
    match = lay(options=EVERY_LOSER)
    duel(match, "6 1", "m1", "m2")
    duel(match, "1 6", "f2", "d1")
    assert losses(match) == [{"f2"}, {"m2"}]


@clause("SUSU-9.4")
@pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])
@pytest.mark.parametrize("dice", ["6 1", "1 6"])
def test_a_goalkeeper_never_leaves(removal: str, dice: str) -> None:
    match = lay(options={"removal": removal})
    to_the_goal(match)
    duel(match, dice)
    assert "g" in pitch(match, 0) & pitch(match, 1)


@clause("SUSU-9.5")
@pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])
def test_only_the_shooter_leaves_when_a_shot_is_lost(removal: str) -> None:
    match = lay(options={"removal": removal})
    to_the_goal(match)
    before = lost(match, 1)
    duel(match, "1 6")
    assert losses(match) == [{"f1"}, before]


@clause("SUSU-9.6")
def test_who_has_left_does_not_come_back() -> None:
    match = lay(bench=("13 14", "13 14"))
    duel(match, "1 6", "m1", "m1")
    assert match.legal == ["bring 13", "bring 14", "leave"]
    play(match, "bring 13", "leave")
    assert substitutes(match, 0) == {14}
    duel(match, "1 6", "m2", "m1")
    play(match, "leave")
    assert match.legal == ["bring 14", "leave"]
    assert "SUSU-9.6" in refused(match, "bring 13")


# Who comes on.


@clause("SUSU-9.7", "SUSU-16.5")
def test_a_substitute_takes_the_place_at_once() -> None:
    match = lay(bench=("12 13 15", "12 13 15"))
    duel(match, "1 6", "m2", "m1")
    assert verb(match) == "bring"
    play(match, "bring 13")
    assert (shirt(match, 0, "m2"), name_at(match, 0, "m2")) == (13, "green-m1")
    assert substitutes(match, 0) == {12, 15}
    play(match, "bring 13")
    assert shirt(match, 1, "m1") == 13
    assert verb(match) == "send"
    assert match.actor == 1


@clause("SUSU-9.7")
@pytest.mark.parametrize("rolled", [False, True])
def test_in_the_middle_of_a_duel_too(rolled: bool) -> None:
    match = lay(hands=("red-card", ""), bench=("", "15"))
    send(match)
    if rolled:
        play(match, "hold", "roll 6 1")
    play(match, "play red-card on f2")
    assert (match.actor, match.legal) == (1, ["bring 15", "leave"])
    play(match, "bring 15")
    assert lost(match, 1) == set()
    assert match.state.stage == int(rolled)


@clause("SUSU-9.7")
def test_one_for_each_that_leaves() -> None:
    match = lay(bench=("13 14", ""))
    duel(match, "1 6", "m1", "m1")
    play(match, "bring 13")
    assert match.actor == 1
    assert verb(match) == "send"


@clause("SUSU-9.8")
def test_the_substitute_is_of_the_same_position() -> None:
    match = lay(bench=("12 13 15", ""))
    duel(match, "1 6")
    assert match.legal == ["bring 13", "leave"]
    for number in (12, 15):
        assert "SUSU-9.8" in refused(match, f"bring {number}")
    match = lay(bench=("12 13 15", ""))
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.legal == ["bring 15", "leave"]


@clause("SUSU-9.9", "SUSU-16.5")
def test_a_spot_left_empty_stays_so_until_another_card_leaves() -> None:
    match = lay(bench=("12 13 15", ""))
    duel(match, "1 6", "m1", "m1")
    play(match, "leave")
    assert lost(match, 0) == {"m1"}
    assert verb(match) == "send"
    duel(match, "6 1")
    assert lost(match, 0) == {"m1"}
    duel(match, "1 6", "f1", "d1")
    # The attacker was the other side, so a Defender of this one has left.
    assert lost(match, 0) == {"m1", "d1"}
    assert match.legal == ["bring 12", "bring 13", "leave"]
    assert "SUSU-9.8" in refused(match, "bring 15")
    play(match, "bring 13")
    assert lost(match, 0) == {"d1"}
    assert verb(match) == "send"


@clause("SUSU-9.9")
def test_who_leaves_it_empty_once_more_may_wait_again() -> None:
    match = lay(bench=("13 14 15", ""))
    duel(match, "1 6", "m1", "m1")
    play(match, "leave")
    duel(match, "6 1")
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.actor == 0  # a shot of the other side: nobody of this one has left
    assert verb(match) == "send"
    duel(match, "6 1")
    duel(match, "1 6", "f2", "d2")
    assert match.legal == ["bring 13", "bring 14", "bring 15", "leave"]
    play(match, "leave")
    assert lost(match, 0) == {"m1", "f2"}
    duel(match, "6 1")
    duel(match, "1 6")
    assert match.legal == ["bring 13", "bring 14", "bring 15", "leave"]
    play(match, "bring 15")
    assert lost(match, 0) == {"m1", "d1"}


@clause("SUSU-9.9")
def test_the_spot_just_left_is_filled_before_another_of_its_row() -> None:
    match = lay(bench=("13 14", ""))
    duel(match, "1 6", "m1", "m1")
    play(match, "leave")
    duel(match, "1 6", "m2", "m2")
    play(match, "bring 13")
    assert (shirt(match, 0, "m1"), shirt(match, 0, "m2")) == (0, 13)


@clause("SUSU-9.10")
def test_a_side_is_asked_even_if_nobody_fits() -> None:
    match = lay(bench=("12", "15"))
    duel(match, "1 6")
    assert (match.actor, match.legal) == (0, ["leave"])
    play(match, "leave")
    assert (match.actor, match.legal) == (1, ["leave"])
    match = lay(bench=("", "15"))
    duel(match, "1 6")
    assert (match.actor, match.legal) == (1, ["leave"])


@clause("SUSU-9.11")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_attacker_fills_first(turn: int) -> None:
    match = lay(turn=turn, bench=("13", "13"))
    duel(match, "1 6")
    assert match.actor == turn
    play(match, "bring 13")
    assert match.actor == 1 - turn
    assert match.legal == ["bring 13", "leave"]


@clause("SUSU-9.12")
def test_a_substitute_comes_on_face_down() -> None:
    match = lay(bench=("13", ""))
    duel(match, "1 6", "m1", "m1")
    assert "m1" not in face_up(match, 0)
    number = match.number
    play(match, "bring 13")
    assert "m1" not in face_up(match, 0)
    assert match.observed(number, 1) == "bring sub"
    send(match, "m2", "m1")
    assert "m1" in face_up(match, 0)


# Legendary Captains.


@clause("SUSU-9.13")
def test_two_captains_are_never_on_the_pitch_together() -> None:
    # The first captain has left, the second has come on: the third waits.
    match = lay(
        wearing=({8: "red-captain", 15: "blue-captain"}, {}),
        bench=("15 16", ""),
        hands=("", "red-card*2"),
    )
    send(match)
    play(match, "play red-card on f1", "bring 16", "roll 6 1")
    send(match, "f2")
    play(match, "play red-card on f3")
    assert match.legal == ["leave"]
    assert "SUSU-9.13" in refused(match, "bring 15")


@clause("SUSU-9.14")
def test_another_captain_waits_until_the_first_has_left() -> None:
    captains = {8: "green-captain", 16: "blue-captain"}
    match = lay(wearing=(captains, {}), bench=("16", ""))
    duel(match, "6 1")
    duel(match, "1 6", "f2")
    assert match.legal == ["leave"]
    assert "SUSU-9.14" in refused(match, "bring 16")
    match = lay(wearing=(captains, {}), bench=("16", ""))
    duel(match, "6 1")
    duel(match, "1 6", "f1")
    assert match.legal == ["bring 16", "leave"]
    play(match, "bring 16")
    assert name_at(match, 0, "f1") == "blue-captain"


@clause("SUSU-9.15")
def test_a_red_card_counts() -> None:
    match = lay(wearing=({8: "red-captain"}, {}), bench=("16", ""), hands=("", "red-card"))
    send(match)
    play(match, "play red-card on f1")
    assert match.legal == ["bring 16", "leave"]


@clause("SUSU-9.16")
def test_the_next_captain_fills_any_spot_of_the_position() -> None:
    # The first captain is a Midfielder; the second is a Forward and comes on for another Forward.
    match = lay(wearing=({6: "red-captain-m"}, {}), bench=("15 16", ""), hands=("", "red-card*2"))
    send(match, "m2")
    play(match, "play red-card on m1")
    assert match.legal == ["leave"]
    assert "SUSU-9.8" in refused(match, "bring 16")
    play(match, "leave", "roll 6 1")
    send(match, "f2")
    play(match, "play red-card on f4")
    assert match.legal == ["bring 15", "bring 16", "leave"]


@clause("SUSU-9.17")
def test_a_side_that_starts_without_a_captain_brings_none_on() -> None:
    match = lay(bench=("15 16", ""), hands=("", "red-card"))
    send(match)
    play(match, "play red-card on f1")
    assert match.legal == ["bring 15", "leave"]
    refused(match, "bring 16")
