"""The commentary of Fútbol Dash: what happened, as a reporter beside the pitch tells it."""

from dataclasses import replace

from kickabout.engine.commentary import Remark
from kickabout.games.futbol_dash.box import DashBox
from kickabout.games.futbol_dash.state import (
    ANSWER,
    ATTACK,
    CORNER,
    DEFEND,
    DISCARD,
    DISCARDS,
    DONE,
    DRAW,
    DRAWS,
    GOAL,
    HALFTIME,
    HIDDEN_DRAW,
    HOLD,
    KICK_OFF,
    MISS,
    NONE,
    OFFSIDE,
    OWN_GOAL,
    PENALTY,
    PLAY,
    PLAYS,
    PLAYS_PER_KIND,
    RED,
    REPLACE,
    SAVE,
    SHOOT,
    SHOOT_OUT,
    SHOTS,
    SHOW,
    SHOW_HAND,
    SHOWS,
    STARTS,
    SUBSTITUTION,
    SWAP,
    SWAP_DRAW,
    SWAPS,
    YELLOW,
    State,
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
    ATTACK: ("{@ comes|come} forward: [*].",),
    DEFEND: ("{@ stops|stop} {%}: [*].",),
    PENALTY: ("[*]! {@ puts|put} the ball on the spot.",),
    HALFTIME: ("[*]. Everybody off, new hands, and all attacks begin again.",),
    OFFSIDE: ("The flag is up: [*]. {%'s} attack is gone.", "[*]! Back to nought for {%}."),
    SUBSTITUTION: ("{@ looks|look} to the bench: [*].", "[*]: fresh legs for {@}."),
    YELLOW: (
        "{% sees|see} yellow and will sit out a turn.",
        "Booked! {% misses|miss} the next turn.",
    ),
    RED: ("Red! {% plays|play} on with one card fewer.", "{% is|are} sent for an early bath: [*]."),
}
_GOALS = (
    "{@ shoots|shoot} … GOAL! It is {score}.",
    "{@ shoots|shoot} … it is IN! {score}.",
    "{@ strikes|strike} it clean: GOAL! {score}.",
)
_SHOTS = {
    SAVE: (
        "{@ shoots|shoot} … saved, at full stretch!",
        "{@ shoots|shoot} … straight at the keeper.",
    ),
    MISS: ("{@ shoots|shoot} … over the bar!", "{@ shoots|shoot} … wide of the post."),
    CORNER: (
        "{@ shoots|shoot} … turned behind. Corner!",
        "{@ shoots|shoot} … Corner, and once more.",
    ),
    OWN_GOAL: ("{@ shoots|shoot} … oh no. OWN GOAL! It is {score}.",),
}


def tell(box: DashBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks = _tell_decision(box, before, action, after)
    if before.phase == ANSWER and after.card == NONE:
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
    if phase == KICK_OFF:
        return [Remark(f"{{{action - STARTS} kicks|kick}} off.", "whistle", action - STARTS)]
    if phase in (DRAW, REPLACE, SWAP_DRAW):
        if action == HIDDEN_DRAW:
            return []
        name = box.cards[action - DRAWS].name
        return [Remark(f"{{{before.drawer} draws|draw}} [{name}].", "quiet", before.drawer)]
    if phase == SHOOT:
        return [_tell_shot(before, action - SHOTS, after)]
    if phase == SHOOT_OUT:
        return [_tell_pick(before, action - SHOTS)]
    if phase == PLAY and action == SHOW_HAND:
        return [
            Remark(f"{{{seat} has|have}} nothing to play, and the hand goes down.", "quiet", seat)
        ]
    if phase == PLAY:
        kind, target = divmod(action - PLAYS, PLAYS_PER_KIND)
        return [_tell_card(box, before, kind, target - 1)]
    if phase == ANSWER and action != HOLD:
        name = box.cards[(action - PLAYS) // PLAYS_PER_KIND].name
        if before.answers == 0:
            return [
                Remark(
                    f"[{name}]! {{{seat} holds|hold}} up an arm, and play stops.", "whistle", seat
                )
            ]
        return [Remark(f"[{name}]! {{{seat} wants|want}} to see that again.", "whistle", seat)]
    if phase == SHOW:
        return [Remark(f"{{{seat} shows|show}} [{box.cards[action - SHOWS].name}].", "quiet", seat)]
    if phase == DISCARD:
        return [
            Remark(
                f"{{{seat} throws|throw}} [{box.cards[action - DISCARDS].name}] away.", "play", seat
            )
        ]
    if phase == SWAP and action != DONE:
        return [
            Remark(f"{{{seat} takes|take}} off [{box.cards[action - SWAPS].name}].", "quiet", seat)
        ]
    return []


def _tell_card(box: DashBox, before: State, kind: int, target: int) -> Remark:
    seat = before.turn
    card = box.cards[kind]
    ways = _CARDS.get(card.slug, _EFFECTS[card.effect])
    text = _say(ways, before.turns, seat, target).replace("[*]", f"[{card.name}]")
    if card.effect in (YELLOW, RED):
        return Remark(text, "book" if card.effect == YELLOW else "sent-off", target)
    if card.effect in (HALFTIME, OFFSIDE):
        return Remark(text, "whistle", seat)
    return Remark(text, "shot" if card.effect == PENALTY else "play", seat)


def _tell_settled(box: DashBox, before: State, after: State) -> Remark:
    """How the card under the response window came out."""
    card = box.cards[before.card]
    target = before.target
    if before.answers % 2 == 1:
        return Remark(f"No good: [{card.name}] does not count.", "whistle", before.turn)
    old = before.points[target]
    new = old + card.value if card.effect == ATTACK else old - card.value
    top = box.record.attack_points
    text = f"{{{target}}}: {old} → {new}."
    if card.effect == ATTACK and new == top:
        return Remark(f"{text} A shot!", "shot", target)
    if card.effect == ATTACK and top - new <= 5:
        text += f" {('One', 'Two', 'Three', 'Four', 'Five')[top - new - 1]} from a shot."
    return Remark(text, "quiet", target)


def _tell_shot(before: State, face: int, after: State) -> Remark:
    seat = before.shooter
    score = "–".join(str(after.goals[other]) for other in range(after.seats))
    ways = _GOALS if face == GOAL else _SHOTS[face]
    text = _say(ways, before.turns, seat, seat).replace("{score}", score)
    return Remark(text, "goal" if face in (GOAL, OWN_GOAL) else "shot", seat)


def _tell_pick(before: State, face: int) -> Remark:
    seat = before.shooter
    if face == GOAL:
        return Remark(f"{{{seat} steps|step}} up … scores!", "goal", seat)
    return Remark(
        f"{{{seat} steps|step}} up … {'saved' if face == SAVE else 'missed'}!", "shot", seat
    )


def _tell_end(before: State, after: State) -> list[Remark]:
    if after.winner != NONE and before.winner == NONE:
        score = "–".join(str(after.goals[seat]) for seat in range(after.seats))
        where = "the shoot-out" if after.shoot_out else "it"
        return [
            Remark(
                f"It is over. {score}, and {{{after.winner} wins|win}} {where}!",
                "whistle",
                after.winner,
            )
        ]
    if after.shoot_out == 1 and before.shoot_out == 0:
        return [Remark("All level at the top: a shoot-out it is.", "whistle")]
    if after.shoot_out == 2 and before.shoot_out == 1:
        return [Remark("Still level. Sudden death!", "whistle")]
    return []


def _say(ways: tuple[str, ...], turn: int, seat: int, target: int) -> str:
    """One of several ways to say a thing, the same whenever the match is told again."""
    way = ways[turn % len(ways)]
    return way.replace("{@", f"{{{seat}").replace("{%", f"{{{target}")
