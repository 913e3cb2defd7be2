"""Reading and checking of the box of Futera SuSu."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from kickabout.engine.box_files import Section
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import reading
from kickabout.games.futera_susu.box.contents import Card, Player, ReadyDeck, ReadySquad, Team
from kickabout.games.futera_susu.state import BoxRecord, Length, LockIn, Removal
from kickabout.text.messages import Message, Text

OPTIONS: Mapping[str, Mapping[str, int] | None] = {
    "length": by_slug(Length),
    "possessions": None,
    "goals": None,
    "minutes": None,
    "home": {reading.CHOOSE: s.NONE},
    "away": {reading.CHOOSE: s.NONE},
    "home-deck": {reading.CHOOSE: s.NONE},
    "away-deck": {reading.CHOOSE: s.NONE},
    "removal": by_slug(Removal),
    "lock-in": by_slug(LockIn),
    "strict": {"off": 0, "on": 1},
}
RULES = {
    "deck": (1, 20),
    "hand": (0, 20),
    "copies": (1, 20),
    "group": (0, 20),
    "local": (0, 20),
    "cult": (0, 20),
    "captain": (0, 20),
    "penalty": (0, 9),
    "forfeit": (1, 9),
    "goal-draw": (0, 5),
    "lock-in-seconds": (10, 600),
}


@dataclass(frozen=True)
class SusuBox(Box):
    """A box of Futera SuSu."""

    rules: Mapping[str, int]
    """The numbers of the rules by their keys in the file."""
    teams: tuple[Team, ...]
    players: tuple[Player, ...]
    """By number; the first is number 1."""
    cards: tuple[Card, ...]
    squads: tuple[ReadySquad, ...]
    decks: tuple[ReadyDeck, ...]

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box as the rules read them."""
        record = BoxRecord()
        record.players = len(self.players)
        record.team[0] = record.position[0] = s.NONE
        for player in self.players:
            record.team[player.number] = player.team
            record.position[player.number] = player.position
            record.klass[player.number] = player.klass
            for stat in range(s.STATS):
                record.stats[player.number, stat] = player.stats[stat]
        record.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            record.effects[kind] = card.effect
            record.values[kind] = card.value
            record.windows[kind] = card.window
        record.squads = len(self.squads)
        for number, squad in enumerate(self.squads):
            for shirt in range(s.SHIRTS):
                record.squad[number, shirt] = squad.shirts[shirt]
        record.decks = len(self.decks)
        for number, deck in enumerate(self.decks):
            for kind, count in enumerate(deck.counts):
                record.deck[number, kind] = count
        record.deck_size = self.rules["deck"]
        record.hand = self.rules["hand"]
        record.copies = self.rules["copies"]
        record.group = self.rules["group"]
        record.local = self.rules["local"]
        record.cult = self.rules["cult"]
        record.captain = self.rules["captain"]
        record.penalty = self.rules["penalty"]
        record.forfeit = self.rules["forfeit"]
        record.goal_draw = self.rules["goal-draw"]
        self._choose(record)
        return record.read_only()

    def _choose(self, record: BoxRecord) -> None:
        """Fill in what the options decide."""
        numbers = {
            name: words[str(self.chosen[name])]
            for name, words in OPTIONS.items()
            if words is not None and self.chosen[name] in words
        }
        record.removal = numbers["removal"]
        record.length = numbers["length"]
        record.possessions = int(self.chosen["possessions"])
        record.goals = int(self.chosen["goals"])
        record.lock_in = numbers["lock-in"]
        record.strict = numbers["strict"]
        for seat, side in enumerate(("home", "away")):
            record.fixed_squad[seat] = self.squad_numbers.get(str(self.chosen[side]), s.NONE)
            deck = str(self.chosen[f"{side}-deck"])
            record.fixed_deck[seat] = self.deck_numbers.get(deck, s.NONE)

    @property
    def content(self) -> str:
        """All numbers and slugs of the box."""
        return repr(
            (dict(self.rules), self.teams, self.players, self.cards, self.squads, self.decks)
        )

    @property
    def lock_in_seconds(self) -> int:
        """The duration of the lock-in where it is timed."""
        return self.rules["lock-in-seconds"]

    @cached_property
    def player_slugs(self) -> tuple[str, ...]:
        """The slug of each player in the place of its number, less one."""
        return tuple(player.slug for player in self.players)

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slug of each kind of action card in the place of its number."""
        return tuple(card.slug for card in self.cards)

    @cached_property
    def squad_slugs(self) -> tuple[str, ...]:
        """The slug of each ready-made squad in the place of its number."""
        return tuple(squad.slug for squad in self.squads)

    @cached_property
    def deck_slugs(self) -> tuple[str, ...]:
        """The slug of each ready-made deck in the place of its number."""
        return tuple(deck.slug for deck in self.decks)

    @cached_property
    def player_numbers(self) -> Mapping[str, int]:
        """The number of each player by its slug."""
        return MappingProxyType({player.slug: player.number for player in self.players})

    @cached_property
    def kinds(self) -> Mapping[str, int]:
        """The number of each kind of action card by its slug."""
        return MappingProxyType({card.slug: kind for kind, card in enumerate(self.cards)})

    @cached_property
    def squad_numbers(self) -> Mapping[str, int]:
        """The number of each ready-made squad by its slug."""
        return MappingProxyType({squad.slug: number for number, squad in enumerate(self.squads)})

    @cached_property
    def deck_numbers(self) -> Mapping[str, int]:
        """The number of each ready-made deck by its slug."""
        return MappingProxyType({deck.slug: number for number, deck in enumerate(self.decks)})

    def player(self, number: int) -> Player:
        """Return the player of a number, from 1."""
        return self.players[number - 1]

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` unless there are two seats."""
        if seats != s.SEATS:
            raise ValueError(f"Futera SuSu is played by {s.SEATS} seats, not {seats}")


def _ready(one: ReadySquad | ReadyDeck) -> Message:
    return Message("ready-made", name=one.named, text=one.text)


@box_loader(Path(__file__).parents[1] / "box.toml")
def load_box(text: str, top: Section) -> SusuBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"futera-susu": 0})
    table = top.section("rules")
    rules = {name: table.integer(name, *span) for name, span in RULES.items()}
    table.end()
    if rules["hand"] > rules["deck"]:
        raise table.error("hand", f"must not exceed deck, {rules['deck']}")
    teams = reading.read_teams(top)
    players = reading.read_players(top, teams)
    cards = reading.read_cards(top)
    if len(cards) * rules["copies"] < rules["deck"]:
        raise table.error("copies", f"of {len(cards)} kinds make no deck of {rules['deck']}")
    squads = reading.read_squads(top, players)
    decks = reading.read_decks(top, cards, rules["deck"], rules["copies"])
    ready_squads: dict[str, Text] = {squad.slug: _ready(squad) for squad in squads}
    ready_decks: dict[str, Text] = {deck.slug: _ready(deck) for deck in decks}
    more = {
        "home": ready_squads,
        "away": ready_squads,
        "home-deck": ready_decks,
        "away-deck": ready_decks,
    }
    options = read_options(top.section("options"), OPTIONS, more)
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    return SusuBox(text, options, chosen, rules, teams, players, cards, squads, decks)
