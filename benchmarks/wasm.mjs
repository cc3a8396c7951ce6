// Searches with the WebAssembly modules: a line {game, seats, state, seed, simulations} in, the seconds of processor
// time out.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(`./src/${path}`, { configFile: false, logLevel: "error" })).module;
const { Module } = await load("wasm/module.ts");
const { Search } = await load("wasm/search.ts");
const modules = {};

for await (const line of createInterface({ input: process.stdin })) {
  const { game, seats, state, seed, simulations } = JSON.parse(line);
  modules[game] ??= await Module.load(
    readFileSync(`./src/wasm/${game}.wasm`),
    JSON.parse(readFileSync(`./src/wasm/${game}.json`, "utf8")),
  );
  const search = new Search(modules[game], seats, new Uint8Array(Buffer.from(state, "base64")), seed);
  const before = process.cpuUsage();
  search.grow(simulations);
  const { user, system } = process.cpuUsage(before);
  if (search.simulations !== simulations) throw new Error(`${game}: only ${search.simulations} simulations`);
  search.release();
  console.log((user + system) / 1e6);
}
