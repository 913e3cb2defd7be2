"""`python -m benchmarks.kill_competitions`: servers are killed in the middle of the steps of competitions, each of which has
to be taken once.

Two servers share a PostgreSQL. Each is to kill itself at a step of some kind: before it is written, when it is written and
not committed yet, or right after that. Another server takes its place, and in the end all competitions are played to
their end. Then their logs are checked, and whatever else the steps have written.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from benchmarks.postgresql import Cluster
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.table.bots.whole_match import WholeMatch
from kickabout.table.competitions import Competitions, Plan, Running
from kickabout.table.competitions.organising import match_to_play
from kickabout.table.competitions.running import read_running
from kickabout.table.errors import TableError
from kickabout.table.formats.entries import Awarded, Begun, Closed, Ended, Opened, Paired
from kickabout.table.formats.forms import Form
from kickabout.table.formats.tournament import Tournament
from kickabout.table.people import People
from kickabout.table.play import Tables, may_resign, resign
from kickabout.table.seats import Keys
from kickabout.table.settings import Settings
from kickabout.table.store import (
    Account,
    FinalScore,
    Store,
    competition_queries,
    people_queries,
)
from kickabout.table.store.competition_models import CompetitionRow, CompetitionTableRow
from kickabout.table.store.engines import make_shared_engine
from kickabout.table.store.models import TableRow
from kickabout.table.store.notice_models import NoticeRow
from kickabout.table.store.people_models import AccountRow

KEY = b"a key for the kills, of 32 bytes"
KINDS = ("entered", "begun", "paired", "opened", "ended", "closed", "awarded")
POINTS = ("before", "within", "after")
"""Before it is written, when it is written and not committed, and right after that."""
FORMS = (Form("cup", third_place=True), Form("league"), Form("swiss"), Form("groups", qualify=1))
SIDES = 6
AT_ONCE = 2
"""The number of competitions that run at the same time."""
LONGEST = 900
"""The seconds within which a server has to come to its end."""


@dataclass(frozen=True)
class Kill:
    """The step at which a server kills itself."""

    kind: str
    point: str

    def arm(self) -> None:
        """Have this process die at the step."""
        append, write = competition_queries.append, Store.write
        doomed = False

        def appended(
            connection: sa.Connection, competition: str, number: int, entry: str, **changes: object
        ) -> None:
            nonlocal doomed
            is_it = json.loads(entry)["kind"] == self.kind
            if is_it and self.point == "before":
                _die()
            append(connection, competition, number, entry, **changes)
            if is_it and self.point == "within":
                _die()
            doomed = is_it

        async def written(store: Store, work: Callable[[sa.Connection], Any]) -> Any:
            done = await write(store, work)
            if doomed:
                _die()
            return done

        competition_queries.append = appended
        Store.write = written  # type: ignore[method-assign,assignment]  # for this process alone


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


# --- servers -----------------------------------------------------------------------------------------


def fork(work: Callable[[], None]) -> int:
    """Have a process of its own do some work; return its id."""
    process = os.fork()
    if process:
        return process
    signal.alarm(LONGEST)
    status = 1
    try:
        work()
        status = 0
    except Exception:  # noqa: BLE001 - whatever it is, nothing of the parent's goes on here
        traceback.print_exc()
    finally:
        os._exit(status)


class Server:
    """A server that takes the steps of competitions, and plays for the people in them."""

    def __init__(self, folder: Path, database: str) -> None:
        self._settings = Settings(folder, pace=0.0, secret=KEY, warm=False, database=database)

    def set_up(self) -> None:
        """Bring the database into shape, with people."""

        async def claim(tables: Tables, _: Competitions) -> None:
            for name in ("Vera", "Otto"):
                await People(tables).claim(name, None, "")

        asyncio.run(self._run(claim))

    def serve(self, kill: Kill | None) -> None:
        """Play competitions until it is killed; without a `kill`, play those that there are to their end."""
        if kill is not None:
            kill.arm()

        async def drive(tables: Tables, competitions: Competitions) -> None:
            people = await tables.store.read(_people)
            while True:
                known = await tables.store.read(_competitions)
                unfinished = [one for one, status in known.items() if status != "over"]
                if kill is not None and len(unfinished) < AT_ONCE:
                    form = FORMS[len(known) % len(FORMS)]
                    plan = Plan(
                        "Cup of the street", "futbol-dash", form, "5+5", 30, options={"goals": 1}
                    )
                    await competitions.create(people[0], plan)
                elif not unfinished:
                    return
                for one in unfinished:
                    try:
                        await _go_on(competitions, one, people)
                    except TableError:
                        continue  # another server was faster
                await asyncio.sleep(0.02)

        asyncio.run(self._run(drive))

    async def _run(self, work: Callable[[Tables, Competitions], Any]) -> None:
        store = Store(self._settings.data, self._settings.database)
        tables = Tables(self._settings, store, Keys(KEY))
        tables.bot_pool.play = _simulated  # type: ignore[method-assign]  # without processes that outlive a kill
        competitions = Competitions(tables)
        assert tables.peers is not None
        await tables.peers.start()
        tables.start()
        try:
            await work(tables, competitions)
        finally:
            await competitions.stop()
            await tables.stop()
            store.close()


async def _simulated(
    game: Game, options: Mapping[str, object], bots: Sequence[str], key: bytes
) -> FinalScore:
    def played() -> FinalScore:
        match = Match(game, len(bots), box=game.box_for(len(bots), options))
        WholeMatch(match, ["random"] * len(bots), key).play_on(LONGEST)
        goals = [player["goals"] for player in match.view(-1)["players"]]
        return FinalScore(tuple(goals), tuple(match.winners))

    return await asyncio.to_thread(played)


async def _go_on(competitions: Competitions, competition: str, people: Sequence[Account]) -> None:
    """Do what people do in a competition: enter and begin it, sit down, and resign away from home."""
    running = await competitions.get(competition)
    tournament = running.tournament
    if not tournament.has_begun:
        for account in people:
            await competitions.enter(account, competition)
        running = await competitions.get(competition)
        if len(running.tournament.starters) < SIDES:
            await competitions.fill(people[0], competition, 1)
            return
        await competitions.begin(people[0], competition)
    running = await competitions.advance(competition)
    for account in people:
        fixture = match_to_play(running, account)
        if fixture is not None:
            table = await competitions.sit_down(account, competition)
            if may_resign(table, 1):
                await resign(table, 1)


def _people(connection: sa.Connection) -> list[Account]:
    ids = connection.scalars(sa.select(AccountRow.id).order_by(AccountRow.name))
    found = [people_queries.find_account(connection, one) for one in ids]
    return [one for one in found if one is not None]


def _competitions(connection: sa.Connection) -> dict[str, str]:
    """Return the status of each competition."""
    rows = connection.execute(sa.select(CompetitionRow.id, CompetitionRow.status))
    return {row.id: row.status for row in rows}


# --- checks ------------------------------------------------------------------------------------------


def faults_of(connection: sa.Connection) -> list[str]:
    """Return what is wrong with the competitions of a database, all of which are over."""
    faults: list[str] = []
    opened: dict[str, tuple[str, int]] = {}
    for competition in _competitions(connection):
        running = read_running(connection, competition)
        faults += [f"{competition}: {fault}" for fault in _faults_in(running)]
        opened |= {
            one.table: (competition, one.fixture)
            for one in running.entries
            if isinstance(one, Opened)
        }
        told = Counter(
            (row.account, row.kind)
            for row in connection.execute(
                sa.select(NoticeRow.account, NoticeRow.kind).where(
                    NoticeRow.kind == "award", NoticeRow.subject == competition
                )
            )
        )
        if set(told.values()) != {1} or len(told) != len(running.accounts):
            faults.append(f"{competition}: the award was told {dict(told)}")
    rows = connection.execute(
        sa.select(
            CompetitionTableRow.table_id,
            CompetitionTableRow.competition,
            CompetitionTableRow.fixture,
        )
    )
    if {row.table_id: (row.competition, row.fixture) for row in rows} != opened:
        faults.append("the tables of fixtures are not those of the logs")
    if set(connection.scalars(sa.select(TableRow.id))) != set(opened):
        faults.append("there are tables of no fixture")
    return faults


def _faults_in(running: Running) -> list[str]:
    faults = []
    entries, tournament = running.entries, running.tournament
    if [one.number for one in tournament.fixtures] != list(range(len(tournament.fixtures))):
        faults.append("fixtures are not numbered")
    steps = Counter(
        (type(one).__name__, getattr(one, "fixture", None), getattr(one, "round", None), stage)
        for one in entries
        for stage in [getattr(one, "stage", None)]
        if isinstance(one, Begun | Closed | Opened | Ended | Awarded)
    )
    faults += [f"{step} stands {times} times" for step, times in steps.items() if times > 1]
    if set(tournament.endings) != {one.number for one in tournament.fixtures}:
        faults.append("a fixture has no result")
    accounts = [one.account for one in tournament.sides if one.account is not None]
    bots = [one.bot for one in tournament.sides if one.bot is not None]
    if len(set(accounts)) != len(accounts) or len(set(bots)) != len(bots):
        faults.append("a side has entered twice")
    for number, entry in enumerate(entries):
        if isinstance(entry, Paired | Closed | Awarded):
            again = Tournament(tournament.form, entries[:number]).next_entry()
            if again != entry:
                faults.append(f"entry {number} is {entry}, and should be {again}")
    if not isinstance(entries[-1], Awarded):
        faults.append("it has no winner")
    return faults


# --- the run -----------------------------------------------------------------------------------------


def run(kills: int, seed: int) -> tuple[Counter[tuple[str, str]], int, list[str]]:
    """Kill servers so often at steps; return how often at which, the number of competitions, and what is wrong."""
    rng = random.Random(seed)
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), cluster.url)
            _wait(fork(server.set_up), 0)
            done: Counter[tuple[str, str]] = Counter()
            armed: dict[int, Kill] = {}
            while done.total() < kills:
                while len(armed) < 2:
                    kill = Kill(rng.choice(KINDS), rng.choice(POINTS))
                    armed[fork(lambda kill=kill: server.serve(kill))] = kill  # type: ignore[misc]
                process, status = os.wait()
                kill = armed.pop(process)
                if status != signal.SIGKILL:
                    raise RuntimeError(f"a server ended by itself: {status}")
                done[kill.kind, kill.point] += 1
                print(f"{done.total()}: {kill.kind}, {kill.point}", flush=True)
            for process in armed:
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
            for process in [fork(lambda: server.serve(None)) for _ in range(2)]:
                _wait(process, 0)
            engine = make_shared_engine(cluster.url)
            with engine.connect() as connection:
                competitions = len(_competitions(connection))
                faults = faults_of(connection)
            engine.dispose()
            return done, competitions, faults
    finally:
        cluster.stop()


def _wait(process: int, expected: int) -> None:
    status = os.waitpid(process, 0)[1]
    if status != expected:
        raise RuntimeError(f"a server ended by itself: {status}")


def main() -> None:
    """Run it by the command line; exit with 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    done, competitions, faults = run(given.kills, given.seed)
    for (kind, point), times in sorted(done.items()):
        print(f"{kind:8} {point:6} {times:4}")
    print(f"{done.total()} kills, {competitions} competitions, {len(faults)} faults")
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
