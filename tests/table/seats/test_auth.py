"""Keys, cookies and tokens."""

import stat
from dataclasses import replace
from pathlib import Path

import pytest

from kickabout.table.errors import CannotStart
from kickabout.table.seats.auth import digest
from kickabout.table.seats.keys import Key, Keys, read_keys
from kickabout.table.store import Place

OLD, NEW = b"o" * 32, b"n" * 32
SEAT = Place(0, "person", "Ana", "s")


def cookies_of(*keys: bytes) -> dict[str, str]:
    """Return a cookie of each of these keys for a browser that is called like it."""
    return {Key(key).cookie_name: Key(key).cookie(key.decode()) for key in keys}


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    keys = read_keys(tmp_path)
    assert len(keys.current.secret) == 32
    assert keys.previous is None
    assert read_keys(tmp_path).current.secret == keys.current.secret
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["secret.key", "previous.key"])
def test_a_broken_key_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"short")
    with pytest.raises(CannotStart, match=name):
        read_keys(tmp_path)


def test_a_cookie_of_ours_is_read_and_a_forged_one_is_not() -> None:
    key = Key(OLD)
    cookie = key.cookie("somebody")
    assert key.content_among({key.cookie_name: cookie}) == "somebody"
    forged = [Key(NEW).cookie("somebody"), cookie[:-1] + ("A" if cookie[-1] != "A" else "B")]
    for nonsense in (*forged, "", "somebody", "a.b", "ÿ.ÿ", "." * 5000):
        assert key.content_among({key.cookie_name: nonsense}) is None
    assert key.content_among({"kickabout": cookie}) is None


def test_tokens_differ_by_purpose_table_seat_salt_and_key() -> None:
    key = Key(OLD)
    tokens = {
        key.seat_token("t", SEAT),
        key.invite_token("t", SEAT),
        key.seat_token("t", replace(SEAT, seat=1)),
        key.seat_token("u", SEAT),
        key.seat_token("t", replace(SEAT, salt="r")),
        Key(NEW).seat_token("t", SEAT),
    }
    assert len(tokens) == 6
    assert key.seat_token("t", replace(SEAT, name="Bo")) in tokens
    issued = key.issue("t", SEAT)
    assert issued.seat_digest == digest(key.seat_token("t", issued))
    assert issued.invite_digest == digest(key.invite_token("t", issued))
    assert key.issue("t", SEAT).salt != issued.salt != SEAT.salt


def test_two_keys_are_accepted_and_a_third_is_not() -> None:
    keys = Keys(NEW, OLD)
    assert keys.browser_among(cookies_of(OLD)) == OLD.decode()
    assert keys.browser_among(cookies_of(NEW)) == NEW.decode()
    assert keys.browser_among(cookies_of(OLD, NEW)) == NEW.decode()
    assert keys.browser_among(cookies_of(b"x" * 32)) is None
    assert keys.outdated(cookies_of(OLD)) == OLD.decode()
    for others in (cookies_of(NEW), cookies_of(OLD, NEW), cookies_of(b"x" * 32), {}):
        assert keys.outdated(others) is None
    # A forged cookie of the current key does not stand in the way.
    assert keys.outdated({**cookies_of(OLD), Key(NEW).cookie_name: "forged"}) == OLD.decode()
    assert Keys(NEW).browser_among(cookies_of(OLD)) is None


def test_the_host_is_known_by_either_key() -> None:
    shown = Key(OLD).host_cookie("token")
    assert Keys(NEW, OLD).is_host(shown, "token")
    assert not Keys(NEW, OLD).is_host(shown, "another token")
    assert not Keys(NEW).is_host(shown, "token")


def test_the_maker_of_a_link_is_found_while_it_is_accepted() -> None:
    place = Key(OLD).issue("t", SEAT)
    keys = Keys(NEW, OLD)
    assert keys.maker_of("t", place) is keys.previous
    assert keys.maker_of("t", keys.current.issue("t", SEAT)) is keys.current
    assert Keys(NEW).maker_of("t", place) is None


def test_a_rotation_outlasts_a_restart(tmp_path: Path) -> None:
    keys = read_keys(tmp_path)
    names = [keys.current.name]
    for _ in range(2):
        keys.rotate()
        names.insert(0, keys.current.name)
        for kept in (keys, read_keys(tmp_path)):
            assert [key.name for key in kept.accepted] == names[:2]
    assert len(set(names)) == 3
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    keys.revoke()
    for kept in (keys, read_keys(tmp_path)):
        assert [key.name for key in kept.accepted] == names[:1]


@pytest.mark.parametrize("file", ["previous.new", "secret.new"])
def test_a_rotation_that_fails_changes_nothing_that_is_in_use(tmp_path: Path, file: str) -> None:
    keys = read_keys(tmp_path)
    name = keys.current.name
    (tmp_path / file).mkdir()  # in the place of the file that is written first
    with pytest.raises(OSError, match=file):
        keys.rotate()
    assert keys.current.name == name
    again = read_keys(tmp_path)
    assert again.current.name == name
    (tmp_path / file).rmdir()
    again.rotate()
    assert [key.name for key in read_keys(tmp_path).accepted] == [again.current.name, name]
