"""WebAuthn: what browsers are asked for, and whether what they answer is right.

Loaded when somebody first uses a passkey: its library takes as long to load as half the server.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
)

from guildhall.core.errors import GuildhallError
from guildhall.store import Passkey, User

DISCOVERABLE = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
"""Nobody names an account when signing in: the device must find the key by itself."""

Credential = dict[str, Any]
"""What a browser's authenticator answered."""


@dataclass(frozen=True)
class RelyingParty:
    """This site as browsers know it."""

    origin: str

    @property
    def id(self) -> str:
        """The host, without scheme and port."""
        return self.origin.split("://", 1)[-1].rsplit(":", 1)[0]

    def new_key_options(
        self, user: User, known: Iterable[Passkey]
    ) -> PublicKeyCredentialCreationOptions:
        """What a browser needs to make a key; none twice on one device."""
        return generate_registration_options(
            rp_id=self.id,
            rp_name="Guildhall",
            user_id=user.id.encode(),
            user_name=user.name,
            authenticator_selection=DISCOVERABLE,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=key.credential_id) for key in known
            ],
        )

    def sign_in_options(self) -> PublicKeyCredentialRequestOptions:
        """What a browser needs to sign in."""
        return generate_authentication_options(rp_id=self.id)

    def new_key(
        self, credential: Credential, challenge: bytes, user: User, name: str, now: float
    ) -> Passkey:
        """The key that a browser has made; raises GuildhallError wrong_passkey."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
            )
        except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
            raise GuildhallError("wrong_passkey", {}) from None
        key, count = found.credential_public_key, found.sign_count
        return Passkey(found.credential_id, user.id, key, count, name, now)

    def new_sign_count(self, credential: Credential, challenge: bytes, key: Passkey) -> int:
        """How often a key has signed, if it signed the challenge; raises wrong_passkey."""
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
            )
        except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
            raise GuildhallError("wrong_passkey", {}) from None
        return found.new_sign_count

    @staticmethod
    def plain(
        options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
    ) -> dict[str, Any]:
        """Options as JSON data."""
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made
