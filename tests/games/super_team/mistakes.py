"""Mistakes in what holds between the parts of a box of Super Team, and in the elements of its cards."""

from tests.games.box_changes import Mistakes, changed

MISTAKES: Mistakes = {
    "a white face too large": (
        changed(("0, 0, 1, 1, 1]", "0, 0, 1, 1, 7]")),
        'dice.white[6] must be "fumble" or a whole number from 0 to 6',
        "not 7",
    ),
    "a fumble as a number": (
        changed(('["fumble", 0', "[-1, 0")),
        'dice.white[1] must be "fumble" or',
        "not -1",
    ),
    "an even pitch": (changed(("rows = 13", "rows = 12")), "pitch.rows must be odd", "not 12"),
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
    "AutoTeam's striker behind": (
        changed(('"h4", "e6"]\n\n[auto-boards', '"h4", "e4"]\n\n[auto-boards')),
        "auto-team.spaces must end with the piece furthest forward",
        "",
    ),
    "a slug twice": (
        changed(('slug = "clockwork"', 'slug = "weavers"')),
        "auto-cards[1].slug 'weavers' stands twice",
        "",
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
}
