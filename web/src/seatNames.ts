/* Who sits where, in words; and the sentences of a table with names in place of seat numbers. */
import type { LocalizedText, SeatInfo, State, TableSummary } from "./protocol";
import {
  gameTitle,
  hasMessage,
  listWords,
  serverWords,
  stripBidiMarks,
  translate,
  versus,
} from "./messages.svelte";
import { isDeviceTable } from "./storage/deviceTables";

/** The name of who sits in a seat; "you" only where one person alone sits at this device. */
export function nameOf(seat: SeatInfo | undefined, you: number[], self = ""): string {
  if (!seat) return "";
  if (you.length === 1 && you[0] === seat.seat) return translate("page-you");
  if (seat.kind === "bot") return translate("page-bot", { level: seat.level ?? 0 });
  if (seat.kind === "open") return translate("page-open-seat");
  return seat.name || self || translate("page-seat", { seat: seat.seat });
}

/** Who plays at a table, for a list. All people of a table of this device sit here; a nameless one elsewhere is `self`. */
export function playersOf({ id, seats }: Pick<TableSummary, "id" | "seats">, self: string): string {
  const here = isDeviceTable(id);
  const you = seats.filter(({ kind }) => here && kind === "person").map(({ seat }) => seat);
  return versus(seats.map((seat) => nameOf(seat, you, here ? "" : self)));
}

/** Who invites to what: what a guest reads first. */
export function invitation({ seats }: State, table: Pick<TableSummary, "game" | "title">): string {
  const game = gameTitle(table.game, table.title);
  const host = seats.find((seat) => seat.kind === "person" && seat.name);
  return host
    ? translate("page-invited", { name: host.name, game })
    : translate("page-invited-nameless", { game });
}

/** The same in plain letters, for what leaves the page. */
export const plainInvitation = (...about: Parameters<typeof invitation>): string =>
  stripBidiMarks(invitation(...about));

/** For messages about something that belongs to a seat: `whose` is own or other, `name` who it is. */
export function whose(seat: number, names: string[]): { whose: "own" | "other"; name: string } {
  const name = names[seat - 1] || translate("page-seat", { seat });
  return { whose: name === translate("page-you") ? "own" : "other", name };
}

/** Whether a bot acts for a seat: its own, a stand-in, or that of somebody who has left. */
const isLedByBot = ({ kind, stand_in, left }: SeatInfo): boolean => kind === "bot" || stand_in || left;

/** Whether one of these seats is to act by hand. */
export function isToAct({ phase, turn, seats }: State, you: number[]): boolean {
  const seat = seats[turn - 1];
  return phase === "playing" && !!seat && !isLedByBot(seat) && you.includes(turn);
}

const mine = (seat: number, you: number[]) => you.length === 1 && you[0] === seat;

/**
 * One plain sentence about a position, for who has these names; "You" is the reader. A game's message M may have two sisters
 * for the page: `M-you`, for the one person that it is about, and `M-named`, with the name of that seat and of the winner.
 */
export function namedSentence(
  said: LocalizedText,
  names: readonly string[],
  { turn, result }: Pick<State, "turn" | "result">,
): string {
  const seat = Number(said.args["seat"] ?? 0);
  const you = translate("page-you");
  const winners = names.filter((_, k) => (result?.[k] ?? 0) > 0);
  const args = {
    ...said.args,
    name: names[seat - 1] ?? "",
    winner: listWords(winners),
    won: String(winners.includes(you)),
  };
  const own = names[seat - 1] === you;
  if (own && hasMessage(`${said.message}-you`)) return translate(`${said.message}-you`, args);
  if (hasMessage(`${said.message}-named`)) return translate(`${said.message}-named`, args);
  const status = hasMessage(said.message) ? translate(said.message, said.args) : serverWords(said);
  return turn === seat && own ? translate("page-your-turn", { status }) : status;
}

/** The same about a table. */
export const sentence = (said: LocalizedText, state: State, you: number[]): string =>
  namedSentence(
    said,
    state.seats.map((seat) => nameOf(seat, you)),
    state,
  );

/** The state of the table in one sentence that is always there. */
export function statusOf(state: State, you: number[]): string {
  const named = (number: number | null | undefined) => {
    const seat = state.seats.find((one) => one.seat === number);
    return nameOf(seat, you);
  };
  if (state.phase === "waiting") return translate("page-waiting");
  const { ending } = state;
  if (ending && ending.how !== "rules") {
    const self = String(ending.seat !== null && mine(ending.seat, you));
    return translate("page-ending", { how: ending.how, name: named(ending.seat), self });
  }
  const turn = state.seats.find((one) => one.seat === state.turn);
  if (turn && isLedByBot(turn)) return translate("page-thinking", { name: nameOf({ ...turn, kind: "bot" }, []) });
  return sentence(state.status, state, you);
}

/** The names at a board with a task: you, and every other seat by its number. */
export const taskNames = (you: number): string[] =>
  [1, 2, 3, 4].map((seat) => (seat === you ? translate("page-you") : translate("page-seat", { seat })));
