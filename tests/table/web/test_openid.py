"""OpenID Connect: a name is connected with a provider, and whoever signs in there has it."""

import html
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from joserfc import jwk

from kickabout.table.errors import CannotStart
from kickabout.table.people import is_issuer
from kickabout.table.people.openid import check, outgoing
from kickabout.table.settings import Settings
from tests.table.conftest import RunningServer, running
from tests.table.people.issuer import CLIENT, SECRET, Issuer, running_issuer
from tests.table.web.test_people import claimed

pytestmark = pytest.mark.anyio


@pytest.fixture
def issuer() -> Iterator[Issuer]:
    with running_issuer() as issuer:
        yield issuer


@pytest.fixture
def settings(settings: Settings, issuer: Issuer) -> Settings:
    return replace(
        settings,
        oidc_issuer=issuer.address,
        oidc_client_id=CLIENT,
        oidc_client_secret=SECRET,
    )


async def sent(client: httpx.AsyncClient, then: str = "") -> str:
    """Return the address at the provider to which a browser is sent."""
    page = await client.post("/openid", data={"then": then})
    found = re.search(r'href="([^"]+/authorize[^"]+)"', page.text)
    assert found is not None, page.text
    return html.unescape(found[1])


async def connected(server: RunningServer, issuer: Issuer, subject: str) -> httpx.AsyncClient:
    vera, _ = await claimed(server)
    done = await vera.get(issuer.agree(await sent(vera), subject))
    assert done.headers["location"] == "/me?done=openid"
    return vera


async def test_a_name_is_connected_and_brings_another_device_in(
    server: RunningServer, issuer: Issuer
) -> None:
    vera = await connected(server, issuer, "248289761001")
    page = (await vera.get("/me?done=openid")).text
    assert "Done: you can sign in there from now on." in page
    assert "Your name is connected with 127.0.0.1" in page
    phone = server.client()
    assert "Sign in with 127.0.0.1" in (await phone.get("/me")).text
    back = issuer.agree(await sent(phone), "248289761001")
    assert (await phone.get(back)).headers["location"] == "/me"
    assert "<h1>Vera</h1>" in (await phone.get("/me")).text
    again = await phone.get(back)
    assert again.status_code == 400  # it works once

    assert (await vera.get("/me/export.json")).json()["openid"] == "248289761001"
    await vera.post("/me/openid/remove")
    tablet = server.client()
    answer = await tablet.get(issuer.agree(await sent(tablet), "248289761001"))
    assert answer.status_code == 404
    assert "You play as a guest" in (await tablet.get("/me")).text


async def test_whoever_was_led_to_a_name_is_led_back(server: RunningServer, issuer: Issuer) -> None:
    """Once; and the provider is not told where from."""
    await connected(server, issuer, "12")
    phone = server.client()
    way = await sent(phone, "/c/4f1e")
    assert "4f1e" not in way
    assert (await phone.get(issuer.agree(way, "12"))).headers["location"] == "/me?then=/c/4f1e"
    again = await phone.get(issuer.agree(await sent(phone), "12"))
    assert "then" not in again.headers["location"]
    wrong = await phone.post("/openid", data={"then": "https://example.org"})
    assert wrong.status_code == 400


async def test_somebody_whom_no_name_is_connected_with_stays_a_guest(
    server: RunningServer, issuer: Issuer
) -> None:
    await connected(server, issuer, "vera")
    guest = server.client()
    answer = await guest.get(issuer.agree(await sent(guest), "somebody"))
    assert answer.status_code == 404
    assert "Take a name, or sign in to yours" in answer.text


async def test_a_person_there_has_one_name_here(server: RunningServer, issuer: Issuer) -> None:
    await connected(server, issuer, "vera")
    otto, _ = await claimed(server, "Otto")
    assert (await otto.get(issuer.agree(await sent(otto), "vera"))).status_code == 409
    assert "Connect with 127.0.0.1" in (await otto.get("/me")).text


async def test_another_browser_cannot_come_back_instead(
    server: RunningServer, issuer: Issuer
) -> None:
    """Neither signs somebody in as somebody else, nor connects a victim's name with an attacker."""
    await connected(server, issuer, "vera")
    attacker, victim = server.client(), (await claimed(server, "Victim"))[0]
    back = issuer.agree(await sent(attacker), "attacker")
    for one in (victim, server.client()):
        assert (await one.get(back)).status_code == 400
    assert "Connect with 127.0.0.1" in (await victim.get("/me")).text
    elsewhere = {"Origin": "https://example.com"}
    assert (await victim.post("/openid", headers=elsewhere)).status_code == 403
    assert (await victim.post("/me/openid/remove", headers=elsewhere)).status_code == 403


async def test_nonsense_that_comes_back_is_refused(server: RunningServer, issuer: Issuer) -> None:
    guest = server.client()
    assert (await guest.get("/openid/back")).status_code == 400
    assert (await guest.get("/openid/back?state=x&code=y")).status_code == 400
    address = await sent(guest)
    state = re.search(r"state=([\w-]+)", address)
    assert state is not None
    denied = await guest.get(f"/openid/back?error=access_denied&state={state[1]}")
    assert denied.status_code == 400
    made_up = re.search(r"state=([\w-]+)", await sent(guest))
    assert made_up is not None
    assert (await guest.get(f"/openid/back?code=x&state={made_up[1]}")).status_code == 409
    assert (await guest.get("/openid/back?state=" + "x" * 5000)).status_code == 400


@pytest.mark.parametrize(
    "claims",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "another"},
        {"aud": [CLIENT, "another"], "azp": "another"},
        {"iss": "https://example.com"},
        {"iss": None},
        {"exp": 1},
        {"exp": None},
        {"sub": None},
        {"sub": ""},
        {"sub": "x" * 300},
        {"sub": 17},
        {"sub": ["vera"]},
        {"iat": int(time.time()) + 86400},
    ],
)
async def test_a_token_that_is_not_for_this_is_refused(
    server: RunningServer, issuer: Issuer, claims: dict[str, Any]
) -> None:
    await connected(server, issuer, "vera")
    issuer.claims = claims
    guest = server.client()
    answer = await guest.get(issuer.agree(await sent(guest), "vera"))
    assert answer.status_code == 400
    assert "You play as a guest" in (await guest.get("/me")).text


async def test_a_token_that_another_has_signed_is_refused(
    server: RunningServer, issuer: Issuer
) -> None:
    await connected(server, issuer, "vera")
    other = jwk.RSAKey.generate_key(2048, {"kid": "1"}, private=True)
    for key, algorithm in ((other, "RS256"), (jwk.OctKey.import_key(b"k" * 32), "HS256")):
        issuer.signs_with, issuer.algorithm = key, algorithm
        guest = server.client()
        assert (await guest.get(issuer.agree(await sent(guest), "vera"))).status_code == 400


@pytest.mark.parametrize(
    "metadata",
    [
        {"issuer": "https://example.com"},
        {"token_endpoint": "http://169.254.169.254/token"},
        {"token_endpoint": "http://example.com/token"},
        {"jwks_uri": "file:///etc/passwd"},
        {"authorization_endpoint": "javascript:alert(1)"},
        {"authorization_endpoint": None},
        {"token_endpoint": ["x"]},
    ],
)
async def test_an_issuer_that_says_something_else_of_itself_is_not_used(
    server: RunningServer, issuer: Issuer, metadata: dict[str, Any]
) -> None:
    issuer.metadata = metadata
    guest = server.client()
    assert (await guest.post("/openid")).status_code == 409


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254"])
async def test_nothing_in_a_private_network_is_asked(host: str) -> None:
    async with outgoing("https://login.example.com") as client:
        with pytest.raises(httpx.ConnectError, match="private"):
            await client.get(f"https://{host}/")


async def test_without_an_issuer_nothing_is_shown(settings: Settings) -> None:
    bare = replace(settings, oidc_issuer=None, oidc_client_id=None)
    async with running(bare) as server:
        guest = server.client()
        assert "/openid" not in (await guest.get("/me")).text
        assert (await guest.post("/openid")).status_code == 404
        assert (await guest.get("/openid/back?state=x&code=y")).status_code == 404
        vera, _ = await claimed(server)
        assert "/openid" not in (await vera.get("/me")).text


def test_half_a_configuration_is_refused(settings: Settings) -> None:
    check(settings)
    for half in (replace(settings, oidc_client_id=None), replace(settings, oidc_issuer=None)):
        with pytest.raises(CannotStart, match="oidc-client-id"):
            check(half)


def test_an_issuer_has_https_or_is_this_machine() -> None:
    for good in (
        "https://login.example.com",
        "https://example.com/realms/a",
        "http://localhost:8080",
    ):
        assert is_issuer(good)
    for wrong in (
        "http://example.com",
        "example.com",
        "",
        "ftp://x",
        "https://",
        "https://a@b.example",
        "https://x.example/?a=b",
        "https://[",
    ):
        assert not is_issuer(wrong)
