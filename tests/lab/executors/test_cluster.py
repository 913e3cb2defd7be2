import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from distributed import Client

import kickabout
from kickabout.games import find
from kickabout.lab.executors import cluster
from kickabout.lab.executors.base import WorkersLostError
from kickabout.lab.executors.cluster import Cluster
from kickabout.lab.executors.threads import Threads
from kickabout.lab.release import release
from kickabout.lab.simulate import BLOCK, Experiment, simulate
from tests.lab.executors import jobs

GAME = find("futbol-dash")
WORKERS = 2


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler with two workers, each of them a process with a nanny that replaces it."""
    file = tmp_path_factory.mktemp("cluster") / "scheduler.json"
    here = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)]
    command = [sys.executable, "-m", "dask"]
    own = ["--nworkers", f"{WORKERS}", "--nthreads", "1", "--local-directory", str(file.parent)]
    with (
        subprocess.Popen(
            [*command, "scheduler", "--port", "0", *here], stderr=subprocess.DEVNULL
        ) as scheduler,
        subprocess.Popen([*command, "worker", *own, *here], stderr=subprocess.DEVNULL) as workers,
    ):
        try:
            while not file.exists():
                assert scheduler.poll() is None
            with Client(scheduler_file=str(file), set_as_default=False) as client:  # type: ignore[no-untyped-call]
                client.wait_for_workers(WORKERS, timeout=60)
                yield client.scheduler.address
        finally:
            workers.terminate()
            workers.wait()
            scheduler.terminate()


def test_matches_are_the_same_though_a_worker_is_killed(address: str) -> None:
    plan = Experiment(GAME, GAME.box_for(2), ("rule-of-thumb", "random"), 5 * BLOCK + 1, 7)
    killed: list[int] = []
    heard: list[int] = []
    with Cluster(address) as there:

        def kill_one(played: int) -> None:
            heard.append(played)
            if not killed:
                killed.append(next(there.in_order([jobs.process_id])))
                os.kill(killed[0], signal.SIGKILL)

        found = simulate(plan, kill_one, there)
    here = simulate(plan, executor=Threads(1))
    assert killed != [os.getpid()]
    assert heard == [*range(BLOCK, 5 * BLOCK + 1, BLOCK), 5 * BLOCK + 1]
    for name in ("scores", "goals", "table", "leaders"):
        assert np.array_equal(getattr(here, name), getattr(found, name))


def test_a_task_that_kills_every_worker_is_given_up(address: str) -> None:
    with (
        Cluster(address) as there,
        pytest.raises(WorkersLostError, match=r"^several workers .* the last at tcp://[\d.:]+$"),
    ):
        list(there.in_order([jobs.die]))


def test_an_error_of_a_task_is_raised_here(address: str) -> None:
    with Cluster(address) as there, pytest.raises(LookupError, match="no such match"):
        list(there.in_order([jobs.fail]))


def test_closing_cancels_what_has_not_begun(address: str, tmp_path: Path) -> None:
    with Cluster(address) as there:
        tasks = [partial(jobs.mark, tmp_path / f"{number}") for number in range(40)]
        results = there.in_order(tasks)
        next(results)
        results.close()  # type: ignore[attr-defined]  # it is a generator
    assert len(list(tmp_path.iterdir())) < 40


def test_workers_of_another_release_are_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kickabout, "__version__", "0.0.1", raising=False)
    release.cache_clear()
    try:
        with pytest.raises(ValueError, match=r"worker tcp://.* than the 0\.0\.1 \(\w+\) of this"):
            Cluster(address)
    finally:
        release.cache_clear()


def test_nobody_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(ValueError, match=r"^no Dask scheduler answers there$"):
        Cluster("tcp://127.0.0.1:9")
    with pytest.raises(ValueError, match=r"^this is no address of a Dask scheduler"):
        Cluster("nowhere")
