/*
 * The search tree in the browser, grown in slices: the same compiled function as in Python, on arrays laid out alike
 * (`ziggurat/bots/engine/tree.py`). Equal seeds give equal trees.
 */
import { type Block, CHANCE, generator, type Module, NO_NETWORK, type Table, type Way, WIN } from "./module";

const [FIRST, COUNT, TRIED, PARENT, ACTION, CHOOSER, VISITS, PROOF] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const FIELDS = PROOF + 1; // of a node, 32 bits each
const SUMS = 4; // rows of floats: MEAN, BONUS, GAIN, PRIOR
const MEAN = 0;
const UNOPENED = -1;
const SEARCHED = -1; // TRIED of a root that was searched enough before
const INITIAL_NODES = 1 << 12;
const MAX_NODES = 1_500_000;

/** An action at the root: its visits, its mean result for its seat, and whether that is proven. */
export interface Branch {
  action: number;
  visits: number;
  value: number;
  proven: boolean;
}

/** What a proven result gives a seat, in twelfths. */
const shareIn = (proof: number, seat: number): number => ((proof - 1) >> (4 * (seat - 1))) & 15;

export class Search {
  readonly table: Table;
  readonly way: Way;
  private room: number;
  private nodes: Block;
  private sums: Block;
  private cannotGrow = false;
  private readonly root: Block;
  private readonly used: Block;
  private readonly halt: Block;
  private readonly rng: Block;
  private readonly roots: Block;
  private readonly workspace: Block;
  private readonly actions: Block;
  private readonly share: Block;
  private readonly value: Block;
  private readonly ranks: Block;

  constructor(
    private readonly module: Module,
    seats: number,
    state: Uint8Array,
    seed: number,
    room = INITIAL_NODES,
    private readonly most = MAX_NODES,
    private readonly network: Block | null = null, // only where the table has a way with one
  ) {
    const table = (this.table = module.table(seats));
    this.way = (network && table.learned) ?? table;
    this.room = room;
    this.nodes = module.block(4 * FIELDS * room);
    this.sums = module.words(SUMS * room);
    this.root = module.words(table.stateSize);
    this.used = module.words(1);
    this.halt = module.words(1);
    this.rng = module.words(1);
    this.roots = module.words(module.facts.knownRoots);
    this.workspace = module.words(table.stateSize + table.scratch);
    this.actions = module.words(table.maxLegalActions);
    this.share = module.words(seats);
    this.value = module.words(seats);
    this.ranks = module.words(table.maxLegalActions);
    module.call("fill_sqrt_log", ...this.roots.words());
    this.root.raw.set(state);
    this.rng.ints.set(generator(seed));
    this.used.ints[0] = 1n;
    this.nodes.halves[FIRST] = UNOPENED;
    this.nodes.halves[PARENT] = -1;
  }

  /** Frees the memory; the search is over. */
  release(): void {
    const { nodes, sums, root, used, halt, rng, roots, workspace, actions, share, value, ranks } = this;
    this.module.release(nodes, sums, root, used, halt, rng, roots, workspace, actions, share, value, ranks);
  }

  get size(): number {
    return Number(this.used.ints[0]);
  }

  get proven(): boolean {
    return this.field(0, PROOF) !== 0;
  }

  get simulations(): number {
    return this.field(0, VISITS);
  }

  /** Whether there is nothing to choose, or nothing left to search. */
  get forced(): boolean {
    return this.field(0, COUNT) === 1 || this.field(0, TRIED) === SEARCHED;
  }

  /** Runs the simulations; stops early only if the root is proven. */
  grow(simulations: number): void {
    while (simulations > 0 && !this.proven) {
      simulations -= this.run(simulations);
      if (simulations > 0 && !this.proven) this.enlarge();
    }
  }

  private run(simulations: number): number {
    const { way, room, network } = this;
    return this.module.call(
      way.grow,
      ...(network ? [network.at, network.bytes / 4] : NO_NETWORK),
      ...this.root.words(),
      ...[this.nodes.at, room, FIELDS],
      ...[this.sums.at, SUMS, room],
      ...this.roots.words(),
      ...this.used.words(),
      ...this.workspace.words(),
      ...this.actions.words(),
      ...this.share.words(),
      ...this.value.words(),
      ...this.ranks.words(),
      ...this.rng.words(),
      way.rolloutDepth,
      way.exploration,
      way.widening,
      +way.ordered,
      +way.partial,
      way.expandAfter,
      +(room < this.most && !this.cannotGrow),
      ...this.halt.words(),
      simulations,
    );
  }

  /** Moves the tree to larger arrays; without memory for them it stays as large as it is. */
  private enlarge(): void {
    const room = Math.min(32 * this.room, this.most);
    if (room <= this.room) {
      this.cannotGrow = true;
      return;
    }
    let nodes: Block | undefined;
    try {
      nodes = this.module.block(4 * FIELDS * room);
      this.moveTo(nodes, this.module.words(SUMS * room), room);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (nodes) this.module.release(nodes);
      this.cannotGrow = true;
    }
  }

  private moveTo(nodes: Block, sums: Block, room: number): void {
    nodes.raw.set(this.nodes.raw);
    for (let row = 0; row < SUMS; row++) sums.floats.set(this.row(row), row * room);
    this.replace(nodes, sums, room);
  }

  private replace(nodes: Block, sums: Block, room: number): void {
    this.module.release(this.nodes, this.sums);
    [this.nodes, this.sums, this.room] = [nodes, sums, room];
  }

  private row(row: number): Float64Array {
    return this.sums.floats.subarray(row * this.room, row * this.room + this.size);
  }

  /** The tree, byte by byte: its nodes, then the rows of sums. */
  get bytes(): Uint8Array[] {
    const rows = Array.from({ length: SUMS }, (_, row) => new Uint8Array(this.row(row).slice().buffer));
    return [this.nodes.raw.slice(0, 4 * FIELDS * this.size), ...rows];
  }

  private field(node: number, field: number): number {
    return this.nodes.halves[FIELDS * node + field] ?? 0;
  }

  private children(node: number): number[] {
    const first = this.field(node, FIRST);
    return first < 0 ? [] : Array.from({ length: this.field(node, COUNT) }, (_, k) => first + k);
  }

  /** The actions at the root, the most visited first, proven wins before and proven losses behind all. */
  branches(): Branch[] {
    const seat = this.field(0, CHOOSER);
    const found = this.children(0).map((child) => this.branch(child, seat));
    return this.proven ? found.sort(byCertainty) : found.sort(byRank);
  }

  private branch(child: number, seat: number): Branch {
    const proof = this.field(child, PROOF);
    const value = proof ? shareIn(proof, seat) / WIN : (this.row(MEAN)[child] ?? 0);
    return { action: this.field(child, ACTION), visits: this.field(child, VISITS), value, proven: proof !== 0 };
  }

  /** What is expected to follow, beginning with an action: the most visited actions, up to a chance node. */
  pv(action: number, most = 30): number[] {
    const found = [action];
    let node = this.child(0, action);
    while (node !== undefined && this.field(node, CHOOSER) > CHANCE && found.length < most) {
      const seat = this.field(node, CHOOSER);
      const ways = this.children(node).map((child) => this.branch(child, seat));
      if (!ways.some(({ visits }) => visits)) break;
      found.push(ways.sort(byRank)[0]!.action);
      node = this.child(node, found.at(-1)!);
    }
    return found;
  }

  private child(node: number, action: number): number | undefined {
    return this.children(node).find((child) => this.field(child, ACTION) === action);
  }

  /** Makes the node after these actions the root and keeps what is below it; false if there is no such node. */
  after(actions: readonly number[], state: Uint8Array): boolean {
    let node: number | undefined = 0;
    for (const action of actions) node = node === undefined ? node : this.child(node, action);
    if (node === undefined || this.field(node, FIRST) < 0) return false;
    if (node) this.reroot(node);
    this.root.raw.set(state);
    return true;
  }

  private reroot(root: number): void {
    const room = this.size;
    const nodes = this.module.block(4 * FIELDS * room);
    const sums = this.module.words(SUMS * room);
    const origin = this.module.block(4 * room);
    nodes.raw.set(this.nodes.raw.subarray(4 * FIELDS * root, 4 * FIELDS * (root + 1)));
    nodes.halves[PARENT] = -1;
    for (let row = 0; row < SUMS; row++) sums.floats[row * room] = this.row(row)[root] ?? 0;
    origin.halves[0] = root;
    const from = [this.nodes.at, this.room, FIELDS, this.sums.at, SUMS, this.room];
    const to = [nodes.at, room, FIELDS, sums.at, SUMS, room, origin.at, room];
    let copied = 0;
    let used = 1;
    while (copied < used) {
      const end = used;
      used = this.module.call("copy_subtree", ...from, ...to, copied, end, used);
      copied = end;
    }
    this.module.release(origin);
    this.replace(nodes, sums, room);
    this.used.ints[0] = BigInt(used);
    this.cannotGrow = false;
  }
}

const byCertainty = (one: Branch, other: Branch): number =>
  (one.proven ? -one.value : 1) - (other.proven ? -other.value : 1) ||
  other.visits - one.visits ||
  one.action - other.action;

const certain = ({ proven, value }: Branch): number => (proven ? (value === 1 ? 1 : value === 0 ? -1 : 0) : 0);

const byRank = (one: Branch, other: Branch): number =>
  certain(other) - certain(one) ||
  other.visits - one.visits ||
  other.value - one.value ||
  one.action - other.action;
