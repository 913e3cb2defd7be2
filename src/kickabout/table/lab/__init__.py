"""The laboratory in the browser: boxes that people change, and the questions that a process beside the server plays."""

from kickabout.table.lab.plans import (
    LEAST_MATCHES,
    MOST_MATCHES,
    QUESTIONS,
    Plan,
    missing_libraries,
    read_text,
)
from kickabout.table.lab.runner import LabRunner

__all__ = [
    "LEAST_MATCHES",
    "MOST_MATCHES",
    "QUESTIONS",
    "LabRunner",
    "Plan",
    "missing_libraries",
    "read_text",
]
