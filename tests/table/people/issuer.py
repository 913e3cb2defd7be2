"""An issuer of OpenID Connect on this machine, which does as a test says."""

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from joserfc import jwk, jwt

CLIENT, SECRET = "kickabout", "a secret of the client"


class Issuer:
    """An issuer, its key, and what it will say."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = jwk.RSAKey.generate_key(2048, {"kid": "1", "use": "sig"}, private=True)
        self.signs_with: Any = self.key
        self.algorithm = "RS256"
        self.claims: dict[str, Any] = {}
        """What differs in the token; None leaves a claim out."""
        self.metadata: dict[str, Any] = {}
        """What differs in what it says of itself."""
        self.codes: dict[str, dict[str, str]] = {}
        self.asked: list[str] = []

    def agree(self, address: str, subject: str) -> str:
        """Have a person agree at the address to which a browser was sent; return where it is sent back to."""
        parts = urlsplit(address)
        assert f"{parts.scheme}://{parts.netloc}{parts.path}" == f"{self.address}/authorize"
        asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        assert asked["client_id"] == CLIENT
        assert "openid" in asked["scope"].split()
        code = f"code-{len(self.codes)}"
        self.codes[code] = {**asked, "sub": subject}
        return f"{asked['redirect_uri']}?code={code}&state={asked['state']}"

    def said(self) -> dict[str, Any]:
        return {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize",
            "token_endpoint": f"{self.address}/token",
            "jwks_uri": f"{self.address}/keys",
        } | self.metadata

    def exchange(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        """Return the tokens for a code, None if it is not for this client."""
        known = self.codes.pop(form.get("code", ""), None)
        basic = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if known is None or authorization != f"Basic {basic}":
            return None
        made = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(made).rstrip(b"=").decode()
        if challenge != known["code_challenge"] or form["redirect_uri"] != known["redirect_uri"]:
            return None
        claims = {
            "iss": self.address,
            "aud": CLIENT,
            "sub": known["sub"],
            "nonce": known["nonce"],
            "iat": int(time.time()),
            "exp": int(time.time()) + 300,
        } | self.claims
        kept = {name: value for name, value in claims.items() if value is not None}
        head = {"alg": self.algorithm, "kid": "1"}
        token = jwt.encode(head, kept, self.signs_with, algorithms=[self.algorithm])
        return {"access_token": "x", "token_type": "Bearer", "id_token": token}


@contextmanager
def running_issuer() -> Iterator[Issuer]:
    """Run an issuer while the block does."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            issuer.asked.append(self.path)
            if self.path == "/.well-known/openid-configuration":
                self._answer(issuer.said())
            elif self.path == "/keys":
                self._answer({"keys": [issuer.key.as_dict(private=False)]})
            else:
                self._answer(None)

        def do_POST(self) -> None:
            issuer.asked.append(self.path)
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {name: values[0] for name, values in parse_qs(body).items()}
            self._answer(issuer.exchange(form, self.headers.get("authorization", "")))

        def _answer(self, said: object) -> None:
            body = json.dumps(said or {"error": "invalid_grant"}).encode()
            self.send_response(200 if said else 400)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    issuer = Issuer(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield issuer
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
