"""Reads what is in a box of Super Team, table by table, and says what is wrong with it."""

from collections.abc import Iterable, Mapping

from kickabout.engine.boxes import Section
from kickabout.games.super_team import state as s
from kickabout.games.super_team.contents import (
    BASIC,
    COACH,
    FATIGUE_CARD,
    SKILL,
    TEAM,
    Ability,
    AutoBoard,
    AutoCard,
    Captain,
    Card,
    Formation,
    Part,
    Pitch,
    Team,
)

# The words of a box file. An element has the most that its number may be, 0 if it takes none.
PASSES = {
    "forward-pass": (s.FORWARD_PASS, 0),
    "backward-pass": (s.BACKWARD_PASS, 0),
    "cross-pass": (s.CROSS_PASS, 0),
    "through-pass": (s.THROUGH_PASS, 0),
    "in-between-pass": (s.IN_BETWEEN_PASS, 0),
}
MOVES = {
    "forward-move": (s.FORWARD_MOVE, 0),
    "backward-move": (s.BACKWARD_MOVE, 0),
    "free-move": (s.FREE_MOVE, 0),
    "forward-marking": (s.FORWARD_MARKING, 0),
    "backward-marking": (s.BACKWARD_MARKING, 0),
}
SKILLS = {
    "move": (s.SKILL_MOVE, 2),
    "pass": (s.ANY_PASS, 0),
    "strike": (s.STRIKE, 0),
    "skip": (s.SKIP, 0),
    "push": (s.PUSH, 0),
    "bypass": (s.BYPASS, 0),
}
ORDERS = {
    "stand-up": (s.STAND_UP, 0),
    "morale": (s.GAIN_MORALE, 5),
    "draw": (s.DRAW_CARDS, 4),
    "shed": (s.SHED_FATIGUE, 4),
    "movements": (s.GAIN_MOVES, 5),
    "actions": (s.GAIN_ACTIONS, 3),
    "cards": (s.EXTRA_CARDS, 3),
}
CONDITIONS = {
    "on-the-ball": s.ON_THE_BALL,
    "close-to-opponent": s.CLOSE_TO_OPPONENT,
    "close-to-ball": s.CLOSE_TO_BALL,
    "opponents-half": s.OPPONENTS_HALF,
    "opponents-area": s.OPPONENTS_AREA,
    "off-the-ball": s.OFF_THE_BALL,
}
STATS = {"pass": s.PASS, "shoot": s.SHOOT, "dribble": s.DRIBBLE, "tackle": s.TACKLE}
ALL_STATS = STATS | {"goalkeeping": s.KEEP}
TILES = {"left": 0, "middle": 1, "right": 2}
TEAM_ABILITIES = {
    "kick-off-morale": s.KICK_OFF_MORALE,
    "comeback-morale": s.COMEBACK_MORALE,
    "long-passes": s.LONG_PASSES,
    "roll-bonus": s.ROLL_BONUS,
    "tireless": s.TIRELESS,
}
CAPTAIN_ABILITIES = {
    "sure-feet": s.SURE_FEET,
    "clear-sight": s.CLEAR_SIGHT,
    "poacher": s.POACHER,
    "leader": s.LEADER,
}
FUMBLE = "fumble"
MOST_MOVEMENTS = 3
"""In the defensive part of a card."""
_SECRETS = ("card", "secret")
"""Words of the notation that stand in the place of a slug."""


class Slugs:
    """The slugs of a box, each of which names one thing."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def read(self, row: Section) -> str:
        """The slug of a row."""
        slug = row.string("slug")
        if slug in self._taken:
            raise row.error("slug", f"{slug!r} stands twice in this box")
        if not all(part.isalnum() and part == part.lower() for part in slug.split("-")):
            raise row.error("slug", f"is lower-case letters and digits with hyphens, not {slug!r}")
        if slug in _SECRETS:
            raise row.error("slug", f"must not be {slug!r}, which stands for what is hidden")
        self._taken.add(slug)
        return slug


# The pitch.


def space_name(space: int) -> str:
    """The notation of a space: column letter, row number."""
    return f"{chr(ord('a') + space % s.COLS)}{space // s.COLS + 1}"


def find_space(rows: int, columns: int, name: str) -> int:
    """The space of a notation; raises `ValueError` saying which there are."""
    column, row = ord(name[0]) - ord("a") if name else s.NONE, name[1:]
    ascii_row = row.isascii() and row.isdecimal() and not row.startswith("0")
    if not (0 <= column < columns and ascii_row and int(row[:3]) <= rows):
        last = chr(ord("a") + columns - 1)
        raise ValueError(f"a space is a column a-{last} and a row 1-{rows}, not {name!r}")
    return (int(row) - 1) * s.COLS + column


def target_column(columns: int) -> int:
    """The leftmost column of the small rectangles."""
    return (columns - 3) // 2


def read_pitch(section: Section) -> Pitch:
    """The pitch; its marked spaces are given for the home half and turned for the other."""
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
    """The formations that a side may take up at once."""
    formations = []
    for row in top.rows("formations"):
        slug, name = slugs.read(row), row.string("name")
        formations.append(Formation(slug, name, read_six(row, pitch)))
        row.end()
    if not 1 <= len(formations) <= s.FORMATIONS:
        raise top.error("formations", f"are {len(formations)}; a box holds 1..{s.FORMATIONS}")
    return tuple(formations)


def read_six(row: Section, pitch: Pitch) -> tuple[int, ...]:
    """The spaces of six pieces in the home half, the Goalie's in the small rectangle."""
    spaces = _read_spaces(row, "spaces", pitch, s.PIECES, s.PIECES)
    for shirt, space in enumerate(spaces):
        if _in_rectangle(pitch, space) != (shirt == s.GOALIE):
            there = "must lie" if shirt == s.GOALIE else "must not lie"
            raise row.error(f"spaces[{shirt + 1}]", f"{there} in the small rectangle")
    return spaces


def read_auto_team(section: Section, pitch: Pitch) -> tuple[int, ...]:
    """Where AutoTeam's pieces stand, the last one most forward."""
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
    """The six faces of a die; a face below 0 is written as a fumble."""
    faces = []
    for i, face in enumerate(section.values(name, s.FACES, s.FACES)):
        number = -1 if face == FUMBLE else face
        if face == -1 or type(number) is not int or not least <= number <= most:
            words = f"a whole number in {max(least, 0)}..{most}"
            fumble = f'"{FUMBLE}" or ' if least < 0 else ""
            raise section.error(f"{name}[{i + 1}]", f"must be {fumble}{words}, not {face!r}")
        faces.append(number)
    return tuple(faces)


# Cards.


def read_basics(top: Section, slugs: Slugs) -> list[Card]:
    """The Basic cards, of which each side has one of each."""
    cards = [_read_tactic(row, kind, BASIC, slugs) for kind, row in enumerate(top.rows("basics"))]
    if len(cards) != s.BASICS:
        raise top.error("basics", f"are {len(cards)}; a box holds {s.BASICS}")
    return cards


def read_teams(top: Section, slugs: Slugs) -> tuple[tuple[Team, ...], list[Card]]:
    """The Team boards and their cards."""
    teams: list[Team] = []
    cards: list[Card] = []
    for number, row in enumerate(_boards(top, "teams")):
        slug, name, kit = slugs.read(row), row.string("name"), row.string("kit")
        ability = _read_ability(row.section("ability"), TEAM_ABILITIES)
        teams.append(Team(slug, name, kit, row.string("text"), ability))
        for i, tactic in enumerate(_three(row, "tactics")):
            cards.append(_read_tactic(tactic, s.TEAM_CARDS + 3 * number + i, TEAM, slugs))
        cards.append(_read_coach(row.section("coach"), s.COACH_CARDS + number, slugs))
        row.end()
    return tuple(teams), cards


def read_captains(top: Section, slugs: Slugs) -> tuple[tuple[Captain, ...], list[Card]]:
    """The Captain boards and their cards."""
    captains: list[Captain] = []
    cards: list[Card] = []
    for number, row in enumerate(_boards(top, "captains")):
        slug, name, text = slugs.read(row), row.string("name"), row.string("text")
        ability = None
        if row.holds("ability"):
            ability = _read_ability(row.section("ability"), CAPTAIN_ABILITIES)
        stars = _read_stats(row, "stars", STATS, 3)
        captains.append(Captain(slug, name, text, ability, stars))
        for i, skill in enumerate(_three(row, "skills")):
            cards.append(_read_skill(skill, s.SKILL_CARDS + 3 * number + i, slugs))
        row.end()
    return tuple(captains), cards


def read_fatigue(section: Section, slugs: Slugs) -> Card:
    """The Fatigue card."""
    slug, name, text = slugs.read(section), section.string("name"), section.string("text")
    section.end()
    return Card(s.FATIGUE, slug, name, text, FATIGUE_CARD, (Part(), Part()))


def read_auto_cards(top: Section, slugs: Slugs) -> tuple[AutoCard, ...]:
    """The AutoTeam cards."""
    cards = []
    for row in top.rows("auto-cards"):
        slug, name, text = slugs.read(row), row.string("name"), row.string("text")
        morale, strike = row.integer("morale", 0, 3), row.choice("strike", TILES)
        distance = row.integer("range", 1, s.ROWS)
        offence, defence = row.section("offensive"), row.section("defensive")
        elements, amounts = _read_passes(offence)
        part = Part(elements, amounts, 0, *_read_rewards(offence, ("morale", "movements")))
        offence.end()
        moves = defence.integer("movements", 1, MOST_MOVEMENTS)
        gained, tackles = defence.integer("morale", 0, 5, 0), defence.integer("tackles", 0, 1, 0)
        defence.end()
        cards.append(
            AutoCard(slug, name, text, morale, strike, distance, part, moves, gained, tackles)
        )
        row.end()
    if not 2 <= len(cards) <= s.AUTO_CARDS:
        raise top.error("auto-cards", f"are {len(cards)}; a box holds 2..{s.AUTO_CARDS}")
    return tuple(cards)


def read_auto_board(section: Section) -> AutoBoard:
    """An AutoTeam board."""
    markers = _read_stats(section, "markers", ALL_STATS, 2)
    stars = _read_stats(section, "stars", ALL_STATS, 3)
    board = AutoBoard(markers, stars, section.integer("morale", 0, 20))
    section.end()
    return board


def _boards(top: Section, name: str) -> Iterable[Section]:
    rows = list(top.rows(name))
    if not 2 * s.SEATS <= len(rows) <= s.TEAMS:
        most = f"{2 * s.SEATS}..{s.TEAMS}: two to choose from for each side"
        raise top.error(name, f"are {len(rows)}; a box holds {most}")
    return rows


def _three(row: Section, name: str) -> Iterable[Section]:
    rows = list(row.rows(name))
    if len(rows) != 3:
        raise row.error(name, f"are {len(rows)}; a deck holds 3")
    return rows


def _read_tactic(row: Section, kind: int, group: str, slugs: Slugs) -> Card:
    slug, name, text = slugs.read(row), row.string("name"), row.string("text")
    offence, defence = row.section("offensive"), row.section("defensive")
    conditions = 0
    if group == TEAM and offence.holds("when"):
        allowed = {"close-to-opponent": s.CLOSE_TO_OPPONENT}
        conditions = _read_conditions(offence, allowed)
    elements, amounts = _read_passes(offence)
    words = ("morale", "movements", "actions", "fatigue")
    parts = [Part(elements, amounts, conditions, *_read_rewards(offence, words))]
    if elements[-1] == s.THROUGH_PASS and parts[0].actions > 0 and parts[0].moves == 0:
        complaint = "needs movements beside it: after a through-pass nobody has the ball"
        raise offence.error("actions", complaint)
    elements, amounts = _read_elements(defence, MOVES, MOST_MOVEMENTS)
    parts.append(Part(elements, amounts, 0, *_read_rewards(defence, words)))
    for section in (offence, defence, row):
        section.end()
    return Card(kind, slug, name, text, group, (parts[0], parts[1]))


def _read_coach(row: Section, kind: int, slugs: Slugs) -> Card:
    slug, name, text = slugs.read(row), row.string("name"), row.string("text")
    part = Part(*_read_elements(row, ORDERS, s.STEPS))
    cost = row.integer("cost", 0, 5, 0)
    row.end()
    return Card(kind, slug, name, text, COACH, (part, part), cost)


def _read_skill(row: Section, kind: int, slugs: Slugs) -> Card:
    slug, name, text = slugs.read(row), row.string("name"), row.string("text")
    conditions = _read_conditions(row, CONDITIONS)
    elements, amounts = _read_elements(row, SKILLS, s.STEPS)
    row.end()
    _check_skill(row, elements, conditions)
    part = Part(elements, amounts, conditions)
    needs_ball = {s.ANY_PASS, s.STRIKE} & set(elements) or conditions & s.ON_THE_BALL
    return Card(kind, slug, name, text, SKILL, (part, Part() if needs_ball else part))


def _check_skill(row: Section, elements: tuple[int, ...], conditions: int) -> None:
    """Complains of a skill that can never be performed to its end."""
    if conditions & s.ON_THE_BALL and conditions & (s.OFF_THE_BALL | s.CLOSE_TO_BALL):
        raise row.error("when", "must not ask for on-the-ball and for the ball being elsewhere")
    has_ball = conditions & s.ON_THE_BALL != 0
    for i, element in enumerate(elements):
        here = f"does[{i + 1}]"
        if element == s.SKILL_MOVE and conditions & s.CLOSE_TO_BALL:
            has_ball = True
        if element in (s.ANY_PASS, s.STRIKE):
            if not has_ball:
                raise row.error(
                    here, "needs the ball: when on-the-ball, or close-to-ball and a move before"
                )
            has_ball = False
        if element == s.STRIKE and i + 1 < len(elements):
            raise row.error(here, "must be the last: a shot ends the card")
        if element == s.SKIP and not {s.ANY_PASS, s.STRIKE} & set(elements[i + 1 :]):
            raise row.error(here, "needs a pass or a strike after it")


def _read_passes(section: Section) -> tuple[tuple[int, ...], tuple[int, ...]]:
    elements, amounts = _read_elements(section, PASSES, s.STEPS)
    if s.THROUGH_PASS in elements[:-1]:
        here = f"does[{elements.index(s.THROUGH_PASS) + 1}]"
        raise section.error(here, "must be the last: after a through-pass nobody has the ball")
    return elements, amounts


def _read_elements(
    section: Section, words: Mapping[str, tuple[int, int]], most: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    elements, amounts = [], []
    for i, value in enumerate(section.values("does", 1, most)):
        word, _, number = value.partition(" ") if isinstance(value, str) else ("", "", "")
        element, limit = words.get(word, (s.NOTHING, 0))
        numbers = [str(n) for n in range(1, limit + 1)] or [""]
        if element == s.NOTHING or number not in numbers or value != f"{word} {number}".strip():
            allowed = ", ".join(f"{name} 1..{n}" if n else name for name, (_, n) in words.items())
            raise section.error(f"does[{i + 1}]", f"must be one of {allowed}, not {value!r}")
        elements.append(element)
        amounts.append(int(number or 1))
    return tuple(elements), tuple(amounts)


def _read_rewards(section: Section, words: tuple[str, ...]) -> tuple[int, ...]:
    """Morale, movements, actions and Fatigue, as far as this part may have them."""
    most = {"morale": 5, "movements": 5, "actions": 3, "fatigue": 1}
    return tuple(section.integer(word, 0, most[word], 0) for word in words)


def _read_conditions(section: Section, allowed: Mapping[str, int]) -> int:
    flags = 0
    for i, word in enumerate(section.values("when", 0, len(allowed))):
        if not isinstance(word, str) or word not in allowed:
            words = ", ".join(allowed)
            raise section.error(f"when[{i + 1}]", f"must be one of {words}, not {word!r}")
        flags |= allowed[word]
    return flags


def _read_stats(row: Section, name: str, stats: Mapping[str, int], most: int) -> tuple[int, ...]:
    section = row.section(name)
    numbers = [0] * s.STATS
    for word, stat in stats.items():
        numbers[stat] = section.integer(word, 0, most, 0)
    section.end()
    return tuple(numbers)


def _read_ability(section: Section, kinds: Mapping[str, int]) -> Ability:
    kind, amount = section.choice("kind", kinds), section.integer("amount", 1, 3, 1)
    stat = section.choice("stat", ALL_STATS) if kind == s.ROLL_BONUS else 0
    name, text = section.string("name"), section.string("text").replace("{n}", str(amount))
    section.end()
    return Ability(kind, amount, stat, name, text)
