"""A server that is killed as a rated match ends, `before` its result is stored or `within` the transaction that does."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import sqlalchemy as sa

from kickabout.table.settings import Settings
from kickabout.table.store import FinalScore, rating_queries
from tests.table.conftest import KEY, opened, play_to_the_end
from tests.table.people.rated_tables import claimed, seated


async def main(data: str, database: str, when: str) -> None:
    """Play a rated match to its end, and die then."""
    rate = rating_queries.rate

    def dies(connection: sa.Connection, table: str, score: FinalScore) -> None:
        if when == "within":
            rate(connection, table, score)
        os.kill(os.getpid(), signal.SIGKILL)

    rating_queries.rate = dies
    settings = Settings(Path(data), pace=0.0, secret=KEY, warm=False, database=database or None)
    async with opened(settings) as tables:
        table = await seated(tables, await claimed(tables, "Vera", "Mila"))
        sys.stdout.write(table.id)
        sys.stdout.flush()
        await play_to_the_end(table)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
