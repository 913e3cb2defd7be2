"""Words that agree with a noun: articles and endings by the gender of a name, which tell nothing of hidden ones."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from kickabout.engine.check import check_game
from kickabout.games.futbol_dash import GAME
from kickabout.games.futbol_dash.box import load_box
from kickabout.text.localization import Localization
from kickabout.text.messages import Message, Name
from kickabout.text.reader import Reader
from tests.text.folders import messages

ENGLISH = """
you = you
parries = { $card } parries the shot.
hidden-card = a card
"""
SPANISH = """
you = tú
noun-the = { $gender ->
    [f] la
   *[other] el
}
noun-of = { $gender ->
    [f] de la
   *[other] del
}
parries = { CAPITAL($card-the) } { $card } para el tiro{ $card-gender ->
    [f] , segura
   *[other] , seguro
}. Balón { $card-of } { $card }.
hidden-card = carta
    .gender = f
card-keeper = Portero
    .gender = m
card-defence = Defensa
    .gender = f
card-water = Agua
    .gender = f
    .the = el
"""


@pytest.fixture
def spanish(tmp_path: Path) -> Reader:
    messages(tmp_path, ENGLISH)
    messages(tmp_path, SPANISH, "es")
    return Reader(Localization("es", [tmp_path]))


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("keeper", "El Portero para el tiro, seguro. Balón del Portero."),
        ("defence", "La Defensa para el tiro, segura. Balón de la Defensa."),
        ("water", "El Agua para el tiro, segura. Balón de la Agua."),
        ("of-a-box", "El Own Card para el tiro, seguro. Balón del Own Card."),
    ],
)
def test_words_agree_with_the_name_of_a_card(spanish: Reader, slug: str, text: str) -> None:
    assert spanish.sentence(Message("parries", card=Name("card", slug, "Own Card"))) == text


def test_a_hidden_card_has_a_gender_of_its_own(spanish: Reader) -> None:
    told = spanish.sentence(Message("parries", card=Message("hidden-card")))
    assert told == "La carta para el tiro, segura. Balón de la carta."


def test_words_agree_in_whole_matches(tmp_path: Path) -> None:
    folder = tmp_path / "dash"
    copytree(GAME.folder, folder)
    english = (folder / "text" / "en.ftl").read_text(encoding="utf-8")
    names = [
        f"card-{card.slug} = Carta\n    .gender = {'mf'[number % 2]}\n"
        for number, card in enumerate(load_box(None).cards)
    ]
    # Every text is the English one; what is said of drawn and discarded cards agrees with the card.
    agreeing = "draws = { $player } { $card-the } { $card }\nthrows-away = { $player } { $card-of } { $card }\n"
    assert "\ndraws =" in english
    assert "\nthrows-away =" in english
    nouns = SPANISH[SPANISH.index("noun-the") : SPANISH.index("parries")]
    messages(folder / "text", nouns + agreeing + "".join(names), "es")
    toy = replace(GAME, rulebook=folder / GAME.rulebook.name)
    assert toy.localization("es").has("noun-the")
    assert check_game(toy, range(1), seats=[2], machine_code=False).matches == 1
