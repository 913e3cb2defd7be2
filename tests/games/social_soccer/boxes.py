"""The box file of SocialSoccer and how to change it, and a team that somebody has built."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kickabout.engine.roster import Roster
from kickabout.games.social_soccer.box import load_box
from tests.games.box_changes import Change

BOX = load_box()


def does(*effects: str, **keys: object) -> Change:
    """The box with one card more, which does this; `keys` of it may be changed, or left out as None."""
    held: dict[str, object] = {
        "slug": "extra",
        "name": "Extra",
        "type": "support",
        "value": "neutral",
        "cost": 1,
        "text": "More.",
    } | keys
    lines = "".join(f"{key} = {value!r}\n" for key, value in held.items() if value is not None)
    does = ", ".join(f"{{ {effect} }}" for effect in effects)
    return lambda text: text.replace(
        "\n[[teams]]\n", f"\n[[cards]]\n{lines}effects = [{does}]\n\n[[teams]]\n", 1
    )


PLAYER = """
[[players]]
slug = "extra-#"
name = "Extra"
value = "neutral"
custody = 2
attack = 2
defence = 3
text = "More."
"""
CARD = """
[[cards]]
slug = "extra-#"
name = "Extra"
type = "support"
value = "neutral"
cost = 3
effects = [{ do = "draw", amount = 2 }]
text = "More."
"""


# A team that somebody has built: six of EFFORT, three of EMPATHY, and the neutral one.

PLAYERS = (
    *("zora-headlong", "gus-hammerling", "lili-lightfoot", "rocco-redline", "mats-morning"),
    *("aunt-ottilie", "professor-hush", "noor-already", "sister-semaphore", "the-caretaker"),
)
STRATEGY = (
    "head-down*3 follow-it-in*3 second-lung*2 overlap*2 never-beaten*2"
    " saw-that-coming*3 good-listener*2 wrong-foot"
    " clean-strike*3 planted-feet*3 deep-breath*2 team-talk*2 wet-grass*2"
)


EXTRA = "planted-feet shirt-pull*3 route-one*3 lucky-boots*3"
"""Ten cards more, for the larger strategy."""


def cards_of(strategy: str) -> tuple[str, ...]:
    """The slugs of cards that are written as in `head-down*3 wrong-foot`."""
    counts = (card.partition("*") for card in strategy.split())
    return tuple(slug for slug, _, number in counts for _ in range(int(number or 1)))


ROSTER = Roster("Night Shift", {"players": PLAYERS, "strategy": cards_of(STRATEGY)})


def swapped(part: str, old: str, *new: str, roster: Roster = ROSTER) -> Roster:
    """A team with something else, or nothing, in the place of a player or a card."""
    held = roster.of(part)
    place = held.index(old)
    return replace(roster, parts={**roster.parts, part: (*held[:place], *new, *held[place + 1 :])})


def team(
    players: Sequence[str] = PLAYERS,
    strategy: str = STRATEGY,
    extra: str | None = EXTRA,
    slug: str = "extra",
) -> str:
    """The rows of a ready-made team more: the one above, where nothing else is said."""
    lines = ["", "[[teams]]", f'slug = "{slug}"', 'name = "Extra"', 'text = "More."']
    lines.append(f"players = {list(players)}")
    for key, cards in (("strategy", strategy), ("extra", extra)):
        if cards is not None:
            lines.append(f"[teams.{key}]")
            lines += [f"{one} = {count}" for one, count in Counter(cards_of(cards)).items()]
    return "\n".join(lines) + "\n"


def fielding(**changes: Any) -> Change:
    """The box with that team more, with some of it changed."""
    return lambda text: text + team(**changes)
