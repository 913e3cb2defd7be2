"""The box file of Futera SuSu and how to change it, and a squad that somebody has built."""

from collections.abc import Sequence
from dataclasses import replace

from kickabout.engine.roster import Roster
from kickabout.games.futera_susu.box import load_box
from tests.games.box_changes import Change

BOX = load_box()
ELEVEN = (
    "otto-bollard",
    *("big-tom-breakwater", "ada-keel", "josef-hawser", "pru-buoy"),
    *("cook-marlow", "ira-compass"),
    *("vera-storm", "kit-larboard", "ruby-squall", "finn-harpoon"),
)
SUBS = ("bell-tanner", "old-swell", "gwen-halyard", "nell-starboard", "jory-scuttle")
DECK = "red-card*2 var-check*2 yellow-card*2 offside*2 stern-word extra-time"


def squad(eleven: Sequence[str] | None = None, subs: Sequence[str] | None = None) -> Change:
    """The box with one squad more, Navy Rovers alone where nothing else is said."""
    names = {"eleven": list(eleven or ELEVEN), "subs": list(subs or SUBS)}
    lines = "".join(f"{key} = {held}\n" for key, held in names.items())
    return lambda text: (
        f'{text}\n[[squads]]\nslug = "extra"\nname = "Extra"\ntext = "More."\n{lines}'
    )


def deck(cards: str) -> Change:
    """The box with one deck more, of cards written as in `red-card*2 offside`."""
    counts = (card.partition("*") for card in cards.split())
    lines = "".join(f"{slug} = {number or 1}\n" for slug, _, number in counts)
    return lambda text: (
        f'{text}\n[[decks]]\nslug = "extra"\nname = "Extra"\ntext = "More."\n[decks.cards]\n{lines}'
    )


def instead(held: Sequence[str], old: str, *new: str) -> tuple[str, ...]:
    """The same with something else, or nothing, in the place of one entry."""
    place = held.index(old)
    return (*held[:place], *new, *held[place + 1 :])


def cards_of(deck: str) -> tuple[str, ...]:
    counts = (card.partition("*") for card in deck.split())
    return tuple(slug for slug, _, number in counts for _ in range(int(number or 1)))


SQUAD = Roster("Night Shift", {"eleven": ELEVEN, "subs": SUBS, "deck": cards_of(DECK)})


def swapped(part: str, old: str, *new: str, roster: Roster = SQUAD) -> Roster:
    """A squad with something else, or nothing, in the place of a player or a card."""
    return replace(roster, parts={**roster.parts, part: instead(roster.of(part), old, *new)})


CARD = """
[[cards]]
slug = "extra-#"
name = "Extra"
type = "tactic"
effect = "boost-all"
value = 1
window = "either"
text = "More."
"""
PLAYER = """
[[players]]
slug = "extra-#"
name = "Extra"
team = "susu-city"
position = "midfielder"
stats = [9, 9, 9, 9, 9, 9]
text = "More."
"""
