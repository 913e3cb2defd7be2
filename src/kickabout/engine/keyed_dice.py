"""Verifiable dice: the keyed stream of a table, and the proof of its draws.

The server commits to a secret before the seats add contributions of their own, which they have sealed before
any of them is revealed. A key is derived from all of these, and draw n of a match follows from the key and n
alone. `docs/dice.md` has the protocol and its guarantees.

HMAC: RFC 2104. SHA-256: FIPS 180-4. Everything that is hashed is ASCII text, so that others can easily
reimplement it.
"""

import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

_WORD = 2**64
"""The upper bound of a word of the stream."""
_DIGEST = re.compile(r"[0-9a-f]{64}")
_CONTRIBUTION = re.compile(r"[0-9a-f]{32}")
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

    @property
    def key(self) -> bytes:
        """The key of the match's draws."""
        return key_of(self.table, self.secret, self.contributions)


def new_secret() -> str:
    """Return a secret for a table, from the system's own generator: 256 bits."""
    return secrets.token_hex(32)


def is_seal(text: str) -> bool:
    """Return whether a text has the form of a seal."""
    return _DIGEST.fullmatch(text) is not None


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


def draw(key: bytes, number: int, weights: Sequence[int]) -> int:
    """Return the index that is drawn at place `number` (0 for the first) of a match, in proportion to
    `weights`, whose sum is in 1..2**64.

    Words past the last multiple of the sum are rejected, so that no index is favoured.
    """
    total = sum(weights)
    limit = _WORD - _WORD % total
    counter, word = 0, _word(key, number, 0)
    while word >= limit:
        counter += 1
        word = _word(key, number, counter)
    rest = word % total
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


def _word(key: bytes, number: int, counter: int) -> int:
    return int.from_bytes(_keyed(key, f"draw {number} {counter}")[:8], "big")


def _hashed(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()


def _keyed(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode("ascii"), sha256)


# --- in the head of a transcript ---------------------------------------------------------------

KEYS = ("dice-table", "dice-commitment", "dice-secret", "dice-contributions")
"""The lines of a transcript from which its draws can be computed."""


def write_proof(proof: Proof) -> dict[str, str]:
    """Return the lines of a proof, by their keys."""
    contributions = " ".join(f"{one.seat}:{one.seal}:{one.told}" for one in proof.contributions)
    values = (proof.table, proof.commitment, proof.secret, contributions)
    return dict(zip(KEYS, values, strict=True))


def read_proof(head: dict[str, str]) -> Proof | None:
    """Return the proof in the head of a transcript, None if it has none.

    Raises `ValueError` naming the line that is missing or wrong. `verify` checks the values.
    """
    if not any(key in head for key in KEYS):
        return None
    for key in KEYS:
        if key not in head:
            raise ValueError(f"the transcript has no line {key!r}")
    for key, form in zip(KEYS, (_TABLE, _DIGEST, _DIGEST), strict=False):
        if form.fullmatch(head[key]) is None:
            raise ValueError(f"{key} matches {form.pattern}, which {head[key]!r} does not")
    contributions = tuple(map(_contribution, head[KEYS[-1]].split()))
    seats = [one.seat for one in contributions]
    if seats != sorted(set(seats)):
        raise ValueError(f"{KEYS[-1]} names each seat once, in their order, not {seats}")
    table, commitment, secret = (head[key] for key in KEYS[:-1])
    return Proof(table, commitment, secret, contributions)


def _contribution(text: str) -> Contribution:
    seat, seal, value = (*text.split(":"), "", "")[:3]
    known = value == WITHHELD or is_contribution(value)
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3 and is_seal(seal) and known):
        raise ValueError(f"{KEYS[-1]} are written SEAT:SEAL:CONTRIBUTION, not {text!r}")
    return Contribution(int(seat), seal, None if value == WITHHELD else value)
