"""The commentary of Squad Rush where a card or a call has been answered: what it does, or who has stopped it."""

from dataclasses import dataclass

from kickabout.engine.commentary import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import Effect, Mode, Phase, Place, State
from kickabout.games.squad_rush.turns import in_play, next_in_order
from kickabout.games.squad_rush.words.saying import Ways, count, player_name, plus, salt_of, say

TWO = 2

_TACKLED: Ways = (
    "<player> limps back to {%'s} hand.",
    "{% picks|pick} <player> up again: back to the hand.",
    "That is <player> off {%'s} pitch and back in the hand.",
    "A stretcher for <player>, as far as {%'s} hand.",
    "<player> gets up and goes: back to {%'s} hand.",
    "{% loses|lose} <player> to the bench.",
    "Ice for <player>, in {%'s} hand.",
)
_BOOKED: Ways = (
    "<player> is in the book<cost>. One more and it is the tunnel.",
    "Name, number: <player> is booked<cost>.",
    "<player> walks on tiptoe from here<cost>.",
    "It goes into the book: <player><cost>.",
    "<player> shrugs, and is booked<cost>.",
    "No excuses: <player> is booked<cost>.",
)
_SHRUGGED: Ways = (
    "<player> points to the armband and shrugs. This one does not count.",
    "The captain has a word with the referee: no booking for <player>.",
)
_SECOND: Ways = (
    "That is one too many for <player>. Off!",
    "<player> had one already. Off, past {%'s} bench, without a look.",
    "The book is full: {% loses|lose} <player>.",
)
_SENT_OFF: Ways = (
    "<player> leaves {%} to it and heads for the dressing room.",
    "<player> takes the long walk, and {% plays|play} on without.",
    "The tunnel swallows <player>. {% looks|look} elsewhere.",
    "<player> asks twice whether it was meant, and goes.",
)
_NO_PLAYER: Ways = (
    "Decision: <player> was never on. To the discard pile.",
    "The screen says no: <player> goes to the discard pile.",
)
_FLAGGED: Ways = (
    "<player> trudges back to {@'s} hand.",
    "<player> was a step too early, and is back in {@'s} hand.",
)
_NOTHING: Ways = (
    "[*] does not count.",
    "Nothing comes of the [*].",
    "As you were: no [*].",
)


@dataclass(frozen=True)
class Played:
    """What waits for answers, or has just been played without anybody to answer it."""

    card: int
    """The number of a card, NONE for a call."""
    target: int
    target_seat: int


def played(box: RushBox, before: State, action: int) -> Played | None:
    """What a decision plays or answers; None if it does neither."""
    if before.phase == Phase.ANSWER:
        if before.calling == 1:
            return Played(s.NONE, s.NONE, s.NONE)
        return Played(before.card, before.target, before.target_seat)
    if action == s.CALL:
        return Played(s.NONE, s.NONE, s.NONE)
    if s.FIELDS <= action < s.RECALLS and before.phase != Phase.LATE_PLAYER:
        return Played(action - s.FIELDS, s.NONE, s.NONE)
    for first, last, kind in (
        (s.TACKLES, s.BOOKS, box.record.tackle),
        (s.BOOKS, s.DISMISSALS, box.record.yellow),
        (s.DISMISSALS, s.TAKES, box.record.red),
    ):
        if first <= action < last:
            return Played(s.PLAYERS + kind, action - first, before.owner[action - first])
    if s.PLAYS <= action < s.HOLD and action < s.PLAYS + len(box.cards) * s.PLAYS_PER_KIND:
        kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
        return Played(s.PLAYERS + kind, s.NONE, target - s.ON_SEAT if target else s.NONE)
    return None


def tell_settled(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """What comes of a card or a call, once nobody is asked about it any more."""
    what = played(box, before, action)
    if what is None or after.phase == Phase.ANSWER or before.locked == 1:
        return []
    answers = before.answers if before.phase == Phase.ANSWER else 0
    stopped = s.NONE
    if before.phase == Phase.ANSWER:
        kinds = [before.answer_cards[i] for i in range(answers)]
        if action != s.HOLD:
            kinds.append((action - s.PLAYS) // s.PLAYS_PER_KIND)
        if len(kinds) == 1:
            stopped = box.cards[kinds[0]].effect
    if what.card == s.NONE:
        return _tell_call(box, before, after, stopped)
    if what.card < s.PLAYERS:
        return _tell_player(box, before, after, what.card)
    if stopped != s.NONE:
        name = box.cards[what.card - s.PLAYERS].name
        text = say(_NOTHING, salt_of(before, what.card)).replace("[*]", f"[{name}]")
        return [Remark(text, "quiet", before.turn)]
    return _tell_effect(box, before, after, what)


def _tell_player(box: RushBox, before: State, after: State, player: int) -> list[Remark]:
    """A player who was stopped as he came on."""
    if after.place[player] == Place.PITCH:
        return []
    ways = _NO_PLAYER if after.place[player] == Place.DISCARDED else _FLAGGED
    text = say(ways, salt_of(before, player), seat=before.turn, player=player_name(box, player))
    return [Remark(text, "whistle", before.turn)]


def _tell_call(box: RushBox, before: State, after: State, stopped: int) -> list[Remark]:
    seat = before.turn
    remarks = []
    if stopped != s.NONE:
        name, where = player_name(box, before.fresh), "the discard pile"
        if stopped == Effect.SEND_BACK:
            where = f"{{{seat}'s}} hand"
        remarks.append(Remark(f"{name} does not count, and goes to {where}.", "whistle", seat))
    if after.caller != before.caller:
        turns = count(box.record.last_turns, "more turn")
        text = f"The call stands. {turns.capitalize()} for everybody but {{{seat}}}."
        return [*remarks, Remark(text, "whistle", seat)]
    if after.won[seat] == 0:
        text = f"Without {player_name(box, before.fresh)} there is no seven, and no call."
        remarks.append(Remark(text, "whistle", seat))
    elif stopped != s.NONE:
        text = "But the seven still stands, and so does the goal!"
        remarks.append(Remark(text, "goal", seat))
    return remarks


def _tell_effect(box: RushBox, before: State, after: State, what: Played) -> list[Remark]:
    """What a card does that nobody has stopped."""
    seat = before.turn
    card = box.cards[what.card - s.PLAYERS]
    if card.effect in (Effect.TACKLE, Effect.BOOK, Effect.DISMISS):
        return [_tell_hit(box, before, after, what, card.effect)]
    acts = count(card.value, "more act")
    text = {
        Effect.MORE_ACTS: f"{acts.capitalize()} for {{{seat}}}.",
        Effect.WALL: f"Until the next turn nobody tackles {{{seat}'s}} Goalkeeper and Defenders.",
        Effect.REVERSE: "Now it goes round the other way.",
        Effect.CLEAR: f"{{{what.target_seat}'s}} pitch is free of bookings.",
    }.get(Effect(card.effect), "")
    if card.effect == Effect.REVERSE and in_play(before) == TWO:
        rival = next_in_order(before, seat)
        text = f"{{{rival} has|have}} one act fewer in the next turn."
        if rival in (s.NONE, seat):
            text = "Nobody is left to be slowed down."
    if card.effect == Effect.NO_ACTS:
        rival = _without_acts(before, after)
        text = "Nobody is left to hear it."
        if rival != s.NONE:
            text = f"{{{rival} draws|draw}} next turn, and that is all."
    if card.effect == Effect.SEARCH and before.deck_size + before.pile_size == 0:
        text = "There is no deck to look through."
    return [Remark(text, "quiet", seat)] if text else []


def _without_acts(before: State, after: State) -> int:
    """Whose next turn has no acts, be it that it has just begun; NONE if nobody's has."""
    if after.turns > before.turns:
        return after.turn
    rivals = [seat for seat in range(before.seats) if seat != before.turn and after.no_acts[seat]]
    fresh = [seat for seat in rivals if not before.no_acts[seat]]
    return (fresh or rivals or [s.NONE])[0]


def _tell_hit(box: RushBox, before: State, after: State, what: Played, effect: int) -> Remark:
    """What a Tackle or a booking does to a player."""
    player, owner = what.target, what.target_seat
    salt = salt_of(before, player)
    if effect == Effect.TACKLE:
        text = say(_TACKLED, salt, other=owner, player=player_name(box, player))
        return Remark(text, "play", owner)
    gone = after.place[player] != Place.PITCH
    ways = _SENT_OFF
    if effect == Effect.BOOK:
        captain = box.record.armband == 1 and box.players[player].star
        shrugs = captain and before.yellows[player] == 0
        ways = _SECOND if gone else _SHRUGGED if shrugs else _BOOKED
    ratings_count = box.record.mode == Mode.GROUP_STAGE and before.sudden_death == 0
    cost = f", {plus(-box.record.booked)}" if ratings_count and box.record.booked else ""
    name = player_name(box, player)
    text = say(ways, salt, other=owner, player=name, cost=cost)
    return Remark(text, "sent-off" if gone else "book", owner)
