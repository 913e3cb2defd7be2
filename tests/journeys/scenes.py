"""Matches as the stories need them: dealt by hand, or played on by bots."""

from collections.abc import Callable, Mapping, Sequence

import kickabout
from kickabout.engine.match import Match

DULL = ["nutmeg", "through-ball", "overlap", "overlap", "pressing", "pressing"]
"""Six cards that play as they stand."""


def dealt(
    hands: Sequence[Sequence[str]],
    draw: str = "long-pass",
    options: Mapping[str, object] | None = None,
) -> Match:
    """Return a match at its first decision: seat 0 begins with these six cards and has drawn one
    more.
    """
    match = kickabout.new("futbol-dash", seats=len(hands), options=options, seed=1)
    match.play("start 0")
    for hand in hands:
        for card in hand:
            match.play(f"draw {card}")
    match.play(f"draw {draw}")
    assert match.actor == 0
    for seat, hand in enumerate(hands):
        held = sorted(card["card"] for card in match.view()["players"][seat]["cards"])
        assert held == sorted([*hand, draw] if seat == 0 else hand)
    return match


def played_on(match: Match, far: Callable[[Match], bool]) -> Match:
    """Return the match played on by bots until a condition holds."""
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while not far(match):
        assert match.actor is not None, "the match was over before it came so far"
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    return match


def new(seats: int = 2, seed: int = 1, game: str = "futbol-dash", **options: object) -> Match:
    """Return a match before its first outcome."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return kickabout.new(game, seats=seats, options=named, seed=seed)


def over(match: Match) -> bool:
    """Return whether the match is over."""
    return match.actor is None


def decides(seat: int, phase: str = "play") -> Callable[[Match], bool]:
    """Return the condition that this seat is to decide, in this phase."""

    def check(match: Match) -> bool:
        return match.actor == seat and match.view(seat)["phase"] == phase

    return check


def cut(match: Match, number: int) -> Match:
    """Return the match as it was when its log had this length."""
    earlier = match.copy()
    earlier.rewind(number)
    return earlier


def near_the_end(match: Match, decisions: int) -> Match:
    """Return the match played on by bots until seat 0 has about this many decisions left."""
    whole = played_on(match, over)
    own = [number for number, (actor, _) in enumerate(whole.log) if actor == 0]
    return cut(whole, own[-decisions])
