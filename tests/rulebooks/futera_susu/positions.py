"""Lays out positions of Futera SuSu for the clause tests, and reads them back.

Action cards are written as in the notation, several of a kind with a star: `"offside var-check*2"`; spots
by their names, `"m2 f1"`. The players and cards are those of `box.toml` beside this file. There the
higher die wins a duel of two plain players: 4 and the face of the die is what each of their stats is.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox, load_box
from kickabout.games.futera_susu.state import Phase, Place
from tests.rulebooks.laying import begin_here, cards, census, varied
from tests.rulebooks.reading import choices, verb

BOX = Path(__file__).with_name("box.toml")
SPOTS = ("f1", "f2", "f3", "f4", "m1", "m2", "d1", "d2", "d3", "d4", "g")
POSITIONS = ("forward", "midfielder", "defender", "goalkeeper")
CLASSES = ("player", "local-hero", "cult-hero", "legendary-captain")
STATS = ("speed", "accuracy", "passing", "skill", "defending", "power")
READY: Mapping[str, object] = {
    "home": "plain",
    "away": "plain",
    "home-deck": "first",
    "away-deck": "first",
}
"""Options that leave nothing to build."""
EVERY_LOSER: Mapping[str, object] = {"removal": "every-loser"}
LINE_UP = (
    "place 1 in goal",
    *(f"place {shirt} in defence" for shirt in range(2, 6)),
    *(f"place {shirt} in midfield" for shirt in (6, 7)),
    *(f"place {shirt} in forwards" for shirt in range(8, 12)),
)
"""A whole line-up: shirt 8 stands on f1, shirt 6 on m1, shirt 2 on d1, and so on."""


def own_box() -> SusuBox:
    """Return the box that comes with the game."""
    return load_box()


def new(options: Mapping[str, object] | None = None, box: Path | None = BOX) -> Match:
    """Return a match before anything has been decided; without a box the one that comes with the
    game.
    """
    return Match(GAME, s.SEATS, options, box, seed=1)


def lock_in(options: Mapping[str, object] | None = None) -> Match:
    """Return a match of two plain squads in which the eleven of both sides are to be placed."""
    match = new({**READY, **(options or {})})
    until(match, "place")
    return match


@cache
def _kicked_off(options: tuple[tuple[str, object], ...]) -> Match:
    match = lock_in(dict(options))
    play(match, *LINE_UP, *LINE_UP, "toss 0")
    return match


def lay(
    *,
    turn: int = 0,
    squads: tuple[str, str] = ("plain", "plain"),
    wearing: Sequence[Mapping[int, str]] = ({}, {}),
    gone: Sequence[str] = ("", ""),
    bench: Sequence[str] = ("", ""),
    hands: Sequence[str] = ("", ""),
    decks: Sequence[str] = ("", ""),
    goals: Sequence[int] = (0, 0),
    possession: int = 1,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Return a match in which seat `turn` is about to send a Midfielder.

    By seat: a ready-made squad of the box, and players who wear a shirt instead of those; spots
    whose cards are `gone`; the shirts on the `bench`, by default nobody, so that nobody is asked to
    bring one on; cards in `hands` and `decks`, by default none, so that nobody is asked for any.
    """
    chosen = {"home": squads[0], "away": squads[1], **(options or {})}
    match = _kicked_off(tuple(sorted(chosen.items()))).copy()
    state, box = match.state, match.box
    for seat in range(s.SEATS):
        for shirt, slug in wearing[seat].items():
            state.squad[seat, shirt - 1] = box.player_numbers[slug]
        for spot in gone[seat].split():
            _leave(match, seat, state.field[seat, SPOTS.index(spot)])
            state.field[seat, SPOTS.index(spot)] = 0
        sitting = {int(shirt) for shirt in bench[seat].split()}
        for shirt in range(s.ELEVEN + 1, s.SHIRTS + 1):
            if shirt not in sitting:
                _leave(match, seat, shirt)
        state.bench[seat] = len(sitting)
        for kind in range(s.KINDS):
            state.hand[seat, kind] = state.deck[seat, kind] = state.used[seat, kind] = 0
        for slug in cards(hands[seat]):
            state.hand[seat, box.kinds[slug]] += 1
        for slug in cards(decks[seat]):
            state.deck[seat, box.kinds[slug]] += 1
        state.hand_size[seat] = len(cards(hands[seat]))
        state.deck_size[seat] = len(cards(decks[seat]))
        state.goals[seat] = goals[seat]
    state.turn, state.actor, state.turns = turn, turn, possession
    assert state.phase == Phase.SEND
    begin_here(match)
    return match


def _leave(match: Match, seat: int, shirt: int) -> None:
    match.state.where[seat, shirt - 1] = Place.GONE
    match.state.seen[seat, shirt - 1] = 1


# Playing.


def play(match: Match, *actions: str) -> None:
    """Play decisions and chance outcomes one after the other; nothing may get lost.

    What comes to light by one, the card that is turned up and the bonuses, follows at once.
    """
    for action in actions:
        before = census(match)
        match.play(action)
        assert census(match) == before, action
        come_to_light(match)


def come_to_light(match: Match) -> None:
    """Turn cards up and tell bonuses, as far as that is due."""
    while verb(match) in ("show", "bonus"):
        match.play(next(iter(match.outcomes)))


def until(match: Match, *verbs: str) -> None:
    """Go on with whatever is first until something that begins with one of the verbs comes up."""
    while not choices(match)[0].startswith(verbs):
        match.play(choices(match)[0])


def hold(match: Match) -> None:
    """Hold for everybody who is asked for an action card in this duel, up to its roll or its end."""
    duels = match.state.duels
    while "hold" in match.legal and match.state.duels == duels:
        play(match, "hold")


def send(match: Match, attacker: str = "", defender: str = "") -> None:
    """Send the cards that the duel needs, the first that may go where no spot is named."""
    for spot in (attacker, defender):
        if verb(match) == "send":
            play(match, f"send {spot}" if spot else match.legal[0])


def duel(match: Match, dice: str, attacker: str = "", defender: str = "") -> None:
    """Play a duel without action cards, from sending to its dice: `"6 1"`, the attacker's first."""
    send(match, attacker, defender)
    hold(match)
    play(match, f"roll {dice}")
    hold(match)


def to_the_goal(match: Match) -> None:
    """Win in midfield and in front for the attacker; the duel at the goal is next."""
    duel(match, "6 1")
    duel(match, "6 1")


def goal(match: Match) -> None:
    """Win all three duels of a possession for the attacker."""
    to_the_goal(match)
    duel(match, "6 1")


def after(actions: str, match: Match | None = None, /, **position: Any) -> Match:
    """Return a match, by default that of a position (see `lay`), after actions such as
    `"duel 6 1 / meet f2 d1 / play red-card on f2"`.

    Beside the notation there are `meet`, which sends the cards of a duel from the spots that are
    named, and `duel`, which plays one with these dice, and from these spots if they are named.
    """
    match = match or lay(**position)
    for action in actions.split(" / "):
        word, *words = action.split()
        if word == "meet":
            send(match, *words)
        elif word == "duel":
            duel(match, " ".join(words[:2]), *words[2:])
        else:
            play(match, action)
    return match


# Reading.


def pitch(match: Match, seat: int) -> set[str]:
    """Return the spots on which a side has a card."""
    return {spot for number, spot in enumerate(SPOTS) if match.state.field[seat, number] > 0}


EVERYBODY = set(SPOTS)


def lost(match: Match, seat: int) -> set[str]:
    """Return the spots of a side on which nobody stands."""
    return EVERYBODY - pitch(match, seat)


def shirt(match: Match, seat: int, spot: str) -> int:
    """Return the shirt on a spot, 0 for nobody."""
    return int(match.state.field[seat, SPOTS.index(spot)])


def face_up(match: Match, seat: int) -> set[str]:
    """Return the spots of a side on which a card lies face up."""
    return {spot for number, spot in enumerate(SPOTS) if match.state.face_up[seat, number] > 0}


def dueller(match: Match, seat: int) -> str:
    """Return the spot of a side's card in the duel; empty before it is sent."""
    spot = match.state.spot[seat]
    return "" if spot == s.NONE else SPOTS[spot]


def bonuses(match: Match) -> list[int]:
    """Return the synergy bonuses of the cards in the duel, by seat."""
    return [int(number) for number in match.state.bonus]


def side(match: Match, seat: int) -> Mapping[str, object]:
    """Return a side of the duel from the view."""
    shown = match.view()["duel"]["sides"][seat]
    assert isinstance(shown, dict)
    return shown


def totals(match: Match) -> list[int]:
    """Return the totals of the cards in the duel with the present dice, by seat."""
    return [int(str(side(match, seat)["total"])) for seat in range(s.SEATS)]


def hand(match: Match, seat: int) -> list[str]:
    """Return the slugs of a hand, sorted."""
    return _slugs(match, "hand", seat)


def deck(match: Match, seat: int) -> list[str]:
    """Return the slugs of the action cards in a deck, sorted."""
    return _slugs(match, "deck", seat)


def used(match: Match, seat: int) -> list[str]:
    """Return the slugs of the action cards that a side has played, sorted."""
    return _slugs(match, "used", seat)


def _slugs(match: Match, pile: str, seat: int) -> list[str]:
    numbers = getattr(match.state, pile)
    return sorted(
        card.slug for k, card in enumerate(match.box.cards) for _ in range(numbers[seat, k])
    )


def substitutes(match: Match, seat: int) -> set[int]:
    """Return the shirts on a side's bench."""
    shirts = range(s.ELEVEN + 1, s.SHIRTS + 1)
    return {number for number in shirts if match.state.where[seat, number - 1] == Place.BENCH}


def wears(match: Match, seat: int, number: int) -> str:
    """Return the slug of the player in a shirt."""
    return str(match.box.player(match.state.squad[seat, number - 1]).slug)


def name_at(match: Match, seat: int, spot: str) -> str:
    """Return the slug of the player on a spot."""
    return wears(match, seat, shirt(match, seat, spot))


variant = partial(varied, BOX)
"""Return a box file that differs from the one of these tests by replacements of its text."""
