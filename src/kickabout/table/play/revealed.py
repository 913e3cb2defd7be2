"""What the pages of a table have revealed for dice that the seats make together, and is in no entry yet."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from kickabout.engine.links import SILENT, Linked, LinkOf, read_links
from kickabout.table.play.log import MatchLog
from kickabout.table.store import Entry

LINK_SECONDS = 3.0
"""The longest time that a draw waits for missing links, at the normal pace."""


class ShownLinks(TypedDict):
    """The standing of a seat's links, as its page needs it."""

    anchor: str | None
    """The anchor of its chain; None if it has none."""
    since: int
    """The number of the entry that brought the anchor, -1 before the match: the link for a draw after N entries is
    number N - `since` of the chain."""
    due: int | None
    """The number of entries before the draw for which its link is due now."""


class SeatLinks(TypedDict):
    """How many links a seat has revealed, of those that were due."""

    seat: int
    given: int
    due: int


def links_by_seat(log: MatchLog) -> list[SeatLinks]:
    """Return how many links each seat has revealed; empty unless the seats make the dice together."""
    linked = Linked.of(sorted(log.links.latest))
    for entry in log.entries:
        linked.count(entry.links or "")
    return [
        {"seat": seat, "given": given, "due": given + linked.silent[seat]}
        for seat, given in linked.given.items()
    ]


@dataclass
class Revealed:
    """The links and anchors that have come since the last entry."""

    links: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat, the number of entries before the draw that it is for, and the link."""
    anchors: dict[int, str] = field(default_factory=dict)
    """By seat, the anchor of another chain, which the next entry but a draw brings."""
    silent: set[int] = field(default_factory=set)
    """The seats whose last link did not come in time, for which no draw waits until they give a sign of life."""

    def given(self, log: MatchLog) -> dict[int, str]:
        """Return the links that have come for the next draw, by seat."""
        return {
            seat: link
            for seat, (number, link) in self.links.items()
            if number == log.number and seat in log.links.latest
        }

    def for_draw(self, log: MatchLog) -> str:
        """Return what a draw has of links, as its entry stores it."""
        given = self.given(log)
        told = (LinkOf(seat, False, given.get(seat, SILENT)) for seat in log.links.latest)
        return " ".join(map(str, told))

    def for_decision(self, log: MatchLog) -> str | None:
        """Return what any other entry has of new anchors, None if there is none."""
        latest = log.links.anchors
        new = {
            seat: one for seat, one in self.anchors.items() if latest.get(seat, ())[1:] != (one,)
        }
        return " ".join(str(LinkOf(seat, True, new[seat])) for seat in sorted(new)) or None

    def take(self, links: dict[int, tuple[int, str]], anchors: dict[int, str]) -> bool:
        """Take over what has come at other servers; return whether any of it is new."""
        known = dict(self.links), dict(self.anchors)
        self.links |= links
        self.anchors |= anchors
        return (self.links, self.anchors) != known

    def follow(self, entries: Sequence[Entry]) -> None:
        """Note who was silent, and who has shown a sign of life."""
        for entry in entries:
            self.silent.discard(entry.actor)
            for one in read_links(entry.links or ""):
                if one.value == SILENT:
                    self.silent.add(one.seat)
                elif one.is_anchor and self.anchors.get(one.seat) == one.value:
                    del self.anchors[one.seat]
