"""Somebody lets a program play for their name, and whoever sits with it sees that; then the key is revoked."""

import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE


def test_a_program_plays_by_a_key(server: TableServer, enter: Enter) -> None:
    ada, phone = enter(server), enter(server, **PHONE)
    claim(ada, "Ada the Maker")
    ada.page.get_by_role("link", name="Programs").click()
    page = ada.page
    page.get_by_label("What it is for").fill("My first bot")
    page.get_by_label("How long it is valid").select_option("90 days")
    page.get_by_label("play:").check()
    page.get_by_role("button", name="Make the key").click()
    key = page.locator(".people-code p > code").inner_text()
    expect(page.locator(".people-rows")).to_contain_text("My first bot")
    expect(page.locator(".people-rows")).to_contain_text("not used yet")
    assert not list(findings(ada))
    ada.fits()

    def ask(path: str, body: dict[str, object] | None = None) -> dict[str, object]:
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{server.url}/api{path}", data, headers)) as answer:
            told: dict[str, object] = json.load(answer)
        return told

    made = ask("/tables", {"game": "futbol-dash", "seats": ["you", "open"]})
    phone.page.goto(str(made["link"]))
    expect(phone.page.locator("#peg-0")).to_contain_text("program")
    phone.fits()
    ada.visit("/me/keys")
    expect(page.locator(".people-code")).to_have_count(0)
    expect(page.locator(".people-rows")).to_contain_text("last used")
    page.get_by_role("button", name="Revoke the key My first bot").click()
    expect(page.locator(".people-rows")).to_have_count(0)
    with pytest.raises(HTTPError, match="403"):
        ask("/me")
