"""Verifiable dice: the keyed stream of a table, and the proof of its draws.

The server commits to a secret before the seats add contributions of their own, which they have sealed before
any of them is revealed. A key is derived from all of these, and a draw follows from the key and from what is
drawn: the pile or the die, the seat, and how many draws came before from that. `docs/dice.md` has the protocol
and its guarantees.

HMAC: RFC 2104. SHA-256: FIPS 180-4. Everything that is hashed is ASCII text, so that others can easily
reimplement it.
"""

import hmac
import json
import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from kickabout.engine.chain import DIGEST, Acknowledged, Record, is_digest
from kickabout.engine.game import Chance
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message

_WORD = 2**64
"""The upper bound of a word of the stream."""
_CONTRIBUTION = re.compile(r"[0-9a-f]{32}")
_SIGNATURE = re.compile(r"[0-9a-f]{128}")
_NUMBER = re.compile(r"[0-9]{1,9}")
_TABLE = re.compile(r"[a-z0-9]{1,16}")
WITHHELD = "withheld"
"""The placeholder for a contribution that was sealed and never revealed."""


@dataclass(frozen=True)
class Contribution:
    """A seat's contribution to the dice of a table."""

    seat: int
    seal: str
    """The commitment of the seat before it knows the contributions of others: 64 hexadecimal digits."""
    value: str | None = None
    """32 hexadecimal digits; None until it is revealed, and for good if the seat withholds it."""

    @property
    def told(self) -> str:
        """The value, or the placeholder for one that was withheld."""
        return self.value or WITHHELD


@dataclass(frozen=True)
class Proof:
    """The inputs of a match's dice, from which every draw can be computed."""

    table: str
    """The id of the table."""
    commitment: str
    """The commitment that the server showed before the first draw: 64 hexadecimal digits."""
    secret: str
    """The secret that the server had committed to: 64 hexadecimal digits."""
    contributions: tuple[Contribution, ...] = ()
    """The contributions of all seats that sealed one, by seat."""
    record: Record | None = None
    """What the seats' heads of the record are compared with; None in the first version of the scheme, in which
    there were no heads and draws were keyed by their place in the log."""

    @property
    def scheme(self) -> int:
        """The version of the scheme: 1, 2 with a record, or 3 if the seats made the dice together."""
        if self.record is None:
            return 1
        return 3 if self.record.anchors else 2

    @property
    def key(self) -> bytes:
        """The key of the match's draws."""
        return key_of(self.table, self.secret, self.contributions)


def new_secret() -> str:
    """Return a secret for a table, from the system's own generator: 256 bits."""
    return secrets.token_hex(32)


def is_contribution(text: str) -> bool:
    """Return whether a text has the form of a contribution."""
    return _CONTRIBUTION.fullmatch(text) is not None


def commitment_to(table: str, secret: str) -> str:
    """Return the commitment to a table's secret, which the server shows before the first draw."""
    return _hashed(f"kickabout commitment 1\ntable {table}\nsecret {secret}")


def seal_of(table: str, seat: int, value: str) -> str:
    """Return the seal of a seat's contribution, which it shows before any contribution is revealed."""
    return _hashed(f"kickabout seal 1\ntable {table}\nseat {seat}\ncontribution {value}")


def key_of(table: str, secret: str, contributions: Iterable[Contribution]) -> bytes:
    """Return the key of a match's draws; the contributions are taken by seat, whatever their order."""
    lines = [f"kickabout key 1\ntable {table}"]
    lines += [
        f"seat {one.seat} {one.seal} {one.told}"
        for one in sorted(contributions, key=lambda one: one.seat)
    ]
    return _keyed(bytes.fromhex(secret), "\n".join(lines))


def drawn_from(chance: Chance) -> str:
    """Return the pile or die of a chance point and its seat, `-` for none."""
    return f"{chance.source} {'-' if chance.seat is None else chance.seat}"


@dataclass
class Places:
    """The places of the draws of a match in the stream of its dice.

    A place is what is drawn from, the number of the shuffle, and the number of draws before from that shuffle. A
    pile that has no fewer cards than at the draw before has been shuffled since; each roll of a die is a shuffle.
    """

    _last: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    asked: int | None = None
    """The sum of the weights that the place of the next draw was last asked for with."""

    def place(self, source: str, total: int) -> str:
        """Return the place of the next draw from a source, whose outcomes have weights of this sum."""
        self.asked = total
        shuffle, count = self._next(source, total)
        return f"{source} {shuffle} {count}"

    def count(self, source: str, total: int) -> None:
        """Count a draw from a source, whose outcomes had weights of this sum."""
        self._last[source] = (*self._next(source, total), total)

    def copy(self) -> "Places":
        """Return an independent copy."""
        return Places(dict(self._last))

    def _next(self, source: str, total: int) -> tuple[int, int]:
        if source not in self._last:
            return 0, 0
        shuffle, count, before = self._last[source]
        return (shuffle, count + 1) if total < before else (shuffle + 1, 0)


def draw(key: bytes, place: str, weights: Sequence[int]) -> int:
    """Return the index that is drawn at a place, in proportion to `weights`, whose sum is in 1..2**64.

    Words past the last multiple of the sum are rejected, so that no index is favoured.
    """
    total = sum(weights)
    limit = _WORD - _WORD % total
    counter, word = 0, _word(key, place, 0)
    while word >= limit:
        counter += 1
        word = _word(key, place, counter)
    rest = word % total
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


def derived_seed(key: bytes, use: str) -> int:
    """Return the seed that follows from a key for a use, 0..2**64-1: for what bots draw in a match with these dice."""
    return int.from_bytes(_keyed(key, f"seed {use}")[:8], "big")


def _word(key: bytes, place: str, counter: int) -> int:
    return int.from_bytes(_keyed(key, f"draw {place} {counter}")[:8], "big")


def _hashed(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()


def _keyed(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("ascii"), sha256)


# --- in the head of a transcript ---------------------------------------------------------------

KEYS = ("dice-table", "dice-commitment", "dice-secret", "dice-contributions")
"""The lines of a transcript from which its draws can be computed."""
RECORD_KEYS = (
    "record-agreed",
    "record-heads",
    "record-server",
    "record-signatures",
    "record-acknowledged",
)
"""The lines with which the entries of a transcript are compared."""
LINKS_KEY = "record-links"
"""The line that is among these if the seats made the dice together."""
PLAYERS_KEY = "record-players"
"""The line that is among these if somebody decided for a seat who was not its agreed player."""
ALL_KEYS = (*KEYS, *RECORD_KEYS, LINKS_KEY, PLAYERS_KEY)
"""All lines of a proof."""


def write_proof(proof: Proof) -> dict[str, str]:
    """Return the lines of a proof, by their keys."""
    contributions = " ".join(f"{one.seat}:{one.seal}:{one.told}" for one in proof.contributions)
    values = (proof.table, proof.commitment, proof.secret, contributions)
    lines = dict(zip(KEYS, values, strict=True))
    if proof.record is not None:
        record = proof.record
        told = (
            record.agreed,
            " ".join(record.heads),
            record.server,
            " ".join(f"{entries}:{signature}" for entries, signature in record.signatures),
            " ".join(f"{one.seat}:{one.entries}:{one.head}" for one in record.acknowledged),
        )
        lines |= dict(zip(RECORD_KEYS, told, strict=True))
        if record.links:
            lines[LINKS_KEY] = " ".join(
                f"{entries}/{links.replace(' ', ',')}" for entries, links in record.links
            )
        if record.players:
            lines[PLAYERS_KEY] = json.dumps(record.players)
    return lines


def read_proof(head: dict[str, str]) -> Proof | None:
    """Return the proof in the head of a transcript, None if it has none.

    Raises `ValueError` naming the line that is missing or wrong. `verify` checks the values.
    """
    if not any(key in head for key in ALL_KEYS):
        return None
    has_record = any(key in head for key in RECORD_KEYS)
    for key in (*KEYS, *RECORD_KEYS) if has_record else KEYS:
        if key not in head:
            raise _wrong("transcript-no-line", file="transcript", key=quoted(key))
    for key, form in zip(KEYS, (_TABLE, DIGEST, DIGEST), strict=False):
        if form.fullmatch(head[key]) is None:
            raise _wrong("proof-form", key=key, form=form.pattern, given=quoted(head[key]))
    contributions = tuple(map(_contribution, head[KEYS[-1]].split()))
    seats = [one.seat for one in contributions]
    if seats != sorted(set(seats)):
        raise _wrong("proof-seats", key=KEYS[-1], given=f"{seats}")
    table, commitment, secret = (head[key] for key in KEYS[:-1])
    record = _record(head) if has_record else None
    return Proof(table, commitment, secret, contributions, record)


def _wrong(message_id: str, **arguments: str) -> Invalid:
    return Invalid(Message(message_id, **arguments))


def _record(head: dict[str, str]) -> Record:
    agreed, heads, server, signatures, acknowledged = (head[key] for key in RECORD_KEYS)
    hashes = tuple(heads.split())
    if not hashes or not all(map(is_digest, (*hashes, server))):
        raise _wrong("proof-digests")
    signed = [one.partition(":")[::2] for one in signatures.split()]
    if not all(_NUMBER.fullmatch(at) and _SIGNATURE.fullmatch(one) for at, one in signed):
        raise _wrong("proof-written", key="record-signatures", form="ENTRIES:SIGNATURE")
    linked = [one.partition("/")[::2] for one in head.get(LINKS_KEY, "").split()]
    if not all(_NUMBER.fullmatch(at) and links for at, links in linked):
        raise _wrong("proof-written", key=LINKS_KEY, form="ENTRIES/LINK,LINK")
    known = [(*one.split(":"), "", "")[:3] for one in acknowledged.split()]
    if not all(_NUMBER.fullmatch(s) and _NUMBER.fullmatch(n) and is_digest(h) for s, n, h in known):
        raise _wrong("proof-written", key="record-acknowledged", form="SEAT:ENTRIES:HEAD")
    return Record(
        agreed,
        hashes,
        server,
        tuple((int(at), signature) for at, signature in signed),
        tuple(Acknowledged(int(seat), int(at), head) for seat, at, head in known),
        tuple((int(at), links.replace(",", " ")) for at, links in linked),
        _players(head.get(PLAYERS_KEY, "[]")),
    )


def _players(text: str) -> tuple[tuple[int, str], ...]:
    try:
        told = [(int(at), str(player)) for at, player in json.loads(text)]
    except (ValueError, TypeError):
        told = [(-1, "")]
    if not all(at >= 0 and player.isascii() for at, player in told):
        raise _wrong("proof-players", key=PLAYERS_KEY)
    return tuple(told)


def _contribution(text: str) -> Contribution:
    seat, seal, value = (*text.split(":"), "", "")[:3]
    known = value == WITHHELD or is_contribution(value)
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3 and is_digest(seal) and known):
        raise _wrong("proof-contributions", key=KEYS[-1], given=quoted(text))
    return Contribution(int(seat), seal, None if value == WITHHELD else value)
