"""The laboratory: playtests of many matches, and their statistics."""
