/* What people, bots and chance do at a table of this device, and the events that follow (`server/tables/commands.py`). */
import type { BotSeat, HereSeat, NewTableRequest } from "../protocol";
import type { Command } from "../session/tableClient";
import { CHANCE } from "../wasm/module";
import { type Game, realChance, settle } from "./game";
import type { Entry, Made, Played, Row, SeatSetup } from "./log";
import { faultOf, looksLikeAnother, writtenName } from "./names";
import type { Position } from "./position";
import { optionsIn, readPosition } from "./positionText";
import { Refusal, sentence } from "./refusal";
import { ledByBot, Table } from "./table";

const DRAW_BITS = 64n;
const KEY = 1; // of all people here
const FRIENDLY = 2; // the level of a bot, unless another is wanted

const refuse = (name: string, args: Record<string, string | number> = {}) =>
  new Refusal(sentence(`server-${name}`, args), name, 409);

/** The command of a person, but for a rematch and for deleting, which concern more than this table. */
export function handle(table: Table, command: Command, now: number): Entry[] {
  switch (command.type) {
    case "act":
      return act(table, command.token, command.position, now);
    case "undo":
      return undo(table);
    case "resign":
      return resign(table, command.seat ?? null);
    default: // nobody else is here who could be asked, or stood in for
      throw refuse("no-stand-in-there");
  }
}

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────
function act(table: Table, token: string, position: number, now: number): Entry[] {
  if (position !== table.positionVersion) throw refuse("stale");
  const seat = table.toAct;
  if (!seat) throw refuse("over");
  if (ledByBot(seat)) throw refuse("bot-leads", { seat: seat.number });
  if (table.clock?.leftAt(now)[seat.number - 1] === 0) return [{ kind: "time-up", seat: seat.number }];
  return play(table, seat.number, token);
}

/** An action, and the chance outcomes after it. */
export function play(table: Table, seat: number, move: string | number, by?: "bot"): Entry[] {
  const after = table.position.play(move);
  const played: Played = { kind: "played", seat, token: after.token(after.action), ...(by && { by }) };
  return [played, ...chance(table, after, table.chances)];
}

/** The chance outcomes that are due. The k-th draw of a table stays the k-th, also after an undo. */
function chance(table: Table, position: Position, count: number): Played[] {
  const events: Played[] = [];
  for (; position.turn === CHANCE; count++) {
    const known = table.draws[count];
    const draw = known ?? randomDraw();
    const token = drawn(position, draw);
    position = position.play(token);
    const written = known === undefined ? { draw: String(draw) } : {};
    events.push({ kind: "played", seat: CHANCE, token, by: "chance", ...written });
  }
  return events;
}

const randomDraw = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!;
const sumOf = (weights: number[]) => weights.reduce((sum, weight) => sum + weight, 0);

/** The outcome that a random number picks, each as likely as its weight. */
export function drawn(position: Position, draw: bigint): string {
  const { weights } = position;
  let left = Number((draw * BigInt(sumOf(weights))) >> DRAW_BITS);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return position.token(position.actions[index]!);
}

/** A random number that picks this outcome. */
function drawOf(position: Position, token: string): bigint {
  const { weights } = position;
  const index = position.legal.indexOf(token);
  const left = BigInt(sumOf(weights.slice(0, index)) + realChance(weights[index]!));
  const sum = BigInt(sumOf(weights));
  return ((left << DRAW_BITS) + sum - 1n) / sum; // rounded up
}

/** The actions of a game that begins in its middle, as if they had been played, then the chance outcomes. */
function opening(table: Table, tokens: readonly string[]): Entry[] {
  let { position } = table;
  let count = 0;
  const events = tokens.map((token): Played => {
    const seat = position.turn;
    const draws = seat === CHANCE && position.legal.includes(token);
    const draw = draws ? { draw: String(drawOf(position, token)) } : {};
    const by = seat === CHANCE ? "chance" : ledByBot(table.seats[seat - 1]!) ? "bot" : undefined;
    position = position.play(token);
    count += Number(seat === CHANCE);
    return { kind: "played", seat, token, ...(by && { by }), ...draw };
  });
  return [...events, ...chance(table, position, count)];
}

// ── Undo and leaving ─────────────────────────────────────────────────────────────────────────────────────
/** Back to before the last action of a person. */
function undo(table: Table): Entry[] {
  if (table.ended || table.next) throw refuse("no-undo-now");
  const ply = table.actions.findLastIndex(({ by }) => by === undefined);
  if (ply < 0) throw refuse("nothing-to-undo");
  return [{ kind: "undone", seat: table.actions[ply]!.seat, ply }];
}

function resign(table: Table, seat: number | null): Entry[] {
  const own = table.you.filter((number) => !table.seats[number - 1]!.left);
  if (table.phase === "over") throw refuse("over");
  if (seat === null && own.length > 1) throw refuse("which-seat");
  const chosen = seat ?? own[0];
  if (chosen === undefined || !own.includes(chosen)) throw refuse("not-your-seat");
  return [{ kind: "resigned", seat: chosen }];
}

/** Time that is up, if it is. */
export function timeUp(table: Table, now: number): Entry[] {
  const running = table.clock?.running;
  if (!running || table.clock!.leftAt(now)[running - 1]! > 0) return [];
  return [{ kind: "time-up", seat: running }];
}

// ── New tables ───────────────────────────────────────────────────────────────────────────────────────────
/** A table as it is asked for: everybody at this device, and bots. */
export function newTable(game: Game, request: NewTableRequest, now: number): Row[] {
  const { position = "" } = request;
  const given = { ...optionsIn(game, position), ...request.options };
  const options = position ? readPosition(game, given, position).settings : settle(game, given, realChance);
  const count = game.is.seats(options);
  const bots = Array.from({ length: count - 1 }, (): BotSeat => ({ kind: "bot" }));
  const wished = (request.seats?.length ? request.seats : [{ kind: "here" }, ...bots]) as (HereSeat | BotSeat)[];
  if (wished.length !== count) throw refuse("seat-count", { seats: count, count: wished.length });
  const chairs = wished.map(seatSetup);
  expectDistinct(chairs);
  const made: Made = {
    kind: "made",
    game: game.name,
    rules: game.version,
    given: { ...given },
    options: { ...options },
    chairs: request.order === "lot" ? shuffled(chairs) : chairs,
    ...(request.order === "lot" && { order: "lot" }),
    ...(request.clock && { clock: request.clock }),
    ...(position && { position }),
  };
  return firstRows(game, made, now, request.tokens ?? []);
}

/** Another game of the same kind; everybody moves one seat on. */
export function rematchOf(table: Table, now: number): Row[] {
  const { made, game } = table;
  const [chairs, last] = [made.chairs.slice(0, -1), made.chairs.at(-1)!];
  const { position: _begun, ...kept } = made; // from the start again
  const again: Made = {
    ...kept,
    options: { ...settle(game, made.given, realChance) },
    chairs: [last, ...chairs],
    before: table.id,
    ...(made.clock && { waits: true }), // they start with the first action
  };
  return firstRows(game, again, now, []);
}

function firstRows(game: Game, made: Made, now: number, tokens: readonly string[]): Row[] {
  const first: Row = { version: 1, at: now, entry: made };
  const entries = opening(new Table("", game, first), tokens);
  return [first, ...entries.map((entry, k) => ({ version: k + 2, at: now, entry }))];
}

function seatSetup(seat: HereSeat | BotSeat): SeatSetup {
  if (seat.kind === "bot")
    return seat.simulations
      ? { kind: "bot", simulations: seat.simulations }
      : { kind: "bot", level: seat.level ?? FRIENDLY };
  const name = checkedName(seat.name ?? "");
  return { kind: "person", ...(name && { name }), key: KEY };
}

/** A name that people can see and a record can hold, or an empty one. */
function checkedName(given: string): string {
  const name = writtenName(given);
  const fault = faultOf(name);
  if (fault) throw new Refusal(sentence(fault, { name }), fault.replace("record-", ""));
  return name;
}

/** Refuses a name that only looks like another one at the table: nobody could tell them apart. */
function expectDistinct(chairs: readonly SeatSetup[]): void {
  const names = chairs.map(({ name = "" }) => name);
  const name = names.find((one, k) => looksLikeAnother(one, names.slice(0, k)));
  if (name) throw new Refusal(sentence("name-alike", { name }), "name-alike", 409);
}

function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = realChance(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
