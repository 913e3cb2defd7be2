"""More than anybody needs to send: refused before it is kept, and not sent back."""

import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from kickabout.table.web.protocol import EXCESS_BYTES
from tests.attacks.attacked_server import SPOOL

MOST = 1 << 16
MEGABYTE = 1 << 20
PATHS = ["/api/tables", "/tables", "/build/futera-susu"]
KINDS = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]


def pieces(megabytes: int, sent: list[int]) -> Iterator[bytes]:
    """A body without a length, of which it is counted how much was taken."""
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n'
    for number in range(megabytes * 16):
        sent.append(MOST)
        yield head + b"[" * MOST if number == 0 else b"[" * MOST


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_body_without_an_end(
    unlimited: str, unlimited_folder: Path, path: str, kind: str
) -> None:
    sent: list[int] = []
    with httpx.Client(base_url=unlimited, timeout=30, trust_env=False) as client:
        try:
            answer = client.post(path, content=pieces(200, sent), headers={"Content-Type": kind})
        except httpx.TransportError:  # it hung up in the middle
            pass
        else:
            assert answer.status_code in (400, 413)
    # What is read after the answer and kept nowhere, and what the system's own buffers take.
    assert sum(sent) < EXCESS_BYTES + 20 * MEGABYTE
    assert list((unlimited_folder / SPOOL).iterdir()) == []


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_long_body(client: httpx.Client, path: str, kind: str) -> None:
    answer = client.post(path, content=b"[" * (MOST + 1), headers={"Content-Type": kind})
    assert answer.status_code in (400, 413)
    assert len(answer.content) < 100_000


@pytest.mark.parametrize("is_announced", [True, False])
@pytest.mark.parametrize("path", PATHS)
def test_a_client_that_sends_everything_first_reads_the_refusal(
    unlimited: str, path: str, is_announced: bool
) -> None:
    body = b"x" * 30 * MEGABYTE if is_announced else pieces(30, [])
    request = urllib.request.Request(unlimited.rstrip("/") + path, data=body)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=60)
    with refused.value as answer:
        assert answer.code == 413
        assert "64 kB" in answer.read().decode()


@pytest.mark.parametrize("where", ["actions", "hint", "stand-ins"])
def test_a_long_word_is_not_sent_back(client: httpx.Client, table: str, where: str) -> None:
    word = "play " + "x" * 60_000
    for body in ({"action": word, "at": 0}, {"actions": [word], "at": 0}, {"at": word}, {word: 1}):
        answer = client.post(f"/api/tables/{table}/{where}", json=body)
        assert answer.status_code == 400
        assert len(answer.content) < 2_000
    long = client.post(f"/api/tables/{table}/{where}", json={"action": "x" * 2 * MEGABYTE, "at": 0})
    assert long.status_code == 413
    assert len(long.content) < 2_000


def test_a_long_word_of_a_form_is_not_sent_back(client: httpx.Client, table: str) -> None:
    quiet = client.get(f"/t/{table}")
    for field in ("action", "at"):
        answer = client.post(
            f"/t/{table}/play", data={"action": "hold", "at": "0"} | {field: "x" * 60_000}
        )
        assert answer.status_code in (400, 403)
        assert len(answer.content) < len(quiet.content) + 2_000


def test_a_head_without_an_end(unlimited: str) -> None:
    where = urlsplit(unlimited)
    taken = 0
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=10) as sending:
        sending.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with suppress(OSError):  # it hangs up in the middle
            while taken < 20 * MEGABYTE:
                sending.sendall(b"X-More: " + b"x" * MOST + b"\r\n")
                taken += MOST
    assert taken < 20 * MEGABYTE  # what the system's own buffers take
    assert httpx.get(f"{unlimited}api/games", trust_env=False).status_code == 200
