"""The commentary on what is drawn and played: players, Tackles, bookings, referee cards, INSTANTs, the call."""

from collections.abc import Iterator

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import CARD, KIND, PLAYER, SEAT
from ..box import RushBox
from ..effects import Effect
from ..sevens import best_seven, other_nation
from ..state import Mode, Phase, Position, State
from .effects import played
from .remarks import described, loud, of_player, varied, varied_of_player

# Setting up.


def nation(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the nations of the deck, once all are picked."""
    if after.phase == Phase.START:
        nations = enumerate(box.nations)
        names = tuple(nation.named for number, nation in nations if after.in_play[number])
        yield Remark(Message("nations-in-the-deck", nations=names), "quiet")


def start(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate who begins."""
    seat = SEAT[action]
    yield varied_of_player(before, seat, "begins", seat, "whistle", number=box.record.hand)


# Cards that come and go.


def draw(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a draw from the deck, to the seat that sees the card."""
    if before.phase != Phase.DEAL:
        card = CARD[action]
        yield of_player("draws", before.drawer, card=described(box, card), loud=loud(box, card))


def draw_unseen(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a draw from the deck, to those who do not see the card."""
    if before.phase != Phase.DEAL:
        yield of_player("draws-unseen", before.drawer)


def draw_pile(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a draw from the discard pile."""
    card = before.pile[before.pile_size - 1]
    said: dict[str, Argument] = {"card": described(box, card), "loud": loud(box, card)}
    what = card + 3 * before.draws
    yield varied_of_player(before, what, "takes-from-pile", before.turn, "play", **said)


def discard(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a card thrown away at the end of a turn."""
    seat, card = before.turn, CARD[action]
    said: dict[str, Argument] = {"card": box.named(card), "loud": loud(box, card)}
    what = card + 3 * before.hand_size[seat]
    yield varied_of_player(before, what, "throws-away", seat, "quiet", **said)


def take(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the Midfielder that a Set Piece takes from the deck."""
    player = PLAYER[action]
    man = described(box, player)
    yield varied_of_player(before, player, "takes-midfielder", before.turn, man=man)


def done(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that a Set Piece takes nobody, or that a turn ends with acts left."""
    if before.phase == Phase.LOOK:
        yield of_player("takes-nobody", before.turn)
    elif before.phase == Phase.ACT and before.acts:
        # Otherwise nothing would be told of a turn without an act.
        tone: Tone = "play" if before.acts == box.record.acts else "quiet"
        yield of_player("ends-turn", before.turn, tone, number=before.acts)


# What is played.


def player_comes_on(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a player coming on from the hand, into the seven or beside it, or late as the official allows."""
    player = PLAYER[action]
    entry = box.players[player]
    if before.phase == Phase.LATE_PLAYER:
        yield varied_of_player(before, player, "late-player", before.actor, man=entry.named)
        return
    seat = before.turn
    arguments: dict[str, Argument] = {"man": entry.named}
    if entry.nation != s.NONE:
        arguments["nation"] = box.nations[entry.nation].named
    role = "star" if entry.star else slug(Position(entry.position))
    if player not in best_seven(box, after, seat).slots:
        role = "spare"
        other = other_nation(box, after, seat, player)
        arguments["seven"] = () if other == s.NONE else (box.nations[other].named,)
    yield varied_of_player(before, player, f"comes-on-{role}", seat, "play", **arguments)


def recall(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a player being recalled to the hand."""
    player = PLAYER[action]
    yield varied_of_player(before, player, "recalls", before.turn, man=box.named(player))


def card_played(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a Tackle, a booking, a referee card or an INSTANT being played; its effect is narrated later."""
    if before.locked == 1:
        card = box.cards[KIND[action]].named
        yield of_player("hides-instant", before.actor, card=card)
    elif before.phase == Phase.ANSWER:
        yield _card_answered(box, before, KIND[action])
    else:
        yield _act_played(box, before, action)


def _act_played(box: RushBox, before: State, action: int) -> Remark:
    act = played(box, before, action)
    assert act is not None
    seat, kind = before.turn, act.card - s.PLAYERS
    card = box.cards[kind]
    arguments: dict[str, Argument] = {"player": Seat(seat), "card": card.named}
    if act.target != s.NONE:
        arguments |= {"rival": Seat(act.target_seat), "man": box.players[act.target].owned}
    message_id = f"plays-{slug(Effect(card.effect))}"
    if card.effect == Effect.TACKLE and before.derby == act.target_seat != s.NONE:
        message_id = "tackles-again"
    blamed = act.target_seat if card.effect.row.blames_rival else seat
    message = varied(before, kind + max(act.target, 0), message_id, **arguments)
    return Remark(message, card.effect.row.tone, blamed)


def _card_answered(box: RushBox, before: State, kind: int) -> Remark:
    seat, card = before.actor, box.cards[kind]
    message = varied(
        before,
        kind + before.card + before.asked,
        f"answers-{slug(Effect(card.effect))}",
        player=Seat(seat),
        card=card.named,
        man=box.named(before.fresh if before.calling == 1 else before.card),
    )
    if before.answers > 0:
        stopped = box.cards[before.answer_cards[0]].named
        stopped_by = Seat(before.answer_seats[0])
        message = Message("answers-an-instant", answer=message, card=stopped, rival=stopped_by)
    return Remark(message, "whistle", seat)


def call(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a call by the seat whose turn it is."""
    message_id = "calls-goal" if box.record.mode == Mode.SQUAD_RUSH else "calls-full-time"
    yield varied_of_player(before, 0, message_id, before.turn, "whistle")


def take_off(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a player being taken off, or named in secret for a swap."""
    seat, player = before.actor, PLAYER[action]
    man = box.named(player)
    if before.phase == Phase.SWAP:
        yield of_player("names-who-leaves", seat, man=man)
    else:
        yield varied_of_player(before, player, "takes-off", seat, man=man)


def bring_on(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a player being brought on, or named in secret for a swap."""
    seat, player = before.actor, PLAYER[action]
    if before.phase == Phase.SWAP:
        yield of_player("names-who-comes-on", seat, man=box.named(player))
    else:
        yield varied_of_player(before, player, "brings-on", seat, man=described(box, player))


# Told only to the seat that decides.


def bench(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate a player being left out of the seven."""
    yield of_player("leaves-out", before.actor, man=box.named(PLAYER[action]))


def take_nobody_off(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate that a side makes no swap."""
    yield of_player("leaves-everybody-on", before.actor)
