"""The bell in the header of pages."""

from typing import Any, TypedDict

from kickabout.table.people import path_of, text_of
from kickabout.table.store import Account, now
from kickabout.table.store.notice_queries import Notice
from kickabout.table.web.browser import notices_of
from kickabout.table.web.pages.front import ago
from kickabout.table.web.visit import Visit

IN_BELL = 6
"""The number of notices that the bell shows, latest first."""


class ShownNotice(TypedDict):
    """A notice as pages show it."""

    text: str
    address: str
    when: str
    is_read: bool


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
        "address": path_of(notice),
        "when": visit.reader.text(ago(notice.at, now())),
        "is_read": notice.is_read,
    }
