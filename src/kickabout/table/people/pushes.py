"""Pushes: notices that reach a browser although no page is open there."""

import asyncio
import json
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Literal

from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.language import table_messages
from kickabout.table.people.accounts import MOST_DEVICE
from kickabout.table.people.notices import KINDS, is_on, path_of, quiet_until, text_of
from kickabout.table.people.web_push import Vapid, are_keys, is_service, sealed, topic_of
from kickabout.table.play import Background, Tables
from kickabout.table.seats import digest
from kickabout.table.store import Account, notice_queries, now, push_queries, queries
from kickabout.table.store.notice_queries import Notice
from kickabout.table.store.push_queries import Due, Push
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

if TYPE_CHECKING:
    import httpx

LOOK_SECONDS = 3.0
"""How often a server looks for something to push."""
AT_ONCE = 20
TRIES = 5
"""After so many attempts a notice is not pushed any more."""
AGAIN = timedelta(minutes=1)
"""The time until a second attempt; each later one takes four times as long."""
ANSWER_SECONDS = 10.0
MOST_PUSHES = 10
"""The number of browsers to which the notices of an account are pushed."""
PUSH_KEY = 2
"""The number of the key among those of the database."""
NOBODY = "mailto:nobody@localhost"
"""The contact of a server that only its own machine reaches."""
Answer = Literal["taken", "gone", "refused", "failed"]

logger = logging.getLogger(__name__)


class Pushes:
    """What a server pushes to the browsers of its accounts."""

    def __init__(self, tables: Tables) -> None:
        self._store, self._origins = tables.store, tables.settings.push_origins
        self._vapid = Vapid("")
        self._client: httpx.AsyncClient | None = None
        self._background = Background()

    async def start(self) -> None:
        """Read the key, which is made at the first start, and send now and then; raises `Unsaved`."""
        new = Vapid.new_secret()
        self._vapid = Vapid(
            await self._store.write(lambda c: queries.signing_key(c, new, PUSH_KEY))
        )
        self._background.now_and_then(lambda: self.send_due(now()), LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop sending; what is not sent yet is sent by another server, or later."""
        await self._background.stop()
        if self._client is not None:
            await self._client.aclose()

    @property
    def public_key(self) -> str:
        """The key by which browsers let this server push, in base64url."""
        return self._vapid.public

    # --- browsers ----------------------------------------------------------------------------------

    async def of(self, account: Account) -> list[Push]:
        """Return the browsers to which the notices of an account are pushed, latest first."""
        return await self._store.read(lambda c: push_queries.pushes_of(c, account.id))

    async def add(
        self,
        account: Account,
        session: str,
        endpoint: str,
        keys: tuple[str, str],
        *,
        base: str,
        locale: str,
        device: str,
    ) -> None:
        """Push the notices of an account to a browser as long as its session lasts, which is given by its digest.

        `keys` are the public key and the secret of the browser. Raises `BadRequest` for an address that is none of a
        push service, or for keys that are none, or `Unsaved`.
        """
        if not is_service(endpoint, self._origins) or not are_keys(*keys):
            raise BadRequest(Message("error-push"))
        push = Push(
            digest(endpoint),
            account.id,
            session,
            endpoint,
            *keys,
            base,
            locale,
            device[:MOST_DEVICE],
            now(),
        )
        await self._store.write(lambda c: push_queries.add_push(c, push, MOST_PUSHES))

    async def remove(self, account: Account, push: str) -> None:
        """Push nothing to a browser of an account any more, by its digest; raises `Unknown` if nothing is, or `Unsaved`."""
        if not await self._store.write(lambda c: push_queries.drop_push(c, push, account.id)):
            raise Unknown(Message("error-no-push"))

    # --- sending -----------------------------------------------------------------------------------

    async def send_due(self, moment: datetime) -> None:
        """Send what is due at a moment, and has been taken over from all other servers; raises `Unsaved`."""
        if not await self._store.read(lambda c: push_queries.is_any_due(c, moment)):
            return
        due = await self._store.write(lambda c: push_queries.claim(c, moment, AGAIN, AT_ONCE))
        await asyncio.gather(*(self._deliver(one, moment) for one in due))

    async def _deliver(self, due: Due, moment: datetime) -> None:
        account = due.account
        notice = await self._store.read(
            lambda c: notice_queries.find_notice(c, account, due.kind, due.subject)
        )
        choices = await self._store.read(lambda c: push_queries.choices_of(c, account))
        pushes = await self._store.read(lambda c: push_queries.pushes_of(c, account))
        flag = await self._store.read(
            lambda c: notice_queries.flag_of(c, account, due.kind, due.subject)
        )
        later = quiet_until(choices, moment, flag)
        if notice is None or notice.is_read or not is_on(choices, "push", due.kind):
            await self._store.write(lambda c: push_queries.settle(c, due))
        elif later is not None:
            await self._store.write(lambda c: push_queries.settle(c, due, later))
        else:
            await self._push(due, notice, pushes, moment)

    async def _push(
        self, due: Due, notice: Notice, pushes: Sequence[Push], moment: datetime
    ) -> None:
        """Push a notice to all browsers of an account; it is tried again if none could be reached for the moment."""
        answers = await asyncio.gather(*(self._post(one, notice, moment) for one in pushes))
        for push, answer in zip(pushes, answers, strict=True):
            if answer == "gone":
                await self._store.write(partial(push_queries.drop_push, digest=push.digest))
        if "failed" not in answers or "taken" in answers or due.tries >= TRIES:
            await self._store.write(lambda c: push_queries.settle(c, due))

    async def _post(self, push: Push, notice: Notice, moment: datetime) -> Answer:
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=ANSWER_SECONDS, follow_redirects=False, trust_env=False
            )
        if not is_service(push.endpoint, self._origins):
            return "gone"
        way = KINDS[notice.kind]
        text = text_of(notice, Reader(table_messages(push.locale)))
        said = {"text": text, "path": path_of(notice)}
        contact = push.base if push.base.startswith("https:") else NOBODY
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(way.lasts.total_seconds())),
            "Urgency": way.urgency,
            "Topic": topic_of(notice.kind, notice.subject),
            "Authorization": self._vapid.authorization(push.endpoint, contact, moment),
        }
        sent = sealed(json.dumps(said).encode(), push.public_key, push.auth)
        try:
            async with self._client.stream(
                "POST", push.endpoint, content=sent, headers=headers
            ) as answer:
                return _answer(answer.status_code)
        except httpx.HTTPError as error:
            logger.info("a push service could not be reached (%r)", error)
            return "failed"


def _answer(status: int) -> Answer:
    if status in (404, 410):
        return "gone"
    if status < 300:
        return "taken"
    return "failed" if status == 429 or status >= 500 else "refused"
