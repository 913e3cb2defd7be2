"""The final order of a competition, with what has put each side where it is."""

from collections.abc import Mapping
from typing import TypedDict

from kickabout.table.competitions import Running
from kickabout.table.formats.reasons import Reason, reasons
from kickabout.table.web.pages.competitions.standings_view import letter_of
from kickabout.table.web.pages.competitions.words import round_arguments
from kickabout.text.reader import Reader


class ShownPlace(TypedDict):
    """A place in the final order."""

    side: int
    why: str
    is_by_lot: bool
    """Whether the lot has decided its last match."""


def shown_order(running: Running, names: Mapping[int, str], reader: Reader) -> list[ShownPlace]:
    """Return the final order, best first; nothing before a competition is over."""
    tournament = running.tournament
    if not tournament.order:
        return []
    known = reasons(tournament.field)
    return [
        {
            "side": side,
            "why": _why(running, known.get(side), side, names, reader),
            "is_by_lot": side in known and known[side].is_by_lot,
        }
        for side in tournament.order
    ]


def _why(
    running: Running, reason: Reason | None, side: int, names: Mapping[int, str], reader: Reader
) -> str:
    withdrawn = running.tournament.withdrawn.get(side)
    if withdrawn is not None:
        return reader.say("competition-out", why=withdrawn.why)
    if reason is None:
        return ""
    return reader.say(
        "competition-why",
        what=reason.what,
        **round_arguments(running, reason.stage, reason.round),
        letter=letter_of(reason.group),
        place=reason.place,
        points=reason.points,
        other="" if reason.other is None else names[reason.other],
        by=reason.by or "",
        lot="yes" if reason.is_by_lot else "no",
    )
