"""What of a page is sent: its lines that are new, and the places of those that the browser has."""

from collections.abc import Iterator, Sequence

SHORT = 8
"""Lines up to this many characters are sent again, since a range would be no shorter."""


class PageParts:
    """The page that a stream has sent last."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def changes(self, html: str) -> list[str | tuple[int, int]]:
        """Return a page, which is the last one from now on, as texts of new lines and ranges of the
        lines of the one before; ranges exclude their end.
        """
        before, after = self._lines, html.split("\n")
        self._lines = after
        return list(_parts(before, after))


def _parts(before: Sequence[str], after: Sequence[str]) -> Iterator[str | tuple[int, int]]:
    place = {line: number for number, line in enumerate(before)}
    new: list[str] = []
    start = end = 0
    for line in after:
        if start < end < len(before) and before[end] == line:
            end += 1
            continue
        number = place.get(line, -1) if len(line) > SHORT else -1
        if start < end:
            yield start, end
        if number >= 0:
            if new:
                yield "\n".join(new)
                new = []
            start, end = number, number + 1
        else:
            start = end = 0
            new.append(line)
    if start < end:
        yield start, end
    if new:
        yield "\n".join(new)
