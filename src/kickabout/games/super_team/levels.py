"""The search budgets of the bots in Super Team, tuned by matches between them."""

from kickabout.engine.levels import Levels, Search

LEVELS = Levels(
    youth=Search(16, temperature=40, exploration=10, trust=40, choices=10),
    amateur=Search(30, exploration=10, trust=40, choices=10),
    pro=Search(200, exploration=10, trust=25, choices=10),
    world=Search(1500, exploration=10, trust=10, choices=14),
)
