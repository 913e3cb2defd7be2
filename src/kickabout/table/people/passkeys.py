"""Passkeys: a device proves that it holds a private key (W3C Web Authentication, level 3).

They need a host that has a name and https, or `localhost`; elsewhere the recovery code and the link for another
device carry an account. `webauthn` is imported where it is used: that takes as long as all other imports of the people.
"""

import json
import secrets
from datetime import timedelta
from typing import Any
from urllib.parse import SplitResult, urlsplit

from kickabout.table.errors import BadRequest, NotYours, Refused, Unknown
from kickabout.table.people.accounts import MOST_DEVICE, People, SignedIn
from kickabout.table.play import Tables
from kickabout.table.seats import digest
from kickabout.table.store import Account, now, passkey_queries
from kickabout.table.store.passkey_queries import Passkey
from kickabout.text.messages import Message

CHALLENGE_MINUTES = 5
"""How long an authenticator has to sign."""
MOST_PASSKEYS = 20


class Passkeys:
    """The passkeys of a server's accounts.

    `base` is the address of the server as the browser has it; all that is asked of an address where no browser allows
    passkeys raises `Refused`.
    """

    def __init__(self, tables: Tables, people: People) -> None:
        self._store, self._people = tables.store, people

    async def of(self, account: Account) -> list[Passkey]:
        """Return the passkeys of an account, latest first."""
        return await self._store.read(lambda c: passkey_queries.passkeys_of(c, account.id))

    async def creation_options(self, account: Account, base: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey, as JSON; raises `Refused` if there are too many, `Unsaved`."""
        import webauthn
        from webauthn.helpers import structs

        host, own = host_of(base), await self.of(account)
        if len(own) >= MOST_PASSKEYS:
            raise Refused(Message("error-passkeys-full", most=MOST_PASSKEYS))
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name="Kickabout",
            user_id=account.id.encode(),
            user_name=account.name,
            challenge=await self._new_challenge(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.credential))
                for one in own
            ],
        )
        return _as_json(webauthn.options_to_json(options))

    async def add(self, account: Account, base: str, credential: object, device: str) -> None:
        """Store the passkey that a browser has made; raises `BadRequest` if it is none for this, or `Unsaved`."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        host = host_of(base)
        challenge = await self._used_challenge(credential)
        try:
            made = webauthn.verify_registration_response(
                credential=json.dumps(credential),
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=base,
            )
        except WebAuthnException as error:
            raise BadRequest(Message("error-passkey")) from error
        shown = webauthn.helpers.bytes_to_base64url(made.credential_id)
        public = webauthn.helpers.bytes_to_base64url(made.credential_public_key)
        if await self._store.read(lambda c: passkey_queries.find_passkey(c, digest(shown))):
            raise BadRequest(Message("error-passkey"))
        passkey = Passkey(
            digest(shown),
            account.id,
            shown,
            public,
            made.sign_count,
            host,
            device[:MOST_DEVICE],
            now(),
        )
        await self._store.write(lambda c: passkey_queries.add_passkey(c, passkey))

    async def request_options(self, base: str) -> dict[str, Any]:
        """Return what a browser needs to sign with a passkey, as JSON; raises `Unsaved`."""
        import webauthn

        host, challenge = host_of(base), await self._new_challenge()
        options = webauthn.generate_authentication_options(rp_id=host, challenge=challenge)
        return _as_json(webauthn.options_to_json(options))

    async def sign_in(
        self, base: str, credential: object, guest: str | None, device: str
    ) -> SignedIn:
        """Sign a browser in by what it has signed; raises `NotYours` if no passkey of this server did, or `Unsaved`."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        host = host_of(base)
        challenge = await self._used_challenge(credential)
        shown = digest(str(credential.get("id"))) if isinstance(credential, dict) else ""
        passkey = await self._store.read(lambda c: passkey_queries.find_passkey(c, shown))
        if passkey is None:
            raise NotYours(Message("error-passkey-unknown"))
        try:
            used = webauthn.verify_authentication_response(
                credential=json.dumps(credential),
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=base,
                credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.uses,
            )
        except WebAuthnException as error:
            raise NotYours(Message("error-passkey-unknown")) from error
        uses = used.new_sign_count
        await self._store.write(lambda c: passkey_queries.count_use(c, shown, uses))
        return await self._people.sign_in(passkey.account, guest, device)

    async def remove(self, account: Account, passkey: str) -> None:
        """Remove a passkey of an account, by its digest; raises `Unknown` if there is none, or `Unsaved`."""
        removed = await self._store.write(
            lambda c: passkey_queries.remove_passkeys(c, account.id, passkey)
        )
        if not removed:
            raise Unknown(Message("error-no-passkey"))

    async def _new_challenge(self) -> bytes:
        challenge = secrets.token_bytes(32)
        until = now() + timedelta(minutes=CHALLENGE_MINUTES)
        kept = digest(challenge.hex())
        await self._store.write(lambda c: passkey_queries.add_challenge(c, kept, until))
        return challenge

    async def _used_challenge(self, credential: object) -> bytes:
        """Return the challenge that a credential says to have signed, which is used up."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            assert isinstance(credential, dict)
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(said).challenge
        except (AssertionError, KeyError, TypeError, ValueError, WebAuthnException) as error:
            raise BadRequest(Message("error-passkey")) from error
        kept = digest(challenge.hex())
        if not await self._store.write(lambda c: passkey_queries.use_challenge(c, kept)):
            raise BadRequest(Message("error-passkey-late", minutes=CHALLENGE_MINUTES))
        return challenge


def host_of(base: str) -> str:
    """Return the host name for which passkeys are made at an address; raises `Refused` where no browser allows them."""
    parts = urlsplit(base)
    if not allows_passkeys(parts):
        raise Refused(Message("error-passkey-host"))
    assert parts.hostname is not None
    return parts.hostname


def allows_passkeys(parts: SplitResult) -> bool:
    """Return whether browsers allow passkeys at an address: `localhost`, or a name with https."""
    host = parts.hostname or ""
    is_name = "." in host and not host.replace(".", "").isdigit() and ":" not in host
    return host == "localhost" or (parts.scheme == "https" and is_name)


def _as_json(text: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(text)
    return made
