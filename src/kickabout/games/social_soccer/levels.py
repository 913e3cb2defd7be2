"""The search budgets of the bots in SocialSoccer, tuned by ladder matches."""

from kickabout.engine.levels import Levels, Search

LEVELS = Levels(
    youth=Search(30, temperature=50, trust=100, choices=8),
    amateur=Search(40, trust=400, choices=8),
    pro=Search(40, trust=150, choices=8),
    world=Search(400, thumb=80, trust=50, choices=8),
)
