"""A push service on this machine, and a browser that reads what it delivers, by RFC 8291 from the other side."""

import base64
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def encoded(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _mac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


class PushedBrowser:
    """A browser with keys of its own."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or secrets.token_bytes(16)
        self.public_key, self.auth = encoded(point_of(self._key)), encoded(self._auth)

    def read(self, body: bytes) -> bytes:
        """Return the message that a body has for this browser; raises `InvalidTag` if it has none."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + point_of(self._key) + theirs
        agreed = _mac(_mac(self._auth, shared), info + b"\x01")
        secret = _mac(salt, agreed)
        key = _mac(secret, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _mac(secret, b"Content-Encoding: nonce\0\x01")[:12]
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


class PushService:
    """What has come to a push service, which answers as a test says."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.statuses: list[int] = []
        """What it answers next; 201 once there is nothing more."""
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.arrived = threading.Condition()

    def said(self, browser: PushedBrowser) -> list[dict[str, Any]]:
        """Return the messages that have come, as a browser reads them."""
        return [json.loads(browser.read(body)) for _, body in self.got]


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service while the block does."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with service.arrived:
                service.got.append((headers | {"path": self.path}, body))
                status = service.statuses.pop(0) if service.statuses else 201
                service.arrived.notify_all()
            self.send_response(status)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
