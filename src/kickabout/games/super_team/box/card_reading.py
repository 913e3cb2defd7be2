"""Reading and checking of the cards and boards of Super Team."""

from collections.abc import Iterable, Mapping

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.vocabulary import slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box.contents import (
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
    Part,
    Team,
)
from kickabout.games.super_team.box.reading import (
    ALL_STATS,
    CAPTAIN_ABILITIES,
    CONDITIONS,
    MOVES,
    ORDERS,
    PASSES,
    SKILLS,
    STATS,
    TEAM_ABILITIES,
    TILES,
)
from kickabout.games.super_team.state import AbilityKind, Condition, Element, Stat
from kickabout.text.messages import Message, Text

MOST_MOVEMENTS = 3
"""The most movements in the defensive part of a card."""
TACTIC_CONDITIONS = {slug(Condition.CLOSE_TO_OPPONENT): Condition.CLOSE_TO_OPPONENT}
"""The conditions that a tactic may have."""


def read_basics(top: Section, slugs: Slugs) -> list[Card]:
    """Read the Basic cards, of which each side has one of each."""
    cards = [_read_tactic(row, kind, BASIC, slugs) for kind, row in enumerate(top.rows("basics"))]
    if len(cards) != s.BASICS:
        raise top.error("basics", f"are {len(cards)}; a box holds {s.BASICS}")
    return cards


def read_teams(top: Section, slugs: Slugs) -> tuple[tuple[Team, ...], list[Card]]:
    """Read the Team boards and their cards."""
    teams: list[Team] = []
    cards: list[Card] = []
    for number, row in enumerate(_boards(top, "teams")):
        slug, name = slugs.read(row), row.string("name")
        ability = _read_ability(row.section("ability"), TEAM_ABILITIES)
        kit = row.text("kit", Message(f"team-{slug}.kit").or_else("without-text"))
        teams.append(Team(slug, name, kit, _text(row, "team", slug), ability))
        for i, tactic in enumerate(_three(row, "tactics")):
            cards.append(_read_tactic(tactic, s.TEAM_CARDS + 3 * number + i, TEAM, slugs))
        cards.append(_read_coach(row.section("coach"), s.COACH_CARDS + number, slugs))
        row.end()
    return tuple(teams), cards


def read_captains(top: Section, slugs: Slugs) -> tuple[tuple[Captain, ...], list[Card]]:
    """Read the Captain boards and their cards."""
    captains: list[Captain] = []
    cards: list[Card] = []
    for number, row in enumerate(_boards(top, "captains")):
        slug, name = slugs.read(row), row.string("name")
        text = _text(row, "captain", slug)
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
    """Read the Fatigue card."""
    slug, name = slugs.read(section), section.string("name")
    text = _text(section, "card", slug)
    section.end()
    return Card(s.FATIGUE, slug, name, text, FATIGUE_CARD, (Part(), Part()))


def read_auto_cards(top: Section, slugs: Slugs) -> tuple[AutoCard, ...]:
    """Read the AutoTeam cards."""
    cards = []
    for row in top.rows("auto-cards"):
        slug, name = slugs.read(row), row.string("name")
        text = _text(row, "card", slug)
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
    """Read an AutoTeam board."""
    markers = _read_stats(section, "markers", ALL_STATS, 2)
    stars = _read_stats(section, "stars", ALL_STATS, 3)
    board = AutoBoard(markers, stars, section.integer("morale", 0, 20))
    section.end()
    return board


def _text(row: Section, what: str, name: str) -> Text:
    return row.text("text", Message(f"{what}-{name}.text").or_else("without-text"))


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
    slug, name = slugs.read(row), row.string("name")
    text = _text(row, "card", slug)
    offence, defence = row.section("offensive"), row.section("defensive")
    conditions = 0
    if group == TEAM and offence.holds("when"):
        conditions = _read_conditions(offence, TACTIC_CONDITIONS)
    elements, amounts = _read_passes(offence)
    words = ("morale", "movements", "actions", "fatigue")
    parts = [Part(elements, amounts, conditions, *_read_rewards(offence, words))]
    if elements[-1] == Element.THROUGH_PASS and parts[0].actions > 0 and parts[0].moves == 0:
        complaint = "needs movements beside it: after a through-pass nobody has the ball"
        raise offence.error("actions", complaint)
    elements, amounts = _read_elements(defence, MOVES, MOST_MOVEMENTS)
    parts.append(Part(elements, amounts, 0, *_read_rewards(defence, words)))
    for section in (offence, defence, row):
        section.end()
    return Card(kind, slug, name, text, group, (parts[0], parts[1]))


def _read_coach(row: Section, kind: int, slugs: Slugs) -> Card:
    slug, name = slugs.read(row), row.string("name")
    text = _text(row, "card", slug)
    part = Part(*_read_elements(row, ORDERS, s.STEPS))
    cost = row.integer("cost", 0, 5, 0)
    row.end()
    return Card(kind, slug, name, text, COACH, (part, part), cost)


def _read_skill(row: Section, kind: int, slugs: Slugs) -> Card:
    slug, name = slugs.read(row), row.string("name")
    text = _text(row, "card", slug)
    conditions = _read_conditions(row, CONDITIONS)
    elements, amounts = _read_elements(row, SKILLS, s.STEPS)
    row.end()
    _check_skill(row, elements, conditions)
    part = Part(elements, amounts, conditions)
    on_the_ball = conditions & Condition.ON_THE_BALL
    needs_ball = on_the_ball or Element.PASS in elements or Element.STRIKE in elements
    return Card(kind, slug, name, text, SKILL, (part, Part() if needs_ball else part))


def _check_skill(row: Section, elements: tuple[int, ...], conditions: int) -> None:
    """Reject a skill that can never be performed to its end."""
    if conditions & Condition.ON_THE_BALL and conditions & (
        Condition.OFF_THE_BALL | Condition.CLOSE_TO_BALL
    ):
        raise row.error("when", "must not ask for on-the-ball and for the ball being elsewhere")
    has_ball = conditions & Condition.ON_THE_BALL != 0
    for i, element in enumerate(elements):
        here = f"does[{i + 1}]"
        if element == Element.MOVE and conditions & Condition.CLOSE_TO_BALL:
            has_ball = True
        if element in (Element.PASS, Element.STRIKE):
            if not has_ball:
                raise row.error(
                    here, "needs the ball: when on-the-ball, or close-to-ball and a move before"
                )
            has_ball = False
        if element == Element.STRIKE and i + 1 < len(elements):
            raise row.error(here, "must be the last: a shot ends the card")
        if element == Element.SKIP and not {Element.PASS, Element.STRIKE} & set(elements[i + 1 :]):
            raise row.error(here, "needs a pass or a strike after it")


def _read_passes(section: Section) -> tuple[tuple[int, ...], tuple[int, ...]]:
    elements, amounts = _read_elements(section, PASSES, s.STEPS)
    if Element.THROUGH_PASS in elements[:-1]:
        here = f"does[{elements.index(Element.THROUGH_PASS) + 1}]"
        raise section.error(here, "must be the last: after a through-pass nobody has the ball")
    return elements, amounts


def _read_elements(
    section: Section, words: Mapping[str, tuple[int, int]], most: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    elements, amounts = [], []
    for i, value in enumerate(section.values("does", 1, most)):
        word, _, number = value.partition(" ") if isinstance(value, str) else ("", "", "")
        element, limit = words.get(word, (Element.NOTHING, 0))
        numbers = [str(n) for n in range(1, limit + 1)] or [""]
        if (
            element == Element.NOTHING
            or number not in numbers
            or value != f"{word} {number}".strip()
        ):
            allowed = ", ".join(f"{name} 1..{n}" if n else name for name, (_, n) in words.items())
            raise section.error(f"does[{i + 1}]", f"must be one of {allowed}, not {value!r}")
        elements.append(element)
        amounts.append(int(number or 1))
    return tuple(elements), tuple(amounts)


def _read_rewards(section: Section, words: tuple[str, ...]) -> tuple[int, ...]:
    """Read Morale, movements, actions and Fatigue, as far as this part may have them."""
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
    stat = section.choice("stat", ALL_STATS) if kind == AbilityKind.ROLL_BONUS else 0
    name = section.string("name")
    text = section.text(
        "text", Message(f"ability-{slug(AbilityKind(kind))}", amount=amount, stat=slug(Stat(stat)))
    )
    if isinstance(text, str):
        text = text.replace("{n}", str(amount))
    section.end()
    return Ability(kind, amount, stat, name, text)
