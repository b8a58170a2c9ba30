"""The examples and the samples of docs/research.md run, and what the example learns is worth it."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from guildhall.bots import find_bot
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES, find
from guildhall.lab.arena import Contest, standings
from guildhall.lab.simulate import play_job
from tests.cli.run import guildhall

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def python(*args: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, *args], cwd=cwd, capture_output=True, text=True, check=False, timeout=280
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "sample", SAMPLES, ids=["pettingzoo", "gymnasium", "many", "workers", "openspiel", "text"]
)
def test_samples_run(sample: str) -> None:
    exec(sample, {"__name__": "__main__"})  # noqa: S102  our own page


def test_the_sample_of_open_data_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "opendata.md").read_text(encoding="utf-8")
    (sample,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    exec(sample, {})  # noqa: S102  our own page


def test_search_of_open_spiel() -> None:
    script = str(ROOT / "examples" / "openspiel_search.py")
    out = python(script, "guildes", "--bot", "mcts", "--simulations", "2", "--games", "1")
    assert re.match(r"mcts wins \d+% of 1 games, an even share is 25%; 4\d decisions", out)


def test_what_the_learners_share_measures_random_play() -> None:
    out = python(str(ROOT / "examples" / "against_random.py"), "guildes", "--games", "8")
    assert re.fullmatch(r"\d+\.\d% won at random, 25\.0% are an even share\n", out)


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.py")), ids=lambda f: f.stem)
def test_examples_use_what_is_public(file: Path) -> None:
    """Also those that need torch, which only benchmarks/clients.py runs."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not str(node.module).startswith("guildhall"):
            continue
        module = import_module(str(node.module))
        public = getattr(module, "__all__", ["GAMES", "find"])
        assert {alias.name for alias in node.names} <= set(public), node.module


def test_rollouts() -> None:
    out = python(str(ROOT / "examples" / "rollouts.py"), "guildes")
    assert [line.split(":")[0] for line in out.splitlines()] == [
        *("pettingzoo", "one_seat", "many", "openspiel"),
    ]


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train for some seconds, which the example does for minutes."""
    file = tmp_path_factory.mktemp("policy") / "tiny.onnx"
    script = str(ROOT / "examples" / "train_guildes.py")
    out = python(script, "--games", "256", "--out", str(file))
    assert re.search(r"\d+ steps of learning; wrote", out)
    assert file.stat().st_size < 500_000
    return file


@pytest.mark.xdist_group("policy")
def test_the_policy_beats_random_clearly(policy: Path) -> None:
    """Even after seconds of training the whole interval lies above a fair share."""
    bots = (f"onnx:{policy}", "random", "random", "random")
    contest = Contest("guildes", bots, {}, groups=16, seed=1, budget=0.0)
    played = {at: play_job(job) for at, job in enumerate(contest.jobs())}
    found = standings(contest, played, rated=False)
    share = found.standings[0].share
    assert share.low > found.fair, share


@pytest.mark.xdist_group("policy")
def test_one_can_play_against_it_at_a_table(policy: Path) -> None:
    """The terminal asks the policy for the moves of three seats."""
    bots = ("--bots", f"onnx:{policy}")
    done = guildhall("play", "guildes", "--seed", "3", *bots, typed="1\n1\n1\nquit\n")
    assert done.code == 0
    assert done.out.count("You pick") == 3
    wrong = guildhall("play", "guildes", "--seats", "5", "--seed", "3", *bots, typed="1\nquit\n")
    assert wrong.code == 2
    assert "was trained for seats “4”, but this game has “5”" in wrong.err


@pytest.mark.xdist_group("policy")
def test_policies_that_do_not_fit_are_refused(policy: Path, tmp_path: Path) -> None:
    with pytest.raises(GuildhallError, match="policy_fit") as game:
        find_bot(f"onnx:{policy}", find("colonia"))
    assert game.value.facts["field"] == "game"
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no network")
    for file in (broken, tmp_path / "none.onnx"):
        with pytest.raises(GuildhallError, match="policy_file"):
            find_bot(f"onnx:{file}", find("guildes"))


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("numpy", "guildhall.lab.envs.run", "env"),
        ("pettingzoo", "guildhall.lab.envs.guildes_v0", "env"),
        ("gymnasium", "guildhall.lab.envs.gym", "env"),
        ("pyspiel", "guildhall.lab.envs.spiel", "openspiel"),
    ],
)
def test_a_missing_library_says_what_to_install(library: str, module: str, extra: str) -> None:
    code = f"""
import sys
sys.modules[{library!r}] = None
from guildhall.core.errors import GuildhallError
try:
    import {module}
except GuildhallError as error:
    print(error.code, error.facts["library"], error.facts["extra"])
"""
    assert python("-c", code) == f"extra_missing {library} guildhall[{extra}]\n"


def test_the_package_itself_needs_none_of_it() -> None:
    code = "import guildhall, sys; print(sorted({'numpy', 'onnxruntime'} & set(sys.modules)))"
    assert python("-c", code) == "[]\n"
    assert len(GAMES) == 4
