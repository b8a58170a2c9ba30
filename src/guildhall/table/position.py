"""A position to be shown: a set-up, fixed luck and what was played, replayed on the engine.

Lessons, the pictures of the book, puzzles and decisions made again are such positions. Nothing is
stored: a table is made of one whenever somebody looks at it.
"""

from dataclasses import replace
from functools import lru_cache

import msgspec

from guildhall.core.book import Book, Picture
from guildhall.core.datafile import BadData
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, OptionValue
from guildhall.core.luck import KeyedLuck, key_from_seed
from guildhall.core.record import Input
from guildhall.core.replay import read_move
from guildhall.core.state import CHANCE, State
from guildhall.games import find
from guildhall.table.entry import TableSetup
from guildhall.table.fork import fork
from guildhall.table.names import apart, bot_name
from guildhall.table.table import Table

VIEWER, CHANCE_MARK = "viewer", "*"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment of a game, as a table of a TOML file says it."""

    game: str
    seats: int
    seat: int = 0
    """Whose position it is."""
    seed: int = 0
    options: dict[str, OptionValue] = {}
    inputs: tuple[str, ...] = ()
    """`"2 pick nobles"` for seat 2, `"* deal nobles"` for chance; chance that is left out is drawn
    with the seed."""

    @classmethod
    def pictured(cls, game: str, book: Book, picture: Picture) -> "Position":
        """The moment of a picture of a book."""
        course = book.course[picture.course]
        return cls(
            game=game,
            seats=course.seats,
            seat=picture.seat,
            seed=course.seed,
            options=course.options,
            inputs=course.inputs[: picture.after],
        )

    def table(self, name: str = "", bot: str = "apprentice") -> Table:
        """A table at this position: one's own to play on, kept nowhere.

        `name` is what the person on the seat is called. Raises BadData when it is not possible.
        """
        table = _table(_Key(self), bot)
        return called(table, self.seat, name) if name else fork(table)

    def opening(self) -> list[tuple[int, str]]:
        """All that was played, chance included; raises BadData when it is not possible."""
        game = find(self.game)
        try:
            return _played(game, game.new(self.seats, self.options), self)
        except GuildhallError as problem:
            raise BadData(f"{self.game}: {problem}") from problem


def _played(game: Game, state: State, position: Position) -> list[tuple[int, str]]:
    """Play the inputs of a position, and draw what they leave to chance."""
    luck = KeyedLuck(key_from_seed(position.seed))
    played: list[tuple[int, str]] = []

    def play(by: int, move: int, text: str) -> None:
        state.play(by, move)
        played.append((by, text))

    def draw() -> None:
        outcome = int(luck.pick(state.chance(), len(played)))
        play(CHANCE, outcome, game.words.print_chance(int(state.chance_verb()), outcome))

    for text in position.inputs:
        given = read_input(text)
        while given.by != CHANCE and not state.over() and not state.actors():
            draw()
        move = read_move(game, state, given)
        if given.by != CHANCE:
            game.check(state, given.by, move)
        elif state.actors() or not state.chance()[move]:
            raise BadData(f"{position.game}: no chance for {text!r}")
        play(given.by, move, given.move)
    while not state.over() and not state.actors():
        draw()
    return played


def write_input(given: Input) -> str:
    """The same the other way."""
    return f"{CHANCE_MARK if given.by == CHANCE else given.by} {given.move}"


def read_input(text: str) -> Input:
    """An input as positions write it: who, then what; raises BadData."""
    by, _, move = text.partition(" ")
    if by == CHANCE_MARK:
        return Input(CHANCE, move)
    if not by.isdecimal() or not move:
        raise BadData(f"no input: {text!r}")
    return Input(int(by), move)


class _Key:
    """A position as the key of a cache: by what it says."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.raw = msgspec.json.encode(position)

    def __hash__(self) -> int:
        return hash(self.raw)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.raw == self.raw


@lru_cache(maxsize=128)
def _table(key: _Key, bot: str) -> Table:
    position = key.position
    options = find(position.game).settle(position.seats, position.options)
    setup = TableSetup.create(
        position.game,
        table_id="",
        seats=position.seats,
        options=dict(options),
        host=VIEWER,
        key=key_from_seed(position.seed),
        created=0.0,
        level=bot,
        rescue_days=0,
        opening=position.opening(),
    )
    table = Table(setup)
    for seat in range(position.seats):
        if seat == position.seat:
            table.apply(table.propose_sit(seat, VIEWER, bot_name(seat), 0.0))
        else:
            table.apply(table.propose_sit(seat, "", bot_name(seat), 0.0, bot))
    table.apply(table.propose_start(0.0))
    return table


def called(table: Table, seat: int, name: str) -> Table:
    """A twin of such a table where the person on a seat has another name."""
    twin = fork(table)
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat]
    twin.chairs[seat] = table.chairs[seat].called(apart(name, others))
    return twin


def moment_of(table: Table, inputs: int, seat: int) -> Table:
    """What was asked of a seat after so many inputs of a game, at a table kept nowhere."""
    past = Position(
        game=table.setup.game,
        seats=table.setup.seats,
        seat=seat,
        options=table.setup.terms(table.game),
        inputs=tuple(write_input(given) for given in table.record().inputs[:inputs]),
    )
    twin = past.table()
    for at, chair in enumerate(table.chairs):
        user = VIEWER if at == seat else ""
        twin.chairs[at] = replace(chair, user=user, away=False, conceded=False)
    return twin


def make_move(table: Table, seat: int, move: str) -> None:
    """Play a move of a seat at such a table; raises IllegalMove or BadNotation."""
    table.apply(table.propose_move(seat, table.asked[seat], move, 0.0))
