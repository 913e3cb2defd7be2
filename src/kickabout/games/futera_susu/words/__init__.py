"""How Futera SuSu speaks: notation, commentary, and why an action is not legal, each from its own file."""

from kickabout.games.futera_susu.words.commentary import tell
from kickabout.games.futera_susu.words.notation import name_of, parse
from kickabout.games.futera_susu.words.reasons import why_not

__all__ = ["name_of", "parse", "tell", "why_not"]
