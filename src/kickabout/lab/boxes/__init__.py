"""Box files: their differences, and remarks on a valid box."""
