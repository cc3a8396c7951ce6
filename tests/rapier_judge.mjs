// How far bars move in Rapier, in the page's own bodies, in a few simulated seconds.
// Input: a line of JSON each, {bars: [{number, length, at, turned}], settle, seconds}; what happens in the first
// `settle` seconds does not count. Output: a list of the farthest distances.
import engine from "@dimforge/rapier3d-simd-compat";
import { runnerImport } from "vite";

const quiet = { configFile: false, logLevel: "error" };
const load = async (path) => (await runnerImport(`./src/games/talo/physics/${path}`, quiet)).module;
const { Construction } = await load("construction.ts");
const { shift } = await load("placement.ts");
await engine.init();
const land = [[-100, -100, 110, 110]];

let text = "";
process.stdin.setEncoding("utf8");
for await (const piece of process.stdin) text += piece;
const found = text
  .trim()
  .split("\n")
  .map((line) => {
    const { bars, settle, seconds } = JSON.parse(line);
    const before = settle ? new Construction(engine, { land, bars }).wait(settle) : bars;
    const after = new Construction(engine, { land, bars: before }).wait(seconds);
    return Math.max(...after.map((bar, k) => shift(before[k], bar)));
  });
console.log(JSON.stringify(found));
