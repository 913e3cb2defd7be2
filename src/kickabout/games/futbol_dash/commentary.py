"""The commentary of Fútbol Dash: what happened, as a reporter beside the pitch tells it."""

from dataclasses import replace

from kickabout.engine.commentary import Remark
from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash.answers import is_cancelled, points_if_it_stands
from kickabout.games.futbol_dash.box import DashBox
from kickabout.games.futbol_dash.state import (
    Effect,
    Face,
    Phase,
    ShootOut,
    State,
    kind_of,
    target_of,
)

# @ stands for the seat that acts, % for the one it is done to, both in the marks of
# engine.commentary; several ways to say a thing take turns.
_CARDS = {
    "short-pass": ("{@ keeps|keep} it short: [*].", "[*]: {@ finds|find} a free man."),
    "nutmeg": ("{@ slips|slip} it through the legs: [*]!", "[*]! {@ leaves|leave} one standing."),
    "through-ball": ("{@ threads|thread} a [*].", "[*] by {@}, right into the gap."),
    "overlap": ("{@ goes|go} round the outside: [*].", "[*]: {@ has|have} a man over."),
    "long-pass": ("{@ hits|hit} a [*] over everybody.", "[*] from {@}, half the pitch long."),
    "pressing": ("{@ gives|give} {%} no time: [*].", "[*]: {@ hunts|hunt} {%} down."),
    "interception": ("{@ reads|read} it: [*] against {%}.", "[*]! {@ picks|pick} off {%'s} pass."),
    "block": ("{@ throws|throw} a [*] in {%'s} way.", "[*]: {@ stands|stand} firm against {%}."),
    "clearance": (
        "[*]! {@ boots|boot} it away from {%}.",
        "{@ clears|clear} the lines: [*] on {%}.",
    ),
    "slide-tackle": ("{@ goes|go} to ground: [*] on {%}!", "[*]! {@ takes|take} it off {%'s} toe."),
}
_EFFECTS = {
    Effect.ATTACK: ("{@ comes|come} forward: [*].",),
    Effect.DEFEND: ("{@ stops|stop} {%}: [*].",),
    Effect.PENALTY: ("[*]! {@ puts|put} the ball on the spot.",),
    Effect.HALFTIME: ("[*]. Everybody off, new hands, and all attacks begin again.",),
    Effect.OFFSIDE: ("The flag is up: [*]. {%'s} attack is gone.", "[*]! Back to nought for {%}."),
    Effect.SUBSTITUTION: ("{@ looks|look} to the bench: [*].", "[*]: fresh legs for {@}."),
    Effect.YELLOW: (
        "{% sees|see} yellow and will sit out a turn.",
        "Booked! {% misses|miss} the next turn.",
    ),
    Effect.RED: (
        "Red! {% plays|play} on with one card fewer.",
        "{% is|are} sent for an early bath: [*].",
    ),
}
_GOALS = (
    "{@ shoots|shoot} … GOAL! It is {score}.",
    "{@ shoots|shoot} … it is IN! {score}.",
    "{@ strikes|strike} it clean: GOAL! {score}.",
)
_SHOTS = {
    Face.SAVE: (
        "{@ shoots|shoot} … saved, at full stretch!",
        "{@ shoots|shoot} … straight at the keeper.",
    ),
    Face.MISS: ("{@ shoots|shoot} … over the bar!", "{@ shoots|shoot} … wide of the post."),
    Face.CORNER: (
        "{@ shoots|shoot} … turned behind. Corner!",
        "{@ shoots|shoot} … Corner, and once more.",
    ),
    Face.OWN_GOAL: ("{@ shoots|shoot} … oh no. OWN GOAL! It is {score}.",),
}


def tell(box: DashBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks = _tell_decision(box, before, action, after)
    if before.phase == Phase.ANSWER and after.card == dash.NONE:
        remarks.append(_tell_settled(box, before, after))
    if before.swapped > 0 and after.swapped == 0:
        remarks.append(
            Remark(f"{{{before.turn} brings|bring}} on the new ones.", "quiet", before.turn)
        )
    remarks += [
        Remark(f"{{{seat} sits|sit}} this turn out.", "quiet", seat)
        for seat in range(before.seats)
        if after.skips[seat] < before.skips[seat]
    ]
    if before.deck_size == 0 < after.deck_size and sum(before.removed) == sum(after.removed):
        remarks.append(Remark("The discard pile is shuffled and becomes the deck.", "quiet"))
    remarks += _tell_end(before, after)
    # A name that ends in a full stop, such as V.A.R., brings its own.
    return [replace(remark, text=remark.text.replace(".].", ".]")) for remark in remarks]


def _tell_decision(box: DashBox, before: State, action: int, after: State) -> list[Remark]:
    seat = before.actor
    phase = before.phase
    if phase == Phase.KICK_OFF:
        return [
            Remark(f"{{{action - dash.STARTS} kicks|kick}} off.", "whistle", action - dash.STARTS)
        ]
    if phase in (Phase.DRAW, Phase.REPLACE, Phase.SWAP_DRAW):
        if action == dash.HIDDEN_DRAW:
            return []
        name = box.cards[kind_of(action)].name
        return [Remark(f"{{{before.drawer} draws|draw}} [{name}].", "quiet", before.drawer)]
    if phase == Phase.SHOOT:
        return [_tell_shot(before, action - dash.SHOTS, after)]
    if phase == Phase.SHOOT_OUT:
        return [_tell_pick(before, action - dash.SHOTS)]
    if phase == Phase.PLAY and action == dash.SHOW_HAND:
        return [
            Remark(f"{{{seat} has|have}} nothing to play, and the hand goes down.", "quiet", seat)
        ]
    if phase == Phase.PLAY:
        return [_tell_card(box, before, kind_of(action), target_of(action))]
    if phase == Phase.ANSWER and action != dash.HOLD:
        name = box.cards[kind_of(action)].name
        if before.answers == 0:
            return [
                Remark(
                    f"[{name}]! {{{seat} holds|hold}} up an arm, and play stops.", "whistle", seat
                )
            ]
        return [Remark(f"[{name}]! {{{seat} wants|want}} to see that again.", "whistle", seat)]
    if phase == Phase.SHOW:
        return [
            Remark(f"{{{seat} shows|show}} [{box.cards[kind_of(action)].name}].", "quiet", seat)
        ]
    if phase == Phase.DISCARD:
        return [
            Remark(
                f"{{{seat} throws|throw}} [{box.cards[kind_of(action)].name}] away.", "play", seat
            )
        ]
    if phase == Phase.SWAP and action != dash.DONE:
        return [
            Remark(f"{{{seat} takes|take}} off [{box.cards[kind_of(action)].name}].", "quiet", seat)
        ]
    return []


def _tell_card(box: DashBox, before: State, kind: int, target: int) -> Remark:
    seat = before.turn
    card = box.cards[kind]
    ways = _CARDS.get(card.slug, _EFFECTS[card.effect])
    text = _say(ways, before.turns, seat, target).replace("[*]", f"[{card.name}]")
    if card.effect in (Effect.YELLOW, Effect.RED):
        return Remark(text, "book" if card.effect == Effect.YELLOW else "sent-off", target)
    if card.effect in (Effect.HALFTIME, Effect.OFFSIDE):
        return Remark(text, "whistle", seat)
    return Remark(text, "shot" if card.effect == Effect.PENALTY else "play", seat)


def _tell_settled(box: DashBox, before: State, after: State) -> Remark:
    """How the card under the response window came out."""
    card = box.cards[before.card]
    target = before.target
    if is_cancelled(before):
        return Remark(f"No good: [{card.name}] does not count.", "whistle", before.turn)
    old = before.points[target]
    new = points_if_it_stands(box.record, before)
    top = box.record.attack_points
    text = f"{{{target}}}: {old} → {new}."
    if card.effect == Effect.ATTACK and new == top:
        return Remark(f"{text} A shot!", "shot", target)
    if card.effect == Effect.ATTACK and top - new <= 5:
        text += f" {('One', 'Two', 'Three', 'Four', 'Five')[top - new - 1]} from a shot."
    return Remark(text, "quiet", target)


def _tell_shot(before: State, face: int, after: State) -> Remark:
    seat = before.shooter
    score = "–".join(str(after.goals[other]) for other in range(after.seats))
    ways = _GOALS if face == Face.GOAL else _SHOTS[Face(face)]
    text = _say(ways, before.turns, seat, seat).replace("{score}", score)
    return Remark(text, "goal" if face in (Face.GOAL, Face.OWN_GOAL) else "shot", seat)


def _tell_pick(before: State, face: int) -> Remark:
    seat = before.shooter
    if face == Face.GOAL:
        return Remark(f"{{{seat} steps|step}} up … scores!", "goal", seat)
    return Remark(
        f"{{{seat} steps|step}} up … {'saved' if face == Face.SAVE else 'missed'}!", "shot", seat
    )


def _tell_end(before: State, after: State) -> list[Remark]:
    if after.winner != dash.NONE and before.winner == dash.NONE:
        score = "–".join(str(after.goals[seat]) for seat in range(after.seats))
        where = "the shoot-out" if after.shoot_out else "it"
        return [
            Remark(
                f"It is over. {score}, and {{{after.winner} wins|win}} {where}!",
                "whistle",
                after.winner,
            )
        ]
    if after.shoot_out == ShootOut.ROUNDS != before.shoot_out:
        return [Remark("All level at the top: a shoot-out it is.", "whistle")]
    if after.shoot_out == ShootOut.SUDDEN_DEATH != before.shoot_out:
        return [Remark("Still level. Sudden death!", "whistle")]
    return []


def _say(ways: tuple[str, ...], turn: int, seat: int, target: int) -> str:
    """One of several ways to say a thing, the same whenever the match is told again."""
    way = ways[turn % len(ways)]
    return way.replace("{@", f"{{{seat}").replace("{%", f"{{{target}")
