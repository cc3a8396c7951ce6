/* A game to analyse, wherever it comes from: a table of this server, or a record file. */
import type { Action, BotSeat, HereSeat, RecordInfo, SeatInfo, State, TableInfo } from "../protocol";
import { translate } from "../messages.svelte";
import type { TableClient } from "../session/tableClient";
import { nameOf } from "../seatNames";

const KEEN = 3; // plays for people who are not at this device

export interface AnalysedGame {
  id: string; // of its notebook
  address: string; // of its page
  game: string;
  title: string;
  options: Record<string, string>;
  setup: string; // the position with which it begins, as text; empty: the start
  actions: Action[];
  names: string[]; // by seat
  you: number | null; // the seat of the one person at this device
  teams: number[];
  result: number[] | null;
  back: string | null; // the table that it is played at
  seats(turn: number): (HereSeat | BotSeat)[]; // who sits where when it is tried again; somebody here for that seat
  record(): Promise<string>;
}

type Given = Pick<SeatInfo, "kind" | "name" | "level" | "simulations">;

/** The same bots as before; people at this device stay, and for those who are elsewhere a keen bot plays. */
function again(seats: Given[], here: number[]): (HereSeat | BotSeat)[] {
  return seats.map(({ kind, name, level, simulations }, k) => {
    if (kind === "bot") return { kind: "bot", level: level ?? KEEN, simulations };
    return here.includes(k + 1) ? { kind: "here", name } : { kind: "bot", level: KEEN };
  });
}

export function fromTable(table: TableInfo, state: State, client: TableClient): AnalysedGame {
  const { id, game, title, options, setup, you } = table;
  return {
    id,
    address: `#/analyse/${id}`,
    game,
    title,
    options,
    setup,
    actions: client.actions,
    names: state.seats.map((seat) => nameOf(seat, you)),
    you: you.length === 1 ? you[0]! : null,
    teams: state.seats.map((seat) => seat.team),
    result: state.result,
    back: `#/t/${id}`,
    seats: (turn) => again(state.seats, you.length ? you : [turn]),
    record: () => client.record(),
  };
}

/** The bots of our own records are known by their names. */
function seatOf(name: string): Given {
  const [, level, simulations] = /^Bot of (?:level ([1-5])|(\d+) simulations)$/.exec(name) ?? [];
  const kind = level || simulations ? "bot" : "person";
  return { kind, name, level: Number(level) || null, simulations: Number(simulations) || null };
}

export function fromRecord(id: string, info: RecordInfo, text: string): AnalysedGame {
  const seats = info.teams.map((_, k) => seatOf(info.players[k] ?? ""));
  const bots = seats.some(({ kind }) => kind === "bot");
  const people = seats.flatMap(({ kind }, k) => (kind === "person" ? [k + 1] : []));
  return {
    id,
    address: `#/analyse?record=${id}`,
    game: info.game,
    title: info.title,
    options: info.options,
    setup: info.setup,
    actions: info.line,
    names: seats.map((seat, k) => nameOf({ ...seat, seat: k + 1 } as SeatInfo, [])),
    you: null,
    teams: info.teams,
    result: info.result,
    back: null,
    seats: (turn) => again(seats, bots ? people : [turn]),
    record: () => Promise.resolve(text),
  };
}

/** The address of a position: after `at` actions of the game, and those that were tried from there. */
export function analysisUrl({ address }: { address: string }, at: number, tried: string[] = []): string {
  const query = new URLSearchParams({ at: String(at), ...(tried.length ? { try: tried.join(" ") } : {}) });
  return `${address}${address.includes("?") ? "&" : "?"}${query.toString()}`;
}

export const playerName = (analysed: AnalysedGame, seat: number): string =>
  seat ? (analysed.names[seat - 1] ?? translate("page-seat", { seat })) : translate("analysis-chance");
