"""The box of SocialSoccer: its class and its loader."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from kickabout.engine.box_files import Section
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import reading
from kickabout.games.social_soccer.box.contents import Card, Player, ReadyTeam
from kickabout.games.social_soccer.state import BlockTie, CardType, MatchLength, Rotation
from kickabout.text.messages import Message, Text

OPTIONS: Mapping[str, Mapping[str, int] | None] = {
    "deck": {word: place for place, word in enumerate(reading.DECKS)},
    "rotation": by_slug(Rotation),
    "block-tie": by_slug(BlockTie),
    "match": by_slug(MatchLength),
    "home": {reading.CHOOSE: s.NONE},
    "away": {reading.CHOOSE: s.NONE},
}
RULES = {
    "opening": (0, 9),
    "draws": (0, 9),
    "steal-draws": (0, 9),
    "hand-limit": (1, 40),
    "rounds": (1, reading.MOST_ROUNDS),
    "extra-rounds": (0, 9),
    "lead": (1, 99),
    "specials": (0, 9),
    "twist-bonus": (0, 9),
}


@dataclass(frozen=True)
class SocialBox(Box):
    """A box of SocialSoccer."""

    rules: Mapping[str, int]
    """The numbers of the rules by their keys in the file."""
    players: tuple[Player, ...]
    """By number; the first is number 1."""
    cards: tuple[Card, ...]
    """By kind."""
    teams: tuple[ReadyTeam, ...]

    @cached_property
    def record(self) -> s.BoxRecord:
        """The numbers of the box as the rules read them."""
        record = s.BoxRecord()
        record.players = len(self.players)
        record.value[0] = s.NONE
        for player in self.players:
            record.value[player.number] = player.value
            record.custody[player.number] = player.custody
            record.attack[player.number] = player.attack
            record.defence[player.number] = player.defence
        self._put_cards(record)
        record.teams = len(self.teams)
        for number, team in enumerate(self.teams):
            for member, player_number in enumerate(team.players):
                record.team[number, member] = player_number
            for kind, count in enumerate(self.strategy(number)):
                record.strategy[number, kind] = count
        record.strategy_size, record.copies = self.strategy_size, self.copies
        for name in RULES:
            setattr(record, name.replace("-", "_"), self.rules[name])
        for seat, side in enumerate(("home", "away")):
            record.fixed_team[seat] = self.team_numbers.get(str(self.chosen[side]), s.NONE)
        record.rotation = self._number("rotation")
        record.tie = self._number("block-tie")
        record.length = self._number("match")
        return record.read_only()

    def _put_cards(self, record: s.BoxRecord) -> None:
        record.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            record.types[kind] = card.type
            record.card_value[kind] = card.value
            record.cost[kind] = card.cost
            record.tires[kind] = card.tires
            record.twist[kind] = card.twist
            record.when[kind] = card.when
            record.from_round[kind] = card.from_round
            record.effects[kind] = len(card.effects)
            for place, effect in enumerate(card.effects):
                record.effect[kind, place] = effect.do
                record.whom[kind, place] = effect.whom
                record.amount[kind, place] = effect.amount
                record.lasts[kind, place] = effect.lasts
        record.cheapest = min(card.cost for card in self.cards if card.type != CardType.TWIST)

    def _number(self, option: str) -> int:
        words = OPTIONS[option]
        assert words is not None
        return words[str(self.chosen[option])]

    @property
    def content(self) -> str:
        """A text of all numbers and slugs of the box."""
        return repr((dict(self.rules), self.players, self.cards, self.teams))

    @property
    def strategy_size(self) -> int:
        """The number of cards in a strategy."""
        return reading.DECKS[str(self.chosen["deck"])][0]

    @property
    def copies(self) -> int:
        """The most cards of one kind in a strategy."""
        return reading.DECKS[str(self.chosen["deck"])][1]

    def strategy(self, team: int) -> tuple[int, ...]:
        """Return the number of cards of each kind in the strategy of a ready-made team."""
        ready = self.teams[team]
        if sum(ready.strategy) == self.strategy_size:
            return ready.strategy
        return tuple(one + more for one, more in zip(ready.strategy, ready.extra, strict=True))

    @cached_property
    def player_numbers(self) -> Mapping[str, int]:
        """The number of each player, by slug."""
        return MappingProxyType({player.slug: player.number for player in self.players})

    @cached_property
    def kinds(self) -> Mapping[str, int]:
        """The number of each kind of card, by slug."""
        return MappingProxyType({card.slug: kind for kind, card in enumerate(self.cards)})

    @cached_property
    def team_numbers(self) -> Mapping[str, int]:
        """The number of each ready-made team, by slug."""
        return MappingProxyType({team.slug: number for number, team in enumerate(self.teams)})

    @cached_property
    def player_slugs(self) -> tuple[str, ...]:
        """The slugs of the players; that of player n is at index n - 1."""
        return tuple(player.slug for player in self.players)

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slugs of the kinds of cards, by number."""
        return tuple(card.slug for card in self.cards)

    @cached_property
    def team_slugs(self) -> tuple[str, ...]:
        """The slugs of the ready-made teams, by number."""
        return tuple(team.slug for team in self.teams)

    def player(self, number: int) -> Player:
        """Return the player of a number, from 1 on."""
        return self.players[number - 1]

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` unless there are two seats."""
        if seats != s.SEATS:
            raise ValueError(f"SocialSoccer is played by {s.SEATS} seats, not {seats}")


@box_loader(Path(__file__).parents[1] / "box.toml")
def load_box(text: str, top: Section) -> SocialBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"social-soccer": 0})
    table = top.section("rules")
    rules = {name: table.integer(name, *span) for name, span in RULES.items()}
    table.end()
    players = reading.read_players(top)
    cards = reading.read_cards(top)
    reading.check_pool(top, players, cards, rules["specials"])
    teams = reading.read_teams(top, players, cards, rules["specials"])
    ready: dict[str, Text] = {
        team.slug: Message("ready-team", team=team.named, text=team.text) for team in teams
    }
    options = read_options(top.section("options"), OPTIONS, {"home": ready, "away": ready})
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    return SocialBox(text, options, chosen, rules, players, cards, teams)
