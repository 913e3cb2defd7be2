"""Mistakes in a box file of Squad Rush: each is named with its file, its key and what is allowed."""

from pathlib import Path

import pytest

from tests.games.box_changes import Change, changed, check_mistake, more
from tests.games.squad_rush.boxes import CARD, SUB, loaded, nation, none_of, row, without

BREAKAGES: dict[str, tuple[Change, str, str]] = {
    "another game": (
        changed(('game = "squad-rush"', 'game = "squad-walk"')),
        "game must be one of squad-rush",
        "'squad-walk'",
    ),
    "a rule missing": (changed(("most-hand = 9 ", "")), "rules.most-hand is missing", ""),
    "a rule too large": (
        changed(("acts = 2 ", "acts = 10 ")),
        "rules.acts must be a whole number in 1..9",
        "not 10",
    ),
    "a rule that is none": (
        changed(("acts = 2 ", "acts = 2\nsweepers = 1 ")),
        "rules.sweepers is not known here",
        "allowed: acts, booked, build-rounds, chemistry",
    ),
    "a pitch without room for a seven": (
        changed(("pitch = 11 ", "pitch = 6 ")),
        "rules.pitch must be a whole number in 7..20",
        "not 6",
    ),
    "goals for nothing": (
        changed(("goal = 3 ", "goal = 0 ")),
        "rules.goal must be a whole number in 1..20",
        "not 0",
    ),
    "an opening hand above the limit": (
        changed(("hand = 5 ", "hand = 10 ")),
        "rules.hand must not exceed most-hand",
        "9",
    ),
    "a call that comes too late": (
        changed(
            ("turns-before-call = 1 ", "turns-before-call = 3 "),
            ("build-rounds = 12 ", "build-rounds = 3 "),
        ),
        "rules.turns-before-call must be below build-rounds, 3",
        "nobody could call",
    ),
    "a draw worth more than a win": (
        changed(("draw = 1 ", "draw = 4 ")),
        "rules.draw must not exceed win",
        "3",
    ),
    "an option missing": (
        changed(("[options.derby-night]", "[options.derby-day]")),
        "options.derby-night is missing",
        "",
    ),
    "an option that is none": (
        lambda text: text + '\n[options.weather]\nhelp = "Rain."\n',
        "options.weather is not known here",
        "allowed: added-time, captains-armband",
    ),
    "a choice that is none": (
        changed(('"neighbours"]', '"strangers"]')),
        "options.pairing.choices 'strangers' is not known",
        "allowed: everyone, neighbours",
    ),
    "a choice that is none, explained": (
        changed(('choices = ["everyone", "neighbours"]', 'choices.strangers = "Nobody knows."')),
        "options.pairing.choices.strangers is not known",
        "allowed: everyone, neighbours",
    ),
    "a default that is none": (
        changed(('default = "any-star"', 'default = "all-stars"')),
        "options.golden-boot.default must be one of any-star, own-nation",
        "'all-stars'",
    ),
    "a kit of one colour": (
        changed(('kit = "#b3202c #f4f1e6"', 'kit = "red"')),
        "nations[1].kit is two colours such as '#b3202c #f4f1e6'",
        "not 'red'",
    ),
    "a nation twice": (
        row("nations", "brazil", 'slug = "brazil"', 'slug = "norway"'),
        "nations[3].slug 'norway' stands twice",
        "",
    ),
    "a star who is no forward": (
        row("nations", "norway", '"fjordland"', '"arkitektsen"'),
        "nations[1].star must be a forward of this nation, one of fjordland, reinsdyrsen, nordlysnes",
        "not 'arkitektsen'",
    ),
    "a star of another nation": (
        row("nations", "norway", '"fjordland"', '"ryuseino"'),
        "nations[1].star must be a forward of this nation",
        "not 'ryuseino'",
    ),
    "no star": (
        row("nations", "norway", 'star = "fjordland"\n', ""),
        "nations[1].star is missing",
        "",
    ),
    "two nations": (
        without("nations", '"(japan|germany|kenya|brazil)"'),
        "nations are 2; a box holds 3..8",
        "",
    ),
    "no nations": (none_of("nations"), "nations are 0; a box holds 3..8", ""),
    "nine nations": (
        lambda text: text + "".join(nation(number) for number in (10, 11, 12)),
        "nations are 9; a box holds 3..8",
        "",
    ),
    "a player of no nation": (
        row("players", "fjordland", '"norway"', '"norwich"'),
        "players[9].nation must be one of norway, argentina",
        "'norwich'",
    ),
    "a position that is none": (
        row("players", "fjordland", '"forward"', '"striker"'),
        "players[9].position must be one of goalkeeper, defender, midfielder, forward",
        "'striker'",
    ),
    "a rating of 21": (
        row("players", "fjordland", "rating = 10", "rating = 21"),
        "players[9].rating must be a whole number in 1..20",
        "not 21",
    ),
    "a rating of 0": (
        row("subs", "kit-man", "rating = 6", "rating = 0"),
        "subs[1].rating must be a whole number in 1..20",
        "not 0",
    ),
    "no line of colour": (
        row("players", "fjordland", "rating", 'text = " "\nrating'),
        "players[9].text must be a text in quotes",
        "' '",
    ),
    "a player twice": (
        row("players", "nordlysnes", 'slug = "nordlysnes"', 'slug = "tundrasen"'),
        "players[11].slug 'tundrasen' stands twice",
        "",
    ),
    "a card with the slug of a player": (
        row("cards", "reverse", 'slug = "reverse"', 'slug = "jabuti"'),
        "cards[9].slug 'jabuti' stands twice",
        "",
    ),
    "a slug with an accent": (
        row("players", "malvaktsen", 'slug = "malvaktsen"', 'slug = "målvaktsen"'),
        "players[1].slug is lower-case letters and digits with hyphens",
        "not 'målvaktsen'",
    ),
    "a player called as a word of the notation": (
        row("subs", "kit-man", 'slug = "kit-man"', 'slug = "nobody"'),
        "subs[1].slug must not be 'nobody'",
        "a meaning of its own",
    ),
    "a nation without a goalkeeper": (
        without("players", "Komainu"),
        "players hold 0 of position 'goalkeeper' for japan",
        "a seven needs 1",
    ),
    "a nation with one midfielder": (
        without("players", "(Stellwerk|Pausenbrot)"),
        "players hold 1 of position 'midfielder' for germany",
        "a seven needs 2",
    ),
    "too many players": (more(SUB, 25), "players and subs are 97; at most 96 fit", ""),
    "no subs said": (without("subs"), "subs is missing", ""),
    "a nation for a Super Sub": (
        row("subs", "kit-man", "rating", 'nation = "norway"\nrating'),
        "subs[1].nation is not known here",
        "allowed: name, rating, slug, text",
    ),
    "a group that is none": (
        row("cards", "tackle", 'group = "tackle"', 'group = "foul"'),
        "cards[1].group must be one of tackle, booking, referee",
        "'foul'",
    ),
    "a group that does not fit the effect": (
        row("cards", "red-card", '"booking"', '"referee"'),
        "cards[3].group must be 'booking' with this effect",
        "",
    ),
    "a Tackle that does a referee's work": (
        row("cards", "tackle", 'effect = "tackle"', 'effect = "wall"'),
        "cards[1].group must be 'referee' with this effect",
        "",
    ),
    "two kinds of Tackle": (
        lambda text: (
            more(CARD, 1)(text)
            .replace(
                'slug = "extra-card-0"\nname = "Extra"\ngroup = "referee"',
                'slug = "slide"\nname = "Slide"\ngroup = "tackle"',
            )
            .replace('effect = "more-acts"\nvalue = 1', 'effect = "tackle"')
        ),
        "cards[15].effect is that of tackle already",
        "one kind of card has it",
    ),
    "an effect that is none": (
        row("cards", "the-wall", '"wall"', '"ditch"'),
        "cards[8].effect must be one of tackle, book, dismiss, more-acts",
        "'ditch'",
    ),
    "a value missing": (
        row("cards", "added-time", "value = 2\n", ""),
        "cards[4].value is missing",
        "",
    ),
    "a value too many": (
        row("cards", "the-wall", "official =", "value = 2\nofficial ="),
        "cards[8].value is not known here",
        "allowed: count, effect, group, name, official, official-value, sign, slug, text",
    ),
    "a value of 10": (
        row("cards", "substitution", "value = 2", "value = 10"),
        "cards[5].value must be a whole number in 1..9",
        "not 10",
    ),
    "a referee card that is no official": (
        row("cards", "reverse", 'official = "swap-totals"\n', ""),
        "cards[9].official is missing",
        "",
    ),
    "a Tackle that is an official": (
        row("cards", "tackle", "count = 4", 'count = 4\nofficial = "goalless"'),
        "cards[1].official is not known here",
        "allowed: count, effect, group, name, sign, slug, text",
    ),
    "an official that is none": (
        row("cards", "reverse", '"swap-totals"', '"swap-shirts"'),
        "cards[9].official must be one of two-legs, top-out",
        "'swap-shirts'",
    ),
    "an official's value missing": (
        row("cards", "the-wall", "official-value = 3\n", ""),
        "cards[8].official-value is missing",
        "",
    ),
    "a wall of 21": (
        row("cards", "the-wall", "official-value = 3", "official-value = 21"),
        "cards[8].official-value must be a whole number in 1..20",
        "not 21",
    ),
    "too many of a kind": (
        row("cards", "tackle", "count = 4", "count = 61"),
        "cards[1].count must be a whole number in 0..60",
        "not 61",
    ),
    "too many kinds": (more(CARD, 3), "cards are 17 kinds; a box holds 1..16", ""),
    "no cards": (none_of("cards"), "cards are 0 kinds; a box holds 1..16", ""),
    "a deck that fits no table": (
        changed(("count = 4\n", "count = 60\n"), ("count = 4\n", "count = 60\n")),
        "cards cannot be dealt: a deck for 2 seats may hold 182 cards",
        "at most 127 fit",
    ),
    "an unknown table": (
        lambda text: text + "\n[fans]\nnumber = 12\n",
        "fans is not known here",
        "allowed: cards, game, name, nations, options, players, rules, subs",
    ),
}


@pytest.mark.parametrize("what", BREAKAGES)
def test_a_mistake_is_named(what: str, tmp_path: Path) -> None:
    change, key, allowed = BREAKAGES[what]
    check_mistake(lambda: loaded(change, tmp_path), key, allowed)
