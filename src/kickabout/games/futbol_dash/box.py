"""The box of Fútbol Dash: a description of its file, and what holds between its parts."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar

from kickabout.engine.box_fields import (
    Between,
    Except,
    Fills,
    OrElse,
    Per,
    Row,
    Sign,
    Size,
    Unique,
    Words,
    Wrong,
)
from kickabout.engine.box_records import plain
from kickabout.engine.boxes import Box, BoxLoader, slugs_of
from kickabout.engine.vocabulary import slug
from kickabout.text.invalid import Invalid
from kickabout.text.messages import Message, Text

from . import state as dash
from .effects import Effect
from .state import BoxRecord, ExpressEnd, Face, Group, Mode

_MOST_SHOTS = 120
"""The most shot cards of a kind of deck."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The numbers of the rules."""

    hand: Annotated[int, Between(1, 12, "cards", "DASH-3.3")]
    least_hand: Annotated[int, Between(1, "rules.hand", "cards", "DASH-4.2")]
    attack_points: Annotated[int, Between(1, 60, "attack points", "DASH-6.1")]
    shoot_out_rounds: Annotated[int, Between(1, 9, "rounds", "DASH-13.3")]


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of action card."""

    slug: Annotated[str, Unique(("card", "hand"))]  # `draw card` and `show hand` are no cards
    name: Words
    effect: Annotated[Effect, Fills("effects")]
    value: Annotated[int, Between(0, 60), Fills("values")]
    count: Annotated[int, Between(0, 60), Fills("counts")]
    sign: Sign
    text: Annotated[Text, OrElse("card-without-text")]
    """The line of flavour text below the name."""


@dataclass(frozen=True, kw_only=True)
class DashBox(Box):
    """A box of Fútbol Dash."""

    game: ClassVar = "futbol-dash"
    texts: ClassVar = Path(__file__).with_name("text")

    class Options:
        """The choices before a match."""

        mode: Mode
        goals: int
        express_end: ExpressEnd

    rules: Rules
    shot_cards: Annotated[tuple[int, ...], Per(Face), Between(0, 60)]
    shoot_out_cards: Annotated[
        tuple[int, ...], Per(Face), Except((Face.CORNER, Face.OWN_GOAL)), Between(0, 60)
    ]
    cards: Annotated[tuple[Card, ...], Size(1, dash.KINDS), Fills("kinds")]

    card_slugs = slugs_of("cards")

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box, as the record that the rules read."""
        record = self.filled(BoxRecord())
        for kind, card in enumerate(self.cards):
            row = card.effect.row
            record.groups[kind] = row.group
            record.on_oneself[kind] = row.on_oneself
            record.too_few[kind] = row.too_few
            record.stays[kind] = row.stays
            record.kept[kind] = row.kept + row.kept_point * card.value
            record.held[kind] = row.held + row.held_point * card.value
            if row.group == Group.REFEREE:
                record.referee_kinds[record.referees] = kind
                record.referees += 1
        return record.read_only()

    @property
    def content(self) -> str:
        """All numbers and slugs of the box, in the form by which boxes have been told apart from the start."""
        rows = [plain(card) for card in self.cards]
        counts = tuple(row.pop("count") for row in rows)
        cards = [tuple(row.values()) for row in rows]
        rules = tuple(plain(self.rules).values())
        return repr((cards, counts, self.shot_cards, self.shoot_out_cards, rules))

    def check(self) -> None:
        """Raise `Wrong` for a box that cannot be played."""
        for key, counts in (
            ("shot-cards", self.shot_cards),
            ("shoot-out-cards", self.shoot_out_cards),
        ):
            if counts[Face.GOAL] == 0:
                raise Wrong(f"{key}.goal", Message("wrong-no-goals"))
            if counts[Face.SAVE] + counts[Face.MISS] == 0:
                raise Wrong(f"{key}.save", Message("wrong-no-end"))
            if sum(counts) > _MOST_SHOTS:
                raise Wrong(f"{key}.goal", Message("wrong-many-shots", most=_MOST_SHOTS))
        if sum(self.shoot_out_cards) < dash.SEATS:
            raise Wrong("shoot-out-cards.goal", Message("wrong-few-shots", least=dash.SEATS))
        reviews = sum(card.count for card in self.cards if card.effect == Effect.REVIEW)
        if reviews >= dash.MOST_ANSWERS:
            most = dash.MOST_ANSWERS - 1
            raise Wrong("cards", Message("wrong-reviews", number=reviews, most=most))
        if not self._can_shoot():
            points = self.rules.attack_points
            raise Wrong("cards", Message("wrong-points", points=points))

    def _can_shoot(self) -> bool:
        """Return whether some attack cards add up to exactly the points of a shot, or to enough for a penalty."""
        limit, reached = self.rules.attack_points, {0}
        for card in self.cards:
            for _ in range(card.count if card.effect == Effect.ATTACK else 0):
                reached |= {
                    points + card.value for points in reached if points + card.value <= limit
                }
        penalties = [
            card.value for card in self.cards if card.effect == Effect.PENALTY and card.count
        ]
        return limit in reached or any(max(reached) >= value for value in penalties)

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if a deal to this many seats would leave no card to draw."""
        needed, there = seats * self.rules.hand + 1, sum(card.count for card in self.cards)
        if there < needed:
            raise Invalid(Message("box-few-cards", seats=seats, needed=needed, number=there))


load_box = BoxLoader(DashBox, Path(__file__).with_name("box.toml"))


def face_name(face: Face) -> Message:
    """Return the name of a shot card's face."""
    return Message(f"face-{slug(face)}")
