"""The boxes that a search has found, to be taken over from its figures."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from kickabout.lab.tune.edits import Editor
from kickabout.table.lab.drafts import Draft


@dataclass(frozen=True)
class Found:
    """A box that a search has tried."""

    values: Mapping[str, int]
    """The numbers that the search has set, by their paths."""
    seen: Mapping[str, float]
    """The means of the measures that were aimed at."""


def found_boxes(figures: str | None) -> list[Found]:
    """Return the boxes of a search's figures: the confirmed ones, best first, then the rest of the front.

    There are none in the figures of another question.
    """
    told = json.loads(figures or "{}")
    paths = told.get("best", {})
    boxes: list[Found] = []
    for row in (told.get("confirmed") or []) + told.get("front", []):
        values = {path: row[path] for path in paths}
        if all(values != one.values for one in boxes):
            seen = {key: mean for key, mean in row.items() if f"{key}_reach" in row}
            boxes.append(Found(values, seen))
    return boxes


def found_text(draft: Draft, found: Found) -> str:
    """Return the file of a box with the numbers that a search has found for it."""
    return Editor(draft.box, ()).text(dict(found.values))
