"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Written with `cryptography`, which passkeys need anyway: libraries for this bring HTTP clients that
follow redirects and look up names once more, which would undo the checks of `webhooks.py`.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from guildhall.core.errors import GuildhallError

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys there are on the curve."""
KEY_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096
"""The size that a record is said to have; ours is one short record."""
LAST = b"\x02"
"""Ends the last record."""
JWT_SECONDS = 12 * 3600.0
"""So long a push service may take our word; the standard allows a day."""
TTL_SECONDS = 24 * 3600
"""So long a push service keeps what a browser that is off has not fetched."""


def unpadded(raw: bytes) -> str:
    """Base64 for addresses, without its padding."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def read_key(text: str, size: int) -> bytes:
    """A key of a subscription; raises GuildhallError bad_subscription."""
    try:
        raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise GuildhallError("bad_subscription", {}) from None
    if len(raw) != size:
        raise GuildhallError("bad_subscription", {})
    return raw


def read_public(raw: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; raises GuildhallError bad_subscription."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError:
        raise GuildhallError("bad_subscription", {}) from None


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)


def encrypted(
    body: bytes, p256dh: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message as the browser with these keys can read it, in one record of aes128gcm."""
    key, salt = own or ec.generate_private_key(CURVE), os.urandom(SALT_BYTES)
    shared = key.exchange(ec.ECDH(), read_public(p256dh))
    point = _point(key)
    secret = _derived(shared, auth, b"WebPush: info\x00" + p256dh + point, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(point)]) + point
    return head + cipher.encrypt(nonce, body + LAST, None)


class PushKey:
    """The key that signs for this server: made of its secret, so kept and backed up with it."""

    def __init__(self, secret: str) -> None:
        made = _derived(secret.encode(), b"", b"guildhall push key", 48)
        self.key = ec.derive_private_key(1 + int.from_bytes(made) % (ORDER - 1), CURVE)
        self.public = unpadded(_point(self.key))
        """What browsers subscribe with."""

    def authorization(self, endpoint: str, now: float, contact: str) -> str:
        """The header by which a push service knows whose message this is."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now + JWT_SECONDS),
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(unpadded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = unpadded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={said}.{signature}, k={self.public}"
