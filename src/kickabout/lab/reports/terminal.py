"""A report on a terminal: the findings, what they are about, the tables, then the method."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from kickabout.lab.reports.document import Document, Table


def shown(document: Document) -> RenderableType:
    """Return a report for a terminal."""
    parts: list[RenderableType] = [Text(document.title, "bold")]
    parts += [Text(f"• {finding}") for finding in document.findings]
    parts += ["", *(Text(line, "dim") for line in document.head)]
    for table in document.tables:
        parts += ["", _table(table)]
    parts.append("")
    parts += [Text(line, "dim") for line in document.method]
    # In one piece however narrow the terminal is, so that it can be copied.
    parts += ["", Text(document.command, no_wrap=True, overflow="ignore")]
    return Group(*parts)


def _table(table: Table) -> RichTable:
    shown = RichTable(
        box=SIMPLE_HEAD,
        pad_edge=False,
        title=Text(table.title),
        title_justify="left",
        caption_justify="left",
    )
    shown.caption = Text(table.caption) if table.caption else None
    for number, column in enumerate(table.columns):
        shown.add_column(Text(column), justify="left" if number == 0 else "right", overflow="fold")
    for number, row in enumerate(table.rows):
        style = "bold" if number in table.strong else ""
        shown.add_row(*(Text(cell, style) for cell in row))
    return shown
