"""The bot that learned: a policy read from an ONNX file, `onnx:FILE`; `expert` looks twice at it.

The network takes `observation` (games × numbers of the encoding, as floats) and gives `logits`
(games × moves of the table); the legal move with the highest logit is played. The file carries the
game, the number of its encoding, perhaps that of its rules, and either the number of seats or for
how many seats its layout has places; one that does not fit is refused. With `trust`, the judge of
the game leans its logits, as while it learned (`leaning.py`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from guildhall.bots.leaning import JudgeLikes
from guildhall.bots.liking import Liking
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View
from guildhall.games import find


class Net:
    """The network of a file, checked to fit a game."""

    def __init__(self, game: Game, file: str) -> None:
        """Read the file; raises extra_missing, policy_file and policy_fit."""
        self.game = game
        self.file = file
        self.numpy = extra("numpy", "ai")
        self.session = _session(file)
        facts = self.session.get_modelmeta().custom_metadata_map
        self.check("game", facts.get("game", "-"), game.name)
        self.check("encoding", facts.get("encoding", "-"), str(game.encoding.version))
        self.check("rules", facts.get("rules", str(game.version)), str(game.version))
        self.seats = facts.get("seats", "-")
        self.places = int(facts.get("places", "0"))
        self.trust = float(facts.get("trust", "0"))

    def answers(self, rows: Any, *outputs: str) -> list[Any]:
        """Give what it makes of observations, a row each."""
        given = {"observation": rows.astype(self.numpy.float32)}
        answers: list[Any] = self.session.run(list(outputs), given)
        return answers

    def check(self, field: str, made: str, here: str) -> None:
        """Refuse a network that was made for something else; raises policy_fit."""
        if made != here:
            facts: dict[str, object] = {"field": field, "made": made, "here": here}
            raise GuildhallError("policy_fit", {"file": self.file, **facts})


@dataclass(frozen=True)
class Thought:
    """What a network makes of a decision: the numbers it sees, and two parts of what it likes."""

    numbers: Sequence[int]
    logits: list[float]
    leans: list[float]
    """What the judge adds; nothing where the network learned without it."""


class Policy(Liking):
    """Plays what a network likes best."""

    def __init__(self, net: Net) -> None:
        """Take the network."""
        self.net = net
        self.judging = JudgeLikes(net.game, net.trust) if net.trust else None

    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Give the logit of each of these moves, leaned by the judge; raises policy_fit."""
        thought = self.think(view, legal, luck)
        return [own + lean for own, lean in zip(thought.logits, thought.leans, strict=True)]

    def think(self, view: View, legal: Sequence[int], luck: Luck) -> Thought:
        """Look at a decision; raises policy_fit."""
        net = self.net
        if not net.places:
            net.check("seats", net.seats, str(view.seats))
        numbers = net.game.encoding.encode(view, net.places)
        logits = net.answers(net.numpy.array([numbers]), "logits")[0][0].tolist()
        leans = self.judging.likings(view, legal, luck) if self.judging else [0.0] * len(legal)
        return Thought(numbers, [float(logits[move]) for move in legal], leans)


NETS = Path(__file__).with_name("nets")
LIBRARIES = ("numpy", "onnxruntime")


def usable(name: str) -> bool:
    """Whether a game comes with a network and the libraries are there; nothing is opened."""
    return (NETS / f"{name}.onnx").exists() and installed()


@cache
def installed() -> bool:
    """Whether the libraries are there that networks need."""
    return all(map(find_spec, LIBRARIES))


@cache
def fingerprint(name: str) -> str:
    """Give the short fingerprint of the network that a game comes with; empty without one."""
    file = NETS / f"{name}.onnx"
    return fingerprint_of(file) if file.exists() else ""


def fingerprint_of(file: Path) -> str:
    """Give the short fingerprint of a network's file."""
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()


@cache
def shipped(name: str) -> Net:
    """Give the network that comes with the package, once; raises no_expert where there is none."""
    file = NETS / f"{name}.onnx"
    if not file.exists():
        known = ", ".join(sorted(file.stem for file in NETS.glob("*.onnx")))
        raise GuildhallError("no_expert", {"game": name, "known": known})
    return Net(find(name), str(file))


def _session(file: str) -> Any:
    """Open a network on one thread: a policy is small, and many games share the machine."""
    runtime = extra("onnxruntime", "ai")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        return runtime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001  the runtime has no base for its own errors
        problem = str(error).splitlines()[0]
        raise GuildhallError("policy_file", {"file": file, "problem": problem}) from None
