"""The record of a match as a chain: a head after each entry, to which no other entries lead.

The first head is a hash of all that was agreed before the match. Each other is a hash of the head before it
and of an entry, keyed with a key that follows from the secret of the dice: until the secret is opened, a head
tells nothing about the entries behind it, and whoever has kept one knows then whether they were exchanged.
The server signs some of the heads. `docs/dice.md` has the protocol and its guarantees.
"""

import hmac
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

DIGEST = re.compile(r"[0-9a-f]{64}")
"""The form of a head, a seal, a link and whatever else is a SHA-256."""
SIGNED_EVERY = 50
"""The server signs the head after every so many entries, the first, and the last."""


@dataclass(frozen=True)
class Played:
    """An entry of a record, as the chain has it."""

    actor: str
    """The number of a seat, `chance`, or `clock` for the end of the game's own clock."""
    action: str
    """The notation; `undo` takes the seat's last decision back."""
    place: str = ""
    """What chance drew from: the source and the seat; empty for all that is no draw."""
    links: str = ""
    """What came with it for dice that the seats make together; see `links`."""
    player: str = ""
    """Who decided for the seat, if not the player that was agreed: a JSON object in one line of ASCII."""


@dataclass(frozen=True)
class Acknowledged:
    """A head that a seat sent along with a decision, as the one that it had received."""

    seat: int
    entries: int
    """The number of entries before it."""
    head: str


@dataclass(frozen=True)
class Record:
    """What a proof tells of the record of a match, apart from its entries."""

    agreed: str
    """All that was agreed before the match, as a JSON object in one line of ASCII."""
    heads: tuple[str, ...]
    """The first head, and the one after each entry: 64 hexadecimal digits each."""
    server: str
    """The server's public key (Ed25519): 64 hexadecimal digits."""
    signatures: tuple[tuple[int, str], ...]
    """The server's signatures: the number of entries before the head, and 128 hexadecimal digits."""
    acknowledged: tuple[Acknowledged, ...] = ()
    links: tuple[tuple[int, str], ...] = ()
    """What came with entries for dice that the seats make together: the number of entries before it, and the text."""
    players: tuple[tuple[int, str], ...] = ()
    """Who decided for a seat, where that was not the player that was agreed: the number of entries before, and the text."""

    @property
    def anchors(self) -> dict[int, str]:
        """The anchors that were agreed, by seat: none unless the seats made the dice together."""
        return anchors_in(self.agreed)


def is_digest(text: str) -> bool:
    """Return whether a text has the form of a SHA-256: 64 hexadecimal digits in small letters."""
    return DIGEST.fullmatch(text) is not None


def anchors_in(agreed: str) -> dict[int, str]:
    """Return the anchors of the seats' chains of links among all that was agreed, by seat; none if it has none."""
    try:
        return {int(seat): str(anchor) for seat, anchor in json.loads(agreed)["anchors"]}
    except (ValueError, TypeError, KeyError):
        return {}


def first_head(agreed: str) -> str:
    """Return the head of a record without entries."""
    return sha256(f"kickabout agreed 2\n{agreed}".encode()).hexdigest()


def chain_key(table: str, secret: str) -> bytes:
    """Return the key of the heads of a match, from the secret of its dice."""
    return hmac.digest(bytes.fromhex(secret), f"kickabout chain 2\ntable {table}".encode(), sha256)


def next_head(key: bytes, head: str, entry: Played) -> str:
    """Return the head after an entry."""
    lines = ["kickabout entry 2", f"after {head}", f"actor {entry.actor}", f"action {entry.action}"]
    if entry.place:
        lines.append(f"from {entry.place}")
    if entry.links:
        lines.append(f"links {entry.links}")
    if entry.player:
        lines.append(f"player {entry.player}")
    return hmac.new(key, "\n".join(lines).encode(), sha256).hexdigest()


def signed_text(table: str, entries: int, head: str) -> bytes:
    """Return what the server signs of a head after so many entries."""
    return f"kickabout signature 2\ntable {table}\nentries {entries}\nhead {head}".encode()


def signed_numbers(entries: int) -> list[int]:
    """Return the lengths of a finished record, of so many entries, at which the server has signed the head."""
    return sorted({*range(0, entries + 1, SIGNED_EVERY), entries})


def is_signature(public: str, signature: str, text: bytes) -> bool:
    """Return whether a signature (Ed25519, RFC 8032) of a text is the one of a public key."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), text)
    except (InvalidSignature, ValueError):
        return False
    return True


@dataclass
class Chain:
    """The heads of a match that grows."""

    key: bytes = field(repr=False)
    heads: list[str]
    """The first head, and the one after each entry so far."""

    @classmethod
    def begin(cls, table: str, secret: str, agreed: str) -> "Chain":
        """Return the chain of a match without entries."""
        return cls(chain_key(table, secret), [first_head(agreed)])

    def extend(self, entries: Iterable[Played]) -> None:
        """Append the heads of entries."""
        for entry in entries:
            self.heads.append(next_head(self.key, self.heads[-1], entry))
