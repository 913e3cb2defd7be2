"""More of everything than anybody needs, from one address: it is refused, and somebody else is served."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import count
from urllib.parse import urlsplit

import httpx
import pytest

NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
_numbers = count(2)

Visit = Callable[[], httpx.Client]


@pytest.fixture
def visit(limited: str) -> Iterator[Visit]:
    """Makes visitors, each from an address of this machine that nobody had before."""
    with ExitStack() as clients:

        def come() -> httpx.Client:
            address = f"127.0.1.{next(_numbers)}"
            transport = httpx.HTTPTransport(local_address=address)
            client = httpx.Client(base_url=limited, timeout=30, transport=transport)
            return clients.enter_context(client)

        yield come


def connect(url: str, address: str | None = None) -> socket.socket:
    where = urlsplit(url)
    own = address or f"127.0.1.{next(_numbers)}"
    return socket.create_connection(
        (where.hostname, where.port), timeout=10, source_address=(own, 0)
    )


def answer(connection: socket.socket) -> bytes:
    """All that the server sends until it hangs up."""
    parts = []
    while part := connection.recv(4096):
        parts.append(part)
    return b"".join(parts)


def assert_too_much(response: httpx.Response) -> None:
    assert response.status_code == 429
    assert int(response.headers["Retry-After"]) > 0
    assert len(response.json()["error"]) > 20


def test_tables(visit: Visit) -> None:
    flooding = visit()
    answers = [flooding.post("/api/tables", json=NEW) for _ in range(8)]
    assert [one.status_code for one in answers] == [201] * 3 + [429] * 5
    assert_too_much(answers[-1])
    assert visit().post("/api/tables", json=NEW).status_code == 201


def test_streams(visit: Visit) -> None:
    flooding = visit()
    table = flooding.post("/api/tables", json=NEW).json()["table"]
    where = f"/api/tables/{table}/events"
    with ExitStack() as streams:
        for _ in range(3):
            response = streams.enter_context(flooding.stream("GET", where))
            assert response.status_code == 200
        assert_too_much(flooding.get(where))
        with visit().stream("GET", where) as response:
            assert response.status_code == 200


def test_requests(visit: Visit) -> None:
    flooding = visit()
    statuses = [flooding.get("/api/nothing").status_code for _ in range(40)]
    assert statuses == [404] * 40
    refused = flooding.get("/api/games")
    assert_too_much(refused)
    assert visit().get("/api/games").status_code == 200


def test_hints_and_rosters(visit: Visit) -> None:
    flooding = visit()
    for path, most in (("/api/tables/none/hint", 3), ("/build/futera-susu", 3)):
        statuses = [flooding.post(path, data={}).status_code for _ in range(most + 1)]
        assert 429 not in statuses[:most]
        assert statuses[most] == 429


def test_connections(limited: str, visit: Visit) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(closing(connect(limited, "127.0.2.1"))) for _ in range(20)]
        silent, asking = (
            stack.enter_context(closing(connect(limited, "127.0.2.1"))) for _ in range(2)
        )
        asking.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        for one_more in (silent, asking):
            assert b"429" in answer(one_more).split(b"\r\n")[0]
        assert visit().get("/api/games").status_code == 200
        assert all(connection.fileno() > 0 for connection in held)


@pytest.mark.parametrize(
    "half",
    [
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        HEAD + b"Content-Length: 50\r\n\r\n",
        HEAD + b'Content-Length: 50\r\n\r\n{"game"',
        HEAD + b'Transfer-Encoding: chunked\r\n\r\n4\r\n{"ga',
    ],
)
def test_half_a_request_is_given_up(limited: str, half: bytes) -> None:
    with closing(connect(limited)) as connection:
        connection.sendall(half)
        said = answer(connection)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"did not arrive whole" in said


def test_a_connection_that_says_nothing_ends(limited: str) -> None:
    with closing(connect(limited)) as connection:
        assert answer(connection) == b""


def test_half_a_request_after_a_whole_one(limited: str) -> None:
    with closing(connect(limited)) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET / HT")
        assert b"HTTP/1.1 408 " in answer(connection)


def test_a_trickle_does_not_buy_time(limited: str) -> None:
    with closing(connect(limited)) as connection:
        connection.sendall(HEAD + b"Content-Length: 5000\r\n\r\n")
        connection.settimeout(0.05)
        said = b""
        for _ in range(100):
            try:
                connection.sendall(b" ")
                said += connection.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                break
            break
        assert b"408" in said


def test_a_stream_outlives_the_time_for_a_request(limited: str, visit: Visit) -> None:
    client = visit()
    made = client.post("/api/tables", json=NEW).json()
    table = f"/api/tables/{made['table']}"
    with client.stream("GET", f"{table}/events") as response, closing(connect(limited)) as other:
        lines = response.iter_lines()
        assert next(lines) == "event: turn"
        assert answer(other) == b""  # given up meanwhile
        join = {"invite": made["invites"][0]["token"], "name": "Bo"}
        assert visit().post(f"{table}/join", json=join).status_code == 200
        assert any('"playing"' in line for line in lines)
