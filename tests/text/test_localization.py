"""Message files: read, checked, formatted; variants, languages and the pseudo-language."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kickabout.text.localization import (
    PSEUDO,
    Localization,
    MessageError,
    MessageFileError,
    languages,
    variant,
)
from kickabout.text.marks import of_card
from kickabout.text.messages import Argument, Figure, Message, Name
from tests.text.folders import messages, reader


def test_plurals_and_lists_are_the_languages_own(tmp_path: Path) -> None:
    text = """
left = { $number ->
    [one] One card is left
   *[other] { $number } cards are left
}: { $cards }.
"""
    ada = reader(tmp_path, text)
    assert ada.text(Message("left", number=1, cards=("Foul",))) == "One card is left: Foul."
    two = Message("left", number=3, cards=("Foul", "V.A.R.", "Nutmeg"))
    assert ada.text(two) == "3 cards are left: Foul, V.A.R. and Nutmeg."


@pytest.mark.parametrize(("number", "text"), [(2, "2 +2"), (-2, "−2 −2"), (0, "0 +0")])
def test_numbers_have_proper_signs(tmp_path: Path, number: int, text: str) -> None:
    ada = reader(tmp_path, "sum = { $number } { SIGNED($number) }\n")
    assert ada.text(Message("sum", number=number)) == text


@pytest.mark.parametrize(
    ("locale", "moment", "day"),
    [
        ("en", "2026-11-27 14:05 UTC", "2026-11-27"),
        ("es", "27 nov 2026, 14:05 UTC", "27 nov 2026"),
        ("de", "27.11.2026, 14:05 UTC", "27.11.2026"),
    ],
)
def test_dates_are_the_languages_own(tmp_path: Path, locale: str, moment: str, day: str) -> None:
    text = "you = you\nsince = { $at }\n"
    told = Localization(locale, [messages(messages(tmp_path, text), text, locale)])
    at = datetime(2026, 11, 27, 14, 5, tzinfo=UTC)
    assert told.format(Message("since", at=at)) == moment
    assert told.format(Message("since", at=at.date())) == day


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Ira", "Cook e \ue000Ira\ue001"),
        ("Íñigo", "Cook e \ue000Íñigo\ue001"),
        ("Hilo", "Cook e \ue000Hilo\ue001"),
        ("Hielo", "Cook y \ue000Hielo\ue001"),
        ("Ana", "Cook y \ue000Ana\ue001"),
    ],
)
def test_a_spanish_list_says_e_before_the_sound_of_i(tmp_path: Path, last: str, told: str) -> None:
    text = "you = you\nmen = { $men }\n"
    spanish = Localization("es", [messages(messages(tmp_path, text), text, "es")])
    assert spanish.format(Message("men", men=("Cook", of_card(last)))) == told


def test_a_list_tells_how_many_it_has(tmp_path: Path) -> None:
    text = """
gone = { $players } { $players-count ->
    [one] is
   *[other] are
} gone.
"""
    ada = reader(tmp_path, text)
    assert ada.text(Message("gone", players=("Ada",))) == "Ada is gone."
    assert ada.text(Message("gone", players=("Ada", "Bo"))) == "Ada and Bo are gone."


def test_a_message_stands_in_a_message(tmp_path: Path) -> None:
    ada = reader(tmp_path, "whole = It is { $part }!\npart = { $n } parts\n")
    assert ada.text(Message("whole", part=Message("part", n=2))) == "It is 2 parts!"


def test_ways_to_say_it_take_turns(tmp_path: Path) -> None:
    ada = reader(tmp_path, "shot =\n    .v1 = Shot!\n    .v2 = A shot!\n    .v3 = What a shot!\n")
    said = [ada.text(Message("shot").varied(salt)) for salt in range(30)]
    assert set(said) == {"Shot!", "A shot!", "What a shot!"}
    assert said == [ada.text(Message("shot").varied(salt)) for salt in range(30)]
    assert all(0 <= variant(salt, 3) < 3 for salt in (-7, 2**40))


def test_an_attribute_is_a_text_of_its_own(tmp_path: Path) -> None:
    ada = reader(tmp_path, "mode = Mode\n    .help = When it ends.\n")
    assert ada.text(Message("mode")) == "Mode"
    assert ada.text(Message("mode.help")) == "When it ends."


def test_a_more_general_message_stands_in(tmp_path: Path) -> None:
    ada = reader(tmp_path, "play = { $card } is played.\nplay-nutmeg = Through the legs!\n")
    for slug, text in {"nutmeg": "Through the legs!", "overlap": "overlap is played."}.items():
        assert ada.text(Message(f"play-{slug}", card=slug).or_else("play")) == text


def test_a_language_overlays_names_and_falls_back_to_english(tmp_path: Path) -> None:
    messages(tmp_path, "you = you\nplay = { $card } is played.\nend = Over.\n")
    messages(tmp_path, "you = du\nplay = { $card } wird gespielt.\ncard-nutmeg = Tunnel\n", "de")
    german = Localization("de", [tmp_path])
    assert languages(tmp_path) == ["de", "en"]
    assert german.format(Message("end")) == "Over."
    named = Message("play", card=Name("player", "nutmeg", "Nutmeg"))
    assert german.format(named) == "Nutmeg wird gespielt."
    assert german.name(Name("card", "nutmeg", "Nutmeg")) == "Tunnel"
    assert german.name(Name("card", "overlap", "Overlap")) == "Overlap"
    assert german.has("end")
    assert not german.has("beginning")


def test_the_pseudo_language_puts_every_message_in_brackets(tmp_path: Path) -> None:
    messages(tmp_path, "you = you\nend = It is { $part }.\npart = over\n")
    pseudo = Localization(PSEUDO, [tmp_path])
    assert pseudo.format(Message("end", part=Message("part"))) == "⟦It is ⟦over⟧.⟧"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [({}, "there is no text for Message\\('nothing'\\) in en"), ({"n": 1}, "Unknown external: m")],
)
def test_a_missing_text_or_argument_is_an_error(
    tmp_path: Path, arguments: dict[str, Argument], complaint: str
) -> None:
    ada = reader(tmp_path, "something = { $m }\n")
    with pytest.raises(MessageError, match=complaint):
        ada.text(Message("something" if arguments else "nothing", **arguments))


def test_a_broken_file_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(MessageFileError, match=r"en\.ftl:3: "):
        reader(tmp_path, "good = Good.\nbad = { $who -> [one] no }\n")


def test_an_id_stands_once(tmp_path: Path) -> None:
    one, other = messages(tmp_path / "one", "a = A\n"), messages(tmp_path / "other", "a = B\n")
    with pytest.raises(MessageFileError, match=r"a stands in .*one/en\.ftl as well"):
        Localization("en", [one, other])


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("en", ["0.50", "+1.5", "-1.5", "52.5 %", "5 %", "1523"]),
        ("es", ["0,50", "+1,5", "-1,5", "52,5\xa0%", "5\xa0%", "1523"]),
        ("de", ["0,50", "+1,5", "-1,5", "52,5\xa0%", "5\xa0%", "1523"]),
        ("pt", ["0,50", "+1,5", "-1,5", "52,5%", "5%", "1523"]),
    ],
)
def test_decimals_are_the_languages_own(tmp_path: Path, locale: str, texts: list[str]) -> None:
    text = "you = you\nfigure = { $figure }\n"
    told = Localization(locale, [messages(messages(tmp_path, text), text, locale)])
    figures = (
        Figure(0.5, 2),
        Figure(1.5, is_signed=True),
        Figure(-1.5, is_signed=True),
        Figure(0.525, is_share=True),
        Figure(0.05, 0, is_share=True),
        Figure(1523.2, 0),
    )
    assert [told.format(Message("figure", figure=one)) for one in figures] == texts
