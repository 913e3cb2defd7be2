"""The statements of docs/environments.md and docs/observations.md hold."""

import re
import sys
from pathlib import Path

import pytest

import kickabout
from kickabout.envs import gymnasium_id
from kickabout.envs.__main__ import main, with_tables
from kickabout.envs.observation import layout

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "environments.md").read_text(encoding="utf-8")
TABLES = (DOCS / "observations.md").read_text(encoding="utf-8")


def test_its_tables_are_those_of_the_games() -> None:
    assert with_tables(TABLES) == TABLES, (
        "write them anew: python -m kickabout.envs --write docs/observations.md"
    )


@pytest.mark.parametrize("game", kickabout.available_games())
def test_every_game_has_its_table(game: str) -> None:
    assert f"<!-- indices of {game}, 2 seats -->" in TABLES
    assert f"{layout(game, 2).size} numbers with 2 seats" in TABLES
    assert gymnasium_id(game) in DOCUMENT


@pytest.mark.parametrize(
    "heading",
    ["PettingZoo", "Gymnasium, one match", "Gymnasium, many matches", "For networks"],
)
def test_its_programs_run(heading: str) -> None:
    section = DOCUMENT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    program = re.search(r"\n((?:    .*\n|\n(?=    ))+)", section)
    assert program is not None
    names: dict[str, object] = {}
    exec(re.sub(r"^    ", "", program[1], flags=re.MULTILINE), names)
    assert {"reward", "rewards"} & names.keys()


def test_the_command_prints_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["envs", "futbol-dash", "--seats", "4"])
    main()
    assert "| `hands` | seats × 24 |" in capsys.readouterr().out


def test_the_command_mends_a_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "observations.md"
    file.write_text(TABLES.replace("Attack points.", "Goals."), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["envs", "--write", str(file)])
    main()
    assert file.read_text(encoding="utf-8") == TABLES
