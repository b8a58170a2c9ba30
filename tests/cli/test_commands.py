"""simulate, replay, verify and rules, with good and bad input."""

import json
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games import GAMES, book_of, find
from guildhall.locale import LANGUAGES, Speech
from tests.cli.run import guildhall, guildhall_process

RECORD = str(Path(__file__).parent.parent / "records" / "guildes" / "4-events.jsonl")


@pytest.mark.parametrize("seats", [3, 6])
def test_simulate_prints_one_object_and_repeats_itself(seats: int) -> None:
    args: tuple[str, ...] = (
        "simulate",
        "guildes",
        "--seats",
        str(seats),
        "--games",
        "20",
        "--seed",
        "1",
        "--json",
    )
    args += ("-o", "events", "-o", "dirty_tricks=on")
    one, two = (json.loads(guildhall(*args).out) for _ in range(2))
    assert set(one) == {
        *("game", "seats", "games", "decisions", "seconds", "mean_scores", "wins"),
    }
    one.pop("seconds"), two.pop("seconds")
    assert one == two
    assert one["games"] == 20
    assert sum(one["wins"]) == pytest.approx(20, abs=0.01)
    assert len(one["mean_scores"]) == seats


def test_simulated_records_verify_and_match_the_summary(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    done = guildhall(
        *("simulate", "guildes", "--seats", "4", "--games", "3", "--records", str(folder), "--json")
    )
    scores = [0, 0, 0, 0]
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for file in files:
        record = records.load(file)
        replays.verify(find("guildes"), record)
        assert record.result is not None
        scores = [a + b for a, b in zip(scores, record.result.scores, strict=True)]
    means = [round(score / 3, 3) for score in scores]
    assert json.loads(done.out)["mean_scores"] == means


def test_simulate_with_bots_prints_a_table() -> None:
    done = guildhall("simulate", "guildes", "--games", "3", "--bots", "journeyman,random,random")
    assert done.code == 0
    assert "journeyman" in done.out
    assert "3 games" in done.out


def test_a_journeyman_beats_random() -> None:
    done = guildhall(
        *("simulate", "guildes", "--games", "8", "--seats", "3", "--json"),
        *("--bots", "journeyman,random,random"),
    )
    assert json.loads(done.out)["wins"][0] > 4


def test_verify_and_replay() -> None:
    assert json.loads(guildhall("verify", RECORD, "--json").out)["ok"] is True
    done = guildhall("verify", RECORD)
    assert "result and scoring are correct" in done.out
    assert "All 116 draws follow from it." in done.out
    assert "No player added a random number" in done.out
    told = guildhall("replay", RECORD, "--at", "80").out
    assert "Ballot 1 of 3" in told
    assert "You pick" not in told
    own = guildhall("replay", RECORD, "--at", "80", "--seat", "1").out
    assert "You pick" in own
    view = json.loads(guildhall("replay", RECORD, "--seat", "2", "--json").out)
    assert view["view"]["over"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules(game: str, lang: str) -> None:
    everything = guildhall("rules", game, "--lang", lang)
    numbers = find(game).rules
    assert everything.code == 0
    assert all(number in everything.out for number in numbers)
    one = guildhall("rules", game, numbers[2].lower(), "--lang", lang)
    assert numbers[2] in one.out
    assert len(one.out) < len(everything.out)


def test_rules_follow_the_chapters_of_the_book() -> None:
    """In reading order; a chapter can be asked for, and a rule shows what stands beside it."""
    book, say = book_of("guildes"), Speech("en")
    whole = guildhall("rules", "guildes").out
    titles = [say(f"guildes-book-title-{chapter.id}") for chapter in book.chapter]
    found = [whole.index(f"\n{title}\n") for title in titles]
    assert found == sorted(found)
    scoring = guildhall("rules", "guildes", "scoring").out
    assert "GU-14" in scoring
    assert "GU-17" not in scoring
    rule = guildhall("rules", "guildes", "GU-14").out
    assert "Derived" in rule
    assert "GA-4" in rule
    told = json.loads(guildhall("rules", "guildes", "scoring", "--json").out)
    assert list(told["rules"]) == told["chapters"]["scoring"]


BAD = {
    "no such game": ("simulate", "chess"),
    "seven players": ("simulate", "guildes", "--seats", "7"),
    "odd option": ("simulate", "guildes", "-o", "dragons"),
    "odd option value": ("simulate", "guildes", "-o", "events=perhaps"),
    "odd bot": ("simulate", "guildes", "--bots", "deep_blue"),
    "too few bots": ("simulate", "guildes", "--seats", "4", "--bots", "random,journeyman"),
    "odd rule": ("rules", "guildes", "GU-99"),
    "odd language": ("rules", "guildes", "--lang", "xx"),
    "no file": ("verify", "nothing.jsonl"),
    "a folder": ("replay", "/"),
    "odd seat": ("replay", RECORD, "--seat", "9"),
    "odd input": ("replay", RECORD, "--at", "99999"),
    "nothing saved": ("play", "--last"),
    "nobody's seat": ("play", "guildes", "--seat", "8"),
}


@pytest.mark.parametrize(
    ("args", "typed"),
    [(BAD["odd rule"], ""), (("play", "guildes", "--seed", "3"), "1\n1\nquit\n")],
)
def test_a_process_of_its_own_says_the_same(args: tuple[str, ...], typed: str) -> None:
    here, there = guildhall(*args, typed=typed), guildhall_process(*args, typed=typed)
    assert here.code == there.code
    assert here.err == there.err
    assert here.out == there.out


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_clear_line(case: str) -> None:
    done = guildhall(*BAD[case])
    assert done.code == 2
    assert done.err.startswith("guildhall: ")
    assert len(done.err.strip().splitlines()) == 1
    assert "Traceback" not in done.out + done.err


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("truncated", lambda lines: [*lines[:9], lines[9][:-5]]),
        ("illegal", lambda lines: [*lines[:60], '{"n":59,"by":0,"move":"decline"}', *lines[61:]]),
        ("version", lambda lines: [lines[0].replace('"rules":1', '"rules":7'), *lines[1:]]),
        ("empty", lambda _: []),
        ("text", lambda _: ["hello"]),
    ],
)
def test_broken_records_are_one_clear_line(tmp_path: Path, name: str, change: object) -> None:
    lines = Path(RECORD).read_text(encoding="utf-8").splitlines()
    file = tmp_path / f"{name}.jsonl"
    file.write_text("\n".join(change(lines)), encoding="utf-8")  # type: ignore[operator]
    for command in (("verify",), ("replay",), ("play", "--resume")):
        done = guildhall(*command, str(file))
        assert done.code == 2, command
        assert len(done.err.strip().splitlines()) == 1
        assert "Traceback" not in done.out + done.err
