"""Why an action of Futera SuSu is not legal, with the rulebook's clause; `reasons_for_cards` has the rest."""

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.duel import row_sent
from kickabout.games.futera_susu.preparations import is_in_its_row
from kickabout.games.futera_susu.state import (
    ACTIONS,
    BENCH,
    BRING,
    BRINGS,
    BUILD,
    BY_CLOCK,
    BY_GOALS,
    COVER_LOST,
    DEAL,
    DEFENDER,
    DISQUALIFIED,
    DRAW,
    ELEVEN,
    FORWARD,
    FULL_TIME,
    GOAL_STAGE,
    GOALKEEPER,
    HIDDEN_SQUAD,
    HOLD,
    IN_HAND,
    INJURE,
    LEAVE,
    LEGENDARY_CAPTAIN,
    LIFTS,
    LOCK_IN,
    MIDFIELD_STAGE,
    MIDFIELDER,
    NO_MIDFIELDERS,
    PACKS,
    PLACES,
    PLAYS,
    POSITION_OF_SHIRT,
    POSITIONS,
    RE_ROLL_ONE,
    ROLL,
    ROW_OF_SPOT,
    SEATS,
    SEND,
    SENDS,
    SHIRTS,
    SHOW,
    SIGNS,
    SPOTS,
    TAKE_DECKS,
    TELL,
    TIME,
    TOSS,
    State,
)
from kickabout.games.futera_susu.words.reasons_for_cards import why_not_card
from kickabout.games.futera_susu.words.saying import (
    POSITION_NOUNS,
    ROW_PLACES,
    SPOT_SLUGS,
    in_words,
)

_CHANCE = {
    DEAL: clauses.DEAL,
    TOSS: clauses.TOSS,
    SHOW: clauses.FACE_UP,
    TELL: clauses.BONUS_TOLD,
    ROLL: clauses.ROLL,
    RE_ROLL_ONE: clauses.RE_ROLL_OWN,
    INJURE: clauses.INJURY,
    DRAW: clauses.DRAW,
}


def why_not(box: SusuBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == FULL_TIME:
        return f"The match is over ({_clause_of_end(box, state)})."
    if action >= HIDDEN_SQUAD:
        return f"That is how the other side reads a secret; name it in full ({clauses.SECRETS})."
    if action >= TIME:
        return f"The clock of the table says that, nobody else ({clauses.CLOCK})."
    if phase in _CHANCE:
        return f"Chance decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    if phase == BUILD:
        return _why_not_build(box, state, action)
    if phase == LOCK_IN:
        return _why_not_lock_in(box, state, action)
    if phase == SEND:
        return _why_not_send(state, action)
    if phase == BRING:
        return _why_not_bring(box, state, action)
    if PLAYS <= action < HOLD:
        return why_not_card(box, state, action)
    return f"Both cards are in the duel: play an action card, or hold ({clauses.WINDOW})."


def _clause_of_end(box: SusuBox, state: State) -> str:
    if state.ended == DISQUALIFIED:
        return clauses.FORFEIT if state.at_fault < SEATS else clauses.FORFEIT_OF_BOTH
    if state.ended == NO_MIDFIELDERS:
        return clauses.NO_MIDFIELDERS
    if state.ended == COVER_LOST:
        return clauses.COVER_LOST
    by_clock_or_possessions = (
        clauses.BY_CLOCK if box.record.length == BY_CLOCK else clauses.BY_POSSESSIONS
    )
    return clauses.BY_GOALS if box.record.length == BY_GOALS else by_clock_or_possessions


# Squads and decks.


def _why_not_build(box: SusuBox, state: State, action: int) -> str:
    signed, packed = state.signed[state.actor], state.packed[state.actor]
    if action >= PLACES:
        return f"Squads and decks come before everything else ({clauses.SQUAD})."
    if action < TAKE_DECKS:
        if signed == SHIRTS:
            return f"Your squad is complete ({clauses.SQUAD})."
        if action < SIGNS:
            left = in_words(SHIRTS - signed)
            return f"You sign players of your own: {left} to go ({clauses.GO_ON_BUILDING})."
        return _why_not_sign(box, state, action - SIGNS + 1)
    if signed < SHIRTS:
        return f"The squad comes before the deck ({clauses.SQUAD_FIRST})."
    if packed == box.record.deck_size:
        return f"Your deck is complete ({clauses.DECK})."
    if action < PACKS:
        left = in_words(box.record.deck_size - packed)
        return f"You pack cards of your own: {left} to go ({clauses.GO_ON_BUILDING})."
    name = box.cards[action - PACKS].name
    copies = in_words(box.record.copies)
    return f"A deck holds at most {copies} of a kind, and you have packed {copies} {name} ({clauses.COPIES})."


def _why_not_sign(box: SusuBox, state: State, player: int) -> str:
    record, seat = box.record, state.actor
    shirt = state.signed[seat]
    name, position = box.player(player).name, record.position[player]
    if shirt < ELEVEN and position != POSITION_OF_SHIRT[shirt]:
        wanted, noun = POSITION_NOUNS[POSITION_OF_SHIRT[shirt]], POSITION_NOUNS[position]
        return f"Shirt {shirt + 1} is for a {wanted}, and {name} is a {noun} ({clauses.ORDER_OF_SHIRTS})."
    if shirt >= ELEVEN and position == GOALKEEPER:
        return f"No Goalkeeper is among the substitutes ({clauses.SUBSTITUTES})."
    signed = [state.squad[seat, other] for other in range(shirt)]
    if player in signed:
        wears = signed.index(player) + 1
        return f"{name} is signed already and wears shirt {wears} ({clauses.NOBODY_TWICE})."
    captains = [other for other in signed if record.klass[other] == LEGENDARY_CAPTAIN]
    captain = box.player(captains[0]).name
    return (
        f"Your eleven has its Legendary Captain, {captain}; {name} may be a substitute"
        f" ({clauses.ONE_CAPTAIN})."
    )


# The lock-in.


def _why_not_lock_in(box: SusuBox, state: State, action: int) -> str:
    seat = state.actor
    if PLACES <= action < LIFTS:
        shirt, row = divmod(action - PLACES, POSITIONS)
        if state.where[seat, shirt] == IN_HAND:
            return f"There is no free spot {ROW_PLACES[row]} ({clauses.FULL_ROW})."
        if is_in_its_row(state, seat, shirt):
            return f"Shirt {shirt + 1} stands where it belongs, and stays there ({clauses.STANDS})."
        return f"Shirt {shirt + 1} stands in a wrong row: lift it first ({clauses.WRONG_ROW})."
    if LIFTS <= action < SENDS:
        shirt = action - LIFTS
        if state.where[seat, shirt] == IN_HAND:
            return f"Shirt {shirt + 1} is not placed yet ({clauses.WRONG_ROW})."
        return f"Shirt {shirt + 1} stands where it belongs, and may not be lifted ({clauses.NOT_LIFTED})."
    return f"The line-ups come first: place your eleven ({clauses.LOCK_IN})."


# Duels.


def _why_not_send(state: State, action: int) -> str:
    row, clause = row_sent(state, state.actor), _clause_of_row(state)
    noun = POSITION_NOUNS[row]
    if PLAYS <= action < HOLD:
        return f"Action cards wait until both cards are in the duel ({clauses.WINDOW})."
    if not SENDS <= action < SENDS + SPOTS:
        return f"Send a {noun} into the duel ({clause})."
    spot = action - SENDS
    if ROW_OF_SPOT[spot] == row:
        return f"Nobody stands on {SPOT_SLUGS[spot]} any more; send another {noun} ({clause})."
    return f"A {noun} is due now, and {SPOT_SLUGS[spot]} is no {noun}'s spot ({clause})."


def _clause_of_row(state: State) -> str:
    """The clause that says whose turn it is to be sent."""
    if state.stage == MIDFIELD_STAGE:
        return clauses.MIDFIELD
    if state.sudden_death == 1:
        return clauses.SUDDEN_DEATH
    row = row_sent(state, state.actor)
    if row == MIDFIELDER:
        attacks = state.actor == state.turn
        return clauses.COVER_FORWARDS if attacks else clauses.COVER_DEFENDERS
    assert row in (FORWARD, DEFENDER) or state.stage == GOAL_STAGE
    return clauses.FRONT_AND_GOAL


def _why_not_bring(box: SusuBox, state: State, action: int) -> str:
    seat, spot = state.actor, state.hole[state.actor]
    wanted = ROW_OF_SPOT[spot]
    if not BRINGS <= action < LEAVE:
        return (
            f"{SPOT_SLUGS[spot]} is empty: bring on a {POSITION_NOUNS[wanted]}, or leave it so"
            f" ({clauses.BRING})."
        )
    shirt = ELEVEN + action - BRINGS
    player = state.squad[seat, shirt]
    name, position = box.player(player).name, box.record.position[player]
    if state.where[seat, shirt] != BENCH:
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
