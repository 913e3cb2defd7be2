"""Turns: how many requests of one client are worked on at the same time."""

import asyncio
from contextlib import ExitStack, suppress
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

AT_ONCE = 3
"""The number of a client's requests that are worked on at the same time; its others wait, so that
nobody else has to."""
COURTESY_SECONDS = 0.02
"""The time for which a request lets the posts of seats go ahead: a decision takes several steps, between which a dozen
answers to rivals would be made."""


class Turns:
    """Middleware that works on few requests of a client at once; the client is `request.state.turns_of`,
    and a request without one is not held up.

    Where `request.state.posts_for_seat` is true it goes ahead of those that have not been begun.

    A turn lasts while the server works: from the whole request to the beginning of its answer, which
    the client may be slow to read, or until the answer has to wait for others (`end_turn`).
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._posts = 0
        """The posts of seats that are worked on."""
        self._calm = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        client = scope.get("state", {}).get("turns_of")
        if client is None:
            await self._app(scope, receive, send)
            return
        turns = self._turns.get(client)
        if turns is None:
            turns = self._turns[client] = asyncio.Semaphore(AT_ONCE)
        await turns.acquire()
        with ExitStack() as turn:
            turn.callback(turns.release)
            if scope["state"].get("posts_for_seat"):
                self._posts += 1
                self._calm.clear()
                turn.callback(self._end_post)
            elif self._posts:
                with suppress(TimeoutError):
                    async with asyncio.timeout(COURTESY_SECONDS):
                        await self._calm.wait()
            scope["state"]["turn"] = turn

            async def send_without_turn(event: Message) -> None:
                turn.close()
                await send(event)

            await self._app(scope, receive, send_without_turn)

    def _end_post(self) -> None:
        self._posts -= 1
        if not self._posts:
            self._calm.set()


def end_turn(request: Request) -> None:
    """End the turn of a request, if it has one: what is left of its answer waits for others."""
    turn: ExitStack | None = getattr(request.state, "turn", None)
    if turn is not None:
        turn.close()
