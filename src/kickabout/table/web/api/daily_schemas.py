"""What the JSON API answers about the matches of the day."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from kickabout.table.web.api.examples import TABLE_ID


class DayResult(BaseModel):
    """What came of a match of a day for whoever played it."""

    outcome: Literal["won", "drawn", "lost"]
    goals: int
    conceded: int


class DayFixture(BaseModel):
    """The match of a day in a game."""

    game: str
    rival: str = Field(description="The name of the bot in the other seat")
    bot: str = Field(description="The kind of that bot")
    seal: str = Field(description="The commitment to the secret of its dice, 64 hexadecimal digits")
    dice: str = Field(description="What is the table in the proofs of its matches")
    secret: str | None = Field(description="The secret; null until it is told, after the day")
    opens: str = Field(description="When the secret is told, in ISO 8601 and UTC")
    finished: int = Field(description="How many have a result")
    table: Annotated[str | None, Field(examples=[TABLE_ID])] = Field(
        description="Where your account plays it; null before it begins"
    )
    result: DayResult | None = Field(description="Yours; null until you have one")
    percentile: int | None = Field(
        description="The share of the others with a worse result than yours, in per cent, those level counting half; "
        "null without others"
    )
    bots: dict[str, DayResult] = Field(
        description="What bots have made of it with the same dice in your seat, by their kinds; empty until you have a result"
    )


class Day(BaseModel):
    """The matches of a day."""

    day: str = Field(description="In ISO 8601, in UTC", examples=["2026-11-27"])
    streak: int = Field(
        description="For how many days in a row your account has played one to its end"
    )
    fixtures: list[DayFixture]
