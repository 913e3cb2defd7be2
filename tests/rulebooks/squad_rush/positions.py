"""Lays out positions of Squad Rush and its Group Stage for the clause tests, and plays on from them.

Cards are written as in the notation, several of a kind with a star: `"tackle*2 var-review"`; a booked
player with an exclamation mark for each yellow card: `"red-d8! red-f10"`. The players and cards are
those of `box.toml` beside this file, where nations are called by colours.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from kickabout.engine.match import Match
from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox, load_box
from kickabout.games.squad_rush.squad import put_on
from kickabout.games.squad_rush.state import Phase, Place
from tests.rulebooks.laying import begin_here, cards, census, hold, play, varied
from tests.rulebooks.reading import choices, over, verb
from tests.rulebooks.squad_rush.reading import goals, number

BOX = Path(__file__).with_name("box.toml")
COLOURS = ("red", "blue", "green", "white", "black")
"""The nations in play, in the order of the box: one more than there are managers."""
ROLES = ("g7", "d8", "d6", "d6b", "d5", "m9", "m7", "m6", "f10", "f8", "f6")
GROUP_STAGE: Mapping[str, object] = {"mode": "group-stage"}
DRAMA: Mapping[str, object] = {"mode": "group-stage", "matchday-drama": "on"}
DERBY: Mapping[str, object] = {"derby-night": "on"}
ARMBAND: Mapping[str, object] = {"captains-armband": "on"}
INSTANTS = ("var-review", "offside", "play-on")


def seven(colour: str, *, but: str = "", booked: str = "") -> str:
    """Return the best seven of a nation, without some of its roles and with some booked: `but="f10
    d8"`.
    """
    roles = [
        role for role in ("g7", "d8", "d6", "m9", "m7", "f10", "f8") if role not in but.split()
    ]
    return " ".join(f"{colour}-{role}{'!' if role in booked.split() else ''}" for role in roles)


def own_box() -> RushBox:
    """Return the box that comes with the game."""
    return load_box()


def new(
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    box: Path | None = BOX,
    seed: int = 1,
) -> Match:
    """Return a match before anything has been decided; without a box the one that comes with the
    game.
    """
    return Match(GAME, seats, options, box, seed)


@cache
def _dealt(seats: int, options: tuple[tuple[str, object], ...], box: Path) -> Match:
    match = new(seats, dict(options), box)
    while match.actor == "chance":
        match.roll()
    assert match.state.phase == Phase.DRAW
    return match


def lay(
    seats: int = 2,
    *,
    turn: int = 0,
    hands: Sequence[str] = (),
    pitches: Sequence[str] = (),
    pile: str = "",
    deck: str | None = None,
    acts: int = 2,
    taken: int = 2,
    caller: int = s.NONE,
    last_turns: Sequence[int] = (),
    matchday: int = 0,
    options: Mapping[str, object] | None = None,
    box: Path = BOX,
) -> Match:
    """Return a match in which seat `turn` has drawn and is about to act.

    By seat: cards in `hands`, players on `pitches`, and after a call the `last_turns` that are
    left, the present one among them. Cards that are not named make the deck; if `deck` is given
    they have left the game. The last card of `pile` is its top. Everybody has `taken` as many turns
    on this matchday, the present one among them.
    """
    match = _dealt(
        seats, tuple(sorted({"nations": "first", **(options or {})}.items())), box
    ).copy()
    _clear(match)
    state, record = match.state, match.box.record
    left = _all_cards(match)

    def taken_from_the_rest(slug: str) -> int:
        card = number(match, slug)
        assert left[card] > 0, f"there is no {slug} left"
        left[card] -= 1
        return card

    for seat, text in enumerate(hands):
        for slug in cards(text):
            _into_hand(match, seat, taken_from_the_rest(slug))
    for seat, text in enumerate(pitches):
        for slug in text.split():
            player = taken_from_the_rest(slug.rstrip("!"))
            put_on(record, state, seat, player)
            state.yellows[player] = slug.count("!")
    for slug in cards(pile):
        _onto_pile(match, taken_from_the_rest(slug))
    rest = [card for card in range(s.CARDS) for _ in range(left[card])]
    for card in rest if deck is None else map(taken_from_the_rest, cards(deck)):
        if card < s.PLAYERS:
            state.place[card] = Place.DECK
        else:
            state.deck[card - s.PLAYERS] += 1
        state.deck_size += 1
    state.phase, state.actor, state.turn = Phase.ACT, turn, turn
    state.acts, state.draws = acts, 0
    state.caller, state.matchday = caller, matchday
    for seat in range(seats):
        state.turns_taken[seat] = taken
        state.turns_left[seat] = last_turns[seat] if last_turns else 0
    begin_here(match)
    return match


def kick_off(
    *pitches: str,
    hands: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    matchday: int = 0,
    caller: int = 0,
    deck: str | None = None,
    pile: str = "",
    before: Mapping[str, Sequence[int]] | None = None,
    box: Path = BOX,
) -> Match:
    """Return a match of the Group Stage with these pitches that have just been locked.

    `before` sets numbers of the table by seat: `points`, `scored`, `conceded`, `sent_off`.
    """
    seats = len(pitches)
    turn = (caller + seats - 1) % seats
    match = lay(
        seats,
        turn=turn,
        hands=hands,
        pitches=pitches,
        pile=pile,
        deck=deck,
        caller=caller,
        last_turns=[int(seat == turn) for seat in range(seats)],
        matchday=matchday,
        options={**GROUP_STAGE, **(options or {})},
        box=box,
    )
    for name, numbers in (before or {}).items():
        for seat, figure in enumerate(numbers):
            getattr(match.state, name)[seat] = figure
    begin_here(match)
    play(match, "done")
    return match


def sudden_death(
    *pitches: str,
    hands: Sequence[str] = (),
    playing: Sequence[int] = (),
    taken: int = 2,
    turn: int = 0,
) -> Match:
    """Return a sudden death in which a seat is about to act."""
    match = lay(
        len(pitches),
        turn=turn,
        pitches=pitches,
        hands=hands,
        matchday=3,
        options=GROUP_STAGE,
        taken=taken,
    )
    match.state.sudden_death = 1
    for seat in range(len(pitches)):
        match.state.playing[seat] = int(not playing or seat in playing)
    begin_here(match)
    return match


def _clear(match: Match) -> None:
    """Remove everything from the table."""
    state = match.state
    for card in range(s.PLAYERS):
        state.place[card] = Place.OUT
        state.owner[card] = s.NONE
        state.known[card] = state.yellows[card] = state.benched[card] = 0
    for kind in range(s.KINDS):
        state.deck[kind] = 0
        for seat in range(s.SEATS):
            state.hand[seat, kind] = state.known_cards[seat, kind] = 0
    for place in range(s.PILE):
        state.pile[place] = 0
    for seat in range(s.SEATS):
        state.hand_size[seat] = state.pitch_size[seat] = state.subs[seat] = 0
        for field in range(s.NATIONS * s.POSITIONS):
            state.fielded[seat, field] = 0
    state.deck_size = state.pile_size = 0


def _all_cards(match: Match) -> list[int]:
    """Return how many of each card are in the game."""
    left = [0] * s.CARDS
    for player, of in enumerate(match.box.players):
        left[player] = int(of.nation == s.NONE or match.state.in_play[of.nation] == 1)
    for kind, card in enumerate(match.box.cards):
        left[s.PLAYERS + kind] = card.count
    return left


def _into_hand(match: Match, seat: int, card: int) -> None:
    state = match.state
    if card < s.PLAYERS:
        state.place[card], state.owner[card] = Place.HAND, seat
    else:
        state.hand[seat, card - s.PLAYERS] += 1
    state.hand_size[seat] += 1


def _onto_pile(match: Match, card: int) -> None:
    state = match.state
    if card < s.PLAYERS:
        state.place[card] = Place.DISCARDED
    state.pile[state.pile_size] = card
    state.pile_size += 1


# Playing.


def play_as(match: Match, seat: int, action: str) -> None:
    """Play a decision of a seat while others may decide as well; no card may get lost."""
    before = census(match)
    match.play(action, seat=seat)
    assert census(match) == before, action


def stand(match: Match, *actions: str) -> None:
    """Play cards that nobody answers; a Set Piece has looked through the deck then."""
    for action in actions:
        play(match, action)
        hold(match)
        come_to_light(match)


def end_turn(match: Match, *, draw: bool = True) -> None:
    """End the turn without an act; then the next seat draws, from the deck if there is a choice."""
    turns = match.state.turns
    while match.state.turns == turns and match.state.locked == 0 and not over(match):
        passes = [word for word in ("done", "hold") if word in match.legal]
        play(match, (passes or choices(match))[0])
    if draw:
        draw_up(match)


def draw_up(match: Match) -> None:
    """Draw for whoever is to draw."""
    while verb(match) == "draw":
        play(match, choices(match)[0])


def come_to_light(match: Match) -> None:
    """Show what was chosen in secret, and what a Set Piece finds in the deck to its player."""
    while verb(match) in ("out", "show", "find", "miss"):
        assert len(match.outcomes) == 1
        play(match, next(iter(match.outcomes)))


def choose_sevens(match: Match) -> None:
    """Choose sevens for seats that have a choice, leaving out the first player who can be spared."""
    while verb(match) == "bench":
        play(match, match.legal[0])
    come_to_light(match)


def flip(match: Match, official: str) -> None:
    """Choose the sevens, if there is a choice, and flip the official."""
    choose_sevens(match)
    play(match, f"official {official}")


def whistle(match: Match) -> list[int]:
    """Decline whatever the official still asks and score the match; return its goals."""
    for word in ("off nobody", "done", "hold"):
        while verb(match) == "draw" or word in choices(match):
            play(match, word if word in choices(match) else choices(match)[0])
        come_to_light(match)
        choose_sevens(match)
    play(match, "final whistle")
    return goals(match)


def score_under(match: Match, official: str) -> list[int]:
    """Return the goals of the next match under an official."""
    flip(match, official)
    return whistle(match)


variant = partial(varied, BOX)
"""Return a box file that differs from the one of these tests by replacements of its text."""
