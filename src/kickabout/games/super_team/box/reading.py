"""Vocabulary of the box file of Super Team, and reading of its pitch, dice and formations."""

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.vocabulary import by_slug, slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box.contents import Formation, Pitch
from kickabout.games.super_team.state import AbilityKind, Condition, Element, Shirt, Stat, Tile

# The upper limit of the number that an element takes; an element without a limit takes none.
_MOST = {
    Element.MORALE: 5,
    Element.DRAW: 4,
    Element.SHED: 4,
    Element.MOVEMENTS: 5,
    Element.ACTIONS: 3,
    Element.CARDS: 3,
}


def _elements(first: Element, last: Element) -> dict[str, tuple[int, int]]:
    return {slug(e): (e.value, _MOST.get(e, 0)) for e in Element if first <= e <= last}


PASSES = _elements(Element.FORWARD_PASS, Element.IN_BETWEEN_PASS)
MOVES = _elements(Element.FORWARD_MOVE, Element.BACKWARD_MARKING)
SKILLS = {
    slug(e): (e.value, 0)
    for e in (
        Element.MOVE,
        Element.PASS,
        Element.STRIKE,
        Element.SKIP,
        Element.PUSH,
        Element.BYPASS,
    )
}
ORDERS = _elements(Element.STAND_UP, Element.CARDS)
CONDITIONS = by_slug(Condition)
ALL_STATS = by_slug(Stat)
STATS = {word: stat for word, stat in ALL_STATS.items() if stat != Stat.GOALKEEPING}
TILES = by_slug(Tile)
_ABILITIES = by_slug(AbilityKind)
TEAM_ABILITIES = {word: n for word, n in _ABILITIES.items() if n <= AbilityKind.TIRELESS}
CAPTAIN_ABILITIES = {word: n for word, n in _ABILITIES.items() if n > AbilityKind.TIRELESS}
FUMBLE = "fumble"
LEAST_WHITE = -1
"""The least face of a white die: the fumble."""
RESERVED = ("card", "secret")
"""Words of the notation that may not be slugs."""


# The pitch.


def space_name(space: int) -> str:
    """Return the notation of a space: column letter, row number."""
    return f"{chr(ord('a') + space % s.COLS)}{space // s.COLS + 1}"


def find_space(rows: int, columns: int, name: str) -> int:
    """Return the space of a notation; raise `ValueError` saying which there are."""
    column, row = ord(name[0]) - ord("a") if name else s.NONE, name[1:]
    ascii_row = row.isascii() and row.isdecimal() and not row.startswith("0")
    if not (0 <= column < columns and ascii_row and int(row[:3]) <= rows):
        last = chr(ord("a") + columns - 1)
        raise ValueError(f"a space is a column a-{last} and a row 1-{rows}, not {name!r}")
    return (int(row) - 1) * s.COLS + column


def target_column(columns: int) -> int:
    """Return the leftmost column of the small rectangles."""
    return (columns - 3) // 2


def read_pitch(section: Section) -> Pitch:
    """Read the pitch; its marked spaces are given for the home half and rotated for the other."""
    rows, columns = section.integer("rows", 9, s.ROWS), section.integer("columns", 7, s.COLS)
    for name, number in (("rows", rows), ("columns", columns)):
        if number % 2 == 0:
            raise section.error(name, f"must be odd, so that there is a middle, not {number}")
    pitch = Pitch(rows, columns, ())
    marked = _read_spaces(section, "marked", pitch, 1, s.MARKED_SPACES // 2)
    section.end()
    for i, space in enumerate(marked):
        if _in_rectangle(pitch, space):
            raise section.error(f"marked[{i + 1}]", "lies in the small rectangle")
    turned = ((rows - 1 - n // s.COLS) * s.COLS + columns - 1 - n % s.COLS for n in marked)
    return Pitch(rows, columns, tuple(sorted([*marked, *turned])))


def read_formations(top: Section, pitch: Pitch, slugs: Slugs) -> tuple[Formation, ...]:
    """Read the formations that a side may take up at once."""
    formations = []
    for row in top.rows("formations"):
        slug, name = slugs.read(row), row.string("name")
        formations.append(Formation(slug, name, read_six(row, pitch)))
        row.end()
    if not 1 <= len(formations) <= s.FORMATIONS:
        raise top.error("formations", f"are {len(formations)}; a box holds 1..{s.FORMATIONS}")
    return tuple(formations)


def read_six(row: Section, pitch: Pitch) -> tuple[int, ...]:
    """Read the spaces of six pieces in the home half, the Goalie's in the small rectangle."""
    spaces = _read_spaces(row, "spaces", pitch, s.PIECES, s.PIECES)
    for shirt, space in enumerate(spaces):
        if _in_rectangle(pitch, space) != (shirt == Shirt.GOALIE):
            there = "must lie" if shirt == Shirt.GOALIE else "must not lie"
            raise row.error(f"spaces[{shirt + 1}]", f"{there} in the small rectangle")
    return spaces


def read_auto_team(section: Section, pitch: Pitch) -> tuple[int, ...]:
    """Read the spaces of AutoTeam's pieces, the last one furthest forward."""
    spaces = read_six(section, pitch)
    section.end()
    if max(space // s.COLS for space in spaces[:-1]) >= spaces[-1] // s.COLS:
        raise section.error("spaces", "must end with the piece furthest forward, which kicks off")
    return spaces


def _read_spaces(
    section: Section, name: str, pitch: Pitch, least: int, most: int
) -> tuple[int, ...]:
    spaces: list[int] = []
    for i, word in enumerate(section.values(name, least, most)):
        where = f"{name}[{i + 1}]"
        half = pitch.rows // 2
        try:
            space = find_space(half, pitch.columns, word if isinstance(word, str) else "")
        except ValueError:
            last = chr(ord("a") + pitch.columns - 1)
            allowed = f"must be a space of the home half, a1-{last}{half}"
            raise section.error(where, f"{allowed}, not {word!r}") from None
        if space in spaces:
            raise section.error(where, f"names {word} a second time")
        spaces.append(space)
    return tuple(spaces)


def _in_rectangle(pitch: Pitch, space: int) -> bool:
    left = target_column(pitch.columns)
    return space // s.COLS == 0 and left <= space % s.COLS < left + 3


# Dice.


def read_die(section: Section, name: str, least: int, most: int) -> tuple[int, ...]:
    """Read the six faces of a die; a face below 0 is written as a fumble."""
    faces = []
    for i, face in enumerate(section.values(name, s.FACES, s.FACES)):
        number = -1 if face == FUMBLE else face
        if face == -1 or type(number) is not int or not least <= number <= most:
            words = f"a whole number in {max(least, 0)}..{most}"
            fumble = f'"{FUMBLE}" or ' if least < 0 else ""
            raise section.error(f"{name}[{i + 1}]", f"must be {fumble}{words}, not {face!r}")
        faces.append(number)
    return tuple(faces)
