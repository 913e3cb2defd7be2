from pathlib import Path

import pytest

from kickabout.games import find, names
from kickabout.lab.boxes.remarks import Doubt, doubt_text, doubts
from kickabout.lab.boxes.words import BoxWords
from kickabout.lab.say import TEXT
from kickabout.text.localization import localization
from kickabout.text.reader import Reader

NEW_CARD = """
[[cards]]
slug = "drone"
name = "Drone"
{rest}
"""
SUSU = NEW_CARD.format(rest='type = "tactic"\nwindow = "before"\neffect = "boost"\nvalue = 2')
SOCIAL = NEW_CARD.format(
    rest='type = "support"\nvalue = "neutral"\ncost = 3\neffects = [{ do = "draw", amount = 2 }]'
)


def found(name: str, folder: Path, *changed: tuple[str, str], more: str = "") -> list[Doubt]:
    game = find(name)
    text = game.load_box(None).text
    for old, new in changed:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "box.toml"
    path.write_text(text + more, encoding="utf-8")
    return doubts(game, game.load_box(path))


@pytest.mark.parametrize(("name", "card"), [("futera-susu", SUSU), ("social-soccer", SOCIAL)])
def test_a_card_that_no_deck_holds_is_told(name: str, card: str, tmp_path: Path) -> None:
    told = [one for one in found(name, tmp_path, more=card) if one.kind == "unreached"]
    assert any("drone" in one.rows for one in told)


def test_a_card_without_copies_is_told(tmp_path: Path) -> None:
    told = found(
        "futbol-dash", tmp_path, ('count = 4\neffect = "foul"', 'count = 0\neffect = "foul"')
    )
    assert Doubt("no-copies", "cards", ("foul",)) in told


def test_a_number_far_from_all_that_was_simulated_is_told(tmp_path: Path) -> None:
    told = found("futbol-dash", tmp_path, ("attack-points = 11", "attack-points = 33"))
    assert told == [Doubt("far", "rules.attack-points", (), 33, 11, 11)]


@pytest.mark.parametrize("name", names())
def test_the_houses_own_boxes_are_read_whole(name: str) -> None:
    game = find(name)
    kinds = {doubt.kind for doubt in doubts(game, game.load_box(None))}
    assert kinds <= {"unreached", "unread"}


@pytest.mark.parametrize(
    ("doubt", "text"),
    [
        (
            Doubt("far", "rules.hand", (), 12, 6, 6),
            "mano es 12; los bots se hicieron y midieron con 6.",
        ),
        (
            Doubt("far", "rules.hand", (), 12, 4, 6),
            "mano es 12; los bots se hicieron y midieron con valores de 4 a 6.",
        ),
        (
            Doubt("no-copies", "cards", ("penalty", "drone")),
            "cartas: en el mazo no hay Penalti, drone.",
        ),
    ],
)
def test_a_remark_is_in_the_words_of_the_form(doubt: Doubt, text: str) -> None:
    game = find("futbol-dash")
    reader = Reader(localization("es", TEXT, game.text))
    assert doubt_text(doubt, BoxWords(game, game.load_box(None), reader), reader.say) == text
