/** Rapier, the engine of rigid bodies: about a megabyte, so it is loaded only when somebody builds freely. */
import type Rapier from "@dimforge/rapier3d-compat";

export type Engine = typeof Rapier;

/** A module with one SIMD instruction: a browser that finds it valid can run the faster build. */
const WITH_SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export const hasSimd = (): boolean => WebAssembly.validate(WITH_SIMD);

/** The engine, ready to use; both builds are of one version. */
export async function loadEngine(simd = hasSimd()): Promise<Engine> {
  const found = simd
    ? ((await import("@dimforge/rapier3d-simd-compat")).default as unknown as Engine)
    : (await import("@dimforge/rapier3d-compat")).default;
  await found.init();
  return found;
}
