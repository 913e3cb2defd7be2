"""`kickabout serve`: sources of its settings, and errors about wrong ones."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kickabout.cli import serve
from kickabout.table.settings import WIDE, Limits, Settings
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that would have been started."""
    started: list[Settings] = []

    def start(settings: Settings, **_: Any) -> None:
        started.append(settings)

    monkeypatch.setattr(serve, "run_server", start)
    for name in [name for name in os.environ if name.startswith("KICKABOUT_")]:
        monkeypatch.delenv(name)
    return started


def test_without_a_word_it_listens_to_this_machine(served: list[Settings], run: Run) -> None:
    assert run("serve").exit_code == 0
    assert (served[0].host, served[0].port) == ("127.0.0.1", 8000)


def test_a_file_is_beaten_by_the_environment_and_that_by_an_option(
    served: list[Settings], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kickabout.toml"
    file.write_text(f'data = "{tmp_path}/matches"\nhost = "127.0.0.3"\nport = 9003\n')
    assert run("serve", "--config", file).exit_code == 0
    monkeypatch.setenv("KICKABOUT_CONFIG", str(file))
    monkeypatch.setenv("KICKABOUT_PORT", "9002")
    assert run("serve").exit_code == 0
    assert run("serve", "--port", "9001").exit_code == 0
    assert {one.host for one in served} == {"127.0.0.3"}
    assert {one.data for one in served} == {tmp_path / "matches"}
    assert [one.port for one in served] == [9003, 9002, 9001]


def test_what_may_be_several_is_a_list(
    served: list[Settings], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kickabout.toml"
    file.write_text('host-name = ["a.example", "b.example:8443"]\ntrusted-proxy = ["10.0.0.0/8"]')
    assert run("serve", "--config", file).exit_code == 0
    monkeypatch.setenv("KICKABOUT_HOST_NAME", "c.example d.example")
    assert run("serve", "--config", file).exit_code == 0
    assert run("serve", "--host-name", "e.example").exit_code == 0
    assert [one.host_names for one in served] == [
        ("a.example", "b.example:8443"),
        ("c.example", "d.example"),
        ("e.example",),
    ]
    assert served[0].trusted_proxies == ("10.0.0.0/8",)


def test_a_host_may_bring_a_token(
    served: list[Settings], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("serve").exit_code == 0
    monkeypatch.setenv("KICKABOUT_ADMIN_TOKEN", "the token of the host")
    assert run("serve").exit_code == 0
    assert [one.admin_token for one in served] == [None, "the token of the host"]


def test_limits_are_on_and_each_is_a_setting(
    served: list[Settings], run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "kickabout.toml"
    file.write_text('limits = "wide"\nstreams = 7\nrequest-seconds = 2.5')
    for words in ([], ["--tables", "3"], ["--limits", "off"], ["--config", file]):
        assert run("serve", *words).exit_code == 0
    assert [one.limits for one in served] == [
        Limits(),
        replace(Limits(), tables=3),
        None,
        replace(WIDE, streams=7, request_seconds=2.5),
    ]


def test_several_servers_share_a_database(
    served: list[Settings], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "postgresql+psycopg://kickabout:open-sesame@db.example/kickabout"
    monkeypatch.setenv("KICKABOUT_SECRET_KEY", "k" * 32)
    monkeypatch.setenv("KICKABOUT_PREVIOUS_SECRET_KEY", "p" * 32)
    outcome = run("serve", "--database", address, "--pace", "0")
    assert outcome.exit_code == 0
    assert (served[0].database, served[0].secret, served[0].pace) == (address, b"k" * 32, 0.0)
    assert served[0].previous_secret == b"p" * 32
    said = repr(served[0]) + outcome.output
    assert not any(secret in said for secret in ("open-sesame", "k" * 32, "p" * 32))


def test_a_previous_key_has_a_current_one(run: Run) -> None:
    outcome = run("serve", "--previous-secret-key", "p" * 32)
    assert_one_line(outcome, 1, "give both")
    assert "ppp" not in outcome.output


def test_a_password_is_not_repeated(run: Run) -> None:
    outcome = run("serve", "--database", "postgresql://kickabout:open sesame@db:port/kickabout")
    assert outcome.exit_code == 2
    assert "sesame" not in outcome.output


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("prot = 8000", ["no setting 'prot'", "port"]),
        ('config = "other.toml"', ["no setting 'config'"]),
        ("port = 99999", ["port:", "65535"]),
        ('port = "many"', ["port:", "integer"]),
        ("port = true", ["port:", "takes a number or a text"]),
        ("port = [1]", ["port:", "one value"]),
        ('host-name = "kickabout.example"', ["host-name:", "a list"]),
        ('host-name = ["https://kickabout.example/"]', ["host-name:", "such as kickabout.example"]),
        ('limits = "none"', ["limits:", "off"]),
        ('admin-token = "short"', ["admin-token:", "16 characters"]),
        ('database = "mysql://user:open-sesame@db/kickabout"', ["database:", "PostgreSQL"]),
        ('secret-key = "short"', ["secret-key:", "32 bytes"]),
        ('previous-secret-key = "short"', ["previous-secret-key:", "32 bytes"]),
        ("pace = -1", ["pace:", "0"]),
        ("streams = 0", ["streams:", "1"]),
        ('trusted-proxy = ["caddy"]', ["trusted-proxy:", "10.0.0.0/8"]),
        ("port = many", ["line 1"]),
    ],
)
def test_what_is_wrong_in_a_file_is_named(
    text: str, parts: list[str], served: list[Settings], run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "kickabout.toml"
    file.write_text(text)
    assert_one_line(run("serve", "--config", file), 1, str(file), *parts)
    assert served == []


def test_a_wrong_variable_is_named(
    served: list[Settings], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KICKABOUT_PORT", "many")
    assert_one_line(run("serve"), 2, "KICKABOUT_PORT", "integer")
    assert served == []


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert_one_line(run("serve", "--config", tmp_path / "none.toml"), 1, "none.toml: No such file")
