"""The match of a matchday as plain data: the sevens, the official, the totals step by step, the goals."""

from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import scoring, sums
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.instants import instant_kind
from kickabout.games.squad_rush.matchday import matches
from kickabout.games.squad_rush.squad import has_seven
from kickabout.games.squad_rush.state import OfficialEffect, Phase, State
from kickabout.text.messages import Message

from .cards import card_data, man_data, player_data
from .types import Card, Leg, LinedUp, Match, PlayerCard, Side, Step, Sum


def match_data(box: RushBox, state: State) -> Match | None:
    """Return the match under way, None while the pitches are open."""
    if state.locked == 0 or state.sides[0] == s.NONE:
        return None
    seats = [state.sides[side] for side in range(s.SIDES)]
    stands = [has_seven(box.record, state, seat) for seat in seats]
    over = state.phase == Phase.WHISTLE
    forfeit = over and not all(stands)
    lined_up = not forfeit and all(
        state.line[side, slot] != s.NONE for side in range(s.SIDES) for slot in range(s.SEVEN_SLOTS)
    )
    played = sums.legs(box, state) if lined_up else []
    made = _goals(box, stands) if forfeit else sums.goals_of(played) if over else None
    winner = sums.boot(box, state, made) if made and not forfeit else s.NONE
    return {
        "number": state.match + 1,
        "of": matches(state),
        "home": seats[0],
        "away": seats[1],
        "forfeit": [not stands[side] and forfeit for side in range(s.SIDES)],
        "recorded": f"0–{box.record.forfeit}" if forfeit else None,
        "official": _kind_data(box, state.official),
        "second": _kind_data(box, state.second_official),
        "official_says": _says(box, state),
        "official_stands": not over or scoring.official_stands(box.record, state),
        "sides": [_side(box, state, side, played, made) for side in range(s.SIDES)],
        "legs": [_leg_data(box, leg) for leg in played] if over else [],
        "over": over,
        "boot": seats[winner] if winner != s.NONE else None,
    }


def _kind_data(box: RushBox, kind: int) -> Card | None:
    return None if kind == s.NONE else card_data(box, s.PLAYERS + kind)


def _goals(box: RushBox, stands: list[bool]) -> sums.Goals:
    """Return the goals of a forfeited match; a side with a legal seven gets them."""
    home, away = (box.record.forfeit if stand else 0 for stand in stands)
    return home, away


def _side(
    box: RushBox,
    state: State,
    side: int,
    played: list[sums.Leg],
    made: sums.Goals | None,
) -> Side:
    instant = state.instant[side]
    shown = instant > 0 and (state.phase == Phase.WHISTLE or state.chosen[side] == 0)
    last = played[-1] if played else None
    return {
        "seat": state.sides[side],
        "line": _line(box, state, side, last) if last else None,
        "defense": _sum_data(last.defence[side]) if last else None,
        "attack": _sum_data(last.attack[side]) if last else None,
        "midfield": last.midfield[side] if last else None,
        "instant": _kind_data(box, instant_kind(instant)) if shown else None,
        "instant_stands": not shown or scoring.instant_stands(box.record, state, side),
        "goals": made[side] if made else None,
        "goal_steps": _goal_steps(box, played, side) if made else [],
        "star": _star(box, state, side) if last else None,
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


def _star(box: RushBox, state: State, side: int) -> PlayerCard | None:
    """Return the captain in a seven who may win the Golden Boot, the most advanced of several."""
    stars = sums.captains(box, state, side)
    return player_data(box, stars[-1]) if stars else None


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
