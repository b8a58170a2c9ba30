"""The example with a language model plays whole games against a server that plays the model."""

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from guildhall.bots import find_bot
from guildhall.core.luck import FastLuck
from guildhall.lab.envs.run import Run

SCRIPT = Path(__file__).resolve().parents[3] / "examples" / "language_model.py"
ASKED: list[str] = []


class Chat(BaseHTTPRequestHandler):
    """Answers with the last legal move, after one answer that is none."""

    def do_POST(self) -> None:
        """Play the model."""
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        messages = body["messages"]
        asked = messages[1]["content"]
        ASKED.append(asked)
        last = asked.splitlines()[-1].split()[0]
        said = f"I play {last}." if len(messages) > 2 else "Let me think."
        text = json.dumps({"choices": [{"message": {"content": said}}]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


@pytest.fixture
def url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
    server.shutdown()
    thread.join()
    server.server_close()


def test_it_is_asked_and_answers(url: str) -> None:
    """The model gets what its seat knows; what it says is played, its chatter is asked again."""
    run = Run("guildes", seats=3)
    run.reset(7)
    bot = find_bot(f"line:{sys.executable} {SCRIPT} --url {url}", run.game)
    try:
        for _ in range(3):
            legal = run.legal(0)
            ASKED.clear()
            move = bot.choose(run.view(0), legal, FastLuck(1), 60.0)
            assert move == legal[-1]
            assert len(ASKED) == 2
            assert f"{move} {run.game.words.moves.print(move)}" in ASKED[0].splitlines()
            assert '"packet":' in ASKED[0]
            for seat in (0, 1, 2):
                run.play(seat, move if seat == 0 else run.legal(seat)[0])
    finally:
        bot.close()  # type: ignore[attr-defined]


def test_without_a_server_a_move_is_drawn() -> None:
    run = Run("guildes", seats=3)
    run.reset(7)
    bot = find_bot(f"line:{sys.executable} {SCRIPT} --url http://127.0.0.1:1/", run.game)
    try:
        legal = run.legal(0)
        assert bot.choose(run.view(0), legal, FastLuck(1), 60.0) in legal
    finally:
        bot.close()  # type: ignore[attr-defined]
