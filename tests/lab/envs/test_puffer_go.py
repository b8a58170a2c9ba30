"""The yardstick from another library builds from a folder and steps; here beside a stand-in."""

import subprocess
from pathlib import Path

import pytest
from benchmarks.puffer_go import their_steps

from guildhall.lab.bench_envs import BATCH

STAND_IN = """
#include <stdlib.h>
#include "raylib.h"
#define NOOP 0
#define MOVE_MIN 1
typedef struct {
    int grid_size, last_capture_position, *board_states, *actions;
    float komi, reward_move_pass, reward_move_invalid, reward_move_valid;
    float reward_player_capture, reward_opponent_capture;
} CGo;
void allocate(CGo *env) {
    env->board_states = calloc(env->grid_size * env->grid_size, sizeof(int));
    env->actions = calloc(1, sizeof(int));
}
void c_reset(CGo *env) { env->board_states[0] = 1; }
void c_step(CGo *env) {
    if (env->actions[0] == NOOP) exit(1);
    env->board_states[env->actions[0] - MOVE_MIN] = 1;
}
void c_render(CGo *env) {
    DrawText(TextFormat("%d", env->grid_size), 1, 2, 20, WHITE);
}
"""


def test_it_builds_and_plays_empty_points(tmp_path: Path) -> None:
    (tmp_path / "go.h").write_text(STAND_IN)
    step = their_steps(tmp_path, tmp_path)
    for _ in range(48):
        assert step() == BATCH


def test_a_folder_without_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        their_steps(tmp_path, tmp_path)
