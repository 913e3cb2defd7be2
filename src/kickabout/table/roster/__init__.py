"""Rosters: the squads and teams that people build before a match and keep."""

from kickabout.table.roster.pool import Wanted, Workbench, wanted
from kickabout.table.roster.saved import (
    MOST_BYTES,
    Saved,
    add_roster,
    change_roster,
    checked_size,
    remove_roster,
    roster_of,
    rosters_of,
)
from kickabout.table.roster.view import (
    list_context,
    renamed,
    roster_context,
    table_rosters,
    with_clauses,
    workbench,
    workbench_for,
)

__all__ = [
    "MOST_BYTES",
    "Saved",
    "Wanted",
    "Workbench",
    "add_roster",
    "change_roster",
    "checked_size",
    "list_context",
    "remove_roster",
    "renamed",
    "roster_context",
    "roster_of",
    "rosters_of",
    "table_rosters",
    "wanted",
    "with_clauses",
    "workbench",
    "workbench_for",
]
