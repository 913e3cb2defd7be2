"""The box of Squad Rush: a description of its file, and what holds between its parts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from kickabout.engine.box_fields import (
    Between,
    Default,
    Except,
    Fills,
    Given,
    Key,
    Kit,
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
from kickabout.engine.box_files import Part
from kickabout.engine.box_records import content_of, fill, plain
from kickabout.engine.boxes import Box, BoxLoader, slugs_of
from kickabout.engine.vocabulary import slug
from kickabout.text.invalid import Invalid, explanation
from kickabout.text.messages import Message, Name, Text

from . import state as s
from .calls import OfficialEffect
from .effects import Effect
from .state import AddedTime, GoldenBoot, Mode, Nations, Pairing, Position, ReverseOfficial

LEAST_NATIONS = 3
"""The nations needed for two managers."""

_CODE = 3
"""Letters of a nation's name that are its code if the box gives none."""
_REFEREES = tuple(effect for effect in Effect if effect.row.label == "referee")
"""The effects of cards that may be the official."""
_VALUES: Mapping[Effect, Between] = {
    effect: effect.row.values for effect in Effect if effect.row.values is not None
}
"""Effects that take a value, with its range."""
_OFFICIAL_VALUES: Mapping[OfficialEffect, Between] = {
    call: call.row.values for call in OfficialEffect if call.row.values is not None
}
"""Officials that take a value, with its range."""
_TAKEN = tuple("card player instant official nobody deck pile on off no".split())
"""Words that no slug may be, since the notation has them in the same place or before one."""
_PIECE = Unique(_TAKEN, among="pieces")
"""A slug of a player, a Super Sub or another card."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The numbers of the rules."""

    hand: Annotated[int, Between(1, 12)]
    most_hand: Annotated[int, Between(1, 20)]
    draws: Annotated[int, Between(1, 9)]
    acts: Annotated[int, Between(1, 9)]
    pitch: Annotated[int, Between(s.SEVEN_SLOTS, 20)]
    rush_rounds: Annotated[int, Between(1, 99)]
    build_rounds: Annotated[int, Between(1, 99)]
    turns_before_call: Annotated[int, Between(0, 9)]
    last_turns: Annotated[int, Between(0, 9)]
    thin: Annotated[int, Between(0, 99)]
    chemistry: Annotated[int, Between(0, 9)]
    booked: Annotated[int, Between(0, 9)]
    goal: Annotated[int, Between(1, 20)]
    win: Annotated[int, Between(1, 9)]
    draw: Annotated[int, Between(0, "rules.win")]
    golden_boot: Annotated[int, Between(0, 9)]
    forfeit: Annotated[int, Between(1, 9)]

    def check(self) -> None:
        """Raise `Wrong` for numbers at odds."""
        if self.hand > self.most_hand:
            raise Wrong("hand", Message("wrong-hand", most=self.most_hand))
        if self.turns_before_call >= self.build_rounds:
            raise Wrong("turns-before-call", Message("wrong-call", rounds=self.build_rounds))


@dataclass(frozen=True, kw_only=True)
class Nation(Row):
    """A nation that players belong to."""

    slug: Annotated[str, Unique(_TAKEN)]
    name: Words
    code: Annotated[Words, Default(lambda nation: nation["name"][:_CODE].upper())]
    """A few letters for it, as on a scoreboard."""
    kit: Kit
    star: Words
    """The slug of its captain; each player says whether he is one."""
    tagline: Text


def _is_star(row: Part, player: Mapping[str, Any]) -> bool:
    """Return whether a player is the captain whom his nation names."""
    return bool(row.file.tables["nations"][player["nation"]].get("star") == player["slug"])


@dataclass(frozen=True, kw_only=True)
class Player(Row):
    """A player."""

    slug: Annotated[str, _PIECE]
    name: Words
    nation: Annotated[int, RowOf("nations")]
    """The number of the nation in the box; NONE for a Super Sub."""
    position: Annotated[Position, Except((Position.SUB,))]
    rating: Annotated[int, Between(1, 20)]
    star: Annotated[bool, Given(_is_star)]
    """True for the captain of a nation."""
    text: Text

    @property
    def owned(self) -> Name:
        """The name of the player for messages that put his manager before it, as in "Anna's Kit Man"."""
        return Name("owned", self.slug, self.name)


@dataclass(frozen=True, kw_only=True)
class Sub(Player):
    """A Super Sub, who stands in anywhere and belongs to no nation."""

    nation: Annotated[int, Given(lambda *_: s.NONE)]
    position: Annotated[Position, Given(lambda *_: Position.SUB)]
    star: Annotated[bool, Given(lambda *_: False)]


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of card that is no player."""

    slug: Annotated[str, _PIECE]
    name: Words
    group: Literal["tackle", "booking", "referee"]
    count: Annotated[int, Between(0, 60), Fills("counts")]
    effect: Annotated[Effect, Fills("effects")]
    """The effect of the card when it is played."""
    value: Annotated[int, Where("effect", _VALUES, 0), Fills("values")]
    official: Annotated[OfficialEffect, Where("effect", _REFEREES, s.NONE), Fills("officials")]
    """The effect of the card as the official of a match; NONE if it is no referee card."""
    official_value: Annotated[int, Where("official", _OFFICIAL_VALUES, 0), Fills("official_values")]
    sign: Sign
    text: Text

    def check(self) -> None:
        """Raise `Wrong` for a group that is not that of the effect."""
        group = self.effect.row.label
        if self.group != group:
            raise Wrong("group", Message("wrong-group", group=group))


@dataclass(frozen=True, kw_only=True)
class RushBox(Box):
    """A box of Squad Rush."""

    game: ClassVar = "squad-rush"
    texts: ClassVar = Path(__file__).with_name("text")

    class Options:
        """The choices before a match."""

        mode: Mode
        nations: Annotated[Nations, Fills("nations_in_play")]
        pairing: Pairing
        added_time: AddedTime
        reverse: ReverseOfficial
        golden_boot: Annotated[GoldenBoot, Fills("boot_for")]
        matchday_drama: Annotated[bool, Fills("drama")]
        captains_armband: Annotated[bool, Fills("armband")]
        derby_night: Annotated[bool, Fills("derby")]

    rules: Rules
    nations: Annotated[tuple[Nation, ...], Size(LEAST_NATIONS, s.NATIONS)]
    members: Annotated[tuple[Player, ...], Size(1, s.PLAYERS), Key("players"), Untold()]
    subs: Annotated[tuple[Sub, ...], Size(0, s.PLAYERS), Untold()]
    cards: Annotated[tuple[Card, ...], Size(1, s.KINDS), Fills("kinds")]

    player_slugs = slugs_of("players")
    card_slugs = slugs_of("cards")
    nation_slugs = slugs_of("nations")

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The players, then the Super Subs, by number."""
        return (*self.members, *self.subs)

    @cached_property
    def record(self) -> s.BoxRecord:
        """The numbers of the box as the rules read them."""
        record = self.filled(s.BoxRecord())
        record.players = len(self.players)
        for number, player in enumerate(self.players):
            fill(record, player, (number,))
        for effect in range(s.HITS):
            record.hits[effect] = self._kind_of(Effect(effect))
        return record.read_only()

    def _kind_of(self, effect: Effect) -> int:
        """Return the kind of card with an effect, or NONE."""
        return next((kind for kind, card in enumerate(self.cards) if card.effect == effect), s.NONE)

    @property
    def content(self) -> str:
        """All numbers and slugs of the box, in the form by which boxes have been told apart from the start."""
        return content_of((plain(self.rules), self.nations, self.players, self.cards))

    def has(self, card: int) -> bool:
        """Return whether this is the number of a player, a Super Sub or another kind of card."""
        kind = card - s.PLAYERS
        return 0 <= card < len(self.players) or 0 <= kind < len(self.cards)

    def named(self, card: int) -> Name:
        """Return the name of a card of any kind by its number."""
        if card < s.PLAYERS:
            return self.players[card].named
        return self.cards[card - s.PLAYERS].named

    def check(self) -> None:
        """Raise `Wrong` for a box that cannot be played."""
        for number in range(len(self.nations)):
            self._check_nation(number)
        if len(self.players) > s.PLAYERS:
            number = len(self.players)
            raise Wrong("players", Message("wrong-players", number=number, most=s.PLAYERS))
        for kind, card in enumerate(self.cards):
            first = self._kind_of(card.effect)
            if card.effect.row.is_hit and first != kind:
                fault = Message("wrong-hit", card=self.cards[first].slug)
                raise Wrong(f"cards[{kind + 1}].effect", fault)
        try:
            self.check_seats(LEAST_NATIONS - 1)
        except ValueError as error:
            raise Wrong("cards", Message("wrong-deal", error=explanation(error))) from error

    def _check_nation(self, number: int) -> None:
        """Check that a nation can make a seven of its own and that its star is one of its forwards."""
        nation = self.nations[number]
        own = [player for player in self.players if player.nation == number]
        for position, needed in enumerate(s.SLOTS_OF):
            available = sum(player.position == position for player in own)
            if available < needed:
                fault = Message(
                    "wrong-nation",
                    number=available,
                    position=slug(Position(position)),
                    nation=nation.slug,
                    needed=needed,
                )
                raise Wrong("players", fault)
        forwards = [player.slug for player in own if player.position == Position.FORWARD]
        if nation.star not in forwards:
            fault = Message("wrong-star", forwards=", ".join(forwards), star=nation.star)
            raise Wrong(f"nations[{number + 1}].star", fault)

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if the box has too few nations or cards for this many seats, or too many cards."""
        playing = seats + 1
        if len(self.nations) < playing:
            raise self._unfit("nations", seats, playing, len(self.nations))
        own = [player.nation for player in self.players]
        sizes = sorted(own.count(number) for number in range(len(self.nations)))
        others = own.count(s.NONE) + sum(card.count for card in self.cards)
        least, most = others + sum(sizes[:playing]), others + sum(sizes[-playing:])
        needed = seats * self.rules.hand + 1
        if least < needed:
            raise self._unfit("few-cards", seats, needed, least)
        if most > s.PILE:
            raise self._unfit("many-cards", seats, s.PILE, most)

    def _unfit(self, fault: str, seats: int, allowed: int, number: int) -> Invalid:
        message = Message(f"unfit-{fault}", seats=seats, allowed=allowed, number=number)
        return Invalid(message.of_files(self.texts))


load_box = BoxLoader(RushBox, Path(__file__).with_name("box.toml"))
