/* Babel solved in the browser: every position's score, as `ziggurat/games/babel/play/tablebase.py` does it. */
import { type Block, type Module, Rules } from "./module";

const PORTION = 4_096; // positions whose children are listed at a time
const WON = 100;

export interface Solution {
  positions: number;
  keys: Block; // sorted, ply after ply
  scores: Block; // a byte each: what the seat to move can reach
  module: Module;
}

/** All keys, ply by ply: children of children, each once. */
function findKeys(module: Module, rules: Rules, options: BigInt64Array): BigInt64Array[] {
  const most = rules.table.maxLegalActions;
  const some = module.words(PORTION);
  const found = module.words(PORTION * most);
  const start = module.words(rules.table.stateSize);
  rules.start(options);
  start.raw.set(rules.state);
  const plies: BigInt64Array[] = [new BigInt64Array([BigInt(module.call("key_of", ...start.words()))])];
  for (let ply = 1; ply < (module.facts.plies ?? 0); ply++) plies.push(next(plies.at(-1) ?? new BigInt64Array()));
  module.release(some, found, start);
  return plies;

  function next(keys: BigInt64Array): BigInt64Array {
    const parts: BigInt64Array[] = [];
    for (let from = 0; from < keys.length; from += PORTION) {
      const part = keys.subarray(from, from + PORTION);
      some.ints.set(part);
      const count = module.call("children", ...some.words(part.length), ...found.words());
      parts.push(unique([found.ints.subarray(0, count)]));
    }
    return unique(parts);
  }
}

/** The numbers of all parts, sorted, each once. */
function unique(parts: readonly BigInt64Array[]): BigInt64Array {
  const all = new BigInt64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  all.sort();
  let kept = 0;
  for (const key of all) if (!kept || all[kept - 1] !== key) all[kept++] = key;
  return all.slice(0, kept);
}

/** Solves the whole game for one value of `full_tower`, which is babel's only option. */
export function solve(module: Module, fullTower: number): Solution {
  const rules = new Rules(module, 2);
  const plies = findKeys(module, rules, new BigInt64Array([BigInt(fullTower)]));
  const positions = plies.reduce((count, ply) => count + ply.length, 0);
  const keys = module.words(positions);
  const scores = module.block(positions);
  let end = positions;
  let after = 0;
  for (const ply of plies.reverse()) {
    const begin = end - ply.length;
    keys.ints.set(ply, begin);
    const mine = [keys.at + 8 * begin, ply.length] as const;
    const theirs = [keys.at + 8 * end, after, scores.at + end, after] as const;
    module.call("score_ply", ...mine, ...theirs, fullTower, scores.at + begin, ply.length);
    after = ply.length;
    end = begin;
  }
  return { positions, keys, scores, module };
}

/** What the seat to move can reach: above 0 it wins, below 0 it loses, at 0 the tower is shared. */
export function scoreOf({ module, keys, scores }: Solution, state: Uint8Array): number {
  const position = module.block(state.length);
  position.raw.set(state);
  const score = module.call("look_up", ...position.words(), ...keys.words(), scores.at, scores.bytes);
  module.release(position);
  return score;
}

/** The placements to the end, with best play on both sides. */
export const distanceOf = ({ module }: Solution, score: number, placed: number): number =>
  score ? WON - Math.abs(score) : (module.facts.plies ?? 0) - 1 - placed;
