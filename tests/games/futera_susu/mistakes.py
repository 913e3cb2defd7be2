"""Mistakes in what holds between the parts of a box of Futera SuSu."""

import re

from tests.games.box_changes import Change, Mistakes, changed, row
from tests.games.futera_susu.boxes import DECK, ELEVEN, SUBS, deck, instead, squad


def captains(position: str) -> Change:
    """The box with all but Legendary Captains gone from a position."""
    plain = re.compile(f'position = "{position}"\n(class = .*\n)?')
    return lambda text: plain.sub(f'position = "{position}"\nclass = "legendary-captain"\n', text)


MISTAKES: Mistakes = {
    "a hand larger than the deck": (
        changed(("hand = 5 ", "hand = 11 ")),
        "rules.hand must be a whole number from 0 to 10",
        "not 11",
    ),
    "a player called as a hidden one": (
        row("players", "slab", 'slug = "slab"', 'slug = "player"'),
        ".slug must not be 'player'",
        "a meaning of its own",
    ),
    "no goalkeeper in the pool": (
        captains("goalkeeper"),
        "players hold 0 of position 'goalkeeper' beside Legendary Captains",
        "at least 1 are needed",
    ),
    "a value missing": (
        row("cards", "the-wall", r"value = \d\n", ""),
        "cards[12].value is missing",
        "",
    ),
    "a boost of 10": (
        row("cards", "energy-boost", r"value = \d", "value = 10"),
        "cards[2].value must be a whole number from 1 to 9",
        "not 10",
    ),
    "a re-roll before the roll": (
        row("cards", "var-check", '"after"', '"either"'),
        "cards[3].window must be 'after' with this effect",
        "",
    ),
    "an offside after the roll": (
        row("cards", "offside", '"before"', '"after"'),
        "cards[8].window must be 'before' with this effect",
        "",
    ),
    "a squad named choose": (
        row("squads", "all-hands", 'slug = "all-hands"', 'slug = "choose"'),
        "squads[1].slug must not be 'choose'",
        "a meaning of its own",
    ),
    "a squad of ten": (
        squad(instead(ELEVEN, "ruby-squall")),
        "squads[7].eleven must be a list of 11 values",
        "",
    ),
    "a stranger in a squad": (
        squad(instead(ELEVEN, "ada-keel", "ada-heel")),
        "squads[7].eleven[3] must be one of the slugs of players, not 'ada-heel'",
        "is it 'ada-keel' that is meant?",
    ),
    "a wrong position": (
        squad(instead(ELEVEN, "ada-keel", "bell-tanner")),
        "squads[7].eleven[3] must be a defender",
        "bell-tanner is a midfielder",
    ),
    "no goalkeeper": (
        squad(instead(ELEVEN, "otto-bollard", "sammy-ballast")),
        "squads[7].eleven[1] must be a goalkeeper",
        "sammy-ballast is a defender",
    ),
    "a goalkeeper on the bench": (
        squad(subs=instead(SUBS, "jory-scuttle", "mina-fathom")),
        "squads[7].subs[5] must not be a goalkeeper",
        "mina-fathom",
    ),
    "the same player twice": (
        squad(instead(ELEVEN, "ada-keel", "pru-buoy")),
        "squads[7].eleven[5] names pru-buoy a second time",
        "",
    ),
    "a substitute who plays": (
        squad(subs=instead(SUBS, "jory-scuttle", "vera-storm")),
        "squads[7].subs[5] names vera-storm a second time",
        "",
    ),
    "two captains in the eleven": (
        squad(instead(ELEVEN, "ruby-squall", "maximilian-brass")),
        "squads[7].eleven[10] is a second Legendary Captain in the eleven",
        "vera-storm and maximilian-brass",
    ),
    "a deck of nine": (
        deck(DECK.removesuffix(" extra-time")),
        "decks[5].cards are 9; a deck has 10",
        "",
    ),
    "three of a kind": (
        deck(DECK.replace("red-card*2", "red-card*3").removesuffix(" extra-time")),
        "decks[5].cards.red-card must be a whole number from 1 to 2",
        "not 3",
    ),
}
