"""Why an action of Super Team is not legal, with the rulebook's clause; `reasons_on_pitch` has the rest."""

from collections.abc import Callable
from dataclasses import dataclass

from kickabout.engine.vocabulary import slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import any_action, attacks
from kickabout.games.super_team.box import SuperBox, reading
from kickabout.games.super_team.decks import slot_of
from kickabout.games.super_team.goal_kicks import can_kick
from kickabout.games.super_team.instructions import holds, is_instant, performable
from kickabout.games.super_team.movement import any_movement
from kickabout.games.super_team.pitch import lies_in, own_half
from kickabout.games.super_team.state import Element, Phase, Role, Shirt, Stat, State, Use, Zone
from kickabout.games.super_team.words.reasons_on_pitch import (
    why_not_act,
    why_not_bypass,
    why_not_kick,
    why_not_land,
    why_not_move,
    why_not_push,
)
from kickabout.games.super_team.words.saying import SHIRT_NOUNS, STAT_NOUNS, count
from kickabout.games.super_team.words.vocabulary import CONDITIONS, IMPOSSIBLE

_CHANCE: dict[int, str] = {
    Phase.KICK_OFF: "SUPER-3.1",
    Phase.DEAL: "SUPER-3.3",
    Phase.SHOW: "SUPER-3.5",
    Phase.DRAW: "SUPER-5.4",
    Phase.TILES: "SUPER-11.3",
    Phase.TOKENS: "SUPER-8.5",
    Phase.ROLL: "SUPER-8.1",
    Phase.ANSWER_ROLL: "SUPER-8.1",
    Phase.LAND: "SUPER-9.9",
    Phase.AUTO_TURN: "SUPER-23.6",
    Phase.AUTO_STEP: "SUPER-23.12",
    Phase.AUTO_REVEAL: "SUPER-26.3",
}
_AUTO = (Phase.AUTO_TURN, Phase.AUTO_STEP, Phase.AUTO_REVEAL)


def why_not(box: SuperBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return "The match is over (SUPER-21.1)."
    if state.actor < 0:
        who = "AutoTeam's procedure" if phase in _AUTO else "Chance"
        return f"{who} decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= s.ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    return _PHASES[phase](box, state, action)


# Before a kick-off.


def _why_not_choose(box: SuperBox, state: State, action: int) -> str:
    if not s.CHOICES <= action < s.MARKS:
        return "Choose one of the boards dealt to you first (SUPER-3.3)."
    which = state.chosen % 2
    if (action - s.CHOICES) // s.TEAMS != which:
        return f"A {('team', 'captain')[which]} is to be chosen now, the team first (SUPER-3.5)."
    return "That board was not dealt to you (SUPER-3.3)."


def _why_not_mark(box: SuperBox, state: State, action: int) -> str:
    if not s.MARKS <= action < s.PLACES:
        return "Put your Coach Markers on your stats first (SUPER-3.6)."
    stat = action - s.MARKS
    if stat == Stat.GOALKEEPING and state.half == 1:
        return "At half-time the markers on Goalkeeping stay as they are (SUPER-20.2)."
    return f"{STAT_NOUNS[stat]} has {s.MOST_MARKERS} markers, and a stat takes no more (SUPER-3.7)."


def _why_not_arrange(box: SuperBox, state: State, action: int) -> str:
    seat, shirt = state.actor, state.placed[state.actor]
    if s.FORMS <= action < s.CENTRES:
        return "A formation places all six pieces, and some stand already (SUPER-3.9)."
    if not s.PLACES <= action < s.FORMS:
        return f"Place your pieces first: {SHIRT_NOUNS[shirt]} is next (SUPER-3.8)."
    space = action - s.PLACES
    if state.on[space]:
        return f"On {box.space_name(space)} stands a piece already (SUPER-2.9)."
    if not own_half(box.record, space, seat):
        return f"{box.space_name(space)} is not in your own half (SUPER-3.8)."
    if shirt == Shirt.GOALIE:
        return "The Goalie starts in his small rectangle (SUPER-3.8)."
    assert lies_in(box.record, space, Zone.RECTANGLE, seat)
    return "The small rectangle is for the Goalie alone (SUPER-2.3)."


def _why_not_centre(box: SuperBox, state: State, action: int) -> str:
    if action == s.CENTRES + Shirt.GOALIE:
        return "The Goalie does not kick off (SUPER-3.11)."
    return "Put one of your pieces on the centre first, to kick off (SUPER-3.10)."


def _why_not_rest(box: SuperBox, state: State, action: int) -> str:
    if action < s.RESTS:
        return "Say first how many Fatigue cards go back to the bank (SUPER-20.1)."
    have = state.fatigues[state.actor]
    if have < s.MOST_REST:
        return f"You have {count(have, 'Fatigue card')} (SUPER-20.1)."
    return f"At most {s.MOST_REST} Fatigue cards go back (SUPER-20.1)."


# Cards.


@dataclass(frozen=True)
class Obstacle:
    """What keeps a card from being performed."""

    note: str
    """In a word or three, for the card itself."""
    why: str
    """In a sentence, with its clause."""


def obstacle(box: SuperBox, state: State, kind: int) -> Obstacle:
    """What keeps the actor from performing a card of its hand; raises `ValueError` if nothing does."""
    seat, slot = state.actor, slot_of(kind)
    card = box.cards[kind]
    assert card is not None
    if slot == s.FATIGUE_SLOT:
        why = "Fatigue is good for one movement and for nothing else (SUPER-19.1)."
        if box.record.hard_fatigue:
            why = "Fatigue is good for nothing; one a turn may be dropped (SUPER-22.9)."
        return Obstacle("tired", why)
    if performable(box.record, state, seat, slot):
        raise ValueError(f"{card.name} can be performed")
    part = Role.OFFENSIVE if state.attacker == seat else Role.DEFENSIVE
    if box.record.elements[kind, part, 0] == Element.NOTHING:
        note = "with the ball" if part == Role.DEFENSIVE else "without the ball"
        return Obstacle(note, f"{card.name} is only for a side {note} (SUPER-15.2).")
    if card.cost > state.morale[seat]:
        have = state.morale[seat]
        why = f"{card.name} costs {card.cost} Morale, and you have {have} (SUPER-18.2)."
        return Obstacle(f"costs {card.cost} Morale", why)
    conditions = box.record.conditions[kind, part]
    skill = slot > s.COACH_SLOT
    for word, flag in reading.CONDITIONS.items():
        if conditions & flag and not holds(box.record, state, seat, flag, skill):
            who = "the captain" if skill else "whoever has the ball"
            what, note = CONDITIONS[word]
            clause = "SUPER-17.2" if skill else "SUPER-15.14"
            return Obstacle(note, f"{card.name} can be played only if {who} {what} ({clause}).")
    if state.goal_kick and part == Role.OFFENSIVE:
        why = "Your Goalie owes a goal kick: a pass to a piece of yours comes first (SUPER-14.13)."
        return Obstacle("goal kick first", why)
    clause = "SUPER-17.14" if skill else "SUPER-15.5"
    if part == Role.OFFENSIVE and not attacks(state, seat) and not skill:
        why = f"{card.name} cannot begin: the ball lies loose, and nobody can pass it (SUPER-7.8)."
        return Obstacle("the ball is loose", why)
    first = next(e for e in _elements(box, kind, part) if not is_instant(e))
    note, what = IMPOSSIBLE[slug(Element(first))]
    return Obstacle(note, f"{card.name} cannot begin: {what} ({clause}).")


def _elements(box: SuperBox, kind: int, part: int) -> list[int]:
    return [box.record.elements[kind, part, step] for step in range(s.STEPS)]


def _why_not_play(box: SuperBox, state: State, action: int) -> str:
    seat = state.actor
    if action == s.END:
        if state.played == 0:
            return "You must play at least one card (SUPER-5.2)."
        return "Your Goalie owes a goal kick, and it comes first (SUPER-14.13)."
    if not s.PLAYS <= action < s.END:
        return "Play a card: what happens on the pitch comes from cards (SUPER-5.3)."
    use, kind = divmod(action - s.PLAYS, s.KINDS)
    card = box.cards[kind]
    assert card is not None  # it has a name, or the action could not be named
    slot = slot_of(kind)
    if box.slot_kind(state, seat, slot) != kind or state.hands[seat, slot] == 0:
        return f"There is no {card.name} in your hand (SUPER-5.2)."
    if use == Use.PERFORM:
        return obstacle(box, state, kind).why
    owes = state.goal_kick == 1 and state.attacker == seat
    if use in (Use.ACTION, Use.GOAL_KICK) and slot == s.FATIGUE_SLOT:
        return "Fatigue is good for one movement and for nothing else (SUPER-19.1)."
    if use == Use.MOVEMENT:
        if slot == s.FATIGUE_SLOT and box.record.hard_fatigue:
            return "Fatigue gives no movement in this match (SUPER-22.9)."
        if owes and can_kick(box.record, state, seat):
            return "Your Goalie owes a goal kick, and it comes first (SUPER-14.13)."
        assert not any_movement(box.record, state, seat, Element.NOTHING)
        return "None of your pieces can move (SUPER-5.5)."
    if use == Use.ACTION:
        if state.attacker != seat:
            return "None of your pieces can tackle now (SUPER-5.5)."
        return "There is no action that you could take now (SUPER-5.5)."
    if use == Use.GOAL_KICK:
        if not owes:
            return "Your Goalie owes no goal kick (SUPER-14.6)."
        return "On every marked space of your half stands an opponent (SUPER-14.9)."
    if slot == s.FATIGUE_SLOT and box.record.hard_fatigue:
        if state.thrown:
            return "Only one Fatigue card may be thrown away in a turn (SUPER-22.9)."
        return "Your Goalie owes a goal kick, and it comes first (SUPER-14.13)."
    if state.played:
        return "You have played a card: end your turn instead (SUPER-5.6)."
    return "A card is dropped only if none can be used (SUPER-5.6)."


def _why_not_reward(box: SuperBox, state: State, action: int) -> str:
    seat = state.actor
    if action == s.TAKE_MORALE:
        if state.due_morale:
            return "The bank has no Morale left (SUPER-8.10)."
        return "No Morale is due to you (SUPER-15.8)."
    if action == s.TAKE_MOVE:
        if state.due_moves:
            return "None of your pieces can move (SUPER-5.5)."
        return "No movement is due to you (SUPER-15.8)."
    if action == s.TAKE_ACTION:
        if state.due_actions:
            assert not any_action(box.record, state, seat)
            return "There is no action that you could take now (SUPER-15.12)."
        return "No action is due to you (SUPER-15.8)."
    return "Rewards are taken before anything else; say done to leave the rest (SUPER-15.13)."


# Secrets.


def _why_not_strike(box: SuperBox, state: State, action: int) -> str:
    return "A shot: pick a Strike tile first, left, middle or right (SUPER-11.3)."


def _why_not_pay(box: SuperBox, state: State, action: int) -> str:
    if not s.PAYS <= action < s.TAKE_MORALE:
        return "Say first how much Morale you pay for the roll (SUPER-8.4)."
    return f"You have {state.morale[state.actor]} Morale (SUPER-8.7)."


_PHASES: dict[int, Callable[[SuperBox, State, int], str]] = {
    Phase.CHOOSE: _why_not_choose,
    Phase.MARK: _why_not_mark,
    Phase.ARRANGE: _why_not_arrange,
    Phase.CENTRE: _why_not_centre,
    Phase.REST: _why_not_rest,
    Phase.PLAY: _why_not_play,
    Phase.REWARD: _why_not_reward,
    Phase.STRIKING: _why_not_strike,
    Phase.GUARDING: _why_not_strike,
    Phase.PAYING: _why_not_pay,
    Phase.MATCHING: _why_not_pay,
    Phase.MOVE: why_not_move,
    Phase.ACT: why_not_act,
    Phase.GOAL_KICK: why_not_kick,
    Phase.PUSHED: why_not_push,
    Phase.BYPASSED: why_not_bypass,
    Phase.LAND: why_not_land,
}
