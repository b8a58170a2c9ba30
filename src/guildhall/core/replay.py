"""A record played again, step by step, and checked against all that it promises.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=3, seed=7)
>>> events = match.play(0, "pick scholars")
>>> verify(match.game, match.record).saved() == match.state.saved()
True
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

from guildhall.core.errors import BadNotation, BadRecord, GuildhallError
from guildhall.core.game import Game
from guildhall.core.log import Event, Log
from guildhall.core.luck import KeyedLuck, commitment
from guildhall.core.promise import check_numbers, check_spaces, luck_of
from guildhall.core.record import Header, Input, Record, Result
from guildhall.core.state import CHANCE, State

__all__ = ["Step", "replay", "verify"]


@dataclass
class Step:
    """One input of a replay: its number, the state after it and what happened.

    All steps of a replay share one state: copy it to keep it.
    """

    n: int
    given: Input
    state: State
    events: list[Event]


def start(game: Game, record: Record) -> State:
    """State before the first input; raises BadRecord for another game or an unknown edition."""
    header = record.header
    if header.game != game.name:
        raise BadRecord("record_game", {"found": header.game, "game": game.name})
    edition = game.edition(header.rules, header.data)
    if edition is None:
        raise BadRecord("record_version", _other_rules(game, header))
    return game.new(header.seats, {**edition.options, **header.options})


def _other_rules(game: Game, header: Header) -> dict[str, object]:
    found, known = f"{header.rules} {header.data}", f"{game.version} {game.data_hash}"
    return {"found": found, "known": known}


def replay(game: Game, record: Record) -> Iterator[Step]:
    """Play a record again, step by step, checking every input but not the luck.

    Raises BadRecord: `record_game`, `record_version`, `record_input` or `record_rules_changed`.

    >>> import guildhall as gh
    >>> match = gh.new("dutch_revolt", seats=2, seed=7)
    >>> events = match.play(0, "station flanders")
    >>> [(step.n, step.given.by, step.given.move) for step in replay(match.game, match.record)]
    [(0, 0, 'station flanders')]
    """
    state = start(game, record)
    for n, given in enumerate(record.inputs):
        log = Log()
        try:
            move = read_move(game, state, given)
            game.submit(state, given.by, move, log)
        except GuildhallError as error:
            raise _impossible(game, record, n, error) from error
        yield Step(n, given, state, log.events)


def _impossible(game: Game, record: Record, n: int, error: GuildhallError) -> BadRecord:
    """Reason that an input cannot be played: rules that have changed since, or the input."""
    edition = game.edition(record.header.rules, record.header.data)
    move = record.inputs[n].move
    if edition is not None and not edition.exact:
        changed = _other_rules(game, record.header)
        return BadRecord("record_rules_changed", {"n": n, "move": move, **changed})
    return BadRecord("record_input", {"n": n, "move": move, "why": str(error)})


def read_move(game: Game, state: State, given: Input) -> int:
    """Turn the text of an input into a move or an outcome; raises BadNotation."""
    if given.by != CHANCE:
        return game.words.moves.parse(given.move)
    verb, outcome = game.words.parse_chance(given.move)
    if verb != state.chance_verb():
        raise BadNotation("chance_verb", {"given": given.move})
    return outcome


def ledger(game: Game, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Collect every event that scored points, with its source."""
    return [
        {
            "seat": int(event.scorer),
            "points": int(event.points),
            "source": event.kind,
            "rule": event.rule,
            "args": game.words.named(event.args),
        }
        for event in events
        if event.scorer >= 0
    ]


def result(game: Game, state: State, events: Iterable[Event]) -> Result:
    """Sum up a finished game."""
    return Result(
        [int(score) for score in state.scores()],
        [int(rank) for rank in state.ranks()],
        game.ending(state),
        ledger(game, events),
    )


def verify(game: Game, record: Record) -> State:
    """Check everything a record promises: moves, luck, result, ledger. Returns the last state.

    Raises BadRecord with a code that says what is wrong. The luck of an unfinished game without a
    key cannot be checked.

    >>> import guildhall as gh
    >>> match = gh.new("guildes", seats=3, seed=7)
    >>> match.record.inputs[0].move = "deal nobles"
    >>> verify(match.game, match.record)
    Traceback (most recent call last):
        ...
    guildhall.core.errors.BadRecord: record_luck (n=0, move=deal nobles)
    """
    if record.key is None and record.result is not None:
        raise BadRecord("record_no_key", {})
    state, events = follow(game, record)
    for first, space in record.header.spaces[-1:]:
        if first > len(record.inputs):
            raise BadRecord("record_spaces", {"n": first, "space": space})
    _check_result(game, record, state, events)
    return state


def follow(game: Game, record: Record) -> tuple[State, list[Event]]:
    """Replay, checking every input, and every draw if the key is known."""
    header = record.header
    check_numbers(header.luck, header.numbers, header.seats)
    check_spaces(header.spaces, header.given)
    luck = promised_luck(record) if record.key is not None else None
    state = start(game, record)
    weights = state.chance()
    events: list[Event] = []
    for step in replay(game, record):
        if luck is not None and step.given.by == CHANCE and step.n >= header.given:
            _check_draw(game, step, int(luck.pick(weights, step.n)))
        state = step.state
        weights = state.chance()
        events += step.events
    return state, events


def promised_luck(record: Record) -> KeyedLuck:
    """Luck that a record's draws must follow; raises BadRecord when its key breaks the promise."""
    header = record.header
    if record.key is None:
        raise BadRecord("record_no_key", {})
    if commitment(record.key) != header.commitment:
        raise BadRecord("record_commitment", {})
    return luck_of(header.luck, record.key, header.numbers, header.spaces)


class LuckFacts(TypedDict):
    """How much luck there is to check: draws, seats with a number, reopenings, inputs given."""

    draws: int
    numbers: int
    reopened: int
    given: int


def luck_facts(record: Record) -> LuckFacts:
    """Count what there is to check."""
    header = record.header
    return {
        "draws": sum(given.by == CHANCE for given in record.inputs[header.given :]),
        "numbers": sum(number != "" for number in header.numbers),
        "reopened": header.spaces[-1][1] if header.spaces else 0,
        "given": header.given,
    }


def _check_draw(game: Game, step: Step, drawn: int) -> None:
    if game.words.parse_chance(step.given.move)[1] != drawn:
        raise BadRecord("record_luck", {"n": step.n, "move": step.given.move})


def _check_result(game: Game, record: Record, state: State, events: list[Event]) -> None:
    if record.result is None:
        if state.over():
            raise BadRecord("record_no_result", {})
        return
    if not state.over():
        raise BadRecord("record_not_over", {"n": len(record.inputs)})
    found = result(game, state, events)
    for name in ("scores", "ranks", "reason", "ledger"):
        if getattr(found, name) != getattr(record.result, name):
            raise BadRecord("record_result", {"field": name})
