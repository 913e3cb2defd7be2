"""The bell in the header of pages."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from kickabout.table.people import Friends, Notices, path_of, text_of, waits_for
from kickabout.table.store import Account, now
from kickabout.table.store.friend_queries import Tied
from kickabout.table.store.notice_queries import Notice
from kickabout.table.web.browser import part_of
from kickabout.table.web.pages.clock_words import ago
from kickabout.table.web.pages.options_words import terms_text
from kickabout.table.web.visit import Visit

IN_BELL = 6
"""The number of unread notices that the bell shows, latest first."""


class ShownNotice(TypedDict):
    """A notice as pages show it."""

    text: str
    address: str
    when: str
    is_read: bool
    kind: str
    subject: str
    invitation: str | None
    """The path to the seat that waits, if it tells of one."""
    terms: str | None
    """Of the match there: whether it is rated, and the time to decide."""
    asks: Tied | None
    """Who asks to be friends still, if it tells of that."""


async def bell_context(visit: Visit, account: Account | None) -> dict[str, Any]:
    """Return what the bell in the header shows: nothing for a guest."""
    if account is None:
        return {}
    listed = await part_of(visit.request, Notices).of(account)
    unread = [one for one in listed if not one.is_read]
    return {
        "unread": len(unread),
        "notices": await shown_notices(unread[:IN_BELL], account, visit),
    }


async def shown_notices(
    listed: Sequence[Notice], account: Account, visit: Visit
) -> list[ShownNotice]:
    """Return notices of an account as pages show them."""
    asking: list[Tied] = []
    if any(one.kind == "asks" for one in listed):
        asking = await part_of(visit.request, Friends).asking(account)
    by_id = {one.id: one for one in asking}
    return [await _shown(one, visit, by_id) for one in listed]


async def _shown(notice: Notice, visit: Visit, asking: Mapping[str, Tied]) -> ShownNotice:
    waiting = None
    if notice.kind == "challenge" and notice.table is not None:
        waiting = await waits_for(visit.tables, notice.table, visit.browser)
    return {
        "text": text_of(notice, visit.reader),
        "address": path_of(notice),
        "when": visit.reader.text(ago(notice.at, now())),
        "is_read": notice.is_read,
        "kind": notice.kind,
        "subject": notice.subject,
        "invitation": None if waiting is None else f"/join/{waiting.invite}",
        "terms": None if waiting is None else terms_text(waiting.table, visit.reader),
        "asks": asking.get(notice.subject) if notice.kind == "asks" else None,
    }
