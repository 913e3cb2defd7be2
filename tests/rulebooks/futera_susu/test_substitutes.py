"""Section 9: leaving the pitch, and substitutes."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    EVERY_LOSER,
    after,
    duel,
    face_up,
    lay,
    lost,
    name_at,
    pitch,
    play,
    send,
    shirt,
    substitutes,
)
from tests.rulebooks.reading import goals, verb

REMOVALS = pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])


def losses(match: Match, first: int = 0) -> list[set[str]]:
    """Return the empty spots of both sides."""
    return [lost(match, first), lost(match, 1 - first)]


# Who leaves.


@clause("SUSU-9.1")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("actions", "left"),
    [("duel 1 6 m1 m2", [{"m1"}, {"m2"}]), ("duel 6 1 / duel 1 6 f3 d2", [{"f3"}, {"d2"}])],
)
def test_both_cards_leave_when_the_attacker_loses(
    turn: int, actions: str, left: list[set[str]]
) -> None:
    assert losses(after(actions, turn=turn), turn) == left


@clause("SUSU-9.2", "SUSU-15.1")
def test_nobody_leaves_when_the_attacker_wins() -> None:
    match = lay(options={"removal": "failed-attack"})
    for _ in range(3):
        duel(match, "6 1")
        assert losses(match) == [set(), set()]
    assert goals(match) == [1, 0]


@clause("SUSU-9.3", "SUSU-15.1")
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        ("duel 6 1 m1 m2", [set(), {"m2"}]),
        ("duel 6 1 m1 m2 / duel 6 1 f1 d3", [set(), {"m2", "d3"}]),
        ("duel 6 1 m1 m2 / duel 6 1 f1 d3 / duel 6 1", [set(), {"m2", "d3"}]),
        ("duel 1 6 m1 m2", [{"m1"}, set()]),
        ("duel 6 1 m1 m2 / duel 1 6 f2 d1", [{"f2"}, {"m2"}]),
    ],
)
def test_every_loser_leaves_if_all_agree(actions: str, left: list[set[str]]) -> None:
    assert losses(after(actions, options=EVERY_LOSER)) == left


@clause("SUSU-9.4")
@REMOVALS
@pytest.mark.parametrize("dice", ["6 1", "1 6"])
def test_a_goalkeeper_never_leaves(removal: str, dice: str) -> None:
    match = after(f"duel 6 1 / duel 6 1 / duel {dice}", options={"removal": removal})
    assert "g" in pitch(match, 0) & pitch(match, 1)


@clause("SUSU-9.5")
@REMOVALS
def test_only_the_shooter_leaves_when_a_shot_is_lost(removal: str) -> None:
    match = after("duel 6 1 / duel 6 1", options={"removal": removal})
    before = lost(match, 1)
    duel(match, "1 6")
    assert losses(match) == [{"f1"}, before]


@clause("SUSU-9.6")
def test_who_has_left_does_not_come_back() -> None:
    match = after("duel 1 6 m1 m1", bench=("13 14", "13 14"))
    assert match.legal == ["bring 13", "bring 14", "leave"]
    play(match, "bring 13", "leave")
    assert substitutes(match, 0) == {14}
    duel(match, "1 6", "m2", "m1")
    play(match, "leave")
    assert match.legal == ["bring 14", "leave"]


# Who comes on.


@clause("SUSU-9.7", "SUSU-16.5")
def test_a_substitute_takes_the_place_at_once() -> None:
    match = after("duel 1 6 m2 m1 / bring 13", bench=("12 13 15", "12 13 15"))
    assert (shirt(match, 0, "m2"), name_at(match, 0, "m2")) == (13, "green-m1")
    assert substitutes(match, 0) == {12, 15}
    play(match, "bring 13")
    assert shirt(match, 1, "m1") == 13
    assert (match.actor, verb(match)) == (1, "send")


@clause("SUSU-9.7")
@pytest.mark.parametrize("rolled", [False, True])
def test_in_the_middle_of_a_duel_too(rolled: bool) -> None:
    before = "meet / hold / roll 6 1" if rolled else "meet"
    match = after(f"{before} / play red-card on f2", hands=("red-card", ""), bench=("", "15"))
    assert (match.actor, match.legal) == (1, ["bring 15", "leave"])
    play(match, "bring 15")
    assert lost(match, 1) == set()
    assert match.state.stage == int(rolled)


MIXED = {"bench": ("12 13 15", "")}
RED_CARDS = ("", "red-card*2")
LATER_CAPTAIN = {"wearing": ({8: "green-captain", 16: "blue-captain"}, {}), "bench": ("16", "")}
CAPTAIN_IN_MIDFIELD = {
    "wearing": ({6: "red-captain-m"}, {}),
    "bench": ("15 16", ""),
    "hands": RED_CARDS,
}
SECOND_AND_THIRD_CAPTAIN = {
    "wearing": ({8: "red-captain", 15: "blue-captain"}, {}),
    "bench": ("15 16", ""),
    "hands": RED_CARDS,
}


@pytest.mark.parametrize(
    ("actions", "position", "actor", "legal"),
    [
        pytest.param(
            actions, position, actor, legal, marks=clause(f"SUSU-{number}"), id=f"{number}: {what}"
        )
        for number, what, actions, position, actor, legal in (
            ("9.8", "a Midfielder for one", "duel 1 6", MIXED, 0, ["bring 13", "leave"]),
            ("9.8", "a Forward for one", "duel 6 1 / duel 1 6", MIXED, 0, ["bring 15", "leave"]),
            ("9.7", "one for each", "duel 1 6 / bring 13", MIXED, 1, ["send m2"]),
            ("9.10", "even if nobody fits", "duel 1 6", {"bench": ("12", "15")}, 0, ["leave"]),
            ("9.10", "nor there", "duel 1 6 / leave", {"bench": ("12", "15")}, 1, ["leave"]),
            ("9.10", "none on the bench", "duel 1 6", {"bench": ("", "15")}, 1, ["leave"]),
            ("9.14", "the captain stays", "duel 6 1 / duel 1 6 f2", LATER_CAPTAIN, 0, ["leave"]),
            (
                "9.14",
                "the captain leaves",
                "duel 6 1 / duel 1 6 f1",
                LATER_CAPTAIN,
                0,
                ["bring 16", "leave"],
            ),
            (
                "9.15",
                "by a Red Card",
                "meet / play red-card on f1",
                LATER_CAPTAIN | {"hands": RED_CARDS},
                0,
                ["bring 16", "leave"],
            ),
            (
                "9.13",
                "the second captain is on the pitch",
                "meet / play red-card on f1 / bring 16 / roll 6 1 / meet f2 / play red-card on f3",
                SECOND_AND_THIRD_CAPTAIN,
                0,
                ["leave"],
            ),
            (
                "9.16",
                "the captain was a Midfielder, the next one is a Forward",
                "meet m2 / play red-card on m1",
                CAPTAIN_IN_MIDFIELD,
                0,
                ["leave"],
            ),
            (
                "9.16",
                "and comes on for another Forward",
                "meet m2 / play red-card on m1 / leave / roll 6 1 / meet f2 / play red-card on f4",
                CAPTAIN_IN_MIDFIELD,
                0,
                ["bring 15", "bring 16", "leave"],
            ),
            (
                "9.17",
                "no captain has started",
                "meet / play red-card on f1",
                {"bench": ("15 16", ""), "hands": RED_CARDS},
                0,
                ["bring 15", "leave"],
            ),
        )
    ],
)
def test_who_may_come_on(
    actions: str, position: Mapping[str, object], actor: int, legal: list[str]
) -> None:
    match = after(actions, **position)
    assert (match.actor, match.legal) == (actor, legal)


@clause("SUSU-9.9", "SUSU-16.5")
def test_a_spot_left_empty_stays_so_until_another_card_leaves() -> None:
    match = after("duel 1 6 m1 m1 / leave", bench=("12 13 15", ""))
    assert (lost(match, 0), verb(match)) == ({"m1"}, "send")
    after("duel 6 1", match)
    assert lost(match, 0) == {"m1"}
    after("duel 1 6 f1 d1", match)
    # The attacker was the other side, so a Defender of this one has left.
    assert lost(match, 0) == {"m1", "d1"}
    assert match.legal == ["bring 12", "bring 13", "leave"]
    play(match, "bring 13")
    assert (lost(match, 0), verb(match)) == ({"d1"}, "send")


@clause("SUSU-9.9")
def test_who_leaves_it_empty_once_more_may_wait_again() -> None:
    match = after("duel 1 6 m1 m1 / leave / duel 6 1 / duel 6 1 / duel 1 6", bench=("13 14 15", ""))
    # A shot of the other side: nobody of this one has left.
    assert (match.actor, verb(match)) == (0, "send")
    after("duel 6 1 / duel 1 6 f2 d2", match)
    assert match.legal == ["bring 13", "bring 14", "bring 15", "leave"]
    play(match, "leave")
    assert lost(match, 0) == {"m1", "f2"}
    after("duel 6 1 / duel 1 6", match)
    assert match.legal == ["bring 13", "bring 14", "bring 15", "leave"]
    play(match, "bring 15")
    assert lost(match, 0) == {"m1", "d1"}


@clause("SUSU-9.9")
def test_the_spot_just_left_is_filled_before_another_of_its_row() -> None:
    match = after("duel 1 6 m1 m1 / leave / duel 1 6 m2 m2 / bring 13", bench=("13 14", ""))
    assert (shirt(match, 0, "m1"), shirt(match, 0, "m2")) == (0, 13)


@clause("SUSU-9.11")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_attacker_fills_first(turn: int) -> None:
    match = after("duel 1 6", turn=turn, bench=("13", "13"))
    assert match.actor == turn
    play(match, "bring 13")
    assert (match.actor, match.legal) == (1 - turn, ["bring 13", "leave"])


@clause("SUSU-9.12")
def test_a_substitute_comes_on_face_down() -> None:
    match = after("duel 1 6 m1 m1", bench=("13", ""))
    assert "m1" not in face_up(match, 0)
    number = match.number
    play(match, "bring 13")
    assert "m1" not in face_up(match, 0)
    assert match.observed(number, 1) == "bring sub"
    send(match, "m2", "m1")
    assert "m1" in face_up(match, 0)


@clause("SUSU-9.14")
def test_the_captain_who_comes_on_takes_the_place() -> None:
    match = after("duel 6 1 / duel 1 6 f1 / bring 16", **LATER_CAPTAIN)
    assert name_at(match, 0, "f1") == "blue-captain"
