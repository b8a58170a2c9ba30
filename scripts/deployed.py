"""Verify the units of deploy/, start nginx and Caddy with its files, and play through them.

    python scripts/deployed.py

Needs systemd-analyze, nginx, caddy and openssl; one that is missing fails its step. All steps run.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import websockets

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
GUILDHALL = Path(sys.executable).with_name("guildhall")
NAME = "localhost"
PLAYER = "127.0.0.2"
"""Where the player comes from, so that the log tells whether the proxy's word was taken."""


class Failed(Exception):
    """A sample that does not do what it promises."""


def units_verify(folder: Path) -> None:
    """The units are sound, with a program that is there."""
    place = folder / "units"
    place.mkdir()
    for file in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = file.read_text().replace("/opt/guildhall/bin/guildhall", str(GUILDHALL))
        (place / file.name).write_text(text)
    units = [str(file) for file in sorted(place.iterdir())]
    command = [shutil.which("systemd-analyze") or "systemd-analyze", "verify", "--man=no"]
    done = subprocess.run(
        [*command, *units],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if "guildhall" in line]
    if done.returncode or ours:
        raise Failed("\n".join(ours) or done.stderr)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], log: Path, **env: str) -> Iterator[None]:
    """A program that is ended with all it started."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={**os.environ, **env}, process_group=0
        )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


@contextmanager
def server(folder: Path, outside: int) -> Iterator[int]:
    """A server that is reached through a proxy at a port; gives its own port."""
    port, data = free_port(), folder / f"data-{outside}"
    config = folder / f"guildhall-{outside}.toml"
    sample = (DEPLOY / "guildhall.toml").read_text()
    for old, new in {
        "8302": str(port),
        "9302": "0",
        "https://play.example.org": f"https://{NAME}:{outside}",
    }.items():
        sample = sample.replace(old, new)
    config.write_text(sample)
    config.chmod(0o600)
    command = [str(GUILDHALL), "serve", "--config", str(config)]
    with running(command, folder / f"server-{outside}.log", GUILDHALL_DATA=str(data)):
        yield port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    files = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-days", "2", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}"),
            *("-out", str(files[0]), "-keyout", str(files[1])),
        ],
        check=True,
        capture_output=True,
    )
    return files


def nginx_plays(folder: Path) -> None:
    """Play through nginx with its sample."""
    cert, key = certificate(folder)
    outside, plain = free_port(), free_port()
    with server(folder, outside) as inside:
        text = (DEPLOY / "nginx.conf").read_text()
        live = "/etc/letsencrypt/live/play.example.org"
        text = text.replace(f"{live}/fullchain.pem", str(cert))
        text = text.replace(f"{live}/privkey.pem", str(key)).replace("play.example.org", NAME)
        text = text.replace("listen 443 ", f"listen {outside} ").replace(
            "listen 80;", f"listen {plain};"
        )
        text = text.replace(":8302", f":{inside}")
        own = folder / "nginx.conf"
        paths = "".join(
            f"{each}_temp_path {folder}/{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        own.write_text(
            f"daemon off;\npid {folder}/nginx.pid;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}{text}}}\n"
        )
        if not shutil.which("nginx"):
            raise Failed("nginx is not installed")
        with running(["nginx", "-c", str(own), "-e", "stderr"], folder / "nginx.log"):
            asyncio.run(play(outside, cert))
    tells_the_player(folder / f"server-{outside}.log")


def caddy_plays(folder: Path) -> None:
    """Play through Caddy with its sample; it gets our certificate instead of a public one."""
    cert, key = certificate(folder)
    outside = free_port()
    with server(folder, outside) as inside:
        text = (DEPLOY / "Caddyfile").read_text().replace(":8302", f":{inside}")
        text = text.replace("play.example.org {", f"{NAME}:{outside} {{\n\ttls {cert} {key}")
        own = folder / "Caddyfile"
        own.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
        if not shutil.which("caddy"):
            raise Failed("caddy is not installed")
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(own)]
        with running(command, folder / "caddy.log", HOME=str(folder)):
            asyncio.run(play(outside, cert))
    tells_the_player(folder / f"server-{outside}.log")


async def play(port: int, cert: Path) -> None:
    """Open the page, create a table, and make one move with what the WebSocket offers."""
    trust = ssl.create_default_context(cafile=str(cert))
    url = f"https://{NAME}:{port}"
    transport = httpx.AsyncHTTPTransport(verify=trust, local_address=PLAYER)
    headers = {"origin": url}
    client = httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=60)
    async with client as http:
        page = await patient(http)
        if "<html" not in page.text or "strict-transport-security" not in page.headers:
            raise Failed(f"first page: {page.status_code} {dict(page.headers)}")
        me = (await http.post("/api/me", json={"name": "Guest"})).raise_for_status()
        if "secure" not in me.headers["set-cookie"].lower():
            raise Failed("the cookie may go over plain HTTP")
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]
        asked = {"game": "guildes", "seats": chairs}
        table = (await http.post("/api/tables", json=asked)).raise_for_status().json()["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        live = f"wss://{NAME}:{port}/api/tables/{table}/live"
        more = {"cookie": cookies, "origin": url}
        async with websockets.connect(
            live, additional_headers=more, ssl=trust, max_size=None
        ) as ws:
            await one_move(http, ws, table)


async def patient(http: httpx.AsyncClient) -> httpx.Response:
    """The first page, as soon as proxy and server are up."""
    for _ in range(600):
        try:
            answer = await http.get("/")
            if answer.status_code not in (502, 503):
                return answer
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.1)
    raise Failed("no answer")


async def one_move(http: httpx.AsyncClient, ws: websockets.ClientConnection, table: str) -> None:
    """Take the first move that is offered, and wait until the table has gone on."""
    asked = None
    async for message in ws:
        page = json.loads(message).get("page")
        offers = page and page["offers"]
        if asked is None and offers:
            asked = offers["answers"]
            move = {"move": offers["moves"][0]["move"], "answers": asked}
            (await http.post(f"/api/tables/{table}/move", json=move)).raise_for_status()
        elif page and asked is not None and page["inputs"] > asked:
            return


def tells_the_player(log: Path) -> None:
    """The server's log has the address of the player, not of the proxy."""
    seen = set(re.findall(r'"route":"/api/me".*?"client":"([^"]*)"', log.read_text()))
    if seen != {PLAYER}:
        raise Failed(f"requests seem to come from {seen or 'nowhere'}")


def main() -> int:
    """Try all samples."""
    failed = []
    for step in (units_verify, nginx_plays, caddy_plays):
        begun = time.monotonic()
        with TemporaryDirectory(prefix="guildhall-deployed-") as folder:
            try:
                step(Path(folder))
                verdict = "ok"
            except (Failed, OSError, httpx.HTTPError, subprocess.CalledProcessError) as problem:
                verdict = f"FAILED: {problem!r}"
                failed.append(step.__name__)
                for log in Path(folder).glob("*.log"):
                    print(f"--- {log.name}", log.read_text()[-1500:], sep="\n")
        print(f"{step.__name__:<16} {time.monotonic() - begun:5.0f} s  {verdict}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
