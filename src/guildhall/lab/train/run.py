"""A run of learning that can be stopped and gone on with: plays, learns, notes, saves."""

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from guildhall.core.errors import GuildhallError
from guildhall.lab.train.learn import (
    Decided,
    Figures,
    Lessons,
    Outcome,
    Seen,
    Step,
    decide,
    improve,
    new_student,
    worth,
)
from guildhall.lab.train.net import Net, new_net
from guildhall.lab.train.play import Crowd, Here, Plan, Workers
from guildhall.lab.train.profile import Knobs, Profile
from guildhall.lab.train.ship import reopened

__all__ = ["Note", "Run"]

SAVED = "run.npz"
NOTES = "notes.jsonl"
ELDERS = 8
"""So many earlier selves are remembered as guests."""
KEEP_EVERY = 20
"""An earlier self is kept after so many lessons."""


@dataclass(frozen=True)
class Note:
    """How a run stands after a lesson."""

    lessons: int
    decisions: int
    seconds: float
    """Spent on this run so far, over all its parts."""
    pace: float
    """Decisions a second, learning included, in this lesson."""
    wins: float
    """Cross entropy of who wins; that of knowing nothing is `nothing`."""
    nothing: float
    margins: float
    spread: float
    shift: float
    advice: float
    """Cross entropy of the judge's moves."""
    points: float
    """Mean distance in points from the others at the end of games."""


class Run:
    """Learns a game in a folder, from its beginning or from where it stopped."""

    def __init__(
        self,
        plan: Plan,
        profile: Profile,
        folder: Path,
        minutes: float = 0,
        start: Path | None = None,
    ) -> None:
        """Begin, or go on with what the folder holds; raises train_other if that is another run.

        With `minutes`, progress is measured by time spent, otherwise by decisions made. `start` is
        a network that was shipped, to begin with; raises policy_file if its shape is another.
        """
        self.plan, self.profile, self.folder, self.minutes = plan, profile, folder, minutes
        self.lessons = self.decisions = 0
        self.seconds = 0.0
        self.points = 0.0
        self.trust = plan.title.meta.bots.trust if profile.judged else 0.0
        size, actions, places = plan.shape
        self.luck = np.random.default_rng(plan.seed)
        net = new_net(plan.seed, size, actions, places, profile.width, profile.blocks)
        self.student = new_student(net)
        self.elders: list[Net] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / SAVED).exists():
            self._load()
        self.crowd = self._crowd()
        if not self.lessons:
            net = reopened(start, net) if start else self._measured(net)
            self.student, self.elders = new_student(net), [net]

    @property
    def progress(self) -> float:
        """Share of the run that is done."""
        if self.minutes:
            return self.seconds / (60 * self.minutes)
        return self.decisions / self.profile.decisions

    def notes(self, enough: Callable[[], bool] = lambda: False) -> Iterator[Note]:
        """Learn to the end, or until it is enough; a note after every lesson, saved as it goes."""
        saved = time.monotonic()
        while self.progress < 1 and not enough():
            note = self._lesson()
            with (self.folder / NOTES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(note)) + "\n")
            if time.monotonic() - saved > SAVE_SECONDS:
                self.save()
                saved = time.monotonic()
            yield note
        self.save()

    def close(self) -> None:
        """Let go of the games."""
        self.crowd.close()

    def save(self) -> None:
        """Write all that is needed to go on; what was there stays whole until it is replaced."""
        trees: dict[str, Any] = {"student": self.student}
        trees |= {f"elder{n}": elder for n, elder in enumerate(self.elders)}
        arrays: dict[str, Any] = {
            f"{name}-{n}": np.asarray(leaf)
            for name, tree in trees.items()
            for n, leaf in enumerate(jax.tree.leaves(tree))
        }
        beside = self.folder / f"{SAVED}.new"
        with beside.open("wb") as file:
            np.savez(file, facts=np.array(json.dumps(self._facts())), **arrays)
            os.fsync(file.fileno())
        beside.replace(self.folder / SAVED)

    def facts(self) -> dict[str, str]:
        """What a file made of this run says about where it comes from."""
        return {
            "trust": str(self.trust),
            "decisions": str(self.decisions),
            "seconds": str(round(self.seconds)),
        }

    def _facts(self) -> dict[str, Any]:
        title = self.plan.title
        return {
            "identity": {
                "game": title.name,
                "encoding": title.encoding.version,
                "width": self.profile.width,
                "blocks": self.profile.blocks,
                "trust": self.trust,
            },
            "lessons": self.lessons,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "points": self.points,
            "elders": len(self.elders),
        }

    def _load(self) -> None:
        with np.load(self.folder / SAVED) as saved:
            facts = json.loads(str(saved["facts"]))
            here = self._facts()["identity"]
            if facts["identity"] != here:
                given: dict[str, object] = {"folder": str(self.folder), **facts["identity"]}
                raise GuildhallError("train_other", given)
            self.student = _filled(self.student, "student", saved)
            self.elders = [
                _filled(self.student.net, f"elder{n}", saved) for n in range(facts["elders"])
            ]
        self.lessons, self.decisions = facts["lessons"], facts["decisions"]
        self.seconds, self.points = facts["seconds"], facts["points"]
        self.luck = np.random.default_rng([self.plan.seed, self.lessons])

    def _crowd(self) -> Crowd:
        seed = self.plan.seed + self.lessons
        plan = replace(self.plan, seed=seed, advised=self.profile.guests, trust=self.trust)
        return Workers(plan, self.profile.workers) if self.profile.workers else Here(plan)

    def _measured(self, net: Net) -> Net:
        """Set the mean and deviation of the numbers that come in, from a first look."""
        numbers = self.crowd.now.numbers.astype(np.float32)
        return net._replace(
            mean=jnp.asarray(numbers.mean(0)),
            deviation=jnp.asarray(np.maximum(numbers.std(0), LEAST_DEVIATION)),
        )

    def _lesson(self) -> Note:
        began = time.monotonic()
        knobs = self.profile.knobs(self.progress)
        steps, end = self._play()
        seats = jnp.asarray(self.crowd.now.seats)
        memory, winning = np.float32(self.profile.memory), np.float32(knobs.winning)
        lessons = worth(steps, end, seats, memory, winning)
        taught = np.flatnonzero(np.asarray(lessons.own))
        figures = [self._improve(lessons, some, knobs) for some in self._parts(taught)]
        self.lessons += 1
        self.decisions += lessons.own.size
        if self.lessons % KEEP_EVERY == 0:
            self._remember()
        spent = time.monotonic() - began
        self.seconds += spent
        rows = zip(*figures, strict=True)
        mean = [float(np.mean([np.asarray(one) for one in row])) for row in rows]
        nothing = float(np.log(self.crowd.now.seats).mean())
        _, wins, margins, spread, shift, advice = mean
        pace = lessons.own.size / spent
        heading = (self.lessons, self.decisions, self.seconds, pace)
        return Note(*heading, wins, nothing, margins, spread, shift, advice, self.points)

    def _play(self) -> tuple[list[Step], tuple[Seen, Decided]]:
        """Play on in all games; gives also what is asked then."""
        guest = self.elders[int(self.luck.integers(len(self.elders)))]
        judged = np.bool_(self.lessons % 2)
        steps: list[Step] = []
        for _ in range(self.profile.steps):
            seen, decided = self._decide(guest, judged)
            self.crowd.step(np.asarray(decided.moves))
            steps.append((seen, decided, self._outcome()))
        return steps, self._decide(guest, judged)

    def _decide(self, guest: Net, judged: np.bool_) -> tuple[Seen, Decided]:
        now = self.crowd.now
        seen = Seen(*map(jnp.array, (now.numbers, now.mask, now.seat, now.advice, now.lean)))
        seed = np.uint32(self.luck.integers(1 << 32))
        decided: Decided = decide(
            self.student.net, guest, self._visits(), judged, seen, jnp.asarray(now.seats), seed
        )
        return seen, decided

    def _visits(self) -> NDArray[np.bool_]:
        """Tell where a guest decides: for all seats but one, in some of the games."""
        now, every = self.crowd.now, self.profile.guests
        if not every:
            return np.zeros(len(now.seat), np.bool_)
        n = np.arange(len(now.seat))
        visits: NDArray[np.bool_] = (n % every == 0) & (now.seat != n // every % now.seats)
        return visits

    def _outcome(self) -> Outcome:
        """Give what ended, and outcomes with the margin brought between -1 and 1."""
        now = self.crowd.now
        over = now.ended > 0
        if over.any():
            apart = float(np.abs(now.margins[over]).sum() / now.seats[over].sum())
            share = min(1.0, float(over.sum()) / SETTLED)
            self.points = apart if not self.points else self.points + share * (apart - self.points)
        gains = np.tanh(now.margins / (2 * max(self.points, 1.0)))
        return Outcome(jnp.array(now.ended), jnp.array(now.shares), jnp.asarray(gains))

    def _parts(self, rows: NDArray[np.int64]) -> Iterator[Array]:
        part = self.profile.part
        rows = np.resize(rows, max(part, len(rows)))
        for _ in range(self.profile.passes):
            order = self.luck.permutation(len(rows))
            for at in range(0, len(rows) - part + 1, part):
                yield jnp.asarray(rows[order[at : at + part]])

    def _improve(self, lessons: Lessons, rows: Array, knobs: Knobs) -> Figures:
        turned = (np.float32(knobs.rate), np.float32(knobs.spread))
        self.student, figures = improve(
            self.student, lessons, rows, turned, np.float32(self.profile.clip)
        )
        done: Figures = figures
        return done

    def _remember(self) -> None:
        """Keep the present self; the first stays, of the others any is forgotten."""
        if len(self.elders) == ELDERS:
            del self.elders[int(self.luck.integers(1, ELDERS))]
        self.elders.append(self.student.net)


LEAST_DEVIATION = 0.5
SETTLED = 5000
"""After about so many games the usual distance in points is known."""
SAVE_SECONDS = 60


def _filled(tree: Any, name: str, saved: Any) -> Any:
    leaves, form = jax.tree.flatten(tree)
    return jax.tree.unflatten(form, [jnp.asarray(saved[f"{name}-{n}"]) for n in range(len(leaves))])
