"""The compiled rules that are made in the background."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kickabout.table.bots.warm import Warming
from kickabout.table.catalogue import games
from kickabout.table.language import table_messages
from kickabout.text.reader import Reader
from tests.table.conftest import eventually, wound_down
from tests.temporary_games import temporary_games

READER = Reader(table_messages())

pytestmark = pytest.mark.anyio


def told(warming: Warming) -> dict[str, Any]:
    """Return the front page's text while rules are compiled."""
    shown = warming.shown(READER)
    assert shown is not None
    return shown


async def test_nothing_is_said_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.table.bots.warm.is_ready", lambda _: True)
    warming = Warming()
    warming.start()
    assert warming.shown(READER) is None
    await warming.stop()


async def test_the_front_page_says_what_is_made_and_for_how_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games()[0]
    monkeypatch.setattr("kickabout.table.bots.warm.is_ready", lambda other: other is not game)
    # Interpreted there is nothing to make, so the other process is done at once.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    warming = Warming()
    warming.start()
    await wound_down()
    assert game.title in told(warming)["text"]
    assert (told(warming)["done"], told(warming)["of"]) == (0, 1)
    await eventually(lambda: warming.shown(READER) is None)
    await warming.stop()


async def test_games_are_made_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("kickabout.table.bots.warm.is_ready", lambda game: game.name == "low-ball")
    start = asyncio.create_subprocess_exec
    children: list[tuple[str, asyncio.subprocess.Process]] = []

    async def pretend(*args: str, **kwargs: Any) -> asyncio.subprocess.Process:
        program = "read go; echo [7,11]; read go"
        child = await start("sh", "-c", program, stdin=asyncio.subprocess.PIPE, **kwargs)
        children.append((args[-1], child))
        return child

    monkeypatch.setattr("asyncio.create_subprocess_exec", pretend)
    with temporary_games(tmp_path, "high-ball", "low-ball"):
        warming = Warming()
        warming.start()
        first, *others = (game for game in games() if game.name != "low-ball")
        await eventually(lambda: len(children) == 1)
        warming.prefer(first.name)  # it is being made already
        warming.prefer(others[-1].name)
        cold = [first, others[-1], *others[:-1]]
        for number, game in enumerate(cold, 1):
            await eventually(lambda number=number: len(children) == number)  # type: ignore[misc]
            name, child = children[-1]
            assert name == game.name
            assert f" {game.title}," in told(warming)["text"]
            assert (told(warming)["done"], told(warming)["of"]) == (0, 1)
            assert child.stdin is not None
            child.stdin.write(b"go\n")
            await eventually(lambda: told(warming)["done"] == 7)
            assert told(warming)["of"] == 11
            child.stdin.write(b"go\n")
        await eventually(lambda: warming.shown(READER) is None)
        assert len(children) == len(cold)
        await warming.stop()


async def test_stopping_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.table.bots.warm.is_ready", lambda _: False)
    children: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec
    begun = asyncio.Event()

    async def watched(*args: Any, **kwargs: Any) -> asyncio.subprocess.Process:
        child = await start("sleep", "600", stdout=kwargs["stdout"])
        children.append(child)
        begun.set()
        return child

    monkeypatch.setattr("asyncio.create_subprocess_exec", watched)
    warming = Warming()
    warming.start()
    await begun.wait()
    assert warming.shown(READER) is not None
    await warming.stop()
    assert warming.shown(READER) is None
    assert children[0].returncode is not None
