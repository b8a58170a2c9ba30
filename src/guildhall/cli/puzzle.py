"""`guildhall puzzle`: positions with one clearly best move, listed and solved in the terminal."""

from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from guildhall.bots.deed import Reason
from guildhall.cli.common import (
    GameName,
    Json,
    Lang,
    data_folder,
    keep,
    out,
    print_json,
    speech,
)
from guildhall.cli.screen import MANY, Screen, read_move
from guildhall.core.errors import GuildhallError
from guildhall.core.words import Move, Words
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from guildhall.puzzles import Puzzle, Set, Why, load, puzzle_of

TODAY = "today"
LONGEST = 6
"""Digits of a number, at most."""
LISTED = 5
"""So many moves are listed with what they are worth; one's own comes after them."""
MARKS = {None: " ", True: "✓", False: "✗"}


class Results:
    """Whether the first answer to each puzzle was right, in a file of the user."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.right = msgspec.json.decode(file.read_bytes(), type=dict[str, bool])
        except (OSError, msgspec.DecodeError):
            self.right = {}

    def of(self, game: str, puzzle: str) -> bool | None:
        """How it was answered first; None before that."""
        return self.right.get(f"{game}/{puzzle}")

    def note(self, game: str, puzzle: str, *, right: bool) -> None:
        """Remember the first answer; raises save_failed."""
        if self.of(game, puzzle) is None:
            self.right[f"{game}/{puzzle}"] = right
            keep(self.file, self.right)


def puzzle(
    game: GameName,
    which: Annotated[
        str,
        typer.Argument(
            help="Number or id of a puzzle, or today; by default all are listed.", metavar="PUZZLE"
        ),
    ] = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """List the puzzles of a game, or solve one: find the best move and see why it is best."""
    say, known = speech(lang), load(game)
    results = Results(data_folder() / "puzzles.json")
    if not which:
        _list_json(known, results) if as_json else _list(say, known, results)
        return
    chosen = _chosen(known, which)
    if as_json:
        print_json({**_about(known, chosen), "seat": chosen.seat, "moves": _legal(known, chosen)})
        return
    right = PuzzleTerminal(say, known, chosen).run()
    if right is not None:
        results.note(game, chosen.id, right=right)
        _lead_on(say, known, chosen, results)


def _chosen(known: Set, which: str) -> Puzzle:
    """A puzzle by its number in the list, its id or the day; raises no_such_puzzle."""
    every = list(known.puzzles.values())
    today = known.of_day(datetime.now(UTC).toordinal())
    if which == TODAY and today is not None:
        return today
    if which.isdecimal() and len(which) < LONGEST and 1 <= int(which) <= len(every):
        return every[int(which) - 1]
    return puzzle_of(known.game.name, which)[1]


def _about(known: Set, one: Puzzle) -> dict[str, object]:
    return {
        "game": known.game.name,
        "id": one.id,
        "theme": one.theme,
        "difficulty": one.difficulty,
    }


def _legal(known: Set, one: Puzzle) -> list[str]:
    return [str(move) for move in known.match(one).legal(one.seat)]


def _list_json(known: Set, results: Results) -> None:
    today = known.of_day(datetime.now(UTC).toordinal())
    lines = [
        {**_about(known, one), "right": results.of(known.game.name, one.id)}
        for one in known.puzzles.values()
    ]
    print_json({"game": known.game.name, "today": today.id if today else "", "puzzles": lines})


def _list(say: Speech, known: Set, results: Results) -> None:
    name, every = known.game.name, list(known.puzzles.values())
    out.print(f"{say(f'{name}-name')}: {say('puzzle-title')}", style="bold")
    if not every:
        out.print(say("puzzle-none"))
        return
    solved = sum(bool(results.of(name, one.id)) for one in every)
    out.print(say("puzzle-about"))
    out.print(say("puzzle-solved-of", solved=solved, count=len(every)))
    numbered = sorted(enumerate(every, start=1), key=lambda pair: pair[1].theme)
    for theme, group in groupby(numbered, key=lambda pair: pair[1].theme):
        out.print()
        out.print(say(f"{name}-phase-{theme}"), style="bold")
        for number, one in group:
            level = say(f"puzzle-level-{one.difficulty}")
            out.print(f"{number:>4} {MARKS[results.of(name, one.id)]} {level}  [dim]{one.id}[/]")
    out.print()
    out.print(say("cli-puzzle-today", command=f"guildhall puzzle {name} {TODAY}"))


def _lead_on(say: Speech, known: Set, solved: Puzzle, results: Results) -> None:
    """Name the next puzzle that has no answer yet."""
    name, every = known.game.name, list(known.puzzles.values())
    at = every.index(solved)
    later = [*enumerate(every)][at + 1 :] + [*enumerate(every)][:at]
    for place, one in later:
        if results.of(name, one.id) is None:
            out.print(say("cli-puzzle-next", command=f"guildhall puzzle {name} {place + 1}"))
            return


class PuzzleTerminal:
    """One puzzle at one keyboard: the first possible move that is typed is the answer."""

    def __init__(self, say: Speech, known: Set, chosen: Puzzle) -> None:
        self.say = say
        self.known = known
        self.puzzle = chosen
        table = known.position(chosen).table()
        self.match = table.running()
        names = [chair.name for chair in table.chairs]
        self.screen = Screen(say, Teller(known.game, say, names))

    def run(self) -> bool | None:
        """Ask and judge; None when somebody leaves without an answer."""
        number = list(self.known.puzzles).index(self.puzzle.id) + 1
        level = self.say(f"puzzle-level-{self.puzzle.difficulty}")
        out.print(f"{self.say('puzzle-number', number=number)} · {level}", style="bold")
        self.screen.show_board(self.match, self.puzzle.seat)
        out.print(self.say("puzzle-task"))
        self.screen.list_choices(self.match, self.puzzle.seat, self._legal(), MANY)
        try:
            answer = self._answer()
        except (EOFError, KeyboardInterrupt):
            answer = None
        if answer is None:
            out.print()
            return None
        self._tell(answer)
        return answer == self.puzzle.best

    def _legal(self) -> list[Move]:
        return self.match.legal(self.puzzle.seat)

    def _answer(self) -> str | None:
        """Read until a move is possible; None for quit."""
        name = self.screen.teller.names[self.puzzle.seat]
        while True:
            text = out.input(f"{self.say('cli-prompt', name=name)} ").strip()
            word, _, rest = text.partition(" ")
            if word in ("q", "quit"):
                return None
            try:
                if move := self._heard(word, text, rest.strip()):
                    return move
            except GuildhallError as error:
                out.print(self.screen.teller.error(error), style="red", markup=False)

    def _heard(self, word: str, text: str, rest: str) -> str:
        """The notation of a possible move; nothing for a question, which is answered."""
        match, seat = self.match, self.puzzle.seat
        if word in ("?", "help"):
            self.screen.list_choices(match, seat, self._legal())
            out.print(self.say("cli-puzzle-commands"), style="dim")
        elif word == "board":
            self.screen.show_board(match, seat)
        elif word == "why":
            self.screen.explain(match, seat, read_move(match, self._legal(), rest))
        else:
            number = read_move(match, self._legal(), text)
            match.game.check(match.state, seat, number)
            return match.game.words.moves.print(number)
        return ""

    def _tell(self, answer: str) -> None:
        """Say whether it was right, what is best and why, and what the moves are worth."""
        values, right = self.puzzle.values, answer == self.puzzle.best
        out.print(
            self.say("puzzle-right" if right else "puzzle-wrong"),
            style="bold green" if right else "bold red",
        )
        out.print(self.say("puzzle-best", move=self._words(self.puzzle.best)), style="bold")
        for why in self.puzzle.reasons:
            reason = reason_of(self.known.game.words, why)
            out.print(f"  {self.screen.teller.reason(reason)}", markup=False)
        out.print(self.say("puzzle-chances"))
        for at, (move, share) in enumerate(values.items()):
            if at < LISTED or move == answer:
                own = f" ({self.say('puzzle-yours')})" if move == answer else ""
                out.print(f"{share:>6.0%}  {self._words(move)}{own}", markup=False)

    def _words(self, move: str) -> str:
        return self.screen.teller.move(self.match.number(move))


def reason_of(words: Words, why: Why) -> Reason:
    """A kept reason with its facts as numbers again, as tellers want them."""
    return Reason(
        why.code,
        {
            name: words.kinds[name].ids.index(fact) if isinstance(fact, str) else fact
            for name, fact in why.facts.items()
        },
    )
