"""Nobody sends more than anybody needs: a long body is refused before it is kept anywhere."""

from collections.abc import AsyncIterator

import pytest

from kickabout.table.web.bodies import MOST_BYTES
from tests.table.conftest import RunningServer

pytestmark = pytest.mark.anyio


async def pieces(number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b"x" * 4096


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/api/tables", "application/json"), ("/tables", "application/x-www-form-urlencoded")],
)
async def test_a_body_that_says_how_long_it_is(server: RunningServer, path: str, kind: str) -> None:
    response = await server.client().post(
        path, content=b"[" * (MOST_BYTES + 1), headers={"Content-Type": kind}
    )
    assert response.status_code == 413
    assert "64 kB" in response.text


async def test_a_body_in_pieces_is_stopped_on_its_way(server: RunningServer) -> None:
    response = await server.client().post(
        "/api/tables",
        content=pieces(MOST_BYTES // 4096 + 1),
        headers={"Content-Type": "application/json"},
    )
    assert response.status_code == 413


async def test_a_file_among_a_forms_fields(server: RunningServer) -> None:
    files = {"file": ("squad.toml", b"x" * MOST_BYTES)}
    response = await server.client().post("/tables", files=files)
    assert response.status_code == 413


async def test_the_longest_body_is_read(server: RunningServer) -> None:
    body = b'{"game": "futbol-dash"' + b" " * (MOST_BYTES - 23) + b"}"
    assert len(body) == MOST_BYTES
    response = await server.client().post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert response.status_code == 400  # seats are missing
