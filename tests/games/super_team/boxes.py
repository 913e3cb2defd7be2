"""The box file of Super Team, and how to change it."""

from kickabout.games.super_team.box import load_box
from tests.games.box_changes import Change

BOX = load_box()

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
