"""Why an action of Futera SuSu is not legal, with the rulebook's clause; `reasons_for_cards` has the rest."""

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.duel import row_sent
from kickabout.games.futera_susu.preparations import is_in_its_row
from kickabout.games.futera_susu.state import (
    Class,
    End,
    Length,
    Phase,
    Place,
    Position,
    Stage,
    State,
)
from kickabout.games.futera_susu.words.reasons_for_cards import why_not_card
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    ROW_PLACES,
    SPOT_SLUGS,
    in_words,
)

_CHANCE: dict[int, str] = {
    Phase.DEAL: clauses.DEAL,
    Phase.TOSS: clauses.TOSS,
    Phase.SHOW: clauses.FACE_UP,
    Phase.TELL: clauses.BONUS_TOLD,
    Phase.ROLL: clauses.ROLL,
    Phase.RE_ROLL: clauses.RE_ROLL_OWN,
    Phase.INJURY: clauses.INJURY,
    Phase.DRAW: clauses.DRAW,
}


def why_not(box: SusuBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return f"The match is over ({_clause_of_end(box, state)})."
    if action >= s.HIDDEN_SQUAD:
        return f"That is how the other side reads a secret; name it in full ({clauses.SECRETS})."
    if action >= s.TIME:
        return f"The clock of the table says that, nobody else ({clauses.CLOCK})."
    if phase in _CHANCE:
        return f"Chance decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= s.ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    if phase == Phase.BUILD:
        return _why_not_build(box, state, action)
    if phase == Phase.LOCK_IN:
        return _why_not_lock_in(box, state, action)
    if phase == Phase.SEND:
        return _why_not_send(state, action)
    if phase == Phase.BRING:
        return _why_not_bring(box, state, action)
    if s.PLAYS <= action < s.HOLD:
        return why_not_card(box, state, action)
    return f"Both cards are in the duel: play an action card, or hold ({clauses.WINDOW})."


def _clause_of_end(box: SusuBox, state: State) -> str:
    if state.ended == End.DISQUALIFIED:
        return clauses.FORFEIT if state.at_fault < s.SEATS else clauses.FORFEIT_OF_BOTH
    if state.ended == End.MIDFIELDERS:
        return clauses.NO_MIDFIELDERS
    if state.ended == End.COVER:
        return clauses.COVER_LOST
    by_clock_or_possessions = (
        clauses.BY_CLOCK if box.record.length == Length.CLOCK else clauses.BY_POSSESSIONS
    )
    return clauses.BY_GOALS if box.record.length == Length.GOALS else by_clock_or_possessions


# Squads and decks.


def _why_not_build(box: SusuBox, state: State, action: int) -> str:
    signed, packed = state.signed[state.actor], state.packed[state.actor]
    if action >= s.PLACES:
        return f"Squads and decks come before everything else ({clauses.SQUAD})."
    if action < s.TAKE_DECKS:
        if signed == s.SHIRTS:
            return f"Your squad is complete ({clauses.SQUAD})."
        if action < s.SIGNS:
            left = in_words(s.SHIRTS - signed)
            return f"You sign players of your own: {left} to go ({clauses.GO_ON_BUILDING})."
        return _why_not_sign(box, state, action - s.SIGNS + 1)
    if signed < s.SHIRTS:
        return f"The squad comes before the deck ({clauses.SQUAD_FIRST})."
    if packed == box.record.deck_size:
        return f"Your deck is complete ({clauses.DECK})."
    if action < s.PACKS:
        left = in_words(box.record.deck_size - packed)
        return f"You pack cards of your own: {left} to go ({clauses.GO_ON_BUILDING})."
    name = box.cards[action - s.PACKS].name
    copies = in_words(box.record.copies)
    return f"A deck holds at most {copies} of a kind, and you have packed {copies} {name} ({clauses.COPIES})."


def _why_not_sign(box: SusuBox, state: State, player: int) -> str:
    record, seat = box.record, state.actor
    shirt = state.signed[seat]
    name, position = box.player(player).name, record.position[player]
    if shirt < s.ELEVEN and position != s.POSITION_OF_SHIRT[shirt]:
        wanted, noun = POSITION_NOUNS[s.POSITION_OF_SHIRT[shirt]], POSITION_NOUNS[position]
        return f"Shirt {shirt + 1} is for a {wanted}, and {name} is a {noun} ({clauses.ORDER_OF_SHIRTS})."
    if shirt >= s.ELEVEN and position == Position.GOALKEEPER:
        return f"No Goalkeeper is among the substitutes ({clauses.SUBSTITUTES})."
    signed = [state.squad[seat, other] for other in range(shirt)]
    if player in signed:
        wears = signed.index(player) + 1
        return f"{name} is signed already and wears shirt {wears} ({clauses.NOBODY_TWICE})."
    captains = [other for other in signed if record.klass[other] == Class.LEGENDARY_CAPTAIN]
    captain = box.player(captains[0]).name
    return (
        f"Your eleven has its Legendary Captain, {captain}; {name} may be a substitute"
        f" ({clauses.ONE_CAPTAIN})."
    )


# The lock-in.


def _why_not_lock_in(box: SusuBox, state: State, action: int) -> str:
    seat = state.actor
    if s.PLACES <= action < s.LIFTS:
        shirt, row = divmod(action - s.PLACES, s.POSITIONS)
        if state.where[seat, shirt] == Place.IN_HAND:
            return f"There is no free spot {ROW_PLACES[row]} ({clauses.FULL_ROW})."
        if is_in_its_row(state, seat, shirt):
            return f"Shirt {shirt + 1} stands where it belongs, and stays there ({clauses.STANDS})."
        return f"Shirt {shirt + 1} stands in a wrong row: lift it first ({clauses.WRONG_ROW})."
    if s.LIFTS <= action < s.SENDS:
        shirt = action - s.LIFTS
        if state.where[seat, shirt] == Place.IN_HAND:
            return f"Shirt {shirt + 1} is not placed yet ({clauses.WRONG_ROW})."
        return f"Shirt {shirt + 1} stands where it belongs, and may not be lifted ({clauses.NOT_LIFTED})."
    return f"The line-ups come first: place your eleven ({clauses.LOCK_IN})."


# Duels.


def _why_not_send(state: State, action: int) -> str:
    row, clause = row_sent(state, state.actor), _clause_of_row(state)
    noun = POSITION_NOUNS[row]
    if s.PLAYS <= action < s.HOLD:
        return f"Action cards wait until both cards are in the duel ({clauses.WINDOW})."
    if not s.SENDS <= action < s.SENDS + s.SPOTS:
        return f"Send a {noun} into the duel ({clause})."
    spot = action - s.SENDS
    if s.ROW_OF_SPOT[spot] == row:
        return f"Nobody stands on {SPOT_SLUGS[spot]} any more; send another {noun} ({clause})."
    return f"A {noun} is due now, and {SPOT_SLUGS[spot]} is no {noun}'s spot ({clause})."


def _clause_of_row(state: State) -> str:
    """The clause that says whose turn it is to be sent."""
    if state.stage == Stage.MIDFIELDER:
        return clauses.MIDFIELD
    if state.sudden_death == 1:
        return clauses.SUDDEN_DEATH
    row = row_sent(state, state.actor)
    if row == Position.MIDFIELDER:
        attacks = state.actor == state.turn
        return clauses.COVER_FORWARDS if attacks else clauses.COVER_DEFENDERS
    assert row in (Position.FORWARD, Position.DEFENDER) or state.stage == Stage.GOALKEEPER
    return clauses.FRONT_AND_GOAL


def _why_not_bring(box: SusuBox, state: State, action: int) -> str:
    seat, spot = state.actor, state.hole[state.actor]
    wanted = s.ROW_OF_SPOT[spot]
    if not s.BRINGS <= action < s.LEAVE:
        return (
            f"{SPOT_SLUGS[spot]} is empty: bring on a {POSITION_NOUNS[wanted]}, or leave it so"
            f" ({clauses.BRING})."
        )
    shirt = s.ELEVEN + action - s.BRINGS
    player = state.squad[seat, shirt]
    name, position = box.player(player).name, box.record.position[player]
    if state.where[seat, shirt] != Place.BENCH:
        return f"{name} is not on the bench any more ({clauses.GONE})."
    if position != wanted:
        return (
            f"{name} is a {POSITION_NOUNS[position]}, and {SPOT_SLUGS[spot]} is for a"
            f" {POSITION_NOUNS[wanted]} ({clauses.SAME_POSITION})."
        )
    if state.captain_left[seat] == 0:
        return (
            f"{name} is a Legendary Captain, and yours has not left the pitch"
            f" ({clauses.NEXT_CAPTAIN})."
        )
    return f"A Legendary Captain of yours is on the pitch already ({clauses.CAPTAIN_ON_PITCH})."
