"""The cards and boards in the box of Super Team."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from kickabout.engine.box_fields import (
    As,
    Between,
    Default,
    Except,
    Fills,
    Flags,
    Given,
    Key,
    OrElse,
    Per,
    Row,
    Size,
    Untold,
    Where,
    Words,
    Wrong,
)
from kickabout.engine.box_files import Part as FilePart
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text

from .. import state as s
from ..state import AbilityKind, Condition, Element, Stat, Tile
from .pitch import PIECE

Line: TypeAlias = Annotated[Text, OrElse("without-text")]
"""A line of colour, or of words that a message file has."""
BASIC, TEAM, COACH, SKILL, FATIGUE_CARD = "basic", "team", "coach", "captain", "fatigue"
MOST_MOVEMENTS = 3
"""The most movements in the defensive part of a card."""
_MOST: Mapping[Element, int] = {
    Element.MORALE: 5,
    Element.DRAW: 4,
    Element.SHED: 4,
    Element.MOVEMENTS: 5,
    Element.ACTIONS: 3,
    Element.CARDS: 3,
}
"""The upper limit of the number that an element takes; an element without a limit takes none."""
_OF_TEAMS = tuple(kind for kind in AbilityKind if kind <= AbilityKind.TIRELESS)
_OF_CAPTAINS = tuple(kind for kind in AbilityKind if kind > AbilityKind.TIRELESS)


class Elements:
    """The elements that a part of a card may have, as in `forward-pass` and `draw 2`."""

    def __init__(self, elements: Iterable[Element]) -> None:
        self._words = {slug(one): (one.value, _MOST.get(one, 0)) for one in elements}

    def element(self, part: FilePart) -> int:
        """Return an element of the file; raise `BoxError` saying which there are."""
        return self._read(part)[0]

    def amount(self, part: FilePart) -> int:
        """Return the number that goes with an element, 1 where it takes none."""
        return self._read(part)[1]

    def _read(self, part: FilePart) -> tuple[int, int]:
        word, _, number = f"{part.value}".partition(" ")
        element, most = self._words.get(word, (Element.NOTHING.value, 0))
        numbers = [str(n) for n in range(1, most + 1)] or [""]
        if (
            element == Element.NOTHING
            or number not in numbers
            or part.value != f"{word} {number}".strip()
        ):
            allowed = ", ".join(
                f"{name} 1..{n}" if n else name for name, (_, n) in self._words.items()
            )
            given = f"{part.value!r}"
            part.fail(Message("box-file-word", known=allowed, value=given, near="none"))
        return element, int(number or 1)


def _between(first: Element, last: Element) -> Elements:
    return Elements(one for one in Element if first <= one <= last)


PASSES = _between(Element.FORWARD_PASS, Element.IN_BETWEEN_PASS)
MOVES = _between(Element.FORWARD_MOVE, Element.BACKWARD_MARKING)
ORDERS = _between(Element.STAND_UP, Element.CARDS)
SKILLS = Elements(
    (Element.MOVE, Element.PASS, Element.STRIKE, Element.SKIP, Element.PUSH, Element.BYPASS)
)
_NONE = Given(lambda *_: 0)
"""A number that this part of a card cannot have."""


# Parts of cards.


@dataclass(frozen=True, kw_only=True)
class Part:
    """The part of a card for one role, in numbers; without elements if the card has none for that role."""

    elements: tuple[int, ...]
    amounts: tuple[int, ...]
    """The number that goes with each element, 1 where it has none."""
    conditions: int
    """Flags, all of which must hold."""
    morale: Annotated[int, Between(0, 5), Fills("reward_morale")] = 0
    """Rewards, like the next two."""
    moves: Annotated[int, Between(0, 5), Key("movements"), Fills("reward_moves")] = 0
    actions: Annotated[int, Between(0, 3), Fills("reward_actions")] = 0
    tiring: Annotated[int, Between(0, 1), Key("fatigue")] = 0
    """1 if the part has the Fatigue icon."""


NO_PART = Part(elements=(), amounts=(), conditions=0)


@dataclass(frozen=True, kw_only=True)
class Offence(Part):
    """The offensive part of a tactic."""

    elements: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(PASSES.element)]
    amounts: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(PASSES.amount)]
    conditions: Annotated[int, _NONE]

    def check(self) -> None:
        """Raise `Wrong` for what cannot follow a through-pass, after which nobody has the ball."""
        if Element.THROUGH_PASS in self.elements[:-1]:
            here = f"does[{self.elements.index(Element.THROUGH_PASS) + 1}]"
            raise Wrong(here, Message("wrong-through-last"))
        if self.elements[-1] == Element.THROUGH_PASS and self.actions > 0 and self.moves == 0:
            raise Wrong("actions", Message("wrong-through-actions"))


@dataclass(frozen=True, kw_only=True)
class TeamOffence(Offence):
    """The offensive part of a team's tactic, which may have a condition."""

    conditions: Annotated[int, Flags((Condition.CLOSE_TO_OPPONENT,)), Key("when")] = 0


@dataclass(frozen=True, kw_only=True)
class Defence(Part):
    """The defensive part of a tactic."""

    elements: Annotated[tuple[int, ...], Key("does"), Size(1, MOST_MOVEMENTS), As(MOVES.element)]
    amounts: Annotated[tuple[int, ...], Key("does"), Size(1, MOST_MOVEMENTS), As(MOVES.amount)]
    conditions: Annotated[int, _NONE]


@dataclass(frozen=True, kw_only=True)
class AutoOffence(Offence):
    """The offensive part of an AutoTeam card."""

    elements: Annotated[
        tuple[int, ...], Key("does"), Size(1, s.STEPS), As(PASSES.element), Fills("auto_elements")
    ]
    morale: Annotated[int, Between(0, 5), Fills("auto_reward_morale", 0)] = 0
    moves: Annotated[int, Between(0, 5), Key("movements"), Fills("auto_reward_moves")] = 0
    actions: Annotated[int, _NONE]
    tiring: Annotated[int, _NONE]


@dataclass(frozen=True, kw_only=True)
class AutoDefence:
    """The defensive part of an AutoTeam card in the file."""

    moves: Annotated[int, Between(1, MOST_MOVEMENTS), Key("movements")]
    morale: Annotated[int, Between(0, 5)] = 0
    tackles: Annotated[int, Between(0, 1)] = 0


# Cards.


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of card of a deck."""

    kind: int
    slug: str
    name: Words
    text: Line
    """A line of flavour text below the name."""
    group: str
    """Basic, team, coach, captain or fatigue."""
    parts: tuple[Part, Part]
    """For the offensive and the defensive role."""
    cost: int = 0
    """The Morale to be paid first."""


@dataclass(frozen=True, kw_only=True)
class Piece(Row, noun="card"):
    """A card in the file; the board that it belongs to decides its kind."""

    slug: Annotated[str, PIECE]
    name: Words
    text: Line

    def made(self, kind: int, group: str, one: Part, other: Part, cost: int = 0) -> Card:
        """Return the card with its parts for both roles."""
        return Card(
            kind=kind,
            slug=self.slug,
            name=self.name,
            text=self.text,
            group=group,
            parts=(one, other),
            cost=cost,
        )


@dataclass(frozen=True, kw_only=True)
class Tactic(Piece):
    """A tactic."""

    offensive: Offence
    defensive: Defence

    def card(self, kind: int, group: str) -> Card:
        """Return the card."""
        return self.made(kind, group, self.offensive, self.defensive)


@dataclass(frozen=True, kw_only=True)
class TeamTactic(Tactic):
    """A tactic of a team."""

    offensive: TeamOffence


@dataclass(frozen=True, kw_only=True)
class Coach(Piece):
    """A Coach card."""

    elements: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(ORDERS.element)]
    amounts: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(ORDERS.amount)]
    cost: Annotated[int, Between(0, 5)] = 0

    def card(self, kind: int) -> Card:
        """Return the card, whose part is the same in both roles."""
        part = Part(elements=self.elements, amounts=self.amounts, conditions=0)
        return self.made(kind, COACH, part, part, self.cost)


@dataclass(frozen=True, kw_only=True)
class Skill(Piece):
    """A skill of a captain."""

    conditions: Annotated[int, Flags(tuple(Condition)), Key("when")]
    elements: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(SKILLS.element)]
    amounts: Annotated[tuple[int, ...], Key("does"), Size(1, s.STEPS), As(SKILLS.amount)]

    def card(self, kind: int) -> Card:
        """Return the card; one that needs the ball has no defensive part."""
        part = Part(elements=self.elements, amounts=self.amounts, conditions=self.conditions)
        needs_ball = self.conditions & Condition.ON_THE_BALL or {Element.PASS, Element.STRIKE} & {
            *self.elements
        }
        return self.made(kind, SKILL, part, NO_PART if needs_ball else part)

    def check(self) -> None:
        """Raise `Wrong` for a skill that can never be performed to its end."""
        elsewhere = Condition.OFF_THE_BALL | Condition.CLOSE_TO_BALL
        has_ball = self.conditions & Condition.ON_THE_BALL != 0
        if has_ball and self.conditions & elsewhere:
            raise Wrong("when", Message("wrong-ball"))
        for i, element in enumerate(self.elements):
            here, later = f"does[{i + 1}]", self.elements[i + 1 :]
            if element == Element.MOVE and self.conditions & Condition.CLOSE_TO_BALL:
                has_ball = True
            if element in (Element.PASS, Element.STRIKE):
                if not has_ball:
                    raise Wrong(here, Message("wrong-no-ball"))
                has_ball = False
            if element == Element.STRIKE and later:
                raise Wrong(here, Message("wrong-shot-last"))
            if element == Element.SKIP and not {Element.PASS, Element.STRIKE} & {*later}:
                raise Wrong(here, Message("wrong-skip"))


@dataclass(frozen=True, kw_only=True)
class AutoCard(Row, noun="card"):
    """An AutoTeam card."""

    slug: Annotated[str, PIECE]
    name: Words
    text: Line
    morale: Annotated[int, Between(0, 3), Fills("auto_morale")]
    """The Morale that AutoTeam pays for a roll when the card is turned over for one."""
    strike: Annotated[Tile, Fills("auto_strike")]
    """The Strike tile, 0..2 from left to right as seat 0 sees them."""
    range: Annotated[int, Between(1, s.ROWS), Fills("auto_range")]
    """The distance to the strike space up to which AutoTeam shoots."""
    offensive: AutoOffence
    defensive: Annotated[AutoDefence, Untold()]
    moves: Annotated[int, Given(lambda _, card: card["defensive"].moves), Fills("auto_moves")]
    """The movements of the defensive part."""
    reward_morale: Annotated[
        int, Given(lambda _, card: card["defensive"].morale), Fills("auto_reward_morale", 1)
    ]
    """The Morale that the defensive part pays."""
    tackles: Annotated[
        int, Given(lambda _, card: card["defensive"].tackles), Fills("auto_reward_actions")
    ]
    """The tackles that the defensive part pays."""


# Boards.


@dataclass(frozen=True, kw_only=True)
class Ability(Row, noun="ability-name"):
    """The ability on the advanced side of a board."""

    kind: AbilityKind
    amount: Annotated[int, Between(1, 3)] = 1
    stat: Annotated[Stat, Where("kind", (AbilityKind.ROLL_BONUS,), 0)]
    """The stat of a bonus on rolls, 0 otherwise."""
    name: Words
    slug: Annotated[
        Words, Given(lambda _, ability: str(ability["name"]).casefold().replace(" ", "-"))
    ]
    text: Annotated[
        Text,
        Default(
            lambda ability: Message(
                f"ability-{slug(ability['kind'])}",
                amount=ability["amount"],
                stat=slug(Stat(ability["stat"])),
            )
        ),
    ]

    @property
    def told(self) -> Text:
        """The sentence describing its effect, in which {n} stands for the amount."""
        text = self.text
        return text.replace("{n}", f"{self.amount}") if isinstance(text, str) else text


@dataclass(frozen=True, kw_only=True)
class TeamAbility(Ability):
    """An ability of a team."""

    kind: Annotated[AbilityKind, Except(_OF_CAPTAINS), Fills("team_ability")]
    amount: Annotated[int, Between(1, 3), Fills("team_amount")] = 1
    stat: Annotated[Stat, Where("kind", (AbilityKind.ROLL_BONUS,), 0), Fills("team_stat")]


@dataclass(frozen=True, kw_only=True)
class CaptainAbility(Ability):
    """An ability of a captain."""

    kind: Annotated[AbilityKind, Except(_OF_TEAMS), Fills("captain_ability")]
    amount: Annotated[int, Between(1, 3), Fills("captain_amount")] = 1


@dataclass(frozen=True, kw_only=True)
class Team(Row):
    """A Team board with its cards."""

    slug: Annotated[str, PIECE]
    name: Words
    kit: Line
    text: Line
    ability: TeamAbility
    tactics: Annotated[tuple[TeamTactic, ...], Size(3, 3), Untold()]
    coach: Annotated[Coach, Untold()]


@dataclass(frozen=True, kw_only=True)
class Captain(Row):
    """A Captain board with its cards."""

    slug: Annotated[str, PIECE]
    name: Words
    text: Line
    ability: CaptainAbility | None = None
    stars: Annotated[
        tuple[int, ...],
        Per(Stat, optional=True),
        Except((Stat.GOALKEEPING,)),
        Between(0, 3),
        Fills("captain_stars"),
    ]
    """Stars on the captain's own rolls, by stat."""
    skills: Annotated[tuple[Skill, ...], Size(3, 3), Untold()]


@dataclass(frozen=True, kw_only=True)
class AutoBoard:
    """An AutoTeam board."""

    markers: Annotated[tuple[int, ...], Per(Stat, optional=True), Between(0, 2)]
    """The white dice by stat."""
    stars: Annotated[tuple[int, ...], Per(Stat, optional=True), Between(0, 3)]
    morale: Annotated[int, Between(0, 20)]
    """The Morale with which AutoTeam starts a match."""
