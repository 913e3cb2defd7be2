"""What a report holds, before it is a page, a table on a terminal or a file of data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kickabout.engine.boxes import Box
from kickabout.lab.say import Say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Draw = Callable[["Axes"], None]
"""Draws a plot into its axes."""


@dataclass(frozen=True)
class Table:
    """A table of figures."""

    name: str
    """What its file is called: a slug."""
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """As people read them."""
    records: tuple[Mapping[str, Any], ...]
    """The same as plain numbers and words, for programs."""
    caption: str = ""
    strong: frozenset[int] = frozenset()
    """The rows that matter."""


@dataclass(frozen=True)
class Plot:
    """A plot, drawn when it is shown."""

    title: str
    says: str
    """What it shows, for those who do not see it."""
    draw: Draw
    height: float = 3.0
    """In inches; it is 7 wide."""


@dataclass(frozen=True)
class Replay:
    """A match worth looking at."""

    title: str
    """Why."""
    file: str
    """The name under which it is saved."""
    transcript: str


@dataclass(frozen=True)
class Document:
    """A report: what it found, the figures, and how they were come by."""

    title: str
    head: tuple[str, ...]
    """What was played, and with which box."""
    findings: tuple[str, ...]
    """Sentences, what matters most first."""
    tables: tuple[Table, ...]
    method: tuple[str, ...]
    """How it was computed, a paragraph each."""
    data: Mapping[str, Any]
    """What else belongs into the JSON beside the tables: what repeats the run."""
    plots: tuple[Plot, ...] = ()
    replays: tuple[Replay, ...] = ()


def figures(document: Document) -> dict[str, Any]:
    """All figures of a report as JSON-able data."""
    tables = {table.name: list(map(dict, table.records)) for table in document.tables}
    return {**document.data, "findings": list(document.findings), **tables}


def percent(share: float, places: int = 1) -> str:
    """A share as per cent."""
    return f"{share:.{places}%}".replace("%", " %")


def box_line(say: Say, name: str, box: Box) -> str:
    """Which box was used, with the options that differ from its own."""
    options = ", ".join(f"{key} {value}" for key, value in box.chosen.items())
    return say("report-box", name=name, digest=box.digest, options=options)


def box_data(name: str, box: Box) -> dict[str, Any]:
    """The same for programs."""
    return {"name": name, "digest": box.digest, "options": dict(box.chosen)}


def listed(paragraphs: Sequence[str]) -> tuple[str, ...]:
    """Those of some sentences that are not empty."""
    return tuple(text for text in paragraphs if text)
