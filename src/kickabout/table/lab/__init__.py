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
from kickabout.table.lab.found import Found, found_boxes, found_text
from kickabout.table.lab.people import Played, played
from kickabout.table.lab.plans import (
    LEAST_MATCHES,
    MOST_KNOBS,
    MOST_MATCHES,
    MOST_TARGETS,
    MOST_TRIALS,
    QUESTIONS,
    Aim,
    Plan,
    Question,
    WrongPlan,
    missing_libraries,
)
from kickabout.table.lab.runner import LabRunner
