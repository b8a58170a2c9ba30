"""What a list tells of a table beyond its seats: part of the round, clock, result."""

from dataclasses import dataclass, field

from guildhall.core.meta import Step
from guildhall.core.view import SPECTATING, View
from guildhall.table.table import Table


@dataclass(frozen=True)
class Line:
    """A summary that everybody who may see the table may know; empty before the game."""

    round: dict[str, int] = field(default_factory=dict)
    """Which round it is, by the name of its number: `{"ballot": 2}`."""
    step: str = ""
    """The part of the round, as in `Step.text`; empty when the game is over."""
    flag: float | None = None
    """When the first clock that runs would run out, in seconds since 1970."""
    ranks: list[int] = field(default_factory=list)
    """By seat; only when the game is over."""
    scores: list[int] = field(default_factory=list)
    """By seat; none where the game was conceded before its end."""


def line_of(table: Table) -> Line:
    """The line of a table as it stands."""
    match = table.match
    if match is None:
        return Line()
    if table.status == "over":
        outcome = match.outcome()
        return Line(ranks=table.ranks(), scores=list(outcome.scores) if outcome else [])
    view, counter = match.view(SPECTATING), table.game.meta.counter
    rounds = {counter: int(getattr(view, counter))} if counter else {}
    return Line(rounds, _step(table, view), _flag(table))


def _step(table: Table, view: View) -> str:
    """The part of the round that is shown as the present one."""
    meta = table.game.meta
    kind = table.game.words.kinds.get(meta.course)
    facts = {**vars(view), **table.setup.terms(table.game), "seats": table.setup.seats}
    if kind is None or meta.course not in facts:
        return ""
    here = kind.ids[int(facts[meta.course])]
    return next((s.text for s in meta.round if here in s.at and _fits(s, facts)), "")


def _fits(step: Step, facts: dict[str, object]) -> bool:
    return all(facts.get(name) in values for name, values in step.when.items())


def _flag(table: Table) -> float | None:
    """The moment the first of the running clocks would run out."""
    clocks = table.clocks
    ends = [
        since + clocks.banks[seat] for seat, since in enumerate(clocks.since) if since is not None
    ]
    return min(ends, default=None) if clocks.clock else None
