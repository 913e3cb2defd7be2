"""What a table's templates are given, those of each game included."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, TypedDict

from markupsafe import Markup

from kickabout.engine.view_types import View
from kickabout.table.play import (
    CutShort,
    OfferedHint,
    ShownClock,
    ShownDice,
    ShownHint,
    ShownLinks,
    ShownRecord,
)
from kickabout.table.store import Asked, Watch
from kickabout.table.web.pages.bots_view import ShownBot
from kickabout.table.web.pages.ratings_view import ShownRating
from kickabout.table.web.pages.story_view import ShownLine
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

Stake = Literal[
    "day",
    "season",
    "season-cup",
    "season-many",
    "competition",
    "cup",
    "cup-third",
    "groups",
    "many",
]
"""What a match counts for beside itself: `cup-third` in a cup with a match for the third place, `many` at a table of more
than two.
"""


class RequestContext(TypedDict):
    """A request that a bot take a seat."""

    agreed: bool
    """Whether the viewer has agreed."""
    missing: list[int]
    """The seats that have yet to agree."""


class InAdvanceContext(TypedDict):
    """A card that can be let stand in advance."""

    card: str
    name: str
    stands: bool
    asked: bool
    """Whether it is answered now, by the viewer too."""


class SeatClock(TypedDict):
    """What a person has left of the time to decide."""

    runs: bool
    left_ms: int
    text: str


class SeatContext(TypedDict):
    """A seat and its player, as a viewer sees them."""

    seat: int
    name: str
    kind: str
    """`you`, `person`, `open`, `bot` or `automaton`; a seat that was open is a `bot`'s while one stands in."""
    bot: str | None
    """The kind of the bot that plays the seat now."""
    face: str | None
    """What the bot looks like: a member of the cast by its slug, or its kind."""
    stand_in: str | None
    """The name of the bot that stands in for the seat's person."""
    kept: bool
    """Whether it is open for the one whose name it has."""
    connected: bool
    vacant: bool
    """Whether the viewer may ask for a bot in the seat."""
    can_end: bool
    """Whether the viewer may end the match since the person of the seat has left."""
    request: RequestContext | None
    thinking: bool
    kit: int
    """The number of the kit, from 0."""
    colour: int
    """The colour in which the kit appears at this table, by its number in `table/shirts.py`."""
    pattern: int
    """The pattern of the shirt, likewise."""
    shirt: int
    """The number on its back."""
    withdrawn: bool
    """Whether its person has given the match up."""
    invite: str | None
    """The address that leads to the seat while it is open."""
    rating: ShownRating | None
    """The rating of its person; None unless the table is rated."""
    clock: SeatClock | None
    """What its person has left of the time; None without a clock."""
    away: datetime | None
    """Until when its person is on vacation, as those who play here are shown."""
    program: bool
    """Whether a program plays for whoever sits there."""


class FollowingLesson(TypedDict):
    """The lesson after one."""

    name: str
    title: str


class LessonContext(TypedDict):
    """The coach's note to the learner."""

    name: str
    """The lesson's."""
    title: str
    text: Markup | None
    ask: str | None
    """What to do, while the lesson waits for a certain decision."""
    parts: Sequence[str]
    """The parts of the page that the note points at."""
    meant: str | None
    """The decision that the lesson waits for."""
    number: int
    """Which note it is, from 1."""
    of: int
    closing: bool
    """Whether it is the last note."""
    next: FollowingLesson | None


class OutcomeContext(TypedDict):
    """An outcome that people may enter."""

    name: str
    label: str


class AskedContext(TypedDict):
    """A chance point whose outcome people enter."""

    kind: str
    seats: list[int]
    """The seats that may enter it."""
    outcomes: list[OutcomeContext]
    """Empty for those who are not asked."""


class SoleAnswer(TypedDict):
    """A decision that the page of a viewer makes by itself."""

    action: str
    label: str | None
    """What the only one is called; None if it has no name."""
    after_ms: tuple[int, int]
    """The least and the most milliseconds after which it does."""
    why: Literal["only", "waste", "obvious"]
    """Because there is no other, because all others are a plain waste, or because nobody would do without it."""


class DeviceContext(TypedDict):
    """A device that several people share, as its page shows it."""

    seats: list[int]
    """The seats that are played there."""
    next: int | None
    """Who of them is to take it, as nobody's hand is on the page; None while somebody has it, and while none of
    them is to decide."""
    undo: int | None
    """Who of them may take the last decision back."""
    back: int | None
    """Who goes on if `next` lets the card stand by which they are asked in a response window, without looking at
    the hand; None if they are asked something else."""
    falls_ms: int
    """The milliseconds for which the page still shows the last event before the curtain falls."""


class RematchContext(TypedDict):
    """Who wants to play again after a match."""

    said: bool
    """Whether the viewer has said so."""
    wants: list[int]
    """The others who want to."""
    missing: list[int]
    """The people who are still there and have not said whether they do."""
    declined: list[int]
    """The people who have said that they do not, whether they are still there or not."""
    has_declined: bool
    """Whether the viewer is one of them."""
    is_off: bool
    """Whether all others are, so that nobody is left to play with."""


class SeriesContext(TypedDict):
    """The standing of a series of matches."""

    best_of: int
    wins: list[tuple[int, int]]
    """Each seat with the matches that it has won, the best first."""
    winner: int | None
    """Who has won the series."""
    goes_on: bool
    """Whether the match is over, and another one follows."""


class SaidContext(TypedDict):
    """A phrase that somebody has said, or a line that they have written."""

    seat: int
    phrase: str | None
    """The name of the phrase; None if it is free `text`."""
    text: str | None
    at: str
    """The time of day in UTC, as HH:MM."""
    key: str
    """What tells it from all others of the seat."""
    is_new: bool
    """Whether it was said just now."""


class WritingContext(TypedDict):
    """How it stands with free text, as a viewer sees it who may allow it."""

    allows: bool
    """Whether the viewer does."""
    missing: list[int]
    """The other people who do not; none of them if the viewer can write."""
    wants: list[int]
    """The other people who do."""
    authors: list[int]
    """The others whose lines the viewer is shown."""


class Forfeit(TypedDict):
    """A match between two that was given up."""

    counted: Sequence[int]
    """By seat, the goals with which it counts."""
    stood: str
    """The score at its end, the winner's goals first; empty if that is what counts."""
    counts: str
    """The score that counts, in the same order."""


class TableContext(TypedDict):
    """A table as a viewer sees it, beside the view of its match."""

    id: str | None
    """None in a picture, which belongs to no table."""
    title: str
    game: str
    options_text: str
    """The options in a few words."""
    status: str
    """`waiting`, `playing` or `over`."""
    number: int
    """The length of the match's log."""
    seats: list[SeatContext]
    you: int | None
    """The seat that has its side at the bottom; None for spectators, who see seat 0 there."""
    holds: int | None
    """The seat that the browser holds, which is `you` unless several people share it."""
    by: str
    """What an address to which the page posts says of who posts, as several people share the page."""
    plays_at: str
    """The address to which decisions are posted; empty in a picture."""
    device: DeviceContext | None
    """None if nobody shares the page."""
    undo: bool
    sole_answer: SoleAnswer | None
    """The decision that the page makes by itself; None if there is a choice, or none to be made."""
    talks: bool
    """Whether the viewer has somebody to talk to."""
    said: list[SaidContext]
    """What was said last, latest last."""
    writing: WritingContext | None
    """None for spectators, and where free text is not possible."""
    draw: Literal["can", "mine", "theirs"] | None
    """Whether the viewer can offer a draw, has done so, or is offered one; None for none of it."""
    in_advance: list[InAdvanceContext] | None
    """The cards that the viewer can let stand in advance; None except in a match over days with such cards."""
    over_days: bool
    """Whether a decision may take days."""
    resign: Literal["ends", "ends-match", "ends-series", "goes-on"] | None
    """What comes of it if the viewer resigns, in a series for that as well; None where nobody can."""
    resign_costs: str | None
    """The score with which the viewer loses by that, their own goals first; None unless two play."""
    stake: Stake | None
    """What the match counts for beside itself."""
    speed: str | None
    """How fast the table goes on; None where the viewer has no say in it."""
    asks_always: bool | None
    """Whether the viewer is asked where every other answer is a plain waste; None where that is never let pass."""
    window_seconds: float | None
    """The time to answer in the open response window."""
    window_ends: str | None
    """The end of the open response window, in UTC."""
    window_left_ms: int | None
    clock: ShownClock | None
    waiting_for: list[int]
    played_by: str | None
    """The name of the bot that stands in for the viewer."""
    hint: ShownHint | OfferedHint | None
    lesson: LessonContext | None
    intent: str | None
    """The answer that the viewer has given before their turn in the open window."""
    reads: bool
    """Whether the viewer is asked nothing in the open window, as the table lets the card stand."""
    stand_in: str
    """The name of the kind of bot that stands in at this table."""
    trouble: str | None
    """What keeps the table from going on."""
    link: str | None
    """The private link of the viewer's seat; None for a spectator, and if the key is gone that made it."""
    opened: bool
    """Whether the viewer has set the table up."""
    listed: bool
    """Whether everybody is shown its open seats."""
    invited: Asked | None
    """The friend whom the viewer has asked to the table."""
    rated: bool
    """Whether the result changes the ratings of those who play."""
    local: bool
    """Whether the page's address leads to this machine only."""
    series: SeriesContext | None
    """None for a match that stands by itself."""
    analysed: bool
    """Whether the page has an analysis of the match."""
    rematch: RematchContext | None
    """None while the match runs, and once the next one is set up."""
    prepared: bool
    """Whether the viewer's preparation may be kept for the next match."""
    fixture: str | None
    """The competition of its match and the number of its fixture; None of any other."""
    again_url: str | None
    """The address of the same players' next table."""
    occasion: str | None
    """The address of what the match belongs to, as far as the viewer is told; None if it stands by itself."""
    position: str | None
    """The address of the position of the day from which the match goes on; None of any other."""
    dice: ShownDice | None
    record: ShownRecord | None
    """The head of the record; None before the match, and at a table without one."""
    links: ShownLinks | None
    """The links of the seat; None unless the seats make the dice together."""
    real: bool
    """Whether people draw real cards and roll real dice."""
    asked: AskedContext | None
    misfit: int | None
    """The seat whose last entry contradicts earlier ones."""
    watch: Watch
    """When whoever does not play sees the match."""
    moves_behind: int | None
    """By how many moves they are `behind`."""
    sealing: bool
    """Whether the table waits for contributions to its dice."""
    headline: Message | None
    """The headline of a finished match."""
    cut_short: CutShort | None
    """How the match ended before its time; None unless it did."""
    is_abandoned: bool
    """Whether several are left who have not won it among themselves."""
    forfeit: Forfeit | None
    """How a match between two counts that was given up; None of any other."""
    opening: datetime | None
    """The moment before which nobody else may see anything of it; None where others may."""


class TablePage(TypedDict):
    """The context of a table's page."""

    table: TableContext
    base: str
    """The server's address."""
    view: View
    story: list[ShownLine]
    """The commentary, newest first."""
    names: list[str]
    bots: list[ShownBot]
    reader: Reader
