"""Positions of each game's table at three sizes: no text is cut, every control has a name and says what it does, and
the board of a game that promises it keeps its height.
"""

from collections.abc import Iterator

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.games import names
from tests.journeys.conftest import Enter
from tests.journeys.scenes import new
from tests.journeys.table_server import TableServer

POSITIONS = 30
PARTS = 3
SIZES = ((1440, 900), (1024, 768), (390, 844))
CUT = """
() => [...document.querySelectorAll("#live *, header.top *")].filter(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  if (!own || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (one.closest(".gone, svg, #lines, #highlights")) return false;
  const style = getComputedStyle(one);
  return style.display !== "inline" && style.overflowX !== "visible" && style.clipPath === "none"
    && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.className || one.tagName}: ${one.textContent.trim()}`)
"""
NAMELESS = """
() => [...document.querySelectorAll("#live :is(button, a[href], select, summary), header.top :is(button, a[href], select)")]
  .filter(one => one.checkVisibility() && !(one.ariaLabel || one.title || one.labels?.length || one.innerText.trim()))
  .map(one => one.outerHTML.slice(0, 120))
"""
UNDESCRIBED = """
() => [...document.querySelectorAll("#live :is(button, a[href]), header.top :is(button, a[href])")]
  .filter(one => one.checkVisibility() && !/\\p{L}{2}/u.test(one.innerText))
  .filter(one => !(one.title || one.dataset.text || one.hasAttribute("aria-describedby")))
  .filter(one => !/\\p{L}+\\P{L}+\\p{L}/u.test(one.ariaLabel ?? ""))
  .map(one => one.outerHTML.slice(0, 200))
"""
"""What shows a sign or a figure alone, and neither a tooltip nor a label of several words says what it does."""
STEADY = ("squad-rush",)
"""The games whose board has the same height whatever is asked."""


def positions(game: str, part: int) -> Iterator[Match]:
    """Yield a part of the decisions of seat 0, spread over a match by the rule of thumb."""
    match, bot = new(game=game, seed=5), kickabout.bot("rule-of-thumb", seed=5)
    decisions = []
    while match.actor is not None:
        if match.actor == 0:
            decisions.append(match.number)
        match.roll() if match.actor == "chance" else match.play(bot.choose(match.seen(match.actor)))
    for number in decisions[:: max(len(decisions) // POSITIONS, 1)][part:POSITIONS:PARTS]:
        yield match.at(number)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", names())
def test_no_word_is_cut_and_every_control_tells_what_it_does(
    server: TableServer, enter: Enter, game: str, part: int
) -> None:
    ada, faults = enter(server), set()
    heights: dict[int, int] = {}
    for match in positions(game, part):
        ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            faults |= {f"{width}: {one}" for one in ada.page.evaluate(CUT)}
            faults |= {f"{width}: no name: {one}" for one in ada.page.evaluate(NAMELESS)}
            faults |= {f"{width}: no description: {one}" for one in ada.page.evaluate(UNDESCRIBED)}
            if game in STEADY:
                box = ada.page.locator("#pitch").bounding_box()
                assert box is not None
                before = heights.setdefault(width, round(box["height"]))
                if round(box["height"]) != before:
                    faults.add(f"{width}: the board is {box['height']} high, and was {before}")
    assert not faults, "\n".join(sorted(faults))
