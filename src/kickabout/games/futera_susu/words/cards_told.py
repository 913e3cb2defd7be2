"""The commentary of Futera SuSu where an action card is played."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import Effect, Place, State
from kickabout.games.futera_susu.words.bonds import called, known_at, known_in
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    STAT_NOUNS,
    Ways,
    count,
    in_words,
    number,
    plus,
    salt_of,
    say,
)

_WAYS: dict[int, Ways] = {
    Effect.SEND_OFF: (
        "Straight [*] for <target>. No discussion.",
        "The referee reaches for the pocket … [*] for <target>!",
        "[*]! An early bath for <target>.",
    ),
    Effect.BOOST: (
        "[*]: <plus> on <stat> for <own>.",
        "{@ digs|dig} deep: [*], <plus> on <stat>.",
        "<own> finds something extra: [*], <plus> on <stat>.",
    ),
    Effect.BOOST_ALL: (
        "[*]: <plus> on everything for <own>.",
        "The crowd is up! [*]: <own> has <plus> on every stat.",
    ),
    Effect.WEAKEN: (
        "[*] for <rival>: <minus> on everything.",
        "<rival> goes into the book: [*], <minus> on every stat.",
    ),
    Effect.RE_ROLL: (
        "[*]! {@ wants|want} to see that again: both dice.",
        "[*]. Nothing counts until it has been looked at: both roll again.",
    ),
    Effect.RE_ROLL_OWN: (
        "[*]! {@ rolls|roll} that one again.",
        "“Come on!” [*]: another go with {@'s} die.",
    ),
    Effect.ADVANTAGE: (
        "[*]: a tie is {@'s} now.",
        "The referee waves play on: [*], and level is enough for {@}.",
    ),
    Effect.SWITCH: (
        "[*]: <own> makes way, and in comes <target>.",
        "{@ thinks|think} again: [*], <target> instead of <own>.",
    ),
    Effect.LONG_BALL: (
        "[*]! Win this, and it goes straight to the goal, at <minus>.",
        "{@ looks|look} up and far: [*]. No second duel if this one is won.",
    ),
    Effect.OFFSIDE: (
        "[*]! The flag is up, and the attack is over.",
        "In the net? Never mind: [*]. {%'s} attack does not count.",
    ),
    Effect.DRAW: (
        "[*]: <cards> for {@}.",
        "{@ buys|buy} time: [*], <cards>.",
    ),
    Effect.INJURY: (
        "[*]: somebody on {%'s} bench holds a knee.",
        "[*]! Bad news from {%'s} bench.",
    ),
    Effect.WALL: (
        "[*]: <own> fills the goal, <plus>.",
        "{@ builds|build} a [*] in front of <own>: <plus>.",
    ),
    Effect.SILENCE: (
        "[*]: no card for {%} in this duel.",
        "{@ shuts|shut} it down: [*]. {% plays|play} no card now.",
    ),
}
_TONES: dict[int, Tone] = {Effect.SEND_OFF: "sent-off", Effect.WEAKEN: "book"}


def tell_card(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """A card is played: what it does, and how the duel stands with it."""
    seat = before.actor
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    text = say(
        _WAYS[card.effect],
        salt_of(before, kind),
        seat=seat,
        other=1 - seat,
        own=_in_duel(box, before, seat),
        rival=_in_duel(box, before, 1 - seat),
        target=_target(box, before, card.effect, target),
        stat=STAT_NOUNS[target - s.ON_STAT] if target >= s.ON_STAT else "",
        plus=plus(card.value),
        minus=plus(-card.value),
        cards=count(card.value, "more card") if card.value > 1 else "one more card",
    ).replace("[*]", f"[{card.name}]")
    if card.effect == Effect.DRAW:
        text = text.replace(f"{card.value} more", f"{in_words(card.value)} more")
    if card.effect in (Effect.BOOST, Effect.BOOST_ALL, Effect.WEAKEN, Effect.WALL):
        text += _how_it_stands(box, before, after)
    blamed = 1 - seat if card.effect in _TONES else seat
    return [Remark(text, _TONES.get(card.effect, "play"), blamed)]


def _in_duel(box: SusuBox, state: State, seat: int) -> str:
    spot = state.spot[seat]
    player = known_at(state, seat, spot) if spot != s.NONE else 0
    return called(box, state, seat, player) if player else "the card"


def _target(box: SusuBox, before: State, effect: int, target: int) -> str:
    """Who it is played on; what lies face down is told by its row until it is shown."""
    if effect not in (Effect.SWITCH, Effect.SEND_OFF):
        return ""
    spot = target - s.ON_SPOT
    seat = before.actor if effect == Effect.SWITCH else 1 - before.actor
    player = known_at(before, seat, spot)
    return (
        called(box, before, seat, player) if player else f"a {POSITION_NOUNS[s.ROW_OF_SPOT[spot]]}"
    )


def newly_gone(before: State, after: State, seat: int) -> int:
    """The player of a seat who has just left, 0 for nobody."""
    for shirt in range(s.SHIRTS):
        if after.where[seat, shirt] == Place.GONE != before.where[seat, shirt]:
            return known_in(after, seat, shirt + 1)
    return 0


def _how_it_stands(box: SusuBox, before: State, after: State) -> str:
    """The totals that a card has made, where the dice lie and the duel goes on."""
    if after.duels > before.duels or 0 in (after.die[0], after.die[1]):
        return ""
    made = [total_of(box, after, seat) for seat in range(s.SEATS)]
    attacker = after.turn
    return f" It is {number(made[attacker])} against {number(made[1 - attacker])} now."


def total_of(box: SusuBox, state: State, seat: int) -> int:
    """What the die makes of a card in the duel, with all that is added."""
    stat = state.die[seat] - 1
    player = known_at(state, seat, state.spot[seat])
    return box.record.stats[player, stat] + state.bonus[seat] + state.boost[seat, stat]
