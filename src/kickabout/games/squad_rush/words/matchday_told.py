"""The commentary of a matchday: who meets whom, the sevens, the official, the swaps and the drama."""

from collections.abc import Sequence

from kickabout.engine.commentary import Remark
from kickabout.games.squad_rush import scoring
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.squad import has_seven
from kickabout.games.squad_rush.state import Effect, OfficialEffect, Phase, Place, State
from kickabout.games.squad_rush.words.acts_told import named, whose
from kickabout.games.squad_rush.words.saying import (
    Ways,
    count,
    in_words,
    listed,
    player_name,
    plus,
    salt_of,
    say,
)
from kickabout.games.squad_rush.words.sums import (
    NO_INSTANTS,
    RATINGS,
    Sum,
    instant_kind,
    instant_target,
    leg,
    legs,
    side_sums,
    with_instants,
)

_MEETS: Ways = (
    "{@} against {%}. Hands are shaken, harder than need be.",
    "Next on the grass: {@} against {%}.",
    "{@} and {%} walk out side by side and look straight ahead.",
    "The coin is tossed for {@} and {%}. Nobody looks.",
    "{@} and {%} swap pennants and mean none of it.",
    "{@}, {%}, one ball.",
    "The anthems are over. {@} against {%}.",
)
_FORFEITS: Ways = (
    "{@ has|have} no legal seven and must forfeit.",
    "No legal seven for {@}: the match is forfeited.",
    "{@'s} side is not seven, and stays in the dressing room.",
)
_OFFICIALS: dict[int, Ways] = {
    OfficialEffect.TWO_LEGS: (
        "The official: [*]. There will be a second leg, straight away.",
        "Out comes [*]: two legs, and both count.",
    ),
    OfficialEffect.TOP_OUT: (
        "The official: [*]. A look at the screen, and <out> no longer <count>.",
        "[*] has the whistle, and <out> <count> for nothing.",
    ),
    OfficialEffect.TOP_FORWARD_OUT: (
        "The official: [*] The flag stays up for <out>.",
        "[*] it is, all afternoon: nothing from <out>.",
    ),
    OfficialEffect.NO_CHEMISTRY: (
        "The official: [*]. Mixed sevens cost nothing today.",
        "[*] has the whistle and does not care who is from where.",
    ),
    OfficialEffect.SWAP_ONE: (
        "The official: [*]. Each side may change one player.",
        "[*] holds the board: one change for either side, if they like.",
    ),
    OfficialEffect.DRAW_AND_PLAY: (
        "The official: [*]. <Cards> for each side, and one player may still come on.",
        "[*] has the whistle: <cards> each, and room for one more.",
    ),
    OfficialEffect.MIDFIELD_GOAL: (
        "The official: [*]. The better midfield is worth <goals>: <midfields>.",
        "[*] has the whistle, and counts the midfields: <midfields>, for <goals>.",
    ),
    OfficialEffect.DEFENCES_UP: (
        "The official: [*]. Both defences have <plus>.",
        "[*] lines up in both boxes: <plus> for either defence.",
    ),
    OfficialEffect.SWAP_TOTALS: (
        "The official: [*]. The attack defends, and the defence attacks.",
        "[*] has the whistle: front is back, and back is front.",
    ),
    OfficialEffect.GOALLESS: (
        "The official: [*], and in a hurry. Only a lead of <lead> will make a goal.",
        "[*] looks at the clock already: no goals, unless an attack leads by <lead>.",
    ),
    OfficialEffect.NO_BOOKINGS: (
        "The official: [*]. Every booking is forgotten for this match.",
        "[*] has lost the notebook: nobody is booked today.",
    ),
}
_SWAPS: Ways = (
    "Off goes <off>, on comes <on>, and {@ claps|clap}.",
    "<off> makes way for <on>: {@ has|have} had an idea.",
)
_NO_SWAP: Ways = (
    "{@ changes|change} nobody.",
    "{@ trusts|trust} the seven.",
)
_LATE: Ways = (
    "Late, but still: <player> comes on for {@}.",
    "{@ sends|send} <player> on at the last moment.",
)
_DRAMA: dict[int, Ways] = {
    Effect.CANCEL: (
        "{@ produces|produce} a [*] from the sleeve.",
        "[*] by {@}! To the screen, all of you.",
    ),
    Effect.SEND_BACK: (
        "{@ raises|raise} a flag of private means: [*]",
        "[*] By a line that nobody but {@} has seen.",
    ),
    Effect.PLAY_ON: (
        "{@ waves|wave} it all away: [*], against <what>.",
        "[*]! {@ will|will} hear nothing of <what>.",
    ),
}
_NO_DRAMA: Ways = (
    "{@ keeps|keep} both sleeves rolled up: no INSTANT.",
    "Nothing from {@}.",
    "{@ leaves|leave} it to the players.",
)


# Who meets whom.


def tell_lock(box: RushBox, before: State, after: State) -> list[Remark]:
    """The building is over, and the matches begin."""
    if before.locked == 1 or after.locked == 0:
        return []
    why = ""
    if before.caller == s.NONE:
        rounds = in_words(box.record.build_rounds)
        why = f"Nobody has called in {rounds} rounds. "
        if before.deck_size + before.pile_size == 0:
            why = "There is nothing left to draw. "
    text = f"{why}The pitches are locked: matchday {in_words(before.matchday + 1)}."
    return [Remark(text, "whistle")]


def tell_pairing(box: RushBox, before: State, after: State) -> list[Remark]:
    """The next match, and who does not turn up for it."""
    if after.locked == 0 or (before.locked == 1 and before.match == after.match):
        return []
    home, away = (after.sides[side] for side in range(s.SIDES))
    remarks = [
        Remark(
            say(_MEETS, salt_of(after, home + 13 * after.match), seat=home, other=away), "whistle"
        )
    ]
    if after.phase == Phase.WHISTLE:
        for seat in (home, away):
            if not has_seven(box.record, after, seat):
                text = say(_FORFEITS, salt_of(after, seat), seat=seat)
                remarks.append(Remark(text, "whistle", seat))
    return remarks


def tell_line_ups(box: RushBox, before: State, after: State) -> list[Remark]:
    """The sevens, once both are shown; after the official has let them change, those that did."""
    remarks = []
    for side in range(s.SIDES):
        was, now = (
            [state.line[side, slot] for slot in range(s.SEVEN_SLOTS)] for state in (before, after)
        )
        if now == was or s.NONE in now or after.locked == 0:
            continue
        seat = after.sides[side]
        names = [player_name(box, player) for player in now]
        keeper, back, middle, front = names[0], names[1:3], names[3:5], names[5:]
        rows = "; ".join([keeper, *(", ".join(row) for row in (back, middle, front))])
        defence, attack = side_sums(box, after, side)
        text = f"{{{seat}'s}} seven: {rows}. Defence {made(defence)}, attack {made(attack)}."
        remarks.append(Remark(text, "quiet", seat))
    return remarks


def made(total: Sum) -> str:
    """A total with what it is made of: `20 (21, −1 for chemistry)`."""
    if not total.added:
        return str(total.total)
    parts = [str(total.of(RATINGS))]
    parts += [f"{plus(step.value)} for {step.label}" for step in total.added]
    return f"{total.total} ({', '.join(parts)})"


# The official, and what it lets the sides do.


def tell_official(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """A referee card is flipped, and its call is read out."""
    kind = action - s.OFFICIALS
    card = box.cards[kind]
    ways, words = _OFFICIALS[card.official], {}
    if before.official != s.NONE:
        ways = tuple(way.replace("The official:", "For the second leg:") for way in ways)
    if card.official in (OfficialEffect.TOP_OUT, OfficialEffect.TOP_FORWARD_OUT):
        out = ruled_out(
            box, after, leg(box, with_instants(after, NO_INSTANTS), kind).out_by_official
        )
        words = {"out": listed(out), "count": "count" if len(out) > 1 else "counts"}
    elif card.official == OfficialEffect.MIDFIELD_GOAL:
        home, away = leg(box, with_instants(after, NO_INSTANTS), kind).midfield
        goal = "a goal" if card.official_value == 1 else count(card.official_value, "goal")
        words = {"goals": goal, "midfields": f"{home} to {away}"}
    elif card.official == OfficialEffect.DRAW_AND_PLAY:
        cards = count(card.official_value, "card")
        words = {"cards": cards, "Cards": cards.capitalize()}
    elif card.official in (OfficialEffect.DEFENCES_UP, OfficialEffect.GOALLESS):
        value = card.official_value
        words = {"plus": plus(value), "lead": in_words(value)}
    text = say(ways, salt_of(before, kind), **words)
    return [Remark(named(text, card.name), "whistle")]


def ruled_out(box: RushBox, state: State, out: Sequence[int]) -> list[str]:
    """The players of both sides in these slots, a set of bits for each side."""
    return [
        whose(box, state, state.line[side, slot])
        for side in range(s.SIDES)
        for slot in range(s.SEVEN_SLOTS)
        if out[side] >> slot & 1
    ]


def tell_gather(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """The deck holds no official, but the discard pile may."""
    text = "No official in the deck: the discard pile is shuffled in."
    return [Remark(text, "quiet")]


def tell_no_official(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """There is none at all."""
    if before.official != s.NONE:
        return [Remark("Nobody is left to whistle the second leg. It is played all the same.")]
    text = "No official can be found. They will have to be honest by themselves."
    return [Remark(text, "whistle")]


def tell_swap_shown(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """What a side changes is told once both players are known."""
    seat = before.sides[before.side]
    if action == s.SHOW_NO_SWAP:
        return [Remark(say(_NO_SWAP, salt_of(before, seat), seat=seat), "quiet", seat)]
    if action < s.SHOW_OFF:
        return []
    off = action - s.SHOW_OFF
    on = next(
        player
        for player in range(len(box.players))
        if after.place[player] == Place.PITCH != before.place[player]
    )
    names = {"on": player_name(box, on), "off": player_name(box, off)}
    return [Remark(say(_SWAPS, salt_of(before, on), seat=seat, **names), "play", seat)]


def tell_late(box: RushBox, before: State, player: int) -> Remark:
    """A side uses the draw that the official allows."""
    seat, name = before.actor, player_name(box, player)
    return Remark(say(_LATE, salt_of(before, player), seat=seat, player=name), "play", seat)


# The drama.


def tell_instant_shown(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """What a side has up its sleeve; what comes of it is told when both are known."""
    seat = before.sides[before.side]
    if action == s.SHOW_NO_CARD:
        return [Remark(say(_NO_DRAMA, salt_of(before, seat), seat=seat), "quiet", seat)]
    kind, target = divmod(action - s.SHOW_CARD, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    what = "the official" if target == s.ON_OFFICIAL else "whatever comes"
    text = say(_DRAMA[card.effect], salt_of(before, kind), seat=seat, what=what)
    return [Remark(named(text, card.name), "whistle", seat)]


def tell_drama(box: RushBox, before: State, after: State) -> list[Remark]:
    """What the INSTANTs of both sides come to (RUSH-16.17)."""
    if before.phase != Phase.SHOW_DRAMA or after.phase != Phase.WHISTLE:
        return []
    instants = [after.instant[side] for side in range(s.SIDES)]
    remarks = []
    for side in range(s.SIDES):
        kind = instant_kind(instants[side])
        if kind == s.NONE:
            continue
        seat, card = after.sides[side], box.cards[kind]
        if not scoring.instant_stands(box.record, after, side):
            text = f"[{card.name}] of {{{seat}}} is waved away."
            remarks.append(Remark(text, "whistle", seat))
        elif card.effect == Effect.PLAY_ON and instant_target(instants[side]) == s.ON_OFFICIAL:
            call = box.cards[after.official].name
            remarks.append(Remark(f"The call of the official is off: no [{call}].", "whistle"))
        elif card.effect == Effect.PLAY_ON and instants[1 - side] == 0:
            text = f"{{{seat} waves|wave}} at nothing: there was no INSTANT to stop."
            remarks.append(Remark(text, "quiet", seat))
    for played in legs(box, after)[:1]:
        out = [played.out[side] & ~played.out_by_official[side] for side in range(s.SIDES)]
        names = ruled_out(box, after, out)
        if names:
            verb = "count" if len(names) > 1 else "counts"
            remarks.append(Remark(f"{listed(names)} {verb} for nothing.", "whistle"))
    return remarks
