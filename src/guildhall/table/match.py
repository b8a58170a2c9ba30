"""One game being played: the state, its record and its luck."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord, GuildhallError, Refusal
from guildhall.core.game import Game
from guildhall.core.log import Event, Log
from guildhall.core.luck import commitment, seed_from_key
from guildhall.core.promise import reopened, version_for
from guildhall.core.record import Header, Input, Record, Result
from guildhall.core.state import CHANCE, State
from guildhall.core.view import View, seats_of
from guildhall.core.words import Move

STRIDE = 32
"""A copy of the state is kept after so many inputs: going back replays no more than that."""


class Match:
    """A game being played, with its record and its luck; `guildhall.new` starts one.

    Chance is drawn at once: until the game is over, at least one seat owes a decision. A move is
    given as a `Move`, as notation or as a number.

    >>> import guildhall as gh
    >>> match = gh.new("guildes", seats=3, seed=7)
    >>> while not match.over:
    ...     seat = match.actors[0]
    ...     events = match.play(seat, match.legal(seat)[0])
    >>> match.outcome().scores
    [118, 119, 101]

    The constructor continues a record that has its key, after checking every input and draw; it
    raises BadRecord.
    """

    game: Game
    state: State
    """The whole truth: never give it to a bot."""
    record: Record
    """What was played so far; `record.save(path)` writes it."""
    events: list[list[Event]]
    """What happened, for each input of the record."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.key is None:
            raise BadRecord("record_no_key", {})
        replays.follow(game, record)
        self.game = game
        self.key: bytes = record.key
        self.luck = replays.promised_luck(record)
        self._restart(record)

    @classmethod
    def standing(
        cls, game: Game, record: Record, state: State, events: list[list[Event]]
    ) -> "Match":
        """Continue a match whose position and events are known: replays and checks nothing."""
        if record.key is None:
            raise BadRecord("record_no_key", {})
        match = cls.__new__(cls)
        match.game, match.key, match.luck = game, record.key, replays.promised_luck(record)
        match.record, match.state, match.events = record, state, events
        match.kept, match.chosen = {}, {}
        return match

    def _restart(self, record: Record) -> None:
        """Play the inputs of a record from the beginning, then draw the chance that is due."""
        self.record = Record(record.header, [], None, self.key)
        self.state = replays.start(self.game, record)
        self.events = []
        self.kept: dict[int, State] = {}
        self.chosen: dict[int, bool] = {}
        for given in record.inputs:
            self._apply(given, replays.read_move(self.game, self.state, given))
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that owe a decision, ascending; several where all choose at once."""
        return _seats(int(self.state.actors()))

    def legal(self, seat: int) -> list[Move]:
        """Moves of a seat, ascending by number; none while it owes no decision."""
        if seat not in self.actors:
            return []
        return [self.game.words.moves.decode(move) for move in self.state.legal(seat)]

    def number(self, move: int | str | Move) -> int:
        """Number of a move; raises BadNotation for notation that names none."""
        if isinstance(move, Move):
            return move.id
        return move if isinstance(move, int) else self.game.words.moves.parse(move)

    def why_not(self, seat: int, move: int | str | Move) -> Refusal | None:
        """Why a seat may not play a move now; None if it may. Raises BadNotation.

        >>> import guildhall as gh
        >>> match = gh.new("guildes", seats=4, seed=7)
        >>> match.why_not(0, "pick nobles") is None
        True
        >>> match.why_not(0, "pick burghers").code
        'not_in_packet'
        """
        return self.game.why_not(self.state, seat, self.number(move))

    def play(self, seat: int, move: int | str | Move) -> list[Event]:
        """Play a move and the chance that follows; returns what happened, hidden things included.

        Raises IllegalMove, with why, or BadNotation; then nothing has changed.
        """
        number = self.number(move)
        several = self._among_several(seat, number)
        first = len(self.events)
        self.chosen[first] = several
        self._apply(Input(seat, self.game.words.moves.print(number)), number)
        self._draw()
        return [event for events in self.events[first:] for event in events]

    def _among_several(self, seat: int, move: int) -> bool:
        """Whether a move is one of several that are possible; raises IllegalMove if it is none."""
        if seat >= 0 and self.state.actors() >> seat & 1:
            legal = self.state.legal(seat)
            if move in legal:
                return len(legal) > 1
        self.game.check(self.state, seat, move)
        return False

    def _apply(self, given: Input, move: int) -> None:
        log = Log()
        self.state.play(given.by, move, log)
        self.record.inputs.append(given)
        self.events.append(log.events)
        if len(self.record.inputs) % STRIDE == 0:
            self.kept[len(self.record.inputs)] = self.state.copy()

    def _draw(self) -> None:
        """Resolve chance until a seat owes a decision; note the result of a finished game."""
        while not self.state.over() and not self.state.actors():
            outcome = int(self.luck.pick(self.state.chance(), len(self.record.inputs)))
            text = self.game.words.print_chance(int(self.state.chance_verb()), outcome)
            self._apply(Input(CHANCE, text), outcome)
        if self.state.over():
            told = [event for events in self.events for event in events]
            self.record.result = replays.result(self.game, self.state, told)

    def bot_seed(self, seat: int) -> int:
        """Seed for the bot that moves for a seat now; another one after an undo."""
        n = len(self.record.inputs)
        return seed_from_key(self.luck.key, n, seat, self.luck.space(n))

    def view(self, seat: int) -> View:
        """All that a seat (or -1, a spectator) may know; each game has its own class of views."""
        return self.game.observe(self.state, seat)

    def outcome(self) -> Result | None:
        """Scores, ranks and ledger of a finished game; None before."""
        return self.record.result

    def state_at(self, inputs: int) -> State:
        """Position after so many inputs of the record, chance included; yours to change."""
        first = max((n for n in list(self.kept) if n <= inputs), default=0)
        state = self.kept[first].copy() if first else replays.start(self.game, self.record)
        for n in range(first, inputs):
            given = self.record.inputs[n]
            state.play(given.by, replays.read_move(self.game, state, given))
            if (n + 1) % STRIDE == 0:
                self.kept[n + 1] = state.copy()
        return state

    def was_choice(self, n: int) -> bool:
        """Whether input n, made by a seat, was one of several that were possible.

        Moves that were played here are remembered; of those that were read it is found out once.
        """
        if n not in self.chosen:
            self.chosen[n] = len(self.state_at(n).legal(self.record.inputs[n].by)) > 1
        return self.chosen[n]

    def rewind(self, inputs: int, *, reopen: bool = True) -> None:
        """Go back to the position after so many inputs of the record, chance included.

        What follows is drawn anew; with `reopen=False` as before, which is fair only if nothing was
        learned. Raises GuildhallError (`nothing_to_undo`) if there are not so many inputs.

        >>> import guildhall as gh
        >>> match = gh.new("guildes", seats=4, seed=7)
        >>> before = len(match.record.inputs)
        >>> events = match.play(0, "pick nobles")
        >>> match.rewind(before)
        >>> match.actors
        (0, 1, 2, 3)
        """
        header = self.record.header
        if inputs > len(self.record.inputs):
            raise GuildhallError("nothing_to_undo", {})
        if reopen:
            header = replace(header, spaces=reopened(header.spaces, inputs))
        self.state = self.state_at(inputs)
        self.record = Record(header, self.record.inputs[:inputs], None, self.key)
        self.luck = replays.promised_luck(self.record)
        self.events = self.events[:inputs]
        self.kept = {n: self.kept[n] for n in list(self.kept) if n <= inputs}
        self.chosen = {n: self.chosen[n] for n in list(self.chosen) if n < inputs}
        self._draw()


@cache
def _seats(mask: int) -> tuple[int, ...]:
    """Seats of a mask; there are few masks, and tables ask often."""
    return tuple(seats_of(mask))


def new_match(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    key: bytes | None = None,
    players: Sequence[str] = (),
    date: str | None = None,
    opening: Sequence[Input] = (),
    numbers: Sequence[str] = (),
    spaces: Sequence[Sequence[int]] = (),
    luck: int = 0,
) -> Match:
    """Start a game, or play on from given inputs; without a key nobody can foresee its luck.

    `numbers` are what the seats add to the luck; `spaces` those of a record that is played again.
    `luck` is its version; 0 for the usual one.
    Raises BadOption, and BadRecord when the given inputs are not possible.
    """
    settled = game.settle(seats, options or {})
    key = key or secrets.token_bytes(32)
    header = Header(
        game=game.name,
        rules=game.version,
        data=game.data_hash,
        seats=seats,
        options=settled,
        players=list(players) or [f"seat {seat}" for seat in range(seats)],
        commitment=commitment(key),
        date=datetime.now(UTC).date().isoformat() if date is None else date,
        given=len(opening),
        luck=luck or version_for(numbers),
        numbers=list(numbers) if any(numbers) else [],
        spaces=[list(pair) for pair in spaces],
    )
    return Match(game, Record(header, list(opening), key=key))
