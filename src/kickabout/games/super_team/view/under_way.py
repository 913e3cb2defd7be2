"""The card, the action with its dice and AutoTeam's part under way in Super Team, as plain data."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import state as s
from ..actions import PIECE_WORDS, white_names
from ..box import SuperBox
from ..decks import kind_of
from ..pitch import seat_of
from ..power import bonus, power_past, roller, stat_rolled
from ..state import BallAction, Element, Level, Phase, Role, State, Tile, Use
from . import types
from .cards import auto_card_data, card_data, rewards_data, rewards_named, stats_data
from .spots import chances_to_pay, in_the_way, space_data


def card_under_way(box: SuperBox, state: State) -> types.CardUnderWay | types.RewardsDue | None:
    """Return the card under way and the rest of it, or the rewards of the last
    card that have not been taken.
    """
    due = state.due_morale, state.due_moves, state.due_actions
    owed_text = Message("rewards", rewards=rewards_named(*due)) if any(due) else ""
    left: types.Owed = {"owed": rewards_data(*due), "owed_text": owed_text}
    if state.slot == s.NONE:
        return {"card": None, **left} if any(due) else None
    kind = kind_of(state, state.turn, state.slot)
    performed = state.use == Use.PERFORM
    steps = [box.record.elements[kind, state.part, step] for step in range(s.STEPS)]
    of = sum(element != Element.NOTHING for element in steps) if performed else 1
    return {
        "card": card_data(box, kind),
        "use": slug(Use(state.use)),
        "part": slug(Role(state.part)),
        "step": min(state.step + 1, of),
        "of": of,
        **left,
    }


def action_under_way(box: SuperBox, state: State) -> types.BallAction | None:
    """Return the action under way, or else the last one of the match."""
    if state.action == BallAction.NONE:
        return None
    over = state.landed != s.NONE
    rolled = [state.green[side] != s.NONE for side in range(s.SEATS)]
    return {
        "kind": slug(BallAction(state.action)),
        "by": seat_of(state.doer),
        "piece": PIECE_WORDS[state.doer % s.PIECES],
        "rival": PIECE_WORDS[state.rival % s.PIECES] if state.rival != s.NONE else None,
        "origin": space_data(box, state.origin),
        "target": space_data(box, state.target),
        "power": [state.power[side] for side in range(s.SEATS)],
        "distance": [distance_part(box, state, side) for side in range(s.SEATS)],
        "blocks": _blocks(box, state),
        "tiles": [
            slug(Tile(state.tiles[side])) if state.tiles[side] >= 0 else None
            for side in range(s.SEATS)
        ],
        "paid": [_paid(box, state, side) for side in range(s.SEATS)],
        "dice": [_dice(state, side) if rolled[side] else None for side in range(s.SEATS)],
        "sums": [sum_data(box, state, side) if rolled[side] else None for side in range(s.SEATS)],
        "landed": space_data(box, state.landed),
        "success": state.success == 1 if over or state.phase == Phase.LAND else None,
        "number": state.acts,
        "fresh": state.rolled == 1,
        "chance": chances_to_pay(box, state),
    }


def _paid(box: SuperBox, state: State, side: int) -> int | None:
    """Return the Morale that a side has paid, None if it has not
    decided or the viewer may not know.
    """
    if state.shown_tokens:
        return state.bids[side]
    asked = side == seat_of(state.doer)
    decided = state.phase in (Phase.TOKENS, Phase.AUTO_REVEAL) or (
        state.phase == Phase.MATCHING and asked
    )
    if not decided or state.bids[side] < 0 or (box.record.solo and side == 1):
        return None
    return state.bids[side]


def distance_part(box: SuperBox, state: State, side: int) -> int:
    """Return the part of a side's power that is for the distance; the rest is for opponents in the way."""
    if side != seat_of(state.doer) or state.target == s.NONE:
        return state.power[side]
    is_shot = state.action == BallAction.SHOT
    if not is_shot and state.action != BallAction.PASS:
        return 0
    return power_past(box.record, state, state.doer, state.origin, state.target, 0, is_shot)


def _blocks(box: SuperBox, state: State) -> list[str]:
    """Return the spaces of opponents who are in the way of the pass or shot under way."""
    seat = seat_of(state.doer)
    if state.power[seat] == distance_part(box, state, seat):
        return []
    return in_the_way(box, state, state.origin, state.target, seat)


def sum_data(box: SuperBox, state: State, side: int) -> types.Sum:
    """Return the last roll of a side in the action under way, added up."""
    answering = side != seat_of(state.doer)
    extra = bonus(box.record, state, roller(state, answering), stat_rolled(state, answering))
    power, paid = state.power[side], state.bids[side]
    is_pass = state.action == BallAction.PASS
    total = state.result[side] + (power if is_pass else 0)
    way = 0 if is_pass else power
    return {
        "roll": total - extra - paid + way,
        "extra": extra,
        "morale": paid,
        "way": way,
        "total": total,
    }


def _dice(state: State, side: int) -> types.Dice:
    low, high = (state.white[side, i] for i in range(2))
    return {
        "green": state.green[side],
        "white": [int(name) if name.isdecimal() else name for name in white_names(low, high)],
    }


def auto_data(box: SuperBox, state: State) -> types.AutoTeam | None:
    """Return AutoTeam's card, her board and her remaining cards, None in a match without her."""
    if not box.record.solo:
        return None
    number = state.auto_card
    return {
        "card": auto_card_data(box, box.auto_cards[number]) if number != s.NONE else None,
        "deck": sum(state.auto_deck[card] for card in range(len(box.auto_cards))),
        "of": len(box.auto_cards),
        "level": slug(Level(box.record.solo)),
        "board": {
            "markers": stats_data(box.record.auto_markers),
            "stars": stats_data(box.record.auto_stars),
        },
        "used": state.auto_used,
    }


def last_move_data(box: SuperBox, state: State) -> types.Movement | None:
    """Return the last movement of this turn, None before the first."""
    piece = state.moved
    if piece == s.NONE:
        return None
    return {
        "seat": seat_of(piece),
        "piece": PIECE_WORDS[piece % s.PIECES],
        "from": space_data(box, state.moved_from),
        "to": space_data(box, state.at[piece]),
    }
