"""Clients written with plain sockets, so that they can do what no library would: send rubbish, stop
in the middle, not read."""

import base64
import socket
import struct


class Client:
    """A socket that is read to the end of a reply or of a frame."""

    def __init__(self, port, timeout=10, receive_buffer=None, address=None):
        self.socket = socket.socket()
        if address:  # another one of the loopback
            self.socket.bind((address, 0))
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(timeout)
        self.socket.connect(("127.0.0.1", port))
        self.left = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else data.encode())

    def more(self):
        data = self.socket.recv(65536)
        self.left += data
        return data != b""

    def take(self, n):
        while len(self.left) < n:
            if not self.more():
                raise EOFError
        taken, self.left = self.left[:n], self.left[n:]
        return taken

    def reply(self, head_only=False):
        """Status, headers, body of the next reply."""
        while b"\r\n\r\n" not in self.left:
            if not self.more():
                raise EOFError
        head, self.left = self.left.split(b"\r\n\r\n", 1)
        lines = head.decode().split("\r\n")
        headers = {k.lower(): v.strip() for k, v in (line.split(":", 1) for line in lines[1:])}
        n = 0 if head_only else int(headers.get("content-length", 0))
        return int(lines[0].split()[1]), headers, self.take(n)

    def get(self, path, *headers, method="GET", body=b""):
        self.send(request(path, *headers, method=method, body=body))
        return self.reply(head_only=method == "HEAD")

    def is_closed(self):
        """Whether the other side closes, having said nothing more."""
        try:
            return self.left == b"" and not self.more()
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False


def request(path, *headers, method="GET", body=b""):
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class WebSocket(Client):
    key = base64.b64encode(b"0123456789abcdef").decode()

    def __init__(self, port, *headers, path="/ws", **options):
        super().__init__(port, **options)
        self.send(self.upgrade(path, *headers))
        self.status, self.headers, self.body = self.reply()

    def upgrade(self, path, *headers):
        own = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": self.key,
               "Sec-WebSocket-Version": "13"}
        for header in headers:  # replaces one of ours, or is a further one
            own.pop(header.split(":")[0], None)
        return request(path, *(f"{k}: {v}" for k, v in own.items()), *headers)

    def frame(self, opcode, payload=b"", fin=True, masked=True, bits=0):
        payload = payload.encode() if isinstance(payload, str) else payload
        n, mask = len(payload), b"\x11\x22\x33\x44"
        head = bytes([(0x80 if fin else 0) | bits | opcode])
        flag = 0x80 if masked else 0
        if n < 126:
            head += bytes([flag | n])
        elif n < 65536:
            head += bytes([flag | 126]) + struct.pack(">H", n)
        else:
            head += bytes([flag | 127]) + struct.pack(">Q", n)
        if masked:
            payload = bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
        return head + (mask if masked else b"") + payload

    def say(self, *arguments, **options):
        self.send(self.frame(*arguments, **options))

    def hear(self):
        """Opcode and payload of the next frame; those of a server are whole and not masked.  What is not
        there in time is not taken."""
        taken = b""

        def take(n):
            nonlocal taken
            taken += (part := self.take(n))
            return part

        try:
            first, second = take(2)
            n = second & 0x7F
            if n == 126:
                n = struct.unpack(">H", take(2))[0]
            elif n == 127:
                n = struct.unpack(">Q", take(8))[0]
            return first & 0x0F, take(n)
        except TimeoutError:
            self.left = taken + self.left
            raise

    def close_code(self):
        """The code it is closed with, if nothing else comes before and the socket ends after."""
        opcode, payload = self.hear()
        if opcode != CLOSE:
            return opcode, payload
        code = struct.unpack(">H", payload[:2])[0] if payload else None
        return code if self.is_closed() else "stays open"
