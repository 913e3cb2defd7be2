"""What of a table whoever does not play may see while its match runs, if it is watched late.

It is the table as it was some moves ago, from which all that they are sent is made (`LiveTable.for_watchers`): so nobody can
whisper to a player what they see. What changes beside the log is told along with what is next to be seen of it, and
never by itself.
"""

from collections.abc import Sequence
from dataclasses import replace

from kickabout.table.play.log import is_move
from kickabout.table.store import Entry, Place, Stored

MOVES_BEHIND = 12
"""The number of moves by which whoever watches is behind, where a table is set up so."""
BEHIND: dict[str, int | None] = {"now": 0, "behind": MOVES_BEHIND, "later": None}
"""By how many moves they are behind, by when they see a match (`Watch`); None for once it is over."""


def seen_behind(entries: Sequence[Entry], moves: int | None) -> Sequence[Entry]:
    """Return the first entries of a log, after which so many moves, one or more, were made; none if `moves` is None."""
    left = moves
    for number in range(len(entries) - 1, -1, -1):
        if left is not None and is_move(entries[number]):
            left -= 1
            if not left:
                return entries[:number]
    return ()


def as_of(stored: Stored, number: int) -> Stored:
    """Return a table as it was when its match had so many decisions and outcomes, without what was said and agreed since:
    of a seat there is who plays it, and nothing else.
    """
    places = (
        Place(
            place.seat,
            place.kind,
            place.name,
            device=place.device,
            shirt=place.shirt,
            is_program=place.is_program,
        )
        for place in stored.places
    )
    changes = (change for change in stored.seat_changes if change.after <= number)
    return replace(stored, places=tuple(places), seat_changes=tuple(changes))
