"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterator

from kickabout.engine.game import Reason
from kickabout.text.messages import Message, Seat

from . import state as dash
from .actions import CARD, DONE, PLAY, SEAT, SHOW_HAND, VERB
from .answers import is_cancelled, points_if_it_stands
from .box import Card, DashBox
from .effects import Effect
from .heuristic import cards_to_a_shot
from .state import Face, Phase, State


def reasons(box: DashBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat, the weightiest first."""
    if state.phase == Phase.PLAY and action != SHOW_HAND:
        return [*_of_a_card(box, state, seat, action), *_left_open(box, state, seat, action)]
    if state.phase == Phase.ANSWER:
        return list(_of_an_answer(box, state, seat, action))
    if state.phase in (Phase.SWAP, Phase.DISCARD):
        return [_of_parting(box, state, seat, action)]
    return []


def _of_a_card(box: DashBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what the card of the turn does for the seat's attack, or against a rival's."""
    kind, target = CARD[action], SEAT[action]
    card, yours, most = box.cards[kind], state.points[seat], box.record.attack_points
    if _finishes(box, card, yours):
        yield Reason(
            Message("reason-shot", goals=state.grid[Face.GOAL], left=state.grid_size), True
        )
    elif card.effect == Effect.ATTACK:
        yield _of_what_is_left(box, state, seat, kind, yours + card.value)
    elif card.effect.row.takes_points:
        theirs = state.points[target]
        rest = 0 if card.effect == Effect.OFFSIDE else theirs - card.value
        if not _one_card_away(box, theirs):
            yield Reason(Message("reason-early", rival=Seat(target), points=theirs), False)
        elif not _one_card_away(box, rest):
            yield Reason(
                Message("reason-stops", rival=Seat(target), points=theirs, rest=rest), True
            )
    elif card.effect == Effect.YELLOW and _one_card_away(box, state.points[target]):
        points = state.points[target]
        yield Reason(Message("reason-sits-out", rival=Seat(target), points=points), True)
    elif card.effect == Effect.SUBSTITUTION and not _cards(box, state, seat, yours, kind):
        yield Reason(Message("reason-new-cards", need=most - yours), True)
    elif card.effect == Effect.HALFTIME:
        theirs = max(state.points[other] for other in range(state.seats) if other != seat)
        if theirs != yours:
            yield Reason(Message("reason-all-lose", theirs=theirs, yours=yours), theirs > yours)


def _of_what_is_left(box: DashBox, state: State, seat: int, kind: int, points: int) -> Reason:
    """Return whether the rest of the hand can finish the attack from so many points."""
    need = box.record.attack_points - points
    cards = _cards(box, state, seat, points, kind)
    card = box.cards[kind].named
    if cards == 1:
        last = next(card for card in _held(box, state, seat, kind) if _finishes(box, card, points))
        return Reason(Message("reason-one-card", need=need, card=card, last=last.named), True)
    if cards:
        return Reason(Message("reason-some-cards", need=need, card=card, cards=cards), True)
    return Reason(Message("reason-far", need=need, card=card), False)


def _left_open(box: DashBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield the rival who plays next of those that one card can bring to a shot, whatever this card does."""
    kind, target = CARD[action], SEAT[action]
    effect, value = box.cards[kind].effect, box.cards[kind].value
    if effect == Effect.HALFTIME or _finishes(box, box.cards[kind], state.points[seat]):
        return
    for step in range(1, state.seats):
        rival = (seat + step) % state.seats
        points = state.points[rival]
        if rival == target and effect in (Effect.OFFSIDE, Effect.YELLOW):
            continue
        if rival == target and effect.row.takes_points:
            points -= value
        if state.skips[rival] == 0 and _one_card_away(box, points):
            yield Reason(Message("reason-left-open", rival=Seat(rival), points=points), False)
            return


def _of_an_answer(box: DashBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what becomes of the card being answered if this is the last word."""
    plays = VERB[action] == PLAY
    stands = is_cancelled(state) if plays else not is_cancelled(state)
    card, player, target = box.cards[state.card], state.turn, state.target
    points, before = points_if_it_stands(box.record, state), state.points[target]
    if player == seat:
        yield Reason(Message("reason-counts" if stands else "reason-lost", card=card.named), stands)
    elif target == seat:
        yield Reason(
            Message("reason-you-fall" if stands else "reason-you-stay", points=before, rest=points),
            not stands,
        )
    elif target == player:
        if points == box.record.attack_points:
            which = "reason-lets-shoot" if stands else "reason-stops-shot"
        elif _one_card_away(box, points):
            which = "reason-lets-near" if stands else "reason-stops-near"
        else:
            which = "reason-harmless"
        yield Reason(
            Message(which, rival=Seat(player), points=points),
            stands == (which == "reason-harmless"),
        )
    if plays and state.hands[seat, CARD[action]] == 1:
        yield Reason(Message("reason-only-one", card=box.cards[CARD[action]].named), False)


def _of_parting(box: DashBox, state: State, seat: int, action: int) -> Reason:
    """Return whether the hand's shortest way to a shot needs a card that would go."""
    points = state.points[seat]
    cards = _cards(box, state, seat, points, dash.NONE)
    if cards == 0:
        return Reason(Message("reason-no-shot"), action != DONE)
    if action == DONE:
        return Reason(Message("reason-has-shot", cards=cards), True)
    needed = _cards(box, state, seat, points, CARD[action]) != cards
    return Reason(Message("reason-needed" if needed else "reason-spare", cards=cards), not needed)


def _cards(box: DashBox, state: State, seat: int, points: int, without: int) -> int:
    """Return how many cards of the hand, less one, make a shot from so many points: 1 to 4, or 0 for more or none."""
    return cards_to_a_shot(box.record, state, seat, points, without)


def _held(box: DashBox, state: State, seat: int, without: int) -> Iterator[Card]:
    """Yield the kinds of cards of the hand, less one card."""
    for kind, card in enumerate(box.cards):
        if state.hands[seat, kind] > (kind == without):
            yield card


def _one_card_away(box: DashBox, points: int) -> bool:
    """Return whether some card of the box makes a shot from so many points."""
    return any(card.count and _finishes(box, card, points) for card in box.cards)


def _finishes(box: DashBox, card: Card, points: int) -> bool:
    """Return whether a card makes a shot from so many points."""
    if card.effect == Effect.PENALTY:
        return card.value <= points
    return card.effect == Effect.ATTACK and card.value == box.record.attack_points - points
