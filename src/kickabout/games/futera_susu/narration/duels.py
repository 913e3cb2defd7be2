"""The commentary of Futera SuSu on duels: the cards sent, the dice, and the winner."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import (
    BONUS_1,
    BONUS_2,
    CARD,
    DIE,
    DIE_1,
    DIE_2,
    HIDDEN_DRAW,
    PLAY,
    PLAYER,
    RE_ROLL,
    ROLL,
    SPOT,
    VERB,
    WHISTLE,
)
from ..bonds import why_bonus
from ..box import SusuBox
from ..duel import total_with
from ..effects import Effect
from ..pitch import known_at, known_in
from ..state import Phase, Spot, Stage, Stat, State
from ..view.duel import boosts_of, last_boosts
from ..view.types import Boost
from .naming import in_duel, named, salt_of

# Sending.


def card_sent(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a face-up card goes into the duel; any other is told once it is turned up."""
    seat, spot = before.actor, SPOT[action]
    if before.face_up[seat, spot]:
        return [_sent(box, before, after, seat, spot)]
    return []


def card_shown(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a card is turned face up: sent into a duel, sent off, or the Goalkeeper."""
    seat, spot = before.drawer, before.turning[before.drawer]
    name = named(box, after, seat, PLAYER[action] + 1)
    if before.leaving[seat] == spot:
        if known_at(before, seat, spot):
            return []  # the player has been named already
        return [Remark(Message("sent-off-unseen", name=name), "play", seat)]
    if spot == Spot.G:
        message = Message("in-goal", name=name).varied(salt_of(before, spot))
        return [Remark(message, "play", seat)]
    kind = before.played[seat]
    if kind != s.NONE and box.cards[kind].effect == Effect.SWITCH:
        return [Remark(Message("takes-over", name=name), "play", seat)]
    return [_sent(box, before, after, seat, spot)]


def _sent(box: SusuBox, before: State, after: State, seat: int, spot: int) -> Remark:
    number = known_at(after, seat, spot)
    own = box.player(number).named
    attacks = seat == before.turn
    tone: Tone = "shot" if before.stage == Stage.GOALKEEPER else "play"
    if after.covering[seat]:
        missing = "forward" if attacks else "defender"
        return Remark(Message("has-to-cover", own=own, missing=missing), tone, seat)
    rival_spot = before.spot[1 - seat]
    rival = known_at(after, 1 - seat, rival_spot) if rival_spot != s.NONE else 0
    arguments: dict[str, Argument] = {}
    if rival:
        arguments["facing"] = named(box, after, 1 - seat, rival)
        arguments["facing-first"] = named(box, after, 1 - seat, rival, ".first")
    message = Message(
        _way(before, attacks, rival > 0),
        player=Seat(seat),
        own=own,
        name=named(box, after, seat, number),
        **arguments,
    )
    return Remark(message.varied(salt_of(before, spot)), tone, seat)


def _way(before: State, attacks: bool, met: bool) -> str:
    """Return the message id for the role of a card that is sent."""
    if before.sudden_death:
        return "steps-up" if met else "goes-forward"
    if before.stage == Stage.MIDFIELDER:
        return "carries-the-ball" if attacks else "answers"
    if not attacks:
        return "stands-in-the-way"
    return "breaks-through" if met and before.stage == Stage.GOALKEEPER else "goes-forward"


def bonuses_told(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell the bonuses of the cards in the duel, at its start and when they change."""
    begins = before.rolls == 0 and before.played[0] == before.played[1] == s.NONE
    told: list[Message] = []
    for seat in (before.turn, 1 - before.turn):
        was, bonus = before.bonus[seat], (BONUS_1, BONUS_2)[seat][action]
        goes_on = before.stage == Stage.GOALKEEPER and seat == before.turn and not before.long_ball
        changed = bonus != was
        player = known_at(before, seat, before.spot[seat])
        name = in_duel(box, before, seat, ".first")
        if bonus and (changed or (begins and not goes_on)):
            why = why_bonus(box, before, seat, player, bonus)
            told.append(Message("has-bonus", name=name, bonus=bonus, why=why))
        elif changed and not begins:
            told.append(Message("has-no-bonus", name=name))
    if len(told) > 1:
        told = [Message("two-bonuses", one=told[0], other=told[1])]
    return [Remark(message, "quiet", before.turn) for message in told]


# Dice.


def dice_rolled(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell both dice, and the values of the stats that they name."""
    one = before.turn
    first, second = DIE_1[action], DIE_2[action]
    arguments: dict[str, Argument] = {
        "one": in_duel(box, before, one),
        "one-first": in_duel(box, before, one, ".first"),
        "die": first + 1,
        "effort": _effort(box, before, one, first),
        "other": in_duel(box, before, 1 - one),
        "other-first": in_duel(box, before, 1 - one, ".first"),
        "other-die": second + 1,
        "other-effort": _effort(box, before, 1 - one, second),
    }
    message = Message("dice-rolled", **arguments).varied(salt_of(before, action))
    return [Remark(message, "duel", one)]


def die_rolled_again(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that one die is rolled again."""
    seat, stat = before.drawer, DIE[action]
    message = Message(
        "die-rolled-again",
        name=in_duel(box, before, seat),
        die=stat + 1,
        effort=_effort(box, before, seat, stat),
    )
    return [Remark(message, "duel", seat)]


def _effort(box: SusuBox, state: State, seat: int, stat: int) -> Message:
    """Return a stat with all that counts in the duel under way."""
    player = known_at(state, seat, state.spot[seat])
    return _sum(box, player, stat, state.bonus[seat], boosts_of(box, state, seat))


def _sum(box: SusuBox, player: int, stat: int, bonus: int, boosts: list[Boost]) -> Message:
    """Return a stat with each part that counts: `Passing 11`, `Passing 11 +2 −2 = 11`."""
    base, name = box.record.stats[player, stat], slugs(Stat)[stat]
    parts = [bonus, *(one["amount"] for one in boosts if one["stat"] in ("all", name))]
    total = base + sum(parts)
    message = Message("effort", stat=name, base=base, total=total)
    if not any(parts):
        return message
    for amount in filter(None, parts):
        message = Message("effort-and", before=message, amount=amount)
    return Message("effort-sum", sum=message, total=total)


# The result.


def outcome(box: SusuBox, before: State, action: int, after: State, first: int) -> list[Remark]:
    """Tell that the duel is decided, or is level and goes on; the score has the goals of seat `first` first."""
    if after.duels > before.duels:
        return [_decided(box, before, action, after, first)]
    verb = VERB[action]
    checked = verb == PLAY and box.cards[CARD[action]].effect == Effect.RE_ROLL
    silent = checked or verb in (WHISTLE, HIDDEN_DRAW)
    if after.phase == Phase.ROLL and after.rolls > 0 and not silent:
        message = Message("level-roll", total=_level_total(box, before, action, after))
        return [Remark(message.varied(salt_of(before, action)), "duel")]
    return []


def _level_total(box: SusuBox, before: State, action: int, after: State) -> int:
    """Return the total of both sides in a roll that is level, with the card that has made it so."""
    seat = before.turn
    stat = DIE_1[action] if VERB[action] == ROLL else before.die[seat] - 1
    if VERB[action] == RE_ROLL and before.drawer == seat:
        stat = DIE[action]
    return total_with(box.record, after, seat, stat)


def _decided(box: SusuBox, before: State, action: int, after: State, first: int) -> Remark:
    one, winner = after.last_attacker, after.last_winner
    tone: Tone = "duel"
    if after.last_stage == Stage.GOALKEEPER:
        tone = "goal" if winner == one else "shot"
    arguments: dict[str, Argument] = {
        "score": score(after, first),
        "tally": f"{after.scored[first]}–{after.scored[1 - first]}",
    }
    efforts = [_last_effort(box, after, seat) for seat in (winner, 1 - winner)]
    if efforts[0].arguments["total"] == efforts[1].arguments["total"]:
        what = "level-and-won"
        arguments |= {
            "total": efforts[0].arguments["total"],
            "player": Seat(winner),
            "name": _last(box, after, winner),
            "why": "advantage" if _had_advantage(box, after) else "defender",
            "then": _comes_of(before, after),
        }
    else:
        won = "won" if winner == one else "lost"
        what = (
            f"shoot-out-{won}" if before.sudden_death else f"{won}-{slug(Stage(after.last_stage))}"
        )
        arguments |= {
            "player": Seat(winner),
            "one": _last(box, after, one),
            "one-first": _last(box, after, one, ".first"),
            "other": _last(box, after, 1 - one),
            "winning": efforts[0],
            "losing": efforts[1],
        }
    return Remark(Message(what, **arguments).varied(salt_of(before, action)), tone, winner)


def _had_advantage(box: SusuBox, after: State) -> bool:
    """Return whether the winner won a level duel by an action card."""
    kind = after.last_played[after.last_winner]
    return kind != s.NONE and box.cards[kind].effect == Effect.ADVANTAGE


def _comes_of(before: State, after: State) -> str:
    """Return the consequence of a duel that was level, as a variant of its message."""
    at_goal = after.last_stage == Stage.GOALKEEPER
    if after.last_winner != after.last_attacker:
        return "saved" if at_goal else "ball-won"
    if not at_goal:
        return "through"
    return "shoot-out" if before.sudden_death else "goal"


def _last_effort(box: SusuBox, state: State, seat: int) -> Message:
    """Return the stat of a seat in the last duel with all that counted."""
    player = known_in(state, seat, state.last_shirt[seat])
    return _sum(
        box,
        player,
        state.last_die[seat] - 1,
        state.last_bonus[seat],
        last_boosts(box, state, seat),
    )


def _last(box: SusuBox, state: State, seat: int, case: str = "") -> Argument:
    return named(box, state, seat, known_in(state, seat, state.last_shirt[seat]), case)


def score(state: State, first: int) -> Message:
    """Return the goals, those of seat `first` before the other's; whose they are is told where some are below zero."""
    home, away = state.goals[first], state.goals[1 - first]
    if min(home, away) >= 0:
        return Message("score", home=home, away=away)
    sides: dict[str, Argument] = {"player": Seat(first), "rival": Seat(1 - first)}
    return Message("score-below-zero", home=home, away=away, **sides)
