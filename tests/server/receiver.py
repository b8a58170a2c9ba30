"""Servers that webhooks go to: one that answers over TLS, one that never comes to an end."""

import asyncio
import datetime
import ipaddress
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import chain, repeat
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

LOOPBACK = "127.0.0.1"
HELLO = b"\x16\x03\x03\x40\x00\x02"
"""The beginning of a long first message of TLS."""
DRIP_SECONDS = 0.02


def certificate(folder: Path) -> Path:
    """Key and certificate of 127.0.0.1, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "receiver")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(LOOPBACK))]),
            critical=False,
        )
        .sign(key, hashes.SHA256())
    )
    file = folder / "receiver.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def receiving(handle: Handler, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Listen on a free port, which is given; in the end everybody is hung up on."""
    tasks: set[asyncio.Task[None]] = set()

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await handle(reader, writer)
        finally:
            writer.transport.abort()

    async with await asyncio.start_server(come, LOOPBACK, 0, ssl=context) as server:
        yield server.sockets[0].getsockname()[1]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks)


@asynccontextmanager
async def answering(answer: bytes, file: Path) -> AsyncIterator[tuple[int, list[bytes]]]:
    """Answer every request the same; gives the port and what was asked."""
    asked: list[bytes] = []

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        asked.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        if not answer:
            return
        await reader.read()

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    async with receiving(answered, context) as port:
        yield port, asked


@asynccontextmanager
async def dripping() -> AsyncIterator[tuple[int, list[int]]]:
    """Say a byte now and then, for ever; gives the port and the count of those who came."""
    came = [0]

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came[0] += 1
        for byte in chain(HELLO, repeat(0)):
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(DRIP_SECONDS)

    async with receiving(drip) as port:
        yield port, came
