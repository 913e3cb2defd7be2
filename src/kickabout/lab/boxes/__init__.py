"""Box files: what differs between two, and what in one deserves a second look."""
