"""The compiled rules that are made in the background."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kickabout.table.catalogue import games
from kickabout.table.language import table_messages
from kickabout.table.warm import Warming
from kickabout.text.reader import Reader
from tests.temporary_games import temporary_games

READER = Reader(table_messages())

pytestmark = pytest.mark.anyio


async def made(warming: Warming) -> list[dict[str, Any]]:
    """What the front page was told until it was told nothing more."""
    told: list[dict[str, Any]] = []
    while (shown := warming.shown(READER)) is not None or not told:
        if shown is not None and shown not in told:
            told.append(shown)
        await asyncio.sleep(0.01)
    return told


async def test_nothing_is_said_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.table.warm.is_ready", lambda _: True)
    warming = Warming()
    warming.start()
    assert warming.shown(READER) is None
    await warming.stop()


async def test_the_front_page_says_what_is_made_and_for_how_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kickabout.table.warm.is_ready", lambda _: False)
    # Interpreted there is nothing to make, so the other process is done at once.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    warming = Warming()
    warming.start()
    told = await made(warming)
    assert games()[0].title in told[0]["text"]
    assert 0 <= told[0]["done"] <= told[0]["of"]
    await warming.stop()


async def test_games_are_made_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("kickabout.table.warm.is_ready", lambda game: game.name == "low-ball")
    start = asyncio.create_subprocess_exec
    made_for: list[str] = []

    async def pretend(*args: str, **kwargs: Any) -> asyncio.subprocess.Process:
        made_for.append(args[-1])
        return await start("sh", "-c", "sleep 0.2; echo [7,11]; sleep 0.2", stdout=kwargs["stdout"])

    monkeypatch.setattr("asyncio.create_subprocess_exec", pretend)
    with temporary_games(tmp_path, "high-ball", "low-ball"):
        warming = Warming()
        warming.start()
        told = await made(warming)
        cold = [game for game in games() if game.name != "low-ball"]
        assert made_for == [game.name for game in cold]
        for game in cold:
            done = [shown["done"] for shown in told if f" {game.title}," in shown["text"]]
            assert done == [0, 7]
        await warming.stop()


async def test_stopping_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.table.warm.is_ready", lambda _: False)
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
