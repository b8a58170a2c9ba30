"""What a move will do, as far as its seat can foresee it: nothing else goes into a preview."""

from dataclasses import dataclass
from typing import Final, Literal

from guildhall.core.game import Game
from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.table.free_undo import WORLDS

Follows = Literal["chance", "others", "you", "end", ""]
CHANCE_NEXT: Final = "chance"
OTHERS_NEXT: Final = "others"
YOU_NEXT: Final = "you"
END_NEXT: Final = "end"
UNKNOWN_NEXT: Final = ""


@dataclass(frozen=True)
class Preview:
    """The events a seat can be sure of, and what comes after them; empty when it cannot know."""

    events: list[Event]
    follows: Follows


def preview(game: Game, view: View, move: int, luck: int = 0) -> Preview:
    """Play a move in worlds imagined from a seat's view: what is the same in all is foreseen.

    The true state is not looked at, so a preview tells nothing that the seat may not know.
    """
    stream = FastLuck(luck)
    tries = [_try(game.imagine(view, stream), view.seat, move) for _ in range(WORLDS)]
    first = tries[0]
    same = min(_alike(first.events, other.events) for other in tries)
    certain = all(other.follows == first.follows and len(other.events) == same for other in tries)
    return Preview(first.events[:same], first.follows if certain else UNKNOWN_NEXT)


def _try(world: State, seat: int, move: int) -> Preview:
    log = Log()
    world.play(seat, move, log)
    return Preview([event for event in log.events if event.seen_by(seat)], _next(world, seat))


def _next(world: State, seat: int) -> Follows:
    if world.over():
        return END_NEXT
    actors = int(world.actors())
    if not actors:
        return CHANCE_NEXT
    return YOU_NEXT if actors >> seat & 1 else OTHERS_NEXT


def _alike(one: list[Event], other: list[Event]) -> int:
    """How many events at the beginning are the same in both worlds."""
    pairs = zip(one, other, strict=False)
    return next(
        (n for n, (a, b) in enumerate(pairs) if _key(a) != _key(b)), min(len(one), len(other))
    )


def _key(event: Event) -> tuple[object, ...]:
    return (event.kind, event.rule, event.args, int(event.scorer), int(event.points))
