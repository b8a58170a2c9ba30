"""Four board games on one exact rules engine.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=4, seed=7)
>>> match.actors
(0, 1, 2, 3)
>>> [str(move) for move in match.legal(0)]
['pick nobles', 'pick priests', 'pick alchemists', 'pick militia']
>>> [event.kind for event in match.play(0, "pick nobles")]
['picked']
>>> match.actors
(1, 2, 3)

`guildhall.core` has what all games have in common, `guildhall.lab.envs` the games as environments
for learning. Public are the names of `__all__`, here and in the modules that those two packages
list; everything else can change without notice.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from guildhall.games import GAMES
    from guildhall.table.match import Match

__all__ = ["GAMES", "Match", "load", "new"]
__version__ = "0.1.0"


# Everything is imported when it is used: whoever asks the command for help, or a worker for one
# game, need not wait for all rules.


def __getattr__(name: str) -> Any:
    """Give `GAMES` and `Match`."""
    if name == "GAMES":
        from guildhall.games import GAMES  # noqa: PLC0415

        return GAMES
    if name == "Match":
        from guildhall.table.match import Match  # noqa: PLC0415

        return Match
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new(
    game: str, *, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None
) -> "Match":
    """Start a game.

    The same seed gives the same draws; without one, nobody can foresee them. Options that are not
    given have their defaults. Raises UnknownGame (`unknown_game`) or BadOption (`seats`, `option`,
    `option_value`).

    >>> import guildhall as gh
    >>> match = gh.new("guildes", seats=4, seed=7, options={"events": True})
    >>> match.record.header.options
    {'events': True, 'dirty_tricks': False}
    """
    from guildhall.core.luck import key_from_seed  # noqa: PLC0415
    from guildhall.games import find  # noqa: PLC0415
    from guildhall.table.match import new_match  # noqa: PLC0415

    key = None if seed is None else key_from_seed(seed)
    return new_match(find(game), seats, options, key=key)


def load(path: str | Path) -> "Match":
    """Continue a game from the file that `match.record.save` wrote.

    Everything in it is checked; raises BadRecord or UnknownGame. A record without its key
    (`record_no_key`) can be replayed with `guildhall.core.replay`, but not continued.

    >>> import guildhall as gh
    >>> from tempfile import TemporaryDirectory
    >>> match = gh.new("guildes", seats=3, seed=7)
    >>> with TemporaryDirectory() as folder:
    ...     match.record.save(f"{folder}/game.jsonl")
    ...     twin = gh.load(f"{folder}/game.jsonl")
    >>> twin.legal(0) == match.legal(0)
    True
    """
    from guildhall.core import record as records  # noqa: PLC0415
    from guildhall.games import find  # noqa: PLC0415
    from guildhall.table.match import Match  # noqa: PLC0415

    record = records.load(path)
    return Match(find(record.header.game), record)
