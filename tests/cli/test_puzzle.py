"""Puzzles in the terminal: the list, the day's, right and wrong answers, why, and bad input."""

import json
from pathlib import Path

import pytest

from guildhall.cli.puzzle import reason_of
from guildhall.games import GAMES
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller
from guildhall.puzzles import load
from tests.cli.run import guildhall


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, LANGUAGES, strict=False)])
def test_a_puzzle_is_solved_and_the_list_remembers_it(game: str, language: str) -> None:
    """The best move typed in a language; the next puzzle is named."""
    say, one = Speech(language), next(iter(load(game).puzzles.values()))
    args = ("puzzle", game, "--lang", language)
    done = guildhall(*args, "1", typed=f"{one.best}\n")
    assert (done.code, done.err) == (0, "")
    assert say("puzzle-right") in done.out
    assert f"guildhall puzzle {game} 2" in done.out
    listed = guildhall(*args).out
    assert say("puzzle-solved-of", solved=1, count=len(load(game).puzzles)) in listed
    assert listed.count("✓") == 1


def test_a_wrong_answer_names_the_best_move_and_why() -> None:
    known = load("guildes")
    one = next(each for each in known.puzzles.values() if each.reasons)
    wrong, teller = list(one.values)[-1], Teller(known.game, Speech("en"), ["A"] * 6)
    done = guildhall("puzzle", "guildes", one.id, typed=f"{wrong}\n")
    assert "There’s a better move." in done.out
    best = teller.move(known.game.words.moves.parse(one.best))
    assert f"Best: {best}" in done.out
    assert "(your move)" in done.out
    assert teller.reason(reason_of(known.game.words, one.reasons[0]))[:20] in done.out
    again = guildhall("puzzle", "guildes", one.id, typed=f"{one.best}\n")
    assert "That’s it!" in again.out
    assert guildhall("puzzle", "guildes").out.count("✗") == 1, "the first answer counts"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_can_be_told(game: str) -> None:
    known = load(game)
    teller = Teller(known.game, Speech("en"), ["A"] * 6)
    for one in known.puzzles.values():
        for why in one.reasons:
            assert teller.reason(reason_of(known.game.words, why))


def test_questions_and_mistakes_are_answered_and_decide_nothing(at_home: Path) -> None:
    typed = "?\nboard\nwhy lay militia\nfly\n999\npick\n\nquit\n"
    done = guildhall("puzzle", "guildes", "1", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "Commands:" in done.out
    assert "Chance to win" not in done.out
    assert not (at_home / "data" / "guildhall" / "puzzles.json").exists()
    assert guildhall("puzzle", "guildes", "1").code == 0, "a pipe that ends leaves"


def test_the_list_and_a_puzzle_as_data_tell_no_solution() -> None:
    known = load("colonia")
    told = json.loads(guildhall("puzzle", "colonia", "--json").out)
    assert told["today"] in known.puzzles
    assert [line["id"] for line in told["puzzles"]] == list(known.puzzles)
    one = json.loads(guildhall("puzzle", "colonia", "today", "--json").out)
    assert set(one) == {"game", "id", "theme", "difficulty", "seat", "moves"}
    legal = [str(move) for move in known.match(known.puzzles[one["id"]]).legal(one["seat"])]
    assert one["moves"] == legal


@pytest.mark.parametrize("which", ["none", "0", "99999", "9" * 500, "²"])
def test_what_is_not_there(which: str) -> None:
    done = guildhall("puzzle", "guildes", which)
    assert done.code == 2
    assert done.err.strip() == "guildhall: This puzzle doesn’t exist."
    assert guildhall("puzzle", "chess").code == 2


def test_what_was_answered_and_cannot_be_read_counts_as_new(at_home: Path) -> None:
    folder = at_home / "data" / "guildhall"
    folder.mkdir(parents=True)
    (folder / "puzzles.json").write_text("{", encoding="utf-8")
    assert "0 of" in guildhall("puzzle", "guildes").out
