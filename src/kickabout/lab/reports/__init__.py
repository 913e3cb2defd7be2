"""Reports: what they hold, and how it is shown on a terminal, as a page and as data."""
