"""What docs/environments.md says is so."""

import re
import sys
from pathlib import Path

import pytest

import kickabout
from kickabout.envs import gymnasium_id
from kickabout.envs.__main__ import main, with_tables
from kickabout.envs.observation import layout
from kickabout.games import find

DOCUMENT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_its_tables_are_those_of_the_games() -> None:
    assert with_tables(DOCUMENT) == DOCUMENT, (
        "write them anew: python -m kickabout.envs --write docs/environments.md"
    )


@pytest.mark.parametrize("game", kickabout.available_games())
def test_every_game_has_its_table(game: str) -> None:
    assert f"<!-- indices of {game}, 2 seats -->" in DOCUMENT
    assert f"{layout(find(game), 2).size} numbers with 2 seats" in DOCUMENT
    assert gymnasium_id(game) in DOCUMENT


@pytest.mark.parametrize(
    "heading", ["PettingZoo", "Gymnasium, one match", "Gymnasium, many matches"]
)
def test_its_programs_run(heading: str) -> None:
    program = re.search(rf"^## {heading}\n\n((?:    .*\n)+)", DOCUMENT, re.MULTILINE)
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
    file = tmp_path / "environments.md"
    file.write_text(DOCUMENT.replace("Attack points.", "Goals."), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["envs", "--write", str(file)])
    main()
    assert file.read_text(encoding="utf-8") == DOCUMENT
