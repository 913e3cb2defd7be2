"""The schemas of what the API tells and takes about seasons."""

from typing import Literal

from pydantic import BaseModel, Field


class NewClub(BaseModel):
    """A club to be founded."""

    game: str = Field(max_length=40)
    name: str = Field(max_length=200)
    group_stage: bool = Field(
        default=False,
        description="Whether the league is played as a Group Stage, at tables of four; only in Squad Rush.",
    )
    shirt: str = Field(
        "010-10",
        max_length=8,
        description="Colour, second colour and pattern, each by its number from 0 to 5, and the number on the back.",
    )


class SeasonRow(BaseModel):
    """A row of the table of a division."""

    place: int
    side: str
    played: int
    won: int
    drawn: int
    lost: int
    goals: int
    against: int
    points: int


class SeasonFixture(BaseModel):
    """The next match of a club."""

    stage: Literal["league", "cup"]
    round: int = Field(description="The matchday, or the round of the cup, from 1.")
    sides: list[str] = Field(description="By seat: two, or four at a table of a Group Stage.")
    home: str | None = Field(description="Null at a table of four, like `away`.")
    away: str | None
    table: str | None = Field(description="The table, null until it is set up.")


class Season(BaseModel):
    """The season that a club is playing."""

    club: str = Field(description="The id of the club.")
    name: str
    shirt: str
    game: str
    group_stage: bool = Field(
        description="Whether the league is played as a Group Stage: its rows count the matches within the tables."
    )
    season: int = Field(description="1 for the first.")
    division: int = Field(description="1 for the best.")
    place: int
    over: bool
    table: list[SeasonRow]
    next: SeasonFixture | None = Field(
        description="Null while others play, and once the season is over."
    )


class SeasonTable(BaseModel):
    """The table of a club's match."""

    table: str
    seat: int
