"""A mail server on this machine, which keeps what it is given (RFC 5321, as much as is needed)."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class MailServer:
    """What has come to a mail server, which refuses as a test says."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.refusals = 0
        """How many mails it refuses next."""
        self.mails: list[EmailMessage] = []
        self.arrived = threading.Condition()

    def wait(self, number: int) -> list[EmailMessage]:
        """Return the mails once there are so many."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.mails) >= number, 30)
        return self.mails


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Run a mail server while the block does."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                verb = line[:4].upper()
                if verb == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                if verb == b"RCPT" and server.refusals:
                    server.refusals -= 1
                    self.wfile.write(b"451 later\r\n")
                    continue
                if verb != b"DATA":
                    self.wfile.write(b"250 fine\r\n")
                    continue
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (text := self.rfile.readline()) != b".\r\n":
                    lines.append(text.removeprefix(b"."))
                mail = message_from_bytes(b"".join(lines), policy=default)
                with server.arrived:
                    server.mails.append(mail)
                    server.arrived.notify_all()
                self.wfile.write(b"250 taken\r\n")

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    listening = Server(("127.0.0.1", 0), Handler)
    server = MailServer(listening.server_address[1])
    thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        listening.shutdown()
        thread.join()
        listening.server_close()


def link_in(mail: EmailMessage, path: str) -> str:
    """Return the path in a mail that begins with another one."""
    text: str = mail.get_content()
    return path + text.partition(path)[2].split()[0]
