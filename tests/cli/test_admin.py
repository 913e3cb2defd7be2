"""`kickabout admin`, against a server that runs in a thread."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from typer.testing import Result

from kickabout.table.settings import Settings
from kickabout.table.store.engines import FILE, make_engine
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
    assert admin("reports").stdout == "No reports.\n"
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


def test_a_host_moderates(admin: Admin, running: tuple[str, Path]) -> None:
    with httpx.Client(base_url=running[0], trust_env=False, follow_redirects=True) as browser:
        browser.post("/me/claim", data={"name": "Rude"})
        assert admin("sanctions").stdout == "Nobody is muted or suspended.\n"
        told = admin("mute", "Rude", "--why", "Too loud.", "--by", "Zoë").stdout
        assert told == "Rude is muted for good.\n"
        told = admin("suspend", "rude", "--why", "Even louder.", "--days", "2").stdout
        assert re.fullmatch(r"rude is suspended until \d{4}-\d\d-\d\d \d\d:\d\d UTC.\n", told)
        page = browser.get("/me").text
        assert "Too loud." in page
        assert "Even louder." in page
        assert "Even louder." in browser.get("/").text
        listed = admin("sanctions").stdout
        assert all(word in listed for word in ("muted", "for good", "suspended", "Even louder."))
        assert admin("lift", "Rude").stdout == "Rude is neither muted nor suspended any more.\n"
        assert_one_line(admin("lift", "Rude"), 1, "“Rude” is neither muted nor suspended")
        assert "louder" not in browser.get("/me").text
        told = admin("rename", "Rude", "--why", "That is no name.").stdout
        assert re.fullmatch(
            r"Rude is called Nameless \d+ now, and is asked for another name.\n", told
        )
        assert "taken your name away" in browser.get("/me").text
        browser.post("/me/rename", data={"name": "Polite"})
        assert "taken your name away" not in browser.get("/me").text
    lines = admin("audit", "--number", "4").stdout
    assert "Zoë" in lines
    assert "command line" in lines
    assert re.findall(r"rename|lift|suspend|mute", lines) == [
        "rename",
        "lift",
        "suspend",
        "mute",
    ]
    assert_one_line(admin("mute", "Nobody", "--why", "No."), 1, "neither a claimed name")


def test_a_network_claims_no_names(admin: Admin) -> None:
    told = admin("block", "192.0.2.0/24", "--accounts").stdout
    assert told == "192.0.2.0/24 can claim no names.\n"
    assert admin("blocks").stdout == "192.0.2.0/24 (may claim no names)\n"
    admin("unblock", "192.0.2.0/24")
    assert admin("blocks").stdout == ""


def test_ratings_are_what_the_results_say(admin: Admin, running: tuple[str, Path]) -> None:
    url, data = running
    for check in ([], ["--check"]):
        told = "0 rated matches: every rating is as their results say.\n"
        assert admin("ratings", *check).stdout == told
    rated_match(url)
    told = "1 rated match: every rating is as its result says.\n"
    assert admin("ratings", "--check").stdout == told
    engine = make_engine(data / FILE)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE rated_seats SET mean = mean + 1 WHERE seat = 0")
    engine.dispose()
    assert_one_line(admin("ratings", "--check"), 1, "1 rating is not as the results say")
    assert admin("ratings").stdout == "1 rating was not as the results say, and is now.\n"
    assert admin("ratings", "--check").stdout == told


def rated_match(url: str) -> None:
    """Have two names begin a rated match, and one of them resign."""
    with ExitStack() as stack:
        browsers = []
        for name in ("Rita", "Rosa"):
            browser = httpx.Client(base_url=url, trust_env=False, follow_redirects=True)
            browsers.append(stack.enter_context(browser))
            browser.post("/me/claim", data={"name": name})
        form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open", "rated": "yes"}
        page = browsers[0].post("/tables", data={**form, "option-goals": "1"})
        table = page.url.path.rpartition("/")[2]
        invitation = re.search(r"/join/([\w-]+)", page.text)
        assert invitation is not None
        browsers[1].post(f"/t/{table}/sit", data={"token": invitation[1], "name": "Rosa"})
        for _ in range(1000):
            browsers[0].post(f"/t/{table}/resign")
            state = browsers[0].get(f"/api/tables/{table}").json()
            assert state["rated"]
            if state["status"] == "over":
                return
    raise AssertionError("the match has no end")


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
    assert_one_line(unreached, 1, "cannot be reached: Connection refused")
    assert_one_line(
        run("admin", "blocks", "--url", "file:///etc", "--token", "x"), 2, "file:///etc"
    )
