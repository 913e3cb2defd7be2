"""HTTP/1.1 as uvicorn speaks it, with bounds on what comes before and after a request is understood."""

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

EXCESS_BYTES = 1 << 20
"""So much more of a body is taken after its answer, so that whoever sends it can read that."""


class BoundedProtocol(H11Protocol):
    """A connection that ends where a body does not, and whose faults end with the answer that says so."""

    _excess = 0

    def data_received(self, data: bytes) -> None:
        """Takes what has come, unless it goes on long after the request was answered."""
        if self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY:
            self._excess += len(data)
            if self._excess > EXCESS_BYTES:
                self.transport.abort()
                return
        else:
            self._excess = 0
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no HTTP; an application that waits for the rest of it hears that nobody is there."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
