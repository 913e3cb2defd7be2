"""The browser understands the style sheets, and takes no styles from anywhere else."""

import pytest
from playwright.sync_api import Browser, expect

from kickabout.games import names
from tests.journeys.conftest import Enter
from tests.journeys.scenes import new, played_on
from tests.journeys.table_server import TableServer
from tests.styles import rules, sheets

UNKNOWN = """pairs => pairs.filter(([property, value]) =>
  !property.startsWith("--") && !CSS.supports(property, value))"""
UNREADABLE = """selectors => selectors.filter((selector) => {
  try { document.querySelector(selector); return false; } catch { return true; }
})"""


UNSET = """() => [...document.querySelectorAll('[class*="[--"]')].flatMap((one) =>
  [...one.classList].filter((name) => {
    const [property, value] = name.slice(1, -1).split(":");
    return name.startsWith("[--") && getComputedStyle(one).getPropertyValue(property) !== value;
  }))"""


def test_the_browser_knows_every_selector_and_declaration(browser: Browser) -> None:
    selectors, declarations = set(), set()
    for sheet in sheets():
        for rule in rules(sheet):
            if rule.selector.startswith(("@font-face", "@page", "@property")):
                continue  # have descriptors, of which a browser tells nothing
            named = rule.selector.startswith("@position-try")
            if not named and not any(around.startswith("@keyframes") for around in rule.within):
                selectors.add(rule.selector)
            for declaration in rule.declarations:
                name, _, value = declaration.partition(":")
                declarations.add((name, value.strip().removesuffix("!important").strip()))
    page = browser.new_page()
    assert page.evaluate("CSS.supports('colour', 'red')") is False
    assert page.evaluate(UNREADABLE, sorted(selectors)) == []
    assert page.evaluate(UNKNOWN, sorted(map(list, declarations))) == []
    page.close()


def test_text_that_gets_into_a_page_cannot_style_it(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.visit("/")
    text = '<p id="in" style="position: fixed">!</p><style>body { visibility: hidden }</style>'
    ada.page.evaluate("text => document.body.insertAdjacentHTML('beforeend', text)", text)
    expect(ada.page.locator("#in")).to_have_css("position", "static")
    expect(ada.page.locator("#in")).to_be_visible()
    assert any("Content Security Policy" in fault for fault in ada.faults)
    ada.expects("Content Security Policy")


@pytest.mark.parametrize("game", names())
def test_a_class_sets_its_property(server: TableServer, enter: Enter, game: str) -> None:
    match = played_on(new(game=game), lambda match: match.number >= 40 and match.actor == 0)
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    assert ada.page.locator('[class*="[--"]').count() > 5
    assert ada.page.evaluate(UNSET) == []
