"""The box of Super Team: a description of its file, and what holds between its parts."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal

from kickabout.engine.box_fields import As, Between, Key, Size, Untold
from kickabout.engine.box_files import Part as FilePart
from kickabout.engine.box_records import content_of, fill, plain
from kickabout.engine.boxes import Box, BoxLoader, slugs_of
from kickabout.text.messages import Message

from .. import state as s
from ..state import BoxRecord, Level, State, Zone
from . import pitch as pitches
from .cards import (
    BASIC,
    FATIGUE_CARD,
    NO_PART,
    TEAM,
    AutoBoard,
    AutoCard,
    Captain,
    Card,
    Piece,
    Tactic,
    Team,
)
from .pitch import AutoTeam, Formation, Pitch

FUMBLE = "fumble"
LEAST_WHITE = -1
"""The least face of a white die: the fumble."""
_BOARDS = Size(2 * s.SEATS, s.TEAMS)
"""The number of boards of a kind: two to choose from for each side, at the least."""


def _white(part: FilePart) -> int:
    """Return a face of a white die, of which a fumble is written as a word."""
    if part.value == FUMBLE:
        return LEAST_WHITE
    if type(part.value) is not int or not 0 <= part.value <= 6:
        part.fail(Message("wrong-face", fumble=FUMBLE, value=f"{part.value!r}"))
    return part.value


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The numbers of the rules."""

    hand: Annotated[int, Between(1, 9)]
    cards_a_turn: Annotated[int, Between(1, 9)]
    morale_tokens: Annotated[int, Between(1, 60)]
    fatigue_cards: Annotated[int, Between(0, 40)]
    coach_markers: Annotated[int, Between(1, 10)]


@dataclass(frozen=True, kw_only=True)
class Track:
    """The spaces of the time track to the end of each half, in a quick and in a long match."""

    quick: Annotated[int, Between(1, 20)]
    long: Annotated[int, Between(1, 20)]


@dataclass(frozen=True, kw_only=True)
class Dice:
    """The faces of the dice, -1 the fumble."""

    green: Annotated[tuple[int, ...], Size(s.FACES, s.FACES), Between(0, 9)]
    white: Annotated[tuple[int, ...], Size(s.FACES, s.FACES), As(_white)]


@dataclass(frozen=True, kw_only=True)
class AutoBoards:
    """The AutoTeam boards by level."""

    easy: AutoBoard
    normal: AutoBoard
    hard: AutoBoard


@dataclass(frozen=True, kw_only=True)
class SuperBox(Box):
    """A box of Super Team."""

    game: ClassVar = "super-team"
    texts: ClassVar = pitches.TEXTS

    class Options:
        """The choices before a match."""

        length: Literal["quick", "long"]
        solo: Level
        team_abilities: bool
        captain_abilities: bool
        hard_fatigue: bool
        offside_trap: bool
        basic_cards: bool = False

    rules: Rules
    track: Track
    dice: Dice
    pitch: Pitch
    formations: Annotated[tuple[Formation, ...], Size(1, s.FORMATIONS)]
    basics: Annotated[tuple[Tactic, ...], Size(s.BASICS, s.BASICS), Untold()]
    teams: Annotated[tuple[Team, ...], _BOARDS]
    captains: Annotated[tuple[Captain, ...], _BOARDS]
    fatigue: Annotated[Piece, Untold()]
    auto_cards: Annotated[tuple[AutoCard, ...], Size(2, s.AUTO_CARDS)]
    boards: Annotated[AutoBoards, Key("auto-boards"), Untold()]
    auto_team: AutoTeam

    formation_slugs = slugs_of("formations")
    auto_card_slugs = slugs_of("auto_cards")

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box as the rules read them."""
        record = self.filled(BoxRecord())
        self._fill_chances(record)
        self.pitch.fill_zones(record)
        for card in self.cards:
            if card is not None:
                record.cost[card.kind] = card.cost
                for role, part in enumerate(card.parts):
                    fill(record, part, (card.kind, role))
        record.steps = plain(self.track)[str(self.chosen["length"])]
        if record.basic_cards:
            record.steps -= record.steps // 3  # SUPER-22.18
        if record.solo:
            board = self.auto_boards[record.solo - Level.EASY]
            record.auto_start_morale = board.morale
            for stat in range(s.STATS):
                record.auto_markers[stat] = board.markers[stat]
                record.auto_stars[stat] = board.stars[stat]
        return record.read_only()

    def _fill_chances(self, record: BoxRecord) -> None:
        """Fill in the mean and the standard deviation of every number of dice."""
        green, white = self.dice.green, self.dice.white
        for whites in range(s.MOST_WHITES + 1):
            record.mean[whites] = sum(green) + whites * sum(white)
        for greens in (1, 2):
            for whites in range(2 * s.MOST_WHITES + 1):
                variance = greens * _spread(green) + whites * _spread(white)
                record.stray[greens - 1, whites] = math.isqrt(256 * variance)

    @property
    def content(self) -> str:
        """All numbers and slugs of the box, in the form by which boxes have been told apart from the start."""
        rules, track = (tuple(plain(table).values()) for table in (self.rules, self.track))
        numbers = (rules, track, self.pitch, self.dice.green, self.dice.white, self.formations)
        auto = (self.auto_cards, self.auto_boards, self.auto_team.spaces)
        return content_of((numbers, self.cards, self.teams, self.captains, auto))

    @property
    def automata(self) -> Mapping[int, str]:
        """AutoTeam, in seat 1 of a solo match."""
        return {s.SEATS - 1: "AutoTeam"} if self.chosen["solo"] != "off" else {}

    @cached_property
    def cards(self) -> tuple[Card | None, ...]:
        """The cards by kind; None for a kind that this box leaves unused."""
        by_kind = {card.kind: card for card in self._cards()}
        return tuple(by_kind.get(kind) for kind in range(s.KINDS))

    def _cards(self) -> Iterator[Card]:
        for kind, tactic in enumerate(self.basics):
            yield tactic.card(kind, BASIC)
        for number, team in enumerate(self.teams):
            for i, tactic in enumerate(team.tactics):
                yield tactic.card(s.TEAM_CARDS + 3 * number + i, TEAM)
            yield team.coach.card(s.COACH_CARDS + number)
        for number, captain in enumerate(self.captains):
            for i, skill in enumerate(captain.skills):
                yield skill.card(s.SKILL_CARDS + 3 * number + i)
        yield self.fatigue.made(s.FATIGUE, FATIGUE_CARD, NO_PART, NO_PART)

    def card(self, kind: int) -> Card:
        """Return the card of a kind that is in this box."""
        card = self.cards[kind]
        assert card is not None
        return card

    def board(self, number: int) -> Team | Captain:
        """Return a team, or a captain whose number is counted from `TEAMS`."""
        return self.teams[number] if number < s.TEAMS else self.captains[number - s.TEAMS]

    @property
    def auto_boards(self) -> tuple[AutoBoard, ...]:
        """The AutoTeam boards: easy, normal, hard."""
        return self.boards.easy, self.boards.normal, self.boards.hard

    @cached_property
    def kinds(self) -> Mapping[str, int]:
        """The number of each kind of card by its slug."""
        return MappingProxyType({card.slug: card.kind for card in self.cards if card is not None})

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slug of each kind of card in the place of its number."""
        return tuple("" if card is None else card.slug for card in self.cards)

    @cached_property
    def board_slugs(self) -> tuple[str, ...]:
        """The slugs of teams, then of captains, each in the place of its number."""
        rows = ([board.slug for board in boards] for boards in (self.teams, self.captains))
        return tuple(slug for row in rows for slug in row + [""] * (s.TEAMS - len(row)))

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        """The notation of each space in the place of its number."""
        flags = self.record.flags
        return tuple(self.space_name(n) if flags[n] & Zone.PITCH else "" for n in range(s.SPACES))

    def minutes(self, half: int) -> list[int]:
        """Return the spaces of the time track of a half, in minutes."""
        steps = self.record.steps
        return [45 * half + (2 * 45 * step + steps) // (2 * steps) for step in range(steps + 1)]

    def minute(self, state: State) -> int:
        """Return the minute on which the time token lies."""
        return self.minutes(state.half)[state.clock]

    def space_name(self, space: int) -> str:
        """Return the notation of a space, such as `e7`."""
        return pitches.space_name(space)

    def space(self, name: str) -> int:
        """Return the space of a notation; raise `ValueError` saying which there are."""
        return pitches.find_space(self.pitch.rows, self.pitch.columns, name)

    def check(self) -> None:
        """Raise `Wrong` for a goalkeeper outside of the small rectangle, or another piece inside."""
        for place, formation in enumerate(self.formations, 1):
            self.pitch.check_six(formation.spaces, f"formations[{place}]")
        self.pitch.check_six(self.auto_team.spaces, "auto-team")


load_box = BoxLoader(SuperBox, Path(__file__).parents[1] / "box.toml")


def _spread(die: tuple[int, ...]) -> int:
    """Return the variance of a die, in 36ths."""
    return len(die) * sum(face * face for face in die) - sum(die) ** 2
