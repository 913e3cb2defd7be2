"""The server process: startup, shutdown and uvicorn's configuration."""

import asyncio
import gc
import os
import resource
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import uvicorn
from fastapi import FastAPI

from kickabout.table.errors import CannotStart, Unsaved
from kickabout.table.logs import write_logs
from kickabout.table.play import Tables
from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from kickabout.table.web.protocol import BoundedProtocol
from kickabout.text.messages import Message
from kickabout.text.system_errors import reason

PATIENCE_SECONDS = 5
"""The time that a stopping server waits for answers in progress."""

GC_THRESHOLDS = 20_000, 20, 20
"""A decision allocates hundreds of short-lived objects; by its defaults Python would collect on
each."""


class Server(uvicorn.Server):
    """A server that ends its streams of events before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready
        self._opened = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report the address.

        Raises `CannotStart`: the application is started here, since uvicorn would only log its
        errors.
        """
        app = self.config.app
        assert isinstance(app, FastAPI)
        try:
            await self._opened.enter_async_context(app.router.lifespan_context(app))
        except OSError as error:
            folder = str(app.state.settings.data)
            raise CannotStart(
                Message("error-data-folder", folder=folder, error=reason(error))
            ) from error
        except Unsaved as error:  # its cause is in the log
            raise CannotStart(error.message) from error
        await super().startup(sockets)
        # What is loaded by now stays: the collector would hold up the tables scanning it.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        if self.started and self._ready is not None and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host  # noqa: S104 - compared
            self._ready(f"http://{shown}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, ending the open streams first, since they would otherwise be waited for."""
        app = self.config.app
        tables = getattr(app.state, "tables", None) if isinstance(app, FastAPI) else None
        if isinstance(app, FastAPI) and isinstance(tables, Tables):
            app.state.draining = True
            if tables.peers is not None:
                await self._drain(app.state.settings.drain_seconds)
                await tables.peers.leave()
            tables.close_streams()  # clients reconnect after a second, to another server
        await super().shutdown(sockets)
        await self._opened.aclose()

    async def _drain(self, seconds: float) -> None:
        """Go on answering for so long, or until told to stop a second time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.force_exit:  # noqa: ASYNC110 - uvicorn sets a flag
            await asyncio.sleep(0.1)


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Run the server until it is told to stop; `ready` is called with its address once it answers.

    Raises `CannotStart` if the port is taken or the data folder is unusable, `ValueError` if a
    transcript to replay is invalid.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every connection is an open file
    write_logs(settings.log)
    before = os.umask(0o077)  # files created here contain seeds, hidden cards and keys
    try:
        _serve(settings, ready)
    finally:
        os.umask(before)


def _serve(settings: Settings, ready: Callable[[str], None] | None) -> None:
    app = create_app(settings)
    listener = bind(settings.host, settings.port)
    with listener:
        Server(configured(app), ready).run(sockets=[listener])


def configured(app: FastAPI) -> uvicorn.Config:
    """Return uvicorn's configuration for the application."""
    settings: Settings = app.state.settings
    return uvicorn.Config(
        app,
        # Its warnings are about invalid HTTP, by which anybody could fill the disk.
        log_level="error",
        log_config=None,
        access_log=False,  # otherwise every request's address is put together, to be dropped
        http=BoundedProtocol,
        ws="none",
        timeout_graceful_shutdown=PATIENCE_SECONDS,
        lifespan="off",  # the server starts the application itself
        server_header=False,
        # By default uvicorn trusts whoever connects from the loopback address.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises `CannotStart` saying what to do if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol given as TCP, asyncio disables Nagle's algorithm.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise CannotStart(Message("error-port", port=str(port), host=host, reason=why)) from error
    return listener
