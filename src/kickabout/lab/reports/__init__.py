"""Reports: their content, and its rendering on a terminal, as a page and as data."""
