"""A passkey brings a name back without a code, by an authenticator as browsers have one."""

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim


def add_authenticator(player: Player) -> None:
    """Give a browser an authenticator whose owner agrees to everything."""
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )


def test_a_name_comes_back_by_a_passkey(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    page = player.page
    code = claim(player, "Vera")
    expect(
        page.get_by_text("Browsers allow passkeys at an address that has a name")
    ).to_be_visible()

    here = server.url.replace("127.0.0.1", "localhost")  # where browsers allow them
    player.expects(f"another host: {here}")
    add_authenticator(player)
    page.goto(f"{here}/me")
    form = page.locator("form[action='/me/recover']")
    form.get_by_label("Name").fill("Vera")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_role("button").click()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("status")).to_have_text("Done: you can sign in with this passkey.")
    assert list(findings(player)) == []
    page.get_by_role("button", name="Sign out here").click()

    expect(page.get_by_role("heading", name="You play as a guest")).to_be_visible()
    page.goto(f"{here}/me?then=/competitions/new")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Vera")).to_be_visible()
    expect(page.locator(".kick[href='/competitions/new']")).to_be_visible()

    page.locator("form[action='/me/passkeys/remove']").get_by_role("button").click()
    expect(page.get_by_role("status")).to_contain_text("signs nobody in any more")
    page.get_by_role("button", name="Sign out here").click()
    player.expects("403 .*/passkeys")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No name on this server has that passkey.")
