"""Walking through a lesson: from the learner's answers alone, so nobody has to keep anything."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from guildhall.bots import find_bot
from guildhall.core.datafile import BadData
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.lessons import find_lesson
from guildhall.lessons.lesson import Lesson, Step
from guildhall.table.fork import fork
from guildhall.table.match import Match
from guildhall.table.position import make_move, read_input
from guildhall.table.table import Table

NEXT = "next"
"""The answer to a step that is only read."""
MOST_ANSWERS = 200
"""No lesson asks for so many."""
BOT = "apprentice"


@dataclass(frozen=True)
class Said:
    """What is said to an answer: a text of the lesson, or that another move was meant."""

    text: str = ""
    meant: tuple[str, ...] = ()
    """Moves that would go on, when the one that was made does not."""


@dataclass(frozen=True)
class Moment:
    """Where a learner is: a table, a step (its number; behind the last: done), what was said."""

    lesson: Lesson
    table: Table
    at: int = 0
    begun: int = 0
    """Inputs when the step began."""
    taken: int = 0
    """So many answers were taken; those behind them were not."""
    said: Said = Said()

    @property
    def step(self) -> Step | None:
        """The step to be answered; None at the end."""
        steps = self.lesson.step
        return steps[self.at] if self.at < len(steps) else None

    @property
    def match(self) -> Match:
        """The game as it stands."""
        assert self.table.match is not None  # noqa: S101  the table of a position has begun
        return self.table.match

    @property
    def wanted(self) -> tuple[str, ...]:
        """Moves that are asked for and possible now."""
        legal = {str(move) for move in self.match.legal(self.lesson.seat)}
        return tuple(move for move in dict.fromkeys(self.left) if move in legal)

    @property
    def left(self) -> tuple[str, ...]:
        """Moves of the step, less those of a row that were made."""
        if self.step is None:
            return ()
        left = list(self.step.wanted)
        for given in self.match.record.inputs[self.begun :] if self.step.row else ():
            if given.by == self.lesson.seat:
                left.remove(given.move)
        return tuple(left)


def walk(lesson: Lesson, answers: Sequence[str]) -> Moment:
    """Follow the answers as far as the lesson takes them; an answer is `NEXT` or a move.

    Raises BadNotation or IllegalMove when the rules do not allow the last of them.
    """
    given = tuple(answers[:MOST_ANSWERS])
    moment = _walked(lesson.game, lesson.name, ())
    for count in range(1, len(given) + 1):
        try:
            moment = _walked(lesson.game, lesson.name, given[:count])
        except GuildhallError:
            if count < len(given):
                break
            raise
        if moment.taken < count:
            break
    return moment


def resumed(lesson: Lesson, answers: Sequence[str]) -> Moment:
    """Go on where a lesson was left; answers that it no longer takes are left out."""
    try:
        return walk(lesson, answers)
    except GuildhallError:
        return walk(lesson, answers[:-1])


@lru_cache(maxsize=256)
def _walked(game: str, name: str, answers: tuple[str, ...]) -> Moment:
    """The moment after these answers, of which all but the last are known to be taken."""
    lesson = find_lesson(game, name)
    if not answers:
        table = lesson.position.table()
        return _settled(Moment(lesson, table, begun=len(table.running().record.inputs)))
    before = _walked(game, name, answers[:-1])
    return _answered(replace(before, said=Said()), answers[-1])


def _answered(moment: Moment, answer: str) -> Moment:
    step = moment.step
    if step is None:
        return moment
    table = fork(moment.table)
    if step.kind == "read":
        if answer != NEXT:
            return moment
        return _gone_on(replace(moment, table=table), step, Said())
    if answer == NEXT:
        return moment
    seat, words = moment.lesson.seat, table.game.words.moves
    text = words.print(words.parse(answer))
    make_move(table, seat, text)
    if step.kind == "free":
        played = replace(moment, table=table, taken=moment.taken + 1)
        return _settled(played)
    if text not in moment.left:
        return replace(moment, said=Said(meant=moment.wanted))
    if step.row and len(moment.left) > 1:
        begun = replace(moment, table=table, taken=moment.taken + 1)
        rest = tuple(move for move in moment.wanted if move != text)
        return begun if begun.wanted else replace(moment, said=Said(meant=rest))
    said = Said(step.text_of(text)) if step.kind == "choose" else Said()
    return _gone_on(replace(moment, table=table), step, said)


def _gone_on(moment: Moment, step: Step, said: Said) -> Moment:
    """Play what follows a step and begin the next one."""
    for text in step.then:
        _follow(moment.table, text)
    return _settled(
        replace(
            moment,
            at=moment.at + 1,
            begun=len(moment.match.record.inputs),
            taken=moment.taken + 1,
            said=said,
        )
    )


def _follow(table: Table, text: str) -> None:
    """Play an input of the script: the first of its moves that is possible.

    One that ends with `?` is left out where a choice of the learner has made it impossible.
    """
    given = read_input(text.removesuffix("?"))
    tried = [move.strip() for move in given.move.split("|")]
    legal = {str(move) for move in table.running().legal(given.by)}
    possible = [move for move in tried if move in legal]
    if not possible and text.endswith("?"):
        return
    if not possible:
        raise BadData(f"{table.setup.game}: nothing possible of {text!r}")
    make_move(table, given.by, possible[0])


def _settled(moment: Moment) -> Moment:
    """In free play: let apprentices move until the learner is asked or the step is over."""
    step = moment.step
    if step is None or step.kind != "free":
        return moment
    match, seat = moment.match, moment.lesson.seat
    while not _reached(moment, step) and seat not in match.actors:
        _let_bot(moment.table, match.actors[0])
    if not _reached(moment, step):
        return moment
    return _settled(replace(moment, at=moment.at + 1, begun=len(match.record.inputs)))


def _reached(moment: Moment, step: Step) -> bool:
    told = moment.match.events[moment.begun :]
    return moment.match.over or any(e.kind == step.until for events in told for e in events)


def _let_bot(table: Table, seat: int) -> None:
    """Let an apprentice move: the same in the same lesson, whoever asks."""
    match = table.running()
    bot = find_bot(BOT, table.game)
    legal = [move.id for move in match.legal(seat)]
    luck = FastLuck(match.bot_seed(seat))
    make_move(
        table, seat, table.game.words.moves.print(bot.choose(match.view(seat), legal, luck, 0))
    )
