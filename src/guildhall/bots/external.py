"""Bots that anybody brings, in any language: a program that reads and writes lines of JSON.

`line:COMMAND` names one. The protocol is in `docs/bots.md`. A program that ends, is late or answers
anything but a legal move has failed: BotFailed says how, and whoever asked decides what happens.
"""

import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

PROTOCOL = 1
STARTING = 10.0
"""Seconds until a program must have said that it is ready."""
GRACE = 0.5
"""Seconds beyond the time to think, or a fifth of it if that is more."""
ENDING = 0.5
"""Seconds a program has to end when its input does."""
LONGEST_LINE = 1 << 16


class BotFailed(GuildhallError):
    """A program that cannot go on playing."""


def line_bot(game: Game, command: str) -> "LineBot":
    """Make the bot of a command; raises BotFailed when there is no such program to run."""
    words = _split(command)
    if not words or shutil.which(words[0]) is None:
        raise _no_program(command, words[0] if words else "")
    return LineBot(game, command, words)


def _no_program(command: str, program: str) -> BotFailed:
    """Why a program cannot be run: it is not there, or a file that nobody may run.

    Only what is named with a folder is a file; the rest is looked for where programs are.
    """
    if os.path.dirname(program) and Path(program).is_file():
        facts: dict[str, object] = {"command": command, "file": shlex.quote(program)}
        return BotFailed("line_bot_not_executable", facts)
    return BotFailed("line_bot_missing", {"command": command})


def files_of(command: str) -> list[Path]:
    """Give the files that a command names: its program, and what that is to run or to read."""
    words = _split(command)
    program = shutil.which(words[0]) if words else None
    return [Path(word) for word in (program or "", *words[1:]) if Path(word).is_file()]


def _split(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return []


class LineBot:
    """One program playing one seat of one game; started when it is first asked."""

    def __init__(self, game: Game, command: str, words: list[str]) -> None:
        """Take the game, the command as it was given, and its words."""
        self.game = game
        self.command = command
        self.words = words
        self.asked = 0
        self.program: _Program | None = None

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Send the view and the legal moves; gives the answer, a legal move. Raises BotFailed."""
        program = self.program or self._start()
        self.asked += 1
        notation = self.game.words.moves.print
        question = {
            "type": "choose",
            "id": self.asked,
            "seat": view.seat,
            "seconds": budget,
            "seed": int(luck.below(1 << 31, 0)),
            "view": view.to_json(),
            "legal": [{"move": move, "text": notation(move)} for move in legal],
        }
        answer = self._ask(program, question, budget + max(GRACE, budget / 5))
        return self._move(answer, legal)

    def _start(self) -> "_Program":
        try:
            self.program = _Program(self.words)
        except OSError as error:
            raise self._failed("line_bot_start", problem=error.strerror or repr(error)) from None
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "rules": self.game.version,
            "data": self.game.data_hash,
        }
        answer = self._ask(self.program, hello, STARTING)
        if answer.get("type") != "ready":
            raise self._failed("line_bot_answer", answer=json.dumps(answer)[:80])
        return self.program

    def _ask(self, program: "_Program", question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Write a line and wait for one."""
        program.write(json.dumps(question, separators=(",", ":")))
        try:
            line = program.lines.get(timeout=seconds)
        except queue.Empty:
            raise self._failed("line_bot_late", seconds=round(seconds, 2)) from None
        if line is None:
            raise self._failed("line_bot_ended", status=program.status())
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._failed("line_bot_answer", answer=line[:80].strip())
        return answer

    def _move(self, answer: dict[str, Any], legal: Sequence[int]) -> int:
        """Read a move, as its number or its notation."""
        given = answer.get("move")
        if isinstance(given, str):
            by_text = {self.game.words.moves.print(move): move for move in legal}
            given = by_text.get(given)
        asked = answer.get("type") == "move" and answer.get("id") == self.asked
        if asked and type(given) is int and given in legal:
            return given
        raise self._failed("line_bot_answer", answer=json.dumps(answer)[:80])

    def _failed(self, code: str, **facts: object) -> BotFailed:
        self.close()
        return BotFailed(code, {"command": self.command, **facts})

    def close(self) -> None:
        """Let the program go: its input ends, and so should it."""
        if self.program is not None:
            self.program.end()
            self.program = None


class _Program:
    """A running program; threads write and read its lines, so that nobody waits for ever."""

    def __init__(self, words: list[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603  the operator names the program
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.questions: queue.Queue[str | None] = queue.Queue()
        self.lines: queue.Queue[str | None] = queue.Queue()
        threads = [
            threading.Thread(target=_write, args=(self.process.stdin, self.questions), daemon=True),
            threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True),
        ]
        for thread in threads:
            thread.start()
        self.end = weakref.finalize(self, _end, self.process, self.questions, threads)

    def write(self, line: str) -> None:
        """Send a line; a program that has gone shows when it should answer."""
        self.questions.put(line)

    def status(self) -> int:
        """Give the exit status of a program that has closed its output."""
        try:
            return self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return 0


def _write(stdin: IO[str], questions: "queue.Queue[str | None]") -> None:
    """Send lines until there are no more; then the program's input ends."""
    with suppress(OSError), stdin:
        while (line := questions.get()) is not None:
            stdin.write(f"{line}\n")
            stdin.flush()


def _read(stdout: IO[str], lines: "queue.Queue[str | None]") -> None:
    """Take lines in until the program ends its output, or writes what is no text."""
    with suppress(ValueError), stdout:
        while line := stdout.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(None)


def _end(
    process: "subprocess.Popen[str]",
    questions: "queue.Queue[str | None]",
    threads: list[threading.Thread],
) -> None:
    """Close the input; kill what does not end by itself."""
    questions.put(None)
    try:
        process.wait(timeout=ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for thread in threads:
        thread.join(timeout=ENDING)
