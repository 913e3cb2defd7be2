"""The commentary on what is played: players, Tackles, bookings, referee cards, INSTANTs, the call."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.sevens import best_seven
from kickabout.games.squad_rush.state import Effect, Mode, Position, State
from kickabout.text.messages import Argument, Message, Seat

from .remarks import of_seat, varied

_TONES: dict[int, Tone] = {
    Effect.BOOK: "book",
    Effect.DISMISS: "sent-off",
    Effect.NO_ACTS: "whistle",
}


def player_comes_on(box: RushBox, before: State, player: int, after: State) -> Remark:
    """Narrate a player coming on from the hand, into the seven or beside it."""
    seat = before.turn
    entry = box.players[player]
    arguments: dict[str, Argument] = {"player": Seat(seat), "man": entry.named}
    if entry.nation != s.NONE:
        arguments["nation"] = box.nations[entry.nation].named
    role = "star" if entry.star else slug(Position(entry.position))
    if player not in best_seven(box, after, seat).slots:
        role = "spare"
    return of_seat(seat, "play", varied(before, player, f"comes-on-{role}", **arguments))


def player_recalled(box: RushBox, before: State, player: int) -> Remark:
    """Narrate a player being recalled to the hand."""
    seat, man = before.turn, box.named(player)
    return of_seat(seat, "play", varied(before, player, "recalls", player=Seat(seat), man=man))


def card_played(box: RushBox, before: State, kind: int, target: int, target_seat: int) -> Remark:
    """Narrate a Tackle, a booking or a referee card being played; its effect is narrated later."""
    seat, card = before.turn, box.cards[kind]
    arguments: dict[str, Argument] = {"player": Seat(seat), "card": card.named}
    if target != s.NONE:
        arguments |= {"rival": Seat(target_seat), "man": box.players[target].owned}
    what = f"plays-{slug(Effect(card.effect))}"
    if card.effect == Effect.TACKLE and before.derby == target_seat != s.NONE:
        what = "tackles-again"
    blamed = target_seat if card.effect in (Effect.BOOK, Effect.DISMISS) else seat
    message = varied(before, kind + max(target, 0), what, **arguments)
    return of_seat(blamed, _TONES.get(card.effect, "play"), message)


def card_answered(box: RushBox, before: State, kind: int) -> Remark:
    """Narrate an INSTANT in answer to a card, a call or another INSTANT."""
    seat, card = before.actor, box.cards[kind]
    message = varied(
        before,
        kind + before.card + before.asked,
        f"answers-{slug(Effect(card.effect))}",
        player=Seat(seat),
        card=card.named,
    )
    if before.answers > 0:
        stopped = box.cards[before.answer_cards[0]].named
        message = Message("answers-an-instant", answer=message, card=stopped)
    return of_seat(seat, "whistle", message)


def seat_calls(box: RushBox, before: State) -> Remark:
    """Narrate a call by the seat whose turn it is."""
    what = "calls-goal" if box.record.mode == Mode.SQUAD_RUSH else "calls-full-time"
    return of_seat(before.turn, "whistle", varied(before, 0, what, player=Seat(before.turn)))
