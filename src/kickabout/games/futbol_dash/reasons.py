"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from kickabout.engine.game import Reason
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from . import state as dash
from .actions import CARD, DONE, PLAY, SEAT, SHOW_HAND, VERB
from .answers import is_cancelled, points_if_it_stands
from .box import Card, DashBox
from .effects import Effect
from .state import Face, Phase, State
from .visibility import cards_in_sight


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
    card, yours = box.cards[kind], state.points[seat]
    if _finishes(box, card, yours):
        yield Reason(
            Message("reason-shot", goals=state.grid[Face.GOAL], left=state.grid_size), True
        )
    elif card.effect == Effect.ATTACK:
        yield from _of_an_attack(box, state, seat, kind)
    elif card.effect.row.takes_points:
        rest = 0 if card.effect == Effect.OFFSIDE else state.points[target] - card.value
        yield from _of_a_defence(box, state, seat, target, rest)
    elif card.effect == Effect.YELLOW:
        if _one_card_away(box, state.points[target]):
            points = state.points[target]
            yield Reason(Message("reason-sits-out", rival=Seat(target), points=points), True)
        yield Reason(Message("reason-skips", rival=Seat(target), turns=card.value), True)
    elif card.effect == Effect.RED:
        yield Reason(Message("reason-fewer", rival=Seat(target), number=card.value), True)
    elif card.effect == Effect.SUBSTITUTION:
        yield from _of_new_cards(box, state, seat, kind)
    elif card.effect == Effect.HALFTIME:
        theirs = max(state.points[other] for other in range(state.seats) if other != seat)
        if theirs != yours:
            yield Reason(Message("reason-all-lose", theirs=theirs, yours=yours), theirs > yours)
        if not _way(box, _held(box, state, seat, kind), yours):
            yield Reason(Message("reason-new-hands"), True)


def _of_an_attack(box: DashBox, state: State, seat: int, kind: int) -> Iterator[Reason]:
    """Yield whether the rest of the hand can finish the attack with this card, and how far it gets."""
    card, most = box.cards[kind], box.record.attack_points
    points = state.points[seat] + card.value
    held, need = _held(box, state, seat, kind), most - points
    way = _way(box, held, points)
    if way:
        message = Message(
            "reason-way", card=card.named, need=need, number=len(way), cards=_listed(way)
        )
        yield Reason(message, True)
        return
    some = _nearest(held, need)
    message = Message(
        "reason-far",
        card=card.named,
        need=need,
        fewest=_fewest(box, points),
        cards=_listed(some),
        sum=sum(one.value for one in some),
    )
    yield Reason(message, False)
    which = "reason-near" if _one_card_away(box, points) else "reason-brings"
    yield Reason(Message(which, card=card.named, points=points, most=most), True)


def _of_a_defence(
    box: DashBox, state: State, seat: int, target: int, rest: int
) -> Iterator[Reason]:
    """Yield what it is worth that a rival falls to so many points, from which a card that was shown may be a shot."""
    rival, points = Seat(target), state.points[target]
    was, shown = _shown(box, state, target, points), _shown(box, state, target, rest)
    if not _one_card_away(box, points):
        yield Reason(Message("reason-early", rival=rival, points=points), False)
    elif not _one_card_away(box, rest):
        yield Reason(Message("reason-stops", rival=rival, points=points, rest=rest), True)
    elif was and not shown:
        message = Message(
            "reason-stops-shown", rival=rival, points=points, rest=rest, card=was.named
        )
        yield Reason(message, True)
    elif not _can_finish(box, state, seat, rest):
        if _can_finish(box, state, seat, points):
            yield Reason(Message("reason-stops-gone", rival=rival, points=points, rest=rest), True)
    elif not shown:
        yield Reason(Message("reason-too-little", rival=rival, points=points, rest=rest), False)
    yield Reason(Message("reason-falls", rival=rival, points=points, rest=rest), True)


def _of_new_cards(box: DashBox, state: State, seat: int, kind: int) -> Iterator[Reason]:
    """Yield whether the hand, less a Substitution, needs new cards to shoot."""
    points = state.points[seat]
    way = _way(box, _held(box, state, seat, kind), points)
    if way:
        yield Reason(Message("reason-costs-turn", number=len(way), cards=_listed(way)), False)
        yield Reason(Message("reason-changes", most=box.cards[kind].value), True)
    else:
        yield Reason(Message("reason-new-cards", need=box.record.attack_points - points), True)


def _left_open(box: DashBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield the rival who plays next of those that one card can bring to a shot, whatever this card does."""
    kind, target = CARD[action], SEAT[action]
    effect, value = box.cards[kind].effect, box.cards[kind].value
    if effect == Effect.HALFTIME or _finishes(box, box.cards[kind], state.points[seat]):
        return
    for step in range(1, state.seats):
        rival = (seat + step) % state.seats
        points = state.points[rival]
        if state.skips[rival] > 0:
            continue
        if rival == target and effect in (Effect.OFFSIDE, Effect.YELLOW):
            continue
        if rival == target and effect.row.takes_points:
            points -= value
        shown = _shown(box, state, rival, points)
        if shown:
            message = Message(
                "reason-left-to-shown", rival=Seat(rival), points=points, card=shown.named
            )
            yield Reason(message, False)
            return
        told = rival == target and effect.row.takes_points  # of what is left, with the card itself
        if _one_card_away(box, points) and not told:
            # Without the points, so that it is the same with every choice that leaves them one card away.
            yield Reason(Message("reason-left-open", rival=Seat(rival)), False)
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
    way = _way(box, _held(box, state, seat, dash.NONE), points)
    if not way:
        return Reason(Message("reason-no-shot"), action != DONE)
    if action == DONE:
        return Reason(Message("reason-has-shot", number=len(way), cards=_listed(way)), True)
    without = _way(box, _held(box, state, seat, CARD[action]), points)
    needed = len(without) != len(way)
    return Reason(Message("reason-needed" if needed else "reason-spare"), not needed)


def _held(box: DashBox, state: State, seat: int, without: int) -> list[Card]:
    """Return the cards of the hand that may lead to a shot, less one card, those that shoot at once last."""
    held = [
        card
        for kind, card in enumerate(box.cards)
        if card.effect in (Effect.ATTACK, Effect.PENALTY)
        for _ in range(state.hands[seat, kind] - (kind == without))
    ]
    return sorted(held, key=lambda card: card.effect == Effect.PENALTY)


def _way(box: DashBox, held: Sequence[Card], points: int) -> tuple[Card, ...]:
    """Return the fewest of these cards that make a shot from so many points, in the order in which they are played."""
    for number in range(1, len(held) + 1):
        for *before, last in combinations(held, number):
            reached = points + sum(card.value for card in before)
            adds = all(card.effect == Effect.ATTACK for card in before)
            if adds and reached < box.record.attack_points and _finishes(box, last, reached):
                return (*before, last)
    return ()


def _nearest(held: Sequence[Card], need: int) -> tuple[Card, ...]:
    """Return the attack cards that add as much as they can without going past what is needed, the fewest of these."""
    attacks = [card for card in held if card.effect == Effect.ATTACK]
    fitting = (
        some
        for number in range(len(attacks) + 1)
        for some in combinations(attacks, number)
        if sum(card.value for card in some) <= need
    )
    return max(fitting, key=lambda some: sum(card.value for card in some))


def _fewest(box: DashBox, points: int) -> int:
    """Return the fewest cards of the box that could make a shot from so many points; 0 if none do."""
    values = {card.value for card in box.cards if card.effect == Effect.ATTACK and card.count}
    number, reached = 1, {points}
    while reached:
        if any(_one_card_away(box, one) for one in reached):
            return number
        sums = {one + value for one in reached for value in values if value}
        number, reached = number + 1, {one for one in sums if one < box.record.attack_points}
    return 0


def _listed(cards: Iterable[Card]) -> tuple[Message, ...]:
    """Return cards as a list to read, each with its number."""
    return tuple(
        Message(f"reason-listed-{slug(card.effect)}", card=card.named, value=card.value)
        for card in cards
    )


def _shown(box: DashBox, state: State, seat: int, points: int) -> Card | None:
    """Return a card of a hand that everybody has seen and that makes a shot from so many points."""
    shown = (card for kind, card in enumerate(box.cards) if state.known[seat, kind] > 0)
    return next((card for card in shown if _finishes(box, card, points)), None)


def _one_card_away(box: DashBox, points: int) -> bool:
    """Return whether some card of the box makes a shot from so many points."""
    return any(card.count and _finishes(box, card, points) for card in box.cards)


def _can_finish(box: DashBox, state: State, seat: int, points: int) -> bool:
    """Return whether a card that makes a shot from so many points is neither played nor in the hand of the seat."""
    return any(
        card.count > cards_in_sight(state, seat, kind) and _finishes(box, card, points)
        for kind, card in enumerate(box.cards)
    )


def _finishes(box: DashBox, card: Card, points: int) -> bool:
    """Return whether a card makes a shot from so many points."""
    if card.effect == Effect.PENALTY:
        return card.value <= points
    return card.effect == Effect.ATTACK and card.value == box.record.attack_points - points
