"""Rosters: the squads and teams that people build before a match and keep."""

from kickabout.table.roster.pool import Wanted, Workbench, wanted
from kickabout.table.roster.saved import (
    MOST_BYTES,
    Saved,
    add_sheet,
    change_sheet,
    checked_size,
    remove_sheet,
    sheet_of,
    sheets_of,
)
from kickabout.table.roster.view import (
    list_context,
    renamed,
    sheet_context,
    table_sheets,
    with_clauses,
    workbench,
    workbench_for,
)

__all__ = [
    "MOST_BYTES",
    "Saved",
    "Wanted",
    "Workbench",
    "add_sheet",
    "change_sheet",
    "checked_size",
    "list_context",
    "remove_sheet",
    "renamed",
    "sheet_context",
    "sheet_of",
    "sheets_of",
    "table_sheets",
    "wanted",
    "with_clauses",
    "workbench",
    "workbench_for",
]
