"""The strength of the bots in Fútbol Dash, as measured by a ladder between them."""

from kickabout.engine.levels import Levels, Search

LEVELS = Levels(
    youth=Search(60, temperature=240, horizon=2, depth=100, thumb=90, trust=10),
    amateur=Search(200, temperature=100, horizon=2, depth=100, thumb=90, trust=10),
    pro=Search(150, temperature=40, horizon=2, thumb=90, trust=20),
    world=Search(1500, horizon=2, thumb=90, trust=20),
)
