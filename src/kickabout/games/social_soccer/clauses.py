"""The clauses of the rulebook that reasons and complaints name, in one place."""

# A team and its strategy, and building them.
TEAM = "SOC-2.1"
NOBODY_TWICE = "SOC-2.2"
STRATEGY = "SOC-2.3"
COPIES = "SOC-2.4"
SPECIALS = "SOC-2.5"
LARGE_STRATEGY = "SOC-13.2"

# What a team lives on.
POOL = "SOC-4.2"
COMPARED = "SOC-8.10"
