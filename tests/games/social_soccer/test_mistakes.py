"""Mistakes in a box file of SocialSoccer: each is named with its file, its key and what is allowed."""

from pathlib import Path

import pytest

from kickabout.games.social_soccer import state as s
from tests.games.box_changes import Change, changed, check_mistake, more
from tests.games.social_soccer.boxes import (
    BOX,
    CARD,
    EXTRA,
    PLAYER,
    PLAYERS,
    STRATEGY,
    does,
    fielding,
    loaded,
    none_of,
    row,
    team,
    without,
)

CARD_KEY = f"cards[{len(BOX.cards) + 1}]"
"""The key of the card that `does` adds."""
TEAM = f"teams[{len(BOX.teams) + 1}]"
"""The key of the team that `fielding` adds."""
TWIST = {"type": "twist", "twist": "attack", "cost": None}


def key_of(card: str) -> str:
    """The key of a card of the box."""
    return f"cards[{BOX.kinds[card] + 1}]"


BREAKAGES: dict[str, tuple[Change, str, str]] = {
    # Rules and options.
    "another game": (
        changed(('game = "social-soccer"', 'game = "soccer"')),
        "game must be one of social-soccer",
        "'soccer'",
    ),
    "a rule missing": (changed(("lead = 3 ", "")), "rules.lead is missing", ""),
    "a rule too small": (
        changed(("rounds = 9 ", "rounds = 0 ")),
        "rules.rounds must be a whole number in 1..45",
        "not 0",
    ),
    "a rule that is a word": (
        changed(("draws = 2 ", 'draws = "two" ')),
        "rules.draws must be a whole number in 0..9",
        "not 'two'",
    ),
    "a rule that is none": (
        changed(("lead = 3 ", "lead = 3\nrebound = 1 ")),
        "rules.rebound is not known here",
        "allowed: draws, extra-rounds, hand-limit, lead",
    ),
    "an option missing": (
        changed(("[options.rotation]", "[options.rotations]")),
        "options.rotation is missing",
        "",
    ),
    "an option that is none": (
        lambda text: text + '\n[options.weather]\nhelp = "Rain."\n',
        "options.weather is not known here",
        "allowed: away, block-tie, deck, home, match, rotation",
    ),
    "a size of deck that is none": (
        changed(('"40x4"]', '"50x5"]')),
        "options.deck.choices '50x5' is not known",
        "allowed: 30x3, 40x4",
    ),
    "a default that is none": (
        changed(('default = "single"', 'default = "double"')),
        "options.match.default must be one of single, best-of-3",
        "'double'",
    ),
    "an unknown table": (
        lambda text: text + "\n[fans]\nnumber = 12\n",
        "fans is not known here",
        "allowed: cards, game, name, options, players, rules, teams",
    ),
    # Players.
    "a value that is none": (
        row("players", "old-gate", '"kindness"', '"patience"'),
        "players[14].value must be one of effort, kindness, empathy, neutral",
        "'patience'",
    ),
    "a player without attack": (
        row("players", "old-gate", "attack = 1", "attack = 0"),
        "players[14].attack must be a whole number in 1..9",
        "not 0",
    ),
    "a defence of 10": (
        row("players", "old-gate", "defence = 4", "defence = 10"),
        "players[14].defence must be a whole number in 1..9",
        "not 10",
    ),
    "no custody": (
        row("players", "old-gate", "custody = 1\n", ""),
        "players[14].custody is missing",
        "",
    ),
    "a stat that is none": (
        row("players", "old-gate", "attack = 1", "attack = 1\npace = 3"),
        "players[14].pace is not known here",
        "allowed: attack, custody, defence, name, slug, text, value",
    ),
    "no line of colour": (
        row("players", "old-gate", "name =", 'text = " "\nname ='),
        "players[14].text must be a text in quotes",
        "' '",
    ),
    "a player twice": (
        row("players", "old-gate", 'slug = "old-gate"', 'slug = "mama-sol"'),
        "players[15].slug 'mama-sol' stands twice",
        "",
    ),
    "a slug in capitals": (
        row("players", "the-caretaker", 'slug = "the-caretaker"', 'slug = "The-Caretaker"'),
        "players[31].slug is lower-case letters and digits with hyphens",
        "not 'The-Caretaker'",
    ),
    "a player called as a word of the notation": (
        row("players", "the-caretaker", 'slug = "the-caretaker"', 'slug = "player"'),
        "players[31].slug must not be 'player'",
        "a meaning of its own",
    ),
    "nine players": (
        without("players", '"(effort|kindness|neutral|sister-semaphore)"'),
        "players are 9; a box holds 10..64",
        "",
    ),
    "too many players": (
        more(PLAYER, s.PLAYERS - len(BOX.players) + 1),
        "players are 65; a box holds 10..64",
        "",
    ),
    # Cards.
    "a type that is none": (
        row("cards", "head-down", '"support"', '"foul"'),
        f"{key_of('head-down')}.type must be one of support, mastermove, twist",
        "'foul'",
    ),
    "a Support for nothing said": (
        row("cards", "head-down", r"cost = \d+\n", ""),
        f"{key_of('head-down')}.cost is missing",
        "",
    ),
    "a cost below nothing": (
        row("cards", "head-down", r"cost = \d+", "cost = -1"),
        f"{key_of('head-down')}.cost must be a whole number in 0..40",
        "not -1",
    ),
    "a Support that tires": (
        row("cards", "head-down", "cost =", "tires = 1\ncost ="),
        f"{key_of('head-down')}.tires is not known here",
        "allowed: cost, effects, from-round, name, sign, slug, text, type, value, when",
    ),
    "a card for no round": (
        row("cards", "head-down", "cost =", "from-round = 0\ncost ="),
        f"{key_of('head-down')}.from-round must be a whole number in 1..45",
        "not 0",
    ),
    "a Twist that waits": (
        row("cards", "wet-grass", "twist =", "from-round = 2\ntwist ="),
        f"{key_of('wet-grass')}.from-round is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "a Mastermove that tires nobody": (
        row("cards", "overlap", "tires = 1", "tires = 0"),
        f"{key_of('overlap')}.tires must be a whole number in 1..4",
        "not 0",
    ),
    "a Twist that costs": (
        row("cards", "sleeves-up", 'twist = "attack"', 'twist = "attack"\ncost = 1'),
        f"{key_of('sleeves-up')}.cost is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "a Twist that is for nothing": (
        row("cards", "sleeves-up", 'twist = "attack"\n', ""),
        f"{key_of('sleeves-up')}.twist is missing",
        "",
    ),
    "a Twist for custody": (
        row("cards", "sleeves-up", 'twist = "attack"', 'twist = "custody"'),
        f"{key_of('sleeves-up')}.twist must be one of attack, defence",
        "'custody'",
    ),
    "a Twist that says when": (
        row("cards", "sleeves-up", 'twist = "attack"', 'twist = "attack"\nwhen = "any"'),
        f"{key_of('sleeves-up')}.when is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "a moment that is none": (
        row("cards", "head-down", '"own-shot"', '"at-noon"'),
        f"{key_of('head-down')}.when must be one of any, with-ball, without-ball, own-shot, rival-shot, any-shot",
        "'at-noon'",
    ),
    "no effect": (does(), f"{CARD_KEY}.effects must be a list of 1..3 values", "not []"),
    "four effects": (
        does(*("do = 'draw', amount = 1" for _ in range(4))),
        f"{CARD_KEY}.effects must be a list of 1..3 values",
        "",
    ),
    "an effect in a word": (
        row("cards", "saw-that-coming", r'\{ do = "cancel" \}', '"cancel"'),
        "effects[1] must be a table such as { do = 'draw', amount = 1 }",
        "not 'cancel'",
    ),
    "an effect that is none": (
        does("do = 'tackle'"),
        f"{CARD_KEY}.effects[1].do must be one of attack, defence, tire, refresh, draw",
        "'tackle'",
    ),
    "nothing to do": (does("amount = 1"), f"{CARD_KEY}.effects[1].do is missing", ""),
    "for nobody": (
        does("do = 'refresh'"),
        f"{CARD_KEY}.effects[1].whom is missing",
        "",
    ),
    "for somebody unknown": (
        does("do = 'refresh', whom = 'keeper'"),
        f"{CARD_KEY}.effects[1].whom must be one of active, rival-active, target",
        "'keeper'",
    ),
    "cards for a player": (
        does("do = 'draw', amount = 1", "do = 'gain', amount = 1, whom = 'active'"),
        f"{CARD_KEY}.effects[2].whom is not known here",
        "allowed: amount, do",
    ),
    "cards without a number": (
        does("do = 'draw'"),
        f"{CARD_KEY}.effects[1].amount is missing",
        "",
    ),
    "less than no cards": (
        does("do = 'discard', amount = -1"),
        f"{CARD_KEY}.effects[1].amount must be a whole number in 1..9",
        "not -1",
    ),
    "a change of nothing": (
        does("do = 'attack', whom = 'active', amount = 0, lasts = 'round'"),
        f"{CARD_KEY}.effects[1].amount must not be 0",
        "",
    ),
    "a change of 10": (
        does("do = 'defence', whom = 'field', amount = 10, lasts = 'round'"),
        f"{CARD_KEY}.effects[1].amount must be a whole number in -9..9",
        "not 10",
    ),
    "a change of no length": (
        does("do = 'attack', whom = 'active', amount = 1"),
        f"{CARD_KEY}.effects[1].lasts is missing",
        "",
    ),
    "a change for ever": (
        does("do = 'attack', whom = 'active', amount = 1, lasts = 'match'"),
        f"{CARD_KEY}.effects[1].lasts must be one of sequence, round",
        "'match'",
    ),
    "a rest that lasts": (
        does("do = 'refresh', whom = 'target', lasts = 'round'"),
        f"{CARD_KEY}.effects[1].lasts is not known here",
        "allowed: do, whom",
    ),
    "a steal from oneself": (
        does("do = 'steal'", when="with-ball"),
        f"{CARD_KEY}.when must be 'without-ball' with 'steal'",
        "not 'with-ball'",
    ),
    "a move at any time": (
        does("do = 'move', whom = 'target'"),
        f"{CARD_KEY}.when must be 'with-ball' with 'move'",
        "not 'any'",
    ),
    "a move to the rival": (
        does("do = 'move', whom = 'rival-target'", when="with-ball"),
        f"{CARD_KEY}.effects[1].whom must be 'target' with 'move'",
        "",
    ),
    "two targets": (
        does("do = 'refresh', whom = 'target'", "do = 'tire', whom = 'rival-target'"),
        f"{CARD_KEY}.effects are for 'target' and for 'rival-target'",
        "a card has one target",
    ),
    "the same twice": (
        does("do = 'look'", "do = 'look'"),
        f"{CARD_KEY}.effects[2] does 'look' for the same again",
        "",
    ),
    "more after a copy": (
        does("do = 'copy'", "do = 'draw', amount = 1"),
        f"{CARD_KEY}.effects go on after 'copy'",
        "must be the last",
    ),
    "a Twist that cancels": (
        does("do = 'cancel'", **TWIST),
        f"{CARD_KEY}.effects[1].do must not be 'cancel' on a Twist",
        "",
    ),
    "a Twist with a target": (
        does("do = 'refresh', whom = 'target'", **TWIST),
        f"{CARD_KEY}.effects[1].whom must not be 'target' on a Twist",
        "nobody is asked",
    ),
    "a Twist for a sequence": (
        does("do = 'attack', whom = 'attack-row', amount = 1, lasts = 'sequence'", **TWIST),
        f"{CARD_KEY}.effects[1].lasts must be 'round' on a Twist",
        "a goal ends the sequence",
    ),
    "too many kinds": (
        more(CARD, s.KINDS - len(BOX.cards) + 1),
        "cards are 97 kinds; a box holds 1..96",
        "",
    ),
    "no cards": (none_of("cards"), "cards are 0 kinds; a box holds 1..96", ""),
    "nothing but Twists": (
        without("cards", 'type = "(support|mastermove)"'),
        "cards hold nothing that can be played",
        "a Support or a Mastermove",
    ),
    "too few cards for some team": (
        without("cards", 'value = "neutral"'),
        "cards may leave a team 18 cards to pack with deck '30x3'",
        "30 are needed, so add neutral ones",
    ),
    # Teams.
    "nine in a team": (
        fielding(players=PLAYERS[1:]),
        f"{TEAM}.players must be a list of 10 values",
        "",
    ),
    "a stranger in a team": (
        fielding(players=("zorro-headlong", *PLAYERS[1:])),
        f"{TEAM}.players[1] must be the slug of a player",
        "not 'zorro-headlong'",
    ),
    "a player twice in a team": (
        fielding(players=(PLAYERS[1], *PLAYERS[1:])),
        f"{TEAM}.players[2] names {PLAYERS[1]} a second time",
        "",
    ),
    "a strategy of 29": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass")),
        f"{TEAM}.strategy has 29 cards; it takes 30",
        "",
    ),
    "four of a kind": (
        fielding(strategy=STRATEGY.replace("planted-feet*3", "planted-feet*4")),
        f"{TEAM}.strategy.planted-feet must be a whole number in 1..3",
        "not 4",
    ),
    "an unknown card": (
        fielding(strategy=STRATEGY.replace("wet-grass", "wet-socks")),
        f"{TEAM}.strategy.wet-socks is no card of this box",
        "",
    ),
    "cards of a value that nobody has": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass chin-up")),
        f"{TEAM}.strategy has 1 of value 'kindness'; its players allow 0",
        "",
    ),
    "too many cards of a value": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass sleeves-up")),
        f"{TEAM}.strategy has 13 of value 'effort'; its players allow 12",
        "",
    ),
    "no extra cards": (fielding(extra=None), f"{TEAM}.extra is missing", ""),
    "nine extra cards": (
        fielding(extra=EXTRA.replace("route-one*3", "route-one*2")),
        f"{TEAM}.extra has 9 cards; it takes 10",
        "",
    ),
    "five of a kind with the extra ones": (
        fielding(extra=EXTRA.replace("planted-feet shirt-pull*3", "planted-feet*2 shirt-pull*2")),
        f"{TEAM}.extra makes 5 of planted-feet with strategy",
        "4 at most",
    ),
    "special cards among the extra ones": (
        fielding(extra=EXTRA.replace("planted-feet", "sleeves-up")),
        f"{TEAM}.extra has 13 of value 'effort'; its players allow 12",
        "",
    ),
    "a team called as the ball": (
        fielding(slug="ball"),
        f"{TEAM}.slug must not be 'ball'",
        "a meaning of its own",
    ),
    "too many teams": (
        more(team(slug="extra-#"), s.TEAMS - len(BOX.teams) + 1),
        "teams are 13; a box holds 1..12",
        "",
    ),
    "no teams": (none_of("teams"), "teams are 0; a box holds 1..12", ""),
}  # fmt: skip


@pytest.mark.parametrize("what", BREAKAGES)
def test_a_mistake_is_named(what: str, tmp_path: Path) -> None:
    change, key, allowed = BREAKAGES[what]
    check_mistake(lambda: loaded(change, tmp_path), key, allowed)
