"""`guildhall serve`: opens the house on this machine, with one worker or many."""

import os
import socket
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from guildhall.cli.common import Lang, err, out, speech
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.server.metrics import FOLDER_ENV
from guildhall.server.serve import SETTINGS_ENV, settings_from, write_settings


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")] = 8302,
    db: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="GUILDHALL_DB")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Worker processes; more than 1 need PostgreSQL.")
    ] = 1,
    public_url: Annotated[
        str, typer.Option(help="Address people use.", envvar="GUILDHALL_URL")
    ] = "",
    allow_host: Annotated[
        list[str], typer.Option(help="A host name people use besides that of --public-url.")
    ] = [],  # noqa: B006
    bot_seconds: Annotated[float, typer.Option(help="How long a bot may think.", min=0.05)] = 1.0,
    without: Annotated[list[str], typer.Option(help="A game not to offer.")] = [],  # noqa: B006
    rate_limits: Annotated[bool, typer.Option(help="Limit how often somebody may knock.")] = True,
    lang: Lang = "",
) -> None:
    """Open the house: tables over HTTP and WebSocket."""
    say = speech(lang)
    for name in without:
        find(name)
    settings = settings_from(
        db, public_url, bot_seconds, without, rate_limits=rate_limits, hosts=allow_host
    )
    if settings.mail.host and not settings.sends_mail:
        err.print(say("cli-mail-needs-url"))
    if workers > 1 and not settings.db.startswith("postgresql"):
        raise GuildhallError("workers_need_postgresql", {"workers": workers})
    listening = _listen(host, port)
    address = listening.getsockname()
    shown = settings.db.split("@")[-1]
    out.print(say("cli-serving", url=f"http://{address[0]}:{address[1]}", db=shown))
    os.environ[SETTINGS_ENV] = write_settings(settings)
    config = uvicorn.Config(
        "guildhall.server.serve:app_from_environment",
        factory=True,
        log_config=None,
        access_log=False,
        server_header=False,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        proxy_headers=True,
    )
    if workers > 1:
        with TemporaryDirectory(prefix="guildhall-metrics-") as folder:
            os.environ[FOLDER_ENV] = folder
            Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
    err.print()


def _listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else is started; raises GuildhallError server_busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise GuildhallError("server_busy", {"host": host, "port": str(port)}) from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening
