"""Mistakes in what holds between the parts of a box of Squad Rush."""

from tests.games.box_changes import Mistakes, changed, more, row, without
from tests.games.squad_rush.boxes import CARD, SUB

MISTAKES: Mistakes = {
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
        "rules.draw must be a whole number from 0 to 3",
        "not 4",
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
    "a position that is none": (
        row("players", "fjordland", '"forward"', '"striker"'),
        "players[9].position must be one of goalkeeper, defender, midfielder, forward",
        "'striker'",
    ),
    "a card with the slug of a player": (
        row("cards", "reverse", 'slug = "reverse"', 'slug = "jabuti"'),
        "cards[9].slug 'jabuti' stands twice",
        "",
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
    "a group that does not fit the effect": (
        row("cards", "red-card", '"booking"', '"referee"'),
        "cards[3].group must be 'booking' with this effect",
        "",
    ),
    "a Tackle that does a referee's work": (
        row("cards", "tackle", 'effect = "tackle"', 'effect = "wall"\\nofficial = "two-legs"'),
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
            .replace('official = "defences-up"\nofficial-value = 2\ntext', "text")
        ),
        "cards[15].effect is that of tackle already",
        "one kind of card has it",
    ),
    "a value missing": (
        row("cards", "added-time", "value = 2\n", ""),
        "cards[4].value is missing",
        "",
    ),
    "a Tackle that is an official": (
        row("cards", "tackle", "count = 4", 'count = 4\nofficial = "goalless"'),
        "cards[1].official is not known here",
        "allowed: count, effect, group, name, sign, slug, text",
    ),
    "an official's value missing": (
        row("cards", "the-wall", "official-value = 3\n", ""),
        "cards[8].official-value is missing",
        "",
    ),
    "a wall of 21": (
        row("cards", "the-wall", "official-value = 3", "official-value = 21"),
        "cards[8].official-value must be a whole number from 1 to 20",
        "not 21",
    ),
    "a deck that fits no table": (
        changed(("count = 4\n", "count = 60\n"), ("count = 4\n", "count = 60\n")),
        "cards cannot be dealt: a deck for 2 seats may hold 182 cards",
        "at most 127 fit",
    ),
}
