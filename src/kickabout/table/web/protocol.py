"""HTTP/1.1 in uvicorn, with limits on connections and on the time and size of requests."""

import asyncio
from http import HTTPStatus
from itertools import islice
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kickabout.table.language import table_messages
from kickabout.table.settings import Settings
from kickabout.table.web.visitors import is_among, network_of
from kickabout.text.reader import Reader

REFUSAL_SECONDS = 4.0
"""The delay of a refusal, which slows down a client that hammers, not the server."""
MOST_HELD = 2000
"""The number of an address's connections beyond its limit; of more the oldest is closed at once."""
EXCESS_BYTES = 64 << 20
"""The bytes of a body that are still read after its answer: most clients read no answer before they
have sent everything."""
EXCESS_RATE = 64 << 20
"""The bytes a second that are read so from all connections of an address, which must cost little."""
EXCESS_SECONDS = 60.0
"""The deadline for the rest of such a body."""
LINGER_SECONDS = 0.5
"""The delay before a connection with an even larger body is closed, during which it is not read."""
HEAD_BYTES = 1 << 16
"""The longest head of a request, which the parser itself does not limit."""
MOST_PIPELINED = 8
"""The requests of a connection that wait for the answers of those before them. Browsers send none; thousands, dropped
together when their connections end, would keep the garbage collector busy for a third of a second."""


class _Gathering:
    """A transport that collects the writes of one turn of the event loop, since each system call is
    expensive and the head of an answer would be sent alone.

    It stays open while a body goes on after its answer: closed, it would reset the connection, and
    the sender could not read that.
    """

    def __init__(self, transport: asyncio.Transport, protocol: "BoundedProtocol") -> None:
        self._transport = transport
        self._protocol = protocol
        self._held: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send data at the end of this turn."""
        if not self._held:
            self._protocol.loop.call_soon(self._send)
        self._held.append(data)

    def close(self) -> None:
        """Close the connection once everything is sent and the body has come."""
        self._send()
        if not self._protocol.lingers:
            self._transport.close()

    def _send(self) -> None:
        held, self._held = self._held, []
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class TooManyPipelined(Exception):
    """A connection has more requests that wait for each other than it may."""


class BoundedProtocol(HttpToolsProtocol):
    """A connection on which the head of a request, and then its body, must arrive within a time.

    If the settings have limits, the number of an address's connections is limited too, except for
    trusted proxies.
    """

    _excess = 0
    _head = 0
    _deadline: asyncio.TimerHandle | None = None
    _counted: str | None = None
    _is_excess = False
    _awaits: Literal["request", "head", "body", "answer"] = "request"
    """The next thing to come: a request, the rest of its head, the rest of its body, or our answer."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        state = self.config.app.state  # type: ignore[union-attr]  # ours
        self._settings: Settings = state.settings
        self._open: dict[str, dict[BoundedProtocol, None]] = state.connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request; one over too many connections is for the application to refuse."""
        super().connection_made(_Gathering(transport, self))  # type: ignore[arg-type]  # duck-typed
        limits, host = self._settings.limits, self.client[0] if self.client else ""
        if limits is not None and not is_among(host, self._settings.trusted_proxies):
            self._counted = network_of(host)
            own = self._open.setdefault(self._counted, {})
            own[self] = None
            self._is_excess = len(own) > limits.connections
            if len(own) > limits.connections + MOST_HELD:
                next(islice(own, limits.connections, None)).transport.abort()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything."""
        if self._counted is not None:
            del self._open[self._counted][self]
            if not self._open[self._counted]:
                del self._open[self._counted]
        self._stop_watching()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Note the beginning of a request."""
        super().on_message_begin()
        self.scope["state"]["is_excess"] = self._is_excess
        self._awaits = "head"

    def on_headers_complete(self) -> None:
        """Note that its head is complete; the body has a time of its own.

        Raises `TooManyPipelined`, which to the parser is as if the request was not HTTP.
        """
        if len(self.pipeline) == MOST_PIPELINED:
            raise TooManyPipelined
        super().on_headers_complete()
        self._awaits, self._head = "body", 0
        self._stop_watching()

    def on_message_complete(self) -> None:
        """Note that the request is complete."""
        super().on_message_complete()
        self._awaits = "request" if self.cycle.response_complete else "answer"
        if self._awaits == "request" and not self.cycle.keep_alive:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Process data; a body that goes on after its answer is read slowly, and not forever."""
        if self.lingers:
            self._excess += len(data)
            self.flow.pause_reading()
            if self._excess > EXCESS_BYTES:
                # The answer may not be sent yet, and the sender must be able to read it.
                self.loop.call_later(LINGER_SECONDS, self.transport.abort)
                return
            connections = 1 if self._counted is None else len(self._open[self._counted])
            self.loop.call_later(connections * len(data) / EXCESS_RATE, self._read_on)
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
        """Start waiting for the next request."""
        super().on_response_complete()
        if self._awaits == "answer" and self.cycle.response_complete:
            self._awaits = "request"
        if self.lingers:
            self._stop_watching()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP; an application that waits for the rest sees a disconnect."""
        self._leave()
        if self.lingers:
            self.transport.abort()
        elif self._can_answer:
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def lingers(self) -> bool:
        """Return whether a body goes on after its answer."""
        return self._awaits == "body" and self.cycle.response_complete

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.flow.resume_reading()

    @property
    def _can_answer(self) -> bool:
        """Return whether an answer can be written without mixing it with another that has begun."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is None or cycle.response_complete or not cycle.response_started

    def _watch(self) -> None:
        """Start the timer by which what comes next must be complete."""
        limits = self._settings.limits
        if limits is None or self._awaits == "answer":
            self._stop_watching()
        elif self._deadline is None:
            seconds = EXCESS_SECONDS if self.lingers else limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_watching(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        limits = self._settings.limits
        assert limits is not None
        self._leave()
        if self.lingers:
            self.transport.abort()
        elif self._awaits == "request" and self._is_excess:
            self._refuse(429, "error-too-many-connections")
        elif self._awaits == "request":
            self.transport.close()  # nothing to refuse
        else:
            self._refuse(408, "error-too-slow", round(limits.request_seconds))

    def _refuse(self, status: int, why: str, seconds: int = 5) -> None:
        """Write why the connection ends, in English, since the client may not have sent its
        language yet.
        """
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
        """Tell the application that its client has gone."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
