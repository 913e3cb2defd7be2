"""The commentary on a matchday: pairings, sevens, the official, swaps and the drama."""

from collections.abc import Sequence

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import scoring
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import KIND, PLAYER, SHOW_NO_CARD, SHOW_NO_SWAP, TARGET
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.instants import instant_kind, instant_target
from kickabout.games.squad_rush.squad import has_seven
from kickabout.games.squad_rush.state import Effect, OfficialEffect, Phase, Place, State
from kickabout.games.squad_rush.sums import (
    NO_INSTANTS,
    RATINGS,
    Sum,
    leg,
    legs,
    side_sums,
    with_instants,
)
from kickabout.text.messages import Argument, Message, Seat

from .remarks import loud, man_of, number_words, of_player, of_seat, varied

# Pairings.


def pitches_lock(box: RushBox, before: State, after: State) -> list[Remark]:
    """Narrate the end of the building phase."""
    if before.locked == 1 or after.locked == 0:
        return []
    why = "called"
    if before.caller == s.NONE:
        why = "empty" if before.deck_size + before.pile_size == 0 else "rounds"
    matchday, rounds = before.matchday + 1, number_words(box.record.build_rounds)
    return [Remark(Message("pitches-lock", why=why, rounds=rounds, number=matchday), "whistle")]


def sides_meet(box: RushBox, before: State, after: State) -> list[Remark]:
    """Narrate the pairing of the next match, and a side that does not turn up."""
    if after.locked == 0 or (before.locked == 1 and before.match == after.match):
        return []
    home, away = (after.sides[side] for side in range(s.SIDES))
    salt = home + 13 * after.match
    message = varied(after, salt, "meets", player=Seat(home), rival=Seat(away))
    remarks = [Remark(message, "whistle")]
    if after.phase == Phase.WHISTLE:
        remarks += [
            of_seat(seat, "whistle", varied(after, seat, "forfeits", player=Seat(seat)))
            for seat in (home, away)
            if not has_seven(box.record, after, seat)
        ]
    return remarks


def sevens_shown(box: RushBox, before: State, after: State) -> list[Remark]:
    """Narrate the sevens once both are shown; after a change by the official, only those that changed."""
    remarks = []
    for side in range(s.SIDES):
        was, now = (
            [state.line[side, slot] for slot in range(s.SEVEN_SLOTS)] for state in (before, after)
        )
        if now == was or s.NONE in now or after.locked == 0:
            continue
        defence, attack = side_sums(box, after, side)
        # By slot: the goalkeeper first, the forwards last.
        arguments: dict[str, Argument] = {
            f"man-{slot + 1}": box.named(player) for slot, player in enumerate(now)
        }
        arguments |= {"player": Seat(after.sides[side])}
        arguments |= {"defence": made(defence), "attack": made(attack)}
        remarks.append(of_seat(after.sides[side], "quiet", Message("line-up", **arguments)))
    return remarks


def made(total: Sum) -> Argument:
    """Return a total with what it is made of: `20 (21, −1 for chemistry)`."""
    if not total.added:
        return total.total
    parts: Argument = total.of(RATINGS)
    for step in total.added:
        parts = Message("sum-step", before=parts, value=step.value, step=step.label)
    return Message("sum-made", total=total.total, parts=parts)


# The official, and the changes that it allows.


def official_flipped(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a referee card being flipped, and its call."""
    kind = KIND[action]
    card = box.cards[kind]
    arguments: dict[str, Argument] = {
        "card": card.named,
        "leg": "first" if before.official == s.NONE else "second",
        "number": card.official_value,
    }
    plain = with_instants(after, NO_INSTANTS)
    if card.official in (OfficialEffect.TOP_OUT, OfficialEffect.TOP_FORWARD_OUT):
        arguments["out"] = ruled_out(box, after, leg(box, plain, kind).out_by_official)
    elif card.official == OfficialEffect.MIDFIELD_GOAL:
        home, away = leg(box, plain, kind).midfield
        arguments |= {"home": home, "away": away}
    what = f"official-{slug(OfficialEffect(card.official))}"
    return [Remark(varied(before, kind, what, **arguments), "whistle")]


def ruled_out(box: RushBox, state: State, out: Sequence[int]) -> tuple[Message, ...]:
    """Return the players of both sides in the slots of `out`, a bit set for each side."""
    return tuple(
        man_of(box, state, state.line[side, slot])
        for side in range(s.SIDES)
        for slot in range(s.SEVEN_SLOTS)
        if out[side] >> slot & 1
    )


def officials_gathered(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate that the deck holds no official and the discard pile is shuffled in."""
    return [Remark(Message("officials-gathered"), "quiet")]


def no_official_found(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate that there is no official at all."""
    if before.official != s.NONE:
        return [Remark(Message("no-second-official"))]
    return [Remark(Message("no-official"), "whistle")]


def swap_shown(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a side's swap once both players are known."""
    seat = before.sides[before.side]
    if action == SHOW_NO_SWAP:
        return [of_seat(seat, "quiet", varied(before, seat, "no-swap", player=Seat(seat)))]
    on = next(
        player
        for player in range(len(box.players))
        if after.place[player] == Place.PITCH != before.place[player]
    )
    names = {"on": box.named(on), "off": box.named(PLAYER[action])}
    return [of_seat(seat, "play", varied(before, on, "swaps", player=Seat(seat), **names))]


def player_comes_late(box: RushBox, before: State, player: int) -> Remark:
    """Narrate a player whom a side plays late, as the official allows."""
    seat, man = before.actor, box.named(player)
    return of_seat(seat, "play", varied(before, player, "late-player", player=Seat(seat), man=man))


# The drama.


def instant_shown(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate the INSTANT that a side shows; its effect is narrated once both are known."""
    seat = before.sides[before.side]
    if action == SHOW_NO_CARD:
        return [of_seat(seat, "quiet", varied(before, seat, "no-drama", player=Seat(seat)))]
    card = box.cards[KIND[action]]
    message = varied(
        before,
        KIND[action],
        f"drama-{slug(Effect(card.effect))}",
        player=Seat(seat),
        card=card.named,
        target="official" if TARGET[action] == s.ON_OFFICIAL else "instant",
    )
    return [of_seat(seat, "whistle", message)]


def drama_settled(box: RushBox, before: State, after: State) -> list[Remark]:
    """Narrate the effects of both sides' INSTANTs (RUSH-16.17)."""
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
            remarks.append(of_player("instant-waved-away", seat, "whistle", card=card.named))
        elif card.effect == Effect.PLAY_ON and instant_target(instants[side]) == s.ON_OFFICIAL:
            call = s.PLAYERS + after.official
            off = Message("official-waved-away", card=box.named(call), loud=loud(box, call))
            remarks.append(Remark(off, "whistle"))
        elif card.effect == Effect.PLAY_ON and instants[1 - side] == 0:
            remarks.append(of_player("waves-at-nothing", seat))
    for played in legs(box, after)[:1]:
        out = [played.out[side] & ~played.out_by_official[side] for side in range(s.SIDES)]
        names = ruled_out(box, after, out)
        if names:
            remarks.append(Remark(Message("ruled-out", out=names), "whistle"))
    return remarks
