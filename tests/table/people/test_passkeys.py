"""Passkeys: whom a signature signs in, and what is no signature for this server and this moment."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from kickabout.table.errors import BadRequest, NotYours, Refused, TableError, Unknown
from kickabout.table.people import Passkeys, People, allows_passkeys
from kickabout.table.play.tables import Tables
from kickabout.table.store import Account
from kickabout.table.store.people_models import PasskeyChallengeRow

pytestmark = pytest.mark.anyio
BASE = "http://localhost:8045"
HOST = "localhost"
PRESENT, ATTESTED = 0x01, 0x40


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """An authenticator with one key, as the W3C's recommendation has it (section 6)."""

    def __init__(self, base: str = BASE, host: str = HOST) -> None:
        self.base, self.host = base, host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"a key of the tests"
        self.uses = 0

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the credential that a browser sends for options of creation."""
        numbers = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | ATTESTED) + attested
        statement = {"fmt": "none", "attStmt": {}, "authData": data}
        return self._credential("create", options, attestationObject=coded(cbor2.dumps(statement)))

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the credential that a browser sends for options of a request."""
        self.uses += 1
        data = self._data(PRESENT)
        client = self._client("get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            "get", options, authenticatorData=coded(data), signature=coded(signature)
        )

    def _data(self, flags: int) -> bytes:
        return (
            hashlib.sha256(self.host.encode()).digest()
            + bytes([flags])
            + self.uses.to_bytes(4, "big")
        )

    def _client(self, way: str, options: dict[str, Any]) -> bytes:
        said = {"type": f"webauthn.{way}", "challenge": options["challenge"], "origin": self.base}
        return json.dumps(said).encode()

    def _credential(self, way: str, options: dict[str, Any], **response: str) -> dict[str, Any]:
        client = coded(self._client(way, options))
        return {
            "id": coded(self.id),
            "rawId": coded(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": client, **response},
        }


@pytest.fixture
def passkeys(tables: Tables, people: People) -> Passkeys:
    return Passkeys(tables, people)


async def test_whoever_signs_is_signed_in(
    tables: Tables, people: People, passkeys: Passkeys, vera: Account
) -> None:
    device = Authenticator()
    made = device.makes(await passkeys.creation_options(vera, BASE))
    await passkeys.add(vera, BASE, made, "Firefox, Linux")
    (kept,) = await passkeys.of(vera)
    assert (kept.host, kept.device) == (HOST, "Firefox, Linux")
    for _ in range(2):
        signed = await passkeys.sign_in(
            BASE, device.signs(await passkeys.request_options(BASE)), None, "Phone"
        )
        key = tables.keys.current
        browser = tables.keys.browser_among({key.cookie_name: key.cookie(signed.cookie)})
        assert await people.account_of(browser) == vera
    await passkeys.remove(vera, kept.digest)
    with pytest.raises(Unknown):
        await passkeys.remove(vera, kept.digest)
    with pytest.raises(NotYours):
        await passkeys.sign_in(BASE, device.signs(await passkeys.request_options(BASE)), None, "")


def another_origin(signed: dict[str, Any]) -> None:
    said = json.loads(urlsafe_b64decode(signed["response"]["clientDataJSON"] + "=="))
    said["origin"] = "http://localhost.example"
    signed["response"]["clientDataJSON"] = coded(json.dumps(said).encode())


def another_signature(signed: dict[str, Any]) -> None:
    signed["response"]["signature"] = coded(b"0" * 70)


def no_signature(signed: dict[str, Any]) -> None:
    del signed["response"]["signature"]


def another_key(signed: dict[str, Any]) -> None:
    signed["id"] = signed["rawId"] = coded(b"nobody's")


def a_list(signed: dict[str, Any]) -> None:
    signed["response"] = []


@pytest.mark.parametrize(
    "forge", [another_origin, another_signature, no_signature, another_key, a_list]
)
async def test_what_is_forged_signs_nobody_in(
    passkeys: Passkeys, vera: Account, forge: Callable[[dict[str, Any]], None]
) -> None:
    device = Authenticator()
    await passkeys.add(vera, BASE, device.makes(await passkeys.creation_options(vera, BASE)), "")
    signed = device.signs(await passkeys.request_options(BASE))
    forge(signed)
    with pytest.raises(TableError):
        await passkeys.sign_in(BASE, signed, None, "")


async def test_a_signature_counts_once_and_for_some_minutes(
    tables: Tables, passkeys: Passkeys, vera: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Authenticator()
    made = device.makes(await passkeys.creation_options(vera, BASE))
    await passkeys.add(vera, BASE, made, "")
    for again in (made, device.makes(await passkeys.creation_options(vera, BASE))):
        with pytest.raises(BadRequest):  # the second is known already
            await passkeys.add(vera, BASE, again, "")
    signed = device.signs(await passkeys.request_options(BASE))
    await passkeys.sign_in(BASE, signed, None, "")
    with pytest.raises(BadRequest):
        await passkeys.sign_in(BASE, signed, None, "")
    device.uses = 0  # a copy of the key lags behind
    copied = device.signs(await passkeys.request_options(BASE))
    with pytest.raises(NotYours):
        await passkeys.sign_in(BASE, copied, None, "")
    monkeypatch.setattr("kickabout.table.people.passkeys.CHALLENGE_MINUTES", -1)
    with pytest.raises(BadRequest):
        await passkeys.sign_in(BASE, device.signs(await passkeys.request_options(BASE)), None, "")
    with tables.store.engine.begin() as connection:
        assert connection.execute(PasskeyChallengeRow.__table__.select()).all() != []


async def test_it_is_for_one_host(passkeys: Passkeys, vera: Account) -> None:
    device = Authenticator("https://play.example", "play.example")
    made = device.makes(await passkeys.creation_options(vera, "https://play.example"))
    with pytest.raises(BadRequest):
        await passkeys.add(vera, BASE, made, "")
    with pytest.raises(Refused):
        await passkeys.request_options("http://192.0.2.7:8045")


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("http://localhost:8045", True),
        ("https://play.example", True),
        ("http://play.example", False),
        ("http://127.0.0.1:8045", False),
        ("https://127.0.0.1", False),
        ("https://[::1]", False),
        ("https://intranet", False),
    ],
)
def test_browsers_allow_them_where_a_host_has_a_name(address: str, *, allowed: bool) -> None:
    assert allows_passkeys(urlsplit(address)) == allowed


async def test_with_the_account_they_are_gone(
    people: People, passkeys: Passkeys, vera: Account
) -> None:
    device = Authenticator()
    await passkeys.add(vera, BASE, device.makes(await passkeys.creation_options(vera, BASE)), "")
    await people.remove(vera, "guest")
    with pytest.raises(NotYours):
        await passkeys.sign_in(BASE, device.signs(await passkeys.request_options(BASE)), None, "")
