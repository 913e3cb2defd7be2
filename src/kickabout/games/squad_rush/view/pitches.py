"""Each manager's side of the table as plain data: the pitch, its seven, and the public part of the hand."""

from kickabout.engine.view_types import Choice
from kickabout.engine.vocabulary import by_slug

from .. import state as s
from ..box import RushBox
from ..sevens import best_seven, men_on_pitch
from ..squad import fewest_missing, has_seven
from ..state import Mode, Position, State
from .cards import card_data, hand_numbers, man_data, sees_hand
from .types import Manager


def player_side(box: RushBox, state: State, seat: int, plays: dict[int, list[Choice]]) -> Manager:
    """Return a manager's side as the viewer sees it; `plays` are the viewer's legal actions by player."""
    seven = best_seven(box, state, seat)
    men = {
        player: man_data(
            box, state, player, in_seven=player in seven.slots, plays=plays.get(player, [])
        )
        for player in men_on_pitch(box, state, seat)
    }
    missing = fewest_missing(box.record, state, seat)
    hand = [card_data(box, number) for number in hand_numbers(box, state, seat)]
    league = box.record.mode == Mode.GROUP_STAGE
    return {
        "seat": seat,
        "goals": state.points[seat] if league else s.SEVEN_SLOTS - missing,
        "hand": state.hand_size[seat],
        "cards": hand if sees_hand(state, seat) else None,
        "known": [card_data(box, number) for number in hand_numbers(box, state, seat, known=True)],
        "pitch_size": state.pitch_size[seat],
        "pitch": {
            slug: [man for man in men.values() if man["position"] == slug]
            for slug in by_slug(Position)
        },
        "slots": [men[player] if player != s.NONE else None for player in seven.slots],
        "attack": seven.attack,
        "defense": seven.defence,
        "chemistry": seven.chemistry,
        "legal": has_seven(box.record, state, seat),
        "missing": missing,
        "seven": s.SEVEN_SLOTS - missing,
        "sent_off": state.sent_off[seat],
        "walled": state.walled[seat] == 1,
        "fewer": state.fewer[seat],
        "no_acts": state.no_acts[seat] == 1,
        "turns": state.turns_taken[seat],
        "turns_left": state.turns_left[seat] if state.caller != s.NONE else None,
        "playing": state.playing[seat] == 1,
        "points": state.points[seat],
        "won": state.won[seat] == 1,
    }
