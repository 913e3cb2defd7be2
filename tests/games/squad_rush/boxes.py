"""The box file of Squad Rush, and how to change it."""

import re
from pathlib import Path

from kickabout.games import squad_rush
from kickabout.games.squad_rush.box import RushBox, load_box
from tests.games.box_changes import Change

TEXT = Path(squad_rush.__file__).with_name("box.toml").read_text(encoding="utf-8")


def loaded(change: Change, folder: Path) -> RushBox:
    path = folder / "box.toml"
    path.write_text(change(TEXT), encoding="utf-8")
    return load_box(path)


def row(rows: str, slug: str, old: str, new: str) -> Change:
    """The box with the first fit of a pattern replaced in the row of this slug."""

    def change(text: str) -> str:
        start = text.index(f'[[{rows}]]\nslug = "{slug}"\n')
        end = text.find("\n\n", start) + 1 or len(text)
        changed, fits = re.subn(old, new, text[start:end], count=1)
        assert fits, f"{slug} has no {old}"
        return text[:start] + changed + text[end:]

    return change


def without(rows: str, fits: str = "") -> Change:
    """The box without the rows of an array of tables in which a pattern fits."""

    def change(text: str) -> str:
        pattern = rf"^\[\[{rows}\]\]\n(?:.+\n)*\n?"
        return re.sub(
            pattern, lambda m: "" if re.search(fits, m[0]) else m[0], text, flags=re.MULTILINE
        )

    return change


def none_of(rows: str) -> Change:
    """The box with an empty list in the place of an array of tables."""
    return lambda text: without(rows)(text).replace("game =", f"{rows} = []\ngame =", 1)


NATION = """
[[nations]]
slug = "extra-@"
name = "Extra"
kit = "#333333 #eeeeee"
star = "extra-@-@"
tagline = "More."
"""
PLAYER = """
[[players]]
slug = "extra-#"
name = "Extra"
nation = "norway"
position = "midfielder"
rating = 7
text = "More."
"""
SUB = """
[[subs]]
slug = "extra-sub-#"
name = "Extra"
rating = 6
text = "More."
"""
CARD = """
[[cards]]
slug = "extra-card-#"
name = "Extra"
group = "referee"
count = 1
effect = "more-acts"
value = 1
official = "defences-up"
official-value = 2
text = "More."
"""


def nation(number: int) -> str:
    """One nation more, of eleven players, the last of whom is its star."""
    slots = [("goalkeeper", 1), ("defender", 4), ("midfielder", 3), ("forward", 3)]
    positions = [position for position, count in slots for _ in range(count)]
    slug = f"extra-{number}"
    rows = [NATION.replace("extra-@", slug).replace("@", str(len(positions) - 1))]
    for i, position in enumerate(positions):
        one = PLAYER.replace("extra-#", f"{slug}-{i}").replace("midfielder", position)
        rows.append(one.replace('"norway"', f'"{slug}"'))
    return "".join(rows)
