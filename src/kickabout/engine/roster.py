"""Rosters built before a match: a squad with its deck, a team with its strategy.

A game with something to build describes it by a `RosterRules`. The result is a `Roster`: a name and lists of
slugs, stored as a small text file that people save, send and load again.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol

from kickabout.engine.toml_files import read_toml
from kickabout.text.invalid import Invalid, explanation, quoted
from kickabout.text.messages import Argument, Message, Name, Text

NAME_LENGTH = 40
MOST_ENTRIES = 99
"""The most entries in a part of a roster, whatever the game."""
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Roster:
    """A roster, complete or not."""

    name: str
    parts: Mapping[str, tuple[str, ...]]
    """The slugs of each part, in order; a piece that is in it twice occurs twice."""

    def of(self, part: str) -> tuple[str, ...]:
        """Return the slugs of a part; empty if the roster does not have it yet."""
        return self.parts.get(part, ())


@dataclass(frozen=True)
class Row:
    """Places of a part that belong together, such as the four forwards."""

    key: str
    title: Text
    size: int
    one: Text
    """The name of one of its places: `forward`."""
    narrows: Mapping[str, str] = field(default_factory=dict)
    """The values of facets by which the pool is filtered to the pieces that fit here."""
    clause: str = ""
    """The rulebook's clause on the number of places."""


@dataclass(frozen=True)
class Part:
    """A part of a roster, such as the eleven or the deck."""

    key: str
    """The part's key, also in the file."""
    title: Text
    pool: str
    """The pool that it is filled from."""
    rows: tuple[Row, ...]
    look: str
    """The way a page draws it: `pitch`, `bench` or `deck`."""
    put: Text
    """The label of a button that puts a piece in: `Pitch`."""
    copies: int = 1
    """The most copies of one piece; parts that allow several are written as counts in the file."""
    clause: str = ""
    """The rulebook's clause on copies, or on the pieces allowed."""
    refuses: Text | None = None
    """The reason why a piece without a place in it cannot be put in, if there is more to say than that."""

    @property
    def size(self) -> int:
        """The number of pieces that it takes."""
        return sum(row.size for row in self.rows)


@dataclass(frozen=True)
class Piece:
    """Something that can be put on a roster: a player, a card."""

    slug: str
    name: str
    places: Mapping[str, str]
    """The row that it takes in each part that it may be in."""
    facets: Mapping[str, str]
    """The value of each facet, by which a pool is filtered."""
    text: Text = ""
    stats: tuple[tuple[str, int], ...] = ()
    look: Mapping[str, Any] = field(default_factory=dict)
    """The data that a page needs to draw it."""


@dataclass(frozen=True)
class Facet:
    """A property by which a pool is filtered: the team, the position."""

    key: str
    title: Text
    values: Mapping[str, Text]
    """Each value with its label."""
    usual: str = ""
    """The usual value, which is not worth showing."""


@dataclass(frozen=True)
class Pool:
    """The pieces that parts are filled from."""

    key: str
    title: Text
    facets: tuple[Facet, ...]
    pieces: tuple[Piece, ...]

    @cached_property
    def by_slug(self) -> dict[str, Piece]:
        """The pieces by slug."""
        return {piece.slug: piece for piece in self.pieces}


@dataclass(frozen=True)
class Bonus:
    """A bonus that pieces gain by being together."""

    amount: int
    why: Text
    pieces: tuple[str, ...]
    """The pieces that have it. Of several bonuses a piece has the highest."""
    rows: tuple[str, ...] = ()
    """The rows that it applies to, if it is a bonus of whole rows."""


@dataclass(frozen=True)
class Plan:
    """The building plan of a box: the parts of a roster, and the pools that they are filled from."""

    parts: tuple[Part, ...]
    pools: tuple[Pool, ...]
    ready: Mapping[str, tuple[Roster, Text]]
    """Ready-made rosters to start from, by slug, each with a line about it."""

    def part(self, key: str) -> Part:
        """Return the part of this key; raise `ValueError` if there is none."""
        for part in self.parts:
            if part.key == key:
                return part
        known = ", ".join(part.key for part in self.parts)
        raise Invalid(Message("roster-file-part", given=quoted(key), known=known))

    def pool(self, key: str) -> Pool:
        """Return the pool of this key; raise `ValueError` if there is none."""
        for pool in self.pools:
            if pool.key == key:
                return pool
        raise ValueError(f"there is no pool {key!r}")

    def piece(self, part: Part, slug: str) -> Piece | None:
        """Return a piece of the part's pool, None if the box has none of this slug."""
        return self.pool(part.pool).by_slug.get(slug)


class RosterRules(Protocol):
    """A game's rules for building a roster; without state of its own."""

    noun: Text
    """The word for a roster: `squad`."""
    lead: Text
    """The task, in a line for somebody who has never built one."""
    option: str
    """The option of the box whose words are kinds of roster, such as two sizes of a deck; empty if there is
    only one kind.
    """

    def plan(self, box: Any) -> Plan:
        """Return the building plan of this box with its options."""

    def parse(self, text: str) -> Roster:
        """Read a roster's file; raise `ValueError` naming the line or the key that is wrong."""

    def dump(self, roster: Roster) -> str:
        """Return the roster as a file that `parse` reads."""

    def complaints(self, box: Any, roster: Roster) -> list[Text]:
        """Return why the roster may not be played with, each with the rulebook's clause; empty if it may."""

    def remarks(self, box: Any, roster: Roster) -> list[Text]:
        """Return advice on the roster, each with the rulebook's clause; it may be played with all the same."""

    def bonuses(self, box: Any, roster: Roster) -> list[Bonus]:
        """Return the bonuses that its pieces gain by being together."""

    def actions(self, box: Any, roster: Roster) -> list[list[str]]:
        """Return the decisions that build it in a match, in one list for each part."""


# --- building ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filled:
    """A row of a part with the pieces in it."""

    row: Row
    pieces: tuple[Piece, ...]


def lay_out(plan: Plan, part: Part, roster: Roster) -> tuple[list[Filled], list[str]]:
    """Return the rows of a part as the roster fills them, and the slugs that have no place in it."""
    standing: dict[str, list[Piece]] = {row.key: [] for row in part.rows}
    strays = []
    for slug in roster.of(part.key):
        piece = plan.piece(part, slug)
        if piece is None or part.key not in piece.places:
            strays.append(slug)
        else:
            standing[piece.places[part.key]].append(piece)
    return [Filled(row, tuple(standing[row.key])) for row in part.rows], strays


class CannotPut(ValueError):
    """A piece that cannot be put into a roster; `reason` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(repr(reason))
        self.reason = reason


def why_not_put(plan: Plan, roster: Roster, part: Part, piece: Piece) -> Message | None:
    """Return why a piece cannot be put into a part of the roster, None if it can."""
    name = Name("piece", piece.slug, piece.name)
    if part.key not in piece.places:
        if part.refuses is not None:
            return _cited("cannot-put-because", part.clause, reason=part.refuses)
        return _cited("cannot-put-here", part.clause, piece=name)
    there = roster.of(part.key).count(piece.slug)
    if there >= part.copies:
        return _cited("cannot-put-again", part.clause, piece=name, copies=part.copies)
    for other in plan.parts:
        if other.key != part.key and other.pool == part.pool and piece.slug in roster.of(other.key):
            return _cited("cannot-put-twice", part.clause, piece=name, part=other.title)
    rows, _ = lay_out(plan, part, roster)
    row = next(filled for filled in rows if filled.row.key == piece.places[part.key])
    if len(row.pieces) >= row.row.size:
        return _cited("cannot-put-full", row.row.clause, row=row.row.title, size=row.row.size)
    return None


def put(plan: Plan, roster: Roster, part: Part, slug: str, instead: str = "") -> Roster:
    """Return the roster with another piece, in the place of `instead` if that names one.

    A piece that is in another part of the same pool is moved. Raises `CannotPut`.
    """
    piece = plan.piece(part, slug)
    if piece is None:
        raise CannotPut(Message("cannot-put-unknown", piece=slug))
    held = list(roster.of(part.key))
    place = held.index(instead) if instead in held else len(held)
    if instead in held:
        held.pop(place)
    changed = {**roster.parts, part.key: tuple(held)}
    for other in plan.parts:
        if other.key != part.key and other.pool == part.pool:
            changed[other.key] = tuple(one for one in roster.of(other.key) if one != slug)
    trial = replace(roster, parts=changed)
    refusal = why_not_put(plan, trial, part, piece)
    if refusal is not None:
        raise CannotPut(refusal)
    held.insert(place, slug)
    return replace(trial, parts={**changed, part.key: tuple(held)})


def has_room(plan: Plan, roster: Roster) -> bool:
    """Return whether no part of the roster holds too many pieces, in all or of one kind."""
    return all(
        len(held) <= part.size and max(Counter(held).values(), default=0) <= part.copies
        for part in plan.parts
        for held in [roster.of(part.key)]
    )


def take(roster: Roster, part: Part, slug: str) -> Roster:
    """Return the roster without one copy of this piece, the last one; raise `CannotPut` if it has none."""
    held = list(roster.of(part.key))
    if slug not in held:
        raise CannotPut(Message("cannot-take", piece=slug, part=part.title))
    held.reverse()
    held.remove(slug)
    held.reverse()
    return replace(roster, parts={**roster.parts, part.key: tuple(held)})


def _cited(message_id: str, clause: str, **arguments: Argument) -> Message:
    return Message(message_id, clause=clause or "none", **arguments)


# --- files ------------------------------------------------------------------------------------


def read_roster(text: str, lists: Sequence[str], counts: Sequence[str]) -> Roster:
    """Read the file of a roster: its name, lists of slugs, and tables of how many there are of each.

    Raises `ValueError` naming the line or the key that is wrong, and what is allowed there. A part that is
    missing is empty; the game checks whether there is a piece of each slug.
    """
    try:
        table = read_toml(text)
    except ValueError as error:
        raise Invalid(Message("roster-file-no-toml", error=explanation(error))) from error
    allowed = ("name", *lists, *counts)
    for key in table:
        if key not in allowed:
            raise Invalid(Message("roster-file-key", key=quoted(key), known=", ".join(allowed)))
    parts = {key: _list(key, table.get(key, [])) for key in lists}
    parts |= {key: _counts(key, table.get(key, {})) for key in counts}
    return Roster(checked_name(table.get("name")), parts)


def write_roster(roster: Roster, lists: Sequence[str], counts: Sequence[str]) -> str:
    """Return the file of a roster, as `read_roster` reads it."""
    lines = [f"name = {json.dumps(roster.name, ensure_ascii=False)}"]
    for key in lists:
        entries = "".join(f'  "{slug}",\n' for slug in roster.of(key))
        lines.append(f"{key} = [\n{entries}]" if entries else f"{key} = []")
    for key in counts:
        lines.append(f"\n[{key}]")
        lines += [f"{slug} = {count}" for slug, count in Counter(roster.of(key)).items()]
    return "\n".join(lines) + "\n"


def checked_name(name: object) -> str:
    """Return the name of a roster, trimmed; raise `ValueError` unless it has 1 to 40 printable characters."""
    if not isinstance(name, str) or not name.strip():
        raise Invalid(Message("roster-file-name"))
    trimmed = " ".join(name.split())
    if len(trimmed) > NAME_LENGTH:
        raise Invalid(Message("roster-file-name-long", most=NAME_LENGTH, number=len(trimmed)))
    if not trimmed.isprintable():
        raise Invalid(Message("roster-file-name-unprintable"))
    return trimmed


def _list(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise Invalid(Message("roster-file-list", key=key, value=quoted(value)))
    if len(value) > MOST_ENTRIES:
        raise Invalid(Message("roster-file-many", key=key, number=len(value), most=MOST_ENTRIES))
    return tuple(_slug(f"{key}[{place}]", entry) for place, entry in enumerate(value, 1))


def _counts(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, dict):
        raise Invalid(Message("roster-file-counts", key=key, value=quoted(value)))
    entries: list[str] = []
    for slug, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_ENTRIES:
            raise Invalid(Message("invalid-whole", name=f"{key}.{slug}", value=quoted(count)))
        entries += [_slug(f"{key}.{slug}", slug)] * count
    if len(entries) > MOST_ENTRIES:
        raise Invalid(Message("roster-file-many", key=key, number=len(entries), most=MOST_ENTRIES))
    return tuple(entries)


def _slug(where: str, value: object) -> str:
    if not isinstance(value, str) or not _SLUG.fullmatch(value) or len(value) > NAME_LENGTH:
        raise Invalid(Message("roster-file-slug", key=where, value=quoted(value)))
    return value


def highest(bonuses: Iterable[Bonus]) -> dict[str, Bonus]:
    """Return the bonus of each piece: of several the highest."""
    best: dict[str, Bonus] = {}
    for bonus in bonuses:
        for slug in bonus.pieces:
            if slug not in best or bonus.amount > best[slug].amount:
                best[slug] = bonus
    return best
