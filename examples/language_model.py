"""A language model plays through the line protocol of docs/bots.md, at any table of the lab.

    guildhall play guildes --bots "line:python examples/language_model.py --url URL --model NAME"
    guildhall arena guildes --bots "line:python examples/language_model.py --url URL,random,random"

URL is the chat address of any server that speaks the usual protocol, for example
http://127.0.0.1:8080/v1/chat/completions; a key is read from the variable MODEL_KEY. Needs nothing
but Python. What the seat may know goes to the model as compact JSON, with the legal moves; give it
seconds to think with `--budget`. An answer without a legal move is asked for once more, then a move
is drawn, and both are told on standard error.
"""

import argparse
import json
import os
import re
import sys
from random import Random
from typing import Any
from urllib.request import Request, urlopen

RULES = (
    "You play the board game {game} and want to win. You get what you may know as JSON and the "
    "legal moves, each with its number. Answer with the number of one legal move, nothing else."
)


def prompt(game: str, question: dict[str, Any]) -> list[dict[str, str]]:
    """Give the messages of one decision."""
    known = json.dumps(question["view"], separators=(",", ":"), ensure_ascii=False)
    moves = "\n".join(f"{one['move']} {one['text']}" for one in question["legal"])
    asked = f"You are seat {question['seat']}.\n{known}\n\nLegal moves:\n{moves}"
    rules = {"role": "system", "content": RULES.format(game=game)}
    return [rules, {"role": "user", "content": asked}]


def chosen(answer: str, legal: list[dict[str, Any]]) -> int | None:
    """Read a move from an answer: the last number in it that is legal, or the text of a move."""
    numbers = {str(one["move"]): int(one["move"]) for one in legal}
    found = [numbers[word] for word in re.findall(r"\d+", answer) if word in numbers]
    named = [int(one["move"]) for one in legal if one["text"] in answer]
    return (found or named)[-1] if found or named else None


class Model:
    """A chat server and the model it is asked for."""

    def __init__(self, url: str, name: str) -> None:
        if not url.startswith(("http://", "https://")):
            raise SystemExit(f"no address of a chat server: {url}")
        self.url = url
        self.name = name

    def answer(self, messages: list[dict[str, str]], seconds: float) -> str:
        """Ask the model; an empty text when the server does not answer in time."""
        body = {"model": self.name, "messages": messages, "temperature": 0}
        head = {"content-type": "application/json"}
        if key := os.environ.get("MODEL_KEY"):
            head["authorization"] = f"Bearer {key}"
        request = Request(self.url, json.dumps(body).encode(), head)  # noqa: S310  checked above
        try:
            with urlopen(request, timeout=seconds) as reply:  # noqa: S310  the same
                return str(json.load(reply)["choices"][0]["message"]["content"])
        except (OSError, ValueError, LookupError, TypeError) as error:
            print(f"no answer: {error}", file=sys.stderr)
            return ""


def decide(model: Model, game: str, question: dict[str, Any]) -> int:
    """Give the model's move; after two answers without one, a random one."""
    legal, messages = question["legal"], prompt(game, question)
    if len(legal) == 1:
        return int(legal[0]["move"])
    for _ in range(2):
        said = model.answer(messages, max(0.1, question["seconds"] / 2))
        move = chosen(said, legal)
        if move is not None:
            return move
        print(f"no legal move in: {said[:80]!r}", file=sys.stderr)
        again = "That is no legal move. Answer with one of the numbers."
        messages = [*messages, {"role": "assistant", "content": said}]
        messages.append({"role": "user", "content": again})
    dice = Random(question["seed"])  # noqa: S311  a bot's dice, no secret
    return int(dice.choice(legal)["move"])


def main() -> None:
    """Answer the greeting, then each question, until the input ends."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", required=True)
    parser.add_argument("--model", default="default")
    given = parser.parse_args()
    model, game = Model(given.url, given.model), ""
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            game = question["game"]
            reply: dict[str, object] = {"type": "ready", "name": given.model}
        else:
            move = decide(model, game, question)
            reply = {"type": "move", "id": question["id"], "move": move}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
