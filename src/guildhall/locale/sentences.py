"""Sentences made of what games tell: events, moves, refusals, errors and rules in words.

A thing of a kind is called `<game>-<kind>-<id>`; an event `<game>-told-<event>`, with a form `.you`
that speaks to the seat it is about, a refusal `<game>-refusal-<code>`, a move
`<game>-move-<verb>`, a question `<game>-ask-<ask>`, a rule `<game>-rule-<number>`, the reason of a
hint `<game>-reason-<code>`, or `reason-<code>` where every game has it.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from guildhall.core.errors import GuildhallError, IllegalMove, Refusal
from guildhall.core.game import Game
from guildhall.core.log import Event
from guildhall.core.view import SPECTATING, View
from guildhall.core.words import Kind
from guildhall.locale import Speech


class Told(Protocol):
    """A code and its facts as plain numbers: a refusal, or the reason of a hint."""

    @property
    def code(self) -> str:
        """Give the end of the text's id."""

    @property
    def facts(self) -> Mapping[str, int]:
        """Give the arguments of the text."""


class Teller:
    """Says what a game tells, in one language, with the names of the players at this table."""

    def __init__(self, game: Game, speech: Speech, names: Sequence[str]) -> None:
        """Take the game, the language and a name per seat."""
        self.game = game
        self.speech = speech
        self.names = names

    def thing(self, kind: Kind, index: int) -> str:
        """Name a thing; seats are called by their players."""
        if index < 0:
            return "–"
        if kind.name == "seat":
            return self.names[index] if index < len(self.names) else str(index)
        return self.speech(f"{self.game.name}-{kind.name}-{kind.ids[index]}")

    def named(self, args: Mapping[str, int]) -> dict[str, object]:
        """Turn the numbers of arguments into names where they have a kind."""
        kinds = self.game.words.kinds
        return {
            name: self.thing(kinds[name], value) if name in kinds else value
            for name, value in args.items()
        }

    def event(self, event: Event, reader: int = SPECTATING) -> str:
        """Say what happened; a reader who acts, or to whom it is done, is spoken to."""
        form = self._form(event, reader)
        return self.speech(f"{self.game.name}-told-{event.kind}{form}", **self.named(event.args))

    def _form(self, event: Event, reader: int) -> str:
        """`.you` for the one who acts; else by the argument that is the reader: `.owner`."""
        if reader == SPECTATING:
            return ""
        if event.args.get("seat") == reader:
            return ".you"
        kinds = self.game.words.kinds
        seats = (arg for arg in event.args if arg in kinds and kinds[arg].name == "seat")
        return next((f".{arg}" for arg in seats if event.args[arg] == reader), "")

    def why_not(self, refusal: Refusal) -> str:
        """Say why a move is not possible."""
        return self.speech(f"{self.game.name}-refusal-{refusal.code}", **self.named(refusal.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not possible, with the number of the rule."""
        return f"{self.why_not(refusal)} ({refusal.rule})"

    def reason(self, reason: Told) -> str:
        """Say why a hint is given, in the game's own words where it has some."""
        own = f"{self.game.name}-reason-{reason.code}"
        message = own if self.speech.has(own) else f"reason-{reason.code}"
        return self.speech(message, **self.named(reason.facts))

    def move(self, move: int) -> str:
        """Say what a move does."""
        table = self.game.words.moves
        verb = table.verb_of(move)
        args = dict(zip(verb.args, table.indices(move), strict=True))
        return self.speech(f"{self.game.name}-move-{verb.name}", **self.named(args))

    def ask(self, view: View) -> str:
        """Say what a seat is asked to do; the words may name things that its view is about."""
        kinds = self.game.words.kinds
        things = {name: at for name, at in vars(view).items() if name in kinds and type(at) is int}
        return self.speech(f"{self.game.name}-ask-{view.ask}", **self.named(things))

    def aid(self, ask: str) -> str:
        """What a question decides and what to look at, for people who are new to the game."""
        return self.speech(f"{self.game.name}-aid-{ask}")

    def error(self, error: GuildhallError) -> str:
        """Say what went wrong; a refusal in the words of the game."""
        if isinstance(error, IllegalMove):
            return self.refusal(error.refusal)
        return error_text(self.speech, error)


def error_text(speech: Speech, error: GuildhallError) -> str:
    """What went wrong, when no game is at hand; people count seats from 1, facts from 0."""
    seat = error.facts.get("seat")
    shown = {"seat": seat + 1} if isinstance(seat, int) else {}
    return speech(f"error-{error.code}", **{**error.facts, **shown})


def rule_text(speech: Speech, game: Game, number: str) -> str:
    """Give our own wording of a rule."""
    return speech(f"{game.name}-rule-{number.lower()}")
