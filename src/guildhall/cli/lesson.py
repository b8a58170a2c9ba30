"""A lesson in the terminal: shows each step, asks, explains what was meant, keeps the answers."""

from collections.abc import Callable
from pathlib import Path

from guildhall.cli.common import GAMES_FOLDER, data_folder, out, writing
from guildhall.cli.progress import Progress
from guildhall.cli.screen import MANY, Screen, read_move
from guildhall.core.errors import GuildhallError
from guildhall.lessons.lesson import Lesson, Step
from guildhall.lessons.walk import BOT, NEXT, resumed, walk
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from guildhall.table.position import called


class LeaveLesson(Exception):
    """Somebody wants to stop; what was answered is kept."""


class LessonTerminal:
    """One lesson at one keyboard."""

    def __init__(self, lesson: Lesson, say: Speech, progress: Progress, following: str) -> None:
        """Go on where it was left; one that was finished begins anew. `following` comes next."""
        self.lesson = lesson
        self.say = say
        self.progress = progress
        self.following = following
        answers = progress.of(lesson).answers
        moment = resumed(lesson, answers)
        self.moment = moment if moment.step else walk(lesson, [])
        self.answers = answers[: self.moment.taken]
        table = called(self.moment.table, lesson.seat, say("seat-guest"))
        names = [chair.name for chair in table.chairs]
        self.screen = Screen(say, Teller(table.game, say, names))
        self.told = len(self.moment.match.events)
        self.shown: tuple[int, int] | None = None
        """Inputs and answers when the board was shown."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain_choices,
            "help": self.explain_choices,
            "why": self.explain_refusal,
            "board": lambda _: self._show_board(),
            "back": lambda _: self._go(self.answers[:-1]),
            "restart": lambda _: self._go([]),
            "q": self.leave,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Go through the lesson to its end, or until somebody leaves."""
        name, title = self.say(f"{self.lesson.game}-name"), self.say(self.lesson.text("title"))
        out.print(self.say("cli-learn-welcome", game=name, title=title))
        try:
            while step := self.moment.step:
                self._show(step)
                self._ask(step)
        except (LeaveLesson, EOFError, KeyboardInterrupt):
            out.print()
            out.print(self.say("cli-learn-left", command=_command(self.lesson)))
            return
        self._finish()

    # Showing

    def _show(self, step: Step) -> None:
        """Show what has changed since the last time, and what the step says."""
        match, seat = self.moment.match, self.lesson.seat
        now = (len(match.record.inputs), self.moment.taken)
        if now == self.shown:
            return
        if self.moment.said.text:
            out.print(self.say(self.lesson.text(self.moment.said.text)), style="cyan")
        self.told = self.screen.tell(match, seat, min(self.told, len(match.events)))
        if self.shown is None or now[0] != self.shown[0]:
            self._show_board()
        self.shown = now
        at = self.say("lesson-step", at=self.moment.at + 1, of=len(self.lesson.step))
        out.print(f"[bold yellow]{at}[/]  {self.say(self.lesson.text(step.id))}")
        if step.kind != "read":
            self.screen.list_choices(match, seat, match.legal(seat), MANY)

    def _show_board(self) -> None:
        self.screen.show_board(self.moment.match, self.lesson.seat)

    # Asking

    def _ask(self, step: Step) -> None:
        name = self.screen.teller.names[self.lesson.seat]
        read = step.kind == "read"
        question = self.say("cli-learn-next") if read else self.say("cli-prompt", name=name)
        text = out.input(f"{question} ").strip()
        word, _, rest = text.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif read:
                self._read_on(text)
            else:
                match, seat = self.moment.match, self.lesson.seat
                move = read_move(match, match.legal(seat), text)
                self._go([*self.answers, match.game.words.moves.print(move)])
        except GuildhallError as error:
            out.print(self.screen.teller.error(error), style="red", markup=False)

    def _read_on(self, text: str) -> None:
        if text in ("", NEXT):
            self._go([*self.answers, NEXT])
        else:
            out.print(self.say("cli-learn-only-read"))

    def _go(self, answers: list[str]) -> None:
        """Go where the answers lead; a move that is not meant is explained and changes nothing."""
        moment = walk(self.lesson, answers)
        if moment.said.meant:
            match = moment.match
            moves = (self.screen.teller.move(match.number(move)) for move in moment.said.meant)
            out.print(self.say("lesson-meant", moves=" / ".join(moves)), style="cyan")
            return
        self.moment, self.answers = moment, answers[: moment.taken]
        self.progress.keep(self.lesson, self.answers, done=moment.step is None)

    # Commands

    def explain_choices(self, _rest: str) -> None:
        """List every choice and every command."""
        match, seat = self.moment.match, self.lesson.seat
        if self.moment.step and self.moment.step.kind != "read":
            self.screen.list_choices(match, seat, match.legal(seat))
        out.print(self.say("cli-learn-commands"), style="dim")

    def explain_refusal(self, rest: str) -> None:
        """Say why a move is not possible."""
        match, seat = self.moment.match, self.lesson.seat
        self.screen.explain(match, seat, read_move(match, match.legal(seat), rest))

    def leave(self, _rest: str) -> None:
        """Stop; the lesson can be resumed."""
        raise LeaveLesson

    def _finish(self) -> None:
        """Show the end, and how to go on: from here, or with the next lesson."""
        match = self.moment.match
        self.screen.tell(match, self.lesson.seat, min(self.told, len(match.events)))
        out.print(self.say("lesson-done"), style="bold")
        if not match.over:
            command = f"guildhall play --resume {self._save()} --bots {BOT}"
            seat = f" --seat {self.lesson.seat}" if self.lesson.seat else ""
            out.print(self.say("cli-learn-play-on", command=command + seat))
        if self.following:
            command = f"guildhall learn {self.lesson.game} {self.following}"
            out.print(self.say("cli-learn-following", command=command))

    def _save(self) -> Path:
        """Save the game where the lesson ends; raises save_failed."""
        path = data_folder(GAMES_FOLDER) / f"lesson-{self.lesson.game}-{self.lesson.name}.jsonl"
        with writing(path):
            self.moment.match.record.save(path)
        return path


def _command(lesson: Lesson) -> str:
    return f"guildhall learn {lesson.game} {lesson.name}"
