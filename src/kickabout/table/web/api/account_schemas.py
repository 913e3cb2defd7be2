"""What the JSON API takes and answers about an account: its matches, moves, vacation, notices and challenges."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from kickabout.table.people import Way
from kickabout.table.store.notice_queries import Kind
from kickabout.table.web.api.examples import TABLE_ID


class OwnRating(BaseModel):
    """The rating of your account in a game."""

    game: str
    points: int
    margin: int = Field(description="The true strength is within so many points with 95 %")


class Me(BaseModel):
    """The account for which a key acts."""

    name: str
    claimed: str = Field(description="When its name was claimed, in ISO 8601")
    private: bool = Field(description="Whether nobody else may see the profile")
    program: bool = Field(description="Whether its owner has declared that a program plays by it")
    won: int
    drawn: int
    lost: int
    ratings: list[OwnRating]


class OwnMatch(BaseModel):
    """A table at which your account has a seat."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    status: Literal["waiting", "playing", "over"]
    seat: int
    names: list[str] = Field(description="By seat")
    opponents: str = Field(description="`people`, or the bot: its slug in the cast, or its kind")
    outcome: Literal["won", "drawn", "lost"] | None = Field(description="null while it runs")
    goals: list[int] | None = Field(description="By seat; null while it runs")
    updated: str = Field(description="When it was last changed, in ISO 8601")


class OwnMove(BaseModel):
    """A decision that your account has to make in a match over days."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    seat: int
    rivals: list[str] = Field(description="The names in the other seats")
    due: str = Field(description="By when it has to be made, in ISO 8601 and UTC")


class RivalAway(BaseModel):
    """A rival of your account in a match over days who is on vacation."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    game: str
    seat: int
    name: str
    until: str = Field(description="When the vacation ends, in ISO 8601 and UTC")


class Vacation(BaseModel):
    """Who is on vacation, in your matches over days."""

    until: str | None = Field(
        description="When your account’s ends, in ISO 8601 and UTC; null while it is here"
    )
    days_left: int = Field(description="The days that are left to your account this year")
    rivals: list[RivalAway] = Field(description="Who is back first comes first")


class NewVacation(BaseModel):
    """A vacation from now on."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"days": 7}]})

    days: int


class ToldNotice(BaseModel):
    """Something that your account is told of."""

    kind: Kind
    text: str
    path: str = Field(description="Where it leads on this server")
    table: str | None
    at: str = Field(description="UTC, ISO 8601")
    read: bool


class ReadNotices(BaseModel):
    """Which notices you have read."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"table": TABLE_ID}]})

    table: str | None = Field(None, description="Those about this table; null for all")


class NoticeSettings(BaseModel):
    """By what ways your account is told of what, and when not."""

    model_config = ConfigDict(extra="forbid")

    ways: dict[Kind, list[Way]] = Field(
        description="The ways by which you are told of each kind of thing; one that is missing is told by none"
    )
    quiet_from: int = Field(description="The hour at which quiet begins, 0 to 23")
    quiet_to: int = Field(description="The hour at which it ends; the same hour for no quiet")
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Berlin"])]


class Challenge(BaseModel):
    """A table at which a friend waits for you."""

    table: Annotated[str, Field(examples=[TABLE_ID])]
    by: str = Field(description="The name of the friend")
    game: str
    invite: str = Field(description="The invitation to the open seat")


class NewChallenge(BaseModel):
    """The friend whom you ask, and the game."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"name": "Robin", "game": "futbol-dash"}]}
    )

    name: Annotated[str, StringConstraints(max_length=100)]
    game: Annotated[str, StringConstraints(max_length=40)]
