"""Playing online: the server that holds tables, shows them as pages and offers them as an API."""
