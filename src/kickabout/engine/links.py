"""Links: what the seats' pages add to the dice while a match runs, so that not even the server foresees a draw.

Before the match each page makes a chain of hashes, each of which is the hash of the next, and commits to it by
the first, its *anchor*. Whenever chance follows a decision, each page reveals the link that belongs to the
number of entries before the draw: nobody has a choice among links, and nobody else can compute it beforehand.
The draw follows from the latest links of all. `docs/dice.md` has the protocol and its guarantees.
"""

import hmac
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from hashlib import sha256

from kickabout.engine.chain import is_digest
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message

SILENT = "-"
"""The placeholder for a link that had not come when it was due."""
_TOLD = re.compile(r"([0-9]{1,2})([:=])([0-9a-f]{64}|-)")


def link_before(table: str, seat: int, link: str) -> str:
    """Return the link before one in the chain of a seat, which is its hash."""
    told = f"kickabout link 3\ntable {table}\nseat {seat}\nlink {link}"
    return sha256(told.encode("ascii")).hexdigest()


def chain_of(table: str, seat: int, last: str, length: int) -> list[str]:
    """Return a seat's chain of so many links from the random one at its end: the anchor, then the links in the order
    in which they are revealed.
    """
    links = [last]
    for _ in range(length):
        links.append(link_before(table, seat, links[-1]))
    return links[::-1]


@dataclass(frozen=True)
class LinkOf:
    """What an entry of a record has of a seat's chain."""

    seat: int
    is_anchor: bool
    """True for the anchor of another chain, with which the seat goes on."""
    value: str
    """64 hexadecimal digits, or `SILENT`."""

    def __str__(self) -> str:
        """Return it as an entry has it."""
        return f"{self.seat}{'=' if self.is_anchor else ':'}{self.value}"


def read_links(told: str) -> list[LinkOf]:
    """Return the links and anchors of an entry; raises `ValueError` for anything else, naming it."""
    links = []
    for word in told.split(" ") if told else []:
        parts = _TOLD.fullmatch(word)
        if parts is None or (parts[2] == "=" and parts[3] == SILENT):
            raise Invalid(Message("proof-links", given=quoted(word)))
        links.append(LinkOf(int(parts[1]), parts[2] == "=", parts[3]))
    return links


@dataclass
class Linked:
    """How often the seats that make the dice of a match together revealed the link that was due."""

    given: dict[int, int]
    """By seat, the links that came."""
    silent: dict[int, int]
    """By seat, the links that did not come in time."""
    unasked: int = 0
    """The draws after a decision for which nobody was asked for a link, as while teams are prepared."""

    @classmethod
    def of(cls, seats: Collection[int]) -> "Linked":
        """Return that of seats before the first draw."""
        return cls(dict.fromkeys(seats, 0), dict.fromkeys(seats, 0))

    def count(self, told: str) -> None:
        """Count the links that an entry has; anchors are none."""
        for one in read_links(told):
            tally = self.silent if one.value == SILENT else self.given
            if not one.is_anchor:
                tally[one.seat] = tally.get(one.seat, 0) + 1


@dataclass
class Links:
    """The latest link of each seat that makes the dice of a match."""

    table: str
    latest: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat, the number of entries before the draw that the latest link was due for, and the link; without one, the
    same of its anchor."""
    anchors: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat, the number of the entry that brought the anchor of its chain, -1 before the match, and the anchor."""

    @classmethod
    def begin(cls, table: str, anchors: dict[int, str]) -> "Links":
        """Return those of a match that has not begun: the anchors."""
        first = {seat: (-1, anchor) for seat, anchor in sorted(anchors.items())}
        return cls(table, first, dict(first))

    def __bool__(self) -> bool:
        """Return whether the dice are made by links at all."""
        return bool(self.latest)

    def fits(self, seat: int, number: int, link: str) -> bool:
        """Return whether a link is the one of a seat's chain that is due after so many entries."""
        if seat not in self.latest or not is_digest(link):
            return False
        at, before = self.latest[seat]
        if at == number:
            return link == before
        for _ in range(at, number):
            link = link_before(self.table, seat, link)
        return at < number and link == before

    def take(self, number: int, told: str) -> list[int]:
        """Take what entry `number` has of links and anchors over; return the seats whose links do not fit.

        Raises `ValueError` if it cannot be read.
        """
        wrong = []
        for one in read_links(told):
            if one.is_anchor:
                self.latest[one.seat] = self.anchors[one.seat] = number, one.value
            elif one.value != SILENT:
                if not self.fits(one.seat, number, one.value):
                    wrong.append(one.seat)
                self.latest[one.seat] = number, one.value
            elif one.seat not in self.latest:
                wrong.append(one.seat)
        return wrong

    def key(self, key: bytes) -> bytes:
        """Return the key of the next draws, from the key of the match: itself without any links."""
        if not self.latest:
            return key
        lines = [f"seat {seat} {link}" for seat, (_, link) in sorted(self.latest.items())]
        return hmac.digest(key, "\n".join(["kickabout links 3", *lines]).encode("ascii"), sha256)

    def copy(self) -> "Links":
        """Return an independent copy."""
        return Links(self.table, dict(self.latest), dict(self.anchors))
