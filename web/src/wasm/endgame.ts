/* The endgame solver in the browser: alpha-beta with a table of positions (`ziggurat/bots/engine/endgame.py`). */
import { type Block, type Module, NO_NETWORK, type Table, WIN } from "./module";

const UNKNOWN = -1;
const MAX_DEPTH = 64;
const TABLE_SIZE = 1 << 17;

export class Endgame {
  private readonly table: Table;
  private readonly solve: string;
  private readonly firstSide: number;
  private readonly workspaces: Block;
  private readonly lists: Block;
  private readonly keys: Block;
  private readonly bounds: Block;
  private readonly share: Block;
  private readonly ranks: Block;
  private readonly evaluation: Block;
  private readonly budget: Block;
  private readonly halt: Block;

  /** Only for games of two sides without chance: those whose table names a solver. */
  constructor(
    private readonly module: Module,
    seats: number,
  ) {
    const table = (this.table = module.table(seats));
    if (table.solve === null) throw new RangeError(`Endgames of ${module.facts.game} are not solved.`);
    this.solve = table.solve;
    this.firstSide = table.teams.reduce((side, team, k) => (team === table.teams[0] ? side | (2 << k) : side), 0);
    this.workspaces = module.words(MAX_DEPTH * this.width);
    this.lists = module.words(MAX_DEPTH * table.maxLegalActions);
    this.keys = module.words(TABLE_SIZE);
    this.bounds = module.words(TABLE_SIZE);
    this.share = module.words(seats);
    this.ranks = module.words(table.maxLegalActions);
    this.evaluation = module.words(seats);
    this.budget = module.words(1);
    this.halt = module.words(1);
    this.keys.ints.fill(-1n);
  }

  private get width(): number {
    return this.table.stateSize + this.table.scratch;
  }

  /** Positions of the last budget that were not needed; below 0 if it was too small. */
  get left(): number {
    return Number(this.budget.ints[0]);
  }

  /** The exact value of a position for a seat; null if it takes more positions than that. */
  value(state: Uint8Array, seat: number, positions: number): number | null {
    this.budget.ints[0] = BigInt(positions);
    this.workspaces.raw.set(state);
    const found = this.module.call(
      this.solve,
      ...NO_NETWORK,
      this.firstSide,
      ...[this.workspaces.at, MAX_DEPTH, this.width],
      ...[this.lists.at, MAX_DEPTH, this.table.maxLegalActions],
      ...this.share.words(),
      ...this.ranks.words(),
      ...this.evaluation.words(),
      ...this.keys.words(),
      ...this.bounds.words(),
      ...this.budget.words(),
      ...this.halt.words(),
      ...[0, 0, WIN],
    );
    if (found === UNKNOWN) return null;
    return ((this.firstSide >> seat) & 1 ? found : WIN - found) / WIN;
  }
}
