"""What a terminal shows of a game, and how it reads an answer."""

from collections.abc import Sequence

from rich.highlighter import RegexHighlighter
from rich.text import Text

from guildhall.cli.common import out
from guildhall.core.words import Move
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller, rule_text
from guildhall.table.match import Match

COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow", "cyan")
MANY = 24
"""Choices beyond this are listed only when somebody asks."""


class BoardColours(RegexHighlighter):
    """Numbers in brackets and rule numbers stand out on every board."""

    base_style = ""
    highlights = (r"(?P<yellow>\(\d+\))", r"(?P<dim>\([A-Z]{2}-\d+\))")


class Screen:
    """One game in one language, with the names of its players."""

    def __init__(self, say: Speech, teller: Teller) -> None:
        self.say = say
        self.teller = teller

    def coloured(self, text: str) -> Text:
        """Text with each player's name in a colour of its own."""
        shown = Text(text)
        for seat, name in enumerate(self.teller.names):
            shown.highlight_words([name], COLOURS[seat % len(COLOURS)])
        return BoardColours()(shown)

    def tell(self, match: Match, seat: int, first: int) -> int:
        """Tell what happened since an input, as far as a seat may know; returns up to where."""
        for events in match.events[first:]:
            for event in events:
                if event.seen_by(seat):
                    out.print(self.coloured(f"  {self.teller.event(event, seat)}"))
        return len(match.events)

    def show_board(self, match: Match, seat: int) -> None:
        """Print the board as a seat sees it."""
        text = match.game.board(match.view(seat), self.say, self.teller.names)
        out.print()
        out.print(self.coloured(text))
        out.print()

    def list_choices(
        self, match: Match, seat: int, moves: Sequence[Move], most: int | None = None
    ) -> None:
        """Print the question and its answers, or so many of them."""
        out.print(self.teller.ask(match.view(seat)), style="bold")
        shown = moves[:most]
        for number, move in enumerate(shown, start=1):
            out.print(f"{number:>4}  {self.teller.move(move.id)}  [dim]{move}[/]")
        if len(moves) > len(shown):
            out.print(self.say("cli-more", more=len(moves) - len(shown)), style="dim")

    def explain(self, match: Match, seat: int, move: int) -> None:
        """Say why a move is not possible, or that it is."""
        refusal = match.why_not(seat, move)
        if refusal is None:
            out.print(self.say("cli-possible", move=self.teller.move(move)), style="green")
            return
        out.print(self.teller.refusal(refusal), markup=False)
        rule = rule_text(self.say, match.game, refusal.rule)
        out.print(rule, style="dim", markup=False)


def read_move(match: Match, moves: Sequence[Move], text: str) -> int:
    """Read a number of the list, notation, or the argument alone where one verb is offered.

    Raises BadNotation.
    """
    if text.isdigit() and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1].id
    verbs = {move.verb for move in moves}
    known = match.game.words.moves.by_name
    if len(verbs) == 1 and text and text.split(maxsplit=1)[0] not in known:
        text = f"{verbs.pop()} {text}"
    return match.number(text)
