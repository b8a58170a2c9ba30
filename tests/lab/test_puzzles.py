"""Finding puzzles: what is judged, what is kept, what is written and chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.bots.candidates import Candidate
from guildhall.core.luck import FastLuck, key_from_seed
from guildhall.games import find
from guildhall.lab.puzzles import gathering
from guildhall.lab.puzzles.choosing import bound, chosen, rechecked
from guildhall.lab.puzzles.finding import (
    CLEAR,
    Depth,
    Found,
    clear,
    difficulty,
    luck_of,
    promising,
    theme,
)
from guildhall.lab.puzzles.gathering import gather, read_lines
from guildhall.lab.puzzles.judging import Verdict, Weighing, judged
from guildhall.puzzles import EASY, HARD, MEDIUM, Played, Puzzle
from guildhall.table.match import Match, new_match

FEW = 24
"""Playouts: enough to see how it is done, not what is best."""


def late() -> Match:
    """A game of Guildes shortly before its end, where playouts are short."""
    match, luck = new_match(find("guildes"), 3, key=key_from_seed(3)), FastLuck(3)
    before = -1
    while not match.over:
        seat = match.actors[0]
        moves = match.legal(seat)
        if len(moves) >= 3:
            before = len(match.record.inputs)
        match.play(seat, moves[luck.below(len(moves))])
    match.rewind(before)
    return match


def found(
    name: str = "a", played: int = 1, after: int = 0, theme: str = "draft", level: int = EASY
) -> Found:
    """A puzzle at the beginning of a game of Guildes."""
    game = find("guildes")
    match = new_match(game, 3, key=key_from_seed(played))
    inputs: list[str] = []
    for _ in range(after):
        seat = match.actors[0]
        move = str(match.legal(seat)[0])
        inputs.append(f"{seat} {move}")
        match.play(seat, move)
    seat = match.actors[0]
    values = {str(move): round(0.5 - at / 10, 1) for at, move in enumerate(match.legal(seat))}
    puzzle = Puzzle(name, played, after, seat, theme, level, values, found=0.5)
    options = match.record.header.options
    return Found(
        "guildes",
        played,
        Played(played, 3, options, game.version, game.data_hash, inputs),
        puzzle,
        lead=0.1,
        error=0.01,
    )


def test_a_verdict_values_every_legal_move_and_follows_from_its_seed() -> None:
    match = late()
    seat = match.actors[0]
    view, legal = match.view(seat), [int(move) for move in match.state.legal(seat)]
    verdict = judged(match.game, view, legal, 7, FEW)
    assert set(verdict.shares) == set(legal)
    assert list(verdict.shares.values()) == sorted(verdict.shares.values(), reverse=True)
    assert verdict == judged(match.game, view, legal, 7, FEW)


def test_what_others_hold_does_not_change_a_verdict() -> None:
    """Worlds come from the view: another truth behind it gives the same numbers."""
    match = late()
    seat = match.actors[0]
    view, legal = match.view(seat), [int(move) for move in match.state.legal(seat)]
    other = match.game.observe(match.game.imagine(view, FastLuck(99)), seat)
    assert judged(match.game, view, legal, 7, FEW) == judged(match.game, other, legal, 7, FEW)


def test_moves_are_compared_in_worlds_that_both_met() -> None:
    match = late()
    seat = match.actors[0]
    weighing = Weighing(match.game, match.view(seat), [1, 2], 3)
    weighing.payoffs = {1: [0.5, 0.7, 0.9], 2: [0.25, 0.5]}
    assert weighing.difference(1, 2) == pytest.approx([0.25, 0.2])


def candidate(move: int, lead: float) -> Candidate:
    return Candidate(move, visits=10, total=5, difference=10 * lead, square=1)


def test_only_a_lead_over_the_first_thought_is_promising() -> None:
    favourite = candidate(1, 0.0)
    assert promising([candidate(2, 0.05), favourite, candidate(3, 0.01)])
    assert not promising([candidate(2, 0.05), favourite, candidate(3, 0.04)])
    assert not promising([favourite, candidate(3, -0.2)])


def test_a_lead_must_be_wide_and_sure() -> None:
    assert clear(Verdict({1: 0.5, 2: 0.4}, CLEAR, CLEAR / 5))
    assert not clear(Verdict({1: 0.5, 2: 0.4}, CLEAR * 0.9, 0.001))
    assert not clear(Verdict({1: 0.5, 2: 0.4}, CLEAR * 2, CLEAR))


def test_the_fewer_find_it_the_harder() -> None:
    assert [difficulty(share) for share in (0.9, 0.3, 0.0)] == [EASY, MEDIUM, HARD]


def test_the_theme_is_the_phase_of_the_moves() -> None:
    match = new_match(find("guildes"), 3, key=key_from_seed(1))
    assert theme(match.game, [int(move) for move in match.state.legal(0)]) == "draft"


def test_games_of_seeds_are_all_different() -> None:
    assert len({luck_of(seed, number) for seed in range(5) for number in range(50)}) == 250


def test_a_search_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was searched is left out; a line that was cut off is no harm."""
    played: list[int] = []

    def hunt(_name: str, _seed: int, number: int, _depth: Depth) -> Iterator[Found | None]:
        played.append(number)
        yield None
        yield found(f"p{number}", number)

    monkeypatch.setattr(gathering, "hunt", hunt)
    out = tmp_path / "found.jsonl"
    told = list(gather("guildes", 1, range(2), Depth(), 600, 1, out))
    assert [(one.decisions, one.found, one.finished) for one in told] == [(2, 1, True)] * 2
    with out.open("ab") as file:
        file.write(b'{"line":"found","found":{"ga')
    list(gather("guildes", 1, range(3), Depth(), 600, 1, out))
    assert played == [0, 1, 2]


def test_a_search_without_time_does_nothing(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    told = list(gather("guildes", 1, range(2), Depth(), 0, 1, out))
    assert [(one.decisions, one.finished) for one in told] == [(0, False)] * 2
    assert read_lines([out]) == ({}, set())


def test_the_choice_is_varied() -> None:
    same = [found(f"same{n}", 1) for n in range(5)]
    other = found("other", 2, theme="play", level=HARD)
    assert "other" in {one.puzzle.id for one in chosen([*same, other], 2)}
    assert len(chosen(same, 9)) == 5


def test_a_file_holds_each_game_once_as_far_as_it_is_needed() -> None:
    known = bound(find("guildes"), [found("late", 1, 2), found("early", 1, 0)])
    assert [len(one.inputs) for one in known.played.values()] == [2]
    assert set(known.puzzles) == {"late", "early"}
    assert all(puzzle.reasons for puzzle in known.puzzles.values())
    verdict = rechecked(known, known.puzzles["late"], 5, FEW)
    moves = find("guildes").words.moves
    assert {moves.print(move) for move in verdict.shares} == set(known.puzzles["late"].values)
