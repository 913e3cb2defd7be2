"""Files whose brackets are nested thousands deep, or keys have thousands of parts, are refused in a sentence."""

from pathlib import Path

import pytest

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

DEEP = 5000


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = " + "[" * DEEP, "nested too deeply"),
        ("a = " + "{a=" * DEEP, "nested too deeply"),
        ("[a" + ".a" * DEEP + "]", "a key of more than 8 parts"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "box check {}",
        "sim futbol-dash --box {}",
        "roster check futera-susu {}",
        "roster check social-soccer {}",
        "serve --config {}",
        "play --box {}",
    ],
)
def test_toml(words: str, text: str, complaint: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(text, encoding="utf-8")
    result = run(*words.format(file).split())
    assert_one_line(result, result.exit_code, "deep.toml", complaint)
    assert result.exit_code in (1, 2)


def test_the_results_of_a_ladder(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text('{"a": ' + "[" * 200_000, encoding="utf-8")
    result = run("ladder", "futbol-dash", "--results", file)
    assert_one_line(result, result.exit_code, "does not hold the results of a ladder")
