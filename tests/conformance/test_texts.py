"""Every word a game can say has a text in every language, and every rule a test that cites it."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from guildhall.core.errors import Refusal
from guildhall.core.game import Game
from guildhall.core.log import PUBLIC, Event
from guildhall.core.view import SPECTATING
from guildhall.games import GAMES
from guildhall.locale import FOLDER, LANGUAGES, Speech
from guildhall.locale.parsing import split
from guildhall.locale.sentences import Teller, rule_text
from tests.conformance.drive import SPARSER, Setting, sampled

TESTS = Path(__file__).parent.parent / "games"
CLIENT = Path(__file__).parents[2] / "client/src"
COMPLETE = ("de", "en", "fr", "it", "nl")
WORDS_OF_AID = 32
"""English needs at most 30; other languages now and then one or two more."""
LENGTH_OF_TITLE = 30
"""Of an option in the row of a table."""
pytestmark = pytest.mark.xdist_group("texts")
"""One worker, so that each file is read once."""
NAMES = ["Agnes", "Boudewijn", "Clara", "Diederik", "Elisabeth", "Floris"]


def test_the_promised_languages_are_there() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_game_has_a_text(game: Game, language: str) -> None:
    """Formatting raises when a text is missing or uses an argument that is not given."""
    say = Speech(language)
    teller = Teller(game, say, NAMES)
    for message in ("name", "about"):
        assert say(f"{game.name}-{message}")
    for option in game.options:
        whole = f"{game.name}-option-{option.name}"
        assert len(say(f"{whole}.short")) <= min(LENGTH_OF_TITLE, len(say(whole)))
    for kind in set(game.words.kinds.values()):
        for index in range(len(kind.ids)):
            assert teller.thing(kind, index)
    for verb in game.words.moves.verbs:
        assert teller.move(verb.base)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_refusal_has_a_text(game: Game, language: str) -> None:
    teller = Teller(game, Speech(language), NAMES)
    for number in (0, 1, 2):
        for kind, args in game.words.events.items():
            given = {arg: _fitting(game, arg, number) for arg in args}
            assert teller.event(Event(kind, game.rules[0], given, PUBLIC, -1, 0))
        for code, facts in game.words.refusals.items():
            given = {fact: _fitting(game, fact, number) for fact in facts}
            assert teller.refusal(Refusal(code, game.rules[0], given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_about_a_seat_can_be_told_to_its_player(game: Game, language: str) -> None:
    """Beside the value a form `.you`, and one for each other seat: the same arguments but that."""
    teller, texts = Teller(game, Speech(language), NAMES), _parsed(language, game.name)
    seats = game.words.kinds.get("seat")
    for kind, args in game.words.events.items():
        text = texts[f"{game.name}-told-{kind}"]
        forms = {attribute.id.name: _arguments(attribute) for attribute in text.attributes}
        if "seat" not in args:
            assert not forms, f"{kind}: nobody to speak to"
            continue
        assert text.value
        others = [arg for arg in args if arg != "seat" and game.words.kinds.get(arg) is seats]
        expected = {arg: _arguments(text.value) - {arg} for arg in others}
        assert forms == expected | {"you": _arguments(text.value) - {"seat"}}, kind
        for n, arg in enumerate(others, 1):
            told = Event(kind, game.rules[0], dict.fromkeys(args, 0) | {arg: n}, PUBLIC, -1, 0)
            assert [NAMES[n] in teller.event(told, reader) for reader in (0, n)] == [True, False]
        event = Event(kind, game.rules[0], dict.fromkeys(args, 0) | {"seat": 1}, PUBLIC, -1, 0)
        named = [NAMES[1] in teller.event(event, reader) for reader in (SPECTATING, 0, 1)]
        assert named == [True, True, False], kind


def _fitting(game: Game, arg: str, number: int) -> int:
    kind = game.words.kinds.get(arg)
    return number if kind is None else min(number, len(kind.ids) - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(game: Game, language: str) -> None:
    say = Speech(language)
    texts = [rule_text(say, game, number) for number in game.rules]
    assert len(set(texts)) == len(texts)


def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    """One test per rule: the docstring of a test names the number."""
    cited = set()
    for file in (TESTS / game.name).glob("test_*.py"):
        for docstring in re.findall(r'"""(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL):
            cited |= set(re.findall(r"\b[A-Z]{2}-\d+\b", docstring))
    missing = [number for number in game.rules if number not in cited]
    assert not missing, f"no test cites {missing}"


def test_every_question_and_board_can_be_said(game: Game) -> None:
    """What is asked, the board of every viewer and the end of random games have words.

    Questions in all languages; boards in one after the other, as all have the same messages.
    """
    tellers = [Teller(game, Speech(language), NAMES) for language in LANGUAGES]
    for variant in (game.variants()[0], game.variants()[-1]):
        setting = Setting(game, game.seats[-1], variant)
        for moment in sampled(setting, 41, 12 * SPARSER):
            for seat in setting.everybody():
                view = game.observe(moment.state, seat)
                turn = tellers[(moment.n + seat) % len(tellers)]
                assert game.board(view, turn.speech, NAMES)
                assert bool(view.ask) == (seat != SPECTATING and seat in view.actors)
                assert not view.ask or all(teller.ask(view) for teller in tellers)
            if moment.state.over():
                ending = f"{game.name}-ending-{game.ending(moment.state)}"
                assert all(teller.speech(ending) for teller in tellers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aid_belongs_to_a_question_and_is_short(game: Game, language: str) -> None:
    """Rare questions too, which the sampled games need not meet."""
    texts = _parsed(language, game.name)
    found = {
        kind: {name.split("-")[2] for name in texts if name.startswith(kind)}
        for kind in (f"{game.name}-ask-", f"{game.name}-aid-")
    }
    asks, aids = found.values()
    assert aids == asks
    assert all(_arguments(texts[f"{game.name}-ask-{ask}"]) <= {*game.words.kinds} for ask in asks)
    teller = Teller(game, Speech(language), NAMES)
    assert all(0 < len(teller.aid(ask).split()) <= WORDS_OF_AID for ask in asks)


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    """And each message is found: only the files of its topic are read when it is asked for."""
    english = _messages("en")
    for language in LANGUAGES:
        other = _messages(language)
        assert set(other) == set(english), f"{language}: {set(other) ^ set(english)}"
        for message, arguments in english.items():
            assert other[message] <= arguments, f"{language}: {message} uses {other[message]}"
            assert Speech(language).has(message), f"{language}: {message} is in the wrong file"


def test_what_a_game_says_in_its_own_words_is_about_the_same() -> None:
    """The client takes `client-<game>-<what>` for `client-<what>` where a game has it."""
    english, said = _messages("en"), set[str]()
    for file in CLIENT.rglob("*.svelte"):
        said |= set(re.findall(r'sayFor\([^,]+, "([^"]+)"', file.read_text(encoding="utf-8")))
    assert said
    for what, name in product(said, GAMES):
        own = english.get(f"client-{name}-{what}")
        assert own in (None, english[f"client-{what}"]), f"client-{name}-{what}"


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _arguments(part: ast.BaseNode) -> set[str]:
    visitor = _Arguments()
    visitor.visit(part)
    return visitor.found


@cache
def _messages(language: str) -> dict[str, set[str]]:
    return {name: _arguments(entry) for name, entry in _parsed(language).items()}


@cache
def _parsed(language: str, of: str = "") -> dict[str, ast.Message]:
    """Parse the texts of a language, or of one game."""
    found: dict[str, ast.Message] = {}
    for file in sorted((FOLDER / language).glob(f"{of}*.ftl")):
        for name, message in _read(file).items():
            assert name not in found, f"{file.name}: {name} stands twice"
            found[name] = message
    return found


@cache
def _read(file: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_in_its_file(language: str) -> None:
    """They are parsed one by one: what begins one must be seen without parsing."""
    sources = [file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl")]
    found = [name for source in sources for name, _ in split(source)]
    assert sorted(found) == sorted(_parsed(language))


def test_french_punctuation_stays_with_its_word() -> None:
    """A space that breaks no line stands before : ; ? ! and inside « »."""
    alone = re.compile("« | [:;?!»]")
    for file in sorted((FOLDER / "fr").glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert line.startswith("#") or not alone.search(line), f"{file.name}:{number}"
