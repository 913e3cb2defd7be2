"""Matches that bots play among themselves away from any table."""

import asyncio
import math
import os
import signal

import pytest

import kickabout
from kickabout.engine.incidents import incidents_of
from kickabout.engine.match import Match
from kickabout.table.bots import pool
from kickabout.table.bots.pool import BotPool
from kickabout.table.bots.whole_match import WholeMatch
from kickabout.table.play.tables import Tables
from kickabout.table.store import FinalScore
from tests.table.bots.stand_ins import instead
from tests.table.conftest import eventually, play_to_the_end, wound_down

pytestmark = pytest.mark.anyio

KEY = bytes(range(32))
THUMBS = ("rule-of-thumb", "rule-of-thumb")


def played(game: str, key: bytes, **options: object) -> Match:
    """Return a match of the rule of thumb against itself, played in one stretch."""
    whole = WholeMatch(kickabout.new(game, 2, options=options), THUMBS, key)
    whole.play_on(math.inf)
    return whole.match


@pytest.mark.parametrize("game", kickabout.available_games())
def test_where_a_stretch_ends_changes_nothing(game: str) -> None:
    entries = played(game, KEY).entries()
    for at in (1, len(entries) // 3, len(entries) - 1):
        whole = WholeMatch(kickabout.new(game, 2), THUMBS, KEY)
        whole.follow(entries[:at])
        whole.play_on(0)
        assert whole.match.entries() == entries[: at + 1]
    assert played(game, KEY[::-1]).entries() != entries


async def test_a_process_plays_the_match_that_follows_from_the_key(few: BotPool) -> None:
    game, options = kickabout.new("futbol-dash", 2).game, {"goals": 2}
    match = played("futbol-dash", KEY, goals=2)
    assert match.scores is not None
    incidents = tuple(incidents_of(match))
    score = FinalScore(tuple(map(int, match.scores)), tuple(match.winners), incidents=incidents)
    assert await few.play(game, options, THUMBS, KEY) == score
    with pytest.raises(ValueError, match="goals"):
        await few.play(game, {"goals": 99}, THUMBS, KEY)


async def test_a_process_tells_the_matches_within_a_match(few: BotPool) -> None:
    options = {"mode": "group-stage"}
    match = played("squad-rush", KEY, **options)
    score = await few.play(match.game, options, THUMBS, KEY)
    assert score.meetings == tuple(match.game.meetings(match.box, match.state)) != ()


async def test_its_dice_are_those_of_a_table_with_the_same_key(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["bot:random", "bot:random"])
    await play_to_the_end(made.table)
    match = made.table.log.match
    assert made.table.dice is not None
    draws = [number for number, (actor, _) in enumerate(match.entries()) if actor < 0]
    assert draws
    for number in draws[:: max(len(draws) // 20, 1)]:
        new = kickabout.new("futbol-dash", 2)
        whole = WholeMatch(new, THUMBS, made.table.dice.proof.key)
        whole.follow(match.entries()[:number])
        whole.play_on(0)
        assert whole.match.entries() == match.entries()[: number + 1]


async def test_the_match_goes_on_when_its_process_is_lost(
    few: BotPool, children: list[asyncio.subprocess.Process]
) -> None:
    game = kickabout.new("social-soccer", 2).game
    expected = await few.play(game, {}, THUMBS, KEY)
    os.kill(children[0].pid, signal.SIGSTOP)
    playing = asyncio.create_task(few.play(game, {}, THUMBS, KEY))
    await wound_down()
    children[0].kill()
    assert await playing == expected
    assert len(children) == 2


async def test_a_bot_that_people_play_with_does_not_wait_for_its_end(
    few: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = 'print(\'{"result": {"entries": [], "score": null}}\')'
    started = instead(monkeypatch, f"import sys\nfor line in sys.stdin: {endless}")
    game = kickabout.new("futbol-dash", 2).game
    playing = asyncio.create_task(few.play(game, {}, THUMBS, KEY))
    await eventually(lambda: len(started) == 1)
    await few._ask(pool.MOVE, "choose")
    assert not playing.done()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await wound_down()
    assert not few._jobs


@pytest.mark.parametrize(("is_ready", "kind"), [(True, "pro"), (False, "rule-of-thumb")])
async def test_the_rule_of_thumb_plays_for_a_level_while_rules_are_not_compiled(
    few: BotPool, monkeypatch: pytest.MonkeyPatch, is_ready: bool, kind: str
) -> None:
    score = '{"goals": [1, 0], "winners": [0], "incidents": [], "meetings": []}'
    asked = "kinds = json.loads(line)['with']['bots']"
    told = f"print(json.dumps({{'result': {{'entries': [], 'score': {score}}}}}))"
    check = f"{asked}; assert kinds == ['{kind}', 'random'], kinds; {told}"
    instead(monkeypatch, f"import json, sys\nfor line in sys.stdin: {check}")
    monkeypatch.setattr(pool, "is_ready", lambda _: is_ready)
    game = kickabout.new("futbol-dash", 2).game
    assert await few.play(game, {}, ("pro", "random"), KEY) == FinalScore((1, 0), (0,))
