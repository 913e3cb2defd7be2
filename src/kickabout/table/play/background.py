"""Work in the background, which is kept until it ends."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from kickabout.table.errors import TableError

T = TypeVar("T")


class Background:
    """Tasks that nobody waits for; the event loop alone would not keep them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run some work as a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def now_and_then(self, work: Callable[[], Awaitable[object]], seconds: float) -> None:
        """Do some work again and again, with a pause before each time; what fails with a `TableError` is tried again."""

        async def repeated() -> None:
            while True:
                await asyncio.sleep(seconds)
                with suppress(TableError):
                    await work()

        self.start(repeated())

    async def stop(self) -> None:
        """Cancel what has not ended."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
