"""Requests that make no sense: each is refused in a sentence, and none breaks anything."""

import json
import re
import secrets
import socket
from collections.abc import Iterator
from urllib.parse import quote, urlsplit

import httpx
import pytest

from kickabout.table.errors import excerpt
from kickabout.table.web.protocol import MOST_PIPELINED

NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
HALF = "\udfff"
"""Half of a surrogate pair: JSON can write it, and it is no text."""
DIGITS = "9" * 5000
LONG = "x" * 5000
DEEP = "[" * 5000
TRICKY = [HALF, DIGITS, LONG, DEEP, "{" * 5000, "a\0b", "\0", "\u202eabc", "nan", "", "²"]
"""Texts that trip what expects another."""
VALUES: list[object] = [*TRICKY, 10**400, -1, 1e308, None, [], {}, [[]], [None] * 999]


def assert_refused(response: httpx.Response) -> None:
    """An answer of the 4xx that says briefly what was wrong, in text that can be read."""
    assert 400 <= response.status_code < 500, (response.status_code, response.text[:300])
    if response.headers["content-type"] == "application/json":
        assert 0 < len(response.json()["error"]) < 2000
    assert DIGITS not in response.text
    assert LONG not in response.text


def post(client: httpx.Client, path: str, body: object) -> httpx.Response:
    """Posts JSON that httpx itself would not write."""
    return client.post(
        path, content=json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )


@pytest.mark.parametrize("field", ["game", "seats", "options"])
def test_a_new_table(client: httpx.Client, field: str) -> None:
    for value in VALUES:
        if (field, value) != ("options", {}):
            assert_refused(post(client, "/api/tables", NEW | {field: value}))


def test_what_is_said_of_a_new_tables_parts(client: httpx.Client) -> None:
    for text in TRICKY:
        for new in (
            {"seats": ["you", text]},
            {"options": {"mode": text}},
            {"options": {"goals": text}},
            {"options": {text: 1}},
            {text: 1},
            {"answer_seconds": text},
        ):
            assert_refused(post(client, "/api/tables", NEW | new))


def test_an_invitation(client: httpx.Client, table: str) -> None:
    for text in TRICKY:
        for join in ({"invite": text, "name": "Bo"}, {"invite": "x", "name": "Bo", "key": text}):
            assert_refused(post(client, f"/api/tables/{table}/join", join))


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("actions", {"action": "hold", "at": 0}),
        ("undo", {"at": 0}),
        ("hint", {"at": 0}),
        ("stand-ins", {"seat": 1}),
    ],
)
def test_what_a_seat_asks_for(
    client: httpx.Client, table: str, what: str, body: dict[str, object]
) -> None:
    for field in body:
        for value in VALUES:
            assert_refused(post(client, f"/api/tables/{table}/{what}", body | {field: value}))


@pytest.mark.parametrize(
    "body", [b"[" * 30_000, b'{"a":' * 9_000, b"\xff\xfe", b'"\xed\xa0\x80"', b"1" * 60_000, b""]
)
def test_what_is_no_json(client: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    assert_refused(client.post("/api/tables", content=body, headers=headers))


@pytest.mark.parametrize("last", [DIGITS, "-1", "1e9", "²", b"\0".hex(), LONG])
def test_the_number_of_an_event(client: httpx.Client, table: str, last: str) -> None:
    headers = {"Last-Event-ID": last.encode()}
    with client.stream("GET", f"/api/tables/{table}/events", headers=headers) as response:  # type: ignore[arg-type]  # bytes do
        assert response.status_code == 200
        assert next(response.iter_lines()).startswith(("event:", ":"))


@pytest.mark.parametrize(
    "path",
    [
        "/rules/{}",
        "/how-to-play/{}",
        "/build/{}",
        "/games/{}/table.css",
        "/t/{}",
        "/join/{}",
        "/feed/{}",
        "/mail/stop/{}",
        "/mail/confirm/{}",
    ],
)
def test_addresses(client: httpx.Client, path: str) -> None:
    for text in TRICKY:
        if text:
            named = quote(text.encode(errors="surrogatepass"))
            assert_refused(client.get(path.format(named)))


@pytest.mark.parametrize(
    "deep",
    ["a = " + "[" * 7000, "a = " + "{a=" * 2000, "[a" + ".a" * 3000 + "]", "1" + ".a" * 3000],
)
def test_a_file_that_takes_long_to_parse(client: httpx.Client, deep: str) -> None:
    sent = f'game = "futbol-dash"\n{deep} = 1'
    for path in ("/lab/boxes", "/build/futera-susu"):
        for answer in (
            client.post(path, data={"text": sent}),
            client.post(path, files={"file": ("deep.toml", sent.encode())}),
        ):
            assert_refused(answer)
            assert "(at line 2)" in answer.text
            assert "of more than 8 parts" in answer.text or "nested too deeply" in answer.text


def test_what_people_write_to_each_other(client: httpx.Client, unlimited: str) -> None:
    made = client.post("/api/tables", json=NEW).json()
    page = f"/t/{made['table']}"
    with httpx.Client(base_url=unlimited, timeout=30, trust_env=False) as other:
        join = {"invite": made["invites"][0]["token"], "name": "Bo"}
        joined = other.post(f"/api/tables/{made['table']}/join", json=join).json()
        for one, own in ((client, made["you"]), (other, joined)):
            one.post(f"/seat/{own['token']}")
            allowed = one.post(f"{page}/allow-text", data={"allowed": "true"})
            assert allowed.status_code in (200, 303), allowed.text[:300]
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for text in (*TRICKY, "a\nb", "x" * 201):
        sent = quote(text.encode(errors="surrogatepass"))
        # What is no UTF-8 a form reads as signs that stand for it.
        if text != HALF and (not text.isprintable() or not 0 < len(text) <= 200):
            answer = client.post(f"{page}/write", content=f"text={sent}".encode(), headers=form)
            assert_refused(answer)
        if text:
            for path, field in (("allow-text", "allowed"), ("report", "words"), ("report", "seat")):
                fields = f"seat=1&{field}={sent}".encode()
                assert_refused(client.post(f"{page}/{path}", content=fields, headers=form))
    elsewhere = {"Origin": "https://example.com"}
    for path in ("write", "allow-text", "report"):
        data = {"text": "x", "allowed": "true", "seat": "1", "words": "true"}
        assert client.post(f"{page}/{path}", data=data, headers=elsewhere).status_code == 403
    assert "<bdi>" not in client.get(page).text


def test_what_an_account_says_of_its_notices(client: httpx.Client) -> None:
    assert client.post("/me/claim", data={"name": "Noticed"}).status_code == 303
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    push = {"endpoint": "https://fcm.googleapis.com/x", "keys": keys}
    for value in VALUES:
        assert_refused(post(client, "/me/push", push | {"endpoint": value}))
        assert_refused(post(client, "/me/push", push | {"keys": value}))
        for key in keys:
            assert_refused(post(client, "/me/push", push | {"keys": keys | {key: value}}))
    for text in filter(None, TRICKY):
        for field in ("zone", "quiet_from", "quiet_to"):
            sent = f"{field}={quote(text.encode(errors='surrogatepass'))}".encode()
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            assert_refused(client.post("/me/notices/choose", content=sent, headers=form))
            for path in ("/me/mail", "/mail/sign-in"):
                sent = f"address={quote(text.encode(errors='surrogatepass'))}".encode()
                assert_refused(client.post(path, content=sent, headers=form))
        for path in ("/me/push/remove", "/me/notices/choose", "/me/mail", "/me/feed"):
            elsewhere = {"Origin": "https://example.com"}
            assert client.post(path, data={"push": "x"}, headers=elsewhere).status_code == 403


@pytest.mark.parametrize("game", ["futera-susu", "social-soccer"])
def test_a_rosters_text(client: httpx.Client, game: str) -> None:
    for text in ("a = " + "[" * 7000, "a = " + "{a=" * 2000, "[" * 8000, "a.b" * 2000, LONG * 5):
        answer = client.post(f"/build/{game}", data={"text": text})
        assert_refused(answer)
    for field in ("ready", "kind", "copy"):
        for text in TRICKY:
            if text:
                sent = f"{field}={quote(text.encode(errors='surrogatepass'))}".encode()
                form = {"Content-Type": "application/x-www-form-urlencoded"}
                answer = client.post(f"/build/{game}", content=sent, headers=form)
                assert answer.status_code in (303, 400, 404), answer.text[:300]


def test_the_fields_of_a_form(client: httpx.Client) -> None:
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random"}
    for text in TRICKY:
        for field in ("game", "seat-1", "option-mode", "option-goals", "answer-seconds", "hints"):
            sent = "&".join(
                f"{name}={quote(value.encode(errors='surrogatepass'))}"
                for name, value in (form | {field: text or "?"}).items()
            )
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            assert_refused(client.post("/tables", content=sent.encode(), headers=headers))


@pytest.fixture
def programmer(unlimited: str) -> Iterator[httpx.Client]:
    """Somebody with a name, who has not made a key yet."""
    with httpx.Client(base_url=unlimited, timeout=30, trust_env=False) as client:
        name = "".join(secrets.choice("bcdfghjklmnpqrstvwxyz") for _ in range(12))
        assert client.post("/me/claim", data={"name": name}).status_code == 303
        yield client


def test_the_form_for_a_key(programmer: httpx.Client) -> None:
    form = {"label": "Bot", "scope": "read", "days": "30"}
    for text in (*TRICKY, "-1", "0", "1e9"):
        for field in ("label", "scope", "days"):
            sent = "&".join(
                f"{name}={quote(value.encode(errors='surrogatepass'))}"
                for name, value in (form | {field: text}).items()
            )
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            answer = programmer.post("/me/keys", content=sent.encode(), headers=headers)
            # A life that is no number is one for good, and so is a label that is a word.
            assert answer.status_code in (200, 400, 409), (field, text, answer.text[:300])
            assert LONG not in answer.text
        sent = f"key={quote(text.encode(errors='surrogatepass'))}"
        assert_refused(programmer.post("/me/keys/revoke", content=sent.encode(), headers=headers))
    assert programmer.get("/me/keys").status_code == 200


def test_what_a_key_asks_for(unlimited: str, programmer: httpx.Client) -> None:
    form = {"label": "Bot", "scope": ["read", "play", "challenge", "notices"]}
    key = re.search(r"kickabout_[\w-]{43}", programmer.post("/me/keys", data=form).text)
    assert key is not None
    headers = {"Authorization": f"Bearer {key[0]}"}
    with httpx.Client(base_url=unlimited, timeout=30, trust_env=False, headers=headers) as client:
        assert client.get("/api/me").status_code == 200
        for value in VALUES:
            for field in ("name", "game"):
                new = {"name": "Nobody", "game": "futbol-dash", field: value}
                assert_refused(post(client, "/api/challenges", new))
            assert_refused(client.get("/api/me/matches", params={"most": excerpt(str(value))}))
        for text in filter(None, TRICKY):
            path = quote(text.encode(errors="surrogatepass"), safe="")
            assert_refused(post(client, f"/api/challenges/{path}/decline", {}))


@pytest.mark.parametrize(
    "said",
    [
        b"Bearer kickabout_",
        b"Bearer kickabout_" + b"x" * 5000,
        b"Bearer kickabout_\xff\xfe",
        b"bearer  kickabout_x y",
        b"Basic kickabout_x",
        b"kickabout_x",
        b"Bearer",
    ],
)
def test_what_is_no_key(client: httpx.Client, table: str, said: bytes) -> None:
    headers = {b"Authorization": said}
    answers = [client.get("/api/me", headers=headers)]
    if said.lower().startswith(b"bearer "):
        answers.append(client.get(f"/api/tables/{table}", headers=headers))
    for answer in answers:
        assert_refused(answer)
        assert answer.status_code in (403, 431), answer.text


@pytest.mark.parametrize(
    "raw",
    [
        b"\0\0\0\0\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)
def test_what_is_no_http(unlimited: str, raw: bytes) -> None:
    answer = answers_to(unlimited, raw)
    assert answer.startswith(b"HTTP/1.1 4"), answer[:200]


def test_requests_that_wait_for_each_other(unlimited: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    assert answers_to(unlimited, request * MOST_PIPELINED + last).count(b"200 OK") == 9
    refused = answers_to(unlimited, request * MOST_PIPELINED * 2)
    assert refused.startswith(b"HTTP/1.1 400")
    assert b"200 OK" not in refused


def answers_to(url: str, sent: bytes) -> bytes:
    """Return everything that comes back until the server closes the connection."""
    where = urlsplit(url)
    assert where.hostname
    assert where.port
    with socket.create_connection((where.hostname, where.port), timeout=10) as connection:
        connection.sendall(sent)
        return b"".join(iter(lambda: connection.recv(4096), b""))


def test_after_all_of_it_people_play_on(client: httpx.Client) -> None:
    new = {"game": "futbol-dash", "seats": ["bot:random", "bot:random"]}
    assert client.post("/api/tables", json=new).status_code == 201
