"""The bot that learned: a policy read from an ONNX file, `onnx:FILE`.

The network takes `observation` (games × numbers of the encoding, as floats) and gives `logits`
(games × moves of the table); the legal move with the highest logit is played. The file carries the
game, the number of its encoding and the number of seats; one that does not fit is refused.
"""

from collections.abc import Sequence
from typing import Any

from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View


class Policy:
    """Plays what the network of a file likes best."""

    def __init__(self, game: Game, file: str) -> None:
        """Read the file; raises extra_missing, policy_file and policy_fit."""
        self.game = game
        self.file = file
        self.numpy = extra("numpy", "ai")
        self.session = _session(file)
        facts = self.session.get_modelmeta().custom_metadata_map
        self._check("game", facts.get("game", "-"), game.name)
        self._check("encoding", facts.get("encoding", "-"), str(game.encoding.version))
        self.seats = facts.get("seats", "-")

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give the legal move with the highest logit; raises policy_fit for other seats."""
        self._check("seats", self.seats, str(view.seats))
        numbers = self.numpy.array([self.game.encoding.encode(view)], self.numpy.float32)
        logits = self.session.run(["logits"], {"observation": numbers})[0][0].tolist()
        return max(legal, key=lambda move: float(logits[move]))

    def _check(self, field: str, made: str, here: str) -> None:
        if made != here:
            facts: dict[str, object] = {"field": field, "made": made, "here": here}
            raise GuildhallError("policy_fit", {"file": self.file, **facts})


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
