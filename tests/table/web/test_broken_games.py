"""A game of another package that is broken: the log says so, and every other game is played as ever."""

import logging
from pathlib import Path

import pytest

import kickabout
from kickabout.cli.new_game import lay_out
from kickabout.table import catalogue
from kickabout.table.errors import Refused, Unknown
from kickabout.table.settings import Settings
from tests.table.conftest import opened
from tests.temporary_games import installed, packages, temporary_games

pytestmark = pytest.mark.anyio
OWN = kickabout.available_games()


async def test_one_that_cannot_be_loaded_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with installed(tmp_path, {"high-ball": "json:loads"}):
        assert [game.name for game in catalogue.games()] == OWN
        assert [
            record.getMessage() for record in caplog.records if record.levelno == logging.ERROR
        ] == ["the game 'high-ball' of the package somebodys is no Game: json:loads"]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("page/table.html", "{% endfor %}", ""),
        ("box.toml", "value = 1", "value = 99"),
        ("text/en.ftl", "tagline = ", "tag-line = "),
        ("rulebook.md", "**BALL-1.1**", "**BALL-1.2**"),
        ("view.py", "state.deck_size,", "1 // 0,"),
        ("page/signs.html", "", None),
    ],
)
async def test_one_that_cannot_be_shown_is_left_out(
    file: str, old: str, new: str | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("high-ball", "low-ball"):
        lay_out(tmp_path / name, name)
    path = tmp_path / "high-ball" / "src" / "high_ball" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    if new is None:
        path.unlink()
    else:
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with packages(tmp_path, "high-ball", "low-ball"):
        assert [game.name for game in catalogue.games()] == [*OWN, "low-ball"]
        with pytest.raises(Unknown):
            catalogue.find("high-ball")
        assert catalogue.find("low-ball").title == "Low Ball"
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.getMessage().startswith(
        "the game 'high-ball' of the package somebodys cannot be shown"
    )


async def test_matches_of_a_game_that_is_gone_wait_and_hold_up_nobody(settings: Settings) -> None:
    names = []
    with temporary_games(settings.data / "packages", "high-ball"):
        async with opened(settings) as tables:
            for game in ("high-ball", "futbol-dash"):
                made = await tables.setup.create(
                    game, ["you", "bot:random"], name="Ana", browser="b0"
                )
                names.append(made.table.id)
    async with opened(settings) as tables:
        await tables._resume()
        assert [table.id for table in tables.in_memory()] == names[1:]
        with pytest.raises(Refused) as refused:
            await tables.get(names[0])
        assert "there is no game 'high-ball'" in str(refused.value)
    with packages(settings.data / "packages", "high-ball"):
        async with opened(settings) as tables:
            assert (await tables.get(names[0])).game == "high-ball"
