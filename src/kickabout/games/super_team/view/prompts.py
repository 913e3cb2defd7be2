"""The prompt above the hand on a page of Super Team, and the labels of its buttons."""

from kickabout.engine.view_types import Prompt
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat, Text

from .. import actions as a
from .. import state as s
from ..actions import BID, BOARD, COUNT, FORMATION, PIECE, PIECE_WORDS, STAT, TILE, USE, VERB
from ..box import SuperBox
from ..goal_kicks import refuse_before_kick
from ..instructions import element_due
from ..pitch import carrier
from ..preparations import markers_placed
from ..refusals import Refusal
from ..state import BallAction, Element, Phase, Stat, State, Tile, Use
from .cards import element_named, rewards_named

Asked = tuple[Text, Text, Text]
"""The lead, what to do, and the relevant fact."""


def prompt(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    """Return what to do next in one line, with the relevant fact."""
    asked: Asked = "", "", ""
    if state.phase == Phase.FULL_TIME:
        won = seat in range(s.SEATS) and state.goals[seat] > state.goals[1 - seat]
        asked = Message("you-win" if won else "ended"), "", ""
    elif legal_now:
        asked = _asked(box, state, seat, legal_now)
    lead, text, fact = asked
    return {"lead": lead, "text": text, "fact": fact}


def _ask(what: str, text: str = "text", fact: str = "", **arguments: Argument) -> Asked:
    """Return the prompt of a message whose attributes are the text and the fact."""
    about = Message(f"ask-{what}.{fact}", **arguments) if fact else ""
    return Message(f"ask-{what}"), Message(f"ask-{what}.{text}", **arguments), about


def _asked(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> Asked:
    phase = state.phase
    if phase == Phase.PLAY:
        return _play(box, state, seat, legal_now)
    if phase == Phase.MOVE:
        return _of_card(box, state, _ask("movement", fact="fact"))
    if phase == Phase.ACT:
        what = "text"
        if state.attacker != seat:
            what = "tackle"
        elif element_due(box.record, state) != Element.NOTHING or state.goal_kick:
            what = "pass"
        fact = "inactive" if _acts_lying(state, seat, legal_now) else "fact"
        return _of_card(box, state, _ask("action", what, fact))
    if phase in (Phase.PAYING, Phase.MATCHING):
        return _pay(box, state)
    if phase == Phase.REWARD:
        due = rewards_named(state.due_morale, state.due_moves, state.due_actions)
        rest = "any" if state.due_moves and state.due_actions else "one"
        loose = {"space": box.space_name(state.ball)} if carrier(state) == s.NONE else {}
        text = "text" if state.due_morale else rest
        return _ask("reward", text, "loose" if loose else "", rewards=due, **loose)
    if phase == Phase.CHOOSE:
        return _ask("team" if state.chosen % 2 == 0 else "captain")
    if phase == Phase.MARK:
        left = box.record.coach_markers - markers_placed(state, seat)
        return _after_half_time(state, _ask("mark", fact="fact", number=left))
    if phase == Phase.ARRANGE:
        placed = state.placed[seat]
        if placed == 0:
            kicks = "yes" if state.kicking == seat else "no"
            return _after_half_time(state, _ask("formation", fact="fact", kicks=kicks))
        return _ask("arrange", fact="fact", shirt=PIECE_WORDS[placed], number=s.PIECES - placed)
    if phase == Phase.REST:
        return _ask("rest", fact="fact", number=state.fatigues[seat])
    if phase == Phase.GUARDING:
        rival = 1 - seat
        most = min(s.MOST_MORALE, state.morale[rival])
        return _ask("guarding", fact="fact", player=Seat(rival), most=most)
    told = phase in (Phase.STRIKING, Phase.GOAL_KICK, Phase.CENTRE)
    return _ask(slug(Phase(phase)), fact="fact" if told else "")


def _acts_lying(state: State, seat: int, legal_now: list[int]) -> bool:
    """Return whether an inactive piece may act: the carrier, or one that may tackle."""
    if state.attacker == seat:
        piece = carrier(state)
        return piece != s.NONE and state.lying[piece] == 1
    tackles = (action for action in legal_now if VERB[action] == a.TACKLE)
    return any(state.lying[seat * s.PIECES + PIECE[action]] == 1 for action in tackles)


def _after_half_time(state: State, asked: Asked) -> Asked:
    """Return a prompt of the preparations, led by half-time if that is what they follow."""
    lead, text, fact = asked
    if state.half == 0 or state.scored:
        return asked
    assert isinstance(lead, Message)
    return Message(f"{lead.id}.half-time"), text, fact


def _of_card(box: SuperBox, state: State, asked: Asked) -> Asked:
    """Return the prompt led by the element of the card under way and with what it means, if there is one."""
    element = element_due(box.record, state)
    if element == Element.NOTHING:
        return asked
    named = element_named(element)
    return Message("ask-element", element=named), asked[1], Message(f"{named.id}.means")


def _play(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> Asked:
    lead = Message("ask-card" if state.played == 0 else "ask-card.next")
    attacks = state.attacker == seat
    count = {"number": state.played + 1, "most": state.allowed}
    if attacks and refuse_before_kick(state, seat) != Refusal.NONE:
        return lead, Message("ask-card.goal-kick"), Message("ask-card.first")
    if state.played == 0 and all(VERB[action] == a.DROP for action in legal_now):
        return lead, Message("ask-card.drop"), Message("ask-card.fact", **count)
    if legal_now == [a.END_TURN]:
        return lead, Message("ask-card.end"), Message("ask-card.fact", **count)
    role = "ask-card.attack" if attacks else "ask-card.defence"
    uses = {USE[action] for action in legal_now}
    acts = "attack" if attacks else "tackle"
    given_up = [word for use, word in ((Use.MOVEMENT, "run"), (Use.ACTION, acts)) if use in uses]
    can = Message(
        "ask-card.text",
        performs="yes" if Use.PERFORM in uses else "no",
        **{"for": "-or-".join(given_up) or "nothing"},
    )
    loose = "yes" if carrier(state) == s.NONE else "no"
    return lead, can, Message(role, loose=loose, **count)


def _pay(box: SuperBox, state: State) -> Asked:
    power = state.power[state.actor]
    lead, text = Message("ask-morale"), Message("ask-morale.text")
    if state.action == BallAction.SHOT:
        lead = Message("ask-morale.shot" if state.phase == Phase.PAYING else "ask-morale.save")
        text = Message("ask-morale.tie")
    elif power:
        lead = Message("ask-morale.power", power=power)
    return lead, text, _of_whom_the_chances_are(box, state)


def _of_whom_the_chances_are(box: SuperBox, state: State) -> Message:
    """Return what the chances on the buttons leave out: the Morale that the other side may pay."""
    rival = 1 - state.actor
    if state.action == BallAction.PASS:
        return Message("ask-morale.fact")
    if box.record.solo and rival == 1:
        return Message("ask-morale.auto")
    number = state.morale[rival]
    answered = "answered" if number else "unanswered"
    return Message(f"ask-morale.{answered}", player=Seat(rival), number=number)


def choice_label(box: SuperBox, state: State, action: int) -> Text:
    """Return the label of the button of an action that is played
    neither with a card nor on the pitch.
    """
    verb = VERB[action]
    if verb == a.STRIKE:
        return Message("label-tile", tile=slug(Tile(TILE[action])), away=Seat(1))
    if verb == a.PAY:
        return Message("label-pay", number=BID[action])
    if verb == a.MARK:
        return Message("stat-name", stat=slug(Stat(STAT[action])))
    if verb == a.FORM:
        return box.formations[FORMATION[action]].named
    if verb == a.CENTRE:
        return Message("label-centre", shirt=PIECE_WORDS[PIECE[action]])
    if verb == a.REST:
        return Message("label-rest", number=COUNT[action])
    if verb == a.CHOOSE:
        return box.board(BOARD[action]).named
    label = {
        a.END_TURN: "label-end",
        a.TAKE_MORALE: "label-take-morale",
        a.TAKE_MOVEMENT: "label-take-movement",
        a.TAKE_ACTION: "label-take-action",
        a.DONE: "label-done",
    }[verb]
    return Message(label, number=state.due_morale)
