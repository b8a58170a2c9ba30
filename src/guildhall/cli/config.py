"""Settings of a server in one TOML file; flags and environment variables win over it."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import UNSET
from msgspec import UnsetType as Unset

from guildhall.core.errors import GuildhallError

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class MailFile(msgspec.Struct, forbid_unknown_fields=True):
    """Table `mail` of the file; what is not there is left to the defaults."""

    host: str | Unset = UNSET
    port: Port | Unset = UNSET
    user: str | Unset = UNSET
    password: str | Unset = UNSET
    sender: str | Unset = UNSET
    starttls: bool | Unset = UNSET


class ConfigFile(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that may stand in the file: the flags of `guildhall serve`, folder and mail."""

    host: str | Unset = UNSET
    port: Port | Unset = UNSET
    db: str | Unset = UNSET
    data: str | Unset = UNSET
    workers: Positive | Unset = UNSET
    public_url: str | Unset = UNSET
    allow_host: list[str] | Unset = UNSET
    bot_seconds: float | Unset = UNSET
    guest_tables: Positive | Unset = UNSET
    account_tables: Positive | Unset = UNSET
    without: list[str] | Unset = UNSET
    metrics_port: Port | Unset = UNSET
    metrics_host: str | Unset = UNSET
    rate_limits: bool | Unset = UNSET
    proxies: list[str] | Unset = UNSET
    mail: MailFile | Unset = UNSET


def read_config(file: Path) -> dict[str, Any]:
    """Settings that a file names; raises GuildhallError config_unreadable, _unknown and _wrong."""
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise GuildhallError("config_unreadable", {"file": str(file), "problem": problem}) from None
    mail = given.get("mail")
    unknown = [*_strange(ConfigFile, given)]
    unknown += [f"mail.{key}" for key in _strange(MailFile, mail if isinstance(mail, dict) else {})]
    if unknown:
        raise GuildhallError("config_unknown", {"file": str(file), "key": unknown[0]})
    try:
        msgspec.convert(given, ConfigFile)
    except msgspec.ValidationError as error:
        facts: dict[str, object] = {"file": str(file), "problem": str(error)}
        raise GuildhallError("config_wrong", facts) from None
    return given


def _strange(kind: type[msgspec.Struct], given: dict[str, Any]) -> list[str]:
    return sorted({*given} - {*kind.__struct_fields__})


def into_environment(given: dict[str, Any]) -> None:
    """Put what has no flag where it is read; a variable that is set stays."""
    put: dict[str, object] = {}
    if "data" in given:
        put["GUILDHALL_DATA"] = given["data"]
    if given.get("proxies"):
        put["FORWARDED_ALLOW_IPS"] = ",".join(given["proxies"])
    for key, value in given.get("mail", {}).items():
        put[f"GUILDHALL_SMTP_{key.upper()}"] = int(value) if isinstance(value, bool) else value
    for name, wanted in put.items():
        os.environ.setdefault(name, str(wanted))


def _take(ctx: typer.Context, file: Path | None) -> Path | None:
    """Let the file speak where neither a flag nor a variable does."""
    if file is not None and not ctx.resilient_parsing:
        given = read_config(file)
        into_environment(given)
        ctx.default_map = {**(ctx.default_map or {}), **given}
    return file


Config = Annotated[
    Path | None,
    typer.Option(
        help="Settings in a TOML file; flags and environment variables win.",
        envvar="GUILDHALL_CONFIG",
        metavar="FILE",
        is_eager=True,
        callback=_take,
    ),
]
"""Read before all other options, whose defaults it sets."""
