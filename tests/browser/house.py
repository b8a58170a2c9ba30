"""A house of its own for the browser: the real server, as a process, on loopback."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.waiting import PATIENCE, PAUSE


class House:
    """A server that can be stopped and opened again on the same port with the same data."""

    def __init__(self, folder: Path, luck: int = 0, db: str = "") -> None:
        """Take the folder of the data, the luck of all tables, a database; opens nothing yet."""
        self.folder = folder
        self.db = db
        self.luck = luck
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def trusted(self) -> Path:
        """The certificate of the push service that it trusts, if a test puts one there."""
        return self.folder / "receiver.pem"

    def open(self) -> None:
        """Start the server and wait for its address."""
        command = [
            *(sys.executable, "-m", "tests.browser.serve", str(self.luck)),
            *("serve", "--port", str(self.port)),
            *("--bot-seconds", "0.2", "--no-rate-limits", "--lang", "en"),
        ]
        env = {**os.environ, "GUILDHALL_DATA": str(self.folder), "COLUMNS": "200"}
        env["SSL_CERT_FILE"] = str(self.trusted)
        env.pop("GUILDHALL_DB", None)
        if self.db:
            env["GUILDHALL_DB"] = self.db
        said = self.folder / "said.txt"
        with said.open("w", encoding="utf-8") as out:
            self.process = subprocess.Popen(
                command, env=env, stdout=out, stderr=subprocess.STDOUT, text=True
            )
        for _ in range(int(PATIENCE / PAUSE)):
            found = re.search(r"http://127\.0\.0\.1:(\d+)", said.read_text(encoding="utf-8"))
            if found:
                self.port = int(found[1])
                return
            if self.process.poll() is not None:
                break
            time.sleep(PAUSE)
        raise AssertionError(f"the house did not open: {said.read_text(encoding='utf-8')}")

    def close(self) -> None:
        """Stop the server and wait until it has gone."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None
