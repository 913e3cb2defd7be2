"""Sounds of the page, a touch during an update, and its behaviour offline."""

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer

COUNT = """
window.tones = 0;
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...given) {
    window.tones += 1;
    return start.apply(this, given);
  };
}
"""
LATE = """
document.startViewTransition = (swap) => {
  window.swap = swap;
  return { ready: Promise.resolve(), finished: new Promise(() => {}) };
};
document.querySelector(".fans b").textContent = "99";
void htmx.ajax("GET", location.pathname, { target: "#live", select: "#live", swap: "outerMorph" });
"""
"""Have the page loaded again; the animation of what differs, and so the update, waits."""


def test_sound_begins_with_a_touch_and_ends_with_a_switch(
    server: TableServer, enter: Enter
) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]), ["Ada", "Bo"])
    ada, bo = enter(server, reduced_motion="no-preference"), enter(server)
    ada.page.add_init_script(COUNT)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    switch = ada.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    # Who wants less motion has asked for quiet as well.
    expect(bo.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    assert ada.awaits_turn()
    assert ada.page.evaluate("window.tones") == 0
    ada.decide()
    ada.page.wait_for_function("() => window.tones > 0", polling=100)

    switch.click()
    ada.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    ada.page.locator("h1").click()
    bo.until("#live.mine")
    ada.sees_update_by(bo.decide)
    assert ada.page.evaluate("window.tones") == 0


def test_a_card_raised_while_an_update_is_on_its_way_stays_raised(
    server: TableServer, enter: Enter
) -> None:
    hand = ["yellow-card", "short-pass", "nutmeg", "through-ball", "overlap", "block"]
    table = server.set_up(scenes.dealt([hand, scenes.DULL, scenes.DULL]))
    ada = enter(server, reduced_motion="no-preference")
    ada.sit_at(table)
    assert ada.awaits_turn()
    page = ada.page
    page.evaluate(LATE)
    page.wait_for_function("() => window.swap")
    ada.press(ada.card("yellow-card"))
    expect(page.locator(".target:visible")).to_have_count(2)
    ada.sees_update_by(lambda: page.evaluate("window.swap().then(() => null)"))
    expect(page.locator(".target:visible")).to_have_count(2)


def test_without_a_line_a_page_says_so(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.expects("ERR_INTERNET_DISCONNECTED")
    ada.visit("/")
    page = ada.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.match('/offline').then(Boolean)")
    page.reload()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("The line is down")
    assert page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Archivo")
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name="Kick off").first).to_be_visible()


def test_without_a_line_a_page_says_so_in_the_language_that_was_chosen(
    server: TableServer, enter: Enter
) -> None:
    ada = enter(server)
    ada.expects("ERR_INTERNET_DISCONNECTED")
    ada.visit("/")
    page = ada.page
    page.wait_for_function("() => caches.has('offline-3-en')")
    page.get_by_role("button", name="Language: EN").click()
    page.get_by_role("button", name="Español").click()
    page.wait_for_function(
        "() => caches.keys().then((all) => all.join() === 'offline-3-es')"
        " && navigator.serviceWorker.controller?.scriptURL.endsWith('=es')"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("Se cortó la línea")
