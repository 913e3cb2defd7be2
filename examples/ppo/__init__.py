"""A worked example: PPO learns Fútbol Dash from matches against itself, on a processor."""
