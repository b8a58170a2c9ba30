"""Our environments beside PufferLib's `go`, built from its source, in one run.

    PYTHONPATH=build/compiled python -m benchmarks.puffer_go FOLDER [GAME …] [--seconds 0.5]

FOLDER is where `go.h` lies: `pufferlib/ocean/go` of an unpacked PufferLib 3. It is compiled with a
driver of our own and without its pictures; nothing of it is copied. 256 boards of 7 × 7, as many
as our games, and each step plays a random empty point. A step of theirs is a move, the answer of
their opponent and 100 numbers, without a mask. By turns with `SelfPlay`, in processor time of one
core; prints the median of what each turn gave, and of our share of it.
"""

import argparse
import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from guildhall.games import GAMES
from guildhall.lab.bench import rate
from guildhall.lab.bench_envs import BATCH
from guildhall.lab.envs.vector import SelfPlay

TURNS = 5
PICTURES = """
#include <stdbool.h>
typedef struct { unsigned char r, g, b, a; } Color;
typedef struct { float x, y; } Vector2;
enum { KEY_ESCAPE };
static const Color BLACK, WHITE, GRAY;
static int IsKeyDown() { return 0; }
static const char *TextFormat() { return ""; }
static void BeginDrawing() {}
static void EndDrawing() {}
static void ClearBackground() {}
static void DrawRectangle() {}
static void DrawLineEx() {}
static void DrawCircleGradient() {}
static void DrawText() {}
static void InitWindow() {}
static void CloseWindow() {}
static void SetTargetFPS() {}
"""
"""Instead of raylib's header: what draws does nothing."""
DRIVER = """
#include "go.h"
#define SEEN __attribute__((visibility("default")))
enum { POINTS = 49 };
static CGo boards[BATCH];
static unsigned dice = 12345;

SEEN void begin(void) {
    for (CGo *board = boards; board < boards + BATCH; board++) {
        *board = (CGo){.grid_size = 7, .komi = 7.5, .last_capture_position = -1,
            .reward_move_pass = -0.25, .reward_move_invalid = -0.1, .reward_move_valid = 0.1,
            .reward_player_capture = 0.25, .reward_opponent_capture = -0.25};
        allocate(board);
        c_reset(board);
    }
}

static int random_point(const CGo *board) {
    int empty[POINTS], count = 0;
    for (int at = 0; at < POINTS; at++)
        if (board->board_states[at] == 0) empty[count++] = at;
    dice ^= dice << 13, dice ^= dice >> 17, dice ^= dice << 5;
    return count ? MOVE_MIN + empty[dice % count] : NOOP;
}

SEEN void step(void) {
    for (CGo *board = boards; board < boards + BATCH; board++) {
        board->actions[0] = random_point(board);
        c_step(board);
    }
}
"""
"""Hidden but for two functions, so that the C compiler may inline as in a program."""


def their_steps(folder: Path, workshop: Path) -> Callable[[], int]:
    """Build their environment in a folder, start its games and give what plays a step in each."""
    (workshop / "raylib.h").write_text(PICTURES)
    (workshop / "driver.c").write_text(DRIVER)
    library = workshop / "go.so"
    compiler = os.environ.get("CC", "cc")
    flags = ["-O3", "-w", "-std=gnu11", "-shared", "-fPIC", "-fvisibility=hidden"]
    places = [f"-DBATCH={BATCH}", f"-I{workshop}", f"-I{folder}"]
    source = str(workshop / "driver.c")
    subprocess.run([compiler, *flags, *places, source, "-o", str(library), "-lm"], check=True)  # noqa: S603  what the caller asks for
    go = ctypes.CDLL(str(library))
    go.begin()

    def step() -> int:
        go.step()
        return BATCH

    return step


def our_steps(name: str) -> Callable[[], int]:
    """Start many games of ours and give what plays a step in each."""
    games = SelfPlay(name, BATCH)
    games.reset(seed=1)

    def step() -> int:
        return len(games.step(games.random_moves()).seat)

    return step


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as workshop:
        measured = {"go": their_steps(given.folder.resolve(), Path(workshop))}
    measured |= {name: our_steps(name) for name in given.games}
    found: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(TURNS):
        for name, step in measured.items():
            found[name].append(rate(step, given.seconds))
    for name, rates in found.items():
        share = median(own / theirs for own, theirs in zip(rates, found["go"], strict=True))
        print(f"{name}: {median(rates):,.0f} steps a second, {share:.2f} of go")


if __name__ == "__main__":
    main()
