"""How Super Team speaks: notation, commentary, and why an action is not legal, each from its own file."""

from kickabout.games.super_team.words.commentary import tell
from kickabout.games.super_team.words.explanations import why_not
from kickabout.games.super_team.words.notation import name_of, parse

__all__ = ["name_of", "parse", "tell", "why_not"]
