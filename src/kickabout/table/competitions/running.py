"""A competition as it stands, read from the database."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property

import sqlalchemy as sa
from pydantic import TypeAdapter

from kickabout.engine.keyed_dice import derived_seed
from kickabout.table.cast import CHARACTERS, Character
from kickabout.table.errors import Unknown
from kickabout.table.formats.entries import Begun, Corrected, Ended, Entry, Opened, read
from kickabout.table.formats.forms import Form
from kickabout.table.formats.tournament import Tournament
from kickabout.table.shirts import COLOURS, MOST_NUMBER, PATTERNS, Shirt
from kickabout.table.store import Competition, competition_queries
from kickabout.table.store.competition_queries import Person
from kickabout.text.messages import Message

_FORM = TypeAdapter(Form)


@dataclass(frozen=True)
class Running:
    """A competition and its log."""

    competition: Competition
    entries: Sequence[Entry]
    times: Sequence[datetime]
    """When each entry was made."""
    people: dict[str, Person]
    """By their accounts, as far as there are those still."""

    @cached_property
    def tournament(self) -> Tournament:
        """What follows from the log."""
        return Tournament(_FORM.validate_python(self.competition.form), self.entries)

    @property
    def accounts(self) -> dict[str, int]:
        """The sides of those who take part, by their accounts."""
        sides = self.tournament.sides
        return {
            account: side
            for side in self.tournament.starters
            if (account := sides[side].account) is not None
        }

    def character(self, side: int) -> Character | None:
        """Return the member of the cast that is a side; None for a person."""
        bot = self.tournament.sides[side].bot
        return None if bot is None else CHARACTERS[bot]

    def can_correct(self, fixture: int) -> bool:
        """Return whether the organiser may put the result of a fixture right; what bots play among themselves needs none of
        that.
        """
        tournament = self.tournament
        return (
            fixture in tournament.endings
            and None in map(self.character, tournament.fixtures[fixture].sides)
            and not tournament.is_settled(fixture)
        )

    def name(self, side: int) -> str:
        """Return the name of a side: that which an account has now, or had when it entered."""
        entered = self.tournament.sides[side]
        person = self.people.get(entered.account or "")
        return entered.name if person is None else person.name

    def shirt(self, side: int) -> Shirt:
        """Return what a side wears: its own shirt, or one that goes by its number."""
        wearer = self.character(side) or self.people.get(self.tournament.sides[side].account or "")
        if wearer is not None and wearer.shirt is not None:
            return Shirt.read(wearer.shirt)
        colour, pattern = side % len(COLOURS), side // len(COLOURS) % len(PATTERNS)
        return Shirt(colour, (colour + 1) % len(COLOURS), pattern, side % MOST_NUMBER + 1)

    def seed(self, use: str) -> int:
        """Return the seed that follows from the competition's secret for a use."""
        return derived_seed(bytes.fromhex(self.competition.secret), use)

    def key(self, use: str) -> bytes:
        """Return the key of dice that follows from the competition's secret for a use."""
        return hmac.digest(bytes.fromhex(self.competition.secret), use.encode(), "sha256")

    @property
    def begun_at(self) -> datetime:
        """When it has begun."""
        return next(
            at for at, one in zip(self.times, self.entries, strict=True) if isinstance(one, Begun)
        )

    @property
    def last_result_at(self) -> datetime:
        """When a match has last ended, or a result has been put right."""
        pairs = zip(self.times, self.entries, strict=True)
        return max(at for at, one in pairs if isinstance(one, Ended | Corrected))

    @cached_property
    def opened(self) -> dict[int, datetime]:
        """By fixture, when its table was set up."""
        pairs = zip(self.times, self.entries, strict=True)
        return {one.fixture: at for at, one in pairs if isinstance(one, Opened)}

    def sit_down_by(self, fixture: int) -> datetime:
        """Return when all people of a fixture have to have sat down at its table."""
        return self.opened[fixture] + timedelta(minutes=self.competition.grace_minutes)

    def ends_by(self, fixture: int) -> datetime | None:
        """Return when the match of a fixture over days counts as it stands; None if it has no end."""
        days = self.competition.match_days
        return None if days is None else self.opened[fixture] + timedelta(days=days)


def read_running(connection: sa.Connection, competition: str) -> Running:
    """Return a competition as it stands; raises `Unknown` if there is none with this id."""
    kept = competition_queries.read_competition(connection, competition)
    if kept is None:
        raise Unknown(Message("error-no-competition"))
    logged = competition_queries.entries_of(connection, competition)
    accounts = [kept.organiser, *competition_queries.members_of(connection, competition)]
    return Running(
        kept,
        [read(one.entry) for one in logged],
        [one.at for one in logged],
        competition_queries.people_of(connection, accounts),
    )
