"""What the JSON API takes and answers about games, setting a table up, and sitting down at one."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from kickabout.table.bots import STAND_IN
from kickabout.table.store import Watch
from kickabout.table.web.api.examples import TABLE_ID, TOKEN


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
        description="The values with which the rules play seats themselves, and the names of those seats"
    )


class GameInfo(BaseModel):
    """A game that can be played on this server."""

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
    """Everything that a table can be set up with."""

    games: list[GameInfo]
    bots: list[BotInfo]
    answer_seconds: list[float | None]
    time_controls: list[str]


class NewTable(BaseModel):
    """The settings of a new table."""

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
        description="`you` (at most once), `open`, or `bot:` and its kind. The entry of a seat that the"
        " rules play with these options is ignored"
    )
    options: dict[str, str | int] = {}
    name: str = Field(
        "", description="Your name, 1 to 24 characters; required only if you take a seat"
    )
    answer_seconds: float | None = Field(
        4.0,
        description="The seconds that people have to answer a card: 4, 8, 15, or null for no limit; twice as many where"
        " it is answered for the first time in the match. A person who plays bots alone has no limit until somebody watches",
    )
    hints: bool | None = Field(
        None,
        description="Whether people may ask for hints; null allows them if one person plays bots alone",
    )
    stand_in: str = Field(
        STAND_IN, description="The kind of bot that plays for somebody who has left"
    )
    real: bool = Field(
        False,
        description="Whether people draw real cards, roll real dice and enter the outcomes; no bots can play",
    )
    joint: bool | None = Field(
        None,
        description="Whether the seats make the dice together, so that not even the server foresees a draw;"
        " null does so if all are people whose pages or programs have offered an anchor",
    )
    watch: Watch = Field(
        "now",
        description="When whoever does not play sees the match: `now`, some moves `behind`, or `later`, once it is over",
    )
    best_of: Literal[1, 3, 5] = Field(
        1,
        description="The number of matches of which the players play the best, one after the other",
    )
    time_control: str | None = Field(
        None,
        description="How long people have to decide: `60s` a decision, `5+3` for 5 minutes and 3 seconds a turn, `3d`"
        " a decision; null as long as they like. Over days there is no time to answer a card but that",
        examples=["5+5"],
    )
    is_listed: bool = Field(False, description="Whether everybody is shown its open seats")
    contributes: bool = Field(
        False,
        description="Whether you will contribute to the dice: the match waits a few seconds for your seal,"
        " and then for your contribution",
    )


class OpenTable(BaseModel):
    """A table that waits for players, whoever they are."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    options: dict[str, str | int]
    is_rated: bool
    time_control: str | None = Field(
        description="How long people may take to decide, in its notation"
    )
    seats: int = Field(description="The number of all seats")
    names: list[str] = Field(description="Of the people who sit there")
    open: int = Field(description="The number of open seats")
    invite: str = Field(description="The invitation to the first of them")


class OwnSeat(BaseModel):
    """A seat that is yours now."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    seat: int
    token: Annotated[
        str, Field(examples=[TOKEN], description="Send it as `Authorization: Bearer …`")
    ]
    link: str = Field(description="Opens the seat in a browser; keep it secret")


class Again(BaseModel):
    """What becomes of your wish to play again."""

    missing: list[int] = Field(
        description="The people who are still there and have not said that they want to"
    )
    seat: OwnSeat | None = Field(description="Your seat at the next table, once it is set up")


class Invite(BaseModel):
    """An open seat, with the token and the link to send to somebody."""

    seat: int
    token: str
    link: str


class TableLinks(BaseModel):
    """A table's links: its own, that of your seat, and the invitations to open seats."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    link: str
    you: OwnSeat | None
    invites: list[Invite]


class NewLinks(BaseModel):
    """How links are made anew."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"alone": True}]})

    alone: bool = Field(False, description="Whether all browsers lose your seat")


class Join(BaseModel):
    """A request to take an open seat."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"invite": TOKEN, "name": "Robin"}]}
    )

    invite: str
    name: str
    key: str | None = Field(
        None,
        min_length=16,
        max_length=100,
        description="A secret of your choice: if the response is lost, joining again with it returns the"
        " same seat",
    )
    contributes: bool = Field(
        False,
        description="Whether you will contribute to the dice: the match waits a few seconds for your seal,"
        " and then for your contribution",
    )
