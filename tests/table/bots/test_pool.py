"""The pool of processes that bots think in: what they are payload, who is served first, and what happens when one is lost."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.table.bots import pool, worker
from kickabout.table.bots.pool import BotError, BotPool, Process
from tests.table.bots.stand_ins import instead
from tests.table.conftest import eventually, wound_down
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio


def decision(seats: int = 2, seed: int = 3, **more: Any) -> Match:
    match = kickabout.new("futbol-dash", seats, seed=seed, **more)
    while match.actor == "chance":
        match.roll()
    return match


async def test_a_bot_decides_in_another_process(few: BotPool) -> None:
    match = decision()
    assert isinstance(match.actor, int)
    assert await few.choose("rule-of-thumb", match.seen(match.actor)) in match.legal


def test_the_process_gets_what_the_seat_sees_and_nothing_else() -> None:
    match = decision(3)
    seat = match.actor
    assert isinstance(seat, int)
    seen = match.seen(seat)
    payload = json.loads(json.dumps(worker.seen_payload(seen)))
    assert set(payload) == {"game", "seats", "options", "box", "state", "seat", "legal"}
    again = worker.seen_of(payload)
    assert again.state == match.hidden(seat)
    assert again.state != match.state
    assert (again.game, again.seat, again.legal) == (seen.game, seat, match.legal)
    assert again.box.record == match.box.record


def test_a_match_is_thought_about_with_its_own_box(tmp_path: Path) -> None:
    text = kickabout.new("futbol-dash", 2).box.text
    edited = tmp_path / "box.toml"
    edited.write_text(text.replace("attack-points = 11", "attack-points = 9"), encoding="utf-8")
    match = decision(box=edited, options={"goals": 2})
    assert match.box.record.attack_points == 9
    again = worker.box_of(worker.match_payload(match.game, match.box, match.seats))
    assert again.record == match.box.record
    assert worker.match_payload(match.game, kickabout.new("futbol-dash", 2).box, 2)["box"] is None


async def test_what_goes_wrong_in_a_job_is_told_and_the_process_goes_on(
    few: BotPool, children: list[asyncio.subprocess.Process]
) -> None:
    match = decision()
    assert isinstance(match.actor, int)
    with pytest.raises(BotError, match="nothing to decide"):
        await few.choose("rule-of-thumb", match.seen(1 - match.actor))
    assert await few.choose("rule-of-thumb", match.seen(match.actor)) in match.legal
    assert len(children) == 1


async def test_a_process_that_dies_is_replaced_and_asked_again(
    few: BotPool, children: list[asyncio.subprocess.Process]
) -> None:
    match = decision()
    assert isinstance(match.actor, int)
    seen = match.seen(match.actor)
    await few.choose("rule-of-thumb", seen)
    os.kill(children[0].pid, signal.SIGSTOP)  # so that it is at work for as long as the test likes
    asked = asyncio.create_task(few.choose("rule-of-thumb", seen))
    await wound_down()
    children[0].kill()
    assert await asked in match.legal
    assert len(children) == 2
    children[1].kill()
    await children[1].wait()
    assert await few.choose("rule-of-thumb", seen) in match.legal


@pytest.mark.parametrize(
    "program", ["", "input(); print('no json')", "input(); print('{', end='')"]
)
async def test_a_job_that_no_process_survives_is_given_up(
    few: BotPool, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    started = instead(monkeypatch, program)
    match = decision()
    assert isinstance(match.actor, int)
    with pytest.raises(BotError, match=f"{pool.TRIES} processes"):
        await few.choose("pro", match.seen(match.actor))
    assert len(started) == pool.TRIES


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
async def test_a_process_that_hangs_is_given_up(
    few: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = instead(monkeypatch, "import time; time.sleep(600)")
    match = decision()
    assert isinstance(match.actor, int)
    asked = asyncio.create_task(few.choose("pro", match.seen(match.actor)))
    for number in range(1, pool.TRIES + 1):
        await eventually(lambda number=number: len(started) == number)  # type: ignore[misc]
        pass_by(pool.LONGEST_SECONDS - 1)
        await wound_down()
        assert started[-1].returncode is None
        pass_by(1)
    with pytest.raises(BotError, match=f"{pool.TRIES} processes"):
        await asked
    assert all(child.returncode is not None for child in started)


ECHO = "import sys\nfor line in sys.stdin: print('{\"result\": ' + repr(len(line)) + '}')"


async def test_people_are_served_before_bots_among_themselves(
    few: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(monkeypatch, ECHO)
    order: list[int] = []

    async def ask(rank: int) -> None:
        await few._ask(rank, "choose")
        order.append(rank)

    ranks = [pool.MOVE_ALONE, pool.WIN_CHART, pool.MOVE, pool.MOVE]
    await asyncio.gather(*map(ask, ranks))
    assert order == sorted(ranks)


async def test_bots_among_themselves_never_take_every_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = instead(monkeypatch, "import time; time.sleep(600)")
    several = BotPool(most=3)
    asked = [asyncio.create_task(several._ask(pool.MOVE_ALONE, "choose")) for _ in range(9)]
    await wound_down()
    assert len(several._jobs) == 9 - 2  # two have gone to a process each
    asked.append(asyncio.create_task(several._ask(pool.MOVE, "choose")))
    await wound_down()
    assert len(several._jobs) == 9 - 2
    await eventually(lambda: len(started) == 3)
    await several.close()
    ended = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, BotError) for one in ended)
    assert all(child.returncode is not None for child in started)
    with pytest.raises(BotError, match="stops"):
        await several._ask(pool.MOVE, "choose")


async def test_whoever_gave_up_waiting_costs_no_work(
    few: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(
        monkeypatch, "import sys\nfor n, _ in enumerate(sys.stdin): print('{\"result\": %d}' % n)"
    )
    first = asyncio.create_task(few._ask(pool.MOVE, "choose"))
    given_up = asyncio.create_task(few._ask(pool.MOVE, "choose"))
    await asyncio.sleep(0)
    given_up.cancel()
    assert (await first).done.result() == 0
    assert (await few._ask(pool.MOVE, "choose")).done.result() == 1


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
async def test_how_long_it_thought_does_not_show(
    few: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thinks(process: Process, line: bytes) -> dict[str, Any]:
        del process
        await asyncio.sleep(0.5 if b'"pro"' in line else 0.0)
        return {"result": "hold"}

    monkeypatch.setattr(Process, "ask", thinks)
    match = decision()
    assert isinstance(match.actor, int)
    seen = match.seen(match.actor)

    def ask(kind: str) -> asyncio.Task[str]:
        return asyncio.create_task(few.choose(kind, seen, seconds=1.0))

    for kind in ("youth", "pro"):
        answer = ask(kind)
        await go_by(0.5, 0.25)
        assert not answer.done()
        await go_by(0.25)
        assert answer.done()
    # Those who wait for the process have their time from when it is free.
    slow, quick = ask("pro"), ask("youth")
    await go_by(0.5, 0.5)
    assert slow.done()
    await go_by(0.25)
    assert not quick.done()
    await go_by(0.25)
    assert quick.done()


async def go_by(*seconds: float) -> None:
    """Let time pass, along with everything that is due."""
    for stretch in seconds:
        await wound_down()
        pass_by(stretch)
    await wound_down()


PARENT = """
import asyncio, kickabout
from kickabout.table.bots import pool

async def main():
    match = kickabout.new("futbol-dash", 2, seed=3)
    while match.actor == "chance":
        match.roll()
    start = pool._start

    async def watched():
        child = await start()
        print(child.pid, flush=True)
        return child

    pool._start = watched
    bots = pool.BotPool(most=2)
    await asyncio.gather(*(bots.choose("rule-of-thumb", match.seen(match.actor)) for _ in "ab"))
    print("ready", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_no_process_outlives_the_server(how: signal.Signals) -> None:
    pipe, quiet = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdout=pipe, stderr=quiet
    )
    assert parent.stdout is not None
    said = []
    while (line := (await parent.stdout.readline()).decode().strip()) != "ready":
        said.append(int(line))
    assert said
    parent.send_signal(how)
    await parent.wait()
    for _ in range(500):
        if not any(map(is_running, said)):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("a process was left behind")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
