"""Cards, players, squads and whatever else a box has rows of: how they fare, and what each is worth."""
