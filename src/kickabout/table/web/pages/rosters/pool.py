"""The pool of pieces to fill a roster from: its filters, and the offers for each piece."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from kickabout.engine.roster import (
    CannotPut,
    Facet,
    Part,
    Piece,
    Plan,
    Pool,
    Roster,
    highest,
    put,
    why_not_put,
)
from kickabout.table.roster import Workbench
from kickabout.text.messages import Message, Text
from kickabout.text.reader import Reader

MOST_SEARCHED = 40


@dataclass(frozen=True)
class Wanted:
    """A filter of the pool, and the kind of roster being built."""

    pool: str = ""
    facets: Mapping[str, str] = field(default_factory=dict)
    search: str = ""
    sort: str = ""
    instead: str = ""
    """The slug of the piece on the roster to be replaced."""
    kind: str = ""

    def turned_to(
        self, pool: str, facets: Mapping[str, str] | None = None, instead: str = ""
    ) -> "Wanted":
        """Return another filter of a pool, for the same kind."""
        return Wanted(pool, facets or {}, instead=instead, kind=self.kind)

    @property
    def fields(self) -> dict[str, str]:
        """The fields of a form, or of a query, that select this filter."""
        named = {"pool": self.pool, "q": self.search, "sort": self.sort, "instead": self.instead}
        named |= {f"f-{key}": value for key, value in self.facets.items()} | {"kind": self.kind}
        return {key: value for key, value in named.items() if value}

    @property
    def query(self) -> str:
        """The query string that selects this filter."""
        return f"?{urlencode(self.fields)}" if self.fields else ""


def wanted(plan: Plan, fields: Mapping[str, str], kind: str = "") -> Wanted:
    """Return the filter that a query, or a form, selects; invalid values are ignored."""
    pools = {pool.key: pool for pool in plan.pools}
    pool = pools.get(fields.get("pool", ""), plan.pools[0])
    chosen = {
        facet.key: value
        for facet in pool.facets
        if (value := fields.get(f"f-{facet.key}", "")) in facet.values
    }
    sorts = _sort_keys(pool)
    sort = fields.get("sort", "")
    instead = fields.get("instead", "")
    return Wanted(
        pool.key,
        chosen,
        fields.get("q", "").strip()[:MOST_SEARCHED],
        sort if sort in sorts else "",
        instead if instead in pool.by_slug else "",
        kind,
    )


def pool_context(at: Workbench, roster: Roster, look: Wanted, reader: Reader) -> dict[str, Any]:
    """Return the context of the filtered pool."""
    pool = at.plan.pool(look.pool)
    parts = [part for part in at.plan.parts if part.pool == pool.key]
    fitting = [piece for piece in pool.pieces if _fits(piece, look, reader)]
    if look.sort:
        fitting.sort(key=lambda piece: _rank(piece, look.sort))
    return {
        "key": pool.key,
        "title": pool.title,
        "facets": [
            {
                "key": facet.key,
                "title": facet.title,
                "values": facet.values,
                "chosen": look.facets.get(facet.key, ""),
            }
            for facet in pool.facets
        ],
        "sorts": _sorts(pool, reader),
        "of": len(pool.pieces),
        "instead": pool.by_slug.get(look.instead),
        "plain": look.turned_to(look.pool).query,
        "rows": [_row(at, roster, parts, pool.facets, piece, look) for piece in fitting],
    }


def _fits(piece: Piece, look: Wanted, reader: Reader) -> bool:
    words = look.search.casefold().split()
    where = " ".join((piece.name, reader.text(piece.text), *piece.facets.values())).casefold()
    return all(piece.facets.get(key) == value for key, value in look.facets.items()) and all(
        word in where for word in words
    )


def _stat(name: str, reader: Reader) -> Text:
    return Message("stat", stat=name) if reader.localization.has("stat") else name


def _sort_keys(pool: Pool) -> list[str]:
    """Return the sort keys of a pool; the first is the box's own order."""
    if not pool.pieces or not pool.pieces[0].stats:
        return ["", "name"]
    return ["", "name", "total", *(name for name, _ in pool.pieces[0].stats)]


def _sorts(pool: Pool, reader: Reader) -> list[tuple[str, Message]]:
    """Return the sort keys of a pool, and their labels."""
    named = {"": "printed", "name": "name", "total": "total"}
    return [
        (
            key,
            Message(f"build-sort-{named[key]}")
            if key in named
            else Message("build-sort-stat", stat=_stat(key, reader)),
        )
        for key in _sort_keys(pool)
    ]


def _rank(piece: Piece, sort: str) -> tuple[float, str]:
    if sort == "name":
        return 0, piece.name.casefold()
    stats = dict(piece.stats)
    return -(sum(stats.values()) if sort == "total" else stats.get(sort, 0)), piece.name.casefold()


def _row(
    at: Workbench,
    roster: Roster,
    parts: list[Part],
    facets: tuple[Facet, ...],
    piece: Piece,
    look: Wanted,
) -> dict[str, Any]:
    held = {part.key: roster.of(part.key).count(piece.slug) for part in parts}
    return {
        "piece": piece,
        "kinds": [
            facet.values[value]
            for facet in facets
            if (value := piece.facets[facet.key]) != facet.usual
        ],
        "held": sum(held.values()),
        "parts": [
            _offer(at, roster, part, piece, held[part.key], look)
            for part in parts
            if part.key in piece.places or held[part.key]
        ],
    }


def _offer(
    at: Workbench, roster: Roster, part: Part, piece: Piece, held: int, look: Wanted
) -> dict[str, Any]:
    """Return what can be done with a piece of the pool in a part of the roster."""
    offer: dict[str, Any] = {
        "key": part.key,
        "title": part.title,
        "put": part.put,
        "held": held,
        "most": part.copies,
        "swap": False,
        "why_not": None,
        "bonus": None,
    }
    trial = roster
    if look.instead and look.instead != piece.slug and look.instead in roster.of(part.key):
        offer["swap"] = True
    try:
        trial = put(at.plan, roster, part, piece.slug, look.instead if offer["swap"] else "")
    except CannotPut as error:
        offer["why_not"] = error.reason
        if held:
            offer["why_not"] = why_not_put(at.plan, roster, part, piece)
        return offer
    if part.look == "pitch":
        gained = highest(at.rules.bonuses(at.box, trial)).get(piece.slug)
        if gained is not None:
            offer["bonus"] = {"amount": gained.amount, "why": gained.why}
    return offer
