"""The command line in the language of the terminal: its own words, those of Typer, and what is wrong."""

from pathlib import Path

import pytest

import kickabout
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
                "Uso: kickabout [OPCIONES] COMANDO [ARGUMENTOS]...",
                "Comandos",
                "Muestra este mensaje y termina.",
            ],
        ),
        (["sim", "--help"], ["Simula partidos entre bots", "[por defecto:", "[obligatorio]"]),
        (
            ["tune", "--help"],
            [
                "{JUEGO}",
                "JUEGO      <texto>",
                "CLAVE=MENOR..MAYOR",
                "<entero> [x>=1]",
                "--json                                          Imprime",
            ],
        ),
        (["games"], ["Asientos", "Once cartas boca abajo", "(o express)"]),
        (["plya"], ["No hay ningún comando “plya”", "¿Querías decir 'play'"]),
        (["rules"], ["Falta el argumento 'JUEGO'"]),
        (["serve", "--port", "99999"], ["'--port' [variable: KICKABOUT_PORT]: es más que 65535"]),
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
        (
            "\nhand = 6",
            "\nhand = 0",
            "“rules.hand” tiene que ser un número entero entre 1 y 12 (cards, DASH-3.3); escribiste 0",
        ),
        ("\nhand = 6", "\nhnad = 6", "“rules.hand” falta (¿será 'hnad'?)"),
        ("\ngoal = 10", "\ngoal = 0", "“shot-cards.goal” debe ser al menos 1: nadie podría marcar"),
        ("[rules]", "[rules", "mine.toml: no sigue el formato TOML en la línea "),
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("sim futbol-dash --seed -1", "seed es un número entero en 0..2**64-1, no -1"),
        (
            "sim squad-rush --seats 3 --bots random,random",
            "2 bots para 3 asientos: indica uno para todos los asientos o uno para cada uno",
        ),
        (
            "cards futbol-dash --bots pro",
            "las cartas solo se cuentan en partidos de los bots rule-of-thumb y random",
        ),
        (
            "tune futbol-dash --vary rules.hand=4..7 --target luck=5",
            "no hay ninguna medida 'luck'; las medidas son: first,",
        ),
        (
            "tune futbol-dash --vary rules.hand=4..7 --target turns=5±0",
            "la tolerancia de turns es un número mayor que 0",
        ),
        (
            "compare futbol-dash futbol-dash --precision luck=5",
            "no hay ninguna medida 'luck'; las medidas son: first,",
        ),
        (
            "compare futbol-dash futbol-dash --precision first=0",
            "la precisión de first es un número mayor que 0, no 0",
        ),
        (
            "merge {folder}",
            "{folder}: en esta carpeta no hay partidos guardados (matches-*.parquet)",
        ),
        ("merge {file}", "{file}: no es un archivo Parquet o le falta una parte"),
        (
            "ladder futbol-dash --bots random,rule-of-thumb --results {file}",
            "{file}: en este archivo no hay resultados de `kickabout ladder`",
        ),
        (
            "verify {transcript}",
            "{transcript}: el acta no tiene la línea 'dice-secret'",
        ),
    ],
)
def test_it_says_in_spanish_why_nothing_is_played(words: str, said: str, tmp_path: Path) -> None:
    file, transcript = tmp_path / "file", tmp_path / "match.txt"
    file.write_text("not one of ours", encoding="utf-8")
    head = kickabout.new("futbol-dash", 2, seed=1).transcript()
    transcript.write_text(f"dice-table: one\ndice-commitment: two\n{head}", encoding="utf-8")
    names = {"folder": tmp_path, "file": file, "transcript": transcript}
    told = start(*words.format(**names).split(), **SPANISH).communicate()[1]
    # After that the rules are compiled, if they were not.
    assert told.splitlines()[-1].startswith(f"kickabout: {said.format(**names)}")
