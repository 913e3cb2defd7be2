"""What runs beside the application from its startup to its shutdown: the store, the tables, and all that works by itself."""

import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from kickabout.table.competitions import Competitions
from kickabout.table.daily import Daily, DailyBots, PositionMaker, Positions
from kickabout.table.errors import CannotStart
from kickabout.table.lab import LabRunner
from kickabout.table.people import (
    Friends,
    Mail,
    Moderation,
    Notices,
    OpenId,
    Passkeys,
    People,
    Programs,
    Pushes,
)
from kickabout.table.play import Host, Tables
from kickabout.table.seasons import Clubs
from kickabout.table.seats import Keys, read_admin_token, read_keys
from kickabout.table.settings import Settings
from kickabout.table.store import Store
from kickabout.table.web import health
from kickabout.table.web.pages.render import Pages
from kickabout.text.messages import Message


class FolderInUse(CannotStart):
    """Another server uses the same data folder."""


@asynccontextmanager
async def services(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Open the data folder, start what runs beside the application, and stop it in the reverse order.

    All of it is kept in `app.state`. Raises `OSError` or `CannotStart` if the data folder cannot be used.
    """
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    state = app.state
    async with AsyncExitStack() as stack:
        if settings.database is None:
            stack.callback(os.close, lock_folder(settings.data))
        keys = (
            read_keys(settings.data)
            if settings.secret is None
            else Keys(settings.secret, settings.previous_secret)
        )
        store = Store(settings.data, settings.database)
        stack.callback(store.close)
        tables = state.tables = Tables(settings, store, keys)
        state.readiness = health.Readiness(store)
        state.admin_token = settings.admin_token or read_admin_token(settings.data)
        state.pages = Pages(tables)
        state.host = Host(tables)
        state.people = People(tables)
        state.friends = Friends(tables, state.people)
        state.competitions = Competitions(tables)
        state.programs = Programs(tables, state.people)
        state.moderation = Moderation(tables, state.people)
        state.passkeys = Passkeys(tables, state.people)
        state.openid = OpenId(tables, state.people)
        state.notices = Notices(tables)
        state.pushes = Pushes(tables)
        state.mail = Mail(tables)
        state.clubs = Clubs(tables)
        state.daily = Daily(tables)
        state.positions = Positions(tables)
        state.position_maker = PositionMaker(store)
        state.lab = LabRunner(store, settings.limits, settings.keep_days)
        await state.daily.load()

        async def load_refused() -> None:
            await state.host.load()
            await state.people.load()
            await tables.sanctions.load()
            await state.programs.load()

        await load_refused()
        if tables.peers is not None:
            tables.peers.heard_blocks = load_refused
            await tables.peers.start()
        stack.push_async_callback(tables.stop)
        stack.push_async_callback(state.programs.stop)
        stack.push_async_callback(state.warming.stop)
        stack.push_async_callback(state.position_maker.stop)
        if settings.warm:
            state.warming.start()
            state.position_maker.start()
        tables.start()
        await state.pushes.start()
        stack.push_async_callback(state.pushes.stop)
        for service in (
            state.lab,
            state.notices,
            state.friends,
            state.competitions,
            state.mail,
            DailyBots(tables, state.daily),
        ):
            service.start()
            stack.push_async_callback(service.stop)
        stack.push_async_callback(state.clubs.stop)
        yield


def lock_folder(folder: Path) -> int:
    """Lock the folder for this process and return the handle, which the caller must close; the
    system releases the lock even when the process is killed.

    Raises `FolderInUse` if another server has it.
    """
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise FolderInUse(Message("error-folder-in-use", folder=str(folder))) from error
    return handle
