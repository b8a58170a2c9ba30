"""TypeScript types are written from Python types, and the written files are the latest."""

import subprocess
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Coin:
    """A coin of a city."""

    city: str
    worth: int | None


@dataclass
class Purse(Coin):
    coins: list[Coin]
    """From the smallest
    to the largest."""
    named: dict[str, list[int | str]]


class Sent(TypedDict):
    kind: Literal["open", "over"]
    purse: NotRequired[Purse]


EXPECTED = """\
/* Generated from here by hand; do not edit by hand. */

/** A coin of a city. */
export interface Coin {
  city: string;
  worth: number | null;
}

export interface Purse extends Coin {
  /** From the smallest to the largest. */
  coins: Coin[];
  named: Record<string, (number | string)[]>;
}

export interface Sent {
  kind: "open" | "over";
  purse?: Purse;
}
"""


@pytest.fixture
def writer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give the writer of types, which lives among the scripts."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return import_module("typescript").Writer


def test_records_become_interfaces(writer: Any) -> None:
    made = writer()
    made.declare(Sent)
    assert made.file("here", "hand") == EXPECTED


class Known(TypedDict):
    name: str
    """How it is called."""


class Sized(Known, total=False):
    size: float


class Body(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    answers: Annotated[int, msgspec.Meta(ge=0)] | None = None


def test_typed_dicts_extend_each_other_and_may_have_further_fields(writer: Any) -> None:
    made = writer(open_ended={Sized: "number"})
    made.declare(Sized)
    assert made.file("here", "hand").endswith(
        """
export interface Known {
  /** How it is called. */
  name: string;
}

export interface Sized extends Known {
  size?: number;
  [name: string]: number;
}
"""
    )


def test_what_a_body_gives_a_default_may_be_left_out(writer: Any) -> None:
    made = writer()
    made.declare(Body)
    text = made.file("here", "hand")
    assert "  move: string;\n  answers?: number | null;\n" in text


def test_what_another_file_declares_is_imported(writer: Any) -> None:
    made = writer({Coin: "./coins"})
    made.declare(Purse)
    text = made.file("here", "hand")
    assert 'import type { Coin } from "./coins";' in text
    assert "export interface Coin" not in text


def test_a_type_that_json_does_not_know_is_refused(writer: Any) -> None:
    with pytest.raises(TypeError, match="complex"):
        writer().text_of(complex)


def test_the_written_files_are_the_latest() -> None:
    """After a change of a view: `python scripts/generate_types.py`."""
    command = [sys.executable, "scripts/generate_types.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
