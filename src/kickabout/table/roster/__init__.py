"""Rosters: the squads and teams that people build before a match and keep."""

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
from kickabout.table.roster.workbenches import Workbench, renamed, workbench, workbench_for
