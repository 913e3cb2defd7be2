"""Lays out positions of Super Team for the clause tests, and reads them back.

Pieces are written with their spaces, `"captain e5, 3 c4"`, and cards as in the notation, several of a
kind with a star: `"forward fatigue*2"`. The cards are those of `box.toml` beside this file, which
holds few of them and at least one for everything that a card can do.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox, load_box
from kickabout.games.super_team.decks import kind_of, slot_of
from kickabout.games.super_team.state import Phase
from tests.rulebooks.laying import begin_here, play, varied

BOX = Path(__file__).with_name("box.toml")
SOLO: Mapping[str, object] = {"solo": "easy"}
PIECE_NAMES = ("goalie", "captain", "2", "3", "4", "5")
STAT_NAMES = ("pass", "shoot", "dribble", "tackle", "goalkeeping")

# Where pieces stand that a test does not name: in the corners, out of the way.
_PARKED = (
    ("e1", "a1", "b1", "h1", "i1", "a2"),
    ("e13", "a13", "b13", "h13", "i13", "a12"),
)


def own_box() -> SuperBox:
    """Return the box that comes with the game."""
    return load_box()


def counted(text: str) -> Counter[str]:
    """Return the words of a text such as `"forward fatigue*2"` with their numbers."""
    numbers: Counter[str] = Counter()
    for part in text.split():
        word, _, number = part.partition("*")
        numbers[word] += int(number or 1)
    return numbers


@cache
def _first_card(
    options: tuple[tuple[str, object], ...], box: Path, boards: tuple[str, ...]
) -> Match:
    match = new(dict(options), box)
    decided = {"start 0", "form wall", "centre captain"} | {f"choose {board}" for board in boards}
    while match.state.phase != Phase.PLAY:
        names = match.legal or list(match.outcomes)
        if names[0].startswith("deal "):
            # Beside its own board a side is dealt one that nobody asks for.
            seat = match.state.drawer
            mine = [f"deal {boards[seat]}", f"deal {boards[2 + seat]}"]
            spare = [name for name in names if name.removeprefix("deal ") not in boards]
            name = next((name for name in names if name in mine), spare[0])
        else:
            name = next((name for name in names if name in decided), names[0])
        match.play(name)
    return match


def kicked_off(
    options: Mapping[str, object] | None = None,
    *,
    teams: tuple[str, str] = ("alpha", "beta"),
    captains: tuple[str, str] = ("ace", "bolt"),
    box: Path = BOX,
) -> Match:
    """Return a match at the home side's first card, with these teams and captains."""
    chosen = tuple(sorted((options or {}).items()))
    return _first_card(chosen, box, (*teams, *captains)).copy()


def lay(
    home: str = "",
    away: str = "",
    *,
    ball: str | None = None,
    attacker: int | None = None,
    turn: int = 0,
    hands: Sequence[str] = (),
    decks: Sequence[str | None] = (None, None),
    morale: Sequence[int] = (0, 0),
    markers: Sequence[str] = ("", ""),
    lying: Sequence[str] = ("", ""),
    goals: Sequence[int] = (0, 0),
    second_half: bool = False,
    clock: int = 0,
    goal_kick: bool = False,
    teams: tuple[str, str] = ("alpha", "beta"),
    captains: tuple[str, str] = ("ace", "bolt"),
    options: Mapping[str, object] | None = None,
    box: Path = BOX,
) -> Match:
    """Return a match in which seat `turn` is about to play a card, or AutoTeam to turn one over.

    By seat, home first. Pieces that are not named stand in the corners behind their goal line. A
    side whose hand is not given holds Forward and Backward Pass; cards that are not named make the
    deck, or the discard pile if the deck is given. Fatigue comes from the bank. Without `ball` the
    home captain has it; `attacker` counts while nobody has it, and without it that is the side
    whose turn it is. Without `markers` a side rolls its green die alone. AutoTeam has neither hand
    nor deck, and the dice of her board.
    """
    match = kicked_off(options, teams=teams, captains=captains, box=box)
    state = match.state
    for piece in range(2 * s.PIECES):
        state.at[piece], state.lying[piece], state.tackled[piece] = s.NONE, 0, 0
    for space in range(s.SPACES):
        state.on[space] = 0
    for seat, text in enumerate((home, away)):
        _stand(match, seat, text, lying[seat])
        state.goals[seat], state.morale[seat] = goals[seat], morale[seat]
        auto = match.box.record.solo and seat == 1
        for stat, name in enumerate(STAT_NAMES):
            number = counted(markers[seat])[name]
            state.markers[seat, stat] = match.box.record.auto_markers[stat] if auto else number
        if not auto:
            held = hands[seat] if seat < len(hands) else "forward backward"
            _lay_cards(match, seat, held, decks[seat])
    state.ball = match.box.space(ball) if ball else state.at[PIECE_NAMES.index("captain")]
    holder = state.on[state.ball] - 1
    by_default = turn if attacker is None else attacker
    state.attacker = by_default if holder == s.NONE else holder // s.PIECES
    state.goal_kick, state.stranded = int(goal_kick), 0
    state.half, state.clock = int(second_half), clock
    state.phase, state.actor, state.turn = Phase.PLAY, turn, turn
    if match.box.record.solo and turn == 1:
        state.phase, state.actor = Phase.AUTO_TURN, CHANCE
    begin_here(match)
    return match


def differing(text: str, seat: int = 0) -> dict[str, Any]:
    """Return the arguments of `lay` for a text such as `"ball e8, hand drift forward, goal-kick"`.

    It may name the `ball`, the `attacker` and both sides' `morale`, an `option` that is on, a `goal-kick` that is
    owed, the home side's `hand` and `captain`, and the pieces of a `seat` that are `lying`.
    """
    arguments: dict[str, Any] = {}
    for part in filter(None, text.split(", ")):
        key, _, value = part.partition(" ")
        if key == "ball":
            arguments["ball"] = value
        elif key == "attacker":
            arguments["attacker"] = int(value)
        elif key == "morale":
            arguments["morale"] = [int(number) for number in value.split()]
        elif key == "option":
            arguments["options"] = {value: "on"}
        elif key == "goal-kick":
            arguments["goal_kick"] = True
        elif key == "captain":
            arguments["captains"] = (value, "ace")
        elif key == "hand":
            arguments["hands"] = (value,)
        else:
            assert key == "lying", part
            arguments["lying"] = (value, "") if seat == 0 else ("", value)
    return arguments


def _stand(match: Match, seat: int, text: str, lying: str) -> None:
    state = match.state
    spaces = dict(zip(PIECE_NAMES, _PARKED[seat], strict=True))
    for part in filter(None, text.split(",")):
        name, space = part.split()
        assert name in spaces, name
        spaces[name] = space
    for shirt, name in enumerate(PIECE_NAMES):
        number = match.box.space(spaces[name])
        assert state.on[number] == 0, f"two pieces on {spaces[name]}"
        state.at[seat * s.PIECES + shirt] = number
        state.on[number] = seat * s.PIECES + shirt + 1
    for name in lying.split():
        state.lying[seat * s.PIECES + PIECE_NAMES.index(name)] = 1


def _lay_cards(match: Match, seat: int, hand: str, deck: str | None) -> None:
    state = match.state
    left = [1] * s.FATIGUE_SLOT + [0]
    piles: dict[str, Any] = {
        "hands": [0] * s.SLOTS,
        "decks": [0] * s.SLOTS,
        "discards": [0] * s.SLOTS,
    }
    for pile, text in (("hands", hand), ("decks", deck or "")):
        for slug, number in counted(text).items():
            slot = slot_of(match.box.kinds[slug])
            assert kind_of(state, seat, slot) == match.box.kinds[slug], slug
            piles[pile][slot] += number
            left[slot] -= 0 if slot == s.FATIGUE_SLOT else number
            assert left[slot] >= 0, f"seat {seat} has one {slug}"
    for slot in range(s.FATIGUE_SLOT):
        piles["decks" if deck is None else "discards"][slot] += left[slot]
    for name, numbers in piles.items():
        for slot in range(s.SLOTS):
            getattr(state, name)[seat, slot] = numbers[slot]
    state.hand_size[seat] = sum(piles["hands"])
    state.deck_size[seat] = sum(piles["decks"])
    state.fatigues[seat] = sum(numbers[s.FATIGUE_SLOT] for numbers in piles.values())
    state.known_fatigue[seat] = 0


# Playing.


def new(options: Mapping[str, object] | None = None, box: Path | None = BOX) -> Match:
    """Return a match before anything has been decided; without a box the one that comes with the
    game.
    """
    return Match(GAME, 2, options, box, seed=1)


def until(match: Match, *verbs: str) -> None:
    """Go on with whatever is first until something that begins with one of the verbs comes up."""
    while not (match.legal or list(match.outcomes))[0].startswith(verbs):
        match.play((match.legal or list(match.outcomes))[0])


def settle(match: Match) -> None:
    """Let chance decide until a seat has to, or the match is over."""
    while match.actor == "chance":
        match.roll()


def next_turn(match: Match) -> None:
    """End the turn if it is not over yet, and make the draws that are due."""
    if "end turn" in match.legal:
        play(match, "end turn")
    while draws(match):
        match.roll()


def draws(match: Match) -> bool:
    """Return whether a card is about to be drawn."""
    return bool(match.outcomes) and next(iter(match.outcomes)).startswith("draw ")


def can(match: Match, action: str) -> bool:
    """Return whether an action is legal now."""
    legal = match.why_not(action) is None
    assert legal == (action in match.legal or action in match.outcomes)
    return legal


# Reading.


def where(match: Match, seat: int, piece: str) -> str:
    """Return the space of a piece."""
    space = match.state.at[seat * s.PIECES + PIECE_NAMES.index(piece)]
    return str(match.box.space_name(space))


def lies(match: Match, seat: int, piece: str) -> bool:
    """Return whether a piece is inactive."""
    return bool(match.state.lying[seat * s.PIECES + PIECE_NAMES.index(piece)])


def ball(match: Match) -> str:
    """Return the space of the ball."""
    return str(match.box.space_name(match.state.ball))


def carrier(match: Match) -> tuple[int, str] | None:
    """Return the side and the piece that have the ball."""
    piece = match.state.on[match.state.ball] - 1
    return None if piece == s.NONE else (piece // s.PIECES, PIECE_NAMES[piece % s.PIECES])


def role(match: Match, seat: int) -> str:
    """Return the current role of a side."""
    return "attacker" if match.state.attacker == seat else "defender"


def morale(match: Match) -> list[int]:
    """Return everybody's Morale."""
    return [int(number) for number in match.state.morale]


def power(match: Match) -> list[int]:
    """Return the power that the action under way takes, by side."""
    return [int(number) for number in match.state.power]


def results(match: Match) -> list[int]:
    """Return the results of the last action's dice, by side."""
    return [int(number) for number in match.state.result]


def cards(match: Match, pile: str, seat: int) -> list[str]:
    """Return the slugs in a pile (`hands`, `decks`, `discards`) of a side, sorted."""
    slugs: list[str] = []
    for slot in range(s.SLOTS):
        number = getattr(match.state, pile)[seat, slot]
        if number:
            slugs += [match.box.card(kind_of(match.state, seat, slot)).slug] * number
    return sorted(slugs)


def hand(match: Match, seat: int) -> list[str]:
    """Return the slugs of a hand, sorted."""
    return cards(match, "hands", seat)


def spaces(match: Match, verb: str) -> set[str]:
    """Return the last words of all legal actions that begin with a verb."""
    names = (name for name in match.legal if name.startswith(f"{verb} "))
    return {name.removeprefix(f"{verb} ") for name in names}


def turn_card(match: Match, slug: str) -> list[str]:
    """Turn this card over for AutoTeam; return her next step, or those among which a lot decides."""
    play(match, f"turn {slug}")
    return list(match.outcomes)


def stack(match: Match, *slugs: str) -> None:
    """Leave only these cards in AutoTeam's deck; the others count as discarded."""
    left = {card.slug for card in match.box.auto_cards} & set(slugs)
    assert left == set(slugs)
    for number in range(s.AUTO_CARDS):
        known = number < len(match.box.auto_cards)
        match.state.auto_deck[number] = int(known and match.box.auto_cards[number].slug in left)
    begin_here(match)


def around(space: str, far: int = 1) -> set[str]:
    """Return the spaces of the pitch that are at most so far from one, itself left out."""
    column, row = ord(space[0]), int(space[1:])
    columns = range(max(column - far, ord("a")), min(column + far, ord("i")) + 1)
    rows = range(max(row - far, 1), min(row + far, 13) + 1)
    return {f"{chr(c)}{r}" for c in columns for r in rows} - {space}


variant = partial(varied, BOX)
"""Return a box file that differs from the one of these tests by replacements of its text."""
