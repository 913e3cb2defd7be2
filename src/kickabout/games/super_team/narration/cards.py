"""The commentary of Super Team about cards: how they are played, and their rewards."""

from collections.abc import Iterator

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import AUTO_CARD, CARD, TAKE_MORALE, USE
from ..box import SuperBox
from ..box.cards import BASIC, COACH, TEAM, Card
from ..decks import kind_of
from ..pitch import seat_of
from ..state import BallAction, Element, Phase, Role, State, Use
from ..view.cards import element_named, rewards_named
from .phrases import quiet, salt_of, tile_name

AUTO = 1


def played(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a card is performed, spent or dropped."""
    seat = before.actor
    use, kind = USE[action], CARD[action]
    card = box.card(kind)
    salt = before.turns + before.played + kind
    if use == Use.PERFORM:
        message = _performed(card, seat, before.attacker == seat).varied(salt)
        return [Remark(message, "play", seat)]
    how = "drops" if use == Use.DROP else f"spends-on-{slug(Use(use))}"
    return [quiet(how, seat, salt, card=card.named)]


def _performed(card: Card, seat: int, attacks: bool) -> Message:
    how, does = f"performs-{card.group}", []
    if card.group == COACH:
        does = [element_named(*pair) for pair in _elements(card, Role.OFFENSIVE)]
    elif card.group in (BASIC, TEAM) and not attacks:
        how, moves = "defends", _elements(card, Role.DEFENSIVE)
        does = [Message("an-element", element=element_named(*pair)) for pair in moves]
    arguments: dict[str, Argument] = {"does": tuple(does)} if does else {}
    return Message(how, player=Seat(seat), card=card.named, **arguments)


def _elements(card: Card, role: Role) -> Iterator[tuple[int, int]]:
    return zip(card.parts[role].elements, card.parts[role].amounts, strict=True)


def drawn(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell its owner which card was drawn."""
    return [quiet("draws", before.drawer, card=box.card(CARD[action]).named)]


def morale_taken(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the bank was short; the Morale that is due has been told."""
    seat = before.actor
    gained = after.morale[seat] - before.morale[seat]
    return [quiet("bank-is-short", seat, gained=gained)] if gained < before.due_morale else []


def rest_declined(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the rewards left are not taken."""
    return [quiet("leaves-the-rest", before.actor)]


def ends(box: SuperBox, before: State, after: State) -> Iterator[Remark]:
    """Yield that a card has succeeded or failed, and who takes Fatigue."""
    seat = before.turn
    if before.slot != s.NONE and before.use == Use.PERFORM and after.slot == s.NONE:
        due = rewards_named(after.due_morale, after.due_moves, after.due_actions)
        if due and before.due_morale + before.due_moves + before.due_actions == 0:
            yield quiet("comes-off", seat, rewards=due)
        elif not due and not after.scored and _came_to_nothing(box, before, after):
            card = box.card(kind_of(before, seat, before.slot))
            lost = after.success == 0 and before.part == Role.OFFENSIVE
            how = "card-has-failed" if lost else "card-cannot-go-on"
            yield Remark(Message(how, card=card.named), "quiet", seat)
    for other in range(s.SEATS):
        if after.fatigues[other] > before.fatigues[other]:
            yield quiet("takes-fatigue", other, card=box.card(s.FATIGUE).named)


def _came_to_nothing(box: SuperBox, before: State, after: State) -> bool:
    """Return whether a card with rewards has failed."""
    kind = kind_of(before, before.turn, before.slot)
    part, record = before.part, box.record
    rewards = record.reward_morale[kind, part] + record.reward_moves[kind, part]
    if rewards + record.reward_actions[kind, part] == 0:
        return False
    if after.step < s.STEPS and record.elements[kind, part, after.step] != Element.NOTHING:
        return True
    return part == Role.OFFENSIVE and after.success == 0


def morale_gained(before: State, action: int, after: State) -> Iterator[Remark]:
    """Yield the gains of Morale that no other remark tells."""
    by_card = (
        USE[action] != s.NONE or before.slot == s.COACH_SLOT
    )  # the card's own remark has told it
    if by_card or action == TAKE_MORALE or before.ball == s.NONE:
        return
    for seat in range(s.SEATS):
        gained = after.morale[seat] - before.morale[seat]
        if gained > 0:
            yield quiet("gains-morale", seat, gained=gained)


# AutoTeam.


def auto_card_turned(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which card AutoTeam turns over, for her turn or for a roll."""
    card = box.auto_cards[AUTO_CARD[action]].named
    if before.phase != Phase.AUTO_REVEAL:
        return [quiet("turns-her-card", AUTO, salt_of(before, action), card=card)]
    morale = after.bids[AUTO]
    if before.action != BallAction.SHOT:
        return [quiet("turns-card-for-duel", AUTO, card=card, morale=morale)]
    how = "turns-card-for-shot" if seat_of(before.doer) == AUTO else "turns-card-for-save"
    tile = tile_name(after.tiles[AUTO])
    return [quiet(how, AUTO, card=card, morale=morale, tile=tile)]


def auto_rested(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that AutoTeam's procedure finds nothing to do."""
    return [quiet("finds-nothing-to-do", AUTO, salt_of(before, action))]
