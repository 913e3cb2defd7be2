"""The box of Squad Rush: its class and its loader."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import reading
from kickabout.games.squad_rush.box.contents import Card, Nation, Player
from kickabout.games.squad_rush.state import (
    AddedTime,
    Effect,
    GoldenBoot,
    Mode,
    Nations,
    Pairing,
    ReverseOfficial,
    Switch,
)
from kickabout.text.messages import Name

_VOCABULARIES = {
    "mode": Mode,
    "nations": Nations,
    "pairing": Pairing,
    "added-time": AddedTime,
    "reverse": ReverseOfficial,
    "golden-boot": GoldenBoot,
    "matchday-drama": Switch,
    "captains-armband": Switch,
    "derby-night": Switch,
}
OPTIONS = {name: by_slug(vocabulary) for name, vocabulary in _VOCABULARIES.items()}
_FIELDS = {
    "nations": "nations_in_play",
    "golden-boot": "boot_for",
    "matchday-drama": "drama",
    "captains-armband": "armband",
    "derby-night": "derby",
}
"""The record fields of options whose field has another name."""
RULES = {
    "hand": (1, 12),
    "most-hand": (1, 20),
    "draws": (1, 9),
    "acts": (1, 9),
    "pitch": (s.SEVEN_SLOTS, 20),
    "rush-rounds": (1, 99),
    "build-rounds": (1, 99),
    "turns-before-call": (0, 9),
    "last-turns": (0, 9),
    "thin": (0, 99),
    "chemistry": (0, 9),
    "booked": (0, 9),
    "goal": (1, 20),
    "win": (1, 9),
    "draw": (0, 9),
    "golden-boot": (0, 9),
    "forfeit": (1, 9),
}


@dataclass(frozen=True)
class RushBox(Box):
    """A box of Squad Rush."""

    rules: Mapping[str, int]
    """The numbers of the rules by their keys in the file."""
    nations: tuple[Nation, ...]
    players: tuple[Player, ...]
    """By number: the players, then the Super Subs."""
    cards: tuple[Card, ...]
    """By kind: all cards that are no players."""

    @cached_property
    def record(self) -> s.BoxRecord:
        """The numbers of the box as the rules read them."""
        record = s.BoxRecord()
        record.players = len(self.players)
        for number, player in enumerate(self.players):
            record.nation[number] = player.nation
            record.position[number] = player.position
            record.rating[number] = player.rating
            record.star[number] = player.star
        record.nations = len(self.nations)
        record.kinds = len(self.cards)
        record.tackle = record.yellow = record.red = s.NONE
        for kind, card in enumerate(self.cards):
            record.counts[kind] = card.count
            record.effects[kind] = card.effect
            record.values[kind] = card.value
            record.officials[kind] = card.official
            record.official_values[kind] = card.official_value
            if card.effect == Effect.TACKLE:
                record.tackle = kind
            elif card.effect == Effect.BOOK:
                record.yellow = kind
            elif card.effect == Effect.DISMISS:
                record.red = kind
        for name in RULES:
            setattr(record, name.replace("-", "_"), self.rules[name])
        for name, members in OPTIONS.items():
            field = _FIELDS.get(name, name.replace("-", "_"))
            setattr(record, field, members[str(self.chosen[name])])
        return record.read_only()

    @property
    def content(self) -> str:
        """A text of all numbers and slugs of the box."""
        return repr((dict(self.rules), self.nations, self.players, self.cards))

    @cached_property
    def player_slugs(self) -> tuple[str, ...]:
        """The slugs of the players and Super Subs, by number."""
        return tuple(player.slug for player in self.players)

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slugs of the other kinds of cards, by number."""
        return tuple(card.slug for card in self.cards)

    @cached_property
    def nation_slugs(self) -> tuple[str, ...]:
        """The slugs of the nations, by number."""
        return tuple(nation.slug for nation in self.nations)

    def has(self, card: int) -> bool:
        """Return whether this is the number of a player, a Super Sub or another kind of card."""
        kind = card - s.PLAYERS
        return 0 <= card < len(self.players) or 0 <= kind < len(self.cards)

    def named(self, card: int) -> Name:
        """Return the name of a card of any kind by its number."""
        if card < s.PLAYERS:
            return self.players[card].named
        return self.cards[card - s.PLAYERS].named

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if the box has too few nations or cards for this many seats, or too many cards."""
        playing = seats + 1
        if len(self.nations) < playing:
            raise ValueError(
                f"{seats} seats play with {playing} nations, the box holds {len(self.nations)}"
            )
        own = [player.nation for player in self.players]
        sizes = sorted(own.count(number) for number in range(len(self.nations)))
        others = own.count(s.NONE) + sum(card.count for card in self.cards)
        least, most = others + sum(sizes[:playing]), others + sum(sizes[-playing:])
        needed = seats * self.rules["hand"] + 1
        if least < needed:
            raise ValueError(f"{seats} seats need at least {needed} cards, a deck may hold {least}")
        if most > s.PILE:
            raise ValueError(
                f"a deck for {seats} seats may hold {most} cards, at most {s.PILE} fit"
            )


@box_loader(Path(__file__).parents[1] / "box.toml")
def load_box(text: str, top: Section) -> RushBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"squad-rush": 0})
    table = top.section("rules")
    rules = {name: table.integer(name, *span) for name, span in RULES.items()}
    table.end()
    if rules["hand"] > rules["most-hand"]:
        raise table.error("hand", f"must not exceed most-hand, {rules['most-hand']}")
    if rules["turns-before-call"] >= rules["build-rounds"]:
        complaint = f"must be below build-rounds, {rules['build-rounds']}: nobody could call"
        raise table.error("turns-before-call", complaint)
    if rules["draw"] > rules["win"]:
        raise table.error("draw", f"must not exceed win, {rules['win']}")
    options = read_options(top.section("options"), OPTIONS)
    slugs = Slugs(reading.TAKEN)
    nations, stars = reading.read_nations(top)
    players = reading.read_players(top, nations, stars, slugs)
    cards = reading.read_cards(top, slugs)
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    box = RushBox(text, options, chosen, rules, nations, players, cards)
    try:
        box.check_seats(reading.LEAST_NATIONS - 1)
    except ValueError as error:
        raise top.error("cards", f"cannot be dealt: {error}") from error
    return box
