"""The command line in the language of the terminal: its own words, those of Typer, and what is wrong."""

from pathlib import Path

import pytest

from kickabout.cli.say import locale
from kickabout.games import find
from tests.cli.command_line import start

NONE = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
SPANISH = NONE | {"LANG": "es_ES.UTF-8"}


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        # As Python sets it where the locale is not installed.
        ({"LANG": "es_ES.UTF-8", "LC_CTYPE": "C.UTF-8"}, "es"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "es_AR.UTF-8"}, "es"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "pt_BR.UTF-8", "LC_ALL": "es_AR"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "tlh:es_MX:de"}, "es"),
        ({"LANGUAGE": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANGUAGE": "es"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    environment: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (NONE | environment).items():
        monkeypatch.setenv(name, value)
    assert locale.__wrapped__() == wanted


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (
            ["--help"],
            [
                "Uso: kickabout [OPCIONES] ORDEN [ARGUMENTOS]...",
                "Órdenes",
                "Muestra este mensaje y termina.",
            ],
        ),
        (["sim", "--help"], ["Simula partidos entre bots", "[por defecto:", "[obligatorio]"]),
        (["games"], ["Asientos", "Once cartas boca abajo", "(o express)"]),
        (["plya"], ["No hay ninguna orden “plya”", "¿Querías decir 'play'"]),
        (["print", "futbol-dash", "--paper", "a5"], ["'a5' no es ninguno de 'a4', 'letter'"]),
        (["rules", "football"], ["no hay ningún juego 'football'; los juegos son: futbol-dash"]),
        (["sim", "futbol-dash", "--box", "/no/box"], ["no se puede leer: no existe el archivo"]),
    ],
    ids=" ".join,
)
def test_it_speaks_spanish(words: list[str], parts: list[str]) -> None:
    said = "".join(start(*words, **SPANISH, COLUMNS="200").communicate())
    for part in parts:
        assert part in said


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("\nhand = 6", "\nhand = 0", "rules.hand debe ser un número entero en 1..12, no 0"),
        ("\nhand = 6", "\nhnad = 6", "rules.hand falta (¿será 'hnad'?)"),
        ("\ngoal = 10", "\ngoal = 0", "shot-cards.goal debe ser al menos 1: nadie podría marcar"),
        ("[rules]", "[rules", "mine.toml: no es TOML válido: Expected"),
    ],
)
def test_it_says_in_spanish_what_is_wrong_in_a_box(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    text = find("futbol-dash").load_box(None).text
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    assert said in start("box", "check", str(file), **SPANISH).communicate()[1]
