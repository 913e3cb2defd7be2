"""Authentication: the signed cookies of browsers, private links and invitations.

A token is derived from the server's key, so a page can show it again after a restart, while the
database holds nothing but its hash.
"""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from kickabout.table.errors import CannotStart
from kickabout.text.messages import Message

COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""


def read_key(folder: Path) -> bytes:
    """The server's key from `secret.key`, made on the first start and readable by its owner alone.

    Raises `CannotStart` if it is not one.
    """
    path = folder / "secret.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) < 32:
            raise CannotStart(Message("error-key-short", file=str(path))) from None
        return key
    key = secrets.token_bytes(32)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def digest(secret: str) -> str:
    """What the database keeps of a secret."""
    # JSON may bring halves of a surrogate pair, which are no text: there is no secret like that.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class Keys:
    """Signs browsers' cookies and derives the tokens of seats."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="browser")
        self.cookie_name = f"kickabout-{hashlib.sha256(b'cookie name' + key).hexdigest()[:8]}"
        """Browsers keep cookies by host, whatever the port: each server's has a name of its own."""

    def new_browser(self) -> str:
        """A random id for a browser that has none."""
        return secrets.token_urlsafe(18)

    def cookie(self, browser: str) -> str:
        """The signed cookie of a browser."""
        signed = self._cookies.dumps(browser)
        assert isinstance(signed, str)
        return signed

    def browser(self, cookie: str | None) -> str | None:
        """The browser id in a cookie, None if there is none or its signature is not ours."""
        if not cookie:
            return None
        try:
            browser = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return browser if isinstance(browser, str) else None

    def seat_token(self, table: str, seat: int, salt: str) -> str:
        """The secret of a seat: who shows it may decide for the seat and see its hand."""
        return self._token("seat", table, seat, salt)

    def invite_token(self, table: str, seat: int, salt: str) -> str:
        """The invitation to an open seat: good for the first who takes it."""
        return self._token("invite", table, seat, salt)

    def _token(self, purpose: str, table: str, seat: int, salt: str) -> str:
        text = f"{purpose}/{table}/{seat}/{salt}".encode()
        mac = hmac.new(self._key, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()
