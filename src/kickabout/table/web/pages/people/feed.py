"""The notices of an account as a feed and its dues as a calendar, for programs that have their secret address."""

from collections.abc import Sequence
from datetime import UTC
from xml.etree import ElementTree

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.people import own_moves, owner_of, path_of, text_of
from kickabout.table.store import Account, now
from kickabout.table.store.due_queries import Due
from kickabout.table.store.notice_queries import Notice
from kickabout.table.web.browser import ServerNotices
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
ATOM = "http://www.w3.org/2005/Atom"


@router.post("/me/feed")
@costs(limit="accounts", weight=DEAR)
async def new_feed(visit: TheVisit, notices: ServerNotices, account: TheAccount) -> Response:
    """Make a new secret address of the feed, and show it this once."""
    address = f"{visit.base}/feed/{await notices.new_feed(account)}"
    calendar = f"{address}/calendar.ics"
    return visit.page("feed.html", visit.reader, address=address, calendar=calendar)


@router.post("/me/feed/end")
async def end_feed(visit: TheVisit, notices: ServerNotices, account: TheAccount) -> Response:
    """Have the address of the feed lead nowhere."""
    await notices.end_feed(account)
    return visit.redirect("/me/notices?done=feed-ended")


@router.get("/feed/{secret}")
async def feed(secret: str, visit: TheVisit, notices: ServerNotices) -> Response:
    """Show the notices of the account whose secret address this is."""
    account = await notices.by_feed(secret)
    made = _atom(visit, account, await notices.of(account))
    return Response(made, media_type="application/atom+xml")


@router.get("/feed/{secret}/calendar.ics")
async def show_calendar(secret: str, visit: TheVisit, notices: ServerNotices) -> Response:
    """Show by when the account has to decide whose secret address this is: one event for each match over days."""
    account = await notices.by_feed(secret)
    moves = await own_moves(visit.tables.store, owner_of(account))
    return Response(_calendar(visit, moves), media_type="text/calendar; charset=utf-8")


def _calendar(visit: Visit, moves: Sequence[Due]) -> str:
    """Return dues as a calendar (RFC 5545)."""
    titles = {game.name: game.title for game in catalogue.games()}
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kickabout//Kickabout//EN"]
    for one in moves:
        game = titles.get(one.game, one.game)
        due = f"{one.due.astimezone(UTC):%Y%m%dT%H%M%SZ}"
        said = visit.reader.say("calendar-due", game=game, names=one.rivals)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}@kickabout",
            f"DTSTAMP:{now():%Y%m%dT%H%M%SZ}",
            f"DTSTART:{due}",
            f"DTEND:{due}",
            f"SUMMARY:{_escaped(said)}",
            f"URL:{visit.base}/t/{one.table}",
            "END:VEVENT",
        ]
    return "".join(map(_folded, [*lines, "END:VCALENDAR"]))


def _escaped(text: str) -> str:
    for sign in "\\,;":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Return a line of at most 75 bytes, and what is beyond in lines that begin with a space."""
    parts, part = [], ""
    for sign in line:
        if len((part + sign).encode()) > 74:
            parts.append(part)
            part = ""
        part += sign
    return "\r\n ".join([*parts, part]) + "\r\n"


def _atom(visit: Visit, account: Account, notices: Sequence[Notice]) -> bytes:
    """Return notices as an Atom feed (RFC 4287)."""
    top = ElementTree.Element("feed", xmlns=ATOM)
    latest = max((one.at for one in notices), default=account.created)
    said = visit.reader.say("feed-title", name=account.name)
    for tag, text in (
        ("title", said),
        ("id", f"urn:kickabout:{account.id}"),
        ("updated", latest.isoformat()),
    ):
        ElementTree.SubElement(top, tag).text = text
    author = ElementTree.SubElement(top, "author")
    ElementTree.SubElement(author, "name").text = "Kickabout"
    for one in notices:
        entry = ElementTree.SubElement(top, "entry")
        ElementTree.SubElement(entry, "title").text = text_of(one, visit.reader)
        at = f"{one.at:%Y%m%dT%H%M%S%f}"
        place = f"urn:kickabout:{account.id}:{one.kind}:{one.subject}:{at}"
        ElementTree.SubElement(entry, "id").text = place
        ElementTree.SubElement(entry, "updated").text = one.at.isoformat()
        ElementTree.SubElement(entry, "link", href=visit.base + path_of(one))
    made: bytes = ElementTree.tostring(top, encoding="utf-8", xml_declaration=True)
    return made
