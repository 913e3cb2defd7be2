"""Reading and checking of the box of Super Team."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug, slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import card_reading, reading
from kickabout.games.super_team.box.contents import (
    AutoBoard,
    AutoCard,
    Captain,
    Card,
    Formation,
    Pitch,
    Team,
)
from kickabout.games.super_team.state import BoxRecord, Level, State, Zone

SWITCH = {"off": 0, "on": 1}
LENGTHS = {"quick": 0, "long": 1}
OPTIONS: Mapping[str, Mapping[str, int] | None] = {
    "solo": by_slug(Level),
    "length": LENGTHS,
    "team-abilities": SWITCH,
    "captain-abilities": SWITCH,
    "hard-fatigue": SWITCH,
    "offside-trap": SWITCH,
}
RULES = {
    "hand": (1, 9),
    "cards-a-turn": (1, 9),
    "morale-tokens": (1, 60),
    "fatigue-cards": (0, 40),
    "coach-markers": (1, 10),
}


@dataclass(frozen=True)
class SuperBox(Box):
    """A box of Super Team."""

    rules: tuple[int, ...]
    """hand, cards-a-turn, morale-tokens, fatigue-cards, coach-markers."""
    track: tuple[int, int]
    """The spaces of the time track to the end of each half, in a quick and in a long match."""
    pitch: Pitch
    green: tuple[int, ...]
    white: tuple[int, ...]
    """The faces of the dice, -1 the fumble."""
    formations: tuple[Formation, ...]
    cards: tuple[Card | None, ...]
    """By kind; None for a kind that this box leaves unused."""
    teams: tuple[Team, ...]
    captains: tuple[Captain, ...]
    auto_cards: tuple[AutoCard, ...]
    auto_boards: tuple[AutoBoard, ...]
    """The AutoTeam boards: easy, normal, hard."""
    auto_spaces: tuple[int, ...]
    """The spaces of AutoTeam's pieces, by shirt, as if she were seat 0."""

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box as the rules read them."""
        record = BoxRecord()
        (
            record.hand,
            record.cards_a_turn,
            record.morale_tokens,
            record.fatigue_cards,
            record.coach_markers,
        ) = self.rules
        for face in range(len(self.green)):
            record.green[face], record.white[face] = self.green[face], self.white[face]
        _fill_chances(record, self.green, self.white)
        _fill_pitch(record, self.pitch)
        record.formations = len(self.formations)
        for number, formation in enumerate(self.formations):
            for shirt, space in enumerate(formation.spaces):
                record.formation[number, shirt] = space
        for card in self.cards:
            if card is not None:
                _fill_card(record, card)
        _fill_boards(record, self.teams, self.captains)
        _fill_auto_cards(record, self.auto_cards)
        for shirt, space in enumerate(self.auto_spaces):
            record.auto_formation[shirt] = space
        self._choose(record)
        return record.read_only()

    def _choose(self, record: BoxRecord) -> None:
        """Fill in what the options decide."""
        numbers = {
            name: words[str(self.chosen[name])]
            for name, words in OPTIONS.items()
            if words is not None
        }
        record.steps = self.track[numbers["length"]]
        record.team_abilities = numbers["team-abilities"]
        record.captain_abilities = numbers["captain-abilities"]
        record.hard_fatigue = numbers["hard-fatigue"]
        record.offside_trap = numbers["offside-trap"]
        record.solo = numbers["solo"]
        if record.solo:
            board = self.auto_boards[record.solo - Level.EASY]
            record.auto_start_morale = board.morale
            for stat in range(len(board.markers)):
                record.auto_markers[stat] = board.markers[stat]
                record.auto_stars[stat] = board.stars[stat]

    @property
    def content(self) -> str:
        """All numbers and slugs of the box."""
        numbers = (self.rules, self.track, self.pitch, self.green, self.white, self.formations)
        auto = (self.auto_cards, self.auto_boards, self.auto_spaces)
        return repr((numbers, self.cards, self.teams, self.captains, auto))

    @property
    def automata(self) -> Mapping[int, str]:
        """AutoTeam, in seat 1 of a solo match."""
        return {s.SEATS - 1: "AutoTeam"} if self.chosen["solo"] != "off" else {}

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
    def formation_slugs(self) -> tuple[str, ...]:
        """The slug of each formation in the place of its number."""
        return tuple(formation.slug for formation in self.formations)

    @cached_property
    def auto_card_slugs(self) -> tuple[str, ...]:
        """The slug of each AutoTeam card in the place of its number."""
        return tuple(card.slug for card in self.auto_cards)

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        """The notation of each space in the place of its number."""
        flags = self.record.flags
        return tuple(self.space_name(n) if flags[n] & Zone.PITCH else "" for n in range(s.SPACES))

    def minutes(self, half: int) -> list[int]:
        """Return the spaces of the time track of a half, in minutes."""
        steps = self.record.steps
        return [45 * half + (2 * 45 * step + steps) // (2 * steps) for step in range(steps + 1)]

    def minute(self, state: State) -> str:
        """Return the minute on which the time token lies, in two digits."""
        return f"{self.minutes(state.half)[state.clock]:02}"

    def space_name(self, space: int) -> str:
        """Return the notation of a space, such as `e7`."""
        return reading.space_name(space)

    def space(self, name: str) -> int:
        """Return the space of a notation; raise `ValueError` saying which there are."""
        return reading.find_space(self.pitch.rows, self.pitch.columns, name)

    def slot_kind(self, state: State, seat: int, slot: int) -> int:
        """Return the kind of card in a slot of a seat's deck, NONE while its board is not chosen."""
        if slot < s.TEAM_SLOT:
            return slot
        if slot == s.FATIGUE_SLOT:
            return s.FATIGUE
        board = state.captain[seat] if slot >= s.SKILL_SLOT else state.team[seat]
        if board == s.NONE:
            return s.NONE
        if slot >= s.SKILL_SLOT:
            return s.SKILL_CARDS + 3 * board + slot - s.SKILL_SLOT
        if slot == s.COACH_SLOT:
            return s.COACH_CARDS + board
        return s.TEAM_CARDS + 3 * board + slot - s.TEAM_SLOT

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` unless there are two seats."""
        if seats != s.SEATS:
            raise ValueError(f"Super Team is played by {s.SEATS} seats, not {seats}")


@box_loader(Path(__file__).parents[1] / "box.toml")
def load_box(text: str, top: Section) -> SuperBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"super-team": 0})
    rules = top.section("rules")
    numbers = tuple(rules.integer(name, *span) for name, span in RULES.items())
    rules.end()
    track = top.section("track")
    steps = (track.integer("quick", 1, 20), track.integer("long", 1, 20))
    track.end()
    dice = top.section("dice")
    green, white = reading.read_die(dice, "green", 0, 9), reading.read_die(dice, "white", -1, 6)
    dice.end()
    options = read_options(top.section("options"), OPTIONS)
    slugs = Slugs(reading.RESERVED)
    pitch = reading.read_pitch(top.section("pitch"))
    formations = reading.read_formations(top, pitch, slugs)
    cards: list[Card | None] = [None] * s.KINDS
    teams, team_cards = card_reading.read_teams(top, slugs)
    captains, skills = card_reading.read_captains(top, slugs)
    fatigue = card_reading.read_fatigue(top.section("fatigue"), slugs)
    for card in (*card_reading.read_basics(top, slugs), *team_cards, *skills, fatigue):
        cards[card.kind] = card
    auto_cards = card_reading.read_auto_cards(top, slugs)
    boards = top.section("auto-boards")
    auto_boards = tuple(
        card_reading.read_auto_board(boards.section(slug(level))) for level in Level if level
    )
    boards.end()
    auto_spaces = reading.read_auto_team(top.section("auto-team"), pitch)
    top.end()
    return SuperBox(
        text,
        options,
        {name: option.default for name, option in options.items()},
        numbers,
        steps,
        pitch,
        green,
        white,
        formations,
        tuple(cards),
        teams,
        captains,
        auto_cards,
        auto_boards,
        auto_spaces,
    )


def _fill_chances(record: BoxRecord, green: Sequence[int], white: Sequence[int]) -> None:
    """Fill in the mean and the standard deviation of every number of dice."""
    for whites in range(s.MOST_WHITES + 1):
        record.mean[whites] = sum(green) + whites * sum(white)
    for greens in (1, 2):
        for whites in range(2 * s.MOST_WHITES + 1):
            variance = greens * _spread(green) + whites * _spread(white)
            record.stray[greens - 1, whites] = math.isqrt(256 * variance)


def _spread(die: Sequence[int]) -> int:
    """Return the variance of a die, in 36ths."""
    return len(die) * sum(face * face for face in die) - sum(die) ** 2


def _fill_pitch(record: BoxRecord, pitch: Pitch) -> None:
    record.rows, record.columns = pitch.rows, pitch.columns
    left = record.target_column = reading.target_column(pitch.columns)
    for row in range(pitch.rows):
        for column in range(pitch.columns):
            flags = int(Zone.PITCH)
            # Each side's own rows, counted from its goal.
            for seat, depth in enumerate((row, pitch.rows - 1 - row)):
                if depth < pitch.rows // 2:
                    flags |= Zone.HALF << seat
                if depth < 3 and left - 1 <= column < left + 4:
                    flags |= Zone.AREA << seat
                if depth == 0 and left <= column < left + 3:
                    flags |= Zone.RECTANGLE << seat
            record.flags[row * s.COLS + column] = flags
    record.marked_spaces = len(pitch.marked)
    for number, space in enumerate(pitch.marked):
        record.marked[number] = space
        record.flags[space] = record.flags[space] | Zone.MARKED


def _fill_card(record: BoxRecord, card: Card) -> None:
    record.cost[card.kind] = card.cost
    for number, part in enumerate(card.parts):
        for step, element in enumerate(part.elements):
            record.elements[card.kind, number, step] = element
            record.amounts[card.kind, number, step] = part.amounts[step]
        record.conditions[card.kind, number] = part.conditions
        record.reward_morale[card.kind, number] = part.morale
        record.reward_moves[card.kind, number] = part.moves
        record.reward_actions[card.kind, number] = part.actions
        record.tiring[card.kind, number] = part.tiring


def _fill_boards(record: BoxRecord, teams: tuple[Team, ...], captains: tuple[Captain, ...]) -> None:
    record.teams, record.captains = len(teams), len(captains)
    for number, team in enumerate(teams):
        record.team_ability[number] = team.ability.kind
        record.team_stat[number] = team.ability.stat
        record.team_amount[number] = team.ability.amount
    for number, captain in enumerate(captains):
        if captain.ability is not None:
            record.captain_ability[number] = captain.ability.kind
            record.captain_amount[number] = captain.ability.amount
        for stat, stars in enumerate(captain.stars):
            record.captain_stars[number, stat] = stars


def _fill_auto_cards(record: BoxRecord, cards: tuple[AutoCard, ...]) -> None:
    record.auto_cards = len(cards)
    for number, card in enumerate(cards):
        for step, element in enumerate(card.offensive.elements):
            record.auto_elements[number, step] = element
        record.auto_morale[number] = card.morale
        record.auto_strike[number] = card.strike
        record.auto_range[number] = card.range
        record.auto_moves[number] = card.moves
        record.auto_reward_morale[number, 0] = card.offensive.morale
        record.auto_reward_morale[number, 1] = card.reward_morale
        record.auto_reward_moves[number] = card.offensive.moves
        record.auto_reward_actions[number] = card.tackles
