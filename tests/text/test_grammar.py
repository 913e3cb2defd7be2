"""Words that agree with a noun: articles and endings by the gender of a name, which tell nothing of hidden ones."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from kickabout.engine.check import CheckFailed, check_game
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
ITALIAN = """
you = tu
noun-the = { $gender ->
    [f] la
   *[other] il
}
noun-of = { $gender ->
    [f] della
   *[other] del
}
parries = { CAPITAL($card-the) } { $card } para il tiro{ $card-gender ->
    [f] , sicura
   *[other] , sicuro
}. Palla { $card-of } { $card }.
hidden-card = carta
    .gender = f
card-keeper = Portiere
    .gender = m
card-defence = Difesa
    .gender = f
card-shield = Scudo
    .gender = m
    .the = lo
"""


@pytest.fixture
def italian(tmp_path: Path) -> Reader:
    messages(tmp_path, ENGLISH)
    messages(tmp_path, ITALIAN, "it")
    return Reader(Localization("it", [tmp_path]))


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("keeper", "Il Portiere para il tiro, sicuro. Palla del Portiere."),
        ("defence", "La Difesa para il tiro, sicura. Palla della Difesa."),
        ("shield", "Lo Scudo para il tiro, sicuro. Palla del Scudo."),
        ("of-a-box", "Il Own Card para il tiro, sicuro. Palla del Own Card."),
    ],
)
def test_words_agree_with_the_name_of_a_card(italian: Reader, slug: str, text: str) -> None:
    assert italian.sentence(Message("parries", card=Name("card", slug, "Own Card"))) == text


def test_a_hidden_card_has_a_gender_of_its_own(italian: Reader) -> None:
    told = italian.sentence(Message("parries", card=Message("hidden-card")))
    assert told == "La carta para il tiro, sicura. Palla della carta."


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
    nouns = ITALIAN[ITALIAN.index("noun-the") : ITALIAN.index("parries")]
    messages(folder / "text", nouns + agreeing + "".join(names), "it")
    toy = replace(GAME, rulebook=folder / GAME.rulebook.name)
    assert toy.localization("it").has("noun-the")
    assert check_game(toy, range(1), seats=[2], machine_code=False).matches == 1


def test_every_language_says_all_that_a_match_has_to_say(tmp_path: Path) -> None:
    folder = tmp_path / "dash"
    copytree(GAME.folder, folder)
    messages(folder / "text", "draws = { $player } pesca { $nothing }\n", "it")
    toy = replace(GAME, rulebook=folder / GAME.rulebook.name)
    with pytest.raises(CheckFailed, match=r"'draws'.* in it: Unknown external: nothing"):
        check_game(toy, range(1), seats=[2], machine_code=False)
