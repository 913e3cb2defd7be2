"""The engine shared by all games: records, dice, the contract of a game, matches, transcripts and checks."""
