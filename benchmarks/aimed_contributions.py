"""`python -m benchmarks.aimed_contributions`: contributions that reach one server as another sets the dice.

Two servers share a PostgreSQL. At each table one of them drives, and a player at the other tells its contribution when
the time for that ends: the aim moves later after one that was accepted, and earlier after one that came too late, so
that it stays where the two meet. What was drawn at each table is then checked by `kickabout verify` against the
contributions that were accepted.
"""

import argparse
import asyncio
import contextlib
import io
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from benchmarks.kill_servers import SAFE
from benchmarks.postgresql import Cluster
from benchmarks.shared_servers import Program, server
from kickabout.cli.errors import Failure
from kickabout.cli.verify import verify
from kickabout.engine.keyed_dice import Proof, seal_of
from kickabout.table.play.dice import SECONDS
from kickabout.table.play.log import MatchLog
from kickabout.table.play.registry import new_match
from kickabout.table.store import log_queries, queries, shared_url

PACE = 0.4
STEP = 0.001
"""The seconds by which the aim moves after each try; at random it is off by up to five times as much."""
AT_ONCE = 6
VALUES = ("a1" * 16, "b2" * 16)
Json = dict[str, Any]


class Range:
    """The tries so far, and where they aim."""

    def __init__(self, servers: list[Program], tries: int, seed: int) -> None:
        self._urls = [one.url for one in servers]
        self._rng = random.Random(seed)
        self._left = tries
        self._aim = SECONDS["sealed"] * PACE
        self.outcomes: Counter[str] = Counter()
        self.tables: dict[str, tuple[str, bool]] = {}
        """For each table, the commitment that it showed, and whether the contribution was accepted."""

    async def shoot(self) -> None:
        """Aim until there are enough tries."""
        async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
            while self._left > 0:
                await self._try(client)

    async def _try(self, client: httpx.AsyncClient) -> None:
        urls = self._rng.sample(self._urls, 2)  # the first drives the table
        new = {"game": "futbol-dash", "seats": ["you", "open"], "contributes": True}
        made = await _json(client.post(f"{urls[0]}/api/tables", json=new))
        path = f"/api/tables/{made['table']}"
        join = {"invite": made["invites"][0]["token"], "name": "Bo", "contributes": True}
        joined = await _json(client.post(f"{urls[1]}{path}/join", json=join | {"key": "k" * 16}))
        tokens = made["you"]["token"], joined["token"]

        async def post(seat: int, what: str, **body: str) -> bool:
            own = {"Authorization": f"Bearer {tokens[seat]}"}
            answer = await client.post(f"{urls[seat]}{path}/{what}", json=body, headers=own)
            return answer.status_code == httpx.codes.OK

        for seat, value in enumerate(VALUES):
            await post(seat, "seal", seal=seal_of(made["table"], seat, value))
        began = time.monotonic()
        while (state := await _json(client.get(urls[0] + path)))["dice"]["stage"] == "open":  # noqa: ASYNC110 - the server is asked
            await asyncio.sleep(0.01)
        if not await post(0, "contribution", contribution=VALUES[0]):
            return  # the machine was too slow
        due = began + self._aim + self._rng.uniform(-5, 5) * STEP
        await asyncio.sleep(due - time.monotonic())
        accepted = await post(1, "contribution", contribution=VALUES[1])
        self._aim += STEP if accepted else -STEP
        self._left -= 1
        self.outcomes["accepted" if accepted else "refused"] += 1
        self.tables[made["table"]] = state["dice"]["commitment"], accepted
        if self._left % 100 == 0:
            print(f"{self._left} left", dict(self.outcomes), file=sys.stderr, flush=True)
        while not (await _json(client.get(urls[0] + path)))["waiting_for"]:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.05)


async def _json(answer: Any) -> Json:
    found: Json = (await answer).raise_for_status().json()
    return found


def fault(connection: sa.Connection, file: Path, table: str, shown: str, *, accepted: bool) -> str:
    """Return what is wrong with the dice of a table, empty if nothing is."""
    stored = queries.read_table(connection, table)
    assert stored is not None
    assert stored.secret is not None
    told = [one.value for one in stored.contributions]
    if told != [VALUES[0], VALUES[1] if accepted else None]:
        return f"{accepted=}, but the database has {told}"
    log = MatchLog(new_match(stored, None))
    log.extend(log_queries.read_moves(connection, table))
    proof = Proof(table, shown, stored.secret, stored.contributions)
    file.write_text(log.match.transcript(proof), encoding="utf-8")
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            verify(file)
    except Failure as failure:
        return str(failure)
    return ""


async def aim(servers: list[Program], tries: int, seed: int) -> Range:
    """Return the range after so many tries."""
    aimed = Range(servers, tries, seed)
    await asyncio.gather(*(aimed.shoot() for _ in range(AT_ONCE)))
    return aimed


def main() -> int:
    """Aim and verify; return 1 if there is a fault."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.aimed_contributions")
    parser.add_argument("--tries", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kickabout-aimed-") as place:
        folder, cluster = Path(place), Cluster(SAFE)
        words = ("--pace", str(PACE))
        servers = [server(cluster.url, folder, f"server-{n}", *words) for n in range(2)]
        try:
            for one in servers:
                one.start()
            aimed = asyncio.run(aim(servers, args.tries, args.seed))
            engine = sa.create_engine(shared_url(cluster.url))
            faults: list[str] = []
            with engine.connect() as connection:
                moves = connection.exec_driver_sql("SELECT count(*) FROM moves WHERE actor = -1")
                draws = moves.scalar()
                for table, (shown, accepted) in aimed.tables.items():
                    file = folder / f"{table}.txt"
                    if found := fault(connection, file, table, shown, accepted=accepted):
                        faults.append(f"{table}: {found}")
            engine.dispose()
        finally:
            for one in servers:
                one.end(signal.SIGKILL)
            cluster.stop()
    print(f"{dict(aimed.outcomes)}; {draws} draws; {len(faults)} faults", *faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
