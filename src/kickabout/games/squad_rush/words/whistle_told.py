"""The commentary of the final whistle: what the sevens come to, the goals, the points, the Golden Boot."""

from kickabout.engine.commentary import Remark
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.scoring import effect
from kickabout.games.squad_rush.squad import has_seven
from kickabout.games.squad_rush.state import OfficialEffect, State
from kickabout.games.squad_rush.words.saying import (
    Ways,
    count,
    in_words,
    number,
    player_name,
    salt_of,
    say,
)
from kickabout.games.squad_rush.words.sums import Leg, captains, legs

_ATTACKS: dict[int, Ways] = {
    0: (
        "{@ runs|run} into a wall: attack <attack>, defence <defence>. Nothing.",
        "Attack <attack> against defence <defence>: not a sniff for {@}.",
        "{@ attacks|attack} with <attack> against <defence>, and <keeper> could have stayed at home.",
    ),
    1: (
        "Attack <attack> against defence <defence>: {@ gets|get} one past <keeper>.",
        "{@ finds|find} one way through, <attack> against <defence>.",
        "<attack> against <defence>: one for {@}, and it is not pretty.",
        "One slips past <keeper>: {@ has|have} <attack> against <defence>.",
    ),
    2: (
        "Attack <attack> against defence <defence>: two for {@}.",
        "{@ scores|score} twice, <attack> against <defence>.",
        "Two past <keeper>: {@ attacks|attack} with <attack> against <defence>.",
        "<attack> against <defence>: {@ strikes|strike} before and after the pie.",
    ),
    3: (
        "Attack <attack> against defence <defence>: {@ scores|score} three.",
        "Three past <keeper>! {@ has|have} <attack> against <defence>.",
        "<attack> against <defence>, and three goals are the least {@ deserves|deserve}.",
        "<keeper> has been busy: three for {@}, <attack> against <defence>.",
    ),
}
_FLOOD: Ways = (
    "Attack <attack> against defence <defence>: <goals> for {@}, and <keeper> sits down.",
    "{@ scores|score} <goals>! <attack> against <defence>, and nobody is surprised.",
    "It rains: <goals> past <keeper>, <attack> against <defence>, all by {@}.",
    "<attack> against <defence>, <goals> goals for {@}, and <keeper> has seen enough.",
    "{@ stops|stop} counting at <goals>: <attack> against <defence>.",
)
_WINS: Ways = (
    "It is over: <score>. {@ beats|beat} {%}.",
    "<score>! {@ takes|take} it from {%}.",
    "<score>, and {@ shakes|shake} {%'s} hand a little long.",
)
_THRASHES: Ways = (
    "<score>. {@ runs|run} {%} off the pitch.",
    "<score>! Somebody carry {%} home. {@ wins|win}.",
)
_DRAWS: Ways = (
    "<score>: nothing between {@} and {%}.",
    "It ends <score>. {@} and {%} swap shirts and excuses.",
    "<score>. {@} and {%} share what there is.",
)
_NO_GOALS: Ways = (
    "0–0. {@} and {%} thank both people who stayed.",
    "0–0 between {@} and {%}. The pie was good.",
)
_BOOT: Ways = (
    "The Golden Boot: <star> finishes on the pitch, and {@ has|have} <points> for it.",
    "<star> holds up the Golden Boot: <points> for {@}.",
)
_CLEAR = 3
"""So many goals more are a thrashing."""


def tell_whistle(box: RushBox, before: State, action: int, after: State) -> list[Remark]:
    """The match is over: what both sides have done, the result, and what it is worth."""
    home, away = (before.sides[side] for side in range(s.SIDES))
    stand = [has_seven(box.record, before, seat) for seat in (home, away)]
    if not all(stand):
        return [_forfeited(box, home, away, stand)]
    played = legs(box, before)
    remarks = []
    for number_of_leg, leg in enumerate(played):
        if len(played) > 1:
            name = ("The first leg.", "The second leg.")[number_of_leg]
            same = number_of_leg and leg.goals == played[0].goals and leg.official == s.NONE
            if same:
                remarks.append(Remark("The second leg is the first one again.", "duel"))
                continue
            remarks.append(Remark(name, "whistle"))
        remarks += _tell_leg(box, before, leg, number_of_leg)
    result = after.results - 1
    goals = [after.result_goals[result, side] for side in range(s.SIDES)]
    return remarks + _tell_result(box, before, goals, after.result_boot[result])


def _forfeited(box: RushBox, home: int, away: int, stand: list[bool]) -> Remark:
    by = box.record.forfeit
    if not any(stand):
        text = f"Neither {{{home}}} nor {{{away}}} can play: 0–{by} for both."
        return Remark(text, "whistle")
    winner, loser = (home, away) if stand[0] else (away, home)
    points = count(box.record.win, "point")
    text = f"Recorded as {by}–0: {points} for {{{winner}}}, none for {{{loser}}}."
    return Remark(text, "whistle", winner)


def _tell_leg(box: RushBox, before: State, leg: Leg, number_of_leg: int) -> list[Remark]:
    call = effect(box.record, leg.official)
    if call == OfficialEffect.GOALLESS:
        return [_tell_goalless(box, before, leg)]
    remarks = []
    for side in range(s.SIDES):
        other = 1 - side
        seat = before.sides[side]
        attack, defence = leg.attack[side].total, leg.defence[other].total
        goals = max(0, attack - defence) // box.record.goal
        text = say(
            _ATTACKS.get(goals, _FLOOD),
            salt_of(before, 3 * side + 11 * number_of_leg + attack),
            seat=seat,
            attack=attack,
            defence=defence,
            goals=in_words(goals),
            keeper=player_name(box, before.line[other, 0]),
        )
        remarks.append(Remark(text, "shot" if goals else "duel", seat))
    if call == OfficialEffect.MIDFIELD_GOAL:
        remarks.append(_tell_set_piece(box, before, leg))
    return remarks


def _tell_goalless(box: RushBox, before: State, leg: Leg) -> Remark:
    """The whistle comes so early that at most one goal is scored."""
    leads = [leg.attack[side].total - leg.defence[1 - side].total for side in range(s.SIDES)]
    seats = [before.sides[side] for side in range(s.SIDES)]
    told = ", ".join(f"{{{seat}}} {number(lead)}" for seat, lead in zip(seats, leads, strict=True))
    told = f"Attack less defence: {told}."
    if leg.goals == (0, 0):
        why = "No more for the one than the other" if leads[0] == leads[1] else "Too little"
        return Remark(f"{told} {why}: no goal.", "duel")
    scorer = seats[0] if leg.goals[0] else seats[1]
    text = f"{told} One goal for {{{scorer}}}, and that is that."
    return Remark(text, "shot", scorer)


def _tell_set_piece(box: RushBox, before: State, leg: Leg) -> Remark:
    home, away = leg.midfield
    if home == away:
        return Remark(f"{home} to {away} in midfield: nobody takes the set piece.", "duel")
    scorer = before.sides[0 if home > away else 1]
    goals = box.cards[leg.official].official_value
    more = "one more goal" if goals == 1 else count(goals, "more goal")
    text = f"{max(home, away)} to {min(home, away)} in midfield: {more} for {{{scorer}}}."
    return Remark(text, "shot", scorer)


def _tell_result(box: RushBox, before: State, goals: list[int], boot: int) -> list[Remark]:
    home, away = (before.sides[side] for side in range(s.SIDES))
    salt = salt_of(before, goals[0] + 2 * goals[1])
    if goals[0] == goals[1]:
        ways = _DRAWS if goals[0] else _NO_GOALS
        text = say(ways, salt, seat=home, other=away, score=f"{goals[0]}–{goals[1]}")
        points = f"{count(box.record.draw, 'point').capitalize()} each."
        return [Remark(f"{text} {points}", "goal")]
    winner, loser = (home, away) if goals[0] > goals[1] else (away, home)
    ways = _THRASHES if abs(goals[0] - goals[1]) >= _CLEAR else _WINS
    score = f"{max(goals)}–{min(goals)}"
    text = say(ways, salt, seat=winner, other=loser, score=score)
    points = f"{count(box.record.win, 'point').capitalize()}."
    remarks = [Remark(f"{text} {points}", "goal", winner)]
    if boot != s.NONE and box.record.golden_boot:
        side = 0 if boot == home else 1
        more = "a point" if box.record.golden_boot == 1 else count(box.record.golden_boot, "point")
        star = player_name(box, captains(box, before, side)[-1])
        text = say(_BOOT, salt, seat=boot, star=star, points=more)
        remarks.append(Remark(text, "captain", boot))
    return remarks
