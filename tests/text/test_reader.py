"""Formatting for one reader: names, "you", capitals, and data in which messages stand."""

from pathlib import Path

import pytest

from kickabout.text.messages import Message, Name, Seat
from tests.text.folders import reader

TEXT = """
pass = { $player-is ->
    [you] You play a { $card } to { $rival }.
   *[other] { $player } plays a { $card } to { $rival }.
}
mine = Ball to { $player }. { $player }!
"""
PASS = Message("pass", player=Seat(0), rival=Seat(1), card=Name("card", "nutmeg", "Nutmeg"))


@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (-1, "Ada plays a Nutmeg to Bo."),
        (0, "You play a Nutmeg to Bo."),
        (1, "Ada plays a Nutmeg to you."),
    ],
)
def test_whoever_is_meant_reads_you(tmp_path: Path, viewer: int, text: str) -> None:
    assert reader(tmp_path, TEXT, viewer=viewer).text(PASS) == text


def test_you_has_a_capital_where_a_sentence_begins(tmp_path: Path) -> None:
    said = reader(tmp_path, TEXT, viewer=1).text(Message("mine", player=Seat(1)))
    assert said == "Ball to you. You!"


def test_a_word_may_take_a_capital_where_a_sentence_begins(tmp_path: Path) -> None:
    text = 'whose = { SENTENCE("your") }\ntwice = { whose } ball. { whose } turn, and { whose } shot!\n'
    assert reader(tmp_path, text).text(Message("twice")) == "Your ball. Your turn, and your shot!"


def test_a_sentence_may_begin_with_a_mark(tmp_path: Path) -> None:
    text = 'whose = { SENTENCE("your") }\nball = “¡{ whose } ball, ¡{ whose } shot! ¿{ whose } turn?”\n'
    assert reader(tmp_path, text).text(Message("ball")) == "“¡Your ball, ¡your shot! ¿Your turn?”"


def test_names_and_cards_are_set_apart(tmp_path: Path) -> None:
    assert reader(tmp_path, TEXT).spans(PASS) == [
        ("name", "Ada", 0),
        ("text", " plays a ", -1),
        ("card", "Nutmeg", -1),
        ("text", " to ", -1),
        ("name", "Bo", 1),
        ("text", ".", -1),
    ]


def test_a_sentence_begins_with_a_capital_unless_a_name_does(tmp_path: Path) -> None:
    ada = reader(tmp_path, "out = somebody is out\nname = { $player } is out\n", names=("ada",))
    assert ada.sentence(Message("out")) == "Somebody is out"
    assert ada.sentence(Message("name", player=Seat(0))) == "ada is out"
    assert ada.text(Message("out")) == "somebody is out"


def test_what_somebody_is_called_is_never_read_as_markup(tmp_path: Path) -> None:
    name = "{ $player } \ue000x\ue001"
    said = reader(tmp_path, TEXT, names=(name, "Bo")).spans(Message("mine", player=Seat(0)))
    assert said[1] == ("name", name, 0)


def test_data_becomes_plain(tmp_path: Path) -> None:
    card = Name("card", "nutmeg", "Nutmeg")
    data = {"hand": [{"name": card, "points": 2}], "line": PASS, "window": None, "legal": ("a",)}
    assert reader(tmp_path, TEXT).plain(data) == {
        "hand": [{"name": "Nutmeg", "points": 2}],
        "line": "Ada plays a Nutmeg to Bo.",
        "window": None,
        "legal": ["a"],
    }
