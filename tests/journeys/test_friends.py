"""Friends play through a link: each sees the own hand alone, and nobody else can move it."""

import http.client
import json
import re
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import PreparedTable, TableServer


def test_a_friend_sits_down_through_the_link(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo, watcher = enter(server), enter(server), enter(server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    link = ada.page.locator(".invite-link")
    expect(link).to_have_count(1)
    ada.shoot("lobby", pictures)
    ada.fits()
    expect(ada.page.locator(".lobby")).to_contain_text("Send the link.")

    watcher.visit(ada.page.url)
    lobby = watcher.page.locator(".lobby")
    expect(lobby).to_contain_text("You watch: the link of a seat comes from whoever opened")
    expect(lobby).not_to_contain_text("your seat")

    bo.visit(link.inner_text())
    bo.shoot("invitation", pictures)
    bo.fits()
    bo.page.get_by_label("Your name").fill("ada")
    bo.page.get_by_role("button", name="Put it on").click()
    expect(bo.page.locator("body")).to_contain_text("Somebody at this table is called Ada already")
    bo.expects("400")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    expect(bo.page).to_have_url(ada.page.url)

    watcher.visit(bo.page.url)
    expect(watcher.prompt()).to_contain_text("From the stands")
    expect(watcher.page.locator("#hand")).to_have_count(0)
    for player in (ada, bo, watcher):
        player.until("#live.playing:has(#pitch)")
    expect(ada.page.locator("#lane-1 h3")).to_have_text("Bo")
    first, other = sorted((ada, bo), key=lambda p: "mine" not in str(p.live.get_attribute("class")))
    assert first.awaits_turn()
    number = first.number
    first.page.locator("#hand .card.ready:not([aria-haspopup])").first.click()
    for player in (other, watcher):
        player.sees_move_after(number)
        player.until(f"#lines :text('{first.page.locator('#lines cite').first.inner_text()}')")


def test_the_front_page_tells_that_a_friend_has_come(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    link = ada.page.locator(".invite-link").inner_text()
    ada.visit("/")
    ticket = ada.page.locator(".ticket")
    expect(ticket.locator(".stub")).to_have_text("Waiting")
    ticket.focus()
    bo.visit(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    expect(ticket).to_contain_text("Bo")  # nobody has loaded it anew
    expect(ticket).to_be_focused()


def test_a_copied_link_says_so_while_somebody_sits_down(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    for seat in ("Seat 2", "Seat 3"):
        sheet.get_by_label(seat).select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    invites = ada.page.locator(".invites > li")
    ada.until(".invites > li")  # before its scripts have run a press copies nothing
    expect(invites).to_have_count(2)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.keep_what_copies_say()
    copy = invites.first.locator(".copy span")
    copy.click()
    expect(copy).not_to_have_text("Copy")
    said = copy.text_content()
    assert said
    bo.visit(invites.last.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    expect(ada.page.locator("#peg-2")).to_contain_text("Bo")
    expect(copy).to_have_text(said)


SAME = ["through-ball", "through-ball", "overlap", "overlap", "pressing", "pressing"]


def everything_shown(player: Player, table: PreparedTable, seat: int | None) -> dict[str, str]:
    """Return everything that reaches a browser about a table, without the table's own id."""
    api = Request(f"{player.server.url}/api/tables/{table.id}")
    if seat is not None:
        api.add_header("Authorization", f"Bearer {table.tokens[seat]}")
    with urlopen(api) as answer:
        state = json.dumps(json.load(answer), indent=1)
    shown = {
        "page": player.page.content(),
        "events": first_event(player, f"{table.address}/events"),
        "api": state,
        "spoken": player.page.locator("body").aria_snapshot(),
    }
    own = [table.id, *table.tokens, *table.invites]
    return {part: re.sub("|".join(own), "-", text) for part, text in shown.items()}


def first_event(player: Player, path: str) -> str:
    """Return the first event of a stream, as raw text."""
    cookies = "; ".join(f"{c.get('name')}={c.get('value')}" for c in player.context.cookies())
    connection = http.client.HTTPConnection(urlsplit(player.server.url).netloc, timeout=10)
    connection.request("GET", path, headers={"Cookie": cookies})
    response = connection.getresponse()
    lines: list[str] = []
    while not lines or lines[-1].strip():
        lines.append(response.readline().decode())
    response.close()
    connection.close()
    return "".join(lines)


@pytest.mark.parametrize("seat", [1, None], ids=["the other player", "a spectator"])
def test_two_hands_look_the_same_to_whoever_must_not_see_them(
    server: TableServer, enter: Enter, seat: int | None
) -> None:
    # Two tables that differ in the hand of seat 0 alone: what the viewer gets must not differ.
    hands = [
        ["short-pass", "nutmeg", "nutmeg", "foul", "var", "block"],
        ["short-pass", "penalty", "halftime", "offside", "red-card", "overlap"],
    ]
    viewer = enter(server)
    dealt, standing = [], []
    for hand in hands:
        table = server.set_up(scenes.dealt([hand, SAME]), answer_seconds=None)
        with viewer.page.expect_response("**/events?*"):
            viewer.take_seat(table.address if seat is None else table.seats[seat])
        viewer.until("#stream:not(.htmx-request)")
        dealt.append(everything_shown(viewer, table, seat))
        act(server, table, 0, "play short-pass", at=14)
        viewer.until("#played")
        standing.append(everything_shown(viewer, table, seat))
    assert dealt[0] == dealt[1]
    assert standing[0] == standing[1]


def act(server: TableServer, table: PreparedTable, seat: int, action: str, at: int) -> None:
    """Play through the API, as a friend's program would."""
    body = json.dumps({"action": action, "at": at}).encode()
    request = Request(f"{server.url}/api/tables/{table.id}/actions", body)
    request.add_header("Authorization", f"Bearer {table.tokens[seat]}")
    request.add_header("Content-Type", "application/json")
    urlopen(request).close()


def test_nobody_else_moves_a_seat(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, stranger = enter(server), enter(server)
    ada.sit_at(table)
    assert ada.awaits_turn()
    before = server.played(table.id)

    # A replay of the very post that would play the card, with no cookie and with a forged one.
    move: dict[str, str | float | bool] = {"action": "play nutmeg", "at": str(ada.number)}
    post = stranger.context.request.post
    own = ada.context.cookies()[0]
    for forged in (None, "kickabout=1.ZZZZ", f"kickabout={own.get('value', '')[:-2]}xx"):
        headers = {} if forged is None else {"Cookie": forged}
        answer = post(f"{server.url}{table.address}/play", form=move, headers=headers)
        assert answer.status == 403
        assert "You hold no seat at this table" in answer.text()
    answer = post(f"{server.url}{table.address}/undo", form={"at": move["at"]})
    assert answer.status == 403
    assert server.played(table.id) == before

    # The seat itself may; and the same post again is told that the table has moved on.
    post = ada.context.request.post
    assert post(f"{server.url}{table.address}/play", form=move).ok
    answer = post(f"{server.url}{table.address}/play", form=move)
    assert answer.status == 409
    assert "The table has moved on" in answer.text()
    assert len(server.played(table.id)) == len(before) + 1
