"""`python -m benchmarks.kill_test`: a server is killed again and again under play, and must keep
all promises.

Players play on over one data folder. At random moments the server gets `kill -9`; it is started
again and checked against everything that it had acknowledged or told anybody, and every match has
to go on. In the end all matches are played to their end.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Shown

from benchmarks.events import events
from benchmarks.promise_audit import PromiseAudit, read_status
from benchmarks.resilient_clients import Follower, ResilientClients, Table
from benchmarks.server_process import Server

PACE = 0.02
"""A fiftieth of the pauses that people see, so that much is in progress at each kill."""
EARLIEST, LATEST = 0.05, 1.5
"""The range of seconds of play before a kill."""
EVERY_SO_OFTEN = 5
"""One in this many kills is followed by another while the server is still starting."""
PATIENCE = 30.0
"""The time in seconds within which every match has to move on after a start."""
LONGEST_END = 180.0
"""The time in seconds within which all matches have to be played to their end."""
MOST_FAULTS = 20
"""The number of faults after which the run is aborted."""
LINE_EVERY = 20
"""The number of kills between two lines of progress if no terminal shows the bar."""


@dataclass(slots=True)
class Outcome:
    """The outcome of a run.

    Attributes:
        kills: Kills under play, after which everything was checked.
        more_kills: Kills while the server was still coming back.
        tables: Tables that were set up.
        finished: Matches played to their end.
        unplayed: Matches that did not reach it.
        entries: Decisions and chance outcomes in the logs.
        acknowledged: Decisions answered with "played".
        lost: Promises and tellings that the log does not bear out, and everything else that broke.
        unanswered: Posts that a kill left without an answer; they may be in the log or not.
        standing: Answers taken before their turn in a response window; a kill forgets them.
        resumed: Matches that had to go on after a start, and did.
        windows: The number of them in an open response window.
        tokens: Seats that were looked at with their token after a start.
        missed: Entries that `Last-Event-ID` brought to those who had been away.
        verified: Finished matches whose dice and record were verified.
        links: The links in those whose seats made the dice together.
        seconds: The duration of the run.
        faults: The faults, in words.
    """

    kills: int
    more_kills: int
    tables: int
    finished: int
    unplayed: int
    entries: int
    acknowledged: int
    lost: int
    unanswered: int
    standing: int
    resumed: int
    windows: int
    tokens: int
    missed: int
    verified: int
    links: int
    seconds: float
    faults: list[str]


class Ordeal:
    """The kills, one after the other, over one folder."""

    def __init__(self, folder: Path, seed: int, tables: int, goals: int = 3) -> None:
        self._rng = random.Random(seed)
        self._server = Server(folder, PACE)
        self._folder = folder
        self._audit = PromiseAudit()
        self._clients = ResilientClients(self._audit, self._rng, tables, goals)
        self._resumed = self._windows = self._tokens = self._more_kills = 0

    async def run(self, kills: int, report: Callable[[int, Outcome], None]) -> Outcome:
        """Kill so many times and play on to the end; `report` is called on each kill."""
        began = time.monotonic()
        try:
            for kill in range(kills):
                if kill % EVERY_SO_OFTEN == EVERY_SO_OFTEN - 1:
                    await self._kill_while_it_comes_back()
                await self._kill_under_play()
                report(kill + 1, self._outcome(kill + 1, began, 0))
                if len(self._audit.faults) >= MOST_FAULTS:
                    return self._outcome(kill + 1, began, 0)
            await self._play_to_the_end()
            logs = self._audit.check(self._audit.people, self._folder)
            return self._outcome(kills, began, sum(map(len, logs.values())))
        finally:
            self._server.kill()

    async def _kill_while_it_comes_back(self) -> None:
        await asyncio.to_thread(self._server.start)
        await self._under_traffic(self._rng.uniform(0.0, 0.5), resumed=None)
        self._more_kills += 1

    async def _kill_under_play(self) -> None:
        await asyncio.to_thread(self._server.start)
        playing = list(self._clients.tables)
        logs = self._audit.check([table.id for table in playing], self._folder)
        resumed = {table.id: len(logs[table.id]) for table in playing}
        await self._under_traffic(self._rng.uniform(EARLIEST, LATEST), resumed)

    async def _under_traffic(self, seconds: float, resumed: dict[str, int] | None) -> None:
        """Let the clients in, and kill the server this long after the matches have resumed."""
        async with visitor(self._server.url) as client:
            traffic = asyncio.create_task(self._clients.visit(client, more=True))
            try:
                if resumed is not None:
                    await self._see_them_resume(client, resumed, traffic)
                await asyncio.wait([traffic], timeout=seconds)
                self._server.kill()
                await asyncio.wait_for(traffic, PATIENCE)
            finally:
                traffic.cancel()

    async def _see_them_resume(
        self, client: httpx.AsyncClient, resumed: dict[str, int], traffic: asyncio.Task[None]
    ) -> None:
        playing = [table for table in self._clients.tables if table.id in resumed]
        followers = [follower for table in playing for follower in table.followers]
        await asyncio.gather(*(self._look(client, follower, resumed) for follower in followers))
        if followers:
            await self._follow_again(client, self._rng.choice(followers))
            await self._open_page(client, self._rng.choice(followers))

        def waiting() -> list[Table]:
            return [
                table
                for table in playing
                if table.begun and not table.over and table.known <= resumed[table.id]
            ]

        deadline = time.monotonic() + PATIENCE
        while waiting() and time.monotonic() < deadline:
            await asyncio.wait([traffic], timeout=0.01)
        self._audit.faults += [
            f"{table.id}: did not move on from entry {resumed[table.id]}" for table in waiting()
        ]
        self._resumed += sum(table.begun for table in playing) - len(waiting())

    async def _look(
        self, client: httpx.AsyncClient, follower: Follower, resumed: dict[str, int]
    ) -> None:
        """Check the table as the follower sees it: the token leads to its seat, and nothing is
        gone.
        """
        received = follower.received
        answer = await client.get(f"/api/tables/{received.table}", headers=follower.headers)
        state = answer.json() if answer.is_success else {}
        you = None if follower.token is None else received.viewer
        if not state or state["you"] != you or state["at"] < resumed[received.table]:
            self._audit.faults.append(
                f"{received.table}: seat {received.viewer} cannot see where it stands: {answer.text[:200]}"
            )
            return
        self._tokens += follower.token is not None
        self._windows += state["view"]["window"] is not None

    async def _follow_again(self, client: httpx.AsyncClient, follower: Follower) -> None:
        """Check that from any place in the log, the events are the same as before."""
        received = follower.received
        known = list(received.entries)
        last = self._rng.randint(0, len(known))
        headers = follower.headers | {"Last-Event-ID": str(last)}
        heard: list[tuple[int, str]] = []
        where = f"/api/tables/{received.table}/events"
        async with client.stream("GET", where, headers=headers) as response:
            async for event in events(response):
                if event.kind != "entry" or last + len(heard) == len(known):
                    break
                entry = json.loads(event.data)
                heard.append((entry["actor"], entry["action"]))
        if heard != known[last:]:
            self._audit.faults.append(
                f"{received.table}: seat {received.viewer} is told something else after entry {last}"
            )

    async def _open_page(self, client: httpx.AsyncClient, follower: Follower) -> None:
        """Open the page, from the seat's private link if there is a seat, and receive an event."""
        received, known = follower.received, len(follower.received.entries)
        async with visitor(str(client.base_url)) as browser:
            if follower.token is not None:
                await browser.post(f"/seat/{follower.token}")
            page = await browser.get(f"/t/{received.table}")
            news = None
            if page.is_success:
                async with browser.stream("GET", f"/t/{received.table}/events") as response:
                    news = await anext(aiter(events(response)), None)
        if news is None or int(news.id) < known:
            said = f"{page.status_code}, {'nothing' if news is None else news.id}"
            self._audit.faults.append(
                f"{received.table}: the page does not come back: {said} after entry {known}"
            )

    async def _play_to_the_end(self) -> None:
        """Let everybody play on undisturbed, without new tables, and stop the server in the end."""
        await asyncio.to_thread(self._server.start)
        async with visitor(self._server.url) as client:
            traffic = asyncio.create_task(self._clients.visit(client, more=False))
            await asyncio.wait([traffic], timeout=LONGEST_END)
            if traffic.done():
                traffic.result()
            traffic.cancel()
            self._audit.faults += [
                f"{table.id}: was not played to its end" for table in self._clients.tables
            ]
        await asyncio.to_thread(self._server.stop)
        self._audit.faults += [
            f"{table.id}: is over, and noted as {status}"
            for table in self._clients.finished
            if (status := read_status(self._folder, table.id)) != "over"
        ]

    def _outcome(self, kills: int, began: float, entries: int) -> Outcome:
        audit, clients = self._audit, self._clients
        return Outcome(
            kills=kills,
            more_kills=self._more_kills,
            tables=clients.made,
            finished=len(clients.finished),
            unplayed=len(clients.tables),
            entries=entries,
            acknowledged=len(audit.promises),
            lost=len(audit.faults),
            unanswered=audit.unanswered,
            standing=audit.standing,
            resumed=self._resumed,
            windows=self._windows,
            tokens=self._tokens,
            missed=audit.missed,
            verified=audit.verified,
            links=audit.links,
            seconds=time.monotonic() - began,
            faults=list(audit.faults),
        )


def visitor(url: str) -> httpx.AsyncClient:
    """Return a client with cookies of its own, from this machine."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, limits=limits)


def figures(outcome: Outcome) -> Shown:
    """Return the outcome as a table."""
    shown = Shown(title="Kill test", title_justify="left", show_header=False)
    shown.add_column("what")
    shown.add_column("count", justify="right")
    rows: list[tuple[str, int]] = [
        ("kill -9 under play", outcome.kills),
        ("kill -9 while coming back", outcome.more_kills),
        ("acknowledged decisions", outcome.acknowledged),
        ("faults: lost, changed, not resumed", outcome.lost),
        ("matches resumed", outcome.resumed),
        ("seats looked at with their token", outcome.tokens),
        ("views in an open response window", outcome.windows),
        ("entries given after an absence", outcome.missed),
        ("matches verified", outcome.verified),
        ("links in them", outcome.links),
        ("posts left without an answer", outcome.unanswered),
        ("answers taken before their turn", outcome.standing),
        ("entries in the logs", outcome.entries),
        ("tables", outcome.tables),
        ("matches played to their end", outcome.finished),
        ("matches that were not", outcome.unplayed),
    ]
    for what, count in rows:
        shown.add_row(what, f"{count:,}")
    return shown


def main() -> int:
    """Kill, check and show; return 1 if the server broke a promise."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kill_test", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="tables under play at once")
    parser.add_argument("--seed", type=int, default=1, help="of the players and the moments")
    args = parser.parse_args()

    console = Console(stderr=args.json)
    columns = (
        TextColumn("killing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
    )
    with (
        tempfile.TemporaryDirectory(prefix="kickabout-kill-") as folder,
        Progress(*columns, console=console) as progress,
    ):
        bar = progress.add_task("", total=args.kills)
        reported = 0

        def report(kill: int, so_far: Outcome) -> None:
            nonlocal reported
            text = f"{so_far.acknowledged:,} decisions acknowledged, {so_far.lost} faults"
            progress.update(bar, completed=kill, description=text)
            if not console.is_terminal and kill % LINE_EVERY == 0:
                console.print(f"{kill} kills, {text}", highlight=False)
            for fault in so_far.faults[reported:]:
                console.print(fault, markup=False, highlight=False)
            reported = len(so_far.faults)

        ordeal = Ordeal(Path(folder) / "data", args.seed, args.tables)
        outcome = asyncio.run(ordeal.run(args.kills, report))

    if args.json:
        print(json.dumps(asdict(outcome), indent=2, ensure_ascii=False))
    else:
        console.print(figures(outcome))
        console.print(f"in {outcome.seconds:.0f} s", highlight=False)
        for fault in outcome.faults[reported:]:
            console.print(fault, markup=False, highlight=False)
    return 1 if outcome.lost else 0


if __name__ == "__main__":
    sys.exit(main())
