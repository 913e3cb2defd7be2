"""The commentary on the final whistle: totals, goals, points, the Golden Boot."""

from collections.abc import Iterator

from kickabout.engine.game import Remark
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..box import RushBox
from ..calls import OfficialEffect
from ..scoring import effect, star_of
from ..state import State
from ..sums import Leg, legs
from .remarks import of_player, varied, varied_of_player

_FLOOD = 4
"""The number of goals from which they are not counted one by one."""
_CLEAR = 3
"""The goal difference that is a thrashing."""


def final_whistle(box: RushBox, before: State, action: int, after: State) -> Iterator[Remark]:
    """Narrate the end of the match: the totals of both sides, the result, and its points."""
    result = after.results - 1
    stand = [not after.result_forfeit[result, side] for side in range(s.SIDES)]
    if not all(stand):
        yield _forfeited(box, before, stand)
        return
    played = legs(box, before)
    for number, leg in enumerate(played):
        if len(played) > 1:
            if number and leg.goals == played[0].goals and leg.official == s.NONE:
                yield Remark(Message("second-leg-same"), "duel")
                continue
            yield Remark(Message(("first-leg", "second-leg")[number]), "whistle")
        yield from _leg(box, before, leg, number)
    goals = [after.result_goals[result, side] for side in range(s.SIDES)]
    yield from _result(box, before, goals, after.result_boot[result])


def _forfeited(box: RushBox, before: State, stand: list[bool]) -> Remark:
    home, away = (before.sides[side] for side in range(s.SIDES))
    by = box.record.forfeit
    if not any(stand):
        both = Message("both-forfeit", player=Seat(home), rival=Seat(away), score=f"0–{by}")
        return Remark(both, "whistle")
    winner, loser = (home, away) if stand[0] else (away, home)
    return of_player(
        "forfeit-recorded",
        winner,
        "whistle",
        rival=Seat(loser),
        score=f"{by}–0",
        number=box.record.win,
    )


def _leg(box: RushBox, before: State, leg: Leg, number: int) -> Iterator[Remark]:
    call = effect(box.record, leg.official)
    if call == OfficialEffect.GOALLESS:
        yield _goalless(before, leg)
        return
    for side in range(s.SIDES):
        other = 1 - side
        attack, defence = leg.attack[side].total, leg.defence[other].total
        goals = max(0, attack - defence) // box.record.goal
        yield varied_of_player(
            before,
            3 * side + 11 * number + attack,
            f"attack-{goals}" if goals < _FLOOD else "attack-flood",
            before.sides[side],
            "shot" if goals else "duel",
            attack=attack,
            defence=defence,
            number=goals,
            keeper=box.named(before.line[other, 0]),
        )
    if call == OfficialEffect.MIDFIELD_GOAL:
        yield _set_piece(box, before, leg)


def _goalless(before: State, leg: Leg) -> Remark:
    """Narrate a leg that the whistle cuts short, with one goal at most."""
    home, away = (before.sides[side] for side in range(s.SIDES))
    lead, against = (
        leg.attack[side].total - leg.defence[1 - side].total for side in range(s.SIDES)
    )
    leads = Message("leads", player=Seat(home), lead=lead, rival=Seat(away), against=against)
    if leg.goals == (0, 0):
        why = "level" if lead == against else "little"
        return Remark(Message("goalless-leg", leads=leads, why=why), "duel")
    return of_player("one-goal-leg", home if leg.goals[0] else away, "shot", leads=leads)


def _set_piece(box: RushBox, before: State, leg: Leg) -> Remark:
    home, away = leg.midfield
    if home == away:
        return Remark(Message("set-piece-level", home=home, away=away), "duel")
    return of_player(
        "set-piece-goal",
        before.sides[0 if home > away else 1],
        "shot",
        more=max(home, away),
        less=min(home, away),
        number=box.cards[leg.official].official_value,
    )


def _result(box: RushBox, before: State, goals: list[int], boot: int) -> Iterator[Remark]:
    home, away = (before.sides[side] for side in range(s.SIDES))
    salt = goals[0] + 2 * goals[1]
    if goals[0] == goals[1]:
        result = varied(
            before,
            salt,
            "level-score" if goals[0] else "no-goals",
            player=Seat(home),
            rival=Seat(away),
            score=f"{goals[0]}–{goals[1]}",
        )
        yield Remark(Message("result-drawn", result=result, number=box.record.draw), "goal")
        return
    winner, loser = (home, away) if goals[0] > goals[1] else (away, home)
    result = varied(
        before,
        salt,
        "thrashes" if abs(goals[0] - goals[1]) >= _CLEAR else "wins",
        player=Seat(winner),
        rival=Seat(loser),
        score=f"{max(goals)}–{min(goals)}",
    )
    won = Message("result-won", result=result, number=box.record.win)
    yield Remark(won, "goal", winner)
    if boot != s.NONE and box.record.golden_boot:
        star = box.named(star_of(box.record, before, 0 if boot == home else 1))
        bonus = box.record.golden_boot
        yield varied_of_player(
            before, salt, "golden-boot", boot, "captain", star=star, number=bonus
        )
