"""A worked example: PPO learns any of the games from a teacher and from matches against itself, on a processor."""
