"""What is wrong with a value, in the language of the reader and as an error of Python."""

import pickle

import pytest

import kickabout
from kickabout.engine.boxes import Option
from kickabout.text.invalid import MOST_QUOTED, Invalid, explanation, quoted
from kickabout.text.localization import localization
from kickabout.text.reader import Reader

SPANISH = Reader(localization("es"))


def test_an_error_is_said_in_two_languages() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; the games are: ") as caught:
        kickabout.new("chess", 2)
    assert SPANISH.text(explanation(caught.value)).startswith("no hay ningún juego 'chess'; los")
    assert explanation(ValueError("as it is")) == "as it is"


def test_a_line_of_a_transcript_that_is_not_legal() -> None:
    match = kickabout.new("futbol-dash", 3, seed=1)
    while match.actor == "chance":
        match.roll()
    text = f"{match.transcript()}{match.actor} start 2\n"
    with pytest.raises(ValueError, match=r"'start 2' does not fit: Player . decides now") as caught:
        kickabout.load(text)
    told = f"'start 2' no encaja: Ahora decide Jugador {match.actor}, no el azar"
    assert told in SPANISH.text(explanation(caught.value))


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        ("play nonsense", "there is no card 'nonsense'; there", "como card no vale 'nonsense'; "),
        ("start 9", "a seat is a number in 0..5, not '9'", "seat es un número de 0 a 5, no '9'"),
        ("play", "write 'play CARD' or 'play CARD on SEAT', not", "escribe 'play CARD' o 'play"),
        ("kick", "'kick' does not begin with one of: play", "'kick' no empieza por ninguna de: p"),
    ],
)
def test_notation_that_is_wrong(name: str, english: str, spanish: str) -> None:
    match = kickabout.new("futbol-dash", 3, seed=1)
    refusal = match.refusal(name)
    assert refusal is not None
    assert english in match.reader().text(refusal)
    assert spanish in SPANISH.text(refusal)


def test_an_error_reaches_another_process_whole() -> None:
    with pytest.raises(Invalid) as caught:
        Option("goals", 3, "", {}, 1, 9).checked(30)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.message == caught.value.message
    assert str(again) == "option goals lies in 1..9, not 30"


def test_what_somebody_has_sent_is_repeated_briefly() -> None:
    assert quoted("short") == "'short'"
    assert len(quoted("x" * 10_000)) == MOST_QUOTED + 1
