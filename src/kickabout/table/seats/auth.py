"""Authentication: the signed cookies of browsers, private links and invitations.

A token is derived from the server's key, so that a page can show it again after a restart while the
database holds only its hash.
"""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from kickabout.table.errors import CannotStart
from kickabout.text.messages import Message

COOKIE_SECONDS = 400 * 24 * 3600
"""The lifetime of cookies, the longest that browsers allow."""
ADMIN_TOKEN = "admin.token"  # noqa: S105 - the name of its file
"""The name of the file with the host's token, in the data folder."""


def read_key(folder: Path) -> bytes:
    """Return the server's key from `secret.key`, created on the first start and readable by its
    owner only.

    Raises `CannotStart` if the file contains no valid key.
    """
    path = folder / "secret.key"
    key = _kept(path, secrets.token_bytes(32))
    if len(key) < 32:
        raise CannotStart(Message("error-key-short", file=str(path)))
    return key


def read_admin_token(folder: Path) -> str:
    """Return the host's token from `admin.token`, created on the first start and readable by its
    owner only.

    Raises `CannotStart` if the file contains no valid token.
    """
    path = folder / ADMIN_TOKEN
    token = _kept(path, secrets.token_urlsafe(24).encode()).decode(errors="replace").strip()
    if len(token) < 16:
        raise CannotStart(Message("error-token-short", file=str(path)))
    return token


def _kept(path: Path, new: bytes) -> bytes:
    """Return the content of a file, which is created with `new` if it does not exist."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(new)
        file.flush()
        os.fsync(file.fileno())
    return new


def digest(secret: str) -> str:
    """Return the digest under which the database stores a secret."""
    # JSON may contain lone surrogates, which are no text: no secret has one, so the digest is
    # unknown.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def browser_id(browser_digest: str) -> str:
    """Return the id that a host sees of a browser, from the browser's digest."""
    return browser_digest[:16]


class Keys:
    """Signer of browsers' cookies and source of the tokens of seats."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="browser")
        self._host_cookies = URLSafeSerializer(key, salt="host")
        self._browser_in = lru_cache(maxsize=1 << 10)(self._checked)
        self.cookie_name = f"kickabout-{hashlib.sha256(b'cookie name' + key).hexdigest()[:8]}"
        """The server's own cookie name, since browsers share cookies among the ports of a host."""
        self.fingerprint = hashlib.sha256(b"fingerprint" + key).hexdigest()
        """The value by which servers of one database check that they have the same key; it grants
        nothing."""

    def new_browser(self) -> str:
        """Return a random id for a browser that has none."""
        return secrets.token_urlsafe(18)

    def cookie(self, browser: str) -> str:
        """Return the signed cookie of a browser."""
        signed = self._cookies.dumps(browser)
        assert isinstance(signed, str)
        return signed

    def browser(self, cookie: str | None) -> str | None:
        """Return the browser id in a cookie, None if there is none or its signature is invalid."""
        return self._browser_in(cookie) if cookie else None

    def _checked(self, cookie: str) -> str | None:
        try:
            browser = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return browser if isinstance(browser, str) else None

    def browser_among(self, cookies: Mapping[str, str]) -> str | None:
        """Return the browser id among the cookies of a request; None as in `browser`."""
        return self.browser(cookies.get(self.cookie_name))

    def host_cookie(self, token: str) -> str:
        """Return the signed cookie of a browser in which the host has entered the token."""
        signed = self._host_cookies.dumps(digest(token))
        assert isinstance(signed, str)
        return signed

    def is_host(self, cookie: str | None, token: str) -> bool:
        """Return whether a cookie was issued for this token."""
        try:
            shown = self._host_cookies.loads(cookie) if cookie else None
        except BadSignature:
            return False
        return isinstance(shown, str) and hmac.compare_digest(shown, digest(token))

    def seat_token(self, table: str, seat: int, salt: str) -> str:
        """Return the secret of a seat: whoever presents it may decide for the seat and see its
        hand.
        """
        return self._token("seat", table, seat, salt)

    def invite_token(self, table: str, seat: int, salt: str) -> str:
        """Return the invitation to an open seat, valid for the first who takes it."""
        return self._token("invite", table, seat, salt)

    def _token(self, purpose: str, table: str, seat: int, salt: str) -> str:
        text = f"{purpose}/{table}/{seat}/{salt}".encode()
        mac = hmac.new(self._key, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()
