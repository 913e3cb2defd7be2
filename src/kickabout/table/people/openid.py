"""OpenID Connect: an account is known to a provider that the operator has configured (Core 1.0, with PKCE).

Nothing is asked of any other host than those of the issuer, and of one in a private network only if the issuer itself is
there. What takes long to import is imported where it is used.
"""

import asyncio
import base64
import hashlib
import ipaddress
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlencode, urlsplit

from kickabout.table.errors import BadRequest, CannotStart, Refused, Unknown
from kickabout.table.people.accounts import People, SignedIn
from kickabout.table.play import Tables
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import Account, now, openid_queries
from kickabout.table.store.openid_queries import OpenIdState
from kickabout.text.messages import Message

if TYPE_CHECKING:
    import httpx

STATE_MINUTES = 10
"""How long somebody may stay at the provider."""
KNOWN_SECONDS = 600.0
"""For how long what the provider says of itself is not asked for again."""
ANSWER_SECONDS = 10.0
LEEWAY = 60
"""The seconds by which the clocks of the provider and this server may differ."""
MOST_SUBJECT = 255
ALGORITHMS = ("RS256", "PS256", "ES256", "ES384", "RS384", "RS512", "PS384", "PS512")
"""How a provider may sign: with a key that only it has."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Provider:
    """What an issuer says of itself."""

    authorization: str
    token: str
    keys: str
    """The addresses at which people agree, codes are exchanged, and its keys are."""


class OpenId:
    """The provider at which the people of a server can sign in."""

    def __init__(self, tables: Tables, people: People) -> None:
        check(tables.settings)
        self._store, self._people, self._keys = tables.store, people, tables.keys
        self._settings = tables.settings
        self._known: tuple[float, Provider] | None = None

    @property
    def host(self) -> str | None:
        """The host of the issuer, by which people know it; None if none is configured."""
        issuer = self._settings.oidc_issuer
        return None if issuer is None else urlsplit(issuer).hostname

    async def subject_of(self, account: Account) -> str | None:
        """Return what the issuer calls an account, None if it does not know it."""
        issuer = self._settings.oidc_issuer or ""
        return await self._store.read(lambda c: openid_queries.subject_of(c, issuer, account.id))

    async def unbind(self, account: Account) -> None:
        """Have an account be known to no issuer any more; raises `Unsaved`."""
        await self._store.write(lambda c: openid_queries.unbind(c, account.id))

    async def begin(self, browser: str, account: Account | None, back: str) -> str:
        """Return the address at the provider to which a browser is sent, to be sent `back`; it signs in, or makes an
        account known to the provider.

        Raises `Unknown` if none is configured, `Refused` if it cannot be reached, or `Unsaved`.
        """
        self._issuer()
        provider = await self._provider()
        state = secrets.token_urlsafe(24)
        until = now() + timedelta(minutes=STATE_MINUTES)
        own = None if account is None else account.id
        kept = OpenIdState(digest(state), digest(browser), own, back, until)
        await self._store.write(lambda c: openid_queries.add_state(c, kept))
        challenge = hashlib.sha256(self._verifier(state).encode()).digest()
        asked = {
            "response_type": "code",
            "client_id": self._settings.oidc_client_id,
            "redirect_uri": back,
            "scope": "openid",
            "state": state,
            "nonce": self._nonce(state),
            "code_challenge": base64.urlsafe_b64encode(challenge).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        joint = "&" if urlsplit(provider.authorization).query else "?"
        return f"{provider.authorization}{joint}{urlencode(asked)}"

    async def end(self, browser: str | None, state: str, code: str, device: str) -> SignedIn | None:
        """Take a browser back from the provider, which says by a code who it is: sign it in, or make its account known to
        the provider and return None.

        Raises `BadRequest` if it was not sent, or what the provider says is not right, `Unknown` if the provider knows
        no account by that, `Refused` if it knows another one or cannot be reached, or `Unsaved`.
        """
        issuer, who = self._issuer(), digest(browser or "")
        known = await self._store.write(lambda c: openid_queries.use_state(c, digest(state), who))
        if known is None or not code:
            raise BadRequest(Message("error-openid-late", minutes=STATE_MINUTES))
        subject = await self._subject(state, code, known.back)
        if known.account is not None:
            own = known.account
            if not await self._store.write(lambda c: openid_queries.bind(c, issuer, subject, own)):
                raise Refused(Message("error-openid-taken"))
            return None
        account = await self._store.read(lambda c: openid_queries.account_by(c, issuer, subject))
        if account is None:
            raise Unknown(Message("error-openid-unknown", host=self.host or ""))
        return await self._people.sign_in(account, browser, device)

    # --- asking the provider -----------------------------------------------------------------------

    def _issuer(self) -> str:
        if self._settings.oidc_issuer is None:
            raise Unknown(Message("error-no-openid"))
        return self._settings.oidc_issuer

    # Neither is stored: who has the database cannot make use of a code that is on its way.
    def _verifier(self, state: str) -> str:
        return self._keys.current.pseudonym(f"openid verifier {state}")

    def _nonce(self, state: str) -> str:
        return self._keys.current.pseudonym(f"openid nonce {state}")

    async def _provider(self) -> Provider:
        """Return what the issuer says of itself; raises `Refused` if it cannot be asked, or says it of another."""
        moment = asyncio.get_running_loop().time()
        if self._known is not None and moment - self._known[0] < KNOWN_SECONDS:
            return self._known[1]
        issuer = self._issuer()
        said = await self._asked("GET", f"{issuer.rstrip('/')}/.well-known/openid-configuration")
        names = ("authorization_endpoint", "token_endpoint", "jwks_uri")
        addresses = [said.get(name) for name in names]
        if said.get("issuer") != issuer or not all(_is_address(one, issuer) for one in addresses):
            raise Refused(Message("error-openid-provider"))
        provider = Provider(*map(str, addresses))
        self._known = moment, provider
        return provider

    async def _subject(self, state: str, code: str, back: str) -> str:
        """Return what the provider calls the person to whom it has given a code; raises `BadRequest` if that is not right."""
        from joserfc import jwk, jwt
        from joserfc.errors import JoseError

        provider, settings = await self._provider(), self._settings
        client, secret = settings.oidc_client_id or "", settings.oidc_client_secret
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": back,
            "client_id": client,
            "code_verifier": self._verifier(state),
        }
        answer = await self._asked(
            "POST", provider.token, data=form, auth=None if secret is None else (client, secret)
        )
        keys = await self._asked("GET", provider.keys)
        try:
            known = jwk.KeySet.import_key_set(cast("jwk.KeySetSerialization", keys))
            token = jwt.decode(str(answer.get("id_token")), known, algorithms=list(ALGORITHMS))
            jwt.JWTClaimsRegistry(
                leeway=LEEWAY,
                iss={"essential": True, "value": self._issuer()},
                aud={"essential": True, "value": client},
                nonce={"essential": True, "value": self._nonce(state)},
                exp={"essential": True},
                iat={"essential": True},
                sub={"essential": True},
            ).validate(token.claims)
        except (JoseError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRequest(Message("error-openid-token")) from error
        subject, party = token.claims["sub"], token.claims.get("azp", client)
        is_text = isinstance(subject, str) and 0 < len(subject) <= MOST_SUBJECT
        if not is_text or party != client or "\0" in subject:
            raise BadRequest(Message("error-openid-token"))
        return str(subject)

    async def _asked(self, method: str, address: str, **given: Any) -> dict[str, Any]:
        """Return what the provider answers at an address, as JSON; raises `Refused` if it does not."""
        import httpx

        try:
            async with outgoing(self._issuer()) as client:
                answer = await client.request(method, address, **given)
                said = answer.raise_for_status().json()
        except (httpx.HTTPError, ValueError) as error:
            raise Refused(Message("error-openid-provider")) from error
        if not isinstance(said, dict):
            raise Refused(Message("error-openid-provider"))
        return said


def outgoing(issuer: str) -> "httpx.AsyncClient":
    """Return a client that reaches public addresses, and the host of the issuer wherever that is.

    An address is looked up once, and what was checked is what it connects to.
    """
    import httpx

    own = urlsplit(issuer).hostname

    class Checked(httpx.AsyncHTTPTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            host, port = request.url.host, request.url.port
            loop = asyncio.get_running_loop()
            try:
                entries = await loop.getaddrinfo(host, port or 443, type=1)
            except OSError as error:
                raise httpx.ConnectError(str(error), request=request) from error
            addresses = [entry[4][0] for entry in entries]
            if host != own and not all(map(_is_public, addresses)):
                raise httpx.ConnectError("a private address", request=request)
            request.url = request.url.copy_with(host=str(addresses[0]))
            request.extensions = {**request.extensions, "sni_hostname": host}
            return await super().handle_async_request(request)

    return httpx.AsyncClient(
        transport=Checked(), timeout=ANSWER_SECONDS, follow_redirects=False, trust_env=False
    )


def _is_public(address: object) -> bool:
    return ipaddress.ip_address(str(address).partition("%")[0]).is_global


def _is_address(address: object, issuer: str) -> bool:
    """Return whether an issuer may have an address among its own: with https, or at its own host as it is itself."""
    if not isinstance(address, str):
        return False
    parts, own = urlsplit(address), urlsplit(issuer)
    return parts.scheme == "https" or (parts.scheme, parts.hostname) == (own.scheme, own.hostname)


def is_issuer(text: str) -> bool:
    """Return whether a text is the address of an issuer: with https, or of this machine."""
    try:
        parts = urlsplit(text)
        host = parts.hostname
    except ValueError:
        return False
    plain = not (parts.query or parts.fragment or parts.username)
    return (
        bool(host)
        and plain
        and (parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK))
    )


def check(settings: Settings) -> None:
    """Raise `CannotStart` if an issuer is configured without a client id, or the other way round."""
    if (settings.oidc_issuer is None) != (settings.oidc_client_id is None):
        raise CannotStart(Message("error-openid-settings"))
