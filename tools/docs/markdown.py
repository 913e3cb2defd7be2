"""Markdown, as the generated pages have it."""

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table without the columns that are empty in all rows; nothing without rows."""
    lines = [[_cell(cell) for cell in row] for row in rows]
    kept = [place for place in range(len(head)) if any(line[place] for line in lines)]
    whole = [list(head), ["---"] * len(head), *lines] if lines else []
    return "".join(f"| {' | '.join(line[place] for place in kept)} |\n" for line in whole)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def code(text: object) -> str:
    """Return a text as code; nothing for an empty one."""
    return f"`{text}`" if f"{text}" else ""


def page(title: str, *parts: str) -> str:
    """Return a page of these parts."""
    return "\n\n".join(part.strip() for part in (f"# {title}", *parts) if part) + "\n"
