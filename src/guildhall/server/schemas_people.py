"""What requests of people about themselves may carry: account, settings, where to call them."""

from typing import Annotated, Literal

import msgspec

from guildhall.server.schemas import Strict


class Guest(Strict):
    """The name of a guest."""

    name: str


class Account(Strict):
    """A login and a password."""

    login: str
    password: str


class NewPassword(Account):
    """A login, a password, and the old password where there is one."""

    old: str = ""


class Departure(Strict):
    """Confirms that an account is to be deleted: its password, or the name of who has none."""

    password: str = ""
    name: str = ""


_Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class Quiet(Strict):
    """Minutes of the day between which one is told nothing; none when they are the same."""

    begin: _Minute
    end: _Minute
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class SettingsChange(Strict):
    """Settings to change; what is left out stays."""

    name: str | None = None
    mail: str | None = None
    webhook: str | None = None
    notify_mail: bool | None = None
    notify_webhook: bool | None = None
    webhook_format: Literal["plain", "discord", "slack", "matrix"] | None = None
    notify_turn: bool | None = None
    notify_clock: bool | None = None
    notify_invitation: bool | None = None
    notify_talk: bool | None = None
    notify_tournament: bool | None = None
    quiet: Quiet | None = None
    language: str | None = None
    profile: Literal["house", "nobody"] | None = None
    """Who may see one's page: everybody who has come in, or nobody else."""
    presence: Literal["house", "nobody"] | None = None
    """Who may see that one is here."""


class PushEndpoint(Strict):
    """The address of a browser at its push service."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]


class PushSubscription(PushEndpoint):
    """The same, and the keys of the browser in base64."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]
