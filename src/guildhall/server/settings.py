"""What an operator may set: by the command line or by environment variables."""

import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.games import GAMES, find

FEATURES = (
    *("ratings", "push", "webhooks", "following", "matching", "invitations", "presence"),
    *("tournaments", "moderation", "watching", "gallery", "progress"),
    *("profiles", "history", "previews", "rematch", "delay", "calls"),
)
"""What an operator may switch off besides games."""


@dataclass(frozen=True)
class Mail:
    """How to send mail; without a host none is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "guildhall@localhost"
    starttls: bool = True


@dataclass(frozen=True)
class Settings:
    """One server."""

    secret: str = field(repr=False)
    db: str = ""
    public_url: str = ""
    """The address people use, for links in mails and for passkeys; without it no mail is sent."""
    hosts: frozenset[str] = frozenset()
    """Names this server answers to, besides localhost, plain addresses and that of public_url."""
    bot_seconds: float = 1.0
    bot_processes: int = 2
    analysis_seconds: float = 0.25
    """The time for each decision of a finished game that is analysed."""
    guest_tables: int = 20
    account_tables: int = 60
    """Unfinished tables that one person may have set up, without and with an account."""
    rate_limits: bool = True
    disabled: frozenset[str] = frozenset()
    """Games that this operator does not offer."""
    without: frozenset[str] = frozenset()
    """Features that this operator does not offer."""
    digest_seconds: float = 900.0
    """Notices are collected so long before one mail goes out."""
    mail: Mail = Mail()
    secure_cookies: bool = False
    port: int = 0
    metrics_port: int = 0
    """A port for health and metrics alone; 0: they are at the public port."""
    addresses: tuple[str, ...] = ()
    """Its addresses in the local network, without the port; none when only this machine gets in."""

    def offered(self, name: str) -> Game:
        """A game that this operator offers; raises UnknownGame and game_off."""
        if name in self.disabled:
            raise GuildhallError("game_off", {"game": name})
        return find(name)

    def offered_games(self) -> list[Game]:
        """All games that this operator offers."""
        return [game for game in GAMES.values() if game.name not in self.disabled]

    def features(self) -> list[str]:
        """Features that this operator offers."""
        return [name for name in FEATURES if name not in self.without]

    def need(self, feature: str) -> None:
        """Raise GuildhallError feature_off unless a feature is offered."""
        if feature in self.without:
            raise GuildhallError("feature_off", {"feature": feature})

    def all_hosts(self) -> set[str]:
        """Every name that people may use for this server."""
        public = urlsplit(self.public_url).hostname
        own = socket.gethostname()
        return {*self.hosts, own, f"{own}.local", *([public] if public else [])}

    @property
    def sends_mail(self) -> bool:
        """Whether mails can go out: a link in them is never made of what a request says."""
        return bool(self.mail.host and self.public_url)


def switched_off(words: Iterable[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Games and features that an operator names, alone or with commas; raises unknown_feature."""
    names = {name for word in words for name in word.replace(",", " ").split()}
    unknown = sorted(names - GAMES.keys() - set(FEATURES))
    if unknown:
        known = ", ".join([*GAMES, *FEATURES])
        raise GuildhallError("unknown_feature", {"given": unknown[0], "known": known})
    return frozenset(names & GAMES.keys()), frozenset(names & set(FEATURES))


def mail_settings() -> Mail:
    """Mail settings from the environment: GUILDHALL_SMTP_HOST and the like."""
    env = os.environ
    return Mail(
        host=env.get("GUILDHALL_SMTP_HOST", ""),
        port=int(env.get("GUILDHALL_SMTP_PORT", "587")),
        user=env.get("GUILDHALL_SMTP_USER", ""),
        password=env.get("GUILDHALL_SMTP_PASSWORD", ""),
        sender=env.get("GUILDHALL_SMTP_SENDER", "guildhall@localhost"),
        starttls=env.get("GUILDHALL_SMTP_STARTTLS", "1") != "0",
    )
