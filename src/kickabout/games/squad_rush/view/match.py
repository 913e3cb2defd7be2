"""The match of a matchday as plain data: the sevens, the official, the totals step by step, the goals."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import scoring, sums
from .. import state as s
from ..box import RushBox
from ..calls import OfficialEffect
from ..instants import instant_kind
from ..matchday import matches, whistle
from ..state import Phase, State
from .cards import card_data, man_data, player_data
from .league import results_data
from .types import Card, Leg, LinedUp, Match, Result, Side, Step, Sum


def match_data(box: RushBox, state: State) -> Match | None:
    """Return the match under way, None while the pitches are open."""
    if state.locked == 0 or state.sides[0] == s.NONE:
        return None
    home, away = (state.sides[side] for side in range(s.SIDES))
    lined_up = all(
        state.line[side, slot] != s.NONE for side in range(s.SIDES) for slot in range(s.SEVEN_SLOTS)
    )
    played = sums.legs(box, state) if lined_up else []
    over = state.phase == Phase.WHISTLE
    result = _result(box, state) if over else None
    forfeit = result["forfeit"] if result else [False] * s.SIDES
    goals = result["goals"] if result else None
    return {
        "number": state.match + 1,
        "of": matches(state),
        "home": home,
        "away": away,
        "forfeit": forfeit,
        "recorded": f"0–{box.record.forfeit}" if any(forfeit) else None,
        "official": _kind_data(box, state.official),
        "second": _kind_data(box, state.second_official),
        "official_says": _says(box, state),
        "official_stands": not over or scoring.official_stands(box.record, state),
        "sides": [_side(box, state, side, played, goals) for side in range(s.SIDES)],
        "legs": [_leg_data(box, leg) for leg in played] if over else [],
        "over": over,
        "boot": result["boot"] if result and box.record.golden_boot else None,
    }


def _result(box: RushBox, state: State) -> Result:
    """Return the result that the final whistle is about to enter."""
    after: State = state.copy()
    whistle(box.record, after)
    return results_data(box, after)[-1]


def _kind_data(box: RushBox, kind: int) -> Card | None:
    return None if kind == s.NONE else card_data(box, s.PLAYERS + kind)


def _side(
    box: RushBox,
    state: State,
    side: int,
    played: list[sums.Leg],
    goals: list[int] | None,
) -> Side:
    instant = state.instant[side]
    shown = instant > 0 and (state.phase == Phase.WHISTLE or state.chosen[side] == 0)
    last = played[-1] if played else None
    star = scoring.star_of(box.record, state, side) if last else s.NONE
    return {
        "seat": state.sides[side],
        "line": _line(box, state, side, last) if last else None,
        "defense": _sum_data(last.defence[side]) if last else None,
        "attack": _sum_data(last.attack[side]) if last else None,
        "midfield": last.midfield[side] if last else None,
        "instant": _kind_data(box, instant_kind(instant)) if shown else None,
        "instant_stands": not shown or scoring.instant_stands(box.record, state, side),
        "goals": goals[side] if goals else None,
        "goal_steps": _goal_steps(box, played, side) if goals else [],
        "star": player_data(box, star) if star != s.NONE else None,
    }


def _line(box: RushBox, state: State, side: int, leg: sums.Leg) -> list[LinedUp]:
    """Return the seven of a side, each player with the rating that counts."""
    entries: list[LinedUp] = []
    for slot in range(s.SEVEN_SLOTS):
        number = state.line[side, slot]
        man: LinedUp = {**man_data(box, state, number, in_seven=True, plays=[]), "out": None}
        man["effective"] = scoring.worth(box.record, state, side, slot, leg.official)
        if leg.out[side] >> slot & 1:
            man["out"] = "official" if leg.out_by_official[side] >> slot & 1 else "instant"
            man["effective"] = 0
        entries.append(man)
    return entries


def _sum_data(total: sums.Sum) -> Sum:
    return {
        "ratings": total.of(sums.RATINGS),
        "bookings": total.of(sums.BOOKINGS),
        "chemistry": total.of(sums.CHEMISTRY),
        "steps": [{"label": step.label, "value": step.value} for step in total.steps],
        "total": total.total,
    }


def _leg_data(box: RushBox, leg: sums.Leg) -> Leg:
    return {
        "official": _kind_data(box, leg.official),
        "goals": list(leg.goals),
        "sides": [
            {
                "defense": _sum_data(leg.defence[side]),
                "attack": _sum_data(leg.attack[side]),
                "midfield": leg.midfield[side],
            }
            for side in range(s.SIDES)
        ],
    }


# From totals to goals.


def _goal_steps(box: RushBox, played: list[sums.Leg], side: int) -> list[Step]:
    """Return the lines that lead from a side's totals to its goals."""
    if len(played) > 1 and played[0].goals == played[1].goals and played[1].official == s.NONE:
        first = _leg_steps(box, played[0], side)
        return [*first, {"label": Message("step-same-leg"), "value": played[1].goals[side]}]
    return [step for leg in played for step in _leg_steps(box, leg, side)]


def _leg_steps(box: RushBox, leg: sums.Leg, side: int) -> list[Step]:
    record, call = box.record, scoring.effect(box.record, leg.official)
    attack, defence = leg.attack[side].total, leg.defence[1 - side].total
    lead = attack - defence
    taken = Message("step-lead", attack=attack, defence=defence, lead=lead)
    if call == OfficialEffect.GOALLESS:
        card, needed = box.cards[leg.official].named, record.official_values[leg.official]
        label = Message("step-goalless", taken=taken, card=card, number=needed)
        return [{"label": label, "value": leg.goals[side]}]
    made = max(0, lead) // record.goal
    label = Message("step-goals", taken=taken, number=record.goal)
    steps: list[Step] = [{"label": label, "value": made}]
    if leg.goals[side] > made:
        own, other = leg.midfield[side], leg.midfield[1 - side]
        card = box.cards[leg.official].named
        label = Message("step-midfield", card=card, home=own, away=other)
        steps.append({"label": label, "value": leg.goals[side] - made})
    return steps


def _says(box: RushBox, state: State) -> Message | None:
    """Return the official's call in one line, that of the second leg if there are two."""
    kind = state.official if state.second_official == s.NONE else state.second_official
    if kind == s.NONE:
        return None
    card = box.cards[kind]
    what = slug(OfficialEffect(card.official))
    return Message(f"official-does-{what}", number=card.official_value)
