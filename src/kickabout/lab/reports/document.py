"""The content of a report, independent of its rendering as a page, on a terminal or as data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kickabout.engine.boxes import Box
from kickabout.lab.say import Say
from kickabout.text.option_labels import option_label, word_label

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Draw = Callable[["Axes"], None]
"""A function that draws a plot into its axes."""


@dataclass(frozen=True)
class Table:
    """A table of figures."""

    name: str
    """The name of its file: a slug."""
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """The cells as text."""
    records: tuple[Mapping[str, Any], ...]
    """The rows as plain numbers and words, for programs."""
    caption: str = ""
    strong: frozenset[int] = frozenset()
    """The numbers of the rows to emphasize."""


@dataclass(frozen=True)
class Plot:
    """A plot, drawn when it is shown."""

    title: str
    says: str
    """The description of the plot for people who do not see it."""
    draw: Draw
    height: float = 3.0
    """The height in inches; the width is 7."""


@dataclass(frozen=True)
class Replay:
    """A match worth looking at."""

    title: str
    """The reason for showing it."""
    file: str
    """The name of its file."""
    transcript: str


@dataclass(frozen=True)
class Document:
    """A report: its findings, the figures, and the method."""

    title: str
    head: tuple[str, ...]
    """The game, the box and the matches."""
    findings: tuple[str, ...]
    """Sentences, the most important first."""
    tables: tuple[Table, ...]
    method: tuple[str, ...]
    """The method of computation, in paragraphs."""
    command: str
    """The command line that repeats it."""
    data: Mapping[str, Any]
    """Further data in the JSON beside the tables: what is needed to reproduce the run."""
    plots: tuple[Plot, ...] = ()
    replays: tuple[Replay, ...] = ()


def figures(document: Document) -> dict[str, Any]:
    """Return all figures of a report as JSON-compatible data."""
    tables = {table.name: list(map(dict, table.records)) for table in document.tables}
    return {
        **document.data,
        "command": document.command,
        "findings": list(document.findings),
        **tables,
    }


def box_line(say: Say, name: str, box: Box) -> str:
    """Return the name of the box with its options, but for those that say nothing beside the others."""
    parts = [say("report-box", name=name, digest=box.digest)]
    for key, value in box.chosen.items():
        option = box.options[key]
        if option.only_if is not None and box.chosen[option.only_if[0]] != option.only_if[1]:
            continue
        label = option_label(key, box.texts)
        words = option.choices.get(f"{value}")
        chosen = f"{value}" if words is None else word_label(key, f"{value}", words, box.texts)
        parts.append(say("report-option", option=label, value=chosen))
    return " · ".join(parts)


def box_data(name: str, box: Box) -> dict[str, Any]:
    """Return the box and its options as data."""
    return {"name": name, "digest": box.digest, "options": dict(box.chosen)}


def listed(paragraphs: Sequence[str]) -> tuple[str, ...]:
    """Return those of some sentences that are not empty."""
    return tuple(text for text in paragraphs if text)
