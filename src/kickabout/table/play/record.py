"""The record of a table: the chain of heads over the entries of its log, and the server's signatures."""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TypedDict

import kickabout
from kickabout.engine.chain import (
    SIGNED_EVERY,
    Acknowledged,
    Chain,
    Record,
    signed_numbers,
    signed_text,
)
from kickabout.engine.keyed_dice import drawn_from
from kickabout.engine.match import Match
from kickabout.engine.transcript import called
from kickabout.engine.verification import entry_of, terms_of
from kickabout.table.play.dice import TableDice, agreed_anchors
from kickabout.table.play.log import MatchLog
from kickabout.table.seats import Seats
from kickabout.table.store import Signer, Stored


class SignedHead(TypedDict):
    """A head with the server's signature, and the number of entries before it."""

    at: int
    head: str
    signature: str


class ShownRecord(TypedDict):
    """The public part of a record while the match runs."""

    at: int
    """The number of entries."""
    head: str
    signed: SignedHead
    """The last head that the server has signed."""


def agreed_by(stored: Stored, match: Match) -> str:
    """Return all that is agreed when the match of a table begins, as a line of JSON."""
    seats = Seats(stored.places, stored.seat_changes)
    terms = terms_of(TableDice(stored, 0, 0).proof, match) | {
        "release": kickabout.__version__,
        "rules": sha256(match.game.rulebook.read_bytes()).hexdigest(),
        "seats": [_player(seats, place.seat) for place in stored.places],
        "answer_seconds": stored.answer_seconds,
        "hints": stored.hints,
        "stand_in": stored.stand_in,
    }
    if stored.day is not None:
        terms["at"] = stored.id
    if stored.is_rated:
        terms["rated"] = True
    if stored.time_control is not None:
        terms["time_control"] = stored.time_control.notation
    anchors = agreed_anchors(stored)
    if anchors:
        terms["anchors"] = [[seat, anchor] for seat, anchor in sorted(anchors.items())]
    return _line(terms)


def _player(seats: Seats, seat: int) -> dict[str, str]:
    """Return who plays a seat now."""
    bot = seats.bot_at(seat)
    if bot is None:
        return {"kind": seats.places[seat].kind, "name": seats.names[seat]}
    stand_in = seats.stand_in(seat)
    name = seats.names[seat] if stand_in is None else stand_in.name
    return {"kind": f"bot:{bot}", "name": name}


def player_line(kind: str, name: str) -> str:
    """Return how the record names somebody who decides for a seat."""
    return _line({"kind": kind, "name": name})


def _line(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


class TableRecord:
    """The record of one table since its match began. It follows what has been committed."""

    def __init__(self, stored: Stored, signer: Signer) -> None:
        assert stored.secret is not None
        assert stored.agreed is not None
        self.agreed = stored.agreed
        self._table = stored.dice_name
        self._chain = Chain.begin(stored.dice_name, stored.secret, stored.agreed)
        self._signer = signer
        self._signatures: dict[int, str] = {}
        self._agreed_players = json.loads(stored.agreed)["seats"]

    def heads(self, log: MatchLog) -> Sequence[str]:
        """Return the first head, and the one after each entry of the log, which has only grown."""
        heads = self._chain.heads
        for entry in log.entries[len(heads) - 1 :]:
            chance = log.chances.get(entry.number)
            source = "" if chance is None else drawn_from(chance)
            actor = called(entry.actor)
            links, player = entry.links or "", entry.player or ""
            self._chain.extend([entry_of(actor, entry.action, source, links, player)])
        return heads

    def substitute(self, seats: Seats, seat: int) -> str | None:
        """Return who plays a seat now, as the record names them; None if it is the player that was agreed."""
        player = _player(seats, seat)
        return None if player == self._agreed_players[seat] else player_line(**player)

    def shown(self, log: MatchLog) -> ShownRecord:
        """Return the head after the last entry, and the last one that is signed."""
        head = self.heads(log)[log.number]
        at = log.number if log.match.is_over else log.number - log.number % SIGNED_EVERY
        return {"at": log.number, "head": head, "signed": self._signed(at)}

    def proof(self, log: MatchLog) -> Record:
        """Return what the proof of a finished match tells of its record."""
        heads = tuple(self.heads(log))
        signed = map(self._signed, signed_numbers(log.number))
        seen = ((entry.actor, entry.seen.split()) for entry in log.entries if entry.seen)
        return Record(
            self.agreed,
            heads,
            self._signer.public,
            tuple((one["at"], one["signature"]) for one in signed),
            tuple(Acknowledged(seat, int(at), head) for seat, (at, head) in seen),
            tuple((entry.number, entry.links) for entry in log.entries if entry.links is not None),
            tuple(
                (entry.number, entry.player) for entry in log.entries if entry.player is not None
            ),
        )

    def _signed(self, at: int) -> SignedHead:
        head = self._chain.heads[at]
        if at not in self._signatures:
            self._signatures[at] = self._signer.sign(signed_text(self._table, at, head))
        return {"at": at, "head": head, "signature": self._signatures[at]}
