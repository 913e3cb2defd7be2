"""The JSON API: its routes, its schemas, and the description of views."""
