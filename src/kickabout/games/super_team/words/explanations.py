"""Why an action of Super Team is not legal, or an outcome impossible: a sentence for each refusal."""

from collections.abc import Mapping

from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.legality import refuse
from kickabout.games.super_team.pitch import distance
from kickabout.games.super_team.power import whites_rolled
from kickabout.games.super_team.refusals import CLAUSES, Refusal
from kickabout.games.super_team.state import Phase, State
from kickabout.games.super_team.words.saying import SHIRT_NOUNS, STAT_NOUNS, count

_CHANCE = "Chance decides now: roll, or name one of the outcomes"
_PROCEDURE = "AutoTeam's procedure decides now: roll, or name one of the outcomes"
_RECTANGLE = "Somebody would end up in a small rectangle where he may not be"
_TEXTS: Mapping[Refusal, str] = {
    Refusal.MATCH_OVER: "The match is over",
    Refusal.HIDDEN_NAME: "This is only how others read a secret",
    Refusal.NOT_IN_BOX: "There is nothing of that kind in this box",
    Refusal.SEAT_DECIDES: "Seat {seat} decides now, not chance",
    # Chance decides something now.
    Refusal.TOSS_DUE: _CHANCE,
    Refusal.DEAL_DUE: _CHANCE,
    Refusal.SHOWING_DUE: _CHANCE,
    Refusal.DRAW_DUE: _CHANCE,
    Refusal.TILES_DUE: _CHANCE,
    Refusal.TOKENS_DUE: _CHANCE,
    Refusal.ROLL_DUE: _CHANCE,
    Refusal.LOT_DUE: _CHANCE,
    Refusal.HER_CARD_DUE: _PROCEDURE,
    Refusal.HER_REVEAL_DUE: _PROCEDURE,
    Refusal.HER_STEP_DUE: _PROCEDURE,
    # Outcomes of chance.
    Refusal.TEAMS_ARE_DEALT: "Two teams are dealt before any captain",
    Refusal.CAPTAINS_ARE_DEALT: "The teams are dealt, and captains come now",
    Refusal.DEALT_ALREADY: "That board is dealt already",
    Refusal.OTHER_BOARD_CHOSEN: "Another board was chosen, and is turned over now",
    Refusal.NOT_OF_THIS_DECK: "Seat {drawer} does not play with that card",
    Refusal.NOT_LEFT_IN_DECK: "No {card} is left in the deck of seat {drawer}",
    Refusal.OTHER_TILES_PICKED: "Other Strike tiles were picked",
    Refusal.OTHER_MORALE_PAID: "Other amounts of Morale were put aside",
    Refusal.NO_SUCH_GREEN_FACE: "The green die has no such face",
    Refusal.NO_SUCH_WHITE_FACE: "A white die has no such face",
    Refusal.GREEN_DIE_ALONE: "Without a Coach Marker on the stat the green die is rolled alone",
    Refusal.OTHER_NUMBER_OF_DICE: "{dice} rolled, one for each Coach Marker on the stat",
    Refusal.OTHER_NUMBER_OF_HER_DICE: "AutoTeam rolls as many white dice as her board says: {whites}",
    Refusal.NOT_HALF_WAY: "{space} is neither of the two half-way spaces",
    Refusal.HER_CARD_LIES_OPEN: "That card has been turned over, and others still lie face down",
    # Before a kick-off.
    Refusal.BOARD_DUE: "Choose one of the boards dealt to you first",
    Refusal.TEAM_FIRST: "A team is to be chosen now, the team first",
    Refusal.CAPTAIN_NEXT: "A captain is to be chosen now, the team first",
    Refusal.NOT_DEALT: "That board was not dealt to you",
    Refusal.MARKER_DUE: "Put your Coach Markers on your stats first",
    Refusal.GOALKEEPING_STAYS: "At half-time the markers on Goalkeeping stay as they are",
    Refusal.STAT_FULL: "{stat} has {most_markers} markers, and a stat takes no more",
    Refusal.PLACE_DUE: "Place your pieces first: {next_piece} is next",
    Refusal.FORMATION_TOO_LATE: "A formation places all six pieces, and some stand already",
    Refusal.NOT_OWN_HALF: "{space} is not in your own half",
    Refusal.GOALIE_STARTS_AT_HOME: "The Goalie starts in his small rectangle",
    Refusal.CENTRE_DUE: "Put one of your pieces on the centre first, to kick off",
    Refusal.GOALIE_KICKS_NOT_OFF: "The Goalie does not kick off",
    Refusal.REST_DUE: "Say first how many Fatigue cards go back to the bank",
    Refusal.TOO_LITTLE_FATIGUE: "You have {fatigue}",
    # Cards.
    Refusal.CARD_DUE: "Play a card: what happens on the pitch comes from cards",
    Refusal.NO_CARD_PLAYED: "You must play at least one card",
    Refusal.GOAL_KICK_FIRST: "Your Goalie owes a goal kick, and it comes first",
    Refusal.NOT_IN_HAND: "There is no {card} in your hand",
    Refusal.FATIGUE_ONLY_MOVES: "Fatigue is good for one movement and for nothing else",
    Refusal.FATIGUE_IS_USELESS: "Fatigue is good for nothing; one a turn may be dropped",
    Refusal.FATIGUE_MOVES_NOBODY: "Fatigue gives no movement in this match",
    Refusal.FATIGUE_THROWN: "Only one Fatigue card may be thrown away in a turn",
    Refusal.NEEDS_THE_BALL: "{card} is only for a side with the ball",
    Refusal.COSTS_MORALE: "{card} costs {cost} Morale, and you have {morale}",
    Refusal.CARRIER_ALONE: "{card} can be played only if whoever has the ball is beside an opponent",
    Refusal.CAPTAIN_HAS_NO_BALL: "{card} can be played only if the captain has the ball",
    Refusal.CAPTAIN_HAS_THE_BALL: "{card} can be played only if the captain has not the ball",
    Refusal.CAPTAIN_ALONE: "{card} can be played only if the captain is beside an opponent",
    Refusal.CAPTAIN_FAR_FROM_BALL: "{card} can be played only if the captain is beside the ball",
    Refusal.CAPTAIN_NOT_IN_THEIR_HALF: "{card} can be played only if the captain is in the opponents' half",
    Refusal.CAPTAIN_NOT_IN_THEIR_AREA: "{card} can be played only if the captain is in the opponents' penalty area",
    Refusal.KICK_TO_A_PIECE_FIRST: "Your Goalie owes a goal kick: a pass to a piece of yours comes first",
    Refusal.BALL_LIES_LOOSE: "{card} cannot begin: the ball lies loose, and nobody can pass it",
    Refusal.NOBODY_AHEAD: "{card} cannot begin: no piece of yours ahead of the ball can be passed to",
    Refusal.NOBODY_BEHIND: "{card} cannot begin: no piece of yours behind the ball can be passed to",
    Refusal.NOBODY_LEVEL: "{card} cannot begin: no piece of yours in the same row can be passed to",
    Refusal.NO_ROOM_AHEAD: "{card} cannot begin: no space straight ahead of a team-mate is free",
    Refusal.NO_GAP: "{card} cannot begin: no pass to a piece of yours goes between two opponents",
    Refusal.RECEIVERS_OFFSIDE: "{card} cannot begin: whoever of yours it could go to is offside",
    Refusal.NOBODY_MOVES_AHEAD: "{card} cannot begin: none of your pieces can move ahead",
    Refusal.NOBODY_MOVES_BACK: "{card} cannot begin: none of your pieces can move back",
    Refusal.NOBODY_IN_PLAY_MOVES: "{card} cannot begin: none of your pieces can move",
    Refusal.NOBODY_TO_MARK_AHEAD: "{card} cannot begin: none of your pieces can move ahead to an opponent",
    Refusal.NOBODY_TO_MARK_BEHIND: "{card} cannot begin: none of your pieces can move back to an opponent",
    Refusal.CAPTAIN_CANNOT_MOVE: "{card} cannot begin: the captain cannot move",
    Refusal.NOBODY_TO_PUSH: "{card} cannot begin: no opponent is beside the captain",
    Refusal.GOALIE_IS_NOT_PUSHED: "Goalies are not pushed",
    Refusal.NOWHERE_TO_PUSH: "{card} cannot begin: nowhere is free for an opponent beside the captain",
    Refusal.NOBODY_TO_PASS_BY: "{card} cannot begin: no opponent is beside the captain",
    Refusal.NOBODY_PASSED_BY_INTO_RECTANGLE: "{card} cannot begin: somebody would end up in a small rectangle where he may not be",
    Refusal.NOBODY_CAN_MOVE: "None of your pieces can move",
    Refusal.NOBODY_CAN_TACKLE: "None of your pieces can tackle now",
    Refusal.NO_ACTION: "There is no action that you could take now",
    Refusal.NO_GOAL_KICK_OWED: "Your Goalie owes no goal kick",
    Refusal.MARKED_SPACES_TAKEN: "On every marked space of your half stands an opponent",
    Refusal.CARD_PLAYED: "You have played a card: end your turn instead",
    Refusal.CARDS_USABLE: "A card is dropped only if none can be used",
    # Rewards.
    Refusal.REWARD_DUE: "Rewards are taken before anything else; say done to leave the rest",
    Refusal.BANK_EMPTY: "The bank has no Morale left",
    Refusal.NO_MORALE_DUE: "No Morale is due to you",
    Refusal.NO_MOVEMENT_DUE: "No movement is due to you",
    Refusal.NO_ACTION_DUE: "No action is due to you",
    Refusal.NO_ACTION_TO_TAKE: "There is no action that you could take now",
    # Movements.
    Refusal.MOVEMENT_DUE: "A movement is due: say which piece goes where",
    Refusal.CAPTAIN_MOVES: "A skill moves the captain alone",
    Refusal.MOVED_IN_TACTIC: "Each movement of a tactic is made by another piece",
    Refusal.GOALIE_OWES_KICK: "A Goalie who owes a goal kick does not move",
    Refusal.TOO_TIRED: "An inactive piece moves for 1 Morale, and you have none",
    Refusal.SAME_SPACE: "A movement ends on another space than it began",
    Refusal.RECTANGLE_IS_GOALIES: "{space} is in a small rectangle, which is for its Goalie alone",
    Refusal.SPACE_TAKEN: "On {space} stands a piece already",
    Refusal.NO_BALL_ON_THE_WAY: "There is no loose ball one space away to be picked up on the way",
    Refusal.BALL_IS_GOALIES: "A loose ball in a small rectangle is for its Goalie alone",
    Refusal.STOPS_WITH_BALL: "Whoever picks the ball up beside an opponent stops there",
    Refusal.NOT_NEXT_TO_BALL: "{space} is not one space from the ball",
    Refusal.GOALIE_ONE_SPACE: "A Goalie moves one space at a time",
    Refusal.INACTIVE_ONE_SPACE: "An inactive piece moves exactly one space",
    Refusal.TOO_FAR: "{space} is {length} spaces away, and a piece moves one or two",
    Refusal.NOT_A_FORWARD_MOVE: "A Forward Move ends at least one row ahead",
    Refusal.NOT_A_BACKWARD_MOVE: "A Backward Move ends at least one row behind",
    Refusal.NOT_FORWARD_AND_MARKING: "Forward & Marking ends at least one row ahead, beside an opponent",
    Refusal.NOT_BACKWARD_AND_MARKING: "Backward & Marking ends at least one row behind, beside an opponent",
    Refusal.STOPS_AFTER_LEAVING: "A carrier who leaves an opponent's side stops on the next space",
    Refusal.STOPS_ON_THE_WAY: "On every way there the carrier would have to stop beside an opponent",
    Refusal.WAY_BLOCKED: "Every way to {space} is blocked",
    # Actions.
    Refusal.ACTION_DUE: "An action is due: say which",
    Refusal.NOT_A_FORWARD_PASS: "A Forward Pass goes to a piece of yours at least one row ahead",
    Refusal.NOT_A_BACKWARD_PASS: "A Backward Pass goes to a piece of yours at least one row behind",
    Refusal.NOT_A_CROSS_PASS: "A Cross Pass goes to a piece of yours in the same row",
    Refusal.NOT_A_THROUGH_PASS: "A Through Pass goes to an empty space one or two straight ahead of a team-mate",
    Refusal.NOT_AN_IN_BETWEEN_PASS: "An In-between Pass goes to a piece of yours, between two opponents whose line neither end touches",
    Refusal.CAPTAIN_PASSES: "The captain passes now",
    Refusal.ONLY_TACKLES: "The side without the ball tackles, and nothing else",
    Refusal.NOBODY_ON_THE_BALL: "While the ball lies loose nobody passes, shoots or dribbles",
    Refusal.GOALIE_MUST_PASS: "The Goalie must pass to a piece of his own first",
    Refusal.BALL_IS_THERE: "The ball is there already",
    Refusal.PASS_TO_OPPONENT: "On {space} stands an opponent, and nobody passes to opponents",
    Refusal.PASS_INTO_RECTANGLE: "Into a small rectangle one passes only to one's own Goalie",
    Refusal.OFFSIDE: "{receiver} is offside",
    Refusal.GOAL_KICK_TO_A_PIECE: "A goal kick goes to a piece of your own",
    Refusal.GOALIE_DOES_NOT_DRIBBLE: "In his own penalty area a Goalie does not dribble",
    Refusal.NOT_BESIDE_CARRIER: "Only an opponent beside the carrier can be dribbled",
    Refusal.DRIBBLE_INTO_RECTANGLE: _RECTANGLE,
    Refusal.ATTACKER_DOES_NOT_TACKLE: "The side with the ball does not tackle",
    Refusal.LOOSE_BALL_NOT_TACKLED: "A loose ball cannot be tackled",
    Refusal.TACKLE_HAS_FAILED: "That piece has failed to tackle in this turn",
    Refusal.TOO_FAR_TO_TACKLE: "Only a piece beside the carrier can tackle",
    Refusal.GOALIE_DOES_NOT_TACKLE: "In his own penalty area a Goalie does not tackle",
    Refusal.GOALIE_NOT_TACKLED: "In his own penalty area a Goalie cannot be tackled",
    # Goal kicks, skills, half-way spaces.
    Refusal.KICK_DUE: "The goal kick is due: say to which marked space",
    Refusal.NOT_MARKED: "{space} is not a marked space of your half",
    Refusal.KICK_LEADS_NOWHERE: "The ball is there already",
    Refusal.KICK_TO_OPPONENT: "On {space} stands an opponent",
    Refusal.PUSH_DUE: "A push is due: say whom, and where to",
    Refusal.TOO_FAR_TO_PUSH: "Only an opponent beside the captain can be pushed",
    Refusal.PUSHED_ONE_SPACE: "A push moves an opponent by one space",
    Refusal.PUSHED_ONTO_NO_FREE_SPACE: "{space} is not free for that piece",
    Refusal.BYPASS_DUE: "A bypass is due: say past whom",
    Refusal.TOO_FAR_TO_PASS_BY: "Only an opponent beside the captain can be passed by",
    Refusal.BYPASS_INTO_RECTANGLE: _RECTANGLE,
    Refusal.LANDING_DUE: "Say first on which of the two half-way spaces the ball stops",
    # Secrets of a roll.
    Refusal.TILE_DUE: "A shot: pick a Strike tile first, left, middle or right",
    Refusal.PAYMENT_DUE: "Say first how much Morale you pay for the roll",
    Refusal.TOO_LITTLE_MORALE: "You have {morale} Morale",
    # AutoTeam's procedure.
    Refusal.HER_KICK_DUE: "AutoTeam's Goalie has to kick the ball out",
    Refusal.HER_KICK_GOES_ELSEWHERE: "AutoTeam's goal kick goes to another space",
    Refusal.HER_SHOT_DUE: "AutoTeam shoots now",
    Refusal.HER_TACTIC_DUE: "AutoTeam makes the pass that her card shows",
    Refusal.HER_TACTIC_GOES_ELSEWHERE: "The pass on AutoTeam's card goes to another piece",
    Refusal.HER_PASS_DUE: "AutoTeam passes to her most advanced piece",
    Refusal.HER_PASS_GOES_ELSEWHERE: "Another of AutoTeam's most advanced pieces gets the ball",
    Refusal.HER_DRIBBLE_DUE: "AutoTeam dribbles an opponent beside her carrier",
    Refusal.HER_DRIBBLE_GOES_ELSEWHERE: "AutoTeam dribbles an opponent on a marked space first",
    Refusal.HER_CHASE_DUE: "AutoTeam goes for the loose ball",
    Refusal.HER_ADVANCE_DUE: "AutoTeam's carrier moves towards the strike space",
    Refusal.HER_BONUS_DUE: "AutoTeam makes a bonus movement towards the strike space",
    Refusal.HER_GUARDING_DUE: "AutoTeam moves towards the ball",
    Refusal.HER_TACKLE_DUE: "AutoTeam's piece that moved last tackles",
    Refusal.HER_REST_DUE: "AutoTeam finds nothing to do",
    Refusal.HER_DEFENCE_IS_OVER: "None of AutoTeam's pieces can come nearer to the ball",
    Refusal.HER_CARRIER_RUNS: "AutoTeam's carrier moves first",
    Refusal.HER_PIECE_LIES: "AutoTeam never moves an inactive piece",
    Refusal.HER_GOALIE_STAYS: "AutoTeam's Goalie moves only to fetch a loose ball from his small rectangle",
    Refusal.HER_NEAREST_RUNS: "A piece of AutoTeam's that is nearer to the ball moves",
    Refusal.HER_RUN_LEADS_AWAY: "AutoTeam's pieces move only where they come nearer",
    Refusal.HER_RUN_ENDS_ELSEWHERE: "AutoTeam's piece moves nearer or straighter than that",
    Refusal.HER_GUARD_ENDS_ELSEWHERE: "AutoTeam's piece moves to a better space between the ball and her goal",
}
_NOTES: Mapping[Refusal, str] = {
    Refusal.FATIGUE_ONLY_MOVES: "tired",
    Refusal.FATIGUE_IS_USELESS: "tired",
    Refusal.NEEDS_THE_BALL: "with the ball",
    Refusal.COSTS_MORALE: "costs {cost} Morale",
    Refusal.CARRIER_ALONE: "nobody beside",
    Refusal.CAPTAIN_HAS_NO_BALL: "not on the ball",
    Refusal.CAPTAIN_HAS_THE_BALL: "on the ball",
    Refusal.CAPTAIN_ALONE: "nobody beside",
    Refusal.CAPTAIN_FAR_FROM_BALL: "ball too far",
    Refusal.CAPTAIN_NOT_IN_THEIR_HALF: "not in their half",
    Refusal.CAPTAIN_NOT_IN_THEIR_AREA: "not in their area",
    Refusal.KICK_TO_A_PIECE_FIRST: "goal kick first",
    Refusal.BALL_LIES_LOOSE: "the ball is loose",
    Refusal.NOBODY_AHEAD: "nobody ahead",
    Refusal.NOBODY_BEHIND: "nobody behind",
    Refusal.NOBODY_LEVEL: "nobody level",
    Refusal.NO_ROOM_AHEAD: "no room ahead",
    Refusal.NO_GAP: "no gap",
    Refusal.RECEIVERS_OFFSIDE: "offside",
    Refusal.NOBODY_MOVES_AHEAD: "nobody can",
    Refusal.NOBODY_MOVES_BACK: "nobody can",
    Refusal.NOBODY_IN_PLAY_MOVES: "nobody can",
    Refusal.NOBODY_TO_MARK_AHEAD: "nobody to mark",
    Refusal.NOBODY_TO_MARK_BEHIND: "nobody to mark",
    Refusal.CAPTAIN_CANNOT_MOVE: "cannot move",
    Refusal.TOO_TIRED: "cannot move",
    Refusal.NOBODY_TO_PUSH: "nobody to push",
    Refusal.GOALIE_IS_NOT_PUSHED: "nobody to push",
    Refusal.NOWHERE_TO_PUSH: "nobody to push",
    Refusal.NOBODY_TO_PASS_BY: "nobody to pass by",
    Refusal.NOBODY_PASSED_BY_INTO_RECTANGLE: "nobody to pass by",
}
"""What keeps a card from being performed, in a word or three."""

# The blocks of numbers that name a space: where they begin, and how many there are.
_SPACES = (
    (s.MOVES, s.PASSES - s.MOVES),
    (s.PASSES, s.SPACES),
    (s.KICKS, s.SPACES),
    (s.PUSHES, s.BYPASSES - s.PUSHES),
    (s.LANDS, s.SPACES),
    (s.PLACES, s.SPACES),
    (s.AUTO_LANDS, s.SPACES),
)


def why_not(box: SuperBox, state: State, action: int) -> str:
    """Return why an action or outcome is not possible now, with the rulebook's clause."""
    refusal = Refusal(refuse(box.record, state, action))
    text = _TEXTS[refusal].format_map(_arguments(box, state, action))
    return f"{text} ({CLAUSES[refusal]})."


def note(box: SuperBox, state: State, action: int) -> str:
    """Return in a word or three what keeps a card from being performed."""
    refusal = Refusal(refuse(box.record, state, action))
    return _NOTES[refusal].format_map(_arguments(box, state, action))


def _arguments(box: SuperBox, state: State, action: int) -> dict[str, object]:
    """Return what the sentences may speak of."""
    seat = state.actor
    words: dict[str, object] = {
        "seat": seat,
        "drawer": state.drawer,
        "morale": state.morale[seat],
        "fatigue": count(state.fatigues[seat], "Fatigue card"),
        "most_markers": s.MOST_MARKERS,
        "next_piece": SHIRT_NOUNS[state.placed[seat] % s.PIECES],
    }
    card = box.cards[_kind(action)]
    if card is not None:
        words |= {"card": card.name, "cost": card.cost}
    if s.MARKS <= action < s.PLACES:
        words["stat"] = STAT_NOUNS[action - s.MARKS]
    if state.phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        whites = whites_rolled(state)
        words |= {
            "whites": whites,
            "dice": "One white die is" if whites == 1 else "Two white dice are",
        }
    for first, numbers in _SPACES:
        if first <= action < first + numbers:
            space = (action - first) % s.SPACES
            words["space"] = box.space_name(space)
            words["receiver"] = SHIRT_NOUNS[(state.on[space] - 1) % s.PIECES].capitalize()
            if first == s.MOVES:
                piece = seat * s.PIECES + (action - first) // (2 * s.SPACES)
                words["length"] = distance(state.at[piece], space)
    return words


def _kind(action: int) -> int:
    """Return the kind of card that a number speaks of; any for one that speaks of none."""
    if s.DRAWS <= action < s.TILES_SHOWN:
        return action - s.DRAWS
    return (action - s.PLAYS) % s.KINDS
