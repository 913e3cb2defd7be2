"""HTTP/1.1 as uvicorn speaks it, with bounds on what comes before and after a request is understood."""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kickabout.table.language import table_messages
from kickabout.table.settings import Settings
from kickabout.table.web.visitors import is_among, network_of
from kickabout.text.reader import Reader

REFUSAL_SECONDS = 4.0
"""How long whoever asks too often waits for the refusal: a program that hammers gets slow, not the server."""
MOST_HELD = 2000
"""So many connections of an address wait for their refusal; beyond them they end at once."""
EXCESS_BYTES = 1 << 20
"""So much more of a body is taken after its answer, so that whoever sends it can read that."""
LINGER_SECONDS = 0.5
"""A connection that is given up for its excess stays so long, unread, before it ends."""
HEAD_BYTES = 1 << 16
"""The longest head of a request: the parser itself takes one of any length."""


class _Gathering:
    """A transport that sends what is written in one turn of the event loop at once: the head of an answer would go by
    itself else, and to send is what costs.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Sends data, in a moment."""
        if not self._held:
            self._loop.call_soon(self._send)
        self._held.append(data)

    def close(self) -> None:
        """Ends the connection once everything is sent."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        held, self._held = self._held, []
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class BoundedProtocol(HttpToolsProtocol):
    """A connection on which a request comes whole within a time, or not at all.

    Where the settings have limits, an address has so many connections and no more; proxies that are
    trusted have as many as they like.
    """

    _excess = 0
    _head = 0
    _deadline: asyncio.TimerHandle | None = None
    _counted: str | None = None
    _awaits: Literal["request", "head", "body", "answer"] = "request"
    """What is to come next: a request, the rest of its head, the rest of its body, or our answer."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        state = self.config.app.state  # type: ignore[union-attr]  # ours
        self._settings: Settings = state.settings
        self._open: Counter[str] = state.connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for a request, unless there are too many connections already."""
        super().connection_made(_Gathering(transport, self.loop))  # type: ignore[arg-type]  # as good as one
        limits, host = self._settings.limits, self.client[0] if self.client else ""
        if limits is not None and not is_among(host, self._settings.trusted_proxies):
            self._counted = network_of(host)
            self._open[self._counted] += 1
            if self._open[self._counted] > limits.connections + MOST_HELD:
                transport.abort()
                return
            if self._open[self._counted] > limits.connections:
                # Refused at once, it would be there again at once, and to accept it is what costs.
                transport.pause_reading()
                self._deadline = self.loop.call_later(
                    limits.request_seconds, self._refuse, 429, "error-too-many-connections"
                )
                return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of everything."""
        if self._counted is not None:
            self._open[self._counted] -= 1
            if not self._open[self._counted]:
                del self._open[self._counted]
        self._stop_watching()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._awaits = "head"

    def on_headers_complete(self) -> None:
        """Its head has come."""
        super().on_headers_complete()
        self._awaits, self._head = "body", 0

    def on_message_complete(self) -> None:
        """The whole request has come."""
        super().on_message_complete()
        self._awaits = "request" if self.cycle.response_complete else "answer"

    def data_received(self, data: bytes) -> None:
        """Takes what has come, unless it goes on long after the request was answered."""
        if self._awaits == "body" and self.cycle.response_complete:
            self._excess += len(data)
            if self._excess > EXCESS_BYTES:
                # The answer may still be on its way out: whoever sends must be able to read it.
                self.transport.pause_reading()
                self.loop.call_later(LINGER_SECONDS, self.transport.abort)
                return
        else:
            self._excess = 0
        if self._awaits == "request":
            self._stop_watching()  # the time runs from the first byte of a request
        super().data_received(data)
        if self._awaits == "head":
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self._leave()
                self._refuse(431, "error-head-too-long")
        self._watch()

    def on_response_complete(self) -> None:
        """Begins to wait for the next request."""
        super().on_response_complete()
        if self._awaits == "answer" and self.cycle.response_complete:
            self._awaits = "request"
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no HTTP; an application that waits for the rest of it hears that nobody is there."""
        self._leave()
        if self._can_answer:
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def _can_answer(self) -> bool:
        """Whether nothing of an answer has been sent that what is written now would be taken for."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is None or cycle.response_complete or not cycle.response_started

    def _watch(self) -> None:
        """Sets the time by which a request that is not whole yet has to be."""
        limits = self._settings.limits
        if limits is None or self._awaits == "answer":
            self._stop_watching()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(limits.request_seconds, self._give_up)

    def _stop_watching(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        limits = self._settings.limits
        assert limits is not None
        self._leave()
        if self._awaits == "request":
            self.transport.close()  # nothing was asked
        else:
            self._refuse(408, "error-too-slow", round(limits.request_seconds))

    def _refuse(self, status: int, why: str, seconds: int = 5) -> None:
        """Says why the connection ends, in English: it may not have said yet what it reads."""
        if self._can_answer and not self.transport.is_closing():
            text = Reader(table_messages()).say(why, seconds=seconds).encode()
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
                "Content-Type: text/plain; charset=utf-8\r\n"
                f"Content-Length: {len(text)}\r\nRetry-After: {seconds}\r\nConnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + text)
        self.transport.close()

    def _leave(self) -> None:
        """Lets the application know that its answer would reach nobody."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
