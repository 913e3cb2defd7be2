"""What a page of Super Team says next: the prompt above the hand, and the labels of its buttons."""

from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.goal_kicks import refuse_before_kick
from kickabout.games.super_team.instructions import element_due
from kickabout.games.super_team.preparations import markers_placed
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import BallAction, Element, Phase, State, Use
from kickabout.games.super_team.view.cards import rewards_text
from kickabout.games.super_team.view.spots import chances_to_pay
from kickabout.games.super_team.words.saying import SHIRT_NOUNS, STAT_NOUNS, TILE_NOUNS, count
from kickabout.games.super_team.words.vocabulary import element_name

Prompt = tuple[str, str, str]
"""The lead, what to do, and the fact that matters."""
_FIXED: dict[int, Prompt] = {
    Phase.CENTRE: ("Kick-off.", "Who stands on the centre with the ball?", ""),
    Phase.STRIKING: (
        "Where do you aim?",
        "Left, middle or right; the Goalie picks a side as well.",
        "",
    ),
    Phase.GUARDING: (
        "A shot!",
        "Where does your Goalie go?",
        "You see where it was aimed once you have chosen.",
    ),
    Phase.LAND: ("Too short.", "The ball stops half-way. On which of the two spaces?", ""),
    Phase.GOAL_KICK: (
        "Goal kick.",
        "Put the ball on a marked space of your half.",
        "No dice are rolled.",
    ),
    Phase.PUSHED: ("Push.", "Which opponent beside your captain goes where?", ""),
    Phase.BYPASSED: ("Bypass.", "With which opponent does your captain change places?", ""),
}


def prompt(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead, text, fact = "", "", ""
    if state.phase == Phase.FULL_TIME:
        won = seat in range(s.SEATS) and state.goals[seat] > state.goals[1 - seat]
        lead = "You win!" if won else "Full time."
    elif legal_now:
        lead, text, fact = _asked(box, state, seat, legal_now)
    return {"lead": lead, "text": text, "fact": fact}


def _asked(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    phase = state.phase
    if phase in _FIXED:
        return _FIXED[phase]
    if phase == Phase.PLAY:
        return _play(box, state, seat, legal_now)
    if phase == Phase.MOVE:
        tired = any(state.lying[piece] for piece in range(seat * s.PIECES, (seat + 1) * s.PIECES))
        fact = "Whoever lies down moves one space, for 1 Morale." if tired else ""
        return _element(box, state, "A movement."), "Which piece goes where?", fact
    if phase == Phase.ACT:
        return _element(box, state, "An action."), _what_to_act(box, state, seat), ""
    if phase in (Phase.PAYING, Phase.MATCHING):
        return _pay(box, state)
    if phase == Phase.REWARD:
        owed = {
            "morale": state.due_morale,
            "movements": state.due_moves,
            "actions": state.due_actions,
        }
        return "It came off!", "Take your rewards in any order.", f"Due: {rewards_text(owed)}."
    return _prepare(box, state, seat)


def _prepare(box: SuperBox, state: State, seat: int) -> Prompt:
    phase = state.phase
    if phase == Phase.CHOOSE:
        what = ("team", "captain")[state.chosen % 2]
        return f"Choose your {what}.", "The other side sees it when both have chosen.", ""
    if phase == Phase.MARK:
        left = box.record.coach_markers - markers_placed(state, seat)
        text = f"Each is a white die for that stat, {s.MOST_MARKERS} at most."
        return "Coach Markers.", text, f"{count(left, 'marker')} left."
    if phase == Phase.ARRANGE:
        noun = SHIRT_NOUNS[state.placed[seat]]
        if state.placed[seat] == 0:
            return "Line up.", "Pick a formation, or place the Goalie.", ""
        fact = f"{s.PIECES - state.placed[seat]} to go."
        return "Line up.", f"Place {noun if noun[0] == 'n' else f'the {noun}'}.", fact
    have = count(state.fatigues[seat], "Fatigue card")
    assert phase == Phase.REST
    return "Half-time.", f"Return up to {s.MOST_REST} Fatigue cards.", f"You have {have}."


def _element(box: SuperBox, state: State, plain: str) -> str:
    element = element_due(box.record, state)
    return f"{element_name(element)}." if element != Element.NOTHING else plain


def _what_to_act(box: SuperBox, state: State, seat: int) -> str:
    if state.attacker != seat:
        return "Who tackles?"
    if element_due(box.record, state) != Element.NOTHING or state.goal_kick:
        return "Where does the ball go?"
    return "Pass, shoot, or dribble an opponent."


def _play(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    lead = "Your turn." if state.played == 0 else "Go on."
    attacks = state.attacker == seat
    part = "You attack: the upper part counts." if attacks else "You defend: the lower part counts."
    card = f"Card {state.played + 1} of {state.allowed}."
    if state.goal_kick and attacks and refuse_before_kick(box.record, state, seat) != Refusal.NONE:
        text = "Your Goalie owes a goal kick: a pass, or a card for a quick one."
        return lead, text, "It comes before anything else."
    if state.played == 0 and min(legal_now) >= s.PLAYS + Use.DROP * s.KINDS:
        return lead, "None of your cards can be used: drop one.", card
    if legal_now == [s.END]:
        return lead, "None of your cards can be used: end your turn.", card
    text = "Perform a card, or spend it on a movement or an action."
    return lead, text, f"{card} {part}"


def _pay(box: SuperBox, state: State) -> Prompt:
    chances = chances_to_pay(box, state)
    fact = f"Without any: {round(100 * chances[0])} %." if chances else ""
    side = state.actor
    if state.action == BallAction.SHOT:
        lead = "Your shot." if state.phase == Phase.PAYING else "Your save."
    else:
        lead = f"Power {state.power[side]}." if state.power[side] else "Dice against dice."
    return lead, "Each Morale adds 1 to your roll.", fact


def choice_label(box: SuperBox, state: State, action: int) -> str:
    """What the button of an action says that is neither a card's nor the pitch's."""
    for first, how_many, labels in (
        (s.STRIKES, len(TILE_NOUNS), [noun.capitalize() for noun in TILE_NOUNS]),
        (s.PAYS, 4, ["No Morale", "1 Morale", "2 Morale", "3 Morale"]),
        (s.MARKS, len(STAT_NOUNS), list(STAT_NOUNS)),
        (s.FORMS, len(box.formations), [formation.name for formation in box.formations]),
        (s.RESTS, 3, ["Return none", "Return 1", "Return 2"]),
        (s.CHOICES, len(box.teams), [team.name for team in box.teams]),
        (s.CHOICES + s.TEAMS, len(box.captains), [captain.name for captain in box.captains]),
    ):
        if first <= action < first + how_many:
            return labels[action - first]
    if s.CENTRES <= action < s.CENTRES + s.PIECES:
        return SHIRT_NOUNS[action - s.CENTRES].capitalize()
    return {
        s.END: "End your turn",
        s.TAKE_MORALE: f"Take {state.due_morale} Morale",
        s.TAKE_MOVE: "Take a movement",
        s.TAKE_ACTION: "Take an action",
        s.DONE: "Leave the rest",
    }[action]
