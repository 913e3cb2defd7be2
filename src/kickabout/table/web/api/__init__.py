"""The JSON API: its addresses, what goes in and out, and how views are described."""
