"""A browser that has subscribed to push, as far as a push service and its messages know it."""

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from guildhall.server.people.push import unpadded

ENDPOINT = "https://push.example/send/abc"


class Browser:
    """The keys of a browser that subscribes."""

    def __init__(self) -> None:
        self.key = ec.derive_private_key(1302, ec.SECP256R1())
        self.auth = bytes(range(16))
        form = (Encoding.X962, PublicFormat.UncompressedPoint)
        self.point = self.key.public_key().public_bytes(*form)

    def body(self, endpoint: str = ENDPOINT) -> dict[str, str]:
        keys = {"p256dh": unpadded(self.point), "auth": unpadded(self.auth)}
        return {"endpoint": endpoint, **keys}

    def read(self, sealed: bytes) -> Any:
        """Decrypt a message as RFC 8291 says."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        assert size >= len(sealed) - 86
        theirs = sealed[21 : 21 + length]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + self.point + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed[21 + length :], None)
        assert plain.endswith(b"\x02"), "one record, the last"
        return json.loads(plain[:-1])
