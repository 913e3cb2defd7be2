"""Reading and checking the tables of a box file of Squad Rush."""

import re
from collections.abc import Sequence

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.vocabulary import by_slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box.contents import Card, Nation, Player
from kickabout.games.squad_rush.state import Effect, OfficialEffect, Position
from kickabout.text.messages import Message, Text

POSITIONS = {word: number for word, number in by_slug(Position).items() if number != Position.SUB}
GROUPS = ("tackle", "booking", "referee")
LEAST_NATIONS = 3
"""The nations needed for two managers."""

_MOST_RATING = 20
_CODE = 3
"""Letters of a nation's name that are its code if the box gives none."""
_MOST_COUNT = 60
_GROUP_OF: dict[int, str] = {
    Effect.TACKLE: "tackle",
    Effect.BOOK: "booking",
    Effect.DISMISS: "booking",
}
"""The groups of effects whose cards are no referee cards."""
_VALUES: dict[int, tuple[int, int]] = {
    Effect.MORE_ACTS: (1, 9),
    Effect.EXCHANGE: (1, 9),
    Effect.RESTART: (1, 9),
}
"""Effects that take a value, with its range."""
_OFFICIAL_VALUES: dict[int, tuple[int, int]] = {
    OfficialEffect.DRAW_AND_PLAY: (1, 9),
    OfficialEffect.MIDFIELD_GOAL: (1, 9),
    OfficialEffect.DEFENCES_UP: (1, 20),
    OfficialEffect.GOALLESS: (1, 60),
}
"""Officials that take a value, with its range."""
TAKEN = tuple("card player instant official nobody deck pile on off no".split())
"""Words that no slug may be, since the notation has them in the same place or before one."""
_COLOURS = re.compile(r"#[0-9a-f]{6} #[0-9a-f]{6}")


def read_nations(top: Section) -> tuple[tuple[Nation, ...], tuple[str, ...]]:
    """Read the nations, and the slug of the star of each."""
    nations: list[Nation] = []
    stars: list[str] = []
    slugs = Slugs(TAKEN)
    for row in top.rows("nations"):
        slug, name, kit = slugs.read(row), row.string("name"), row.string("kit")
        if not _COLOURS.fullmatch(kit):
            raise row.error("kit", f"is two colours such as '#b3202c #f4f1e6', not {kit!r}")
        tagline = row.text("tagline", Message(f"nation-{slug}.tagline"))
        code = row.string("code", name[:_CODE].upper())
        nations.append(Nation(slug, name, code, kit, tagline))
        stars.append(row.string("star"))
        row.end()
    if not LEAST_NATIONS <= len(nations) <= s.NATIONS:
        complaint = f"are {len(nations)}; a box holds {LEAST_NATIONS}..{s.NATIONS}"
        raise top.error("nations", complaint)
    return tuple(nations), tuple(stars)


def read_players(
    top: Section, nations: Sequence[Nation], stars: Sequence[str], slugs: Slugs
) -> tuple[Player, ...]:
    """Read the players, then the Super Subs, in the order in which the records number them."""
    players: list[Player] = []
    numbers = {nation.slug: number for number, nation in enumerate(nations)}
    for row in top.rows("players"):
        slug, name = slugs.read(row), row.string("name")
        nation, position = row.choice("nation", numbers), row.choice("position", POSITIONS)
        rating, text = row.integer("rating", 1, _MOST_RATING), _text(row, "player", slug)
        players.append(Player(slug, name, nation, position, rating, slug == stars[nation], text))
        row.end()
    for number in range(len(nations)):
        _check_nation(top, number, nations[number], stars[number], players)
    for row in top.rows("subs"):
        slug, name = slugs.read(row), row.string("name")
        rating, text = row.integer("rating", 1, _MOST_RATING), _text(row, "player", slug)
        players.append(Player(slug, name, s.NONE, int(Position.SUB), rating, False, text))
        row.end()
    if len(players) > s.PLAYERS:
        raise top.error("players", f"and subs are {len(players)}; at most {s.PLAYERS} fit")
    return tuple(players)


def read_cards(top: Section, slugs: Slugs) -> tuple[Card, ...]:
    """Read the other kinds of cards."""
    cards: list[Card] = []
    for row in top.rows("cards"):
        slug, name = slugs.read(row), row.string("name")
        group = GROUPS[row.choice("group", {word: n for n, word in enumerate(GROUPS)})]
        effect = row.choice("effect", by_slug(Effect))
        if group != _GROUP_OF.get(effect, "referee"):
            raise row.error(
                "group", f"must be {_GROUP_OF.get(effect, 'referee')!r} with this effect"
            )
        twin = next((card for card in cards if card.effect == effect), None)
        if effect in _GROUP_OF and twin is not None:
            raise row.error("effect", f"is that of {twin.slug} already: one kind of card has it")
        value = row.integer("value", *_VALUES[effect]) if effect in _VALUES else 0
        official, official_value = _read_official(row) if group == "referee" else (s.NONE, 0)
        count = row.integer("count", 0, _MOST_COUNT)
        sign, text = row.string("sign", slug), _text(row, "card", slug)
        cards.append(
            Card(slug, name, group, count, effect, value, official, official_value, sign, text)
        )
        row.end()
    if not 1 <= len(cards) <= s.KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; a box holds 1..{s.KINDS}")
    return tuple(cards)


def _text(row: Section, kind: str, slug: str) -> Text:
    """Return the line of colour of a player or a card."""
    return row.text("text", Message(f"{kind}-{slug}.text"))


def _read_official(row: Section) -> tuple[int, int]:
    official = row.choice("official", by_slug(OfficialEffect))
    if official not in _OFFICIAL_VALUES:
        return official, 0
    return official, row.integer("official-value", *_OFFICIAL_VALUES[official])


def _check_nation(
    top: Section, number: int, nation: Nation, star: str, players: Sequence[Player]
) -> None:
    """Check that a nation can make a seven of its own and that its star is one of its forwards."""
    own = [player for player in players if player.nation == number]
    for word, position in POSITIONS.items():
        found = sum(player.position == position for player in own)
        if found < s.SLOTS_OF[position]:
            complaint = f"hold {found} of position {word!r} for {nation.slug}"
            raise top.error("players", f"{complaint}; a seven needs {s.SLOTS_OF[position]}")
    forwards = [player.slug for player in own if player.position == Position.FORWARD]
    if star not in forwards:
        complaint = f"must be a forward of this nation, one of {', '.join(forwards)}, not {star!r}"
        raise top.error(f"nations[{number + 1}].star", complaint)
