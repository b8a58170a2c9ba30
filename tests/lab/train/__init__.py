"""What is learned in tests is learned in a few steps: to compile them well would take longest."""

import os

import jax

os.environ["XLA_FLAGS"] = "--xla_cpu_use_fusion_emitters=false"
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
