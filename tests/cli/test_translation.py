"""`kickabout text`: translations, begun and checked."""

from pathlib import Path

import pytest

from kickabout.cli import translation
from kickabout.text.localization import ENGLISH, SHARED, languages
from kickabout.text.translation.check import Part
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.text.folders import messages


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = messages(tmp_path / "toy", "goals = { $number } goals\n\nend = The end.\n")
    monkeypatch.setattr(translation, "_parts", lambda: [Part("toy", folder)])
    return folder


def test_a_translation_is_begun_once(run: Run, toy: Path) -> None:
    begun = run("text", "new", "es")
    assert begun.exit_code == 0
    assert str(toy / "es.ftl") in begun.stdout
    assert (toy / "es.ftl").read_text(encoding="utf-8").startswith("# goals = { $number } goals\n")
    assert_one_line(run("text", "new", "es"), 2, "es already")


@pytest.mark.parametrize("command", ["new", "check"])
@pytest.mark.parametrize("locale", ["tlh", "../es", "en", "en-XA"])
def test_what_cannot_be_translated_into_is_refused(
    run: Run, toy: Path, command: str, locale: str
) -> None:
    assert_one_line(run("text", command, locale), 2, locale)
    assert [path.name for path in toy.iterdir()] == ["en.ftl"]


def test_what_is_not_begun_is_not_checked(run: Run, toy: Path) -> None:
    assert_one_line(run("text", "check", "es"), 2, "kickabout text new es")


def test_a_check_counts_what_is_missing(run: Run, toy: Path) -> None:
    messages(toy, "goals = { $number } goles\n", "es")
    result = run("text", "check", "es")
    assert result.exit_code == 0
    assert "Español (es)" in result.stdout
    assert "50 %" in result.stdout
    assert f"{toy / 'es.ftl'}: end\n" not in result.stdout
    assert f"{toy / 'es.ftl'}: end\n" in run("text", "check", "es", "--missing").stdout


def test_a_check_fails_for_errors_alone(run: Run, toy: Path) -> None:
    messages(toy, "goals = { $number } tantos\n", "es")
    remarked = run("text", "check", "es")
    assert remarked.exit_code == 0
    assert "es.ftl:1: goals: “goal”" in remarked.stdout
    messages(toy, "goals = { $goles } goles\n", "es")
    broken = run("text", "check", "es")
    assert broken.exit_code == 1
    assert "es.ftl:1: goals: error: there is no variable $goles" in broken.stdout
    assert "errors in the translation" in broken.stderr


def test_every_part_has_messages() -> None:
    parts = {part.name: part for part in translation._parts()}
    assert set(parts) >= {"text", "table", "table/lab", "lab", "cli", "futbol-dash"}
    assert all((part.folder / "en.ftl").is_file() for part in parts.values())
    assert parts["futbol-dash"].names["card-nutmeg"] == "Nutmeg"


def test_no_translation_is_broken(run: Run) -> None:
    for locale in languages(SHARED):
        if locale != ENGLISH:
            result = run("text", "check", locale)
            assert result.exit_code == 0, result.stdout
