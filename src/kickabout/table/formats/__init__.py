"""The forms of competitions: who meets whom, and who is ahead of whom. Pure functions of sides and results."""
