"""The box of Fútbol Dash: its contents, read from a file and checked."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug, slug, slugs
from kickabout.text.messages import Message, Name, Text

from . import state as dash
from .state import BoxRecord, Effect, ExpressEnd, Face, Mode

OPTIONS = {"mode": slugs(Mode), "goals": None, "express-end": slugs(ExpressEnd)}
RULES = {
    "hand": (1, 12),
    "least-hand": (1, 12),
    "attack-points": (1, 60),
    "shoot-out-rounds": (1, 9),
}


@dataclass(frozen=True)
class Card:
    """A kind of action card, as people read it."""

    slug: str
    name: str
    effect: Effect
    value: int
    sign: str
    """The id of the sign drawn on its face."""
    text: Text
    """The line of flavour text below the name."""

    @property
    def named(self) -> Name:
        """The card's name as an argument of a message."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class DashBox(Box):
    """A box of Fútbol Dash."""

    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    shot_cards: tuple[int, ...]
    shoot_out_cards: tuple[int, ...]
    rules: tuple[int, ...]
    """hand, least-hand, attack-points, shoot-out-rounds."""

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box, as the record that the rules read."""
        record = BoxRecord()
        record.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            record.counts[kind] = self.counts[kind]
            record.effects[kind] = card.effect
            record.values[kind] = card.value
            if card.effect in (Effect.FOUL, Effect.REVIEW):
                record.referee_kinds[record.referees] = kind
                record.referees += 1
        for face in Face:
            record.shot_cards[face] = self.shot_cards[face]
            record.shoot_out_cards[face] = self.shoot_out_cards[face]
        record.hand, record.least_hand, record.attack_points, record.shoot_out_rounds = self.rules
        record.mode = by_slug(Mode)[str(self.chosen["mode"])]
        record.goals = int(self.chosen["goals"])
        record.express_end = by_slug(ExpressEnd)[str(self.chosen["express-end"])]
        return record.read_only()

    @property
    def content(self) -> str:
        """The numbers and slugs that a match depends on."""
        cards = [(card.slug, int(card.effect), card.value) for card in self.cards]
        return repr((cards, self.counts, self.shot_cards, self.shoot_out_cards, self.rules))

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slug of each kind of card, by number."""
        return tuple(card.slug for card in self.cards)

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if a deal to this many seats would leave no card to draw."""
        needed = seats * self.rules[0] + 1
        if sum(self.counts) < needed:
            raise ValueError(
                f"{seats} seats need at least {needed} action cards, the box holds {sum(self.counts)}"
            )


@box_loader(Path(__file__).with_name("box.toml"))
def load_box(text: str, top: Section) -> DashBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"futbol-dash": 0})
    rules = top.section("rules")
    numbers = tuple(rules.integer(name, *span) for name, span in RULES.items())
    rules.end()
    if numbers[1] > numbers[0]:
        raise rules.error("least-hand", f"must not exceed hand, {numbers[0]}")
    options = read_options(top.section("options"), OPTIONS)
    shot_cards = _read_faces(top.section("shot-cards"), *Face)
    shoot_out_cards = _read_faces(top.section("shoot-out-cards"), Face.GOAL, Face.SAVE, Face.MISS)
    cards, counts = _read_cards(top)
    if not _can_shoot(cards, counts, numbers[2]):
        raise top.error("cards", f"never make {numbers[2]} attack points nor enough for a penalty")
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    return DashBox(text, options, chosen, cards, counts, shot_cards, shoot_out_cards, numbers)


def _read_faces(section: Section, *faces: Face) -> tuple[int, ...]:
    read = {face: section.integer(slug(face), 0, 60) for face in faces}
    counts = tuple(read.get(face, 0) for face in Face)
    section.end()
    if counts[Face.GOAL] == 0:
        raise section.error("goal", "must be at least 1: nobody could score")
    if counts[Face.SAVE] + counts[Face.MISS] == 0:
        raise section.error("save", "and miss must not both be 0: a shot could go on for ever")
    if sum(counts) > 120:
        raise section.error("goal", "makes more than 120 cards with the others")
    if len(faces) < len(Face) and sum(counts) < dash.SEATS:
        raise section.error("goal", "makes fewer than 6 cards with the others: one a player")
    return counts


def face_name(face: Face) -> Message:
    """Return the name of a shot card's face."""
    return Message(f"face-{slug(face)}")


def _read_cards(top: Section) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    cards: list[Card] = []
    counts: list[int] = []
    slugs = Slugs(reserved=("card", "hand"))  # `draw card` and `show hand` are no cards
    for row in top.rows("cards"):
        slug = slugs.read(row)
        effect = Effect(row.choice("effect", by_slug(Effect)))
        value = row.integer("value", 0, 60)
        name, sign = row.string("name"), row.string("sign", slug)
        text = row.text("text", Message(f"card-{slug}.text").or_else("card-without-text"))
        cards.append(Card(slug, name, effect, value, sign, text))
        counts.append(row.integer("count", 0, 60))
        row.end()
    if len(cards) > dash.KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; at most {dash.KINDS} fit")
    reviews = sum(n for card, n in zip(cards, counts, strict=True) if card.effect == Effect.REVIEW)
    if reviews >= dash.MOST_ANSWERS:
        raise top.error(
            "cards", f"hold {reviews} review cards; at most {dash.MOST_ANSWERS - 1} fit"
        )
    return tuple(cards), tuple(counts)


def _can_shoot(cards: tuple[Card, ...], counts: tuple[int, ...], limit: int) -> bool:
    """Return whether some attack cards add up to exactly `limit` points, or to enough for a penalty."""
    reached = {0}
    for card, count in zip(cards, counts, strict=True):
        if card.effect == Effect.ATTACK:
            for _ in range(count):
                reached |= {
                    points + card.value for points in reached if points + card.value <= limit
                }
    penalties = [
        card.value
        for card, n in zip(cards, counts, strict=True)
        if card.effect == Effect.PENALTY and n
    ]
    return limit in reached or any(max(reached) >= value for value in penalties)
