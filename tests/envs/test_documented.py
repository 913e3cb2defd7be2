"""The statements of docs/environments.md hold."""

import re
import sys
from pathlib import Path

import pytest

import kickabout
from kickabout.envs import gymnasium_id
from kickabout.envs.__main__ import main

DOCUMENT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", kickabout.available_games())
def test_every_game_has_its_environment(game: str) -> None:
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
