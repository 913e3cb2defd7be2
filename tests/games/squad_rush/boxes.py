"""The box file of Squad Rush, and how to change it."""

from kickabout.games.squad_rush.box import load_box

BOX = load_box()


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
