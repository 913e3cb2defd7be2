"""The box file of Super Team, and how to change it."""

from pathlib import Path

from kickabout.games import super_team
from kickabout.games.super_team.box import SuperBox, load_box
from tests.games.box_changes import Change

TEXT = Path(super_team.__file__).with_name("box.toml").read_text(encoding="utf-8")

NEXT = {"teams": "# Captains:", "captains": "[fatigue]"}
"""What follows the last row of an array of tables."""


def fewer(rows: str, number: int) -> Change:
    """The box without the last rows of an array of tables, each up to the next one's heading."""

    def change(text: str) -> str:
        for _ in range(number):
            start = text.rindex(f"[[{rows}]]")
            text = text[:start] + text[text.index(NEXT[rows], start) :]
        return text

    return change


def loaded(change: Change, folder: Path) -> SuperBox:
    path = folder / "box.toml"
    path.write_text(change(TEXT), encoding="utf-8")
    return load_box(path)


FORMATION = '\n[[formations]]\nslug = "extra-#"\nname = "Extra"\nspaces = ["e1", "e5", "b3", "d3", "f3", "h3"]\n'
AUTO_CARD = """
[[auto-cards]]
slug = "extra-#"
name = "Extra"
text = "More."
morale = 0
strike = "left"
range = 3
offensive = { does = ["cross-pass"] }
defensive = { movements = 1 }
"""
