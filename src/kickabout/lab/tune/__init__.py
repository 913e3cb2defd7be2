"""Search for box values that meet targets."""
