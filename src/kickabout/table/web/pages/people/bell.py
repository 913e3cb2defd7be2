"""The bell in the header of pages, and what notices say."""

from typing import Any, TypedDict

from kickabout.table import catalogue
from kickabout.table.people import KINDS
from kickabout.table.store import Account, now
from kickabout.table.store.notice_queries import Notice
from kickabout.table.web.browser import notices_of
from kickabout.table.web.pages.front import ago
from kickabout.table.web.visit import Visit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

IN_BELL = 6
"""The number of notices that the bell shows, latest first."""


class ShownNotice(TypedDict):
    """A notice as pages show it."""

    text: str
    address: str
    when: str
    is_read: bool


def text_of(notice: Notice, reader: Reader) -> str:
    """Return what a notice says."""
    titles = {game.name: game.title for game in catalogue.games()}
    game = "" if notice.game is None else titles.get(notice.game, notice.game)
    return reader.text(Message(KINDS[notice.kind].text, names=notice.names, game=game))


def address_of(notice: Notice) -> str:
    """Return the path to which a notice leads."""
    if notice.table is None:
        return "/me/friends"
    return f"/t/{notice.table}" if notice.kind != "challenge" else "/"


async def bell_context(visit: Visit, account: Account | None) -> dict[str, Any]:
    """Return what the bell in the header shows: nothing for a guest."""
    if account is None:
        return {}
    listed = await (await notices_of(visit.request)).of(account)
    return {
        "unread": sum(not one.is_read for one in listed),
        "notices": [shown_notice(one, visit) for one in listed[:IN_BELL]],
    }


def shown_notice(notice: Notice, visit: Visit) -> ShownNotice:
    """Return a notice as pages show it."""
    return {
        "text": text_of(notice, visit.reader),
        "address": address_of(notice),
        "when": visit.reader.text(ago(notice.at, now())),
        "is_read": notice.is_read,
    }
