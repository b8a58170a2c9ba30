"""Helpers to set up positions of Guildes and to dictate luck and moves."""

from collections.abc import Callable, Mapping, Sequence

from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.guildes import GAME
from guildhall.games.guildes.game import Guildes, new_guildes
from guildhall.games.guildes.moves import EVENT, GUILD, TRICK, WORDS
from guildhall.games.guildes.schema import (
    KINDS,
    PHASE_DRAFT,
    PHASE_EVENT,
    PHASE_PLAY,
    PHASE_TRICK,
    PHASE_TRICKS,
)

SEATS = (3, 4, 5, 6)


def guild(name: str) -> int:
    """Give the index of a guild."""
    return GUILD.ids.index(name)


class Table:
    """A game under the control of a test: chance by lot unless dictated."""

    def __init__(
        self, seats: int = 4, *, events: bool = False, tricks: bool = False, seed: int = 1
    ) -> None:
        self.s: Guildes = new_guildes(seats, events, tricks)
        self.luck = FastLuck(seed)
        self.told: list[Event] = []
        self.event_names: list[str] = []
        self.trick_letters: list[str] = []

    def play(self, actor: int, move: int) -> None:
        """Play a checked input and keep what is told."""
        log = Log()
        GAME.submit(self.s, actor, move, log)
        self.told += log.events

    def do(self, seat: int, text: str) -> None:
        """Play a move given in notation."""
        self.play(seat, WORDS.moves.parse(text))

    def offers(self, seat: int) -> list[str]:
        """List the notation of a seat's legal moves."""
        return [WORDS.moves.print(move) for move in self.s.legal(seat)]

    def why(self, seat: int, text: str) -> tuple[str, str]:
        """Give code and rule of a refusal."""
        refusal = GAME.why_not(self.s, seat, WORDS.moves.parse(text))
        assert refusal is not None, f"{text} is possible"
        return refusal.code, refusal.rule

    def chance(self) -> None:
        """Resolve one draw: the dictated event or trick, else by lot."""
        if self.s.phase == PHASE_EVENT and self.event_names:
            self.play(CHANCE, EVENT.ids.index(self.event_names.pop(0)))
        elif self.s.phase == PHASE_TRICKS and self.trick_letters:
            self.play(CHANCE, TRICK.ids.index(self.trick_letters.pop(0)))
        else:
            self.play(CHANCE, int(self.luck.pick(self.s.chance(), 0)))

    def until(self, done: Callable[[Guildes], bool]) -> "Table":
        """Play by lot until something is so."""
        while not done(self.s):
            assert not self.s.over(), "the game ended first"
            if not self.s.actors():
                self.chance()
                continue
            seat = seats_of(int(self.s.actors()))[0]
            moves = self.s.legal(seat)
            self.play(seat, int(moves[self.luck.below(len(moves))]))
        return self

    def until_phase(self, phase: int, ballot: int = 1) -> "Table":
        """Play by lot until a phase of a ballot has a decision or a draw to make."""
        return self.until(lambda s: s.ballot == ballot and s.phase == phase)

    def until_phase_changes(self) -> "Table":
        """Play by lot until another phase begins."""
        now = int(self.s.phase)
        return self.until(lambda s: s.phase != now)

    def events_of(self, kind: str) -> list[dict[str, int]]:
        """List the arguments of all events of a kind."""
        return [event.args for event in self.told if event.kind == kind]

    def row(self, field: str, seat: int) -> dict[str, int]:
        """Give one seat's cards of a place, by name."""
        flat = getattr(self.s, field)
        cells = flat[seat * KINDS : (seat + 1) * KINDS]
        return {GUILD.ids[kind]: int(number) for kind, number in enumerate(cells) if number}


def drafting(seats: int = 4, *, event: str = "one_less", **options: bool) -> Table:
    """Give a game at the first pick of the first ballot, with a chosen event."""
    table = Table(seats, **options)
    table.event_names = [event]
    return table.until_phase(PHASE_DRAFT)


def playing(seats: int = 4, *, event: str = "one_less", **options: bool) -> Table:
    """Give a game at the first card of the first ballot."""
    table = Table(seats, **options)
    table.event_names = [event]
    return table.until_phase(PHASE_PLAY)


def tricking(
    letters: str, tableaux: Sequence[Mapping[str, int]], *, discard: Mapping[str, int] | None = None
) -> Table:
    """Give the trick phase of ballot 1 with chosen letters, tableaux and discard pile.

    Cards for the tableaux are taken from the deck, so that nothing is lost or doubled.
    """
    table = Table(len(letters), tricks=True)
    table.event_names = ["one_less"]
    table.trick_letters = list(letters)
    table.until_phase(PHASE_TRICK)
    _rearrange(table, tableaux, discard or {})
    return table


def _rearrange(
    table: Table, tableaux: Sequence[Mapping[str, int]], discard: Mapping[str, int]
) -> None:
    s = table.s
    for seat, cards in enumerate(tableaux):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            change = cards.get(GUILD.ids[kind], 0) - s.tableau[at]
            s.tableau[at] += change
            s.deck[kind] -= change
    for kind in range(KINDS):
        change = discard.get(GUILD.ids[kind], 0) - s.discard[kind]
        s.discard[kind] += change
        s.deck[kind] -= change
