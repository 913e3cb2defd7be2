"""The refusals of Futera SuSu, at the positions of its clause tests, and the arguments of their messages."""

from collections.abc import Mapping

from kickabout.games.futera_susu.refusals import Refusal
from kickabout.text.messages import Message
from tests.games.refusals import Case
from tests.rulebooks.futera_susu.test_refusals import MET

ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.SIGNING_BEGUN: {"left": Message("number-in-words", number=14)},
    Refusal.SHIRT_OF_OTHER_POSITION: {"next": 1, "due": "goalkeeper", "position": "forward"},
    Refusal.SIGNED_ALREADY: {"shirt": 2},
    Refusal.SECOND_CAPTAIN: {"captain": "red-captain-m", "name": "red-captain"},
    Refusal.PACKING_BEGUN: {"left": Message("number-in-words", number=8)},
    Refusal.TOO_MANY_COPIES: {"copies": Message("number-in-words", number=2), "card": "red-card"},
    Refusal.STANDS_RIGHT: {"shirt": 9},
    Refusal.ROW_FULL: {"row": "goal"},
    Refusal.SHOOTER_DUE: {"due": "forward"},
    Refusal.COVER_UP_FRONT_DUE: {"due": "midfielder"},
    Refusal.FACING_ROW_DUE: {"due": "defender"},
    Refusal.NOT_OF_MIDFIELD: {"spot": "f1", "due": "midfielder"},
    Refusal.NOBODY_TO_SHOOT: {"spot": "f4", "due": "forward"},
    Refusal.NOBODY_TO_SEND_OFF: {"spot": "d1"},
    Refusal.GAP_FIRST: {"gap": "f2", "due": "forward"},
    Refusal.OTHER_POSITION: {"name": "green-d1", "position": "defender", "due": "forward"},
}
FIRST = {refusal: (position, action) for refusal, position, action in reversed(MET)}
CASES: list[Case] = [
    (refusal, position, (), action) for refusal, (position, action) in FIRST.items()
]
