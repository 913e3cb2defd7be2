"""What grants something: the digests of secrets, and the host's token."""

import hashlib
import os
import secrets
from pathlib import Path

from kickabout.table.errors import CannotStart
from kickabout.text.messages import Message

ADMIN_TOKEN = "admin.token"  # noqa: S105 - the name of its file
"""The name of the file with the host's token, in the data folder."""


def read_admin_token(folder: Path) -> str:
    """Return the host's token from `admin.token`, created on the first start and readable by its
    owner only.

    Raises `CannotStart` if the file contains no valid token.
    """
    path = folder / ADMIN_TOKEN
    token = kept_file(path, secrets.token_urlsafe(24).encode()).decode(errors="replace").strip()
    if len(token) < 16:
        raise CannotStart(Message("error-token-short", file=str(path)))
    return token


def kept_file(path: Path, new: bytes) -> bytes:
    """Return the content of a file, which is created with `new`, for its owner alone, if it does not
    exist.
    """
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
