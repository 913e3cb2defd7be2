"""The commentary of Futera SuSu where dice fall and a duel is decided."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import Effect, Phase, Spot, Stage, State
from kickabout.games.futera_susu.words.bonds import called, known_at, known_in
from kickabout.games.futera_susu.words.saying import Ways, added_up, number, salt_of, say, score

_ROLLED: Ways = (
    "<one> rolls <die>: <sum>. <other> rolls <die-too>: <sum-too>.",
    "A <die> for <one>, <sum>. A <die-too> for <other>, <sum-too>.",
    "The dice: <die> and <die-too>. <one> has <sum>, <other> <sum-too>.",
)
_LEVEL: Ways = (
    "Nothing between them: the dice again.",
    "Level! Both roll again.",
    "A tie. Once more.",
)
_WON: dict[int, Ways] = {
    Stage.MIDFIELDER: (
        "<one> wins the midfield, <result>.",
        "<result>: <one> leaves <other> behind.",
        "<one> turns away from <other>, <result>.",
        "<result>, and <one> has room to run.",
    ),
    Stage.FORWARD: (
        "<one> is past <other>, <result>! Only <keeper> to beat.",
        "<result>: <one> is through! <keeper> comes out.",
        "<other> is beaten, <result>. <one> bears down on <keeper>.",
    ),
    Stage.GOALKEEPER: (
        "<one> shoots … GOAL! <result> against <other>. It is <score>.",
        "<result> … it is IN! <one> beats <other>: <score>.",
        "<one> leaves <other> no chance, <result>. GOAL! <score>.",
    ),
}
_LOST: dict[int, Ways] = {
    Stage.MIDFIELDER: (
        "<other> takes the ball off <one>, <result>.",
        "<result>: <other> reads it and steps in.",
        "Lost in midfield: <result> for <other>.",
    ),
    Stage.FORWARD: (
        "<other> slides in and has it, <result>.",
        "<result>: <one> finds no way past <other>.",
        "<other> stands like a rock. <result>.",
    ),
    Stage.GOALKEEPER: (
        "<one> shoots … SAVED by <other>, <result>!",
        "<result>: <other> gets a hand to it!",
        "<other> holds what <one> had to give, <result>.",
    ),
}
_LEVEL_AND_WON: Ways = ("Level at <level>, <why>: <winner> <comes>.",)
_SCORED: Ways = (
    "<one> scores, <result>! <tally>.",
    "<result> … and it is in! <tally>.",
)
_MISSED: Ways = (
    "<other> saves from <one>, <result>! <tally>.",
    "<result>: <one> is denied by <other>. <tally>.",
)


# Dice.


def tell_roll(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Both dice, and what they make of the stats that they name."""
    one = before.turn
    first, second = divmod(action - s.ROLLS, s.STATS)
    text = say(
        _ROLLED,
        salt_of(before, action),
        one=_sent(box, before, one),
        other=_sent(box, before, 1 - one),
        **{
            "die": first + 1,
            "die-too": second + 1,
            "sum": _added_up(box, before, one, first),
            "sum-too": _added_up(box, before, 1 - one, second),
        },
    )
    return [Remark(text, "duel", one)]


def tell_re_roll(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """One die is rolled again."""
    seat, stat = before.drawer, action - s.RE_ROLLS
    made = _added_up(box, before, seat, stat)
    return [Remark(f"{_sent(box, before, seat)} now has a {stat + 1}: {made}.", "duel", seat)]


def _added_up(box: SusuBox, state: State, seat: int, stat: int) -> str:
    player = known_at(state, seat, state.spot[seat])
    base = box.record.stats[player, stat]
    return added_up(stat, base, state.bonus[seat], state.boost[seat, stat])


def _sent(box: SusuBox, state: State, seat: int) -> str:
    return called(box, state, seat, known_at(state, seat, state.spot[seat]))


# What they decide.


def tell_outcome(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """The duel is decided, or is level and goes on."""
    if after.duels > before.duels:
        return [_tell_decided(box, before, action, after)]
    checked = s.PLAYS <= action < s.HOLD and _effect(box, action) == Effect.RE_ROLL
    if after.phase == Phase.ROLL and after.rolls > 0 and not checked and action < s.TIME:
        return [Remark(say(_LEVEL, salt_of(before, action)), "duel")]
    return []


def _effect(box: SusuBox, action: int) -> int:
    return box.cards[(action - s.PLAYS) // s.PLAYS_PER_KIND].effect


def _tell_decided(box: SusuBox, before: State, action: int, after: State) -> Remark:
    one = after.last_attacker
    won = after.last_winner == one
    made = [_last_total(box, after, seat) for seat in range(s.SEATS)]
    tone: Tone = "duel"
    if after.last_stage == Stage.GOALKEEPER:
        tone = "goal" if won else "shot"
    if before.sudden_death:
        ways = _SCORED if won else _MISSED
    else:
        ways = (_WON if won else _LOST)[after.last_stage]
    keeper = known_at(after, 1 - one, Spot.G)
    text = say(
        _LEVEL_AND_WON if made[0] == made[1] else ways,
        salt_of(before, action),
        one=_last(box, after, one),
        other=_last(box, after, 1 - one),
        keeper=called(box, after, 1 - one, keeper) if keeper else "the Goalkeeper",
        result=f"{number(made[one])} to {number(made[1 - one])}",
        score=score(after),
        tally=f"{after.scored[0]}–{after.scored[1]} in sudden death",
        level=number(made[one]),
        why=_why_level(box, after),
        winner=_last(box, after, after.last_winner),
        comes=_comes_of(before, after),
    )
    return Remark(text, tone, after.last_winner)


def _why_level(box: SusuBox, after: State) -> str:
    """Why somebody wins with as much as the other."""
    kind = after.last_played[after.last_winner]
    if kind != s.NONE and box.cards[kind].effect == Effect.ADVANTAGE:
        return f"and {{{after.last_winner} has|have}} the advantage"
    return "once too often"


def _comes_of(before: State, after: State) -> str:
    """What a duel that was level leads to."""
    if after.last_winner != after.last_attacker:
        return "holds it" if after.last_stage == Stage.GOALKEEPER else "has the ball"
    if after.last_stage != Stage.GOALKEEPER:
        return "goes through"
    if before.sudden_death:
        return f"scores! {after.scored[0]}–{after.scored[1]} in sudden death"
    return f"scores. GOAL! It is {score(after)}"


def _last_total(box: SusuBox, state: State, seat: int) -> int:
    player = known_in(state, seat, state.last_shirt[seat])
    base = box.record.stats[player, state.last_die[seat] - 1]
    return base + state.last_bonus[seat] + state.last_boost[seat]


def _last(box: SusuBox, state: State, seat: int) -> str:
    return called(box, state, seat, known_in(state, seat, state.last_shirt[seat]))
