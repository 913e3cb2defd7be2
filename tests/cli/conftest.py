"""Fixtures of the tests of the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kickabout
from kickabout.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this process, on a wide terminal without colours."""
    monkeypatch.setenv("COLUMNS", "200")

    def invoke(*words: str | Path) -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], prog_name="kickabout")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture(scope="session")
def transcript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The transcript of a whole match."""
    match = kickabout.new("futbol-dash", 3, seed=4)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(bot.choose(match.seen(match.actor)))
    path = tmp_path_factory.mktemp("transcripts") / "match.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    return path
