"""What the JSON API takes and answers about a match at a table."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from kickabout.engine.view_types import View
from kickabout.table.play import MOST_CHARACTERS, PHRASES
from kickabout.table.store import Watch
from kickabout.table.web.api.dice_schemas import DiceState, LinksState, RecordState
from kickabout.table.web.api.examples import TABLE_ID
from kickabout.table.web.api.view_schema import ViewSchema

MOST_ACTIONS = 100
"""The largest number of decisions in one request."""


Decision = Annotated[str, StringConstraints(max_length=200)]


class Act(BaseModel):
    """A decision, or several that are played in order as one."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"action": "play through-ball", "at": 41}]}
    )

    action: Decision | None = None
    actions: list[Decision] | None = Field(
        None,
        min_length=1,
        max_length=MOST_ACTIONS,
        description="Instead of `action`: either all of them are played, or none",
    )
    at: int = Field(
        ge=0, description="The length of the log when you decided: the last `at` that you read"
    )
    head: str | None = Field(
        None,
        max_length=64,
        description="The `head` of the record that you read with `at`; the proof names the heads"
        " that seats have acknowledged",
    )

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.action is None) == (self.actions is None):
            raise ValueError("give either action or actions")
        return self

    @property
    def all(self) -> list[str]:
        """The decisions, in order."""
        return self.actions or [self.action or ""]


class StepBack(BaseModel):
    """A request to take the last decision back."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 42}]})

    at: int = Field(ge=0)


class CallOff(BaseModel):
    """The seat whose person has left."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 1}]})

    seat: int


class LetStand(BaseModel):
    """What a seat lets stand without being asked."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"cards": ["foul", "offside"]}]}
    )

    cards: list[str] = Field(max_length=200)


class InAdvance(BaseModel):
    """What a seat lets stand without being asked, which nobody else is shown."""

    cards: list[str] = Field(description="The words of what it lets stand")
    answerable: list[str] = Field(
        description="The words of all that can be answered; empty unless a match over days runs"
    )


class AskBot(BaseModel):
    """A request that a bot take a seat whose person has left, or never came."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 2}]})

    seat: int
    bot: str | None = Field(
        None,
        description="Not a choice: it may be omitted, and otherwise must be the table's `stand_in`",
        json_schema_extra={"deprecated": True},
    )


class AskHint(BaseModel):
    """A request for a hint: what a strong bot would do in your place."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 42}]})

    at: int = Field(ge=0)


class Advice(BaseModel):
    """One of your legal actions, and a strong bot's evaluation of it."""

    action: str
    chance: float | None = Field(
        description="Your chance of winning with it, 0 to 1; null if the bot has not tried it;"
        " choices that are worth the same, as far as can be told, have the same chance"
    )
    reply: str | None = Field(
        description="The most likely reply of your rivals, in words; null after the first two choices, and"
        " if no reply stands out"
    )
    reason: str | None = Field(
        description="What speaks for it if it is as good as the best, else what speaks against it, as a fact of"
        " the position in words; null if none is known"
    )


class Hint(BaseModel):
    """The hint of a strong bot on your decision."""

    chance: float | None = Field(
        description="Your current chance of winning, 0 to 1; null where none is computed: in preparations,"
        " and while the rules are being compiled"
    )
    choices: list[Advice] = Field(description="Best first")


class RequestState(BaseModel):
    """A pending request for a bot, to which everybody present has to agree."""

    bot: str = Field(description="The table's `stand_in`")
    missing: list[int] = Field(description="The seats that have not agreed yet")


class RatingState(BaseModel):
    """The rating of a person at a rated table."""

    points: int
    margin: int = Field(description="The points either way within which skill is with 95 %")
    uncertain: bool = Field(description="Whether it is no more than a guess")
    after: int | None = Field(
        description="The points after the match; null until it has been rated"
    )


class SeatClockState(BaseModel):
    """What a person has left of the time to decide."""

    left_ms: int = Field(ge=0)
    runs: bool


class SeatState(BaseModel):
    """A seat and its player."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot", "automaton"] = Field(
        description="`automaton`: the rules play this seat, as outcomes of chance"
    )
    program: bool = Field(description="Whether a program plays for whoever sits there")
    bot: str | None = Field(
        description="The kind of bot that plays it now, even if the seat is a person's or open"
    )
    withdrawn: bool = Field(
        description="Whether it cannot win any more: its person has resigned, or lost on time or by leaving"
    )
    connected: bool
    vacant: bool = Field(
        description="Whether its person has left, so that those present may give it to a bot"
    )
    request: RequestState | None = Field(description="The pending request for a bot in this seat")
    clock: SeatClockState | None = Field(
        description="What its person has left of the time to decide; null without a clock, and for a decision's while"
        " it does not run"
    )
    away: str | None = Field(
        description="Until when its person is on vacation in a match over days, in ISO 8601 and UTC, as those are told who"
        " play there; null for all others"
    )
    rating: RatingState | None = Field(
        description="The rating before the match of whoever sits there; null unless the table is rated"
    )


class ClockState(BaseModel):
    """The game's own clock."""

    name: str
    seconds: float = Field(description="Its total time")
    left_ms: int = Field(description="The milliseconds left")
    ends: str = Field(description="When it expires, in ISO 8601 and UTC")


class ChanceAsked(BaseModel):
    """A draw or a roll on the real table, which those who see it are asked to enter."""

    kind: Literal["deal", "draw", "roll", "pick"]
    source: str
    seat: int | None = Field(description="The seat that draws or rolls; null if anybody may")
    outcomes: list[str] = Field(
        description="The outcomes that are possible as far as you can tell; a rare one that is missing here is"
        " accepted as well"
    )


class SeriesState(BaseModel):
    """The standing of a series of matches."""

    best_of: int
    wins: list[int] = Field(
        description="By seat, the matches won, this one included once it is over; one without a sole winner counts"
        " for nobody"
    )
    winner: int | None = Field(
        description="The seat that has won most of them; null while it goes on"
    )


class Spoken(BaseModel):
    """A phrase to be said."""

    phrase: str = Field(description=f"One of {', '.join(PHRASES)}")


class Said(BaseModel):
    """A phrase that a seat's person has said."""

    seat: int
    phrase: str
    at: str = Field(description="UTC, ISO 8601")


class Line(BaseModel):
    """Something that a seat's person has written."""

    seat: int
    text: str
    at: str = Field(description="UTC, ISO 8601")


class Writing(BaseModel):
    """What people at a private table write to each other, where all of them allow it, as your seat is shown it."""

    possible: bool = Field(description="Whether free text is possible at the table if all allow it")
    allowed: bool = Field(description="Whether your seat allows it")
    missing: list[int] = Field(description="The seats that do not allow it")
    lines: list[Line] = Field(
        description="Latest last; empty unless your seat allows it, from then on"
    )


class AllowText(BaseModel):
    """Whether your seat allows free text."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"allowed": True}]})

    allowed: bool


class Written(BaseModel):
    """A line to be written."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"text": "Well played!"}]}
    )

    text: str = Field(description=f"A single line of {MOST_CHARACTERS} characters at most")


class TableState(BaseModel):
    """A table as you may see it."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    title: str
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over"] = Field(
        description="`waiting`: for players, or for the dice"
    )
    at: int = Field(description="The length of the log; send it with your next decision")
    you: int | None = Field(description="Your seat; null for a spectator")
    seats: list[SeatState]
    legal: list[str] = Field(
        description="The actions that you may send now; if a bot plays for you, sending one takes the seat back"
    )
    standing: str | None = Field(
        description="Your answer that waits for its turn in a response window"
    )
    undo: bool
    hints: bool = Field(description="Whether you may ask for a hint at this table")
    rated: bool = Field(
        description="Whether the result changes the ratings of those who play, all of whom have accounts;"
        " programs cannot sit down there"
    )
    stand_in: str = Field(description="The kind of bot that plays for somebody who has left")
    watch: Watch = Field(
        description="When whoever does not play sees the match, as in the settings of a new table: while it runs"
        " spectators get the state in which it was some moves ago, and nothing else"
    )
    time_control: str | None = Field(
        description="How long people have to decide, as in the settings of a new table"
    )
    answer_seconds: float | None
    window_ends: str | None = Field(
        description="When the response window closes, in ISO 8601 and UTC; null if it waits for everybody"
    )
    clock: ClockState | None = Field(description="The game's own clock, if one is running")
    waiting_for: list[int] = Field(
        description="The seats that may decide now. If there are several, each may decide at any time:"
        " decisions of the others do not make its `at` out of date"
    )
    real: bool = Field(
        description="Whether people draw real cards, roll real dice and enter the outcomes"
    )
    asks: ChanceAsked | None = Field(
        description="The chance outcome that your seat is asked to enter; post it like a decision"
    )
    draw_offer: int | None = Field(description="The seat whose offer of a draw stands")
    said: list[Said] = Field(description="The phrases said last, latest last")
    series: SeriesState | None = Field(description="Null for a match that stands by itself")
    again: list[int] = Field(description="The seats that want to play again, once it is over")
    next_table: str | None = Field(description="The table of the next match of the same players")
    dice: DiceState | None = Field(
        description="Null if the dice cannot be verified: in lessons, and in matches older than proofs"
    )
    record: RecordState | None = Field(
        description="Null before the match begins, and at a table without a record"
    )
    links: LinksState | None = Field(
        description="Null for spectators, and unless the seats make the dice together"
    )
    view: Annotated[View, ViewSchema()] = Field(description="The match as you see it")


class Acted(BaseModel):
    """The result of a decision."""

    result: Literal["played", "standing"] = Field(
        description="`standing`: it is played when its turn in the response window comes"
    )
    state: TableState


class Played(BaseModel):
    """The result of a decision, for a client that follows the stream."""

    result: Literal["played", "standing"]
    at: int = Field(description="The length of the log after the decision")


class Problem(BaseModel):
    """The reason why a request was refused: as a text, and as what the text is made from."""

    error: str = Field(description="In the language that the request asks for")
    id: str = Field(
        description="What it is, whatever the language: the id of the message, or `status-404` and the like where the"
        " status says it all"
    )
    clause: str | None = Field(
        None, description="The clause of the rulebook, if the rules of the game are against it"
    )
    arguments: dict[str, Any] = Field(
        default_factory=dict,
        description="What the text names: numbers and words, seats by number, cards and the like by slug, and messages"
        " by `id` and `arguments`",
    )
    at: int | None = Field(
        None, description="The current length of the log, if the table has moved on"
    )
