"""Web Push: a message that only one browser can read, in the hands of its push service (RFC 8030).

`cryptography` is imported where it is used, as are all other imports that take long.
"""

import base64
import hashlib
import json
import secrets
from datetime import datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""The push services of browsers: the name of a host, or what it ends with. A server that posted wherever a browser says
could be sent to anything in its own network."""
LONGEST = 1000
"""The largest length of an address at a push service."""
POINT = 65
"""The length of an uncompressed point of P-256."""
SECRET = 16
"""The length of the secret that a browser shares with the server."""
RECORD = 4096
TOKEN_TIME = timedelta(hours=12)
"""How long a push service may take a signature for valid; a day is the most that it allows."""


def is_service(endpoint: str, origins: tuple[str, ...] = ()) -> bool:
    """Return whether an address is one of a push service, or at one of some other origins."""
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        return False
    if len(endpoint) > LONGEST or not endpoint.isascii() or parts.username is not None:
        return False
    if f"{parts.scheme}://{parts.netloc}" in origins:
        return True
    known = any(host.endswith(one) if one.startswith(".") else host == one for one in SERVICES)
    return known and parts.scheme == "https" and port in (None, 443)


def are_keys(public_key: str, auth: str) -> bool:
    """Return whether these are the keys of a browser, in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
        return len(decoded(public_key)) == POINT and len(decoded(auth)) == SECRET
    except ValueError:
        return False


def sealed(message: bytes, public_key: str, auth: str) -> bytes:
    """Return a message as only the browser with these keys can read it (RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric import ec

    own, salt = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
    return sealed_by(own, salt, message, decoded(public_key), decoded(auth))


def sealed_by(
    own: "ec.EllipticCurvePrivateKey", salt: bytes, message: bytes, public_key: bytes, auth: bytes
) -> bytes:
    """Return a message that is sealed with a key and a salt which seal nothing else."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    point = own.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    shared = own.exchange(ec.ECDH(), theirs)
    agreed = _derived(shared, auth, b"WebPush: info\0" + public_key + point, 32)
    key = _derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The key by which push services know the servers of a database (RFC 8292)."""

    def __init__(self, secret: str) -> None:
        """Take the secret key, 64 hexadecimal digits."""
        self._secret = secret

    @staticmethod
    def new_secret() -> str:
        """Return a random secret key."""
        from cryptography.hazmat.primitives.asymmetric import ec

        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return f"{made:064x}"

    @cached_property
    def _key(self) -> "ec.EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(int(self._secret, 16), ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public key, in base64url, as browsers want it."""
        from cryptography.hazmat.primitives import serialization

        return encoded(
            self._key.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    def authorization(self, endpoint: str, contact: str, moment: datetime) -> str:
        """Return the header by which a push service at an address knows this server, with where its operator can be
        reached.
        """
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int((moment + TOKEN_TIME).timestamp()),
            "sub": contact,
        }
        said = ".".join(
            encoded(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        halves = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(half.to_bytes(32, "big") for half in halves)
        return f"vapid t={said}.{encoded(signature)}, k={self.public}"


def topic_of(kind: str, subject: str) -> str:
    """Return the name by which a push service replaces a message that has not arrived yet with a later one."""
    return encoded(hashlib.sha256(f"{kind}/{subject}".encode()).digest())[:32]


def encoded(given: bytes) -> str:
    """Return bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return what a text in base64url says; raises `ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
