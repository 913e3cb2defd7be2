"""Vocabulary of the box file of Futera SuSu, and reading and checking of its tables."""

import re
from collections.abc import Mapping, Sequence

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.vocabulary import by_slug, slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box.contents import Card, Player, ReadyDeck, ReadySquad, Team
from kickabout.games.futera_susu.state import Class, Effect, Position, Stat, Window
from kickabout.text.messages import Message, Text

POSITIONS = by_slug(Position)
CLASSES = by_slug(Class)
STATS = slugs(Stat)
"""By the face of the die, from 1."""
TYPES = ("tactic", "referee")
EFFECTS = by_slug(Effect)
WINDOWS = by_slug(Window)
CHOOSE = "choose"
"""The value of an option that leaves the choice of a squad or a deck to its seat."""

_VALUES: Mapping[int, tuple[int, int]] = {
    Effect.BOOST: (1, 9),
    Effect.BOOST_ALL: (1, 9),
    Effect.WEAKEN: (1, 9),
    Effect.LONG_BALL: (0, 9),
    Effect.DRAW: (1, 5),
    Effect.WALL: (1, 9),
}
"""The effects that take a value, with its range."""
_ONE_WINDOW: Mapping[int, str] = {
    Effect.RE_ROLL: "after",
    Effect.RE_ROLL_OWN: "after",
    Effect.SWITCH: "before",
    Effect.LONG_BALL: "before",
    Effect.OFFSIDE: "before",
}
"""The effects that make sense in one window only."""
_SECRETS = ("squad", "player", "deck", "card", "sub", CHOOSE)
"""Words of the notation and of the options that may not be slugs."""
_COLOURS = re.compile(r"#[0-9a-f]{6} #[0-9a-f]{6}")
_LEAST_OUTFIELD = s.SHIRTS - 1


def read_teams(top: Section) -> tuple[Team, ...]:
    """Read the teams."""
    teams = []
    taken = Slugs(_SECRETS)
    for row in top.rows("teams"):
        slug, name, kit = taken.read(row), row.string("name"), row.string("kit")
        if not _COLOURS.fullmatch(kit):
            raise row.error("kit", f"is two colours such as '#16325c #f4f1e6', not {kit!r}")
        teams.append(Team(slug, name, kit, text_of(row, "team", slug, "tagline")))
        row.end()
    if not 1 <= len(teams) <= s.PLAYERS:
        raise top.error("teams", f"are {len(teams)}; a box holds 1..{s.PLAYERS}")
    return tuple(teams)


def read_players(top: Section, teams: Sequence[Team]) -> tuple[Player, ...]:
    """Read the player cards, and check that there are enough to complete any squad."""
    players: list[Player] = []
    taken = Slugs(_SECRETS)
    numbers = {team.slug: number for number, team in enumerate(teams)}
    for row in top.rows("players"):
        slug, name = taken.read(row), row.string("name")
        team, position = row.choice("team", numbers), row.choice("position", POSITIONS)
        klass = row.choice("class", CLASSES) if row.holds("class") else int(Class.PLAYER)
        text = text_of(row, "player", slug)
        number = len(players) + 1
        stats = _read_stats(row)
        players.append(Player(number, slug, name, team, position, klass, stats, text))
        row.end()
    if len(players) > s.PLAYERS:
        raise top.error("players", f"are {len(players)}; at most {s.PLAYERS} fit")
    _check_pool(top, players)
    return tuple(players)


def read_cards(top: Section) -> tuple[Card, ...]:
    """Read the kinds of action cards."""
    cards: list[Card] = []
    taken = Slugs(_SECRETS)
    for row in top.rows("cards"):
        slug, name = taken.read(row), row.string("name")
        type_ = TYPES[row.choice("type", {word: n for n, word in enumerate(TYPES)})]
        effect = row.choice("effect", EFFECTS)
        value = row.integer("value", *_VALUES[effect]) if effect in _VALUES else 0
        window = row.choice("window", WINDOWS)
        only = _ONE_WINDOW.get(effect)
        if only is not None and window != WINDOWS[only]:
            raise row.error("window", f"must be {only!r} with this effect")
        sign, text = row.string("sign", slug), text_of(row, "card", slug)
        cards.append(Card(slug, name, type_, effect, value, window, sign, text))
        row.end()
    if not 1 <= len(cards) <= s.KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; a box holds 1..{s.KINDS}")
    return tuple(cards)


def read_squads(top: Section, players: Sequence[Player]) -> tuple[ReadySquad, ...]:
    """Read the ready-made squads."""
    squads = []
    taken = Slugs(_SECRETS)
    known = {player.slug: player for player in players}
    for row in top.rows("squads"):
        slug, name = taken.read(row), row.string("name")
        text = text_of(row, "squad", slug)
        eleven = _read_names(row, "eleven", s.ELEVEN, known)
        subs = _read_names(row, "subs", s.SUBS, known)
        _check_squad(row, eleven, subs)
        shirts = tuple(player.number for player in (*eleven, *subs))
        squads.append(ReadySquad(slug, name, text, shirts))
        row.end()
    if not 1 <= len(squads) <= s.SQUADS:
        raise top.error("squads", f"are {len(squads)}; a box holds 1..{s.SQUADS}")
    return tuple(squads)


def read_decks(
    top: Section, cards: Sequence[Card], size: int, copies: int
) -> tuple[ReadyDeck, ...]:
    """Read the ready-made action decks."""
    decks = []
    taken = Slugs(_SECRETS)
    kinds = {card.slug: kind for kind, card in enumerate(cards)}
    for row in top.rows("decks"):
        slug, name = taken.read(row), row.string("name")
        text = text_of(row, "deck", slug)
        table = row.section("cards")
        counts = [0] * len(cards)
        for word in table.words():
            if word not in kinds:
                raise table.error(word, f"is no card of this box; there are: {', '.join(kinds)}")
            counts[kinds[word]] = table.integer(word, 1, copies)
        if sum(counts) != size:
            raise row.error("cards", f"are {sum(counts)}; a deck has {size}")
        decks.append(ReadyDeck(slug, name, text, tuple(counts)))
        row.end()
    if not 1 <= len(decks) <= s.DECKS:
        raise top.error("decks", f"are {len(decks)}; a box holds 1..{s.DECKS}")
    return tuple(decks)


def text_of(row: Section, kind: str, slug: str, key: str = "text") -> Text:
    """Return the text of an entry for people: from its row, else from
    the game's messages, else empty.
    """
    return row.text(key, Message(f"{kind}-{slug}.{key}").or_else("no-text"))


def _read_stats(row: Section) -> tuple[int, ...]:
    stats = row.values("stats", s.STATS, s.STATS)
    for i, value in enumerate(stats):
        if type(value) is not int or not 1 <= value <= 20:
            key = f"stats[{i + 1}]"
            raise row.error(key, f"({STATS[i]}) must be a whole number in 1..20, not {value!r}")
    return tuple(stats)


def _check_pool(top: Section, players: Sequence[Player]) -> None:
    """Check that whatever a seat has signed, a player is left for its next shirt."""
    for word, position in POSITIONS.items():
        needed = s.POSITION_OF_SHIRT.count(position)
        found = sum(
            player.position == position and player.klass != Class.LEGENDARY_CAPTAIN
            for player in players
        )
        if found < needed:
            complaint = f"hold {found} of position {word!r} beside Legendary Captains"
            raise top.error("players", f"{complaint}; at least {needed} are needed")
    outfield = sum(player.position != Position.GOALKEEPER for player in players)
    if outfield < _LEAST_OUTFIELD:
        raise top.error(
            "players",
            f"hold {outfield} who are no goalkeepers; at least {_LEAST_OUTFIELD} are needed",
        )


def _read_names(row: Section, key: str, count: int, known: Mapping[str, Player]) -> list[Player]:
    found = []
    for i, slug in enumerate(row.values(key, count, count)):
        if not isinstance(slug, str) or slug not in known:
            raise row.error(f"{key}[{i + 1}]", f"must be the slug of a player, not {slug!r}")
        found.append(known[slug])
    return found


def _check_squad(row: Section, eleven: Sequence[Player], subs: Sequence[Player]) -> None:
    words = list(POSITIONS)
    taken: set[str] = set()
    captain = None
    for i, player in enumerate((*eleven, *subs)):
        first = i < s.ELEVEN
        key = f"eleven[{i + 1}]" if first else f"subs[{i + 1 - s.ELEVEN}]"
        if player.slug in taken:
            raise row.error(key, f"names {player.slug} a second time")
        taken.add(player.slug)
        if first and player.position != s.POSITION_OF_SHIRT[i]:
            asked, is_one = words[s.POSITION_OF_SHIRT[i]], words[player.position]
            raise row.error(key, f"must be a {asked}; {player.slug} is a {is_one}")
        if not first and player.position == Position.GOALKEEPER:
            raise row.error(key, f"must not be a goalkeeper, as {player.slug} is")
        if first and player.klass == Class.LEGENDARY_CAPTAIN:
            if captain is not None:
                both = f"{captain} and {player.slug}"
                raise row.error(key, f"is a second Legendary Captain in the eleven: {both}")
            captain = player.slug
