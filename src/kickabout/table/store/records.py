"""What the store gives and takes: a table, its seats, and the entries of its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, Literal

from kickabout.engine.game import Meeting
from kickabout.engine.incidents import Incident
from kickabout.engine.keyed_dice import Contribution
from kickabout.table.formats.days import name_of_dice, opening_of
from kickabout.table.formats.fixtures import How, counted_goals
from kickabout.table.ratings import Rating
from kickabout.table.time_control import TimeControl

DiceStage = Literal["open", "sealed", "set"]
"""The stages of a table's dice: seats may seal contributions; they reveal them; all is settled."""
Watch = Literal["now", "behind", "later"]
"""When whoever does not play sees a match: at once, some moves behind, or once it is over."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One committed entry of a table's log."""

    number: int
    """0 for the first."""
    actor: int
    """The seat, -1 for chance."""
    action: str
    at: datetime
    seen: str | None = None
    """The head that the seat had received, and the number of entries before it, as `NUMBER HEAD`."""
    links: str | None = None
    """What came with it for dice that the seats make together, as `kickabout.engine.links` reads it: the links that
    were due for a draw after a decision, or new anchors; None for all else."""
    player: str | None = None
    """Who decided for the seat, if not the player that was agreed when the match began, as JSON."""
    spent_ms: int | None = None
    """The milliseconds that the decision took of the seat's time; None if no clock of it ran."""


@dataclass(frozen=True)
class Place:
    """A seat and its owner."""

    seat: int
    kind: str
    """`person`, `open`, `bot:` with the bot's kind, or `automaton`: the rules play it."""
    name: str
    salt: str = ""
    """The random part of its tokens."""
    seat_digest: str = ""
    """The digest of its secret."""
    invite_digest: str = ""
    """The digest of its invitation."""
    device: int | None = None
    """The seat at whose device its person plays as well; None for a device of their own."""
    lifted: int | None = None
    """Which time it was that its person last took a device that several share, counted from 1 for all of
    them; None if nobody has it since it was last put down."""
    account: str | None = None
    """The id of the account that a rated match is for, or for which an open seat is kept; else None."""
    shirt: str | None = None
    """What its person or member of the cast wears, in the notation of `table/shirts.py`; None for the shirt of the seat."""
    cast: str | None = None
    """The slug of the member of the cast that its bot is; None of any other."""
    draw_offer: int | None = None
    """The number of entries before its latest offer of a draw."""
    again: str | None = None
    """That its people want to play again once the match is over, with the `same` teams as far as possible or with
    `changes`, or `no`; of those who share a device the seat of the device says so."""
    is_program: bool = False
    """Whether a program plays for whoever sits there."""
    phrases: list[list[str]] | None = None
    """The phrases that its person has said last, each by its name and with its moment in ISO 8601; latest last."""
    writes: list[str] | None = None
    """The moment since which its person allows free text, in ISO 8601, and that at which this was withdrawn, if it was;
    None of one who never has."""
    lines: list[list[str]] | None = None
    """What its person has written last, each line with its moment in ISO 8601; latest last."""
    due: datetime | None = None
    """The moment by which its person has to decide, in a match over days; None while it is not asked."""
    lets_stand: list[str] | None = None
    """The cards that it lets stand without being asked, in a match over days: words of the game's, as `Window.card`
    has them. They are as secret as a hand."""

    @property
    def is_kept(self) -> bool:
        """Whether it is kept for somebody who has not sat down yet."""
        return self.kind == "open" and self.account is not None


@dataclass(frozen=True)
class SeatChange:
    """A change of a seat's player."""

    seat: int
    bot: str | None
    """The kind of the bot that came on, None for a person."""
    name: str
    """The name of the new player."""
    after: int
    """The number of decisions and outcomes played before it."""


@dataclass(frozen=True)
class SeatRating:
    """The rating of whoever sits in a seat at a rated table."""

    before: Rating
    after: Rating | None = None
    """None until the match has been rated."""


@dataclass(frozen=True)
class Asked:
    """A friend whom somebody has asked to a table."""

    name: str
    has_declined: bool


@dataclass(frozen=True)
class SeasonFixture:
    """A match of a club's own in a season."""

    club: str
    season: int
    number: int


@dataclass(frozen=True)
class LaidOut:
    """The position of the day from which a match goes on."""

    day: date
    number: int
    """How many entries of the log led to it."""

    @property
    def name(self) -> str:
        """What stands in place of a lesson's name: its match counts nowhere either."""
        return f"position {self.day.isoformat()} {self.number}"


@dataclass(frozen=True)
class Stored:
    """A table as stored in the database."""

    id: str
    game: str
    options: dict[str, Any]
    box_digest: str
    seed: int
    answer_seconds: float | None
    hints: bool
    stand_in: str
    """The kind of bot that stands in for a person who has left."""
    status: str
    created: datetime
    updated: datetime
    successor: str | None
    places: tuple[Place, ...]
    holders: dict[str, int]
    """The seat of each browser, by the browser's digest."""
    seat_changes: tuple[SeatChange, ...] = ()
    """In order."""
    opener: int | None = None
    """The seat of whoever set it up; None if that is nobody's, or the table is older than this."""
    lesson: str | None = None
    """The lesson that guides its match, or the name of the position from which it goes on."""
    speed: str = "calm"
    """How fast the table goes on: `calm`, `brisk` or `instant`."""
    asks_always: bool = False
    """True if its only person is asked where every answer but to hold is a plain waste as well."""
    watched: bool = False
    """True if a spectator has ever looked at it."""
    closed: bool = False
    """True if the host has closed it."""
    secret: str | None = field(default=None, repr=False)
    """The server's part of the dice, in hexadecimal digits; None if they cannot be verified."""
    dice: DiceStage | Literal["real"] | None = None
    """The stage of verifiable dice; `real` if people draw real cards and roll real dice."""
    preparing: dict[str, list[str]] | None = None
    """The decisions to make for the seats once the dice are set, if their match begins prepared."""
    awaited: frozenset[int] = frozenset()
    """The seats that are expected to contribute to the dice."""
    contributions: tuple[Contribution, ...] = ()
    """The seats' parts of the dice."""
    is_listed: bool = False
    """True if everybody is shown its open seats."""
    is_rated: bool = False
    """True if its result changes the ratings of those who play."""
    ratings: dict[int, SeatRating] = field(default_factory=dict)
    """Of those who sit at a rated table, by seat."""
    moves_behind: int | None = 0
    """The number of moves by which whoever does not play is behind; None if they see the match once it is over."""
    best_of: int = 1
    """The number of matches of which its players play the best; 1 for a match that stands by itself."""
    wins: list[int] | None = None
    """By seat, the matches of a series that have been won before this one; None if none were played."""
    time_control: TimeControl | None = None
    """How long people may take to decide; None as long as they like."""
    away: dict[int, datetime] = field(default_factory=dict)
    """By seat, until when its person is on vacation, where their time does not run meanwhile."""
    asked: dict[int, Asked] = field(default_factory=dict)
    """By seat, the friend for whom its person waits there."""
    joint: bool | None = None
    """Whether the seats make the dice together: if None, where all seats are people with pages of their own."""
    anchors: dict[int, str] = field(default_factory=dict)
    """By seat, the anchors of those chains of links that pages have offered before the match."""
    agreed: str | None = None
    """What was agreed when the match began, with which its chain of heads begins."""
    season_fixture: SeasonFixture | None = None
    """Its match of a season; None of any other."""
    fixture: str | None = None
    """The competition of its match and the number of its fixture, as in `4f1e/3`; None of any other."""
    form: Mapping[str, Any] | None = None
    """The form of its competition, with the fields of a `Form`; None of any other."""
    day: date | None = None
    """The day that all play its match with the same dice; None for one with dice of its own."""
    version: int = 0
    """Counter of changes to anything but the log, for servers that share the database."""

    @property
    def dice_name(self) -> str:
        """What the secret of its dice belongs to: the table, or the day's match of its game at whatever table."""
        return self.id if self.day is None else name_of_dice(self.day, self.game)

    @property
    def opening(self) -> datetime | None:
        """The moment before which nobody else may see anything of its match, since others play with the same dice."""
        return None if self.day is None else opening_of(self.day)

    @property
    def counts(self) -> bool:
        """Whether its match counts: neither a lesson's nor one that goes on from a position does."""
        return self.lesson is None

    @property
    def laid_out(self) -> LaidOut | None:
        """The position from which its match goes on; None of any other, and of one from before its day was kept."""
        kind, _, rest = (self.lesson or "").partition(" ")
        if kind != "position" or not rest:
            return None
        day, number = rest.split()
        return LaidOut(date.fromisoformat(day), int(number))

    @property
    def is_over_days(self) -> bool:
        """Whether a decision may take days, so that nobody is expected to stay at the table."""
        return self.time_control is not None and self.time_control.in_days

    @property
    def watch(self) -> Watch:
        """When whoever does not play sees the match."""
        if self.moves_behind is None:
            return "later"
        return "behind" if self.moves_behind else "now"


@dataclass(frozen=True)
class Collected:
    """What a seat has had of the cards of a match that is over, by their slugs."""

    played: dict[str, int]
    """How often it has played each card."""
    met: list[str]
    """Those that it has seen face up: its own, and what lay open."""
    officials: dict[str, int]
    """How many matches it has played to the end under each official."""


@dataclass(frozen=True)
class FinalScore:
    """The result of a match."""

    goals: tuple[int, ...]
    """By seat, as it stood at the end."""
    winners: tuple[int, ...]
    """The seats that won; none for a draw among all."""
    how: How = "played"
    """One of `fixtures.ENDED`."""
    incidents: tuple[Incident, ...] = ()
    """Its goals and bookings, where somebody counts them."""
    meetings: tuple[Meeting, ...] = ()
    """The matches within it, where somebody counts them."""

    @property
    def counted(self) -> tuple[int, ...]:
        """The goals with which it counts, wherever it is shown."""
        return counted_goals(self.goals, self.winners, self.how)

    @property
    def is_abandoned(self) -> bool:
        """True if several are left of whom one has given the match up: they have not won it among themselves."""
        return self.how != "played" and len(self.winners) > 1


@dataclass(frozen=True)
class Listed:
    """A table in a browser's list."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    answer_seconds: float | None
    time_control: TimeControl | None
    hints: bool
    stand_in: str
    """The kind of bot that stands in for a person who has left."""
    seat: int
    """The browser's seat."""
    places: tuple[Place, ...]
    score: FinalScore | None
    """None while the match runs."""
    lesson: str | None
    """The lesson that guides its match, or the name of the position from which it goes on."""
    updated: datetime
    is_arranged: bool = False
    """Whether its match is one of a competition, of a season or of a day, whose terms nobody there has chosen."""

    @property
    def counts(self) -> bool:
        """Whether its match counts, as of a `Stored`."""
        return self.lesson is None


def now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)
