"""`kickabout bot-worker`: a process for the bots of the servers that share a database, on any
machine.
"""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.errors import Failure, serving
from kickabout.cli.say import say
from kickabout.cli.server_options import flag
from kickabout.table.logs import LogFormat
from kickabout.table.settings import Settings

if TYPE_CHECKING:
    from kickabout.table.bots import BotWorker


def bot_worker(
    database: Annotated[str | None, flag("database", has_default=False)] = None,
    processes: Annotated[
        int | None,
        typer.Option(min=1, envvar="KICKABOUT_PROCESSES", help=say("help-bot-worker.processes")),
    ] = None,
    log: Annotated[LogFormat, flag("log")] = Settings.log,
) -> None:
    """Answer the bots' jobs of all servers of a database, until told to stop."""
    from kickabout.table.bots import BotWorker
    from kickabout.table.logs import write_logs
    from kickabout.table.store import Store

    if database is None:
        raise Failure(say("worker-needs-database"))
    write_logs(log)
    wanted = processes or len(os.sched_getaffinity(0))
    with serving():
        store = Store(Path(), database)
        try:
            asyncio.run(_run(BotWorker(store, wanted), wanted))
        finally:
            store.close()


async def _run(worker: "BotWorker", processes: int) -> None:
    running = asyncio.create_task(
        worker.run(lambda: typer.echo(say("worker-ready", processes=processes), err=True))
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
