// Lowers bars and lets them go as the page does. Input: a line of JSON each, {land, bars, bar}; output: a line of JSON
// each, the token of the placement, or null where the bar cannot be let go.
import engine from "@dimforge/rapier3d-simd-compat";
import { createInterface } from "node:readline";
import { runnerImport } from "vite";

const { Construction } = (
  await runnerImport("./src/games/talo/physics/construction.ts", { configFile: false, logLevel: "error" })
).module;
await engine.init();

for await (const line of createInterface({ input: process.stdin })) {
  const { land, bars, bar } = JSON.parse(line);
  const construction = new Construction(engine, { land, bars });
  const lowered = construction.lower(bar);
  console.log(JSON.stringify(lowered.kind === "rests" ? construction.release([lowered.bar]).landing.token : null));
}
