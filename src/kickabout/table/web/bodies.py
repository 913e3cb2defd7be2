"""Bodies of requests: read as a whole before anything is done for them, and limited in size."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickabout.table.web.gate import Refuse
from kickabout.table.web.hosts import header_of
from kickabout.text import messages

MOST_BYTES = 1 << 16
"""The longest body of a request; a roster's file is the largest thing to send."""


class WholeBodies:
    """Middleware that passes a request on once its body has arrived, so that nothing inside waits for
    the client; the connection has the deadline.

    A longer body is refused with 413 before it is kept anywhere.
    """

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = header_of(scope, b"content-length") or "0"
        announced = int(length) if length.isdecimal() and len(length) < 20 else MOST_BYTES + 1
        body, more = bytearray(), True
        while more and max(len(body), announced) <= MOST_BYTES:
            event = await receive()
            if event["type"] == "http.disconnect":
                return  # nobody is left to be answered
            body += event.get("body", b"")
            more = event.get("more_body", False)
        if max(len(body), announced) > MOST_BYTES:
            too_long = messages.Message("error-body-too-long", kilobytes=MOST_BYTES >> 10)
            await self._refuse(Request(scope), 413, too_long)(scope, receive, send)
            return
        whole = {"type": "http.request", "body": bytes(body), "more_body": False}
        await self._app(scope, beginning_with(whole, receive), send)


def beginning_with(event: Message, receive: Receive) -> Receive:
    """Return a `receive` that begins with an event that has been received already."""
    left = [event]

    async def receive_again() -> Message:
        return left.pop() if left else await receive()

    return receive_again
