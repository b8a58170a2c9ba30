"""`guildhall serve`: the server, with one worker or many."""

import os
import socket
from dataclasses import replace
from functools import partial
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
import uvicorn

from guildhall.cli.common import Lang, err, out, speech
from guildhall.cli.config import Config
from guildhall.core.errors import GuildhallError
from guildhall.locale import Speech
from guildhall.server.http.addresses import local_url, network_addresses, url
from guildhall.server.http.limits import server_config
from guildhall.server.metrics import FOLDER_ENV
from guildhall.server.process.build import Build
from guildhall.server.process.handover import serve_and_hand_over
from guildhall.server.process.serving import Server, serve_many
from guildhall.server.serve import (
    SETTINGS_ENV,
    app_from_environment,
    settings_from,
    write_settings,
)
from guildhall.server.settings import Settings

APP = "guildhall.server.serve:app_from_environment"
"""What makes the application, by its name: each worker process loads it for itself."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any free port.")] = 8302,
    db: Annotated[
        str, typer.Option(help="Database: sqlite:///FILE or postgresql://…", envvar="GUILDHALL_DB")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Number of worker processes; more than 1 needs PostgreSQL.")
    ] = 1,
    public_url: Annotated[
        str, typer.Option(help="Public address of this server.", envvar="GUILDHALL_URL")
    ] = "",
    allow_host: Annotated[list[str], typer.Option(help="Another host name to answer to.")] = [],  # noqa: B006
    bot_seconds: Annotated[
        float, typer.Option(help="Seconds a bot may think about a move.", min=0.05)
    ] = 1.0,
    guest_tables: Annotated[
        int, typer.Option(help="Maximum unfinished tables per guest.", min=1)
    ] = 20,
    account_tables: Annotated[
        int, typer.Option(help="Maximum unfinished tables per account.", min=1)
    ] = 60,
    without: Annotated[
        list[str],
        typer.Option(
            help="Games and features to disable, such as ratings; with commas or repeated.",
            envvar="GUILDHALL_WITHOUT",
        ),
    ] = [],  # noqa: B006
    metrics_port: Annotated[
        int | None,
        typer.Option(help="Separate port for /healthz and /metrics; 0 for any free port."),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(help="Address for --metrics-port to listen on.")
    ] = "127.0.0.1",
    rate_limits: Annotated[
        bool, typer.Option(help="Limit requests per person and address.")
    ] = True,
    config: Config = None,  # noqa: ARG001  read before the others
    lang: Lang = "",
) -> None:
    """Start the server."""
    say = speech(lang)
    settings = settings_from(
        db,
        public_url,
        bot_seconds,
        without,
        rate_limits=rate_limits,
        hosts=allow_host,
        guest_tables=guest_tables,
        account_tables=account_tables,
    )
    if settings.mail.host and not settings.sends_mail:
        err.print(say("cli-mail-needs-url"))
    if workers > 1 and not settings.db.startswith("postgresql"):
        raise GuildhallError("workers_need_postgresql", {"workers": workers})
    listening = [_listen(host, port)]
    if metrics_port is not None:
        listening.append(_listen(metrics_host, metrics_port))
    settings = _with_addresses(settings, listening)
    os.environ[SETTINGS_ENV] = write_settings(settings)
    _tell_addresses(say, settings, listening)
    build = Build.from_environment()
    if workers > 1:
        _many(listening, workers)
    elif build is not None:
        _in_two_steps(listening, build, say)
    else:
        Server(server_config(APP)).run(sockets=listening)
    err.print()


def _with_addresses(settings: Settings, listening: list[socket.socket]) -> Settings:
    """Add what is known only now that the sockets listen."""
    bound, port = listening[0].getsockname()[:2]
    apart = listening[1].getsockname()[1] if listening[1:] else 0
    return replace(settings, port=port, metrics_port=apart, addresses=network_addresses(bound))


def _tell_addresses(say: Speech, settings: Settings, listening: list[socket.socket]) -> None:
    """Print where to open it: here, and from other machines in the network."""
    here, *apart = (local_url(*each.getsockname()[:2]) for each in listening)
    out.print(say("cli-serving", url=here, db=settings.db.split("@")[-1]))
    for address in settings.addresses:
        out.print(say("cli-serving-network", url=url(address, settings.port)))
    if not settings.addresses:
        out.print(say("cli-serving-here"))
    for where in apart:
        out.print(say("cli-serving-metrics", url=where))


def _many(listening: list[socket.socket], workers: int) -> None:
    """Serve with several processes, which share their counts."""
    with TemporaryDirectory(prefix="guildhall-metrics-") as folder:
        os.environ[FOLDER_ENV] = folder
        serve_many(server_config(APP, workers), listening)


def _in_two_steps(listening: list[socket.socket], build: Build, say: Speech) -> None:
    """Serve on the plain rules at once, and on the compiled ones as soon as they are there."""
    out.print(say("cli-compiling"))

    def config() -> uvicorn.Config:
        return server_config(partial(app_from_environment, build))

    def tell(message: str) -> None:
        out.print(say(message, log=str(build.log)))

    code = serve_and_hand_over(config, listening, build, tell)
    if code:
        raise typer.Exit(128 - code if code < 0 else code)


def _listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else is started; raises GuildhallError server_busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise GuildhallError("server_busy", {"host": host, "port": str(port)}) from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening
