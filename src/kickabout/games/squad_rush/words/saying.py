"""How Squad Rush puts things: positions, sums, scores, and turns of phrase that vary."""

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import State

Ways = tuple[str, ...]
"""The ways to say a thing, which take turns."""
POSITION_NOUNS = ("Goalkeeper", "Defender", "Midfielder", "Forward", "Super Sub")
POSITION_SHORT = ("GK", "DEF", "MID", "FWD", "SUB")
_SMALL = tuple("no one two three four five six seven eight nine ten eleven twelve".split())


def say(ways: Ways, salt: int, **words: object) -> str:
    """One of several ways to say a thing, always the same one for the same `salt`.

    `<word>` stands for one of `words`; `{@ goes|go}` is a mark of `engine.commentary` for `seat`,
    `{% goes|go}` for `other`.
    """
    # Mixed, so that neighbouring turns do not fall on the same way again and again.
    mixed = salt * 0x9E3779B1 & 0xFFFFFFFF
    text = ways[((mixed ^ mixed >> 15) * 0x2C1B3C6D >> 12) % len(ways)]
    for mark, word in (("{@", "seat"), ("{%", "other")):
        if word in words:
            text = text.replace(mark, f"{{{words[word]}")
    for word, value in words.items():
        text = text.replace(f"<{word}>", str(value))
    return text


def salt_of(state: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    return 7 * state.turns + 3 * state.results + 5 * state.acts + what


def in_words(how_many: int) -> str:
    """A small number as a word."""
    return _SMALL[how_many] if how_many < len(_SMALL) else str(how_many)


def count(how_many: int, noun: str, plural: str = "") -> str:
    """A number of things in words: `one card`, `two cards`."""
    return f"{in_words(how_many)} {noun if how_many == 1 else plural or noun + 's'}"


def number(value: int) -> str:
    """A number that may be below 0."""
    return str(value) if value >= 0 else f"−{-value}"


def plus(value: int) -> str:
    """What is added: `+3`, `−1`."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def listed(parts: list[str]) -> str:
    """Several things: `a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def player_name(box: RushBox, player: int) -> str:
    """A player or Super Sub by name."""
    return box.players[player].name


def card_name(box: RushBox, card: int) -> str:
    """A card of any kind by its number, as a mark of `engine.commentary` where it is no player."""
    if card < s.PLAYERS:
        return box.players[card].name
    return f"[{box.cards[card - s.PLAYERS].name}]"


def described(box: RushBox, player: int) -> str:
    """A player with what matters of him: `Ola Nord (MID 7, Norway)`, `Old Boots (Super Sub 6)`."""
    entry = box.players[player]
    if entry.nation == s.NONE:
        return f"{entry.name} (Super Sub {entry.rating})"
    nation = box.nations[entry.nation].name
    return f"{entry.name} ({POSITION_SHORT[entry.position]} {entry.rating}, {nation})"


def noun_of(box: RushBox, player: int) -> str:
    """What a player is: `Forward`, `Super Sub`."""
    position = box.players[player].position
    return POSITION_NOUNS[position]
