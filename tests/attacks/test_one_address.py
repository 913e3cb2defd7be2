"""One address for many, as in a home, a school or a carrier's network: nobody there can keep another from playing,
and they can all begin at once.
"""

import re
import secrets
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import httpx
import pytest

from kickabout.engine.keyed_dice import seal_of
from kickabout.table.settings import Limits
from kickabout.table.web.protocol import MOST_HELD, MOST_PIPELINED
from tests.attacks.attacked_server import attacked_server

STALLING, READING_SLOWLY, PAIRS = 9, 6, 8
LARGE = "/api/openapi.json"
MANY = MOST_PIPELINED + 1
"""So many large answers are more than all buffers between the server and a reader take."""
_numbers = count(2)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with its normal pace and the limits of the internet, but patient with slow clients."""
    limits = Limits(request_seconds=90.0)
    with attacked_server(tmp_path_factory.mktemp("school"), limits, pace=1.0) as url:
        yield url


@pytest.fixture
def address() -> str:
    """An address of this machine that nobody had before."""
    return f"127.0.3.{next(_numbers)}"


def visitor(url: str, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=url, timeout=30, transport=transport)


def connect(url: str, address: str) -> socket.socket:
    """A bare connection that takes in little that is not read."""
    where = urlsplit(url)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((address, 0))
    connection.connect((where.hostname, where.port))
    return connection


@dataclass
class Pair:
    """A match of two people, who have a program and a browser each."""

    client: httpx.Client
    address: str
    table: str
    tokens: list[str]

    def asked(self) -> tuple[int, dict[str, Any]]:
        """The seat that has something to decide, with its state, once there is one."""
        for _ in range(300):
            for seat in range(2):
                where = f"/api/tables/{self.table}"
                state = self.client.get(where, headers=self.own(seat)).raise_for_status().json()
                if state["legal"]:
                    return seat, state
            time.sleep(0.1)
        raise AssertionError("nobody is asked anything")

    def own(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def decide(self) -> None:
        """Decides by the program, and then by a browser that holds the seat as well."""
        seat, state = self.asked()
        decision = {"action": state["legal"][0], "at": state["at"]}
        where = f"/api/tables/{self.table}/actions"
        self.client.post(where, json=decision, headers=self.own(seat)).raise_for_status()
        seat, state = self.asked()
        with visitor(str(self.client.base_url), self.address) as browser:
            browser.post(f"/seat/{self.tokens[seat]}")
            decision = {"action": state["legal"][0], "at": state["at"]}
            answer = browser.post(f"/t/{self.table}/play", data=decision)
            assert answer.status_code == 303, answer.text


@pytest.fixture
def pair(school: str, address: str) -> Iterator[Pair]:
    new = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana", "answer_seconds": None}
    with visitor(school, address) as client:
        made = client.post("/api/tables", json=new).raise_for_status().json()
        where = f"/api/tables/{made['table']}"
        join = {"invite": made["invites"][0]["token"], "name": "Bo"}
        joined = client.post(f"{where}/join", json=join).raise_for_status().json()
        yield Pair(client, address, made["table"], [made["you"]["token"], joined["token"]])


def assert_served(pair: Pair) -> None:
    """Everything is answered in its time."""
    for path in ("/healthz", "/readyz", "/", f"/t/{pair.table}"):
        assert pair.client.get(path).status_code == 200
    pair.decide()


def test_bodies_that_never_arrive(school: str, pair: Pair) -> None:
    head = "Host: 127.0.0.1\r\nContent-Length: 50\r\nContent-Type: application/json\r\n\r\n{"
    with ExitStack() as stalling:
        for path in ("/tables", "/api/tables", f"/t/{pair.table}/play") * (STALLING // 3):
            connection = stalling.enter_context(closing(connect(school, pair.address)))
            connection.sendall(f"POST {path} HTTP/1.1\r\n{head}".encode())
        time.sleep(0.5)
        assert_served(pair)


def test_answers_that_are_never_read(school: str, pair: Pair) -> None:
    assert pair.client.get(LARGE).status_code == 200  # it takes a while to make
    with ExitStack() as reading:
        for _ in range(READING_SLOWLY):
            connection = reading.enter_context(closing(connect(school, pair.address)))
            connection.sendall(f"GET {LARGE} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * MANY)
        time.sleep(2)
        assert_served(pair)


def test_more_connections_than_an_address_may_have(school: str, pair: Pair) -> None:
    seat, state = pair.asked()
    decision = {"action": state["legal"][0], "at": state["at"]}
    with ExitStack() as idle, visitor(school, pair.address) as program:
        for _ in range(Limits.connections + MOST_HELD):
            idle.enter_context(closing(connect(school, pair.address)))
        assert program.get("/healthz").status_code == 200
        where = f"/api/tables/{pair.table}/actions"
        assert program.post(where, json=decision, headers=pair.own(seat)).status_code == 200


CACHES: WeakKeyDictionary[httpx.Client, set[str]] = WeakKeyDictionary()
"""The files that each browser has loaded."""


def test_a_class_begins_at_once(school: str, address: str) -> None:
    """Eight pairs of browsers do what their pages do, all in the same second."""
    with ExitStack() as clients, ThreadPoolExecutor(2 * PAIRS) as people:
        hosts, guests = (
            [clients.enter_context(visitor(school, address)) for _ in range(PAIRS)]
            for _ in range(2)
        )
        tables, invitations = zip(*people.map(set_up, hosts), strict=True)
        list(people.map(sit_down, guests, tables, invitations))
        answers = [
            *people.map(contribute, [*hosts, *guests], tables * 2, [0] * PAIRS + [1] * PAIRS)
        ]
        assert answers == [[200, 204]] * 2 * PAIRS
        for host, table in zip(hosts, tables, strict=True):
            dice = host.get(f"/api/tables/{table}").json()["dice"]
            assert [seal["told"] for seal in dice["seals"]] == [True, True]


def set_up(browser: httpx.Client) -> tuple[str, str]:
    """Sets a table of two up; returns its id and its invitation."""
    open_page(browser.get("/"), browser)
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open", "name": "Ana"}
    page = open_page(browser.post("/tables", data=form), browser)
    invitation = re.search(r"/join/([\w-]+)", page.text)
    assert invitation is not None
    return page.url.path.removeprefix("/t/"), invitation[1]


def sit_down(browser: httpx.Client, table: str, invitation: str) -> None:
    """Takes the other seat of a table."""
    open_page(browser.get(f"/join/{invitation}"), browser)
    taken = {"token": invitation, "name": "Bo"}
    open_page(browser.post(f"/t/{table}/sit", data=taken), browser)


def open_page(answer: httpx.Response, browser: httpx.Client) -> httpx.Response:
    """The page that an answer leads to, once its files are loaded as by a browser whose cache was empty at first."""
    while answer.next_request is not None:
        answer = browser.send(answer.next_request)
    cached = CACHES.setdefault(browser, set())
    files = re.findall(r'(?:src|href)="(/(?:static|games)/[^"]+\.(?:css|js))"', answer.text)
    for file in sorted(set(files) - cached):
        browser.get(file).raise_for_status()
    cached.update(files)
    return answer.raise_for_status()


def contribute(browser: httpx.Client, table: str, seat: int) -> list[int]:
    """Seals a contribution, waits for the seals to be fixed, and tells it; returns how that was answered."""
    value = secrets.token_hex(16)
    sealed = browser.post(f"/t/{table}/seal", data={"seal": seal_of(table, seat, value)})
    if sealed.status_code != 200:
        return [sealed.status_code]
    told = browser.post(f"/t/{table}/contribution", data={"contribution": value})
    return [sealed.status_code, told.status_code]
