"""A look at block sizes and steps a launch; not kept."""

import itertools, sys, time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
from ziggurat.envs import cuda as door

for packed, block, steps, k in itertools.product((True, False), (64, 128, 256, 512), (64, 256), (17, 19, 21)):
    if not packed and block != 128:
        continue
    door.BLOCK = block
    door._kernel.cache_clear() if k == 17 and steps == 64 else None
    try:
        batch = door.DeviceBatch("babel", 1 << k, packed=packed)
        batch.step_at_random(steps)
        batch.synchronize()
        began = time.perf_counter()
        for _ in range(1024 // steps):
            batch.step_at_random(steps)
        batch.synchronize()
        took = time.perf_counter() - began
        regs = max(batch._stride.get_regs_per_thread().values())
        local = max(batch._stride.get_local_mem_per_thread().values())
        print(
            f"packed={packed} block={block} steps={steps} games=2^{k}: {1024 * (1 << k) / took / 1e9:.2f} G steps/s, {regs} registers, {local} local",
            flush=True,
        )
    except Exception as error:
        print(packed, block, steps, k, type(error).__name__, str(error)[:200], flush=True)
