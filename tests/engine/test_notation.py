"""Notations: forms of names, read and written, and the errors for wrong names."""

from types import SimpleNamespace
from typing import Any

import pytest

from kickabout.engine.notation import Form, Notation, Slot, fixed, numbers

BOX: Any = SimpleNamespace(cards=["nutmeg", "", "overlap"], players=[f"p{n}" for n in range(40)])
NOTATION = Notation(
    [
        Slot("card", lambda box: box.cards),
        Slot("player", lambda box: box.players),
        numbers("seat", 0, 2),
        numbers("shirt", 1, 11),
        fixed("row", ("attack", "defence")),
    ],
    [
        Form("hold", 0),
        Form("play {card}", 1, card=4),
        Form("play {card} on {seat}", 2, card=4, seat=1),
        Form("place {shirt} in {row}", 20, shirt=2, row=1),
        Form("swap {shirt1} {shirt2}", 50, shirt1=11, shirt2=1),
        Form("show {player}", 200),
        Form("show card", 300),
    ],
)


def test_every_number_with_a_name_is_read_back() -> None:
    names = dict(NOTATION.names(BOX, 400))
    assert len(set(names.values())) == len(names) == 1 + 2 * 4 + 22 + 121 + 40 + 1
    for number, name in names.items():
        assert NOTATION.parse(BOX, name) == number


def test_numbers_go_by_strides() -> None:
    assert NOTATION.name_of(BOX, 1) == "play nutmeg"
    assert NOTATION.name_of(BOX, 4) == "play nutmeg on 2"
    assert NOTATION.name_of(BOX, 9) == "play overlap"
    assert NOTATION.parse(BOX, "place 11 in defence") == 20 + 10 * 2 + 1
    assert NOTATION.parse(BOX, "swap 2 1") == 50 + 11


@pytest.mark.parametrize("number", [-1, 5, 42, 399])
def test_a_number_without_a_name_is_said_so(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action number {number}"):
        NOTATION.name_of(BOX, number)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "'' does not begin with one of: hold, play, place, swap, show"),
        ("fly high", "'fly high' does not begin with one of: hold, play, place, swap, show"),
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
        NOTATION.parse(BOX, name)
