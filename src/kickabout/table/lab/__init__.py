"""The laboratory in the browser: editable boxes, and runs played by a worker process."""

from kickabout.table.lab.drafts import (
    MOST_BYTES,
    MOST_NAME,
    Draft,
    WrongBox,
    differing,
    first_draft,
    form,
    named,
    read_draft,
    seats_of,
    shown_changes,
    shown_doubts,
    with_copied_row,
    with_typed,
    with_values,
    without_that_row,
)
from kickabout.table.lab.people import Played, played
from kickabout.table.lab.plans import (
    LEAST_MATCHES,
    MOST_MATCHES,
    QUESTIONS,
    Plan,
    Question,
    missing_libraries,
)
from kickabout.table.lab.runner import LabRunner

__all__ = [
    "LEAST_MATCHES",
    "MOST_BYTES",
    "MOST_MATCHES",
    "MOST_NAME",
    "QUESTIONS",
    "Draft",
    "LabRunner",
    "Plan",
    "Played",
    "Question",
    "WrongBox",
    "differing",
    "first_draft",
    "form",
    "missing_libraries",
    "named",
    "played",
    "read_draft",
    "seats_of",
    "shown_changes",
    "shown_doubts",
    "with_copied_row",
    "with_typed",
    "with_values",
    "without_that_row",
]
