"""The JSON of the API."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

TABLE_ID = "f3kq7m2xcd"
TOKEN = "Qm9vdGhlZCBzdHJpa2VyISEh"  # noqa: S105 - an example in the documentation


class OptionInfo(BaseModel):
    """A choice that the players have before a match."""

    name: str
    default: str | int
    help: str
    choices: dict[str, str] = Field(
        description="Each word with its explanation; empty for a number"
    )
    least: int
    most: int
    automata: dict[str, dict[int, str]] = Field(
        description="Values with which the rules themselves play seats, and what those are called"
    )


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: Annotated[str, Field(examples=["futbol-dash"])]
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


class BotInfo(BaseModel):
    """A bot that can take a seat."""

    kind: Annotated[str, Field(examples=["rule-of-thumb"])]
    title: str
    character: str


class Catalogue(BaseModel):
    """All that a table can be set up with."""

    games: list[GameInfo]
    bots: list[BotInfo]
    answer_seconds: list[float | None]


class NewTable(BaseModel):
    """How a table is to be set up."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "futbol-dash",
                    "seats": ["you", "bot:rule-of-thumb", "open"],
                    "options": {"mode": "regular", "goals": 3},
                    "name": "Robin",
                    "answer_seconds": 8,
                }
            ]
        },
    )

    game: str
    seats: list[str] = Field(
        description="`you` (at most once), `open`, or `bot:` and its kind. What is said of a seat"
        " that the rules themselves play with these options does not count"
    )
    options: dict[str, str | int] = {}
    name: str = Field("", description="Your name, 1 to 24 characters; needed only with a seat")
    answer_seconds: float | None = Field(
        4.0, description="How long people may answer a card: 4, 8, 15 or null for no limit"
    )


class OwnSeat(BaseModel):
    """A seat that is yours now."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    seat: int
    token: Annotated[
        str, Field(examples=[TOKEN], description="Send it as `Authorization: Bearer …`")
    ]
    link: str = Field(description="Takes the seat to a browser; keep it to yourself")


class Invite(BaseModel):
    """An open seat, for whoever is sent its token or its link."""

    seat: int
    token: str
    link: str


class TableMade(BaseModel):
    """A new table."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    link: str
    you: OwnSeat | None
    invites: list[Invite]


class Join(BaseModel):
    """Taking an open seat."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"invite": TOKEN, "name": "Robin"}]}
    )

    invite: str
    name: str
    key: str | None = Field(
        None,
        min_length=16,
        max_length=100,
        description="A secret of your own choice: joining again with it gives the same seat again,"
        " should the answer get lost",
    )


class Act(BaseModel):
    """A decision."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"action": "play through-ball", "at": 41}]}
    )

    action: str
    at: int = Field(
        ge=0, description="The length of the log that you saw: `at` of what you read last"
    )


class StepBack(BaseModel):
    """Taking the last decision back."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 42}]})

    at: int = Field(ge=0)


class SeatState(BaseModel):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot", "automaton"] = Field(
        description="`automaton`: the rules themselves play this seat, as outcomes of chance"
    )
    bot: str | None
    connected: bool


class TableState(BaseModel):
    """A table as you may see it."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    title: str
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over"]
    at: int = Field(description="The length of the log; name it in your next decision")
    you: int | None = Field(description="Your seat; null for a spectator")
    seats: list[SeatState]
    legal: list[str] = Field(description="What you may send now")
    standing: str | None = Field(description="Your answer that waits for its turn")
    undo: bool
    answer_seconds: float | None
    window_ends: str | None = Field(description="When the time to answer is over, ISO 8601 in UTC")
    waiting_for: list[int]
    next_table: str | None = Field(description="Where the same players play again")
    view: dict[str, Any] = Field(description="The match as you see it, as the game describes it")


class Acted(BaseModel):
    """What became of a decision."""

    result: Literal["played", "standing"] = Field(
        description="`standing`: it is applied once its turn in the response window comes"
    )
    state: TableState


class Problem(BaseModel):
    """Why something was refused."""

    error: str
    at: int | None = Field(None, description="The length of the log now, where the table moved on")
