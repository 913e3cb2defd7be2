"""Actions: their numbers, names and words, and the errors for wrong names."""

from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import pytest

from kickabout.engine.actions import NONE, Actions, Slot, fixed, numbers

BOX: Any = SimpleNamespace(cards=["nutmeg", "", "overlap"], players=[f"p{n}" for n in range(40)])
ACTIONS = Actions(
    Slot("card", 3, lambda box: box.cards),
    Slot("player", 50, lambda box: box.players),
    numbers("seat", 0, 2),
    numbers("shirt", 1, 11),
    fixed("row", ("attack", "defence")),
)
HOLD = ACTIONS.decision("hold")
PLAY = ACTIONS.decision("play {card} [on {seat}]")
PLACE = ACTIONS.decision("place {shirt} in {row}")
RUN = ACTIONS.decision("run {shirt} {row} [by ball]", order=("shirt", "by ball", "row"))
SWAP = ACTIONS.outcome("swap {shirt1} {shirt2}")
SHOW = ACTIONS.outcome("show {player}")
HIDDEN_SHOW = ACTIONS.observation("show card")


class Phase(IntEnum):
    TURN = 0
    ANSWER = 1


class Why(IntEnum):
    NONE = 0
    SEAT_DECIDES = 1
    ANSWER_IS_DUE = 2


def test_every_number_with_a_name_is_read_back() -> None:
    names = dict(ACTIONS.names(BOX, ACTIONS.codes))
    assert len(set(names.values())) == len(names) == 1 + 2 * 4 + 22 + 44 + 121 + 40 + 1
    for number, name in names.items():
        assert ACTIONS.parse(BOX, name) == number


def test_forms_are_numbered_one_after_the_other() -> None:
    assert (HOLD, PLAY, PLACE, RUN) == (0, 1, 1 + 3 * 4, 1 + 3 * 4 + 22)
    assert ACTIONS.decisions == SWAP == RUN + 44
    assert ACTIONS.codes == HIDDEN_SHOW + 1 == SWAP + 121 + 50 + 1
    assert ACTIONS.numbers(PLACE) == range(PLACE, RUN)


def test_the_last_word_counts_fastest_unless_an_order_is_given() -> None:
    assert ACTIONS.name_of(BOX, PLAY) == "play nutmeg"
    assert ACTIONS.name_of(BOX, PLAY + 3) == "play nutmeg on 2"
    assert ACTIONS.name_of(BOX, PLAY + 8) == "play overlap"
    assert ACTIONS.parse(BOX, "place 11 in defence") == PLACE + 10 * 2 + 1
    assert ACTIONS.parse(BOX, "swap 2 1") == SWAP + 11
    assert ACTIONS.parse(BOX, "run 2 attack by ball") == RUN + 4 + 2
    assert ACTIONS.parse(BOX, "run 2 defence") == RUN + 4 + 1


def test_rows_have_the_verb_and_the_words_of_each_number() -> None:
    number = ACTIONS.parse(BOX, "play overlap on 1")
    words = [ACTIONS[noun][number] for noun in ("card", "seat", "shirt", "by ball")]
    assert [ACTIONS.verb[number], *words] == [PLAY, 2, 1, NONE, NONE]
    assert ACTIONS.number_of(PLAY, 2, 1) == number
    assert ACTIONS.number_of(PLAY, 2) == ACTIONS.parse(BOX, "play overlap")
    number = ACTIONS.parse(BOX, "run 2 attack by ball")
    assert [ACTIONS[noun][number] for noun in ("shirt", "row", "by ball")] == [1, 0, 0]
    assert ACTIONS.number_of(RUN, 1, 0, 0) == number
    assert ACTIONS.number_of(HOLD) == HOLD


def test_a_phase_refuses_all_verbs_that_are_not_due() -> None:
    not_due = ACTIONS.not_due({Phase.ANSWER: (Why.ANSWER_IS_DUE, (HOLD, PLAY))}, Why.SEAT_DECIDES)
    assert not_due(Phase.ANSWER, ACTIONS.number_of(PLAY, 1, 2)) == 0
    assert not_due(Phase.ANSWER, PLACE + 3) == Why.ANSWER_IS_DUE
    assert not_due(Phase.ANSWER, SHOW) == Why.ANSWER_IS_DUE
    assert not_due(Phase.TURN, PLACE) == 0
    assert not_due(Phase.TURN, SHOW) == Why.SEAT_DECIDES


def test_a_rule_is_asked_about_the_decisions_that_are_due_only() -> None:
    ACTIONS.not_due({Phase.ANSWER: (Why.ANSWER_IS_DUE, (HOLD, PLAY))}, Why.SEAT_DECIDES)
    asked: list[int] = []

    def refuse(box: object, state: object, action: int) -> int:
        asked.append(action)
        return int(action == HOLD)

    out = [NONE] * ACTIONS.decisions
    n = ACTIONS.legal_by(refuse)(BOX, SimpleNamespace(phase=Phase.ANSWER), out)
    assert asked == [HOLD, *ACTIONS.numbers(PLAY)]
    assert out[:n] == list(ACTIONS.numbers(PLAY))


def test_decisions_come_before_outcomes() -> None:
    with pytest.raises(ValueError, match="'dive' is declared after"):
        ACTIONS.decision("dive")


@pytest.mark.parametrize("number", [-1, PLAY + 4, ACTIONS.codes - 2, ACTIONS.codes])
def test_a_number_without_a_name_is_said_so(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action number {number}"):
        ACTIONS.name_of(BOX, number)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "'' does not begin with one of: hold, play, place, run, swap, show"),
        ("fly high", "'fly high' does not begin with one of: hold, play, place, run, swap, show"),
        ("play", "write 'play CARD' or 'play CARD on SEAT', not 'play'"),
        ("swap 1", "write 'swap SHIRT SHIRT', not 'swap 1'"),
        ("play nutmeg at 2", "write 'play CARD' or 'play CARD on SEAT', not 'play nutmeg at 2'"),
        ("play foul", "there is no card 'foul'; there are: nutmeg, overlap"),
        ("play ", "there is no card ''; there are: nutmeg, overlap"),
        ("play nutmeg on 3", "a seat is a number in 0..2, not '3'"),
        ("place 12 in attack", "a shirt is a number in 1..11, not '12'"),
        ("place 1 in bench", "there is no row 'bench'; there are: attack, defence"),
        ("show p333", "there is no player 'p333'; among the 40 are: p33, "),
    ],
)
def test_a_wrong_name_is_told_what_would_be_right(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="^" + complaint.replace(".", r"\.").replace("?", r"\?")):
        ACTIONS.parse(BOX, name)
