"""How SocialSoccer puts things: spots, values, sums, and turns of phrase that vary."""

from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.pitch import spot_of
from kickabout.games.social_soccer.state import Row, Spot, State, Value

Ways = tuple[str, ...]
"""The ways to say a thing, which take turns."""
VALUE_NOUNS = ("EFFORT", "KINDNESS", "EMPATHY", "neutral")
TYPE_NOUNS = ("Support", "Mastermove", "Twist")
TWIST_NOUNS = ("Attack", "Defence")
_SMALL = tuple("no one two three four five six seven eight nine ten eleven twelve".split())
_GOLDEN = 0x9E3779B1
"""The golden section of 32 bits: what is counted with it comes round as evenly as can be."""


def say(ways: Ways, salt: int, **words: object) -> str:
    """One of several ways to say a thing, always the same one for the same `salt`.

    Salts that follow one another never fall on the same way. `<word>` stands for one of `words`;
    `{@ goes|go}` is a mark of `engine.commentary` for `seat`, `{% goes|go}` for `other`.
    """
    text = ways[(salt * _GOLDEN & 0xFFFFFFFF) * len(ways) >> 32]
    for mark, word in (("{@", "seat"), ("{%", "other")):
        if word in words:
            text = text.replace(mark, f"{{{words[word]}")
    for word, value in words.items():
        text = text.replace(f"<{word}>", str(value))
    return text[:1].upper() + text[1:]


def salt_of(state: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    weary = sum(state.rest[seat, member] for seat in range(s.SEATS) for member in range(s.MEMBERS))
    return int(state.turns + 3 * state.round + weary + 5 * state.stack + what)


def card_salt(state: State, what: int) -> int:
    """The same where cards are played: one more for each that has been."""
    left = (state.deck_size[seat] + state.hand_size[seat] for seat in range(s.SEATS))
    return int(what - sum(left))


def in_words(how_many: int) -> str:
    """A small number as a word."""
    return _SMALL[how_many] if how_many < len(_SMALL) else str(how_many)


def count(how_many: int, noun: str, plural: str = "") -> str:
    """A number of things in words: `one card`, `two cards`."""
    return f"{in_words(how_many)} {noun if how_many == 1 else plural or noun + 's'}"


def plus(value: int) -> str:
    """What is added: `+3`, `−1`."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def listed(parts: list[str]) -> str:
    """Several things: `a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def row_of(spot: int) -> Row:
    """The row of a spot."""
    if spot < s.ATTACKERS:
        return Row.ATTACK
    return Row.DEFENCE if spot >= s.BENCH_TO else Row.BENCH


def in_row(spot: int) -> str:
    """What stands there: `attacker`, `substitute`, `defender`."""
    return ("attacker", "substitute", "defender")[row_of(spot)]


def is_bench(spot: int) -> bool:
    """Whether a spot is on the bench."""
    return s.BENCH_FROM <= spot < s.BENCH_TO


def player_of(state: State, seat: int, member: int) -> int:
    """The player that a member is; 0 for nobody, and for one whom the viewer does not know."""
    return max(state.team[seat, member - 1], 0) if 0 < member <= s.MEMBERS else 0


def player_at(state: State, seat: int, spot: int) -> int:
    """The player at a spot; 0 where nobody stands, and where the viewer cannot tell who does."""
    return player_of(state, seat, max(state.spot[seat, spot], 0))


def where(state: State, seat: int, member: int) -> str:
    """The spot of a member as the notation names it."""
    return slug(Spot(spot_of(state, seat, member)))


def called(box: SocialBox, state: State, seat: int, member: int) -> str:
    """A member by name, and by his side where the other one has the same player."""
    player = player_of(state, seat, member)
    if player == 0:
        return "somebody"
    name = box.player(player).name
    twin = any(state.team[1 - seat, other] == player for other in range(s.MEMBERS))
    return f"{{{seat}'s}} {name.removeprefix('The ')}" if twin else name


def called_at(box: SocialBox, state: State, seat: int, spot: int) -> str:
    """Who stands at a spot, by name."""
    return called(box, state, seat, max(state.spot[seat, spot], 0))


def value_of(box: SocialBox, state: State, seat: int, member: int) -> int:
    """The value of a member's player."""
    player = player_of(state, seat, member)
    return box.player(player).value if player else Value.NEUTRAL


def spots() -> range:
    """All spots, in the order of the ring."""
    return range(s.SPOTS)


def score(state: State) -> str:
    """The goals of the game under way, seat 0 first."""
    return f"{state.goals[0]}–{state.goals[1]}"
