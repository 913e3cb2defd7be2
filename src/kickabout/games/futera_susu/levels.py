"""The search budgets of the bots in Futera SuSu, tuned by matches between them."""

from kickabout.engine.levels import Levels, Search

LEVELS = Levels(
    youth=Search(40, temperature=150),
    amateur=Search(80, temperature=80),
    pro=Search(150),
    world=Search(500, horizon=2, trust=15, choices=3),
)
