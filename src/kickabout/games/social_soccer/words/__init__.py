"""How SocialSoccer speaks: notation, commentary, and why an action is not legal, each from its own file."""

from kickabout.games.social_soccer.words.commentary import tell
from kickabout.games.social_soccer.words.explanations import why_not
from kickabout.games.social_soccer.words.notation import name_of, parse

__all__ = ["name_of", "parse", "tell", "why_not"]
