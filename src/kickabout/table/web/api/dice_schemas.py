"""What the JSON API takes and answers about dice: seals, contributions, links, and the proof after the match."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from kickabout.table.web.api.examples import TABLE_ID


class SealState(BaseModel):
    """A seat's sealed contribution to the dice."""

    seat: int
    seal: Annotated[str, Field(examples=["0c" * 32])]
    told: bool = Field(
        description="Whether it has revealed what it sealed; the proof shows the contribution"
    )


class DiceState(BaseModel):
    """The public part of a table's dice before the match is over."""

    stage: Literal["open", "sealed", "set"] = Field(
        description="`open`: seats may seal contributions, once all have been taken; `sealed`: they reveal"
        " them; `set`: the match begins and the dice are final"
    )
    commitment: Annotated[str, Field(examples=["5e" * 32])] = Field(
        description="The commitment to the server's secret: keep it, and compare it with the proof after the match"
    )
    seals: list[SealState] = Field(
        description="By seat; keep them before you reveal your contribution"
    )


class SignedHead(BaseModel):
    """A head of the record with the server's signature."""

    at: int = Field(description="The number of entries before it")
    head: str
    signature: str = Field(description="Ed25519, by the key at `/api/proof`")


class RecordState(BaseModel):
    """The chain of heads over the entries of the log; keep every head that you get."""

    agreed: str = Field(description="All that was agreed, of which the first head is a hash")
    at: int = Field(description="The number of entries before the head")
    head: Annotated[str, Field(examples=["5e" * 32])]
    signed: SignedHead = Field(description="The last head that the server has signed")


class LinksState(BaseModel):
    """The standing of your links, with which the seats make the dice together."""

    anchor: str | None = Field(description="The anchor of your chain; null if you have none")
    since: int = Field(
        description="The number of the entry that brought the anchor, -1 before the match: the link for a draw"
        " after N entries is number N - `since` of your chain, whose number 0 is the anchor"
    )
    due: int | None = Field(
        description="The number of entries before the draw for which your link is due now"
    )


class Seal(BaseModel):
    """A request to seal a contribution to the dice."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seal": "0c" * 32}]})

    seal: str = Field(
        max_length=200,
        description="The SHA-256 of your contribution, as docs/dice.md defines it: 64 hexadecimal digits",
    )
    anchor: str | None = Field(
        None,
        max_length=200,
        description="The anchor of your chain of links, with which you make the dice together with other seats",
    )


class Contribution(BaseModel):
    """A request to reveal your sealed contribution."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"contribution": "a1" * 16}]}
    )

    contribution: str = Field(
        max_length=200, description="16 random bytes of your own, as 32 hexadecimal digits"
    )


class Link(BaseModel):
    """A request to reveal a link of your chain."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"at": 41, "link": "d3" * 32}]}
    )

    at: int = Field(description="The number of entries before the draw: `links.due`")
    link: str = Field(max_length=200, description="64 hexadecimal digits")


class Anchor(BaseModel):
    """A request to go on with another chain of links."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"anchor": "d3" * 32}]}
    )

    anchor: str = Field(max_length=200, description="64 hexadecimal digits")


class SealedContribution(BaseModel):
    """A seat's contribution to the dice."""

    seat: int
    name: str
    seal: str
    contribution: str | None = Field(description="Null if the seat did not reveal it")


class DrawnOutcome(BaseModel):
    """A chance point of the match and its outcome."""

    number: int = Field(description="The number of entries before it")
    source: Annotated[str, Field(examples=["deck 0"])] = Field(
        description="The pile or die that was drawn from, and the seat, `-` for none"
    )
    outcomes: list[tuple[str, int]] = Field(
        description="The possible outcomes with their weights, in the order of the rules"
    )
    drawn: str


class Signature(BaseModel):
    """A signature of the server."""

    at: int = Field(description="The number of entries before the head that it signs")
    signature: str


class AcknowledgedHead(BaseModel):
    """A head that a seat sent along with a decision."""

    seat: int
    at: int
    head: str


class EntryLinks(BaseModel):
    """What an entry has of links, as it is hashed."""

    number: int = Field(description="The number of entries before it")
    links: Annotated[str, Field(examples=["0:" + "d3" * 32 + " 1:-"])] = Field(
        description="Separated by spaces: `SEAT:LINK`, `SEAT:-` of a seat that was silent, `SEAT=ANCHOR`"
    )


class EntryPlayer(BaseModel):
    """Who decided for a seat, if not the player that was agreed, as it is hashed."""

    number: int = Field(description="The number of entries before it")
    player: Annotated[str, Field(examples=['{"kind":"bot:rule-of-thumb","name":"Brisa"}'])]


class ProvenRecord(BaseModel):
    """The record of a match with its chain of heads."""

    agreed: str = Field(description="All that was agreed before the match: JSON, hashed as it is")
    entries: list[tuple[str, str]] = Field(
        description="All entries of the log, as actor and notation: a seat, `chance` or `clock`"
    )
    heads: list[str] = Field(description="The first head, and the one after each entry")
    server: str = Field(description="The public key of the server (Ed25519)")
    signatures: list[Signature] = Field(
        description="Of the first head, of every fiftieth and of the last"
    )
    acknowledged: list[AcknowledgedHead]
    links: list[EntryLinks] = Field(
        description="What came with entries, where the seats made the dice together"
    )
    players: list[EntryPlayer] = Field(
        description="Of entries that were not decided by the player that was agreed for the seat"
    )


class DiceProof(BaseModel):
    """Everything that the dice of a match were made of, and their outcomes, and its record."""

    scheme: int = Field(description="The version of the scheme: 1 has no record, 3 has links")
    table: Annotated[str, Field(examples=[TABLE_ID])]
    commitment: str
    secret: str = Field(
        description="The secret that the server was committed to: 32 bytes in hexadecimal"
    )
    contributions: list[SealedContribution] = Field(description="By seat")
    draws: list[DrawnOutcome]
    record: ProvenRecord | None


class ServerProof(BaseModel):
    """What a server can be held to."""

    key: str = Field(description="Its public key (Ed25519), by which it signs heads of records")
    sealed: int = Field(description="The matches whose dice were set, by what became of them:")
    opened: int = Field(description="Over, so that their secrets are open")
    running: int
    closed: int = Field(description="Closed by the host before they were over")
    left: int = Field(description="Removed before they were over: nobody had gone on with them")
