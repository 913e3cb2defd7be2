"""Who plays the matches of a command: processes of this machine, or a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.reports import check_lab
from kickabout.cli.say import say
from kickabout.engine.processors import processors

if TYPE_CHECKING:
    from kickabout.lab.executors.base import Executor

ProcessNumber = Annotated[
    int | None, typer.Option("--processes", min=1, help=say("help-executor.processes"))
]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="tcp://HOST:PORT", help=say("help-executor.cluster")),
]


@contextmanager
def executor_for(
    processes: int | None, cluster: str | None, *, at_once: bool
) -> "Iterator[Executor]":
    """Who plays the matches; where it is not `at_once`, this process alone plays those of the first two seconds."""
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
        raise Failure(str(error)) from error
