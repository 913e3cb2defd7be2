"""`kickabout admin`, against a server that runs in a thread."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import Result

from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from kickabout.table.web.server import Server, bind, configured
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

Admin = Callable[..., Result]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server, and its data folder."""
    data = tmp_path_factory.mktemp("admin")
    listener = bind("127.0.0.1", 0)
    ready = threading.Event()
    app = create_app(Settings(data, pace=0.0, warm=False))
    server = Server(configured(app), lambda _: ready.set())
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    assert ready.wait(60)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}", data
    server.should_exit = True
    thread.join()


@pytest.fixture
def admin(run: Run, running: tuple[str, Path]) -> Admin:
    url, data = running
    return lambda *words: run("admin", *words, "--url", url, "--data", data)


def set_up(url: str) -> str:
    new = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Rude Ana"}
    made = httpx.post(f"{url}/api/tables", json=new, trust_env=False)
    return str(made.json()["table"])


def test_a_host_looks_after_a_server(admin: Admin, running: tuple[str, Path]) -> None:
    table = set_up(running[0])
    listed = admin("tables")
    assert listed.exit_code == 0
    assert table in listed.stdout
    assert "Rude Ana" in listed.stdout
    assert admin("remove-name", table, "0").stdout == "Seat 0 is called Player 1 now.\n"
    assert "Rude Ana" not in admin("tables").stdout
    assert admin("block", "192.0.2.7").stdout == "192.0.2.7/32 is blocked.\n"
    assert admin("blocks").stdout == "192.0.2.7/32\n"
    assert admin("unblock", "192.0.2.7").stdout == "192.0.2.7 is no longer blocked.\n"
    assert admin("blocks").stdout == ""
    assert admin("reports").stdout == ""
    assert admin("close", table).stdout == f"Table {table} is closed.\n"
    assert table not in admin("tables").stdout


def test_a_host_helps_with_names(admin: Admin, running: tuple[str, Path]) -> None:
    url = running[0]
    with httpx.Client(base_url=url, trust_env=False, follow_redirects=True) as browser:
        browser.post("/me/claim", data={"name": "Vera"})
    link = admin("login-link", "vera").stdout.split()[-1]
    with httpx.Client(trust_env=False, follow_redirects=True) as browser:
        assert "<h1>Vera</h1>" in browser.post(link).text
    assert admin("remove-account", "Vera").stdout == "The name Vera is free again.\n"
    assert_one_line(admin("login-link", "Vera"), 1, "Nobody has claimed the name Vera")


def test_a_host_rotates_the_key(admin: Admin, running: tuple[str, Path]) -> None:
    name = admin("keys").stdout.split()[0]
    assert admin("keys").stdout == f"{name} signs cookies.\n"
    rotated = admin("rotate-key").stdout
    new = rotated.split()[0]
    assert rotated == f"{new} signs cookies.\n{name} is accepted.\n"
    assert new != name
    assert (running[1] / "previous.key").exists()
    assert admin("keys").stdout == rotated
    assert admin("revoke-key").stdout == f"{new} signs cookies.\n"
    assert not (running[1] / "previous.key").exists()
    assert_one_line(admin("revoke-key"), 1, "There is no previous key")


def test_what_cannot_be_is_one_line(admin: Admin, run: Run, running: tuple[str, Path]) -> None:
    url, data = running
    assert_one_line(admin("close", "nowhere"), 1, "There is no table here")
    assert_one_line(admin("block", "nobody"), 1, "“nobody” is no address")
    wrong = run("admin", "tables", "--url", url, "--token", "wrong")
    assert_one_line(wrong, 1, "takes the token from its data folder")
    assert_one_line(run("admin", "blocks", "--url", url, "--data", data / "x"), 1, "admin.token")
    unreached = run("admin", "blocks", "--url", "http://127.0.0.1:9", "--token", "x")
    assert_one_line(unreached, 1, "cannot be reached")
    assert_one_line(
        run("admin", "blocks", "--url", "file:///etc", "--token", "x"), 2, "file:///etc"
    )
