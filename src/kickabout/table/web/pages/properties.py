"""Properties of single elements, such as `--i` of the third card, without inline styles.

The content security policy forbids `style` attributes, which would be open to whatever text gets into a page.
Templates write them as classes instead, `class="slot [--i:2]"`, and `/properties.css` has a rule for each of the
values here.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import permutations

from kickabout.engine.boxes import Box
from kickabout.table import catalogue
from kickabout.table.shirts import COLOURS

NUMBERS: Mapping[str, range] = {
    "--n": range(-4, 61),
    "--i": range(61),
    "--at": range(100),
    "--of": range(100),
    "--from": range(100),
    "--p": range(101),  # per cent
    "--tenths": range(10),
    "--v": range(100),
    "--b": range(31),
    "--x": range(16),
    "--y": range(16),
    "--columns": range(17),
    "--rows": range(17),
    "--cols": range(6),
    "--whole": range(601),  # seconds
}
"""The whole numbers that these properties may have."""
COLOURED = ("--cloth", "--trim", "--ground", "--skin", "--hair")
"""The properties that may have any colour of a box, or of the portraits of a game."""
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")


@lru_cache(maxsize=16)
def property_sheet(more: str = "") -> str:
    """Return the style sheet of all values; of `more` colours as well, written `16325c.f4f1e6`."""
    colours = {*_known(), *(f"#{colour}" for colour in more.split(".") if colour)}
    values = [(name, f"{value}") for name, values in NUMBERS.items() for value in values]
    values += [(name, colour) for name in COLOURED for colour in sorted(colours)]
    given = "".join(
        f".{_escaped(f'[{name}:{value}]')}{{{name}:{value}}}\n" for name, value in values
    )
    return given + "".join(_worn(seat, dye) for seat, dye in permutations(range(len(COLOURS)), 2))


def _worn(seat: int, dye: int) -> str:
    """Return the rule of a class with which the kit of a seat has the colour of another one."""
    parts = (f"--{part}-{seat}:var(--dye-{part}-{dye})" for part in ("kit", "kit-ink", "on"))
    return f".worn-{seat}-{dye}{{{';'.join(parts)}}}\n"


def other_colours(box: Box) -> str:
    """Return the colours of a box that `property_sheet` has to be told: those in no game's own box."""
    return ".".join(sorted(colour[1:] for colour in {*_COLOUR.findall(box.text)} - _known()))


@cache
def _known() -> frozenset[str]:
    """Return the colours of all games' own boxes and portraits."""
    games = catalogue.games()
    texts = [game.load_box(None).text for game in games]
    portraits = (game.page / "portraits.html" for game in games)
    texts += [path.read_text(encoding="utf-8") for path in portraits if path.is_file()]
    return frozenset(colour for text in texts for colour in _COLOUR.findall(text))


def _escaped(name: str) -> str:
    return re.sub(r"([^\w-])", r"\\\1", name)
