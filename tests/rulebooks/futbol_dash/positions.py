"""Lays out positions of Fútbol Dash for the clause tests, and reads them back.

Cards are written as in the notation, several with a star: `"nutmeg*2 foul"`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import kickabout
from kickabout.engine.match import Match
from kickabout.engine.vocabulary import by_slug
from kickabout.games.futbol_dash import box as boxes
from kickabout.games.futbol_dash.effects import Effect
from kickabout.games.futbol_dash.state import NONE, Face, Phase
from tests.rulebooks.laying import begin_here, cards, census, varied

EXPRESS = {"mode": "express"}
HANDS_OUT = {"mode": "express", "express-end": "hands-out"}
BOX = Path(boxes.__file__).with_name("box.toml")

_ATTACK = [("long-pass", 5), ("overlap", 4), ("through-ball", 3), ("nutmeg", 2), ("short-pass", 1)]


def lay(
    seats: int = 2,
    *,
    turn: int = 0,
    hands: Sequence[str] = (),
    points: Sequence[int] = (),
    table: Sequence[str] = (),
    goals: Sequence[int] = (),
    shots: Sequence[str] = (),
    deck: str | None = None,
    discard: str | None = None,
    grid: str | None = None,
    options: Mapping[str, object] | None = None,
    box: Path | None = None,
) -> Match:
    """Return a match in which seat `turn` is about to play the card of its turn.

    By seat: cards in `hands` and on the `table` (red cards too), attack `points` for which fitting
    attack cards are laid down besides, `goals`, and face-up `shots`. Seats that are left out have
    nothing. Action cards that are not named make the deck; if `deck` is given they make the discard
    pile, and if both are given they have left the game. Shot cards that are not named make the
    grid; if `grid` is given they lie with seat 0.
    """
    match = kickabout.new("futbol-dash", seats=seats, options=options, box=box, seed=1)
    while match.actor == "chance":
        match.roll()
    state, left = match.state, Counter[str]()
    kinds = {card.slug: kind for kind, card in enumerate(match.box.cards)}
    for kind, card in enumerate(match.box.cards):
        left[card.slug] = match.box.record.counts[kind]
        for pile in (state.deck, state.discard, state.removed):
            pile[kind] = 0
        for seat in range(seats):
            state.hands[seat, kind] = state.table[seat, kind] = state.known[seat, kind] = 0

    def take(slug: str) -> int:
        left[slug] -= 1
        assert left[slug] >= 0, f"the box has no {slug} left"
        return int(kinds[slug])

    for seat, text in enumerate(hands):
        for slug in cards(text):
            state.hands[seat, take(slug)] += 1
    for seat in range(seats):
        state.hand_size[seat] = len(cards(hands[seat])) if seat < len(hands) else 0
        state.points[seat] = state.fewer[seat] = 0
    for seat, text in enumerate(table):
        for slug in cards(text):
            kind = take(slug)
            state.table[seat, kind] += 1
            card = match.box.cards[kind]
            state.points[seat] += card.value * (card.effect == Effect.ATTACK)
            state.points[seat] -= card.value * (card.effect == Effect.DEFEND)
            state.fewer[seat] += card.value * (card.effect == Effect.RED)
    for name, pile in (("discard", discard), ("deck", deck)):
        for slug in cards(pile or ""):
            getattr(state, name)[take(slug)] += 1
    for seat, wanted in enumerate(points):
        fitting = _fitting(wanted - state.points[seat], left)
        assert fitting is not None, f"no attack cards are left for {wanted}"
        for slug in fitting:
            state.table[seat, take(slug)] += 1
        state.points[seat] = wanted
    rest = state.deck if deck is None else state.discard if discard is None else state.removed
    for slug, number in left.items():
        rest[kinds[slug]] += number
    state.deck_size = sum(state.deck[kind] for kind in range(len(kinds)))
    discarded = [kind for kind in range(len(kinds)) if state.discard[kind]]
    state.top = discarded[-1] if discarded else NONE

    _lay_shots(match, shots, grid)
    for seat in range(seats):
        state.goals[seat] = goals[seat] if seat < len(goals) else 0
    state.phase, state.actor, state.turn = Phase.PLAY, turn, turn
    begin_here(match)
    return match


def _fitting(wanted: int, left: Mapping[str, int]) -> list[str] | None:
    """Return attack cards that add up to a value, the biggest first; none if the box lacks them."""
    if wanted == 0:
        return []
    for slug, value in _ATTACK:
        if left[slug] and value <= wanted:
            rest = _fitting(wanted - value, {**left, slug: left[slug] - 1})
            if rest is not None:
                return [slug, *rest]
    return None


def _lay_shots(match: Match, shots: Sequence[str], grid: str | None) -> None:
    state, rest = match.state, dict(zip(Face, match.box.shot_cards, strict=True))
    for face in Face:
        state.grid[face] = 0
    for seat, text in [*enumerate(shots), (NONE, grid or "")]:
        for slug in cards(text):
            face = Face(by_slug(Face)[slug])
            rest[face] -= 1
            assert rest[face] >= 0, f"there is no {slug} left"
            if seat == NONE:
                state.grid[face] += 1
            else:
                state.shots[seat, face] += 1
    for face, number in rest.items():
        if grid is None:
            state.grid[face] = number
        else:
            state.shots[0, face] += number
    state.grid_size = sum(state.grid[face] for face in Face)


def stand(match: Match, action: str) -> None:
    """Play a card that nobody answers."""
    play_all(match, action)
    pass_window(match)


def pass_window(match: Match) -> None:
    """Hold for everybody who is asked."""
    while "hold" in match.legal:
        play_all(match, "hold")


def play_all(match: Match, *actions: str) -> None:
    """Play decisions and chance outcomes one after the other; no card may get lost."""
    for action in actions:
        match.play(action)
        numbers = [n for n in census(match) if n]
        assert numbers == [n for n in (*match.box.record.counts, *match.box.shot_cards) if n], (
            action
        )


def next_turn(match: Match) -> None:
    """Roll until a seat has to play the card of its turn, or the match is over."""
    while match.actor == "chance":
        match.roll()


def draws(match: Match) -> bool:
    """Return whether a card is about to be drawn."""
    return bool(match.outcomes) and all(name.startswith("draw ") for name in match.outcomes)


def shoots(match: Match) -> bool:
    """Return whether a shot card is about to be turned over."""
    return bool(match.outcomes) and all(name.startswith("shoot ") for name in match.outcomes)


def player(match: Match, seat: int) -> Any:
    """Return everything that a seat's view shows of its player, hand included."""
    return match.view()["players"][seat]


def points(match: Match) -> list[int]:
    """Return everybody's attack points."""
    return [each["attack_points"] for each in match.view()["players"]]


def goals(match: Match) -> list[int]:
    """Return everybody's goals."""
    return [each["goals"] for each in match.view()["players"]]


def hand(match: Match, seat: int) -> list[str]:
    """Return the slugs of a hand, sorted."""
    return sorted(card["card"] for card in player(match, seat)["cards"])


def table(match: Match, seat: int) -> list[str]:
    """Return the slugs of the cards that lie in front of a seat, sorted."""
    return sorted(card["card"] for card in player(match, seat)["table"])


def shots(match: Match, seat: int) -> list[str]:
    """Return the faces of the shot cards with a seat, sorted."""
    return sorted(player(match, seat)["shots"])


def discard(match: Match) -> Any:
    """Return the number of each kind in the discard pile."""
    return match.view()["discard"]["cards"]


def with_card(folder: Path, slug: str, effect: str, value: int) -> Path:
    """Return a box file of the game's own box and, at its end, one more card."""
    row = f'[[cards]]\nslug = "{slug}"\nname = "{slug}"\ncount = 1\neffect = "{effect}"\nvalue = {value}\n'
    path = folder / "more.toml"
    path.write_text(f"{BOX.read_text(encoding='utf-8')}\n{row}", encoding="utf-8")
    return path


def two_reds(folder: Path) -> Path:
    """Return the game's box with a second Red Card."""
    return variant(folder, counted("red-card", 1, 2))


def counted(slug: str, old: int, new: int) -> tuple[str, str]:
    """Return the change of a box file that puts another number of a card into it."""
    text = BOX.read_text(encoding="utf-8")
    start = text.index(f'slug = "{slug}"')
    row = text[start : text.index("effect", start)]
    assert f"count = {old}\n" in row
    return row, row.replace(f"count = {old}\n", f"count = {new}\n")


variant = partial(varied, BOX)
"""Return a box file that differs from the one of these tests by replacements of its text."""
