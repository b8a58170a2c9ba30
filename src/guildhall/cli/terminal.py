"""The table in the terminal: shows a view, asks for a move, explains, takes back, saves."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from guildhall.bots import Bot, find_bot
from guildhall.bots.external import BotFailed
from guildhall.bots.hint import advise
from guildhall.cli.common import out, writing
from guildhall.cli.screen import MANY, Screen, read_move
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.core.words import Move
from guildhall.lab.simulate import bot_move
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller, rule_text
from guildhall.table.free_undo import take_back
from guildhall.table.match import Match

BUDGET = 1.0
"""Seconds a bot may think."""


class Leave(Exception):
    """Somebody wants to stop; the game is saved."""


class Terminal:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[int],
        bots: Mapping[int, Bot],
        say: Speech,
        save: Path,
    ) -> None:
        """Take the match, who plays here, who else plays, the language and the file to save to."""
        self.match = match
        self.humans = list(humans)
        self.bots = dict(bots)
        self.say = say
        self.save_path = save
        self.teller = Teller(match.game, say, match.record.header.players)
        self.screen = Screen(say, self.teller)
        self.told = 0
        self.shown_to = self.humans[0]
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.explain_choices,
            "help": self.explain_choices,
            "why": self.explain_refusal,
            "hint": self.give_hint,
            "rules": self.show_rules,
            "board": lambda seat, _: self.show_board(seat),
            "log": lambda seat, _: self.tell(seat, 0),
            "undo": self.take_back,
            "save": self.save_to,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        out.print(self.say("cli-welcome", game=self.say(f"{self.match.game.name}-name")))
        try:
            while not self.match.over:
                self._next_decision()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save(self.save_path)
            out.print(self.say("cli-left", file=str(self.save_path)))
            return
        self._save(self.save_path)
        self._finish()

    def _next_decision(self) -> None:
        here = [seat for seat in self.match.actors if seat in self.humans]
        if here:
            self._ask(here[0])
            self._save(self.save_path)
        else:
            self._bot_moves(self.match.actors[0])

    def _bot_moves(self, seat: int) -> None:
        """Let a bot move; a journeyman takes over from a program that fails."""
        try:
            move = bot_move(self.match, seat, self.bots[seat], BUDGET)
        except BotFailed as error:
            out.print(self.teller.error(error), style="red", markup=False)
            self.bots[seat] = find_bot("journeyman", self.match.game)
            move = bot_move(self.match, seat, self.bots[seat], BUDGET)
        self.match.play(seat, move)

    # Showing

    def tell(self, seat: int, first: int | None = None) -> None:
        """Tell what happened since the last time, as far as a seat may know."""
        start = self.told if first is None else first
        self.told = self.screen.tell(self.match, seat, start)

    def show_board(self, seat: int) -> None:
        """Print the board as a seat sees it."""
        self.screen.show_board(self.match, seat)

    # Asking

    def _ask(self, seat: int) -> None:
        """Ask until a move is made or the position has changed."""
        if seat != self.shown_to:
            out.clear()
            out.input(f"{self.say('cli-hand-over', name=self.teller.names[seat])} ")
            self.shown_to, self.told = seat, 0
        self.tell(seat)
        self.show_board(seat)
        at = len(self.match.record.inputs)
        moves = self.match.legal(seat)
        self.screen.list_choices(self.match, seat, moves, MANY)
        while len(self.match.record.inputs) == at:
            question = self.say("cli-prompt", name=self.teller.names[seat])
            self._answer(seat, moves, out.input(f"{question} ").strip())

    def _answer(self, seat: int, moves: list[Move], text: str) -> None:
        word, _, rest = text.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](seat, rest.strip())
            else:
                self.match.play(seat, read_move(self.match, moves, text))
        except GuildhallError as error:
            out.print(self.teller.error(error), style="red", markup=False)

    # Commands

    def explain_choices(self, seat: int, _rest: str) -> None:
        """Say what the question decides, and list every choice and every command."""
        out.print(self.teller.aid(self.match.view(seat).ask))
        self.screen.list_choices(self.match, seat, self.match.legal(seat))
        out.print(self.say("cli-commands"), style="dim")

    def explain_refusal(self, seat: int, rest: str) -> None:
        """Say why a move is not possible."""
        move = read_move(self.match, self.match.legal(seat), rest)
        self.screen.explain(self.match, seat, move)

    def give_hint(self, seat: int, _rest: str) -> None:
        """Say what a master would do, and why."""
        legal = [int(move) for move in self.match.state.legal(seat)]
        # the inputs made so far seed it: the key of the luck must not show in a hint
        luck = FastLuck(len(self.match.record.inputs))
        advice = advise(self.match.game, self.match.view(seat), legal, luck, BUDGET)
        notation = self.match.game.words.moves.print(advice.move)
        out.print(f"{self.teller.move(advice.move)}  [dim]{notation}[/]", style="bold")
        for reason in advice.reasons:
            out.print(f"  {self.teller.reason(reason)}", markup=False)

    def show_rules(self, _seat: int, rest: str) -> None:
        """Print one rule or all of them."""
        game = self.match.game
        for number in [rest.upper()] if rest else game.rules:
            if number not in game.rules:
                known = f"{game.rules[0]} … {game.rules[-1]}"
                facts: dict[str, object] = {"given": rest, "game": game.name, "known": known}
                raise GuildhallError("unknown_rule", facts)
            out.print(f"[bold yellow]{number:>6}[/]  {rule_text(self.say, game, number)}")

    def take_back(self, seat: int, _rest: str) -> None:
        """Take back the last decision of this seat."""
        if take_back(self.match, seat):
            self.told = min(self.told, len(self.match.events))
        else:
            out.print(self.say("cli-nothing-to-undo"))

    def save_to(self, _seat: int, rest: str) -> None:
        """Save the record to a file."""
        path = Path(rest).expanduser() if rest else self.save_path
        self._save(path)
        out.print(self.say("cli-saved", file=str(path)))

    def leave(self, _seat: int, _rest: str) -> None:
        """Stop; the game can be resumed."""
        raise Leave

    def _save(self, path: Path) -> None:
        with writing(path):
            self.match.record.save(path)

    def _finish(self) -> None:
        """Show the end: the last events, the board, the ranks."""
        seat = self.humans[0]
        self.tell(seat)
        self.show_board(seat)
        result = self.match.record.result
        if result is not None:
            out.print(self.say(f"{self.match.game.name}-ending-{result.reason}"))
            for at in sorted(range(len(result.ranks)), key=lambda s: result.ranks[s]):
                name, score = self.teller.names[at], result.scores[at]
                line = self.say("cli-rank", rank=result.ranks[at], name=name, score=score)
                out.print(self.screen.coloured(f"  {line}"))
        out.print(self.say("cli-saved", file=str(self.save_path)), style="dim")
