"""The box of SocialSoccer: a description of its file, and what holds between its parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from kickabout.engine.box_fields import (
    Between,
    Default,
    Except,
    Fills,
    Given,
    Per,
    Row,
    RowOf,
    Size,
    Unique,
    Where,
    Words,
    Wrong,
)
from kickabout.engine.boxes import Box, BoxLoader, numbers_of, slugs_of
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text

from . import state as s
from .effects import Do
from .state import BlockTie, CardType, Lasts, MatchLength, Rotation, TwistBonus, Value, When, Whom

DECKS = {"30x3": (s.STRATEGY, 3), "40x4": (40, 4)}
"""The sizes of a strategy, smaller first, each with the most copies of a card."""
CHOOSE = "choose"
"""The value of an option that leaves a team to its seat."""

(_SIZE, _COPIES), (_LARGE, _MORE_COPIES) = DECKS.values()
_PLAYED = (CardType.SUPPORT, CardType.MASTERMOVE)
"""The types of cards that are played."""
_AMOUNTS: Mapping[Do, Between] = {do: do.row.amounts for do in Do if do.row.amounts is not None}
"""Effects that take an amount, with its range."""
_FOR_PLAYERS = tuple(do for do in Do if do.row.for_players)
_LASTING = tuple(do for do in Do if do.row.lasts)
_TARGETS = (Whom.TARGET, Whom.RIVAL_TARGET)
_UNIQUE = Unique(("ball", "card", "player", "team", CHOOSE))
"""A slug that is no word of the notation and of the options."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The numbers of the rules."""

    opening: Annotated[int, Between(0, 9)]
    draws: Annotated[int, Between(0, 9)]
    steal_draws: Annotated[int, Between(0, 9)]
    hand_limit: Annotated[int, Between(1, 40)]
    rounds: Annotated[int, Between(1, 45)]
    extra_rounds: Annotated[int, Between(0, 9)]
    lead: Annotated[int, Between(1, 99)]
    specials: Annotated[int, Between(0, 9)]
    twist_bonus: Annotated[int, Between(0, 9)]


@dataclass(frozen=True, kw_only=True)
class Player(Row):
    """A player card."""

    number: Annotated[int, Given(lambda row, _: row.index + 1)]
    slug: Annotated[str, _UNIQUE]
    name: Words
    value: Value
    custody: Annotated[int, Between(0, 9)]
    attack: Annotated[int, Between(1, 9)]
    defence: Annotated[int, Between(1, 9)]
    text: Text


@dataclass(frozen=True)
class Effect:
    """One effect of a card."""

    do: Annotated[Do, Fills("effect")]
    whom: Annotated[Whom, Where("do", _FOR_PLAYERS, Whom.NOBODY), Except((Whom.NOBODY,))]
    amount: Annotated[int, Where("do", _AMOUNTS, 0)]
    """The amount of the effect; 0 for effects that take none."""
    lasts: Annotated[Lasts, Where("do", _LASTING, Lasts.SEQUENCE)]
    """The duration of a change of attack or defence."""

    def check(self) -> None:
        """Raise `Wrong` for a change that changes nothing, and for players whom the effect cannot be for."""
        if self.do in _AMOUNTS and self.amount == 0:
            raise Wrong("amount", Message("wrong-amount"))
        only = self.do.row.only_whom
        if only not in (None, self.whom):
            raise Wrong("whom", Message("wrong-whom", whom=slug(only), effect=slug(self.do)))


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of card of a strategy."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    type: Annotated[CardType, Fills("types")]
    value: Annotated[Value, Fills("card_value")]
    cost: Annotated[int, Where("type", _PLAYED, 0), Between(0, 40)]
    """The custody that it costs; 0 for a Twist."""
    tires: Annotated[int, Where("type", (CardType.MASTERMOVE,), 0), Between(1, 4)]
    """The number of players that a Mastermove tires."""
    twist: Annotated[TwistBonus, Where("type", (CardType.TWIST,), s.NONE)]
    """The stat that a Twist adds to when it is discarded; NONE for all else."""
    when: Annotated[When, Where("type", _PLAYED, When.ANY)] = When.ANY
    from_round: Annotated[int, Where("type", _PLAYED, 1), Between(1, 45)] = 1
    """The first round in which it may be played."""
    effects: Annotated[tuple[Effect, ...], Size(1, s.EFFECTS)]
    sign: Annotated[Words, Default(lambda card: slug(card["effects"][0].do))]
    """The drawn sign on its face."""
    text: Text

    def check(self) -> None:
        """Raise `Wrong` for effects that make no sense on a card of this type, or beside each other."""
        for place, effect in enumerate(self.effects, 1):
            key, word = f"effects[{place}]", slug(effect.do)
            if self.type == CardType.TWIST:
                self._check_twist(effect, key)
            only = effect.do.row.only_when
            if only not in (None, self.when):
                given = slug(self.when)
                raise Wrong(
                    "when", Message("wrong-when", when=slug(only), effect=word, given=given)
                )
            for other in self.effects[: place - 1]:
                if (effect.do, effect.whom, effect.lasts) == (other.do, other.whom, other.lasts):
                    raise Wrong(key, Message("wrong-same", effect=word))
        if {*_TARGETS} <= {effect.whom for effect in self.effects}:
            raise Wrong("effects", Message("wrong-targets"))
        for effect in self.effects[:-1]:
            if effect.do.row.goes_last:
                raise Wrong("effects", Message("wrong-last", effect=slug(effect.do)))

    def _check_twist(self, effect: Effect, key: str) -> None:
        if not effect.do.row.on_twists:
            raise Wrong(f"{key}.do", Message("wrong-twist", effect=slug(effect.do)))
        if effect.whom in _TARGETS:
            raise Wrong(f"{key}.whom", Message("wrong-twist-target", whom=slug(effect.whom)))
        if effect.do in _LASTING and effect.lasts == Lasts.SEQUENCE:
            raise Wrong(f"{key}.lasts", Message("wrong-twist-lasts"))


@dataclass(frozen=True, kw_only=True)
class ReadyTeam(Row, noun="team"):
    """A ready-made team with its strategy."""

    slug: Annotated[str, _UNIQUE]
    name: Words
    text: Text
    players: Annotated[
        tuple[int, ...],
        Size(s.MEMBERS, s.MEMBERS, distinct=True),
        RowOf("players", 1),
        Fills("team"),
    ]
    """The numbers of its players, in the order in which they are signed."""
    strategy: Annotated[tuple[int, ...], Per("cards", optional=True), Between(1, _COPIES)]
    """The number of cards of each kind in a strategy of the smaller size."""
    extra: Annotated[tuple[int, ...], Per("cards", optional=True), Between(1, _MORE_COPIES)]
    """The number of cards of each kind that the larger size adds."""

    def check(self) -> None:
        """Raise `Wrong` for strategies of another size."""
        for key, counts, size in (
            ("strategy", self.strategy, _SIZE),
            ("extra", self.extra, _LARGE - _SIZE),
        ):
            if sum(counts) != size:
                raise Wrong(key, Message("wrong-size", number=sum(counts), size=size))

    @property
    def whole(self) -> tuple[int, ...]:
        """The number of cards of each kind in a strategy of the larger size."""
        return tuple(one + more for one, more in zip(self.strategy, self.extra, strict=True))


@dataclass(frozen=True, kw_only=True)
class SocialBox(Box):
    """A box of SocialSoccer."""

    game: ClassVar = "social-soccer"
    texts: ClassVar = Path(__file__).with_name("text")

    class Options:
        """The choices before a match."""

        deck: Literal["30x3", "40x4"]
        rotation: Rotation
        block_tie: Annotated[BlockTie, Fills("tie")]
        match: Annotated[MatchLength, Fills("length")]
        home: Annotated[int, RowOf("teams", unless=CHOOSE), Fills("fixed_team", 0)]
        away: Annotated[int, RowOf("teams", unless=CHOOSE), Fills("fixed_team", 1)]

    rules: Rules
    players: Annotated[tuple[Player, ...], Size(s.MEMBERS, s.PLAYERS)]
    """By number; the first is number 1."""
    cards: Annotated[tuple[Card, ...], Size(1, s.KINDS), Fills("kinds")]
    teams: Annotated[tuple[ReadyTeam, ...], Size(1, s.TEAMS)]

    player_slugs = slugs_of("players")
    card_slugs = slugs_of("cards")
    team_slugs = slugs_of("teams")
    player_numbers = numbers_of("players", 1)
    kinds = numbers_of("cards")

    @cached_property
    def record(self) -> s.BoxRecord:
        """The numbers of the box as the rules read them."""
        record = self.filled(s.BoxRecord())
        record.value[0] = s.NONE
        record.cheapest = min(card.cost for card in self.cards if card.type != CardType.TWIST)
        record.strategy_size, record.copies = self.strategy_size, self.copies
        for number in range(len(self.teams)):
            for kind, count in enumerate(self.strategy(number)):
                record.strategy[number, kind] = count
        return record.read_only()

    @property
    def strategy_size(self) -> int:
        """The number of cards in a strategy."""
        return DECKS[str(self.chosen["deck"])][0]

    @property
    def copies(self) -> int:
        """The most cards of one kind in a strategy."""
        return DECKS[str(self.chosen["deck"])][1]

    def strategy(self, team: int) -> tuple[int, ...]:
        """Return the number of cards of each kind in the strategy of a ready-made team."""
        ready = self.teams[team]
        return ready.strategy if self.strategy_size == _SIZE else ready.whole

    def player(self, number: int) -> Player:
        """Return the player of a number, from 1 on."""
        return self.players[number - 1]

    def check(self) -> None:
        """Raise `Wrong` for a box that leaves a team without cards to play with, or gives one too many."""
        if all(card.type == CardType.TWIST for card in self.cards):
            raise Wrong("cards", Message("wrong-no-plays"))
        self._check_pool()
        for place, team in enumerate(self.teams, 1):
            values = [self.player(number).value for number in team.players]
            for card, count in zip(self.cards, team.whole, strict=True):
                if count > _MORE_COPIES:
                    fault = Message("wrong-copies", number=count, card=card.slug, most=_MORE_COPIES)
                    raise Wrong(f"teams[{place}].extra", fault)
            for key, counts in (("strategy", team.strategy), ("extra", team.whole)):
                self._check_specials(f"teams[{place}].{key}", counts, values)

    def _check_pool(self) -> None:
        """Check that the cards suffice for a strategy, whatever team a seat has signed."""
        neutral = sum(player.value == Value.NEUTRAL for player in self.players)
        special = self.rules.specials * max(s.MEMBERS - neutral, 0)
        for word, (size, copies) in DECKS.items():
            room = [copies * sum(card.value == value for card in self.cards) for value in Value]
            # The cards that a value allows grow ever more slowly with its players, so a team of a single value
            # has the fewest cards to choose from.
            cards = room[Value.NEUTRAL] + min(min(cards, special) for cards in room[: s.VALUES])
            if cards < size:
                fault = Message("wrong-pool", number=cards, deck=word, needed=size)
                raise Wrong("cards", fault)

    def _check_specials(self, key: str, counts: Sequence[int], values: Sequence[Value]) -> None:
        """Check that a strategy has no more cards of a value than its players allow."""
        for value in list(Value)[: s.VALUES]:
            allowed = self.rules.specials * values.count(value)
            number = sum(
                count for count, card in zip(counts, self.cards, strict=True) if card.value == value
            )
            if number > allowed:
                fault = Message("wrong-specials", number=number, value=slug(value), most=allowed)
                raise Wrong(key, fault)


load_box = BoxLoader(SocialBox, Path(__file__).with_name("box.toml"))
