"""A quick look at the decisions of a finished game: a few milliseconds each, with the network.

What was better is the network's move, and what it is worth more is what the network foresees after
both in the same imagined worlds. What looks like a mistake is looked at twice, as hints are: it
stays one only if the expert would not have suggested it, and if playouts agree. Rougher than
`analysis.examine`, of the same shape.
"""

from math import hypot
from statistics import fmean

import msgspec

from guildhall.bots.glance import WORLDS, favoured, promises
from guildhall.bots.hint import preferred
from guildhall.bots.master import compare
from guildhall.bots.onnx import Net, shipped, usable
from guildhall.bots.reasons import reasons_for
from guildhall.bots.thinker import Budget
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.lab.analysis import (
    WORTH,
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
CHECKING = 160
"""Playouts of a move and a better one before it is called a mistake."""


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
    """Compare what was played with the network's move, and look twice at what seems a mistake."""
    game, view = net.game, net.game.observe(question.state, question.seat)
    legal = [int(move) for move in question.state.legal(question.seat)]
    best = favoured(net, view, legal, luck)[0]
    found = _foreseen(net, question, view, best, luck)
    if not beyond_doubt(found):
        return found
    # the luck of a hint that was asked for here: what it suggested is no mistake
    hinted = preferred(game, view, legal, FastLuck(question.n))[0]
    if hinted != best:
        found, best = _foreseen(net, question, view, hinted, luck), hinted
    if beyond_doubt(found):
        found = _checked(found, game, question, view, best, luck)
    return _explained(found, net, question, legal, best, luck) if beyond_doubt(found) else found


def _foreseen(net: Net, question: Question, view: View, best: int, luck: FastLuck) -> Decision:
    """Compare what was played with another move by what the network foresees after both."""
    own, better = promises(net, view, [question.move, best], luck)
    gains = [more - less for more, less in zip(better.shares, own.shares, strict=True)]
    words = net.game.words.moves
    return Decision(
        n=question.n,
        seat=question.seat,
        move=words.print(question.move),
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


def _checked(
    found: Decision, game: Game, question: Question, view: View, best: int, luck: FastLuck
) -> Decision:
    """Play both moves on as a master does: what the network foresees counts half where they agree.

    Otherwise playouts alone count: a network errs alike in every world.
    """
    played, better = compare(game, view, [question.move, best], luck, Budget(0, CHECKING))
    share, lead, error = played.share(), better.lead(), better.doubt()
    if lead > max(error, WORTH):
        share, lead = (found.share + share) / 2, (found.cost + lead) / 2
        error = hypot(found.error, error) / 2
    return msgspec.structs.replace(
        found,
        share=round(share, 4),
        best_share=round(share + lead, 4),
        cost=round(max(0.0, lead), 4),
        error=round(error, 4),
        worlds=found.worlds + better.visits,
    )


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
