"""Web Push: what is sealed, signed, and to whom it may be sent."""

import base64
import json
from datetime import UTC, datetime

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from kickabout.table.people.web_push import (
    LONGEST,
    Vapid,
    are_keys,
    decoded,
    is_service,
    sealed,
    sealed_by,
    topic_of,
)
from tests.table.people.push_service import PushedBrowser, encoded, point_of


def test_the_example_of_rfc_8291_comes_out() -> None:
    """Its section 5 and appendix A, to the byte."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    theirs = decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = sealed_by(
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        b"When I grow up, I want to be a watermelon",
        theirs,
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_it() -> None:
    browser, other = PushedBrowser(), PushedBrowser()
    first, second = (sealed(b"your move", browser.public_key, browser.auth) for _ in range(2))
    assert first != second
    assert browser.read(first) == browser.read(second) == b"your move"
    with pytest.raises(InvalidTag):
        other.read(first)


def test_a_push_service_checks_the_signature() -> None:
    vapid = Vapid(Vapid.new_secret())
    moment = datetime(2026, 11, 26, tzinfo=UTC)
    header = vapid.authorization(
        "https://fcm.googleapis.com/fcm/send/x", "https://k.example", moment
    )
    token, key = header.removeprefix("vapid t=").split(", k=")
    assert key == vapid.public
    said, _, signature = token.rpartition(".")
    raw = decoded(signature)
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(encode_dss_signature(*halves), said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://fcm.googleapis.com"
    assert 0 < claims["exp"] - moment.timestamp() < 86400
    assert claims["sub"] == "https://k.example"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_the_push_services_of_browsers_are_known(endpoint: str) -> None:
    assert is_service(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com.example.com/",
        "https://evilpush.apple.com.example/",
        "https://push.apple.com/",
        "https://notfcm.googleapis.com/",
        "https://fcm.googleapis.com:8080/",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://user@fcm.googleapis.com/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/",
        "https://fcm.googleapis.com\\@localhost/",
        "https://fcm.googleapis.com#@localhost/" + "x" * LONGEST,
        "https://fcm.googleapis.com:port/",
        "https://fcm。googleapis.com/",
        "file:///etc/passwd",
        "//fcm.googleapis.com/",
        "",
    ],
)
def test_nothing_is_sent_anywhere_else(endpoint: str) -> None:
    assert not is_service(endpoint)
    assert not is_service(endpoint, ("http://127.0.0.1:1",))


def test_keys_are_a_point_and_a_secret() -> None:
    browser = PushedBrowser()
    assert are_keys(browser.public_key, browser.auth)
    off_curve = base64.urlsafe_b64encode(b"\x04" + b"\x01" * 64).decode()
    for public in ("", "?", off_curve, browser.public_key[:-4], "é" * 87):
        assert not are_keys(public, browser.auth)
    for auth in ("", "AAAA", browser.public_key, "\udfff"):
        assert not are_keys(browser.public_key, auth)
    compressed = PushedBrowser()._key.public_key()
    from cryptography.hazmat.primitives import serialization

    short = compressed.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.CompressedPoint
    )
    assert not are_keys(encoded(short), browser.auth)
    assert len(point_of(ec.generate_private_key(ec.SECP256R1()))) == 65


def test_a_topic_is_as_a_push_service_wants_it() -> None:
    topic = topic_of("move", "abc/1")
    assert len(topic) == 32
    assert topic.replace("-", "").replace("_", "").isalnum()
    assert topic != topic_of("move", "abc/2")
