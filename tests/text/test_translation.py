"""The check of translations, the skeletons that they begin with, and the glossary."""

from collections.abc import Callable
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path

import pytest

import kickabout
from kickabout.text.localization import SHARED, Localization
from kickabout.text.messages import Message
from kickabout.text.translation.check import Checked, Part, check, rules
from kickabout.text.translation.glossary import Term, glossary, unused
from kickabout.text.translation.skeleton import skeleton
from kickabout.text.translation.units import read
from tests.text.folders import messages

ROOT = SHARED.parent
ENGLISH = """
saves = { $player-is ->
    [you] { $player } save with { $card }.
   *[other] { $player } saves with { $card }.
}
left = { $number ->
    [one] one goal
   *[other] { $number } goals
}
shout =
    .v1 = { $card }!
    .v2 = { $card }, { $player }!
short-wait = Wait for them to play
    .help = It takes a while.
card-water =
    .text = It is wet.
"""
NOUNS = "noun-this = { $gender ->\n    [f] esta\n   *[other] este\n}\n"
Check = Callable[..., Checked]


@pytest.fixture
def checked(tmp_path: Path) -> Check:
    """Check a translation into Spanish of the messages above."""

    def check_text(text: str, locale: str = "es") -> Checked:
        folder = messages(messages(tmp_path / "toy", ENGLISH), text, locale)
        return check(
            Part("toy", folder, names={"card-water": "Water", "player-ada": "Ada"}), locale
        )

    return check_text


def found(checked: Checked) -> list[tuple[int, Message]]:
    return [(one.line, one.about) for one in checked.findings]


def test_what_is_missing_is_no_error(checked: Check) -> None:
    result = checked("# saves = { $nothing }\nleft = { $number } goles\n")
    assert result.total == 7
    assert result.missing == [
        "saves", "shout", "short-wait", "short-wait.help", "card-water.text", "card-water",
    ]  # fmt: skip
    assert result.findings == []


@pytest.mark.parametrize(
    "text",
    [
        "saves = { $player } para con { $card }.\n",
        NOUNS
        + "saves = { $card-this }, { $player }, { $card-gender ->\n    [f] una\n   *[m] un\n}.\n",
        "left = { $number ->\n    [0] ningún gol\n    [one] un gol\n   *[other] { $number } goles\n}\n",
        "shout =\n    .v1 = ¡{ $card }!\n    .v2 = ¡Toma { $card }!\n    .v3 = { $card }, { $player }\n",
        "# without $card: the line before has named it\nsaves = { $player } para.\n",
        "-who = quien\nsaves = { -who } { whom }\nwhom = { $player } para { $card }\n",
        "card-water = Agua\n    .gender = f\n    .text = Moja.\nplayer-ada = Ada\n",
    ],
)
def test_what_is_right_is_no_error(checked: Check, text: str) -> None:
    assert checked(text).errors == 0


@pytest.mark.parametrize(
    ("text", "line", "about"),
    [
        ("left = { $number } goles\nsaves = { $player\n", 3, "text-junk"),
        ("left = { $number } goles\nleft = { $number } goles\n", 2, "text-twice"),
        ("saves = { $player } para con { $hand } { $card }.\n", 1, "text-no-variable"),
        ("saves = { $player } para con { $card-this }.\n", 1, "text-no-variable"),
        ("saves = { $player } para.\n", 1, "text-left-out"),
        ("# A remark.\n# without $player: no\nsaves = Para.\n", 3, "text-left-out"),
        ("shout =\n    .v1 = ¡Toma!\n", 1, "text-left-out"),
        ("saves = { SHOUT($player) } { $card }\n", 1, "text-no-function"),
        ("saves = { left } { $player } { $card }\n", 1, "text-no-reference"),
        ("saves = { -el } { $player } { $card }\n", 1, "text-no-reference"),
        ("noun-this = { $number ->\n    [f] esta\n   *[m] este\n}\n", 1, "text-no-variable"),
        ("left = { $number ->\n    [few] x\n   *[one] { $number }\n}\n", 1, "text-no-category"),
        ("left = { $number ->\n    [one] x\n    [one] y\n   *[other] { $number }\n}\n", 1, "text-key-twice"),
    ],
)  # fmt: skip
def test_what_is_broken_is_an_error(checked: Check, text: str, line: int, about: str) -> None:
    result = checked(text)
    assert (line, about) in [(at, message.id) for at, message in found(result)]
    assert result.errors > 0


def test_plurals_are_those_of_the_language(checked: Check) -> None:
    text = "left = { $number ->\n    [one] gol\n   *[other] { $number } gola\n}\n"
    assert found(checked(text)) == []
    polish = checked(text, "pl")
    assert [message for _, message in found(polish)] == [
        Message("text-category", name="few"),
        Message("text-category", name="many"),
    ]


def test_what_needs_a_second_look_is_no_error(checked: Check) -> None:
    result = checked(
        "left = { $number } tantos\n"
        "gone = Ido.\n"
        "short-wait = Hay que esperar a que los demás jueguen sus cartas\n"
        "    .help = Esto puede durar un buen rato, aunque no demasiado.\n"
    )
    assert found(result) == [
        (1, Message("text-term", term="goal", own="gol / portería / arco")),
        (2, Message("text-obsolete")),
        (3, Message("text-long", number=50, most=33)),
    ]
    assert result.errors == 0


def test_idioms_are_no_terms() -> None:
    terms = glossary("es")
    assert list(unused("The finer points: goals turned over.", "Lo fino: goles.", terms)) == []
    assert [word for word, _ in unused("Goals, by turns.", "Goles.", terms)] == ["turn"]


@pytest.mark.parametrize("part", ["games/futbol_dash", "games/super_team"])
def test_english_itself_has_no_errors(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # German has the plurals of English, so that what is found would be an error of the check.
    shared, own = tmp_path / "shared", tmp_path / "own"
    for folder, there in ((shared, SHARED), (own, ROOT / part / "text")):
        for locale in ("en", "de"):
            messages(folder, (there / "en.ftl").read_text(encoding="utf-8"), locale)
    monkeypatch.setattr("kickabout.text.translation.check.SHARED", shared)
    result = check(Part(part, own), "de")
    assert (result.errors, result.missing) == (0, [])


def test_a_skeleton_has_no_message_and_all_of_them(tmp_path: Path) -> None:
    folder = messages(tmp_path, ENGLISH)
    part = Part("toy", folder, names={"card-water": "Water", "card-x": "X", "player-ada": "Ada"})
    made = skeleton(part)
    messages(folder, made, "es")
    assert set(Localization("es", [folder]).ids()) == {
        "saves", "left", "shout", "short-wait", "card-water",
    }  # fmt: skip
    assert check(part, "es").findings == []
    lines = [line.removeprefix("# ").removeprefix("#") for line in made.splitlines()]
    messages(folder, "\n".join(lines), "es")
    result = check(part, "es")
    assert (result.missing, result.errors) == ([], 0)
    assert "# card-water = Water\n#     .text = It is wet.\n\n# card-x = X\n" in made
    assert "Ada" not in made


def test_every_rule_is_for_some_message() -> None:
    files = [read(path) for path in ROOT.rglob("text/**/en.ftl")]
    ids = [*chain.from_iterable(file.units for file in files)]
    for pattern in (*rules()["tight"], *rules()["roomy"]):
        assert any(fnmatchcase(one, pattern) for one in ids), pattern


@pytest.mark.parametrize("locale", ["es", "de", "pt"])
def test_the_glossary_is_whole(locale: str) -> None:
    terms = glossary(locale)
    assert len(terms) == len(glossary("es")) > 100
    for term in terms:
        assert term.gender in {"", "m", "f", *(["n"] if locale == "de" else []), "mp"}, term
        assert all("(" not in word for word in term.own), term
    senses = [(word, term.sense) for term in terms for word in term.english]
    assert len(set(senses)) == len(senses)


def test_the_glossary_of_a_variety_is_that_of_its_language() -> None:
    assert glossary("pt-BR") == glossary("pt")
    assert glossary("sv") == []


GOAL = Term(("goal",), ("gol",), "m", "")
OWN_GOAL = Term(("own goal",), ("gol en propia puerta",), "m", "")
DRAWS = [Term(("draw",), (word,), "", sense) for word, sense in (("empate", "a"), ("robar", "b"))]


@pytest.mark.parametrize(
    ("english", "translated", "terms", "lacks"),
    [
        ("Two goals!", "¡Dos goles!", [GOAL], []),
        ("Two goals!", "¡Dos tantos!", [GOAL], ["goal"]),
        ("The goalkeeper", "El portero", [GOAL], []),
        ("An own goal", "Goles en propia puerta", [GOAL, OWN_GOAL], []),
        ("An own goal", "Un gol", [GOAL, OWN_GOAL], ["own goal"]),
        ("Draw a card.", "Roba una carta.", DRAWS, []),
        ("A draw", "EMPATE", DRAWS, []),
        ("A draw", "Dibujo", DRAWS, ["draw"]),
    ],
)
def test_terms_are_found_in_all_their_forms(
    english: str, translated: str, terms: list[Term], lacks: list[str]
) -> None:
    assert [word for word, _ in unused(english, translated, terms)] == lacks


def test_no_comment_stands_within_a_message() -> None:
    """An indented comment would be shown as a part of the text above it."""
    files = list(Path(kickabout.__file__).parent.rglob("*.ftl"))
    shown = [
        f"{file.name}: {line}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith(" ") and line.lstrip().startswith("#")
    ]
    assert files
    assert not shown
