"""What a page of Squad Rush says next: the prompt above the hand."""

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.matchday import side_of
from kickabout.games.squad_rush.squad import fewest_missing
from kickabout.games.squad_rush.state import Mode, Phase, State
from kickabout.games.squad_rush.words.saying import count, in_words
from kickabout.games.squad_rush.words.sevens import best_seven

Prompt = tuple[str, str, str]
"""The lead, what to do, and the fact that matters."""


def prompt(box: RushBox, state: State, seat: int, legal_now: list[int]) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead, text, fact = "", "", ""
    if state.phase == Phase.FULL_TIME:
        lead = "You win!" if seat >= 0 and state.won[seat] else "Full time."
    elif legal_now:
        lead, text, fact = _ASKED[Phase(state.phase)](box, state, seat, legal_now)
    elif seat >= 0 and state.locked:
        side = side_of(state, seat)
        if side != s.NONE and state.phase in (Phase.SEVEN, Phase.SWAP, Phase.DRAMA):
            lead, text = "Done.", "Waiting for the other side."
    elif seat >= 0 and state.caller == seat:
        lead = "You have called."
        text = "The others take their last turns."
    return {"lead": lead, "text": text, "fact": fact}


def _draw(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    left = count(state.draws, "card")
    text = f"Draw {left}: from the deck, or the top of the discard pile."
    if len(legal_now) == 1:
        text = f"Draw {left} from the deck."
    if state.draws == 1 < box.record.draws:
        text = text.replace("one card", "one more card")
    fact = ""
    if state.acts < box.record.acts:
        fact = f"You will have {count(state.acts, 'act')} in this turn."
    if state.caller != s.NONE and state.turns_left[seat] == 1:
        fact = f"{fact} Your last turn before the matches.".strip()
    return "Your turn.", text, fact


def _act(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    fact = _standing(box, state, seat)
    if s.CALL in legal_now:
        call = "FULL-TIME" if box.record.mode == Mode.GROUP_STAGE else "GOOOAL"
        text = "Call, or go on." if state.acts else "Call it!"
        return f"{call}?", text, fact
    if state.acts == 0:
        return "Derby Night!", "A second Tackle on the same manager is free.", fact
    return f"{count(state.acts, 'act').capitalize()} left.", "Play a card, or end the turn.", fact


def _standing(box: RushBox, state: State, seat: int) -> str:
    """How far the own seven is."""
    missing = fewest_missing(box.record, state, seat)
    if missing:
        short = "player" if missing == 1 else "players"
        return f"You are {in_words(missing)} {short} short of a seven."
    if box.record.mode != Mode.GROUP_STAGE or state.sudden_death:
        return "Your seven stands."
    seven = best_seven(box, state, seat)
    return f"Your seven stands: defence {seven.defence}, attack {seven.attack}."


def _answer(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    if state.answers:
        lead = f"{box.cards[state.answer_cards[state.answers - 1]].name} is played."
    elif state.calling:
        lead = "FULL-TIME!" if box.record.mode == Mode.GROUP_STAGE else "GOOOAL!"
    elif state.card < s.PLAYERS:
        lead = f"{box.players[state.card].name} comes on."
    else:
        lead = f"{box.cards[state.card - s.PLAYERS].name} is played."
    text = "Answer, or let it stand." if len(legal_now) > 1 else "You hold no answer to it."
    fact = ""
    if state.target != s.NONE:
        whose = "your" if state.target_seat == seat else "a rival's"
        fact = f"On {whose} {box.players[state.target].name}."
    elif state.calling and not state.answers:
        fact = f"An answer hits {box.players[state.fresh].name}, played last."
    return lead, text, fact


def _trim(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    over = state.hand_size[seat] - box.record.most_hand
    return "Too many cards.", f"Discard {in_words(over)}.", f"{box.record.most_hand} may stay."


def _extra(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    return "Quick Restart!", "Play one player without an act, or nobody.", ""


def _take_off(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    left = count(state.swaps, "change")
    return "Substitution.", "Who comes off?", f"Up to {left}."


def _bring_on(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    return f"{box.players[state.taken_off].name} is off.", "Who comes on?", ""


def _look(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    found = len(legal_now) - 1
    text = "Take one of them, or nobody." if found else "No Midfielder is in the deck."
    return "Set Piece.", text, ""


def _seven(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    out = state.pitch_size[seat] - state.left_out[side_of(state, seat)] - s.SEVEN_SLOTS
    day = f"Matchday {in_words(min(state.matchday + 1, s.MATCHDAYS))}."
    return day, f"Leave {count(out, 'player')} out of your seven.", _worth(box, state, seat)


def _worth(box: RushBox, state: State, seat: int) -> str:
    seven = best_seven(box, state, seat)
    return f"At best: defence {seven.defence}, attack {seven.attack}."


def _swap(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    side = side_of(state, seat)
    if state.chosen[side] == 0:
        return "You may change one player.", "Who comes off?", "The other side chooses as well."
    if state.off[side] == 0:
        return "Nobody comes off.", "Then nobody comes on.", ""
    return f"{box.players[state.off[side] - 1].name} comes off.", "Who comes on?", ""


def _late(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    return "Late, but allowed.", "Play one player, or nobody.", _standing(box, state, seat)


def _drama(box: RushBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    if len(legal_now) == 1:
        return "Matchday drama.", "You hold no INSTANT.", ""
    return "Matchday drama.", "Play one INSTANT, or nothing.", "Both are shown at once."


_ASKED = {
    Phase.DRAW: _draw,
    Phase.ACT: _act,
    Phase.ANSWER: _answer,
    Phase.TRIM: _trim,
    Phase.EXTRA: _extra,
    Phase.TAKE_OFF: _take_off,
    Phase.BRING_ON: _bring_on,
    Phase.LOOK: _look,
    Phase.SEVEN: _seven,
    Phase.SWAP: _swap,
    Phase.LATE_PLAYER: _late,
    Phase.DRAMA: _drama,
}
