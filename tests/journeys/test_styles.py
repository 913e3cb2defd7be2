"""The browser understands every selector and every declaration of the style sheets."""

from playwright.sync_api import Browser

from tests.styles import rules, sheets

UNKNOWN = """pairs => pairs.filter(([property, value]) =>
  !property.startsWith("--") && !CSS.supports(property, value))"""
UNREADABLE = """selectors => selectors.filter((selector) => {
  try { document.querySelector(selector); return false; } catch { return true; }
})"""


def test_the_browser_knows_every_selector_and_declaration(browser: Browser) -> None:
    selectors, declarations = set(), set()
    for sheet in sheets():
        for rule in rules(sheet):
            if rule.selector == "@font-face":
                continue  # has descriptors, of which a browser tells nothing
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
