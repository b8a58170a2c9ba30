"""Every rule, phase and ruling has its place in the book of its game, and words everywhere."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from guildhall import games
from guildhall.core.book import CHAPTERS, SOURCES, load_book
from guildhall.core.datafile import BadData
from guildhall.core.game import Game
from guildhall.games import book_of
from guildhall.locale import LANGUAGES, Speech
from guildhall.table.position import Position

SENTENCES = 70
"""Words with which a chapter begins, at most: two or three plain sentences, four at a pinch."""


def test_every_rule_is_in_one_chapter(game: Game) -> None:
    """And no chapter cites a rule that the game does not have."""
    cited = Counter(chain.from_iterable(chapter.rules for chapter in book_of(game.name).chapter))
    assert cited == Counter(game.rules)


def test_every_phase_has_one_chapter(game: Game) -> None:
    told = Counter(chain.from_iterable(chapter.phases for chapter in book_of(game.name).chapter))
    assert told == Counter(game.words.kinds["phase"].ids)


def test_the_chapters_that_every_reader_looks_for_are_there(game: Game) -> None:
    """Chapters are told apart by their ids, and parts come after the chapter they belong to."""
    ids = [chapter.id for chapter in book_of(game.name).chapter]
    assert len(set(ids)) == len(ids)
    assert [one for one in ids if one in CHAPTERS] == list(CHAPTERS)
    for chapter in book_of(game.name).chapter:
        whole = chapter.inside
        assert not whole or ids.index(whole) < ids.index(chapter.id)


def test_every_rule_has_a_source(game: Game) -> None:
    book = book_of(game.name)
    assert [rule for rule in game.rules if not book.sources_of(rule)] == []
    for source in SOURCES:
        assert set(book.sources.get(source, ())) <= set(game.rules)


def test_every_ruling_stands_beside_a_rule(game: Game) -> None:
    """Each number once, each rule one of the game's."""
    rulings = book_of(game.name).ruling
    numbers = list(chain.from_iterable(ruling.numbers for ruling in rulings))
    assert len(set(numbers)) == len(numbers)
    assert not set(numbers) & set(game.rules)
    for ruling in rulings:
        assert ruling.rules
        assert set(ruling.rules) <= set(game.rules)


def test_the_readme_of_a_game_leaves_its_rulings_to_the_book(game: Game) -> None:
    """It says where they are; what it cites by number is there, and no line of it is one."""
    text = (Path(games.__file__).parent / game.name / "README.md").read_text(encoding="utf-8")
    numbers = set(chain.from_iterable(ruling.numbers for ruling in book_of(game.name).ruling))
    cited = set(re.findall(r"\b[A-Z]{1,2}-\d+\b", text)) - set(game.rules)
    assert cited <= numbers
    assert not re.search(r"^[|\-*\s]+[A-Z]?A-\d+", text, re.MULTILINE)
    assert f"guildhall rules {game.name} rulings" in text or not numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_ruling_has_words(game: Game, language: str) -> None:
    say, book = Speech(language), book_of(game.name)
    for chapter in book.chapter:
        assert say(f"{game.name}-book-title-{chapter.id}")
        begins = say(f"{game.name}-book-text-{chapter.id}").split()
        assert 0 < len(begins) <= SENTENCES, f"{chapter.id} begins with {len(begins)} words"
    for picture in book.picture:
        told = say(f"{game.name}-book-picture-{picture.chapter}").split()
        assert 0 < len(told) <= SENTENCES
    texts = [say(f"{game.name}-book-ruling-{ruling.id.lower()}") for ruling in book.ruling]
    assert len(set(texts)) == len(texts)


def test_every_picture_is_a_moment_that_can_be_played_on(game: Game) -> None:
    """The engine comes to it, and its seat is asked something there; one picture for a chapter."""
    book = book_of(game.name)
    assert len({picture.chapter for picture in book.picture}) == len(book.picture)
    assert set(book.course) == {picture.course for picture in book.picture}
    for picture in book.picture:
        assert picture.chapter in {chapter.id for chapter in book.chapter}
        assert picture.after <= len(book.course[picture.course].inputs)
        moment = Position.pictured(game.name, book, picture).table().running()
        assert picture.seat in moment.actors
        assert len(moment.legal(picture.seat)) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_words(language: str) -> None:
    say = Speech(language)
    assert all(say(f"book-source-{one}") and say(f"book-means-{one}") for one in SOURCES)


def test_a_book_with_a_mistake_does_not_load(tmp_path: Path) -> None:
    """An unknown key, an unknown source, or no file at all."""
    with pytest.raises(BadData):
        load_book(tmp_path)
    for mistake in ('[[chapter]]\nid = "goal"\npages = 3\n[sources]\n', "[sources]\nheard = []\n"):
        (tmp_path / "book.toml").write_text(mistake, encoding="utf-8")
        with pytest.raises(BadData):
            load_book(tmp_path)
