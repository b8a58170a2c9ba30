"""Analysis of a finished game: how it stood at each decision, and which decisions cost most.

`questions` lists the decisions of a record, `examine` answers one (a pure function, so that it can
run in any process), `summed_up` puts the answers together; `analyse` does it all in one place. A
quick look (`quick.glance`) answers in milliseconds instead, with the network of the game.

The curve (`Point`) looks at the true position, which is no secret any more. What a seat should have
played (`Decision`) is judged from the seat's own view at that moment: nobody is blamed for what he
could not know. In JSON (`msgspec.json.encode`) an analysis is:

    {"format": 8, "game": "guildes", "seats": 4, "inputs": 303, "budget": 0.3, "complete": true,
     "points": [{"n": 31, "shares": [0.25, …], "scores": [41.2, …]}, …],
     "decisions": [{"n": 31, "seat": 2, "move": "pick nobles", "best": "pick knights",
                    "share": 0.31, "best_share": 0.36, "cost": 0.05, "error": 0.02,
                    "score": 40.1, "best_score": 42.0, "worlds": 40,
                    "reasons": [{"code": "points", "facts": {"points": 2}}]}, …],
     "costliest": [17, 4, …], "mistakes": [[3], [], [4, 12], …]}

- `budget`: seconds for each decision; 0 for a quick look.
- `points[].n`: how the game stood when `n` inputs had been made; the last one is its end.
  `shares` are win shares per seat (0 to 1, they sum to 1): what the network of the game expects,
  or the mean of games played to the end, where a narrow win counts less than a clear one.
  `scores` are expected final scores, always a mean of such games.
- `decisions[].n` is the number of the input in the record. `share` and `score` are what the mover
  could expect from its own `move`, `best_share` and `best_score` from the master's (`best`, the
  same text when it agrees); `cost` = `best_share` - `share`, never below 0, with its standard
  `error`; `worlds` counts the imagined games behind it. `reasons` say why `best` is good (as in a
  hint; facts with a kind are ids) and are there only when the moves differ. A quick look asks the
  network instead of the master and compares what it foresees after both moves. Where that seems a
  mistake, `best` is the expert's move (what a hint suggests), and playouts must agree. It gives
  reasons, and scores other than 0, only where the cost is beyond doubt.
- `costliest`: places in `decisions`, the dearest first, only those whose cost is beyond doubt
  (above twice its error) and worth a word (`WORTH`); `mistakes`: the same for each seat.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, stdev

import msgspec

from guildhall.bots.deed import Reason
from guildhall.bots.hint import advise
from guildhall.bots.onnx import shipped, usable
from guildhall.core import replay as replays
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.record import Record
from guildhall.core.state import CHANCE, State
from guildhall.games import find
from guildhall.lab.estimate import Playing, foreseen, win_shares

FORMAT = 8
"""Raised when anything here or in the reasons changes what is told: what was kept is made anew."""
CHOOSING, COMPARING, CURVE = 0.45, 0.3, 0.25
"""How the time of a decision is divided."""
FEWEST = 4
"""Imagined games behind a comparison, however short the time."""
COSTLIEST, MISTAKES = 10, 5
"""So many of a whole game, and of each seat, are pointed out."""
WORTH = 0.01
"""Win share that a decision must cost to be called a mistake: less would read as none at all."""


class Why(msgspec.Struct, frozen=True):
    """A reason for the better move; facts with a kind are ids."""

    code: str
    facts: dict[str, int | str]


class Point(msgspec.Struct, frozen=True):
    """How the game stood when `n` inputs had been made."""

    n: int
    shares: list[float]
    scores: list[float]


class Decision(msgspec.Struct, frozen=True):
    """One decision: what was played, what the master would have played, and the difference."""

    n: int
    seat: int
    move: str
    best: str
    share: float
    best_share: float
    cost: float
    error: float
    score: float
    best_score: float
    worlds: int
    reasons: list[Why]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; `complete` is false when it was cancelled."""

    format: int = FORMAT
    game: str
    seats: int
    inputs: int
    budget: float
    complete: bool
    points: list[Point]
    decisions: list[Decision]
    costliest: list[int]
    mistakes: list[list[int]]
    """By seat."""


@dataclass(frozen=True)
class Question:
    """A decision to examine: the truth before it, who decided and what."""

    n: int
    seat: int
    move: int
    state: State


Answer = tuple[Point, Decision]


def questions(game: Game, record: Record, most: int = 0) -> list[Question]:
    """List the decisions of a finished game that were a choice; at most so many, evenly spread.

    Raises GuildhallError with code analysis_unfinished, and BadRecord.
    """
    if record.result is None:
        raise GuildhallError("analysis_unfinished", {})
    found: list[Question] = []
    before = replays.start(game, record)
    for step in replays.replay(game, record):
        by = step.given.by
        if by != CHANCE and len(before.legal(by)) > 1:
            move = game.words.moves.parse(step.given.move)
            found.append(Question(step.n, by, move, before))
        before = step.state.copy()
    if not most or len(found) <= most:
        return found
    return [found[at * len(found) // most] for at in range(most)]


def examine(name: str, question: Question, budget: float, seed: int) -> Answer:
    """Answer one question in so many seconds; for the same seed the same worlds are imagined."""
    game = find(name)
    own = seed * 1_000_003 + question.n
    point = _point(game, question, FastLuck(own), budget * CURVE)
    # luck of its own: the truth must not show in what a seat is told it should have played
    return point, _decision(game, question, FastLuck(own), budget)


def _point(game: Game, question: Question, luck: FastLuck, budget: float) -> Point:
    state, learned = question.state, usable(game.name)
    playing = Playing(game, len(state.scores()))
    found = playing.mean(state, luck, 0.0 if learned else budget)
    shares = foreseen(shipped(game.name), state) if learned else found.shares
    return Point(question.n, rounded(shares), rounded(found.scores))


def _decision(game: Game, question: Question, luck: FastLuck, budget: float) -> Decision:
    seat, played = question.seat, question.move
    view = game.observe(question.state, seat)
    legal = [int(move) for move in question.state.legal(seat)]
    advice = advise(game, view, legal, luck, budget * CHOOSING)
    pairs = compared(game, question, advice.move, luck, budget * COMPARING)
    gains = [best[0] - own[0] for own, best in pairs]
    share, best_share = (fmean(pair[at][0] for pair in pairs) for at in (0, 1))
    score, best_score = (fmean(pair[at][1] for pair in pairs) for at in (0, 1))
    words = game.words.moves
    return Decision(
        n=question.n,
        seat=seat,
        move=words.print(played),
        best=words.print(advice.move),
        share=round(share, 4),
        best_share=round(best_share, 4),
        cost=round(max(0.0, best_share - share), 4),
        error=round(doubt(gains), 4),
        score=round(score, 2),
        best_score=round(best_score, 2),
        worlds=len(pairs),
        reasons=[why(game, reason) for reason in advice.reasons if advice.move != played],
    )


def doubt(gains: list[float]) -> float:
    """Give the standard error of a mean."""
    return float(stdev(gains) / len(gains) ** 0.5)


def beyond_doubt(decision: Decision) -> bool:
    """Whether a decision is a mistake: it surely cost something, and more than a trifle."""
    return decision.cost > max(2 * decision.error, WORTH)


class Weighed(msgspec.Struct, frozen=True):
    """What a move gives away against another, with its standard error."""

    loss: float
    error: float

    @property
    def good(self) -> bool:
        """Whether it is as good as the other, as far as can be told."""
        return self.loss <= max(WORTH, self.error)


def weigh(name: str, question: Question, best: int, budget: float) -> Weighed:
    """Compare the move of a question with another for so many seconds, as its seat knows them."""
    luck = FastLuck(question.n * 1_000_003 + question.move)
    pairs = compared(find(name), question, best, luck, budget)
    gains = [other[0] - own[0] for own, other in pairs]
    return Weighed(fmean(gains), doubt(gains))


def why(game: Game, reason: Reason) -> Why:
    """Give a reason as data, facts with a kind as ids."""
    return Why(reason.code, game.words.named(reason.facts))


Ends = tuple[float, float]
"""Win share and score of the mover at the end of a game."""


def compared(
    game: Game, question: Question, best: int, luck: FastLuck, budget: float
) -> list[tuple[Ends, Ends]]:
    """Play two moves on in the same worlds with the same luck, imagined from the mover's view."""
    view = game.observe(question.state, question.seat)
    playing = Playing(game, view.seats)
    pairs: list[tuple[Ends, Ends]] = []
    until = time.perf_counter() + budget
    while len(pairs) < FEWEST or time.perf_counter() < until:
        world = game.imagine(view, luck)
        seed = int(luck.word())
        own = _ends(playing, world, view.seat, question.move, seed)
        same = best == question.move
        pairs.append((own, own if same else _ends(playing, world, view.seat, best, seed)))
    return pairs


def _ends(playing: Playing, world: State, seat: int, move: int, seed: int) -> Ends:
    state = world.copy()
    state.play(seat, move)
    end = playing.end(state, FastLuck(seed))
    return end.shares[seat], end.scores[seat]


def summed_up(record: Record, answers: list[Answer], budget: float, *, complete: bool) -> Analysis:
    """Put answers together, in the order of the game; the curve ends with the result."""
    ordered = sorted(answers, key=lambda answer: answer[1].n)
    points = [point for point, _ in ordered]
    decisions = [decision for _, decision in ordered]
    if record.result is not None:
        shares = rounded(win_shares(record.result.ranks))
        points.append(Point(len(record.inputs), shares, rounded(record.result.scores)))
    doubtless = [at for at, decision in enumerate(decisions) if beyond_doubt(decision)]
    doubtless.sort(key=lambda at: -decisions[at].cost)
    header = record.header
    return Analysis(
        game=header.game,
        seats=header.seats,
        inputs=len(record.inputs),
        budget=budget,
        complete=complete,
        points=points,
        decisions=decisions,
        costliest=doubtless[:COSTLIEST],
        mistakes=[
            [at for at in doubtless if decisions[at].seat == seat][:MISTAKES]
            for seat in range(header.seats)
        ],
    )


def rounded(numbers: list[float] | list[int]) -> list[float]:
    """Round what goes into a file."""
    return [round(float(number), 4) for number in numbers]


def analyse(
    game: Game,
    record: Record,
    budget: float,
    *,
    most: int = 0,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Examine a finished game with so many seconds for each decision, one after the other.

    `progress` is told how many are done and of how many; as soon as `cancelled` says so, what is
    there is given.
    """
    asked = questions(game, record, most)
    answers: list[Answer] = []
    for question in asked:
        if cancelled():
            break
        answers.append(examine(game.name, question, budget, seed))
        progress(len(answers), len(asked))
    return summed_up(record, answers, budget, complete=len(answers) == len(asked))
