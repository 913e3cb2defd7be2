"""Template contexts of the pages for building a roster."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from kickabout.engine.roster import Bonus, Part, Piece, Plan, Roster, Row, highest, lay_out
from kickabout.table.play import LiveTable, clock_of
from kickabout.table.roster import Saved, Workbench, workbench, workbench_for
from kickabout.table.web.pages.rosters.pool import Wanted, pool_context
from kickabout.text.messages import Text
from kickabout.text.option_labels import option_label
from kickabout.text.reader import Reader

CLAUSE = re.compile(r"\s*\(([A-Z]+-\d+\.\d+)\)")


def with_clauses(sentences: Iterable[Text], reader: Reader) -> list[dict[str, str]]:
    """Return complaints or remarks for a page: the text, and the clause to look it up by."""
    shown = []
    for sentence in map(reader.text, sentences):
        clause = CLAUSE.search(sentence)
        text = CLAUSE.sub("", sentence) if clause else sentence
        shown.append({"text": text, "clause": clause.group(1) if clause else ""})
    return shown


def sums(plan: Plan, roster: Roster) -> list[dict[str, Any]]:
    """Return the number of pieces and the size of each part of a roster."""
    return [
        {
            "key": part.key,
            "title": part.title,
            "count": len(roster.of(part.key)),
            "size": part.size,
        }
        for part in plan.parts
    ]


def summary(usual: Workbench, saved: Saved, reader: Reader) -> dict[str, Any]:
    """Return a roster as an item of a list."""
    roster = usual.rules.parse(saved.text)
    at = workbench_for(usual.game.name, roster, locale=usual.locale)
    complaints = with_clauses(at.rules.complaints(at.box, roster), reader)
    return {
        "id": saved.id,
        "name": saved.name,
        "updated": saved.updated,
        "kind": at.kind,
        "sums": sums(at.plan, roster),
        "complaints": complaints,
        "remarks": with_clauses(at.rules.remarks(at.box, roster), reader),
        "legal": not complaints,
        "bonuses": _bonuses(at.rules.bonuses(at.box, roster)),
        "kits": _kits(at.plan, roster),
    }


def _kits(plan: Plan, roster: Roster) -> list[tuple[str, int]]:
    """Return the kits among a roster's pieces, the most frequent first."""
    pieces = (plan.piece(part, slug) for part in plan.parts for slug in roster.of(part.key))
    kits = Counter(str(piece.look["kit"]) for piece in pieces if piece and "kit" in piece.look)
    return kits.most_common(4)


def _bonuses(bonuses: Iterable[Bonus]) -> list[dict[str, Any]]:
    return [
        {"amount": bonus.amount, "why": bonus.why, "count": len(bonus.pieces), "rows": bonus.rows}
        for bonus in bonuses
    ]


def base_context(at: Workbench, reader: Reader) -> dict[str, Any]:
    """Return the context that all pages for rosters share."""
    return {
        "game": {"name": at.game.name, "title": at.game.title},
        "noun": at.rules.noun,
        "lead": at.rules.lead,
        "url": f"/build/{at.game.name}",
        "reader": reader,
        "option": at.rules.option,
        "option_label": reader.text(option_label(at.rules.option)),
        "kind": at.kind,
        "kinds": at.kinds,
        "usual": at.box.options[at.rules.option].default if at.kinds else "",
        "portraits": f"games/{at.game.folder.name}/portraits.html"
        if (at.game.page / "portraits.html").is_file()
        else None,
    }


def list_context(at: Workbench, rosters: Iterable[Saved], reader: Reader) -> dict[str, Any]:
    """Return the context of the page that lists a browser's rosters and begins new ones."""
    shown = base_context(at, reader) | {
        "rosters": [summary(at, saved, reader) for saved in rosters],
        "ready": [
            {
                "slug": slug,
                "name": roster.name,
                "text": text,
                "sums": sums(at.plan, roster),
                "bonuses": _bonuses(at.rules.bonuses(at.box, roster)),
                "kits": _kits(at.plan, roster),
            }
            for slug, (roster, text) in at.plan.ready.items()
        ],
    }
    return plain(shown, reader)


def plain(context: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """Return a context with its remaining messages formatted as text."""
    shown: dict[str, Any] = reader.plain(context)
    return shown


def roster_context(at: Workbench, saved: Saved, look: Wanted, reader: Reader) -> dict[str, Any]:
    """Return the context of the page for building a roster."""
    roster = at.rules.parse(saved.text)
    bonuses = at.rules.bonuses(at.box, roster)
    best = highest(bonuses)
    complaints = with_clauses(at.rules.complaints(at.box, roster), reader)
    parts = [_part(at, part, roster, best, look) for part in at.plan.parts]
    whole = all(part["count"] >= part["size"] for part in parts)
    shown = base_context(at, reader) | {
        "roster": {"id": saved.id, "name": saved.name, "undo": saved.before is not None},
        "here": f"/build/{at.game.name}/{saved.id}",
        "parts": parts,
        "gains": _bonuses(bonus for bonus in bonuses if not bonus.rows),
        "complaints": complaints,
        "remarks": with_clauses(at.rules.remarks(at.box, roster), reader),
        "state": "legal" if not complaints else "refused" if whole else "begun",
        "pool": pool_context(at, roster, look, reader),
        "pools": [
            {
                "key": pool.key,
                "title": pool.title,
                "count": len(pool.pieces),
                "on": pool.key == look.pool,
                "query": look.turned_to(pool.key).query,
            }
            for pool in at.plan.pools
        ],
        "wanted": look,
        "kind_queries": {kind: replace(look, kind=kind).query for kind in at.kinds},
    }
    return plain(shown, reader)


def _part(
    at: Workbench, part: Part, roster: Roster, best: Mapping[str, Bonus], look: Wanted
) -> dict[str, Any]:
    rows, strays = lay_out(at.plan, part, roster)
    return {
        "key": part.key,
        "title": part.title,
        "look": part.look,
        "size": part.size,
        "copies": part.copies,
        "count": len(roster.of(part.key)),
        "pool": part.pool,
        "strays": strays,
        "rows": [
            {
                "key": filled.row.key,
                "title": filled.row.title,
                "one": filled.row.one,
                "size": filled.row.size,
                "count": len(filled.pieces),
                "query": look.turned_to(part.pool, filled.row.narrows).query,
                "bonus": _row_bonus(filled.row, filled.pieces, best),
                "slots": [
                    _slot(piece, part, filled.row, best, look)
                    for piece in (filled.pieces if part.copies == 1 else _once(filled.pieces))
                ],
                "counts": dict(Counter(piece.slug for piece in filled.pieces)),
                "free": max(0, filled.row.size - len(filled.pieces)),
            }
            for filled in rows
        ],
    }


def _once(pieces: Iterable[Piece]) -> list[Piece]:
    return list({piece.slug: piece for piece in pieces}.values())


def _row_bonus(
    row: Row, pieces: tuple[Piece, ...], best: Mapping[str, Bonus]
) -> dict[str, Any] | None:
    """Return a row's own bonus, None if it has none or all its pieces have a higher one."""
    for piece in pieces:
        bonus = best.get(piece.slug)
        if bonus is not None and row.key in bonus.rows:
            return {"amount": bonus.amount, "why": bonus.why}
    return None


def _slot(
    piece: Piece, part: Part, row: Row, best: Mapping[str, Bonus], look: Wanted
) -> dict[str, Any]:
    bonus = best.get(piece.slug) if part.copies == 1 and part.look == "pitch" else None
    return {
        "piece": piece,
        "bonus": None if bonus is None else {"amount": bonus.amount, "why": bonus.why},
        "picked": piece.slug == look.instead,
        "query": look.turned_to(
            part.pool, row.narrows, "" if piece.slug == look.instead else piece.slug
        ).query,
    }


def table_rosters(
    table: LiveTable, seat: int, listed: Iterable[Saved], reader: Reader, by: str
) -> dict[str, Any]:
    """Return the rosters of a browser as it may play with them at a table, with that table's box; for `by`
    see `TableContext`.
    """
    box = table.log.match.box
    locale = reader.localization.locale
    option = workbench(table.game).rules.option
    at = workbench(table.game, str(box.chosen[option]) if option else "", locale)
    legal = set(table.legal(seat))
    shown = []
    for saved in listed:
        roster = at.rules.parse(saved.text)
        complaints = with_clauses(at.rules.complaints(box, roster), reader)
        groups = at.rules.actions(box, roster) if not complaints else []
        # Groups of actions that an option or an earlier choice has settled are left out.
        first = next((place for place, group in enumerate(groups) if group[0] in legal), None)
        actions = [] if first is None else [name for group in groups[first:] for name in group]
        shown.append(
            {
                "id": saved.id,
                "name": saved.name,
                "sums": sums(at.plan, roster),
                "kits": _kits(at.plan, roster),
                "bonuses": _bonuses(at.rules.bonuses(box, roster)),
                "complaints": complaints,
                "remarks": with_clauses(at.rules.remarks(box, roster), reader),
                "actions": actions,
            }
        )
    shown_at_table = base_context(at, reader) | {
        "table": {
            "id": table.id,
            "number": table.number,
            "title": table.title,
            "by": by,
            "has_clock": clock_of(table, seat) is not None,
        },
        # Playable rosters come first.
        "rosters": sorted(shown, key=lambda roster: not roster["actions"]),
    }
    return plain(shown_at_table, reader)
