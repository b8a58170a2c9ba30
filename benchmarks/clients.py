"""The examples that need torch learn what they promise.

    pip install torch sb3-contrib torchrl, beside the compiled rules
    PYTHONPATH=build/compiled python benchmarks/clients.py [sb3_maskable] [--steps 320000]

Runs each of them and says how often its policy wins against random players in Guildes, where an
even share is a quarter; ends with 1 if one stays below the share that is asked for.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
LEARNERS = ("sb3_maskable", "cleanrl_ppo", "torchrl_ppo")


def main() -> int:
    """Run what is asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("learner", nargs="*", choices=[[], *LEARNERS], default=[])
    parser.add_argument("--steps", type=int, default=320_000)
    parser.add_argument("--least", type=float, default=80.0, help="percent of games to win")
    given = parser.parse_args()
    short: list[str] = []
    for name in given.learner or LEARNERS:
        command = [sys.executable, str(EXAMPLES / f"{name}.py"), "--steps", str(given.steps)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  our own examples
        print(f"{name}: {' '.join(done.stdout.splitlines())}", flush=True)
        found = re.search(r"wins ([\d.]+)%", done.stdout)
        if found is None or float(found[1]) < given.least:
            short.append(name)
    print(f"below {given.least} %: {', '.join(short)}" if short else "all learn what they promise")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
