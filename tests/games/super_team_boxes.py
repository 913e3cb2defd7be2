"""The box file of Super Team, and how to change it."""

from collections.abc import Callable
from pathlib import Path

from kickabout.games import super_team
from kickabout.games.super_team.box import SuperBox, load_box

TEXT = Path(super_team.__file__).with_name("box.toml").read_text(encoding="utf-8")

Change = Callable[[str], str]


def changed(*pairs: tuple[str, str]) -> Change:
    """The box with the first of each old text replaced by the new one."""

    def change(text: str) -> str:
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    return change


def more(rows: str, number: int) -> Change:
    """The box with rows added at its end, `#` in them being a number."""
    return lambda text: text + "".join(rows.replace("#", str(i)) for i in range(number))


NEXT = {
    "teams": ["# Captains:"],
    "captains": ["[fatigue]"],
    "basics": ["# Teams:"],
    "formations": ["# Basic cards:"],
    "auto-cards": [],
    "teams.tactics": ["[teams.coach]"],
    "captains.skills": ["[fatigue]"],
}


def fewer(rows: str, number: int) -> Change:
    """The box without the last rows of an array of tables, each up to the next one's heading."""

    def change(text: str) -> str:
        for _ in range(number):
            start = text.rindex(f"[[{rows}]]")
            end = min(
                (at for at in (text.find(next_, start + 1) for next_ in NEXT[rows]) if at > 0),
                default=len(text),
            )
            text = text[:start] + text[end:]
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
