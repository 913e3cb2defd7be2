"""`kickabout play` and `kickabout replay`."""

import os
import shlex
import signal
import socket
import urllib.request
from pathlib import Path

import pytest

import kickabout
from tests.cli.command_line import assert_one_line, start
from tests.cli.conftest import Run


def commentary(transcript: Path) -> list[str]:
    match = kickabout.load(transcript.read_text(encoding="utf-8"))
    reader = match.reader()
    return [f"{line.minute:3}'  {reader.sentence(line.remark.message)}" for line in match.story()]


@pytest.mark.parametrize("plainly", [[], ["--plain"]])
def test_replay_tells_one_line_for_each_remark(
    plainly: list[str], run: Run, transcript: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    result = run("replay", transcript, *plainly)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == commentary(transcript)


def test_replay_of_an_unfinished_match_says_so(run: Run, tmp_path: Path) -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    match.roll()
    path = tmp_path / "begun.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    last = run("replay", path).stdout.splitlines()[-1]
    assert last == "Unfinished, after 1 decisions and outcomes."


def begun_with_another_box(folder: Path) -> tuple[Path, Path, str]:
    """Return a transcript of a match with smaller hands, its box file and that box's digest."""
    own = kickabout.new("futbol-dash", 2).box.text
    box = folder / "box.toml"
    box.write_text(own.replace("hand = 6", "hand = 5", 1), encoding="utf-8")
    match = kickabout.new("futbol-dash", 2, box=box, seed=1)
    for _ in range(50):
        match.roll() if match.actor == "chance" else match.play(match.legal[0])
    path = folder / "match.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    return path, box, match.box.digest


def test_replay_needs_the_box_that_was_played_with(run: Run, tmp_path: Path) -> None:
    path, box, digest = begun_with_another_box(tmp_path)
    assert_one_line(run("replay", path), 1, str(path), digest)
    assert run("replay", path, "--box", box).exit_code == 0
    box.write_text("[rules", encoding="utf-8")
    result = run("replay", path, "--box", box)
    assert_one_line(result, 1, "kickabout: box.toml: is not valid TOML")


def test_replay_of_a_transcript_that_was_cut(run: Run, transcript: Path, tmp_path: Path) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "cut.txt"
    path.write_text("\n".join(lines[:60]), encoding="utf-8")
    assert_one_line(run("replay", path), 1, str(path), "but the decisions give unfinished")
    path.write_text("\n".join(lines[:60]) + "\n0 play lon", encoding="utf-8")
    assert_one_line(run("replay", path), 1, f"{path}: line 61")
    path.write_text("\n".join(lines[:3]), encoding="utf-8")
    assert_one_line(run("replay", path), 1, str(path), "'seats'")


def test_replay_of_what_is_no_transcript(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    assert_one_line(run("replay", path), 1, f"{path}: No such file")
    assert_one_line(run("replay", tmp_path), 1, f"{tmp_path}: Is a directory")
    path.write_bytes(b"\xff\xfe")
    assert_one_line(run("replay", path), 1, f"{path}: is not UTF-8 text")
    path.write_text("", encoding="utf-8")
    assert_one_line(run("replay", path), 1, str(path))


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        text: str = answer.read().decode()
        return text


def test_play_serves_opens_the_browser_and_stops_at_once(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)  # whoever reads it waits until the browser has written
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(opened))}\n', encoding="utf-8")
    browser.chmod(0o755)
    data = tmp_path / "data"
    words = ("play", "--port", "0", "--data", data)
    with start(*words, BROWSER=f"{browser} %s") as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        address = first.split()[3]
        try:
            assert first == f"Kickabout is at {address} (Ctrl-C stops it).\n"
            assert "Fútbol Dash" in read(address)
            # By the address, where the browser may be known already.
            by_address = address.replace("localhost", "127.0.0.1") + "localhost"
            assert opened.read_text(encoding="utf-8").strip() == by_address
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert err.endswith("Stopped.\n")
    assert "Traceback" not in err


def test_play_says_when_the_port_is_taken(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("play", "--port", str(port), "--data", tmp_path, "--no-browser")
    assert_one_line(result, 1, f"port {port} on 127.0.0.1", "--port")


def test_play_says_when_the_folder_cannot_be_used(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("play", "--port", "0", "--data", tmp_path / "file", "--no-browser")
    assert_one_line(result, 1, str(tmp_path / "file"))


@pytest.mark.parametrize("own_box", [True, False])
def test_replay_opens_a_page_that_steps_through(
    transcript: Path, tmp_path: Path, own_box: bool
) -> None:
    words: list[str | Path] = ["replay", transcript, "--open", "--no-browser"]
    if not own_box:
        path, box, _ = begun_with_another_box(tmp_path)
        words = ["replay", path, "--box", box, "--open", "--no-browser"]
    with start(*words) as process:
        assert process.stderr is not None
        address = process.stderr.readline().split()[3]
        try:
            assert address.endswith("/replay")
            assert read(f"{address}?at=0") != read(f"{address}?at=40")
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)
    assert process.returncode == 0
