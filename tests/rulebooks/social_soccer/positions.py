"""Lays out positions of SocialSoccer for the clause tests, and plays on from them.

Cards are written as in the notation, several of a kind with a star: `"gain boost*2"`; spots by their
names: `"a1 d3"`. The players and cards are those of `box.toml` beside this file. There a shot of a RED
player (EFFORT, 2/3/2) beats a plain RED block, and is level with a plain BLUE one (KINDNESS, 2/2/3).
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from kickabout.engine.match import Match
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox, load_box
from kickabout.games.social_soccer.state import Phase, Rest
from tests.rulebooks.laying import begin_here, cards, hold, play, varied
from tests.rulebooks.reading import verb
from tests.rulebooks.social_soccer.reading import FIELD, SPOTS

BOX = Path(__file__).with_name("box.toml")
READY: Mapping[str, object] = {"home": "red", "away": "red"}
"""Options that leave nothing to build."""
BEST_OF_3: Mapping[str, object] = {"match": "best-of-3"}
LINE_UP = tuple(f"place {member} in {spot}" for member, spot in enumerate(SPOTS, 1))
"""A whole line-up: member 1 stands at a1, and so on round the ring to member 10 at d1."""
LEVEL: Sequence[Mapping[str, str]] = ({}, {"d1": "kindness-1"})
"""Somebody of seat 1 at d1 who just holds a plain shot."""
EVERYBODY = " ".join(FIELD)
PLENTY = 20
EFFORT_TEN = tuple(f"effort-{n}" for n in range(1, 11))
NEUTRAL_KINDS = "boost guard weaken crush soften lift tackle wake gain drain".split()
"""Cards enough for a strategy, with three of each."""


def own_box() -> SocialBox:
    """Return the box that comes with the game."""
    return load_box()


def new(
    options: Mapping[str, object] | None = None, box: Path | None = BOX, seed: int = 1
) -> Match:
    """Return a match before anything has been decided; without a box the one that comes with the
    game.
    """
    return Match(GAME, s.SEATS, options, box, seed)


def line_up(options: Mapping[str, object] | None = None, box: Path = BOX, seed: int = 1) -> Match:
    """Return a match of two red teams in which both sides have placed their players and turned them
    up.
    """
    match = new({**READY, **(options or {})}, box, seed)
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    return match


def kick_off(options: Mapping[str, object] | None = None, box: Path = BOX, seed: int = 1) -> Match:
    """Return such a match after all draws, in which seat 0 has the ball at a1."""
    match = line_up(options, box, seed)
    play(match, "priority 0")
    draw_up(match)
    play(match, "keep", "keep")
    draw_up(match)
    play(match, "ball to a1")
    assert match.state.phase == Phase.PLAY
    return match


@cache
def _kicked_off(options: tuple[tuple[str, object], ...], box: Path) -> Match:
    return kick_off(dict(options), box)


def lay(
    *,
    turn: int = 0,
    ball: str = "a1",
    hands: Sequence[str] = ("", ""),
    decks: Sequence[str] = ("", ""),
    tired: Sequence[str] = ("", ""),
    exhausted: Sequence[str] = ("", ""),
    at: Sequence[Mapping[str, str]] = ({}, {}),
    teams: Sequence[str] = ("red", "red"),
    custody: Sequence[int] = (PLENTY, PLENTY),
    goals: Sequence[int] = (0, 0),
    in_round: int = 1,
    games: Sequence[int] = (0, 0),
    played: int = 0,
    options: Mapping[str, object] | None = None,
    box: Path = BOX,
) -> Match:
    """Return a match in which seat `turn` has the ball at a spot and goes on with a sequence.

    By seat: cards in `hands` and `decks`, by default none, so that nobody is asked for any; the
    spots of the `tired` and the `exhausted`; players who stand `at` a spot instead of those of the
    ready-made `teams`; the `custody` of the pools, and `goals`. In a match of several games so many
    have been `played`, and each seat has won so many `games`.
    """
    chosen = {"home": teams[0], "away": teams[1], **(options or {})}
    match = _kicked_off(tuple(sorted(chosen.items())), box).copy()
    state = match.state
    for seat in range(s.SEATS):
        for spot, slug in at[seat].items():
            member = state.spot[seat, SPOTS.index(spot)]
            state.team[seat, member - 1] = match.box.player_numbers[slug]
        for member in range(s.MEMBERS):
            state.rest[seat, member] = Rest.FRESH
        for spots, how in ((tired[seat], Rest.TIRED), (exhausted[seat], Rest.EXHAUSTED)):
            for spot in spots.split():
                state.rest[seat, state.spot[seat, SPOTS.index(spot)] - 1] = how
        for kind in range(s.KINDS):
            state.hand[seat, kind] = state.deck[seat, kind] = state.known[seat, kind] = 0
        for slug in cards(hands[seat]):
            state.hand[seat, match.box.kinds[slug]] += 1
        for slug in cards(decks[seat]):
            state.deck[seat, match.box.kinds[slug]] += 1
        state.hand_size[seat] = len(cards(hands[seat]))
        state.deck_size[seat] = len(cards(decks[seat]))
        state.custody[seat] = custody[seat]
        state.goals[seat] = state.total[seat] = goals[seat]
        state.games[seat] = games[seat]
    state.turn = state.actor = turn
    state.ball = state.spot[turn, SPOTS.index(ball)]
    state.round, state.game = in_round, played
    begin_here(match)
    return match


def resting(how: str, spots: Sequence[str], **more: object) -> Match:
    """Return such a match with some players who are `how`: `tired` or `exhausted`."""
    return lay(**{how: spots}, **more)  # type: ignore[arg-type]


def lay_last(ball: str = "a1", turn: int = 0, **more: object) -> Match:
    """Return such a match with nobody fresh on the field but the player with the ball.

    A pass of this player ends the round.
    """
    but = " ".join(spot for spot in FIELD if spot != ball)
    everybody = [but, EVERYBODY] if turn == 0 else [EVERYBODY, but]
    return lay(ball=ball, turn=turn, tired=everybody, **more)  # type: ignore[arg-type]


def blocked(
    *hands: str, by: str = "d1", at: Sequence[Mapping[str, str]] = ({}, {}), **more: object
) -> Match:
    """Return a match in which seat 0 has shot from a1 and seat 1 has blocked; both may add cards."""
    match = lay(hands=hands or ("", ""), at=at, **more)  # type: ignore[arg-type]
    shoot(match, f"block with {by}")
    return match


def shoot(match: Match, *then: str) -> None:
    """Play a shot that nobody answers before the decision to block, and its consequences."""
    play(match, "shoot")
    hold(match)
    play(match, *then)


# Playing.


def turn_up(match: Match) -> None:
    """Turn up all covered players."""
    while verb(match) == "show":
        play(match, next(iter(match.outcomes)))


def draw_up(match: Match) -> None:
    """Make all draws that are due, by the match's own dice."""
    while verb(match) == "draw":
        match.roll()


def asked(match: Match) -> list[int]:
    """Hold for everybody who is asked; return their seats in order."""
    found: list[int] = []
    while "hold" in match.legal:
        assert isinstance(match.actor, int)
        found.append(match.actor)
        play(match, "hold")
    return found


variant = partial(varied, BOX)
"""Return a box file that differs from the one of these tests by replacements of its text."""
