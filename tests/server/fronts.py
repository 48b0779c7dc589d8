#!/usr/bin/env python3
"""The proxies of conf/ in front of a real server: python3 tests/server/fronts.py TIDETABLE

Each configuration is used as it is, but for ports, certificate and paths."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

from client import TEXT, Client, WebSocket
from ops import Server, ask, new_table, ok
import ops


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Encrypted:
    """Wraps the socket of a client, which then speaks as before."""

    def send(self, data):
        if not isinstance(self.socket, ssl.SSLSocket):
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            self.socket = context.wrap_socket(self.socket, server_hostname="games.example")
        super().send(data)


class SecureClient(Encrypted, Client):
    pass


class SecureWebSocket(Encrypted, WebSocket):
    pass


def certificate(folder):
    key, cert, both = (os.path.join(folder, x) for x in ("key.pem", "cert.pem", "both.pem"))
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert,
                    "-days", "2", "-subj", "/CN=games.example"], check=True, capture_output=True)
    with open(both, "w", encoding="utf-8") as out:
        for part in (cert, key):
            with open(part, encoding="utf-8") as f:
                out.write(f.read())
    return key, cert, both


def nginx(folder, text, ports, pems):
    text = text.replace("/etc/letsencrypt/live/games.example/fullchain.pem", pems[1])
    text = text.replace("/etc/letsencrypt/live/games.example/privkey.pem", pems[0])
    text = re.sub(r"\n *listen \[::\].*", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports[0]};")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{ports[1]} ssl")
    temporary = "".join(f"{x}_temp_path {folder}/{x};\n" for x in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{text}}}\n"
    return whole, ["nginx", "-p", folder, "-e", "stderr", "-g", "daemon off;", "-c"], ["-t"]


def haproxy(_, text, ports, pems):
    text = text.replace("bind :80", f"bind 127.0.0.1:{ports[0]}").replace("bind :443", f"bind 127.0.0.1:{ports[1]}")
    return text.replace("/etc/haproxy/games.example.pem", pems[2]), ["haproxy", "-f"], ["-c"]


def wait_for(port):
    end = time.time() + 10
    while time.time() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return True
        except OSError:
            time.sleep(0.05)
    return False


def test_front(name, port, server, table):
    with SecureClient(port) as c:
        status, headers, _ = c.get("/", "Accept-Encoding: gzip")
        ok(status == 200 and "max-age" in headers.get("strict-transport-security", "") and
           "wasm-unsafe-eval" in headers["content-security-policy"], f"{name}: pages come through", (status, headers))
        hidden = {path: c.get(path) for path in ("/metrics", "/node/metrics", "/node/api/tables")}
        ok(all(status == 404 and b"no-such-page" not in body for status, _, body in hidden.values()),
           f"{name}: figures do not, nor what nodes ask each other", hidden)
        ok(c.get("/readyz")[0] == 200, f"{name}: readiness does")
    with SecureWebSocket(port, "Origin: https://localhost") as w:
        w.say(TEXT, json.dumps({"type": "watch", "table": table}))
        ok(w.status == 101 and json.loads(w.hear()[1])["table"] == table, f"{name}: WebSockets do", w.status)
    with SecureWebSocket(port, "Origin: https://other.example") as w:
        ok(w.status == 403, f"{name}: not those of another page", w.status)
    # Whoever claims to be somebody else with every request is still one address, with its limit.
    before = server.figures()["tidetable_rate_limited_total"]
    answers = []
    for i in range(10):
        with SecureClient(port) as c:
            answers += [c.get("/healthz", f"X-Forwarded-For: 10.0.0.{i}")[0] for _ in range(40)]
    ok(429 in answers and server.figures()["tidetable_rate_limited_total"] > before,
       f"{name}: nobody can claim to be somebody else", answers[-5:])


def test_proxy(name, source, make, folder, server, table):
    ports = (free_port(), free_port())
    with open(source, encoding="utf-8") as f:
        text, command, check = make(folder, f.read(), ports, certificate(folder))
    path = os.path.join(folder, "front.conf")
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace("127.0.0.1:7777", f"127.0.0.1:{server.port}"))
    said = subprocess.run([*command, path, *check], capture_output=True, text=True)
    ok(said.returncode == 0, f"{name}: {source} is well-formed", said.stderr)
    process = subprocess.Popen([*command, path], stderr=subprocess.DEVNULL)
    try:
        if wait_for(ports[1]):
            with Client(ports[0]) as c:
                status, headers, _ = c.get("/x", "Connection: close")
                ok(status == 301 and headers["location"].startswith("https://"), f"{name}: all is encrypted", status)
            test_front(name, ports[1], server, table)
        else:
            ok(False, f"{name}: listens")
    finally:
        process.terminate()
        process.wait(10)


def test_unit():
    """The service, with a program that is there in the place of the one that will be."""
    with tempfile.TemporaryDirectory() as folder, open("conf/tidetable.service", encoding="utf-8") as f:
        path = os.path.join(folder, "tidetable.service")
        with open(path, "w", encoding="utf-8") as out:
            out.write(f.read().replace("/usr/local/bin/tidetable", "/bin/true"))
        said = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True)
        ok(said.returncode == 0 and said.stderr == "", "systemd: the service is well-formed", said.stderr)


def main():
    os.environ["PATH"] += ":/usr/sbin:build/nginx/usr/sbin"  # where Debian and tools/deps.sh have them
    if shutil.which("systemd-analyze"):
        test_unit()
    code, out, err = ops.run("serve", "--config", "conf/tidetable.conf", "--store", "/tmp/x.db", "--port", "0", "--check-config")
    ok(code == 0, "conf/tidetable.conf can be used", (out, err))
    with tempfile.TemporaryDirectory() as folder, Server("--store", os.path.join(folder, "s.db"), "--behind-proxy") as server:
        table = new_table(server, "abyss", 2)
        for name, source, make in [("nginx", "conf/tls-nginx.conf", nginx), ("haproxy", "conf/tls-haproxy.cfg", haproxy)]:
            if not shutil.which(name):
                print(f"fronts: {name} is not there: {source} is not tried", flush=True)
                continue
            own = os.path.join(folder, name)
            os.makedirs(own)
            test_proxy(name, source, make, own, server, table)
            time.sleep(4)  # until the address may ask again
        ok(server.stop() == 0 and server.lines == [], "fronts: nothing was wrong", server.lines)
    return ops.failed != 0


if __name__ == "__main__":
    sys.exit(main())
