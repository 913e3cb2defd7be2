"""Settings that hold for every test."""

from hypothesis import settings

# No deadline: the first call of a compiled rule reads it from disk, whichever example that hits.
settings.register_profile("kickabout", deadline=None)
settings.load_profile("kickabout")
