/*
 * The bots: tree search on the compiled rules, exact in endgames, and the five levels (`bots/search.py`, `levels.py`).
 *
 * A search runs in slices with a pause after each, in which the worker hears that it is to stop.
 */
import { Endgame as EndgameSolver } from "../wasm/endgame";
import { type Block, CHANCE, type LevelSettings, type Way } from "../wasm/module";
import { type Branch, Search } from "../wasm/search";
import type { Position } from "./position";
import type { Score } from "./score";

const DEFAULT_SIMULATIONS = 2_000;
const FIRST_SLICE = 8; // simulations
const SLICE_SECONDS = 0.015;
const PV_COUNT = 3; // the best actions that get a principal variation
const ENDGAME_POSITIONS = 3; // positions of the endgame solver per simulation
const PROBE = 2_000; // positions solved first, to measure the speed
const LEVEL_SECONDS = 2; // no level thinks longer about one action

export interface Limits {
  seconds?: number | undefined;
  simulations?: number | undefined;
  stop?: { readonly aborted: boolean }; // an AbortSignal
}

const now = () => performance.now() / 1000;

/** Lets what waits be heard. (`setTimeout` would wait for milliseconds.) */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Chooses the most visited action, and scores all of them. It keeps its tree while a game goes on. */
export class TreeSearch {
  private search: Search | null = null;
  private at: Position | null = null;
  private kept = 0; // simulations of the subtree that was kept
  private endgame: EndgameSolver | null = null;

  constructor(
    private readonly seed: number,
    private readonly asks = true, // its game's network, where there is one
  ) {}

  /** Frees its memory. */
  release(): void {
    this.search?.release();
    this.search = null;
  }

  async choose(position: Position, limits: Limits): Promise<number> {
    const [known, left] = this.solveEndgame(position, limits);
    const best = Math.max(0, ...known.values());
    if (best === 1 || (best > 0 && known.size === position.actions.length))
      return [...known].find(([, value]) => value === best)![0];
    return ranked(await this.branches(position, left), known)[0]!.action;
  }

  async analyse(position: Position, limits: Limits): Promise<Score[]> {
    const [known, left] = this.solveEndgame(position, limits);
    const branches = ranked(await this.branches(position, left), known);
    const search = this.search!;
    const tried = branches.filter(({ action, visits, proven }) => visits || proven || known.has(action));
    const scores = tried.map((branch) => scored(branch, known, search.way));
    scores.push(...unsearched(position, scores));
    return scores.map((score, k) => (k < PV_COUNT ? { ...score, pv: search.pv(score.action) } : score));
  }

  /** The result of the search without the endgame solver. */
  async branches(position: Position, limits: Limits): Promise<Branch[]> {
    const search = this.searchAt(position, this.asks ? await networkFor(position) : null);
    this.at = position;
    await this.growWithin(search, limits);
    return search.branches();
  }

  private searchAt(position: Position, network: Block | null): Search {
    if (this.search && this.at && this.follows(position)) {
      this.kept = this.search.simulations;
      return this.search;
    }
    this.release();
    this.kept = 0;
    const { game, rules, state, ply } = position;
    const seed = this.seed * 1_000_003 + ply;
    return (this.search = new Search(game.module, rules.seats, state, seed, undefined, undefined, network));
  }

  /** Whether the position lies in the tree; if so, it is the root now. */
  private follows(position: Position): boolean {
    const way: number[] = [];
    let at: Position | null = position;
    for (; at && at.ply > this.at!.ply; at = at.parent) way.unshift(at.action);
    return at !== null && sameState(at, this.at!) && this.search!.after(way, position.state);
  }

  private async growWithin(search: Search, { seconds, simulations, stop }: Limits): Promise<void> {
    const wanted = simulations ?? (seconds === undefined ? DEFAULT_SIMULATIONS : Infinity);
    const done = () => search.simulations - this.kept;
    const began = now();
    for (let portion = FIRST_SLICE; ;) {
      const left = Math.min(portion, wanted - done());
      const before = now();
      search.grow(left);
      const spent = now() - before;
      if (search.proven || search.forced || stop?.aborted || done() >= wanted) return;
      if (seconds !== undefined && now() - began >= seconds) return;
      const rate = left / Math.max(spent, 1e-6);
      portion = Math.max(1, Math.min(portion * 16, Math.floor(rate * SLICE_SECONDS)));
      await pause();
    }
  }

  /** The exact values of as many actions as part of the time allows, and the limits that remain. */
  private solveEndgame(position: Position, limits: Limits): [Map<number, number>, Limits] {
    const { table, seats } = position.rules;
    if (table.solve === null || limits.stop?.aborted) return [new Map(), limits];
    this.endgame ??= new EndgameSolver(position.game.module, seats);
    const began = now();
    const number = limits.simulations ?? (limits.seconds ? undefined : DEFAULT_SIMULATIONS);
    const most = number && ENDGAME_POSITIONS * number;
    const seconds = limits.seconds === undefined ? undefined : limits.seconds / ENDGAME_POSITIONS;
    const known = this.endgameValues(position, most, seconds);
    if (limits.seconds === undefined) return [known, limits];
    return [known, { ...limits, seconds: Math.max(0, limits.seconds - (now() - began)) }];
  }

  private endgameValues(position: Position, most?: number, seconds?: number): Map<number, number> {
    if (seconds === undefined) return this.solved(position, most ?? PROBE);
    const began = now();
    const known = this.solved(position, Math.min(most ?? PROBE, PROBE));
    const [seen, spent] = [PROBE - this.endgame!.left, Math.max(now() - began, 1e-6)];
    const pace = Math.floor((seen / spent) * Math.max(0, seconds - spent));
    if (known.size === position.actions.length || pace <= PROBE) return known;
    return this.solved(position, Math.min(most ?? pace, pace));
  }

  private solved(position: Position, positions: number): Map<number, number> {
    const known = new Map<number, number>();
    for (const action of position.actions) {
      const value = this.endgame!.value(position.play(action).state, position.turn, positions);
      if (value === null) break;
      known.set(action, value);
      positions = this.endgame!.left;
    }
    return known;
  }
}

/** The network of a position's game, where it has one for so many seats. */
const networkFor = async ({ game, rules }: Position): Promise<Block | null> =>
  rules.table.learned ? game.network() : null;

const sameState = (one: Position, other: Position): boolean =>
  one === other || (one.rules === other.rules && one.state.every((byte, k) => byte === other.state[k]));

/** The search's order, with what is known to win in front and what is known to lose behind. */
function ranked(branches: Branch[], known: ReadonlyMap<number, number>): Branch[] {
  const certainty = ({ action }: Branch) => {
    const value = known.get(action);
    if (value === undefined) return 0;
    if (known.size === branches.length) return -value;
    return value === 1 ? -1 : value === 0 ? 1 : 0;
  };
  return branches.toSorted((one, other) => certainty(one) - certainty(other));
}

function scored(branch: Branch, known: ReadonlyMap<number, number>, { sharpness, margins }: Way): Score {
  const { action, visits } = branch;
  const exact = known.get(action) ?? (branch.proven ? branch.value : undefined);
  const common = { action, visits, pliesToEnd: null, pv: [] };
  if (exact !== undefined) return { ...common, value: exact, exact: true, margin: 0 };
  const value = sharpened(branch.value, sharpness);
  const margin = (margins.scale * Math.sqrt(Math.max(value * (1 - value), 0.01))) / visits ** margins.power;
  return { ...common, value, exact: false, margin: Math.min(0.5, margin) };
}

/** The legal actions that the search never tried: valued like the worst one that it did. */
function unsearched(position: Position, scores: readonly Score[]): Score[] {
  const seen = new Set(scores.map(({ action }) => action));
  const value = scores.length ? Math.min(...scores.map((score) => score.value)) : 0.5;
  const rest = position.actions.filter((action) => !seen.has(action));
  return rest.map((action) => ({
    action,
    value,
    exact: false,
    pliesToEnd: null,
    visits: 0,
    margin: 0.5,
    pv: [],
  }));
}

/** A mean result as a win probability: its odds, raised to a measured power. */
const sharpened = (value: number, sharpness: number): number =>
  value > 0 && value < 1 ? 1 / (1 + Math.exp(-sharpness * Math.log(value / (1 - value)))) : value;

// ── The bots of a table ──────────────────────────────────────────────────────────────────────────────────
/** A bot of one of the five levels, or of a number of simulations. */
export class Bot {
  private search: TreeSearch | null = null;
  private readonly luck = Math.random(); // for all of a game

  constructor(
    private readonly level: number,
    private readonly simulations: number | null,
  ) {}

  release(): void {
    this.search?.release();
  }

  async choose(position: Position, stop: AbortSignal): Promise<number> {
    const { actions, game, rules } = position;
    if (position.turn <= CHANCE) throw new RangeError("A bot is asked only where a seat is to act.");
    if (actions.length === 1) return actions[0]!;
    const level = levelForGame(rules.table.levels, this.level, this.luck);
    if (!this.simulations && level.perfect && game.solver) return game.solver.analyse(position)[0]!.action;
    this.search ??= new TreeSearch(
      Math.floor(Math.random() * 2 ** 30),
      level.network || this.simulations !== null,
    );
    const limits = this.limits(this.simulations ?? level.simulations, stop);
    if (this.simulations || !(level.blur || level.overlooks)) return this.search.choose(position, limits);
    return drawn(await this.search.branches(position, limits), level).action;
  }

  private limits(simulations: number, stop: AbortSignal): Limits {
    return { simulations, seconds: LEVEL_SECONDS, stop };
  }
}

/** The settings of a level in one game. In a lapse they are those of the level two below; below level 1 is a
 * player like level 1 that notices nothing. */
function levelForGame(levels: readonly LevelSettings[], level: number, luck: number): LevelSettings {
  const settings = levels[level - 1]!;
  if (luck >= settings.lapses) return settings;
  return level > 2 ? levels[level - 3]! : { ...levels[0]!, overlooks: 1 };
}

/** What a level that errs plays, of the actions that it does not overlook: the best one found, or, blurred, each
 * the likelier, the more it was visited. */
function drawn(branches: Branch[], { blur, hasty, overlooks }: LevelSettings): Branch {
  const noticed = branches.filter(() => Math.random() >= overlooks);
  const seen = noticed.length ? noticed : [anyOf(branches)];
  const most = Math.max(...seen.map(({ visits }) => visits)) + hasty;
  if (!most) return anyOf(seen);
  if (!blur) return seen[0]!;
  const looks = seen.map(({ visits }) => ((visits + hasty) / most) ** (1 / blur));
  let left = Math.random() * looks.reduce((sum, look) => sum + look, 0);
  return seen.find((_, k) => (left -= looks[k]!) < 0) ?? seen[0]!;
}

const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;

/** What each action is worth, exactly where that is known, best first. */
export async function analyse(position: Position, limits: Limits): Promise<Score[]> {
  if (position.game.solver) return position.game.solver.analyse(position);
  const search = new TreeSearch(Math.floor(Math.random() * 2 ** 30));
  try {
    return await search.analyse(position, limits);
  } finally {
    search.release();
  }
}

/** The best line of play: to the end where the game is solved, otherwise what the search expects. */
export function principalVariation(position: Position, best: Score): string[] {
  const { solver } = position.game;
  if (!solver) return best.pv.map((action) => position.token(action));
  const tokens: string[] = [];
  for (let at = position; !at.over;) {
    const { action } = solver.analyse(at)[0]!;
    tokens.push(at.token(action));
    at = at.play(action);
  }
  return tokens;
}
