// How far bars move in Rapier, in the page's own bodies, in a few simulated seconds.
// Input: a line of JSON each, {bars: [{number, length, at, turned}], settle, seconds, simd}; what happens in the first
// `settle` seconds does not count; `simd` says which build of Rapier is meant. Output: a list of the farthest distances.
import { runnerImport } from "vite";

const quiet = { configFile: false, logLevel: "error" };
const load = async (path) => (await runnerImport(`./src/games/talo/physics/${path}`, quiet)).module;
const { Construction } = await load("construction.ts");
const { shift } = await load("placement.ts");
const builds = { true: "@dimforge/rapier3d-simd-compat", false: "@dimforge/rapier3d-compat" }; // as in engine.ts
async function engineWith(simd) {
  const { default: engine } = await import(builds[simd]);
  await engine.init();
  return engine;
}
const land = [[-100, -100, 110, 110]];

let text = "";
process.stdin.setEncoding("utf8");
for await (const piece of process.stdin) text += piece;
const found = [];
for (const line of text.trim().split("\n")) {
  const { bars, settle, seconds, simd } = JSON.parse(line);
  const engine = await engineWith(simd);
  const before = settle ? new Construction(engine, { land, bars }).wait(settle) : bars;
  const after = new Construction(engine, { land, bars: before }).wait(seconds);
  found.push(Math.max(...after.map((bar, k) => shift(before[k], bar))));
}
console.log(JSON.stringify(found));
