"""A quick look at the decisions of a finished game: a few milliseconds each, with the network.

What was better is the expert's move, and what it is worth more is what the network foresees after
both in the same imagined worlds. Rougher than `analysis.examine`, of the same shape.
"""

from statistics import fmean

import msgspec

from guildhall.bots.glance import WORLDS, favoured, promises
from guildhall.bots.onnx import Net, shipped, usable
from guildhall.bots.reasons import reasons_for
from guildhall.core.luck import FastLuck
from guildhall.lab.analysis import (
    Answer,
    Decision,
    Point,
    Question,
    beyond_doubt,
    compared,
    doubt,
    examine,
    rounded,
    why,
)
from guildhall.lab.estimate import Playing, foreseen

GAMES = 2
"""Games played on for the expected scores."""


def answer(name: str, question: Question, budget: float, seed: int) -> Answer:
    """Answer a question in so many seconds; without a budget by a quick look."""
    return examine(name, question, budget, seed) if budget else glance(name, question, seed)


def glance(name: str, question: Question, seed: int) -> Answer:
    """Answer one question; for the same seed the same worlds are imagined.

    A game without a network is examined as briefly as can be.
    """
    if not usable(name):
        return examine(name, question, 0.0, seed)
    net = shipped(name)
    own = seed * 1_000_003 + question.n
    playing = Playing(net.game, len(question.state.scores()))
    scores = playing.mean(question.state, FastLuck(own), 0.0, GAMES).scores
    point = Point(question.n, rounded(foreseen(net, question.state)), rounded(scores))
    # luck of its own: the truth must not show in what a seat is told it should have played
    return point, _decision(net, question, FastLuck(own))


def _decision(net: Net, question: Question, luck: FastLuck) -> Decision:
    """Compare what was played with the expert's move."""
    game, seat, played = net.game, question.seat, question.move
    view = game.observe(question.state, seat)
    legal = [int(move) for move in question.state.legal(seat)]
    best = favoured(net, view, legal, luck)[0]
    own, better = promises(net, view, [played, best], luck)
    gains = [more - less for more, less in zip(better.shares, own.shares, strict=True)]
    words = game.words.moves
    found = Decision(
        n=question.n,
        seat=seat,
        move=words.print(played),
        best=words.print(best),
        share=round(own.share, 4),
        best_share=round(better.share, 4),
        cost=round(max(0.0, better.share - own.share), 4),
        error=round(doubt(gains), 4),
        score=0.0,
        best_score=0.0,
        worlds=WORLDS,
        reasons=[],
    )
    if not beyond_doubt(found):
        return found
    return _explained(found, net, question, legal, best, luck)


def _explained(
    found: Decision, net: Net, question: Question, legal: list[int], best: int, luck: FastLuck
) -> Decision:
    """Add to a mistake what it costs in points, and why the other move is better."""
    game = net.game
    pairs = compared(game, question, best, luck, 0.0)
    view = game.observe(question.state, question.seat)
    reasons = reasons_for(game, view, legal, best, luck, 0.0)
    return msgspec.structs.replace(
        found,
        score=round(fmean(own[1] for own, _ in pairs), 2),
        best_score=round(fmean(other[1] for _, other in pairs), 2),
        reasons=[why(game, reason) for reason in reasons],
    )
