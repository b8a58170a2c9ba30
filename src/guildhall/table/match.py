"""One game being played: the state, its record and its luck; what drivers and people hold on to."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from guildhall.core import record as records
from guildhall.core.errors import IllegalMove, Refusal
from guildhall.core.game import Game
from guildhall.core.log import Event, Log
from guildhall.core.luck import KeyedLuck, commitment, key_from_seed
from guildhall.core.record import Header, Input, Record, Result
from guildhall.core.state import CHANCE, State
from guildhall.core.view import View, seats_of
from guildhall.core.words import Move


class Match:
    """A running game. Chance is drawn at once, so that somebody always owes a decision."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        players: Sequence[str] = (),
        date: str | None = None,
    ) -> None:
        """Start a game; without a seed its luck cannot be foreseen by anybody."""
        self.game = game
        settled = game.settle(seats, options or {})
        key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
        header = Header(
            game=game.name,
            rules=game.version,
            data=game.data_hash,
            seats=seats,
            options=settled,
            players=list(players) or [f"seat {seat}" for seat in range(seats)],
            commitment=commitment(key),
            date=datetime.now(UTC).date().isoformat() if date is None else date,
        )
        self._begin(Record(header, key=key))
        self._draw()

    def _begin(self, record: Record) -> None:
        assert record.key is not None
        self.record = record
        self.key: bytes = record.key
        self.luck = KeyedLuck(record.key)
        self.state: State = records.start(self.game, record)
        self.events: list[list[Event]] = []

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Match":
        """Go on with a record: replays it, checking every input and its luck."""
        records.verify(game, record)
        match = cls.__new__(cls)
        match.game = game
        match._begin(Record(record.header, [], None, record.key))
        match._replay(record.inputs)
        match._draw()
        return match

    def _replay(self, inputs: Sequence[Input]) -> None:
        for given in inputs:
            self._apply(given.by, records.read_move(self.game, self.state, given), given.move)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.state.over()

    @property
    def actors(self) -> tuple[int, ...]:
        """Give the seats that owe a decision."""
        return tuple(seats_of(int(self.state.actors())))

    def legal(self, seat: int) -> list[Move]:
        """Give the moves of a seat; none while it owes no decision."""
        if seat not in self.actors:
            return []
        return [self.game.words.moves.decode(move) for move in self.state.legal(seat)]

    def number(self, move: int | str | Move) -> int:
        """Turn a number, notation or a move into a number; raises BadNotation."""
        if isinstance(move, Move):
            return move.id
        return move if isinstance(move, int) else self.game.words.moves.parse(move)

    def why_not(self, seat: int, move: int | str | Move) -> Refusal | None:
        """Say why a move is not possible now; None when it is."""
        return self.game.why_not(self.state, seat, self.number(move))

    def play(self, seat: int, move: int | str | Move) -> list[Event]:
        """Play a move, then the chance that follows; gives what happened. Raises IllegalMove."""
        number = self.number(move)
        if not self.game.allows(self.state, seat, number):
            refusal = self.game.why_not(self.state, seat, number)
            assert refusal is not None
            raise IllegalMove(refusal)
        first = len(self.events)
        self._apply(seat, number, self.game.words.moves.print(number))
        self._draw()
        return [event for events in self.events[first:] for event in events]

    def _apply(self, actor: int, move: int, text: str) -> None:
        log = Log()
        self.state.play(actor, move, log)
        self.record.inputs.append(Input(actor, text))
        self.events.append(log.events)

    def _draw(self) -> None:
        """Resolve chance until a seat owes a decision; note the result of a finished game."""
        while not self.state.over() and not self.state.actors():
            outcome = int(self.luck.pick(self.state.chance(), len(self.record.inputs)))
            text = self.game.words.print_chance(int(self.state.chance_verb()), outcome)
            self._apply(CHANCE, outcome, text)
        if self.state.over():
            told = [event for events in self.events for event in events]
            self.record.result = records.result(self.game, self.state, told)

    def view(self, seat: int) -> View:
        """Give all that a seat (or -1, a spectator) may know."""
        return self.game.observe(self.state, seat)

    def outcome(self) -> Result | None:
        """Give the result of a finished game."""
        return self.record.result

    def rewind(self, inputs: int) -> None:
        """Go back to the position after so many inputs, then draw the chance that was due."""
        kept = self.record.inputs[:inputs]
        self._begin(Record(self.record.header, [], None, self.key))
        self._replay(kept)
        self._draw()

    def undo(self, seat: int) -> bool:
        """Take back the last decision of a seat and all that came after; False if there is none."""
        for n in range(len(self.record.inputs) - 1, -1, -1):
            if self.record.inputs[n].by == seat:
                self.rewind(n)
                return True
        return False
