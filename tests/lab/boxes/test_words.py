"""The words and notes of box files in other languages, and the check of them."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from kickabout.engine.game import Game
from kickabout.games import find, names
from kickabout.lab.boxes import word_check
from kickabout.lab.boxes.fields import Input
from kickabout.lab.boxes.word_check import check_words
from kickabout.lab.boxes.words import BoxWords, Term
from kickabout.text.localization import localization
from kickabout.text.reader import Reader

HAND = Input("rules.hand", "hand", "number", "6", 1, 12, (), "cards held", "cards", "DASH-3.3")


def words(locale: str, game: str = "futbol-dash") -> BoxWords:
    rules = find(game)
    return BoxWords(rules, rules.load_box(None), Reader(localization(locale, rules.text)))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with the box of Fútbol Dash and no messages; what boxes share is in no language."""
    monkeypatch.setattr(word_check, "TEXT", tmp_path / "shared")
    box = find("futbol-dash").load_box
    (tmp_path / "toy").mkdir()
    return cast("Game", SimpleNamespace(name="toy", text=tmp_path / "toy", load_box=box))


def test_spanish_has_every_word_and_note_of_the_boxes_and_no_other() -> None:
    for name, checked in check_words(map(find, names()), "es").items():
        assert checked.total > 10, name
        assert checked.missing == [], name
        assert [(one.line, one.id) for one in checked.findings] == [], name


def test_what_is_missing_and_what_no_box_has_is_found(toy: Game) -> None:
    (toy.text / "box.es.toml").write_text(
        '[keys]\nhand = "mano"\nfoot = "pie"\n"attack points" = "puntos"\n'
        '[notes]\n"cards held between turns" = "en la mano"\n"cards held" = "cartas"\n',
        encoding="utf-8",
    )
    checked = check_words([toy], "es")["toy"]
    assert {"keys.cards", "keys.attack", "notes.exactly this many make a shot"} <= {
        *checked.missing
    }
    # A row has its name in the messages, and an option its label.
    assert {"keys.hand", "keys.points", "keys.nutmeg", "keys.mode"}.isdisjoint(checked.missing)
    assert [(one.line, one.id, one.about.id) for one in checked.findings] == [
        (3, "keys.foot", "text-no-word"),
        (7, "notes.cards held", "text-no-word"),
    ]
    assert checked.errors == 0


def test_a_file_that_cannot_be_read_is_an_error(toy: Game) -> None:
    (toy.text / "box.de.toml").write_text("[keys\n", encoding="utf-8")
    assert check_words([toy], "de")["toy"].errors == 1


def test_a_word_is_that_of_the_language_or_none() -> None:
    assert words("es").key("least-hand") == Term("least-hand", "mano mínima")
    assert words("es", "super-team").key("offensive does") == Term(
        "offensive does", "con balón: qué hace"
    )
    assert words("es", "futera-susu").key("cards red-card").own == "cartas: Tarjeta roja"
    assert words("es").key("least foot") == Term("least foot")
    for locale in ("en", "en-XA", "de"):
        assert words(locale).key("hand") == Term("hand")
    assert Term("hand", "mano").both == "mano (hand)"
    assert Term("hand").both == "hand"


def test_a_note_is_translated_as_a_whole_or_not_at_all() -> None:
    assert words("es").note(HAND) == Term("cards held (cards, DASH-3.3)")
    known = replace(HAND, note="cards held between turns")
    own = "cartas que se tienen en la mano entre turnos (cartas, DASH-3.3)"
    assert words("es").note(known) == Term("cards held between turns (cards, DASH-3.3)", own)
    assert words("es").note(replace(known, unit="feet")).own == ""
    assert words("es").note(replace(HAND, note="")).own == "(cartas, DASH-3.3)"


def test_a_path_is_the_title_and_the_label_that_the_form_shows() -> None:
    own = words("es")
    assert own.path("rules.hand").own == "mano"
    assert own.path("cards[penalty].count").own == "Penalti, cantidad"
    assert own.path("cards[penalty]").own == "Penalti"
    assert own.path("cards").own == "cartas"
    assert own.path("options.mode.default").own == "Modo, por defecto"
    assert own.path("cards[drone].count").own == "drone, cantidad"
    assert words("es", "super-team").path("track.quick").own == "marcador de tiempo, breve"
    for unknown in ("rules.foot", "feet[penalty]", "rules.hand]"):
        assert own.path(unknown).either == unknown
    for path in ("rules.hand", "cards[penalty].count", "cards[penalty]", "cards"):
        assert words("en").path(path) == words("de").path(path) == Term(path)


def test_values_are_in_the_words_of_the_form() -> None:
    assert words("es").value("options.mode.default", "express") == "Exprés"
    assert words("es").value("rules.hand", 5) == "5"
    row = {"slug": "drone", "name": "Drone", "count": 2}
    assert words("es").value("cards[drone]", row) == "nombre Drone, cantidad 2"
    assert words("en").value("cards[drone]", row) == "name Drone, count 2"


def test_a_row_goes_by_its_name() -> None:
    assert words("es").name("penalty") == "Penalti"
    assert words("en").name("penalty") == "Penalty"
    assert words("en").name("drone") == "drone"
