"""The box of Futera SuSu: a description of its file, and what holds between its parts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeAlias

from kickabout.engine.box_fields import (
    Between,
    Fills,
    Given,
    Key,
    Kit,
    OrElse,
    Per,
    Row,
    RowOf,
    Sign,
    Size,
    Unique,
    Untold,
    Where,
    Words,
    Wrong,
)
from kickabout.engine.boxes import Box, BoxLoader, numbers_of, slugs_of
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message, Text

from . import state as s
from .effects import Effect
from .refusals import Refusal
from .state import BoxRecord, Class, Length, LockIn, Position, Removal, Stat, Window

CHOOSE = "choose"
"""The value of an option that leaves the choice of a squad or a deck to its seat."""
_VALUES: Mapping[Effect, Between] = {
    effect: effect.row.values for effect in Effect if effect.row.values is not None
}
"""The effects that take a value, with its range."""
_UNTIMELY: Mapping[Window, Refusal] = {
    Window.BEFORE: Refusal.ONLY_BEFORE_ROLL,
    Window.AFTER: Refusal.ONLY_AFTER_ROLL,
    Window.EITHER: Refusal.NONE,
}
"""The refusal of a card in the other window, if its effect has none of its own."""
_UNIQUE = Unique(("squad", "player", "deck", "card", "sub", CHOOSE))
"""A slug that is no word of the notation and of the options."""
_Line: TypeAlias = Annotated[Text, OrElse("no-text")]
"""A line of colour."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The numbers of the rules."""

    deck: Annotated[int, Between(1, 20), Fills("deck_size")]
    hand: Annotated[int, Between(0, "rules.deck")]
    copies: Annotated[int, Between(1, 20)]
    group: Annotated[int, Between(0, 20)]
    local: Annotated[int, Between(0, 20)]
    cult: Annotated[int, Between(0, 20)]
    captain: Annotated[int, Between(0, 20)]
    penalty: Annotated[int, Between(0, 9)]
    forfeit: Annotated[int, Between(1, 9)]
    goal_draw: Annotated[int, Between(0, 5)]
    lock_in_seconds: Annotated[int, Between(10, 600)]
    """The duration of the lock-in where it is timed."""


@dataclass(frozen=True, kw_only=True)
class Team(Row):
    """A team that players belong to."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    kit: Kit
    tagline: _Line


@dataclass(frozen=True, kw_only=True)
class Player(Row):
    """A player card."""

    number: Annotated[int, Given(lambda row, _: row.index + 1)]
    slug: Annotated[str, _UNIQUE]
    name: Words
    team: Annotated[int, RowOf("teams")]
    position: Position
    klass: Annotated[Class, Key("class")] = Class.PLAYER
    stats: Annotated[tuple[int, ...], Size(s.STATS, s.STATS, meanings=slugs(Stat)), Between(1, 20)]
    """By `Stat`."""
    text: _Line


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of action card."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    type: Annotated[Literal["tactic", "referee"], Untold()]
    """A label only: the rules treat both alike."""
    effect: Annotated[Effect, Fills("effects")]
    value: Annotated[int, Where("effect", _VALUES, 0), Fills("values")]
    window: Annotated[Window, Fills("windows")]
    """The windows in which it may be played."""
    sign: Sign
    text: _Line

    def check(self) -> None:
        """Raise `Wrong` for a window in which the effect makes no sense."""
        only = self.effect.row.window
        if only not in (Window.EITHER, self.window):
            raise Wrong("window", Message("wrong-window", window=slug(only)))


@dataclass(frozen=True, kw_only=True)
class ReadySquad(Row, noun="squad"):
    """A ready-made squad; players are named by their numbers."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    text: _Line
    eleven: Annotated[tuple[int, ...], Size(s.ELEVEN, s.ELEVEN), RowOf("players", 1), Untold()]
    """The starting eleven, by shirt: goalkeeper, defenders, midfielders, forwards."""
    subs: Annotated[tuple[int, ...], Size(s.SUBS, s.SUBS), RowOf("players", 1), Untold()]
    shirts: Annotated[
        tuple[int, ...],
        Given(lambda _, squad: squad["eleven"] + squad["subs"]),
        Fills("squad"),
    ]
    """The player in each shirt: the eleven, then the substitutes."""


@dataclass(frozen=True, kw_only=True)
class ReadyDeck(Row, noun="deck"):
    """A ready-made action deck."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    text: _Line
    counts: Annotated[
        tuple[int, ...],
        Per("cards", optional=True),
        Between(1, "rules.copies"),
        Key("cards"),
        Fills("deck"),
    ]
    """The number of cards of each kind."""


@dataclass(frozen=True, kw_only=True)
class SusuBox(Box):
    """A box of Futera SuSu."""

    game: ClassVar = "futera-susu"
    texts: ClassVar = Path(__file__).with_name("text")

    class Options:
        """The choices before a match."""

        length: Length
        possessions: int
        goals: int
        minutes: int
        home: Annotated[int, RowOf("squads", unless=CHOOSE), Fills("fixed_squad", 0)]
        away: Annotated[int, RowOf("squads", unless=CHOOSE), Fills("fixed_squad", 1)]
        home_deck: Annotated[int, RowOf("decks", unless=CHOOSE), Fills("fixed_deck", 0)]
        away_deck: Annotated[int, RowOf("decks", unless=CHOOSE), Fills("fixed_deck", 1)]
        removal: Removal
        lock_in: LockIn
        strict: bool

    rules: Rules
    teams: Annotated[tuple[Team, ...], Size(1, s.PLAYERS)]
    players: Annotated[tuple[Player, ...], Size(1, s.PLAYERS)]
    cards: Annotated[tuple[Card, ...], Size(1, s.KINDS), Fills("kinds")]
    squads: Annotated[tuple[ReadySquad, ...], Size(1, s.SQUADS)]
    decks: Annotated[tuple[ReadyDeck, ...], Size(1, s.DECKS)]

    player_slugs = slugs_of("players")
    card_slugs = slugs_of("cards")
    squad_slugs = slugs_of("squads")
    deck_slugs = slugs_of("decks")
    player_numbers = numbers_of("players", 1)
    kinds = numbers_of("cards")

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box as the rules read them."""
        record = self.filled(BoxRecord())
        record.team[0] = record.position[0] = s.NONE
        for kind, card in enumerate(self.cards):
            row = card.effect.row
            record.targets[kind] = row.on
            record.untimely[kind] = row.untimely or _UNTIMELY[card.window]
            record.unmet[kind] = row.unmet
            record.held[kind] = row.held
            record.worth[kind] = row.worth
        return record.read_only()

    def player(self, number: int) -> Player:
        """Return the player of a number, from 1."""
        return self.players[number - 1]

    def check(self) -> None:
        """Raise `Wrong` for a box from which no squad or deck can be made."""
        self._check_pool()
        for place, squad in enumerate(self.squads, 1):
            self._check_squad(squad, f"squads[{place}]")
        for place, ready in enumerate(self.decks, 1):
            number, deck = sum(ready.counts), self.rules.deck
            if number != deck:
                fault = Message("wrong-deck", number=number, size=deck)
                raise Wrong(f"decks[{place}].cards", fault)

    def _check_pool(self) -> None:
        """Check that whatever a seat has signed, a player is left for its next shirt."""
        for position in Position:
            needed = s.POSITION_OF_SHIRT.count(position)
            number = sum(
                player.position == position and player.klass != Class.LEGENDARY_CAPTAIN
                for player in self.players
            )
            if number < needed:
                fault = Message("wrong-pool", number=number, position=slug(position), needed=needed)
                raise Wrong("players", fault)

    def _check_squad(self, squad: ReadySquad, place: str) -> None:
        captain = ""
        for shirt, number in enumerate(squad.shirts):
            player, first = self.player(number), shirt < s.ELEVEN
            key = (
                f"{place}.eleven[{shirt + 1}]" if first else f"{place}.subs[{shirt + 1 - s.ELEVEN}]"
            )
            if number in squad.shirts[:shirt]:
                raise Wrong(key, Message("box-file-again", value=player.slug))
            if first and player.position != s.POSITION_OF_SHIRT[shirt]:
                asked = slug(Position(s.POSITION_OF_SHIRT[shirt]))
                position = slug(player.position)
                fault = Message("wrong-shirt", asked=asked, player=player.slug, position=position)
                raise Wrong(key, fault)
            if not first and player.position == Position.GOALKEEPER:
                raise Wrong(key, Message("wrong-bench", player=player.slug))
            if first and player.klass == Class.LEGENDARY_CAPTAIN:
                if captain:
                    fault = Message("wrong-captain", captain=captain, player=player.slug)
                    raise Wrong(key, fault)
                captain = player.slug


load_box = BoxLoader(SusuBox, Path(__file__).with_name("box.toml"))
