"""Keys, cookies and tokens."""

import stat
from pathlib import Path

import pytest

from kickabout.table.errors import CannotStart
from kickabout.table.seats.auth import Keys, digest, read_key

KEY = b"k" * 32


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert len(key) == 32
    assert read_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


def test_a_broken_key_is_named(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    with pytest.raises(CannotStart, match=r"secret\.key"):
        read_key(tmp_path)


def test_a_cookie_of_ours_is_read_and_a_forged_one_is_not() -> None:
    keys = Keys(KEY)
    cookie = keys.cookie("somebody")
    assert keys.browser(cookie) == "somebody"
    assert keys.browser(Keys(b"x" * 32).cookie("somebody")) is None
    assert keys.browser(cookie[:-1] + ("A" if cookie[-1] != "A" else "B")) is None
    for nonsense in (None, "", "somebody", "a.b", "ÿ.ÿ", "." * 5000):
        assert keys.browser(nonsense) is None


def test_tokens_differ_by_purpose_table_seat_and_salt() -> None:
    keys = Keys(KEY)
    tokens = {
        keys.seat_token("t", 0, "s"),
        keys.invite_token("t", 0, "s"),
        keys.seat_token("t", 1, "s"),
        keys.seat_token("u", 0, "s"),
        keys.seat_token("t", 0, "r"),
        Keys(b"x" * 32).seat_token("t", 0, "s"),
    }
    assert len(tokens) == 6
    assert keys.seat_token("t", 0, "s") in tokens
    assert digest("token") != "token"
