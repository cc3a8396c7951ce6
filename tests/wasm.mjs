// Plays, searches and solves with the WebAssembly modules, by the page's own loader; tells what differs from Python.
// Input: a line of JSON each, {do, …, and what Python found}. Output: {compared, different, count}.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";

const CONFIG = { configFile: false, logLevel: "error", server: { fs: { allow: [".."] } } }; // networks lie outside `web`
const load = async (path) => (await runnerImport(`./src/${path}`, CONFIG)).module;
const { generator, Module, Rules } = await load("wasm/module.ts");
const { readNetwork } = await load("wasm/network.ts");
const { Search } = await load("wasm/search.ts");
const { Endgame } = await load("wasm/endgame.ts");
const babel = await load("wasm/babel.ts");
const folder = process.env.ZIGGURAT_WASM ?? "./src/wasm";

const modules = {};
const compared = {};
const different = [];
let count = 0;

async function moduleOf(game) {
  modules[game] ??= await Module.load(
    readFileSync(`${folder}/${game}.wasm`),
    JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")),
  );
  return modules[game];
}

const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));
const words = (text) => new BigInt64Array(bytes(text).buffer);
const base64 = (raw) => Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("base64");
const sha256 = (parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

function expect(what, found, wanted, where) {
  compared[what] = (compared[what] ?? 0) + 1;
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  count++;
  if (different.length < 5) different.push({ what, where, found, wanted });
}

const tables = {};
const rulesOf = async (game, seats) => (tables[`${game} ${seats}`] ??= new Rules(await moduleOf(game), seats));

/** How the page spells and reads the actions of a game: by a table, or by a grammar. */
async function tokensOf(game) {
  const { TOKENS } = await load(`games/${game}/schema.ts`);
  if (Array.isArray(TOKENS)) return { spell: (action) => TOKENS[action], read: (token) => TOKENS.indexOf(token) };
  return { spell: (action) => TOKENS.spell(action), read: (token) => TOKENS.action(token) };
}

const tasks = {
  /** A whole game, action by action. */
  async replay({ game, seats, options, positions, returns }) {
    const rules = await rulesOf(game, seats);
    const tokens = await tokensOf(game);
    rules.start(words(options));
    positions.forEach(({ state, turn, legal, action, token, weights, observed, told }, ply) => {
      const where = `${game}, ply ${ply}`;
      expect("position", base64(rules.state), state, where);
      expect("turn", rules.turn(), turn, where);
      if (legal) expect("legal", rules.legal(), legal, where);
      if (weights) expect("weights", rules.weights(), weights, where);
      if (observed) expect("observed", sha256([rules.observe(1)]), observed, where);
      for (const { part, about, numbers } of told) expect(part, base64(rules.numbers(part, ...about)), numbers, where);
      expect("position after all that", base64(rules.state), state, where);
      if (action === null) return;
      expect("token", [tokens.spell(action), tokens.read(token)], [token, action], where);
      rules.apply(action);
    });
    if (returns) expect("returns", rules.returns(), returns, game);
  },

  /** The state of the generator, and a game that it plays. */
  async sample({ game, seats, options, seed, rng, actions }) {
    const rules = await rulesOf(game, seats);
    const chance = generator(seed);
    expect("generator", base64(chance), rng, game);
    rules.start(words(options));
    const found = [];
    for (let action = rules.sample(chance); action >= 0; action = rules.sample(chance)) {
      rules.apply(action);
      found.push(action);
    }
    expect("sampled game", found, actions, game);
  },

  /** What people type: the action that it means, or why it means none. */
  async spelling({ game, settings, spelled }) {
    const { rules } = await load(`games/${game}/rules.ts`);
    const { read } = await tokensOf(game);
    for (const { token, action, reason } of spelled) {
      const wrong = rules.unreadable(token, settings);
      expect("spelling", [wrong ? null : read(token), wrong], [action, reason], `${game}: ${token}`);
    }
  },

  async perft({ game, seats, state, depth, sequences }) {
    const rules = await rulesOf(game, seats);
    rules.state = bytes(state);
    expect("perft", rules.perft(depth), sequences, game);
  },

  /** A search in slices, in a tree that has to be enlarged, and one that goes on below an action; also with a network. */
  async search({ game, seats, state, seed, slices, room, network, tree, branches, action, further, kept }) {
    const module = await moduleOf(game);
    const weights = network ? module.weights(readNetwork(readFileSync(network))) : null;
    const search = new Search(module, seats, bytes(state), seed, room, undefined, weights);
    for (const slice of slices) search.grow(slice);
    expect("tree", sha256(search.bytes), tree, game);
    expect("branches", search.branches().map(Object.values), branches, game);
    if (kept) {
      expect("kept", search.after([action], bytes(further)), true, game);
      search.grow(slices[0]);
      expect("kept tree", sha256(search.bytes), kept, game);
    }
    search.release();
    if (weights) module.release(weights);
  },

  async endgame({ game, seats, positions }) {
    const endgame = new Endgame(await moduleOf(game), seats);
    for (const { state, seat, budget, value, left } of positions) {
      expect("value", endgame.value(bytes(state), seat, budget), value, game);
      expect("positions left", endgame.left, left, game);
    }
  },

  async elementary({ name, values }) {
    const module = await moduleOf("babel");
    for (const [x, y] of values) expect(name, module.call(name, x), y, x);
  },

  async solve({ fullTower, positions, keys, scores, distance, states }) {
    const module = await moduleOf("babel");
    const solution = babel.solve(module, fullTower);
    expect("positions solved", solution.positions, positions, "babel");
    expect("keys", sha256([solution.keys.raw]), keys, "babel");
    expect("scores", sha256([solution.scores.raw]), scores, "babel");
    for (const [state, score] of states) expect("score", babel.scoreOf(solution, bytes(state)), score, "babel");
    const first = babel.scoreOf(solution, bytes(states[0][0]));
    expect("distance", babel.distanceOf(solution, first, 0), distance, "babel");
    module.release(solution.keys, solution.scores);
  },
};

process.stdin.setEncoding("utf8");
let rest = "";
for await (const piece of process.stdin) {
  const lines = (rest + piece).split("\n");
  rest = lines.pop();
  for (const line of lines) {
    const task = JSON.parse(line);
    await tasks[task.do](task);
  }
}
console.log(JSON.stringify({ compared, different, count }));
