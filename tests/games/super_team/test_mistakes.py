"""Mistakes in a box file of Super Team: each is named with its file, its key and what is allowed."""

from pathlib import Path

import pytest

from tests.games.box_changes import Change, changed, check_mistake, more
from tests.games.super_team.boxes import AUTO_CARD, FORMATION, fewer, loaded

BREAKAGES: dict[str, tuple[Change, str, str]] = {
    "another game": (
        changed(('game = "super-team"', 'game = "futbol-dash"')),
        "game must be one of super-team",
        "'futbol-dash'",
    ),
    "a rule missing": (changed(("hand = 4", "")), "rules.hand is missing", ""),
    "a rule too large": (
        changed(("cards-a-turn = 3", "cards-a-turn = 10")),
        "rules.cards-a-turn must be a whole number in 1..9",
        "not 10",
    ),
    "a rule that is none": (
        changed(("hand = 4", "hand = 4\nsubstitutes = 2")),
        "rules.substitutes is not known here",
        "allowed: cards-a-turn, coach-markers, fatigue-cards, hand, morale-tokens",
    ),
    "no place for a marker": (
        changed(("coach-markers = 6", "coach-markers = 11")),
        "rules.coach-markers",
        "1..10, not 11",
    ),
    "a track without spaces": (changed(("quick = 3", "quick = 0")), "track.quick", "1..20, not 0"),
    "a die of five faces": (
        changed(("green = [1, 2, 2, 3, 3, 4]", "green = [1, 2, 2, 3, 3]")),
        "dice.green must be a list of 6 values",
        "[1, 2, 2, 3, 3]",
    ),
    "a fumble on the green die": (
        changed(("green = [1,", 'green = ["fumble",')),
        "dice.green[1] must be a whole number in 0..9",
        "'fumble'",
    ),
    "a white face too large": (
        changed(("0, 0, 1, 1, 1]", "0, 0, 1, 1, 7]")),
        'dice.white[6] must be "fumble" or a whole number in 0..6',
        "not 7",
    ),
    "a fumble as a number": (
        changed(('["fumble", 0', "[-1, 0")),
        'dice.white[1] must be "fumble" or',
        "not -1",
    ),
    "a die as a word": (
        changed(("green = [1, 2, 2, 3, 3, 4]", 'green = "d6"')),
        "dice.green must be a list of 6 values",
        "'d6'",
    ),
    "an option missing": (
        changed(("[options.length]", "[options.weather]")),
        "options.length is missing",
        "",
    ),
    "an option too many": (
        changed(("[options.length]", "[options.weather]\n[options.length]")),
        "options.weather is not known here",
        "allowed: captain-abilities, hard-fatigue, length, offside-trap, solo, team-abilities",
    ),
    "an unknown level": (
        changed(('"normal", "hard"]', '"normal", "brutal"]')),
        "options.solo.choices 'brutal' is not known",
        "allowed: off, easy, normal, hard",
    ),
    "an even pitch": (changed(("rows = 13", "rows = 12")), "pitch.rows must be odd", "not 12"),
    "a pitch too wide": (
        changed(("columns = 9", "columns = 13")),
        "pitch.columns must be a whole number in 7..11",
        "not 13",
    ),
    "a marked space of the other half": (
        changed(('"b4", "h4"', '"b4", "h8"')),
        "pitch.marked[2] must be a space of the home half, a1-i6",
        "not 'h8'",
    ),
    "a marked space off the pitch": (
        changed(('"b4", "h4"', '"b4", "j4"')),
        "pitch.marked[2] must be a space of the home half",
        "not 'j4'",
    ),
    "a marked space as a number": (
        changed(('"b4", "h4"', '"b4", 4')),
        "pitch.marked[2] must be a space of the home half",
        "not 4",
    ),
    "a marked space in the goal": (
        changed(('"b4", "h4"', '"b4", "e1"')),
        "pitch.marked[2] lies in the small rectangle",
        "",
    ),
    "a marked space twice": (
        changed(('"b4", "h4"', '"b4", "b4"')),
        "pitch.marked[2] names b4 a second time",
        "",
    ),
    "a Goalie astray": (
        changed(('["e1", "e5", "b3"', '["c1", "e5", "b3"')),
        "formations[1].spaces[1] must lie in the small rectangle",
        "",
    ),
    "a piece in the goal": (
        changed(('["e1", "e5", "b3"', '["e1", "d1", "b3"')),
        "formations[1].spaces[2] must not lie in the small rectangle",
        "",
    ),
    "five pieces": (
        changed(('["e1", "e5", "b3",', '["e1", "e5",')),
        "formations[1].spaces must be a list of 6 values",
        "",
    ),
    "no formations": (
        lambda text: fewer("formations", 5)(text).replace(
            'game = "super-team"', 'game = "super-team"\nformations = []'
        ),
        "formations are 0; a box holds 1..8",
        "",
    ),
    "too many formations": (more(FORMATION, 4), "formations are 9; a box holds 1..8", ""),
    "AutoTeam's striker behind": (
        changed(('"h4", "e6"]\n\n[auto-boards', '"h4", "e4"]\n\n[auto-boards')),
        "auto-team.spaces must end with the piece furthest forward",
        "",
    ),
    "four Basic cards": (fewer("basics", 1), "basics are 4; a box holds 5", ""),
    "three teams": (fewer("teams", 3), "teams are 3; a box holds 4..8", "two to choose from"),
    "three captains": (fewer("captains", 3), "captains are 3; a box holds 4..8", "for each side"),
    "two tactics": (
        fewer("teams.tactics", 1),
        "teams[6].tactics are 2; a deck holds 3",
        "",
    ),
    "two skills": (fewer("captains.skills", 1), "captains[6].skills are 2; a deck holds 3", ""),
    "one AutoTeam card": (fewer("auto-cards", 11), "auto-cards are 1; a box holds 2..16", ""),
    "too many AutoTeam cards": (more(AUTO_CARD, 5), "auto-cards are 17; a box holds 2..16", ""),
    "a slug twice": (
        changed(('slug = "clockwork"', 'slug = "weavers"')),
        "auto-cards[1].slug 'weavers' stands twice",
        "",
    ),
    "a slug with a space": (
        changed(('slug = "weavers"', 'slug = "the weavers"')),
        "teams[1].slug is lower-case letters and digits with hyphens",
        "'the weavers'",
    ),
    "a slug for what is hidden": (
        changed(('slug = "forward"', 'slug = "card"')),
        "basics[1].slug must not be 'card'",
        "a meaning of its own",
    ),
    "a movement in attack": (
        changed(('does = ["forward-pass"], morale = 1, movements = 2', 'does = ["free-move"]')),
        (
            "basics[1].offensive.does[1] must be one of forward-pass, backward-pass, cross-pass, "
            "through-pass, in-between-pass"
        ),
        "'free-move'",
    ),
    "a pass in defence": (
        changed(('does = ["backward-move"]', 'does = ["forward-pass"]')),
        (
            "basics[1].defensive.does[1] must be one of forward-move, backward-move, free-move, "
            "forward-marking, backward-marking"
        ),
        "'forward-pass'",
    ),
    "an element as a number": (
        changed(('does = ["backward-move"]', "does = [1]")),
        "basics[1].defensive.does[1] must be one of",
        "not 1",
    ),
    "no elements": (
        changed(('does = ["backward-move"]', "does = []")),
        "basics[1].defensive.does must be a list of 1..3 values",
        "[]",
    ),
    "a part missing": (
        changed(('offensive = { does = ["forward-pass"], morale = 1, movements = 2 }', "")),
        "basics[1].offensive is missing",
        "",
    ),
    "a pass after a through pass": (
        changed(('["cross-pass", "through-pass"]', '["through-pass", "cross-pass"]')),
        "teams[2].tactics[2].offensive.does[1] must be the last",
        "nobody has the ball",
    ),
    "an action with a loose ball": (
        changed(('["through-pass"], morale = 1, movements = 2', '["through-pass"], actions = 1')),
        "teams[3].tactics[1].offensive.actions needs movements beside it",
        "",
    ),
    "an unknown reward": (
        changed(("morale = 1, movements = 2 }", "morale = 1, goals = 2 }")),
        "basics[1].offensive.goals is not known here",
        "allowed: actions, does, fatigue, morale, movements",
    ),
    "a reward too large": (
        changed(("morale = 1, movements = 2 }", "morale = 1, movements = 9 }")),
        "basics[1].offensive.movements must be a whole number in 0..5",
        "not 9",
    ),
    "a condition on a Basic card": (
        changed(
            ('{ does = ["forward-pass"]', '{ when = ["close-to-opponent"], does = ["forward-pass"]')
        ),
        "basics[1].offensive.when is not known here",
        "does",
    ),
    "a captain's condition on a tactic": (
        changed(('when = ["close-to-opponent"], does', 'when = ["on-the-ball"], does')),
        "teams[3].tactics[2].offensive.when[1] must be one of close-to-opponent",
        "'on-the-ball'",
    ),
    "an unknown team ability": (
        changed(('kind = "tireless"', 'kind = "leader"')),
        (
            "teams[2].ability.kind must be one of kick-off-morale, comeback-morale, long-passes, "
            "roll-bonus, tireless"
        ),
        "'leader'",
    ),
    "a bonus on no stat": (
        changed(('stat = "pass", ', "")),
        "teams[1].ability.stat is missing",
        "",
    ),
    "a bonus on an unknown stat": (
        changed(('stat = "pass"', 'stat = "stamina"')),
        "teams[1].ability.stat must be one of pass, shoot, dribble, tackle, goalkeeping",
        "'stamina'",
    ),
    "a stat where there is no bonus": (
        changed(('kind = "tireless"', 'kind = "tireless", stat = "pass"')),
        "teams[2].ability.stat is not known here",
        "",
    ),
    "an order that is none": (
        changed(('"stand-up", "movements 1"', '"shout"')),
        (
            "teams[2].coach.does[1] must be one of stand-up, morale 1..5, draw 1..4, shed 1..4, "
            "movements 1..5, actions 1..3, cards 1..3"
        ),
        "'shout'",
    ),
    "an order without its number": (
        changed(('"stand-up", "movements 1"', '"movements"')),
        "teams[2].coach.does[1] must be one of",
        "'movements'",
    ),
    "an order that takes no number": (
        changed(('"stand-up", "movements 1"', '"stand-up 2"')),
        "teams[2].coach.does[1] must be one of",
        "'stand-up 2'",
    ),
    "an order too large": (
        changed(('does = ["actions 2"]', 'does = ["actions 4"]')),
        "teams[1].coach.does[1] must be one of",
        "'actions 4'",
    ),
    "a coach too dear": (changed(("cost = 1", "cost = 6")), "teams[1].coach.cost", "0..5, not 6"),
    "a Goalie's star on a captain": (
        changed(("stars = { dribble = 1 }", "stars = { goalkeeping = 1 }")),
        "captains[1].stars.goalkeeping is not known here",
        "allowed: dribble, pass, shoot, tackle",
    ),
    "a move with a number": (
        changed(('does = ["bypass", "move"]', 'does = ["bypass", "move 2"]')),
        "captains[1].skills[1].does[2] must be one of move, pass, strike, skip, push, bypass",
        "'move 2'",
    ),
    "an unknown condition": (
        changed(('when = ["off-the-ball"]', 'when = ["tired"]')),
        (
            "captains[1].skills[3].when[1] must be one of on-the-ball, close-to-opponent, "
            "close-to-ball, opponents-half, opponents-area, off-the-ball"
        ),
        "'tired'",
    ),
    "conditions at odds": (
        changed(('when = ["off-the-ball"]', 'when = ["off-the-ball", "on-the-ball"]')),
        "captains[1].skills[3].when must not ask for on-the-ball and for the ball",
        "",
    ),
    "a shot without the ball": (
        changed(('does = ["move", "bypass"]', 'does = ["move", "strike"]')),
        "captains[1].skills[3].does[2] needs the ball",
        "on-the-ball",
    ),
    "a shot before the ball is reached": (
        changed(
            (
                'when = ["close-to-ball"]\ndoes = ["move", "strike"]',
                'when = ["close-to-ball"]\ndoes = ["strike"]',
            )
        ),
        "captains[3].skills[1].does[1] needs the ball",
        "a move before",
    ),
    "two passes of one captain": (
        changed(('does = ["skip", "pass"]', 'does = ["pass", "pass"]')),
        "captains[2].skills[1].does[2] needs the ball",
        "",
    ),
    "something after a shot": (
        changed(('does = ["push", "strike"]', 'does = ["strike", "push"]')),
        "captains[3].skills[2].does[1] must be the last",
        "a shot ends the card",
    ),
    "nothing to skip for": (
        changed(('does = ["skip", "pass"]', 'does = ["pass", "skip"]')),
        "captains[2].skills[1].does[2] needs a pass or a strike after it",
        "",
    ),
    "actions for AutoTeam": (
        changed(
            (
                '{ does = ["cross-pass"], morale = 1, movements = 2 }',
                '{ does = ["cross-pass"], actions = 1 }',
            )
        ),
        "auto-cards[3].offensive.actions is not known here",
        "allowed: does, morale, movements",
    ),
    "a tile that is none": (
        changed(('strike = "left"', 'strike = "top"')),
        "auto-cards[1].strike must be one of left, middle, right",
        "'top'",
    ),
    "Morale above three": (
        changed(('morale = 3\nstrike = "middle"', 'morale = 4\nstrike = "middle"')),
        "auto-cards[6].morale must be a whole number in 0..3",
        "not 4",
    ),
    "four movements of AutoTeam": (
        changed(("defensive = { movements = 3 }", "defensive = { movements = 4 }")),
        "auto-cards[5].defensive.movements must be a whole number in 1..3",
        "not 4",
    ),
    "two tackles": (
        changed(("movements = 2, tackles = 1", "movements = 2, tackles = 2")),
        "auto-cards[2].defensive.tackles",
        "0..1, not 2",
    ),
    "three white dice": (
        changed(("markers = { pass = 2", "markers = { pass = 3")),
        "auto-boards.normal.markers.pass",
        "0..2, not 3",
    ),
    "a level missing": (
        changed(("[auto-boards.hard]", "[auto-boards.brutal]")),
        "auto-boards.hard is missing",
        "",
    ),
    "an unknown table": (
        lambda text: text + "\n[fans]\nnumber = 12\n",
        "fans is not known here",
        "auto-boards",
    ),
}


@pytest.mark.parametrize("what", BREAKAGES)
def test_a_mistake_is_named(what: str, tmp_path: Path) -> None:
    change, key, allowed = BREAKAGES[what]
    check_mistake(lambda: loaded(change, tmp_path), key, allowed)
