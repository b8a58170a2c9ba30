"""What all games have in common: states, moves, views, luck, events, records, errors.

The public modules are those of `__all__`, and of each of them the names of its own `__all__`.
"""

__all__ = [  # noqa: RUF022  in the order of the reference
    "game",
    "words",
    "state",
    "view",
    "log",
    "record",
    "replay",
    "luck",
    "playout",
    "encoding",
    "errors",
]
