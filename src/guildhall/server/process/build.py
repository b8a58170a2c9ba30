"""The rules compiled in the background, while a server already runs on the plain ones."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

from guildhall.core import state

COMMAND_ENV = "GUILDHALL_COMPILE"
FOLDER_ENV = "GUILDHALL_COMPILED"
"""The command that compiles the rules, and the folder it compiles them into; set by ./play."""
LOWEST = ("nice", "-n", "19")


def rules_in_use() -> str:
    """The rules this process has loaded: "plain" Python, or "compiled"."""
    return "plain" if str(state.__file__).endswith(".py") else "compiled"


class Build:
    """A compiler at the lowest priority, and what comes of it."""

    def __init__(self, command: str, folder: Path) -> None:
        self.command = command
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        self.process: subprocess.Popen[bytes] | None = None
        self.failed = False

    @classmethod
    def from_environment(cls) -> "Build | None":
        """The build that ./play asks for; None where the rules stay as they are."""
        command, folder = os.environ.get(COMMAND_ENV), os.environ.get(FOLDER_ENV)
        return cls(command, Path(folder)) if command and folder else None

    @property
    def rules(self) -> str:
        """What the page says: "plain", or "compiling" as long as something may come of it."""
        return "plain" if self.failed else "compiling"

    def start(self) -> None:
        """Begin; a group of its own, so that Ctrl-C does not reach the compiler before us.

        Not a session of its own: some systems share the processor out by sessions, and the
        priority would count for nothing.
        """
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(  # noqa: S603  the command is ./play's own
                [*_idle_disk(), *LOWEST, self.command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,
            )

    def done(self) -> bool:
        """Whether it has ended well; one that has not is marked as failed."""
        code = self.process.poll() if self.process else None
        self.failed = self.failed or bool(code)
        return code == 0

    def stop(self) -> None:
        """End it, with all it has started."""
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    def environment(self) -> dict[str, str]:
        """The environment of a process that runs on the compiled rules."""
        path = os.environ.get("PYTHONPATH")
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(self.folder), path)))}


def _idle_disk() -> tuple[str, ...]:
    """What lets a process use the disk only when nobody else does, where it is installed."""
    found = any((Path(folder) / "ionice").exists() for folder in os.get_exec_path())
    return ("ionice", "-c", "3") if found else ()
