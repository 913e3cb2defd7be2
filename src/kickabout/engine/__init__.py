"""What every game shares: records, dice, the contract of a game, matches, transcripts and checks."""
