"""The signatures of a server, by which it can be held to the heads that it has shown."""

from functools import cached_property

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class Signer:
    """The key of all servers of a database (Ed25519, RFC 8032)."""

    def __init__(self, secret: str) -> None:
        """Take the secret key, 64 hexadecimal digits."""
        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))

    @cached_property
    def public(self) -> str:
        """The public key: 64 hexadecimal digits."""
        return self._key.public_key().public_bytes_raw().hex()

    def sign(self, text: bytes) -> str:
        """Return the signature of a text: 128 hexadecimal digits."""
        return self._key.sign(text).hex()
