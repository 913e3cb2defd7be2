"""Feeds (Atom) and calendars (iCalendar), for the programs of those who follow something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.etree import ElementTree

from fastapi.responses import Response

from kickabout.table.store import now

ATOM = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True)
class Item:
    """An entry of a feed, or an event of a calendar."""

    id: str
    """Another for each item, ever."""
    title: str
    at: datetime
    link: str


def feed(place: str, title: str, begun: datetime, items: Sequence[Item]) -> Response:
    """Answer with a feed (RFC 4287), known by its `place`, which has begun to be one at a moment."""
    top = ElementTree.Element("feed", xmlns=ATOM)
    latest = max((one.at for one in items), default=begun)
    for tag, text in (("title", title), ("id", place), ("updated", latest.isoformat())):
        ElementTree.SubElement(top, tag).text = text
    author = ElementTree.SubElement(top, "author")
    ElementTree.SubElement(author, "name").text = "Kickabout"
    for one in items:
        entry = ElementTree.SubElement(top, "entry")
        ElementTree.SubElement(entry, "title").text = one.title
        ElementTree.SubElement(entry, "id").text = one.id
        ElementTree.SubElement(entry, "updated").text = one.at.isoformat()
        ElementTree.SubElement(entry, "link", href=one.link)
    made = ElementTree.tostring(top, encoding="utf-8", xml_declaration=True)
    return Response(made, media_type="application/atom+xml")


def calendar(items: Iterable[Item]) -> Response:
    """Answer with a calendar (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kickabout//Kickabout//EN"]
    for one in items:
        at = _stamp(one.at)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.id}",
            f"DTSTAMP:{_stamp(now())}",
            f"DTSTART:{at}",
            f"DTEND:{at}",
            f"SUMMARY:{_escaped(one.title)}",
            f"URL:{one.link}",
            "END:VEVENT",
        ]
    made = "".join(map(_folded, [*lines, "END:VCALENDAR"]))
    return Response(made, media_type="text/calendar; charset=utf-8")


def _stamp(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"


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
