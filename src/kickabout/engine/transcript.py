"""Transcripts: a match as a text file that replays without a random number.

A few `key: value` lines, an empty line, and one decision a line with its actor, chance included. Where the
dice of the match can be verified, the head ends with the lines of their proof (`engine/keyed_dice.py`), and
has no `seed`; the decisions are those of the table's log, `undo` included. What happens beside the rules, such as a seat
that resigns, has lines of its own.
"""

from collections.abc import Iterable, Mapping, Sequence

from kickabout.engine import keyed_dice
from kickabout.engine.game import CHANCE
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Message

FORMAT = "1"
BOX_NAME = "box-name"
"""What the box is called, of one that has a name."""
UNDO = "undo"
"""Takes the seat's last decision back, in the log of a table."""
RESIGN = "resign"
"""Gives the match up for the seat, which cannot win it any more."""
LOSE_ON_TIME = "lose on time"
"""The seat has lost, since its time is over."""
LOSE_BY_LEAVING = "lose by leaving"
"""The seat has lost, since its player has left and whoever is still there ends the match."""
LAST = " last"
"""Added to one of these where the match ends by it, though several seats are left: nobody but bots would go on."""
RUN_OUT = "run out of time"
"""The seat's time for a decision is over, which is made for it once."""
DRAW = "accept draw"
"""Accepts the draw that the rival has offered, by which the match ends."""
LOSING = (RESIGN, LOSE_ON_TIME, LOSE_BY_LEAVING)
WITHDRAWALS = (*LOSING, *(verb + LAST for verb in LOSING))
"""That by which a seat loses the match beside the rules."""
BESIDE_RULES = (*WITHDRAWALS, RUN_OUT, DRAW)
"""What is entered for a seat beside the rules of a game, whoever is to decide."""
SEED = "seed"
_KEYS = ("kickabout", "game", "box", "seats", "options", "result")


def write(
    values: Mapping[str, str], log: Iterable[tuple[int, str]], proof: keyed_dice.Proof | None = None
) -> str:
    """Return the transcript of a match with these values of its head and its log as (actor, notation).

    With the `proof` of its dice it can be verified; the seed is nobody's then.
    """
    lines = {"kickabout": FORMAT} | dict(values)
    if proof is not None:
        if proof.record is not None:
            del lines[SEED]
        lines |= keyed_dice.write_proof(proof)
    head = [f"{key}: {value}" for key, value in lines.items()]
    body = [f"{called(actor)} {name}" for actor, name in log]
    return "\n".join([*head, "", *body, ""])


def parse(text: str) -> tuple[dict[str, str], list[tuple[int, str, str]]]:
    """Return the keys of a transcript and its decisions as (line number, actor, notation).

    Raises `ValueError` naming the line that is wrong or the key that is missing.
    """
    head, rest = split(text, _KEYS, "transcript", optional=(SEED, BOX_NAME, *keyed_dice.ALL_KEYS))
    is_sealed = any(key in head for key in keyed_dice.RECORD_KEYS)
    if is_sealed and SEED in head:
        raise Invalid(Message("transcript-sealed", key=quoted(SEED)))
    if not is_sealed and SEED not in head:
        raise Invalid(Message("transcript-no-line", file="transcript", key=quoted(SEED)))
    body = [(number, *line.partition(" ")[::2]) for number, line in rest]
    return head, body


def split(
    text: str, keys: Sequence[str], called: str, optional: Sequence[str] = ()
) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the `key: value` lines of a file, and the lines after them as (line number, line).

    Each of `keys` must occur once, with the format first, and each of the `optional` ones at most once. Raises
    `ValueError` naming the line that is wrong or the key that `called` lacks.
    """
    head: dict[str, str] = {}
    lines = text.splitlines()
    at = 0
    for at, line in enumerate(lines, 1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key not in (*keys, *optional):
            known = ", ".join(keys)
            raise Invalid(Message("transcript-head", line=f"{at}", known=known, given=quoted(line)))
        if key in head:
            raise Invalid(Message("transcript-twice", line=f"{at}", key=quoted(key)))
        head[key] = value.strip()
    for key in keys:
        if key not in head:
            raise Invalid(Message("transcript-no-line", file=called, key=quoted(key)))
    if head["kickabout"] != FORMAT:
        given = quoted(head["kickabout"])
        raise Invalid(Message("transcript-format", file=called, given=given, known=FORMAT))
    rest = [(number, line.strip()) for number, line in enumerate(lines[at:], at + 1)]
    return head, [(number, line) for number, line in rest if line]


def read_options(written: str) -> dict[str, str]:
    """Return options written as `NAME=VALUE NAME=VALUE`; raise `ValueError` for one that is not."""
    chosen = {}
    for pair in written.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Invalid(Message("transcript-options", given=quoted(pair)))
        chosen[name] = value
    return chosen


def called(actor: int) -> str:
    """Return how a transcript names an actor, chance included."""
    return "chance" if actor == CHANCE else str(actor)
