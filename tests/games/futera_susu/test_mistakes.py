"""Mistakes in a box file of Futera SuSu: each is named with its file, its key and what is allowed."""

from pathlib import Path

import pytest

from tests.games.box_changes import Change, changed, check_mistake, more
from tests.games.futera_susu.boxes import (
    CARD,
    DECK,
    ELEVEN,
    PLAYER,
    SUBS,
    deck,
    instead,
    loaded,
    row,
    squad,
    without,
)

STATS = r"stats = \[\d+,"


def fourteen(text: str) -> str:
    """The box with goalkeepers and fourteen others."""
    text = without("players", "")(text)
    positions = ["goalkeeper"] * 2 + ["defender"] * 4 + ["midfielder"] * 2 + ["forward"] * 8
    return text + "".join(
        PLAYER.replace("#", str(number)).replace("midfielder", position)
        for number, position in enumerate(positions)
    )


BREAKAGES: dict[str, tuple[Change, str, str]] = {
    "another game": (
        changed(('game = "futera-susu"', 'game = "super-team"')),
        "game must be one of futera-susu",
        "'super-team'",
    ),
    "a rule missing": (changed(("hand = 5 ", "")), "rules.hand is missing", ""),
    "a rule too large": (
        changed(("captain = 5 ", "captain = 21 ")),
        "rules.captain must be a whole number in 0..20",
        "not 21",
    ),
    "a rule that is none": (
        changed(("hand = 5 ", "hand = 5\nsubstitutes = 2 ")),
        "rules.substitutes is not known here",
        "allowed: captain, copies, cult, deck, forfeit",
    ),
    "a hand larger than the deck": (
        changed(("hand = 5 ", "hand = 11 ")),
        "rules.hand must not exceed deck",
        "10",
    ),
    "too few cards for a deck": (
        changed(("deck = 10 ", "deck = 15 "), ("copies = 2 ", "copies = 1 ")),
        "rules.copies of 14 kinds make no deck of 15",
        "",
    ),
    "a countdown of no time": (
        changed(("lock-in-seconds = 90", "lock-in-seconds = 5")),
        "rules.lock-in-seconds must be a whole number in 10..600",
        "not 5",
    ),
    "an option missing": (
        changed(("[options.removal]", "[options.weather]")),
        "options.removal is missing",
        "",
    ),
    "a choice that is none": (
        changed(('"goals", "clock"]', '"goals", "sunset"]')),
        "options.length.choices 'sunset' is not known",
        "allowed: possessions, goals, clock",
    ),
    "a squad listed as a choice": (
        changed(('choices = ["choose"]', 'choices = ["all-hands"]')),
        "options.home.choices 'all-hands' is not known",
        "allowed: choose",
    ),
    "a default squad that is none": (
        changed(('[options.home]\ndefault = "choose"', '[options.home]\ndefault = "nobody"')),
        "options.home.default must be one of choose, all-hands, city-lights",
        "'nobody'",
    ),
    "too many possessions": (
        changed(("default = 10", "default = 31")),
        "options.possessions.default must be a whole number in 1..30",
        "not 31",
    ),
    "a team twice": (
        changed(('slug = "susu-city"', 'slug = "navy-rovers"')),
        "teams[2].slug 'navy-rovers' stands twice",
        "",
    ),
    "a kit of one colour": (
        changed(('kit = "#16325c #f4f1e6"', 'kit = "navy"')),
        "teams[1].kit is two colours such as '#16325c #f4f1e6'",
        "not 'navy'",
    ),
    "no teams": (
        lambda text: without("teams", "")(text).replace("game =", "teams = []\ngame =", 1),
        "teams are 0; a box holds 1..160",
        "",
    ),
    "a player of no team": (
        row("players", "vera-storm", '"navy-rovers"', '"navy-movers"'),
        ".team must be one of navy-rovers, susu-city",
        "'navy-movers'",
    ),
    "a position that is none": (
        row("players", "vera-storm", '"forward"', '"striker"'),
        ".position must be one of forward, midfielder, defender, goalkeeper",
        "'striker'",
    ),
    "a class that is none": (
        row("players", "vera-storm", '"legendary-captain"', '"captain"'),
        ".class must be one of player, local-hero, cult-hero, legendary-captain",
        "'captain'",
    ),
    "a stat of 21": (
        row("players", "slab", STATS, "stats = [21,"),
        ".stats[1] (speed) must be a whole number in 1..20",
        "not 21",
    ),
    "a stat of 0": (
        row("players", "slab", STATS, "stats = [0,"),
        ".stats[1] (speed) must be a whole number in 1..20",
        "not 0",
    ),
    "a stat that is true": (
        row("players", "slab", STATS, "stats = [true,"),
        ".stats[1] (speed) must be a whole number",
        "True",
    ),
    "seven stats": (
        row("players", "slab", STATS, "stats = [2, 2,"),
        ".stats must be a list of 6 values",
        "",
    ),
    "a player twice": (
        row("players", "slab", 'slug = "slab"', 'slug = "hob-lintel"'),
        ".slug 'hob-lintel' stands twice",
        "",
    ),
    "a slug in capitals": (
        row("players", "slab", 'slug = "slab"', 'slug = "Slab"'),
        ".slug is lower-case letters and digits with hyphens",
        "not 'Slab'",
    ),
    "a slug with an accent": (
        row("players", "slab", 'slug = "slab"', 'slug = "släb"'),
        ".slug is lower-case letters and digits with hyphens",
        "not 'släb'",
    ),
    "a player called as a hidden one": (
        row("players", "slab", 'slug = "slab"', 'slug = "player"'),
        ".slug must not be 'player'",
        "a meaning of its own",
    ),
    "no text": (
        row("players", "door-number-nine", "stats", 'text = " "\nstats'),
        ".text must be a text in quotes",
        "' '",
    ),
    "too many players": (more(PLAYER, 41), "players are 161; at most 160 fit", ""),
    "no goalkeeper in the pool": (
        without("players", 'position = "goalkeeper"'),
        "players hold 0 of position 'goalkeeper' beside Legendary Captains",
        "at least 1 are needed",
    ),
    "midfielders who are all captains": (
        lambda text: (
            without("players", "midfielder")(text)
            + PLAYER.replace("#", "1")
            + "".join(
                PLAYER.replace("#", str(n)).replace("stats", 'class = "legendary-captain"\nstats')
                for n in (2, 3)
            )
        ),
        "players hold 1 of position 'midfielder' beside Legendary Captains",
        "at least 2 are needed",
    ),
    "a bench that nobody can fill": (
        fourteen,
        "players hold 14 who are no goalkeepers",
        "at least 15 are needed",
    ),
    "a type that is none": (
        row("cards", "red-card", '"referee"', '"linesman"'),
        "cards[1].type must be one of tactic, referee",
        "'linesman'",
    ),
    "an effect that is none": (
        row("cards", "red-card", '"send-off"', '"send-home"'),
        "cards[1].effect must be one of send-off, boost, boost-all",
        "'send-home'",
    ),
    "a value missing": (
        row("cards", "the-wall", r"value = \d\n", ""),
        "cards[12].value is missing",
        "",
    ),
    "a value too many": (
        row("cards", "red-card", "window", "value = 1\nwindow"),
        "cards[1].value is not known here",
        "allowed: effect, name, sign, slug, text, type, window",
    ),
    "a boost of 10": (
        row("cards", "energy-boost", r"value = \d", "value = 10"),
        "cards[2].value must be a whole number in 1..9",
        "not 10",
    ),
    "a window that is none": (
        row("cards", "red-card", '"either"', '"during"'),
        "cards[1].window must be one of before, after, either",
        "'during'",
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
    "too many kinds": (more(CARD, 11), "cards are 25 kinds; a box holds 1..24", ""),
    "a squad named choose": (
        row("squads", "all-hands", 'slug = "all-hands"', 'slug = "choose"'),
        "squads[1].slug must not be 'choose'",
        "a meaning of its own",
    ),
    "a squad twice": (
        row("squads", "two-reigns", 'slug = "two-reigns"', 'slug = "all-hands"'),
        ".slug 'all-hands' stands twice",
        "",
    ),
    "a squad of ten": (
        squad(instead(ELEVEN, "ruby-squall")),
        "squads[7].eleven must be a list of 11 values",
        "",
    ),
    "a bench of six": (
        squad(subs=(*SUBS, "slab")),
        "squads[7].subs must be a list of 5 values",
        "",
    ),
    "a stranger in a squad": (
        squad(instead(ELEVEN, "ada-keel", "ada-heel")),
        "squads[7].eleven[3] must be the slug of a player",
        "not 'ada-heel'",
    ),
    "a number in a squad": (
        lambda text: squad()(text).replace("'bell-tanner'", "7"),
        "squads[7].subs[1] must be the slug of a player",
        "not 7",
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
    "no squads": (
        lambda text: without("squads", "")(text).replace("game =", "squads = []\ngame =", 1),
        "squads are 0; a box holds 1..16",
        "",
    ),
    "a deck of nine": (
        deck(DECK.removesuffix(" extra-time")),
        "decks[5].cards are 9; a deck has 10",
        "",
    ),
    "three of a kind": (
        deck(DECK.replace("red-card*2", "red-card*3").removesuffix(" extra-time")),
        "decks[5].cards.red-card must be a whole number in 1..2",
        "not 3",
    ),
    "a card that is none": (
        deck(DECK.replace("red", "blue")),
        "decks[5].cards.blue-card is no card of this box",
        "there are: red-card, energy-boost",
    ),
    "no decks": (
        lambda text: text[: text.index("[[decks]]")].replace("game =", "decks = []\ngame =", 1),
        "decks are 0; a box holds 1..16",
        "",
    ),
    "an unknown table": (
        lambda text: text + "\n[fans]\nnumber = 12\n",
        "fans is not known here",
        "squads, teams",
    ),
}


@pytest.mark.parametrize("what", BREAKAGES)
def test_a_mistake_is_named(what: str, tmp_path: Path) -> None:
    change, key, allowed = BREAKAGES[what]
    check_mistake(lambda: loaded(change, tmp_path), key, allowed)
