"""A fast reader of server-sent events."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import httpx


@dataclass(frozen=True, slots=True)
class Event:
    """One event: its kind, its id and its data, any of them empty if the server sent none."""

    kind: str
    id: str
    data: str


async def events(response: httpx.Response) -> AsyncIterator[Event]:
    """Yield the events of an open response until it ends; comments are left out."""
    rest = b""
    async for chunk in response.aiter_bytes():
        *blocks, rest = (rest + chunk).split(b"\n\n")
        for block in blocks:
            fields: dict[str, list[str]] = {}
            for line in block.decode().split("\n"):
                name, _, value = line.partition(":")
                if name:
                    fields.setdefault(name, []).append(value.removeprefix(" "))
            if fields:
                yield Event(
                    "".join(fields.get("event", [])),
                    "".join(fields.get("id", [])),
                    "\n".join(fields.get("data", [])),
                )
