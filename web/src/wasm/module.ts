/*
 * A game's compiled rules in the browser: the module that `make wasm` makes from the Python sources (docs/explanations/one-source.md).
 *
 * A position is 64-bit integers in the module's memory, with the rules' working memory behind it. A position that is
 * kept is a copy of its bytes. Arrays are handed over as address and length; numbers are plain numbers.
 */
import { Numbers } from "../schema";

/** What a game tells its clients, by the function that writes it. */
export type Part = "view" | "steps" | "refusal" | "ending" | "prompt" | "preview" | "hint" | "text" | "fault";

/** One of the five levels of the bots. */
export interface LevelSettings {
  simulations: number;
  blur: number;
  hasty: number;
  lapses: number;
  overlooks: number;
  perfect: boolean;
  network: boolean; // asks the game's network
}

/** How far a search may be off: of a value, and which part of both margins for a difference (`engine/heuristics.py`). */
export interface Margins {
  scale: number;
  power: number;
  gap: number;
}

/** How a search grows its tree: with which function, and how. */
export interface Way {
  grow: string;
  rolloutDepth: number;
  exploration: number;
  widening: number;
  ordered: boolean;
  partial: boolean;
  expandAfter: number;
  sharpness: number;
  margins: Margins;
}

/** The sizes of a game's rules for a number of seats, and how its search goes. */
export interface Table extends Way {
  stateSize: number;
  scratch: number;
  numActions: number;
  maxLegalActions: number;
  teams: number[];
  observationShape: number[];
  chance: boolean;
  optionsSize: number;
  solve: string | null;
  learned: Way | null; // with a network
  levels: LevelSettings[];
}

/** What lies beside a module, in `<game>.json`. */
export interface Facts {
  game: string;
  version: string;
  knownRoots: number;
  tables: Record<string, Table>;
  rooms: Partial<Record<Part, number>>;
  plies?: number;
}

export const OVER = -1;
export const CHANCE = 0;
export const WIN = 12;
/** Address and length of the weights that a search takes (docs/explanations/networks.md), where it asks no network. */
export const NO_NETWORK = [0, 0] as const;
const WORD = 8;

type Call = (...args: number[]) => number;

/** An array in the module's memory. Its views are made anew each time: memory that grows moves. */
export class Block {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly at: number,
    readonly bytes: number,
  ) {}

  get raw(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at, this.bytes);
  }

  get ints(): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, this.at, this.bytes / WORD);
  }

  get halves(): Int32Array {
    return new Int32Array(this.memory.buffer, this.at, this.bytes / 4);
  }

  get singles(): Float32Array {
    return new Float32Array(this.memory.buffer, this.at, this.bytes / 4);
  }

  get floats(): Float64Array {
    return new Float64Array(this.memory.buffer, this.at, this.bytes / WORD);
  }

  get small(): Int8Array {
    return new Int8Array(this.memory.buffer, this.at, this.bytes);
  }

  /** As the two arguments of an array of 64-bit numbers, or of its first ones. */
  words(count = this.bytes / WORD): [number, number] {
    return [this.at, count];
  }

  /** The first integers, which must be small: their lower halves. */
  smallInts(count: number): number[] {
    const halves = this.halves;
    return Array.from({ length: count }, (_, k) => halves[2 * k] ?? 0);
  }
}

/** The compiled module of a game. */
export class Module {
  private readonly memory: WebAssembly.Memory;

  private constructor(
    readonly facts: Facts,
    private readonly exports: WebAssembly.Exports,
  ) {
    this.memory = exports["memory"] as WebAssembly.Memory;
  }

  static async load(code: BufferSource, facts: Facts): Promise<Module> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Module(facts, instance.exports);
  }

  /** A compiled function under its exported name. */
  call(name: string, ...args: number[]): number {
    const found = this.exports[name];
    if (typeof found !== "function") throw new TypeError(`The module of ${this.facts.game} has no ${name}.`);
    return (found as Call)(...args);
  }

  has(name: string): boolean {
    return typeof this.exports[name] === "function";
  }

  /** Memory for so many bytes, filled with zeros. */
  block(bytes: number): Block {
    const at = this.call("allocate", bytes);
    if (!at) throw new RangeError("The browser has no memory left for this.");
    const block = new Block(this.memory, at >>> 0, bytes);
    block.raw.fill(0);
    return block;
  }

  words(count: number): Block {
    return this.block(WORD * count);
  }

  release(...blocks: Block[]): void {
    for (const block of blocks) this.call("release", block.at);
  }

  /** The weights of a network in the module's memory, where they stay. */
  weights(numbers: Float32Array): Block {
    const block = this.block(4 * numbers.length);
    block.singles.set(numbers);
    return block;
  }

  table(seats: number): Table {
    const found = this.facts.tables[seats];
    if (!found) throw new RangeError(`There are no rules of ${this.facts.game} for ${seats} seats.`);
    return found;
  }
}

/** The rules of a game for a number of seats, on one position that is played on. */
export class Rules {
  readonly table: Table;
  private readonly position: Block;
  private readonly actions: Block;
  private readonly weighed: Block;
  private readonly share: Block;
  private readonly rng: Block;
  private readonly written: Block;

  constructor(
    readonly module: Module,
    readonly seats: number,
  ) {
    const table = (this.table = module.table(seats));
    this.position = module.words(table.stateSize + table.scratch);
    this.actions = module.words(table.maxLegalActions);
    this.weighed = module.words(table.maxLegalActions);
    this.share = module.words(seats);
    this.rng = module.words(1);
    this.written = module.words(Math.max(1, ...Object.values(module.facts.rooms)));
  }

  /** The position, to be kept. */
  get state(): Uint8Array {
    return this.position.raw.slice(0, WORD * this.table.stateSize);
  }

  set state(kept: Uint8Array) {
    this.position.raw.set(kept);
  }

  start(options: BigInt64Array): void {
    const given = this.module.words(options.length);
    given.ints.set(options);
    this.position.raw.fill(0);
    this.module.call("start", ...this.position.words(), ...given.words());
    this.module.release(given);
  }

  /** The seat to act, CHANCE or OVER. */
  turn(): number {
    return this.module.call("turn", ...this.position.words());
  }

  legal(): number[] {
    return this.actions.smallInts(this.list());
  }

  /** Whether an action is legal, without listing all where the rules can do that. */
  allows(action: number): boolean {
    if (!this.module.has("allowed")) return this.legal().includes(action);
    const kept = this.state;
    const legal = this.turn() !== OVER && this.module.call("allowed", ...this.position.words(), action) !== 0;
    this.state = kept;
    return legal;
  }

  private list(): number {
    return this.module.call("legal", ...this.position.words(), ...this.actions.words());
  }

  /** How likely chance is to draw each of the legal actions, as whole numbers. */
  weights(): number[] {
    const count = this.list();
    const lists = [...this.actions.words(), count, ...this.weighed.words()];
    this.module.call("weights", ...this.position.words(), ...lists);
    return this.weighed.smallInts(count);
  }

  apply(action: number): void {
    this.module.call("apply", ...this.position.words(), action);
  }

  /** What each seat gets, in twelfths. */
  returns(): number[] {
    this.module.call("returns", ...this.position.words(), ...this.share.words());
    return this.share.smallInts(this.seats);
  }

  /** A random action, or OVER; the generator's state goes on. */
  sample(rng: BigInt64Array): number {
    this.rng.ints.set(rng);
    const action = this.module.call("sample", ...this.position.words(), ...this.rng.words());
    rng.set(this.rng.ints);
    return action;
  }

  /** The planes of a seat's observation, one after the other. */
  observe(seat: number): Int8Array {
    const planes = this.module.block(this.table.observationShape.reduce((size, side) => size * side, 1));
    this.module.call("observe", ...this.position.words(), seat, planes.at, planes.bytes);
    const seen = planes.small.slice();
    this.module.release(planes);
    return seen;
  }

  /** The number of action sequences of exactly this length. */
  perft(depth: number): number {
    const { stateSize, maxLegalActions } = this.table;
    const kept = this.state;
    const positions = this.module.words(depth * stateSize);
    const actions = this.module.words(depth * maxLegalActions);
    const stacks = [positions.at, depth, stateSize, actions.at, depth, maxLegalActions];
    const count = this.module.call("perft", ...this.position.words(), ...stacks);
    this.module.release(positions, actions);
    this.state = kept;
    return count;
  }

  /** What the game tells about the position, or about an action in it: for the schema of that part. */
  tells(part: Part, ...action: [number] | []): Numbers {
    return new Numbers(this.numbers(part, ...action));
  }

  /**
   * Makes the position, which must be at its start, the one that a text describes; tells what is wrong with it. The module
   * that reads texts has a memory of its own.
   */
  read(letters: readonly number[], reader: Module): Numbers {
    const given = reader.words(Math.max(1, letters.length));
    const position = reader.block(this.position.bytes);
    const written = reader.block(this.written.bytes);
    given.ints.set(letters.map(BigInt));
    position.raw.set(this.position.raw);
    const lists = [...given.words(letters.length), ...written.words()];
    const count = reader.call("write_fault", ...position.words(), ...lists);
    this.position.raw.set(position.raw);
    const told = new Numbers(written.raw.slice(0, WORD * count));
    reader.release(given, position, written);
    return told;
  }

  numbers(part: Part, ...action: [number] | []): Uint8Array {
    const kept = this.state; // a writer may play on
    const count = this.module.call(`write_${part}`, ...this.position.words(), ...action, ...this.written.words());
    this.state = kept;
    return this.written.raw.slice(0, WORD * count);
  }
}

const MASK = (1n << 64n) - 1n;

/** The state of a random generator: equal seeds give equal sequences, here and in Python. */
export function generator(seed: number | bigint): BigInt64Array {
  let z = (BigInt(seed) * 0x9e3779b97f4a7c15n + 0x9e3779b97f4a7c15n) & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  z ^= z >> 31n;
  return new BigInt64Array([BigInt.asIntN(64, z || 1n)]);
}
