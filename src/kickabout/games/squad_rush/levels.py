"""The search budgets of the bots in Squad Rush, tuned by ladder matches."""

from kickabout.engine.levels import Levels, Search

LEVELS = Levels(
    youth=Search(12, temperature=60, horizon=2, exploration=40, choices=6),
    amateur=Search(40, temperature=25, horizon=2, exploration=40, trust=60, choices=6),
    pro=Search(800, horizon=3, exploration=40, choices=6),
    world=Search(2000, horizon=3, thumb=80, exploration=40, choices=6),
)
