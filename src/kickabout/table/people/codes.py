"""Recovery codes: the only key to a name where all signed-in browsers are lost."""

import hashlib
import hmac
import secrets

GROUPS, GROUP = 5, 5
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O, which look like digits."""
_N, _R, _P = 1 << 14, 8, 1
"""The cost of a hash (scrypt, RFC 7914): 16 MB, and some hundredths of a second."""


def new_code() -> str:
    """Return a random code: five groups of five letters, 114 bits."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def hashed(code: str, salt: str) -> str:
    """Return the hash of a code as it was typed, in hexadecimal digits; signs between the letters do not count."""
    letters = "".join(sign for sign in code.upper() if sign.isalnum())
    given = letters.encode(errors="replace")
    return hashlib.scrypt(given, salt=bytes.fromhex(salt), n=_N, r=_R, p=_P, dklen=32).hex()


def fits(code: str, salt: str, kept: str) -> bool:
    """Return whether a code has this hash."""
    return hmac.compare_digest(hashed(code, salt), kept)
