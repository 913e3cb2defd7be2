"""Ids and a token for the examples in the description of the API."""

TABLE_ID = "f3kq7m2xcd"
TOKEN = "Qm9vdGhlZCBzdHJpa2VyISEh"  # noqa: S105 - an example in the documentation
COMPETITION_ID = "3fa9c0d12e"
