"""A worked example: PPO learns any of the games from matches against itself, on a processor."""
