/*
 * Records: text files in the manner of chess's PGN, written and read as `ziggurat/records/record.py` does, to the last byte.
 *
 * Tag lines, an empty line, the tokens; `{…}` is a comment on the token before it, `(…)` a variation in place of it. A
 * variation is read, checked and written again, but the page does not show it.
 */
import type { Comment, RecordInfo } from "../protocol";
import { type Game, noChance, type Settings, settle } from "./game";
import { isRecordable } from "./names";
import type { Position } from "./position";
import { beginning, readPosition, setupOf, toldOptions } from "./positionText";
import { ExplainedRefusal, localized, Refusal, sentence } from "./refusal";

const UNFINISHED = "*";
const NOBODY = "-"; // a finished game that no seat won (a lost mission)
const WIDTH = 100; // of a line
const MOST_DIGITS = 3; // of a number of players
const OWN_TAGS = ["game", "rules", "players", "position", "result", "termination"];
const MOST_DEEP = 20; // variations inside each other
// What Python takes for the end of a line, beside \r and \n.
const LINE_END = "[\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029\\n]";
const SPACE = "[\\s\\x1c-\\x1f\\x85]";

const refuse = (name: string, args: Record<string, string | number> = {}) =>
  new Refusal(sentence(`record-${name}`, args), "bad-record");

interface Line {
  tokens: string[];
  comments: Map<number, string>; // behind the n-th token, 0 before the first
  variations: Map<number, Line[]>; // in place of the n-th token
}

interface Parsed extends Line {
  rules: string;
  seats: number;
  players: string[];
  options: Settings; // settled
  position: string; // with which it begins, as text; empty: the start
  result: string;
  termination: string;
  notes: [name: string, value: string][]; // tags that mean nothing to the rules
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
/** The record of the game that led to a position; `winners` of one that ended by its `termination`. */
export function recordOf(position: Position, players: string[], termination: string, winners: number[]): string {
  const { game, settings, rules, history, outcome } = position;
  for (const name of players)
    if (!isRecordable(name) || name.includes(",") || name !== name.trim()) throw refuse("bad-name", { name });
  return write(game, {
    rules: game.version,
    seats: rules.seats,
    players,
    options: settings,
    position: setupOf(position),
    tokens: history,
    result: resultOf(outcome ? position.winners : winners, position.over || termination !== ""),
    termination,
    comments: new Map(),
    variations: new Map(),
    notes: [],
  });
}

function write(game: Game, record: Parsed): string {
  const tags: [string, string][] = [
    ["Game", game.name],
    ["Rules", record.rules],
    ["Players", record.players.join(", ") || String(record.seats)],
    ...writtenOptions(game, record.options),
    ...(record.position ? [["Position", record.position] as [string, string]] : []),
    ["Result", record.result],
    ...(record.termination ? [["Termination", record.termination] as [string, string]] : []),
    ...record.notes,
  ];
  const head = tags.map(([tag, value]) => `[${tag} "${value.replace(/["\\]/g, "\\$&")}"]`).join("\n");
  return `${head}\n\n${wrapped(words(record))}\n`;
}

/** The options that a record tells: those that differ from their defaults or were drawn by chance. */
function writtenOptions(game: Game, settings: Settings): [string, string][] {
  return toldOptions(game, settings)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => [name[0]!.toUpperCase() + name.slice(1), value]);
}

function words({ tokens, comments, variations }: Line): string[] {
  return ["", ...tokens].flatMap((token, k) => {
    const comment = comments.get(k);
    const own = [...(token ? [token] : []), ...(comment === undefined ? [] : [`{${comment}}`])];
    return [...own, ...(variations.get(k) ?? []).flatMap(inParentheses)];
  });
}

function inParentheses(line: Line): string[] {
  const all = words(line);
  all[0] = `(${all[0]}`;
  all[all.length - 1] += ")";
  return all;
}

/** The words in lines; a comment is never broken, for its spaces are its own. */
function wrapped(all: readonly string[]): string {
  const lines: string[] = [];
  let line = "";
  const length = (text: string) => [...text].length; // Python counts characters, not halves of them
  for (const word of all) {
    if (line && length(line) + 1 + length(word) > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}

const resultOf = (winners: readonly number[], over: boolean): string =>
  over ? winners.join(",") || NOBODY : UNFINISHED;

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
type Tags = Map<string, { spelling: string; value: string }>;

/** The name of the game that a text names. */
export function gameNamed(text: string): string {
  const found = split(text).tags.get("game");
  if (!found) throw refuse("no-game");
  return found.value;
}

function parse(game: Game, text: string): Parsed {
  const { tags, body } = split(text);
  const { is, version: known } = game;
  const take = (name: string, otherwise: string): string => {
    const value = tags.get(name)?.value ?? otherwise;
    tags.delete(name);
    return value;
  };
  take("game", "");
  const rules = take("rules", known);
  if (rules !== known) throw refuse("version", { game: game.name, version: rules, known });
  const result = take("result", UNFINISHED);
  const termination = take("termination", "");
  const said = seatsIn(take("players", ""));
  const position = take("position", "");
  const named = namedOptions(game, tags, said.count);
  const options = position ? readPosition(game, named, position).settings : settle(game, named, noChance);
  const seats = is.seats(options);
  if (said.count && said.count !== seats) throw refuse("players", { seats, count: said.count });
  const optionNames = game.options.map(({ name }) => name);
  const notes = [...tags].filter(([key]) => !optionNames.includes(key) && !OWN_TAGS.includes(key));
  // Nothing reaches beyond its line: that would take time with the square of the empty lines.
  if (
    /^[^\S\n\r\u2028\u2029]*\[[A-Za-z][A-Za-z0-9_]*[^\S\n\r\u2028\u2029]+"/m.test(body.replace(/\{[^{}]*\}/g, ""))
  )
    throw refuse("several");
  const record: Parsed = {
    rules,
    seats,
    players: said.names,
    options,
    position,
    ...readLine(body),
    result,
    termination,
    notes: notes.map(([, { spelling, value }]) => [spelling, value]),
  };
  checkEnding(record, game.module.table(seats).teams);
  return record;
}

/** The tags, by lower-case name with their own spelling, and what follows them. */
function split(text: string): { tags: Tags; body: string } {
  const tags: Tags = new Map();
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const lines = plain.split(new RegExp(`(?<=${LINE_END})`));
  for (const [number, line] of lines.entries()) {
    const stripped = line.replace(new RegExp(`^${SPACE}+|${SPACE}+$`, "g"), "");
    if (!stripped.startsWith("[")) {
      if (!stripped && !tags.size) continue;
      return { tags, body: lines.slice(number).join("") };
    }
    const found = /^\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\]$/.exec(stripped);
    if (!found) throw refuse("bad-tag", { line: number + 1 });
    const [, spelling, value] = found as unknown as [string, string, string];
    if (tags.has(spelling.toLowerCase())) throw refuse("tag-twice", { name: spelling });
    tags.set(spelling.toLowerCase(), { spelling, value: value.replace(/\\(.)/g, "$1") });
  }
  return { tags, body: "" };
}

/** The number of seats, 0 if not said, and the names, if they are. */
function seatsIn(value: string): { count: number; names: string[] } {
  if (/^\p{Nd}*$/u.test(value)) {
    if (value.length > MOST_DIGITS) throw refuse("too-many-players", { count: value });
    return { count: Number(value || 0), names: [] };
  }
  const names = value.split(",").map((name) => name.trim());
  return { count: names.length, names };
}

/** The options among the tags; the number of players is one of them where the game can be played by several. */
function namedOptions(game: Game, tags: Tags, seats: number): Settings {
  const found: Record<string, string> = {};
  for (const { name } of game.options) {
    if (name === "players" && seats) found[name] = String(seats);
    const tag = name === "players" ? undefined : tags.get(name);
    if (tag) found[name] = tag.value;
  }
  return found;
}

const noLine = (): Line => ({ tokens: [], comments: new Map(), variations: new Map() });

function readLine(body: string): Line {
  const lines = [noLine()]; // the line that is being read is the last, those around it before
  for (const [, comment, bracket, token, brace] of body.matchAll(/\{([^{}]*)\}|([()])|([^\s{}()]+)|([{}])/g)) {
    const line = lines.at(-1)!;
    if (brace) throw refuse("brace");
    if (token) line.tokens.push(token);
    else if (bracket === "(") {
      if (!line.tokens.length) throw refuse("variation-first");
      if (lines.length > MOST_DEEP) throw refuse("too-deep", { most: MOST_DEEP });
      lines.push(noLine());
    } else if (bracket === ")") closeVariation(lines);
    else {
      const before = line.comments.get(line.tokens.length);
      line.comments.set(line.tokens.length, before === undefined ? comment! : `${before} ${comment}`);
    }
  }
  if (lines.length > 1) throw refuse("parenthesis");
  return lines[0]!;
}

function closeVariation(lines: Line[]): void {
  if (lines.length === 1) throw refuse("parenthesis");
  const closed = lines.pop()!;
  if (!closed.tokens.length) throw refuse("empty-variation");
  const { tokens, variations } = lines.at(-1)!;
  variations.set(tokens.length, [...(variations.get(tokens.length) ?? []), closed]);
}

/** The result names seats, each once, and none that gave the game up. */
function checkEnding({ result, termination, seats }: Parsed, teams: readonly number[]): void {
  const winners = [UNFINISHED, NOBODY].includes(result) ? [] : result.split(",");
  const isSeat = (text: string) => /^[1-9]$/.test(text) && Number(text) <= seats;
  if (new Set(winners).size !== winners.length || !winners.every(isSeat))
    throw refuse("winners", { result, seats });
  if (!termination) return;
  const ended = /^(?:(?:resigned|time) ([1-9])|abandoned)$/.exec(termination);
  if (!ended) throw refuse("termination", { termination });
  const loser = ended[1];
  if (!loser) return;
  if (!isSeat(loser)) throw refuse("ended-by-nobody", { termination, seats });
  for (const seat of winners)
    if (teams[Number(seat) - 1] === teams[Number(loser) - 1]) throw refuse("contradiction", { termination, seat });
}

/** The position at the end; a refusal where a token is not legal or the result is not true. */
function replay(game: Game, record: Parsed): Position {
  const { options, position: text, result, termination } = record;
  const position = played(beginning(game, options, text), record, "record-illegal");
  const over = position.outcome !== null;
  if (over && termination) throw refuse("ended-twice", { termination });
  const honest = resultOf(position.winners, over);
  if (over && ![honest, UNFINISHED].includes(result)) throw refuse("result", { result, true: honest });
  if (!over && !termination && result !== UNFINISHED) throw refuse("not-over", { result });
  return position;
}

/** Plays a line, and behind each of its tokens the variations that replace it. */
function played(position: Position, { tokens, variations }: Line, message: string): Position {
  for (const [k, token] of tokens.entries()) {
    let after: Position;
    try {
      after = position.play(token);
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      throw new ExplainedRefusal(sentence(message, { number: k + 1, token }), wrong.reason, "bad-record");
    }
    for (const line of variations.get(k + 1) ?? []) played(position, line, "record-illegal-variation");
    position = after;
  }
  return position;
}

export function readRecord(game: Game, text: string): RecordInfo {
  const record = parse(game, text);
  const end = replay(game, record);
  const before = end.positions;
  return {
    game: game.name,
    title: game.title,
    options: { ...end.settings },
    players: record.players,
    teams: end.rules.table.teams,
    line: end.history.map((token, k) => ({ seat: before[k]!.turn, token })),
    result: end.outcome?.returns ?? null,
    termination: record.termination,
    comments: [...record.comments].sort(([one], [other]) => one - other).map(([ply, text]) => ({ ply, text })),
    status: localized(end.status),
    setup: record.position,
  };
}

/** A record written anew, with these comments in place of its own. */
export function rewriteRecord(game: Game, text: string, comments: readonly Comment[]): string {
  const record = parse(game, text);
  replay(game, record);
  const kept = comments.filter(({ ply, text }) => text.trim() && ply <= record.tokens.length);
  if (kept.some(({ text }) => /[{}]/.test(text))) throw refuse("bad-comment");
  const plain = kept.map(({ ply, text }): [number, string] => [ply, text.replace(/\r\n?/g, "\n")]);
  return write(game, { ...record, comments: new Map(plain) });
}
