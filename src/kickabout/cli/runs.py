"""The executor of a command's matches, and the folder that keeps them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.errors import Failure, Misuse, failure, told
from kickabout.cli.reports import check_lab
from kickabout.cli.say import say
from kickabout.engine.processors import processors

if TYPE_CHECKING:
    from kickabout.lab.executors.base import Executor
    from kickabout.lab.kept.folder import Folder

ProcessNumber = Annotated[
    int | None, typer.Option("--processes", min=1, help=say("help-runs.processes"))
]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="tcp://HOST:PORT", help=say("help-runs.cluster")),
]

KeepFolder = Annotated[
    Path | None, typer.Option("--keep", metavar="FOLDER", help=say("help-runs.keep"))
]


def folder_for(path: Path | None) -> "Folder | None":
    """Return the folder that keeps the matches, if one was asked for."""
    if path is None:
        return None
    check_lab("pyarrow")
    from kickabout.lab.kept.folder import Folder

    return Folder(path)


@contextmanager
def executor_for(
    processes: int | None, cluster: str | None, *, at_once: bool
) -> "Iterator[Executor]":
    """Provide the executor; unless it starts `at_once`, this process alone plays for the first seconds."""
    from kickabout.lab.executors.base import WorkersLostError

    if processes and cluster:
        raise Misuse(say("executor-two"))
    try:
        if cluster is not None:
            check_lab("distributed", extra="cluster")
            from kickabout.lab.executors.cluster import Cluster

            with failure(cluster):
                joined = Cluster(cluster)
            with joined as there:
                yield there
        elif (number := processes or processors()) == 1:
            from kickabout.lab.executors.threads import Threads

            yield Threads(1)
        else:
            from kickabout.lab.executors.processes import HERE, Processes

            with Processes(number, here=0 if at_once else HERE) as here:
                yield here
    except WorkersLostError as error:
        raise Failure(told(error)) from error
