"""The keys of a server, and what they sign or make: the cookies of browsers, private links and invitations.

A token is derived from a key, so that a page can show it again after a restart while the database holds
only its digest. There are two keys at a time, so that a new one takes over without voiding what the one
before has signed; the name of a cookie says which key that was.
"""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from kickabout.table.errors import CannotStart
from kickabout.table.seats.auth import digest, kept_file
from kickabout.table.store import Place
from kickabout.text.messages import Message

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

COOKIE_SECONDS = 400 * 24 * 3600
"""The lifetime of cookies, the longest that browsers allow."""
TICKET_SECONDS = 60
"""How long a ticket to another host name is valid."""
KEY_BYTES = 32
"""The length of a key, which one that is given may exceed."""
_ACCOUNT = "@"
"""No id of a browser begins with it, nor has it a full stop."""
SECRET_KEY, PREVIOUS_KEY = "secret.key", "previous.key"
"""The names of the files with the keys, in the data folder."""


class Key:
    """A key, which signs the cookies of browsers and makes the tokens of seats."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._cookies = URLSafeSerializer(secret, salt="browser")
        self._tickets = URLSafeTimedSerializer(secret, salt="ticket")
        self._host_cookies = URLSafeSerializer(secret, salt="host")
        self._stops = URLSafeSerializer(secret, salt="stop")
        self._browser_in = lru_cache(maxsize=1 << 10)(self._checked)
        self.name = hashlib.sha256(b"cookie name" + secret).hexdigest()[:8]
        """The public name of the key."""
        self.cookie_name = f"kickabout-{self.name}"
        """The name of cookies that it signs: servers need names of their own, since browsers share cookies
        among the ports of a host."""
        self.code_cookie_name = f"{self.cookie_name}-code"
        self.fingerprint = hashlib.sha256(b"fingerprint" + secret).hexdigest()
        """The value by which servers of one database compare their keys; it grants nothing."""

    def cookie(self, browser: str) -> str:
        """Return the signed cookie of a browser, or of one that is signed in; see `signed_in`."""
        signed = self._cookies.dumps(browser)
        assert isinstance(signed, str)
        return signed

    def content_among(self, cookies: Mapping[str, str]) -> str | None:
        """Return what its cookie among those of a request says; None if there is none, or if its signature is
        invalid.
        """
        cookie = cookies.get(self.cookie_name)
        return self._browser_in(cookie) if cookie else None

    def _checked(self, cookie: str) -> str | None:
        try:
            browser = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return browser if isinstance(browser, str) else None

    def ticket(self, content: str) -> str:
        """Return a signed ticket by which the same browser takes what its cookie says along to another host name."""
        signed = self._tickets.dumps(content)
        assert isinstance(signed, str)
        return signed

    def content_of(self, ticket: str) -> str | None:
        """Return what a ticket says, None if it is not of this key or older than `TICKET_SECONDS`."""
        try:
            content = self._tickets.loads(ticket, max_age=TICKET_SECONDS)
        except BadSignature:
            return None
        return content if isinstance(content, str) else None

    def stop(self, account: str) -> str:
        """Return what is in the mails to an account, by which anybody who has one can stop them."""
        signed = self._stops.dumps(account)
        assert isinstance(signed, str)
        return signed

    def stopped_by(self, token: str) -> str | None:
        """Return the account whose mails a token stops, None if it is not of this key."""
        try:
            account = self._stops.loads(token)
        except BadSignature:
            return None
        return account if isinstance(account, str) else None

    def host_cookie(self, token: str) -> str:
        """Return the signed cookie of a browser in which the host has entered the token."""
        signed = self._host_cookies.dumps(digest(token))
        assert isinstance(signed, str)
        return signed

    def is_host(self, cookie: str, token: str) -> bool:
        """Return whether a cookie was issued for this token."""
        try:
            shown = self._host_cookies.loads(cookie)
        except BadSignature:
            return False
        return isinstance(shown, str) and hmac.compare_digest(shown, digest(token))

    def sealed(self, text: str) -> str:
        """Return a text as a browser may keep it for the server, which alone can read it again."""
        return self._seal.encrypt(text.encode()).decode()

    def unsealed(self, token: str) -> str | None:
        """Return the text of a token of `sealed`, None if it is not of this key."""
        from cryptography.fernet import InvalidToken

        try:
            return self._seal.decrypt(token).decode()
        except InvalidToken:
            return None

    @cached_property
    def _seal(self) -> "Fernet":
        from cryptography.fernet import Fernet  # where it is used, as it takes long

        secret = hmac.new(self.secret, b"seal", hashlib.sha256).digest()
        return Fernet(base64.urlsafe_b64encode(secret))

    def pseudonym(self, text: str) -> str:
        """Return what stands for a text where it shall not be kept itself: 64 hexadecimal digits."""
        return hmac.new(self.secret, b"pseudonym " + text.encode(), hashlib.sha256).hexdigest()

    def issue(self, table: str, place: Place) -> Place:
        """Return a seat with new tokens; those that it had are void once it is stored."""
        new = replace(place, salt=secrets.token_hex(16))
        return replace(
            new,
            seat_digest=digest(self.seat_token(table, new)),
            invite_digest=digest(self.invite_token(table, new)),
        )

    def seat_token(self, table: str, place: Place) -> str:
        """Return the secret of a seat: whoever presents it may decide for the seat and see its
        hand.
        """
        return self._token("seat", table, place)

    def invite_token(self, table: str, place: Place) -> str:
        """Return the invitation to an open seat, valid for the first who takes it."""
        return self._token("invite", table, place)

    def _token(self, purpose: str, table: str, place: Place) -> str:
        text = f"{purpose}/{table}/{place.seat}/{place.salt}".encode()
        mac = hmac.new(self.secret, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:18]).decode()


class Keys:
    """The keys of a server: the one that it uses, and one that it accepts besides."""

    def __init__(
        self, current: bytes, previous: bytes | None = None, folder: Path | None = None
    ) -> None:
        """Use the `current` key and accept the `previous` one; `folder` is where they are kept, None
        if they are given by settings.
        """
        self.current = Key(current)
        self.previous = None if previous is None else Key(previous)
        self.folder = folder
        self.ended: set[str] = set()
        """The digests of sessions that were ended, whose cookies count no more."""

    @property
    def accepted(self) -> tuple[Key, ...]:
        """The current key, and the previous one if there is one."""
        return (self.current,) if self.previous is None else (self.current, self.previous)

    def new_browser(self) -> str:
        """Return a random id for a browser that has none."""
        return secrets.token_urlsafe(18)

    def browser_among(self, cookies: Mapping[str, str]) -> str | None:
        """Return who sent the cookies of a request: the id of a browser, or of the account that it is signed in to;
        None if no valid one is there.
        """
        content = self.content_among(cookies)
        return None if content is None else content.partition(".")[0]

    def content_among(self, cookies: Mapping[str, str]) -> str | None:
        """Return what the valid cookie among those of a request says, None if there is none."""
        content = self.current.content_among(cookies) or self.outdated(cookies)
        if content is None or not is_account(content):
            return content
        return None if digest(session_in(content)) in self.ended else content

    def outdated(self, cookies: Mapping[str, str]) -> str | None:
        """Return what a cookie of the previous key says, None if the browser has one of the current key
        already.
        """
        if self.previous is None or self.current.content_among(cookies) is not None:
            return None
        return self.previous.content_among(cookies)

    def is_host(self, cookie: str | None, token: str) -> bool:
        """Return whether a cookie was issued for the host's token."""
        return cookie is not None and any(key.is_host(cookie, token) for key in self.accepted)

    def maker_of(self, table: str, place: Place) -> Key | None:
        """Return the key that made the tokens of a seat; None if the server has it no more."""
        return next(
            (k for k in self.accepted if digest(k.seat_token(table, place)) == place.seat_digest),
            None,
        )

    def rotate(self) -> None:
        """Use a new key, and accept the one used so far as the previous one.

        Raises `OSError` about the folder; the keys are as before then.
        """
        assert self.folder is not None, "they are given"
        new = Key(secrets.token_bytes(KEY_BYTES))
        # In this order a server that is killed in between has a key that it knew.
        _replace(self.folder / PREVIOUS_KEY, self.current.secret)
        _replace(self.folder / SECRET_KEY, new.secret)
        self.current, self.previous = new, self.current

    def revoke(self) -> None:
        """Accept the previous key no more; raises `OSError` about the folder."""
        assert self.folder is not None, "they are given"
        (self.folder / PREVIOUS_KEY).unlink(missing_ok=True)
        self.previous = None


def is_account(browser: str) -> bool:
    """Return whether that which identifies a browser is the account that it is signed in to."""
    return browser.startswith(_ACCOUNT)


def as_browser(account: str) -> str:
    """Return what identifies all browsers that are signed in to an account, by its id."""
    return _ACCOUNT + account


def account_in(browser: str) -> str:
    """Return the id of the account to which a browser is signed in."""
    return browser.removeprefix(_ACCOUNT).partition(".")[0]


def signed_in(account: str, session: str) -> str:
    """Return what the cookie of a browser says that is signed in; `session` is a secret of its own."""
    return f"{as_browser(account)}.{session}"


def session_in(content: str) -> str:
    """Return the secret of the session in the cookie of a browser that is signed in."""
    return content.partition(".")[2]


def read_keys(folder: Path) -> Keys:
    """Return the server's keys: `secret.key`, created on the first start and readable by its owner
    only, and `previous.key` if there is one.

    Raises `CannotStart` if a file contains no valid key.
    """
    current = _checked(
        folder / SECRET_KEY, kept_file(folder / SECRET_KEY, secrets.token_bytes(KEY_BYTES))
    )
    path = folder / PREVIOUS_KEY
    return Keys(current, _checked(path, path.read_bytes()) if path.exists() else None, folder)


def _checked(path: Path, key: bytes) -> bytes:
    if len(key) < KEY_BYTES:
        raise CannotStart(Message("error-key-short", file=str(path)))
    return key


def _replace(path: Path, content: bytes) -> None:
    """Replace a file that only its owner may read, or leave it as it is."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    kept_file(new, content)
    new.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)
