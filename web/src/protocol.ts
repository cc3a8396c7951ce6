// Made by `python -m ziggurat.server.description web/src/protocol.ts` from the server's types.

/** Play an action in the position of that version. */
export interface Act {
  type: "act";
  id: string;
  token: string;
  position: number;
}

/** An action was played, the `ply`-th of the game; `steps` tell what it did, for animation. */
export interface Acted {
  kind: "acted";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  token: string;
  ply: number;
  by: "bot" | "chance" | "person";
  steps: Record<string, unknown>[];
}

/** An action of the game so far; seat 0 is chance. */
export interface Action {
  seat: number;
  token: string;
}

/** What an action would bring, or why it cannot be played; `verdict`: what the game tells of it either way.

    `position` is the version that was asked for; without a table, the number of actions before. */
export interface Ahead {
  position: number;
  refused: Said | null;
  steps: Record<string, unknown>[];
  view: unknown | null;
  verdict: Record<string, unknown>;
}

/** Asks what an action would bring, without playing it. `position` is the version that it is meant for. */
export interface AheadWish {
  token: string;
  position: number;
}

/** As much as could be looked at in a moment; `next` is where to go on, null when all is said. */
export interface Analysis {
  remarks: Remark[];
  next: number | null;
}

/** A game to be looked at, given by its actions, from the position after `first` of them on. */
export interface AnalysisWish {
  game: string;
  options?: Record<string, string>;
  tokens?: string[];
  first?: number;
}

/** Agree that the table be deleted, or not. */
export interface AnswerForget {
  type: "answer-forget";
  id: string;
  agree: boolean;
}

/** Agree to an undo, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  agree: boolean;
}

/** Another game, once all people at the table want it. */
export interface AskRematch {
  type: "rematch";
  id: string;
}

/** What happened after a version: for a client that sees a gap, or has a page and wants the next. */
export interface AskTail {
  type: "tail";
  since: number;
}

/** For a bot: a level from 1 to 5, or a fixed number of simulations. */
export interface BotSeat {
  kind: "bot";
  level?: number;
  simulations?: number | null;
}

/** Take your own wish back. */
export interface CancelForget {
  type: "cancel-forget";
  id: string;
}

/** Take your own wish back. */
export interface CancelUndo {
  type: "cancel-undo";
  id: string;
}

/** What the server offers. */
export interface Catalogue {
  games: GameInfo[];
  levels: number[];
  phrases: string[];
  languages: string[];
  most_simulations: number;
}

/** The server was away; the clocks stood still meanwhile. */
export interface ClockHeld {
  kind: "clock-held";
  version: number;
  at: number;
  id: string | null;
}

/** Everybody is there: the clocks, which waited for that, run. */
export interface ClockStarted {
  kind: "clock-started";
  version: number;
  at: number;
  id: string | null;
}

/** The time left to each seat at the moment `at` of the state, and the seat whose time runs.

    `waits`: the clocks start when everybody is there, or with the first action of a person. So it is after an
    invitation and in a rematch. */
export interface ClockState {
  rule: TurnClock | TotalClock;
  left: number[];
  running: number | null;
  waits: boolean;
}

/** A step of a hint: where to look, which piece, the action, why; the facts behind it are a sentence each. */
export interface Clue {
  step: "action" | "piece" | "where" | "why";
  said: Said[];
}

/** What is written behind the `ply`-th action of a record, or before the first. */
export interface Comment {
  ply: number;
  text: string;
}

/** The table was made. */
export interface Created {
  kind: "created";
  version: number;
  at: number;
  id: string | null;
}

/** Whether a table is deleted now; if not, the seats that must agree before. */
export interface Deletion {
  deleted: boolean;
  waiting: number[];
}

/** How the game ended; the seat that resigned or ran out of time. */
export interface Ending {
  how: "abandoned" | "resigned" | "rules" | "time";
  seat: number | null;
}

/** The server closes the socket, and why; come back unless `final`. */
export interface Farewell {
  type: "farewell";
  reason: Said;
  final: boolean;
}

/** Delete the table for good, if you made it. Other people at the table are asked, unless long away. */
export interface Forget {
  type: "forget";
  id: string;
}

/** A seat agreed; others are still to answer. */
export interface ForgetAgreed {
  kind: "forget-agreed";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** The seat that made the table asked the others to let it be deleted. */
export interface ForgetAsked {
  kind: "forget-asked";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** The wish was taken back. */
export interface ForgetCancelled {
  kind: "forget-cancelled";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat would rather keep the table. */
export interface ForgetRefused {
  kind: "forget-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** Somebody wishes that the table be deleted; `waiting` are the seats that have not agreed. */
export interface ForgetRequest {
  seat: number;
  waiting: number[];
}

/** Asks what one more action would bring at the end of a way, without going on. */
export interface FurtherWish {
  game: string;
  token: string;
  options?: Record<string, string>;
  tokens?: string[];
}

/** A game with its options; `seats` under the default options. */
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  options: OptionInfo[];
  seats: number;
}

/** The first message. With `since`, the version last seen, the answer is the tail; else a welcome. */
export interface Hello {
  type: "hello";
  key?: string | null;
  language?: string;
  since?: number | null;
}

/** For a person at the device that makes the table. */
export interface HereSeat {
  kind: "here";
  name?: string;
}

/** The best action, why, and what every action is worth, best first; `clues` tell it step by step. */
export interface Hint {
  position: number;
  best: string;
  why: Said;
  exact: boolean;
  values: Value[];
  clues: Clue[];
}

/** Asks what a mind thinks of the position. `seconds` is how long it may think, at most. */
export interface HintWish {
  seconds?: number;
}

/** A step of a lesson: its position, and one of the actions that do what it asks for. */
export interface LessonStep {
  name: string;
  options: Record<string, string>;
  tokens: string[];
  example: string;
}

/** An action tried in a step of a lesson. */
export interface LessonTry {
  token: string;
}

/** What the referee says of a legal action: whether the task is done, a kind word, the position after it. */
export interface LessonVerdict {
  done: boolean;
  said: Said;
  position: PositionInfo;
}

/** How to play a game, step by step. The words are the Fluent messages `GAME-lesson-STEP…`. */
export interface Lessons {
  game: string;
  steps: LessonStep[];
}

/** A table as it was after `ply` actions, and what the last of them did. */
export interface Moment {
  ply: number;
  seat: number;
  token: string;
  view: unknown;
  status: Said;
  steps: Record<string, unknown>[];
}

/** Where others in the local network find the server, if they do; `yours`: you may change that. */
export interface Network {
  address: string | null;
  yours: boolean;
}

/** Lets others in the local network join, or not any more. Only somebody at the server's machine can. */
export interface NetworkWish {
  open: boolean;
}

/** A table to be made. Seats left out: the first is here, a bot sits in each other one.

    With `tokens` the game begins where these actions lead, to be tried again from there; then no seat is open. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: (OpenSeat | HereSeat | BotSeat)[];
  order?: "chosen" | "lot";
  visibility?: "link" | "listed";
  clock?: TurnClock | TotalClock | null;
  tokens?: string[];
}

/** What happened, and the state that it led to. Your own deed comes back with its id: it is stored.

    With `more` it is a page of a long log, as in `Tail`. */
export interface News {
  type: "news";
  events: (Created | Seated | Acted | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted)[];
  state: State;
  more?: boolean;
}

/** For whoever comes by the link. */
export interface OpenSeat {
  kind: "open";
}

/** A choice made before the game. No values: free text. `drawn`: left to chance unless given. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  drawn: boolean;
}

/** Somebody said a quick phrase; it is not kept. */
export interface Phrase {
  type: "phrase";
  seat: number;
  phrase: string;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

/** Your place at a table. The key is told this once; keep it. `link` brings you back on another device. */
export interface Place {
  key: string | null;
  seats: number[];
  link: string;
  table: Table;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
}

/** A position for study: no table, no clock, nobody to wait for.

    With `values`, `line` is how best play would go on: to the end where the game is known exactly; else as far as
    the search expects it, up to chance. Where chance is to act, `weights` are those of the legal outcomes. */
export interface PositionInfo {
  game: string;
  options: Record<string, string>;
  ply: number;
  turn: number;
  view: unknown;
  status: Said;
  result: number[] | null;
  legal: string[];
  steps: Record<string, unknown>[];
  values: Hint | null;
  line: string[];
  weights: number[];
}

/** A position, given by the actions that lead to it; `values` asks a mind what each action there is worth. */
export interface PositionWish {
  game: string;
  options?: Record<string, string>;
  tokens?: string[];
  values?: boolean;
}

/** Who is there changed; no version changes with it. */
export interface Presence {
  type: "presence";
  present: number[];
  watchers: number;
}

/** Why a request could not be fulfilled (`application/problem+json`, RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  clause: string;
  args: Record<string, string | number>;
}

/** A puzzle: its position; what may be tried there first (`choices`; none: whatever is legal); the solver's
    actions that solve it; and how many ways were tried to prove that there are no others. */
export interface PuzzleInfo {
  game: string;
  title: string;
  date: string;
  options: Record<string, string>;
  tokens: string[];
  choices: string[];
  answer: string[];
  considered: number;
}

/** A puzzle of a day. Its words are the Fluent messages `GAME-puzzle…`. */
export interface PuzzleName {
  game: string;
  title: string;
}

/** The solver's actions so far; the others' replies come by themselves. */
export interface PuzzleTry {
  date: string;
  tokens: string[];
}

/** What the referee says of a try: solved, wrong, or right so far; all actions since the puzzle's position,
    replies too, and the position after them. */
export interface PuzzleVerdict {
  solved: boolean;
  wrong: boolean;
  said: Said;
  tokens: string[];
  position: PositionInfo;
}

/** The puzzles of a day. */
export interface Puzzles {
  date: string;
  puzzles: PuzzleName[];
}

/** A record, read and replayed by the referee. No players: the file names none. */
export interface RecordInfo {
  game: string;
  title: string;
  options: Record<string, string>;
  players: string[];
  teams: number[];
  line: Action[];
  result: number[] | null;
  termination: string;
  comments: Comment[];
  status: Said;
}

/** A record file, to be read. */
export interface RecordReading {
  text: string;
}

/** A record to be written anew, with these comments in place of its own. */
export interface RecordWriting {
  text: string;
  comments?: Comment[];
}

/** Rather not play again now, when somebody has asked for it. */
export interface RefuseRematch {
  type: "refuse-rematch";
  id: string;
}

/** Your deed was not done, and why. `id` is null if the message could not be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Said;
}

/** What a mind thinks of the position after `ply` actions, where `seat` had a choice: the best action and the
    one that was played (null at the end), each with its worth to that seat, and how much of the win was lost. */
export interface Remark {
  ply: number;
  seat: number;
  best: Value;
  played: Value | null;
  lost: number;
  mistake: boolean;
}

/** Another game, seats rotated; your key is good there too. */
export interface Rematch {
  kind: "rematch";
  version: number;
  at: number;
  id: string | null;
  table: string;
}

/** A seat would like another game. */
export interface RematchAsked {
  kind: "rematch-asked";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat would rather not play again now; the wishes for it are gone, and may be made again. */
export interface RematchRefused {
  kind: "rematch-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** Give up. The seat is needed only if you hold several. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}

/** A seat gave up. With more than two seats a bot plays on for it. */
export interface Resigned {
  kind: "resigned";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** The person is back, the bot steps aside. */
export interface Returned {
  kind: "returned";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A sentence: the Fluent message, its arguments, the clause of the rules, and the words in your language. */
export interface Said {
  message: string;
  clause: string;
  args: Record<string, string | number>;
  text: string;
}

/** One of the quick phrases of the catalogue. */
export interface SayPhrase {
  type: "phrase";
  phrase: string;
  seat?: number | null;
}

/** A seat. `stand_in`: a bot plays for a person who is away; `left`: for one who resigned. */
export interface Seat {
  seat: number;
  team: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  simulations: number | null;
  present: boolean;
  stand_in: boolean;
  left: boolean;
  stand_in_asked: number[];
}

/** Somebody sits down. No seat given, or an order by lot: the server chooses among the open ones.

    If the answer is lost, ask again: with the same `key` of your choice you get the place that it has taken. Who
    holds a key already and wants one more seat gives an `id`. */
export interface SeatTaking {
  name?: string;
  seat?: number | null;
  key?: string | null;
  id?: string | null;
}

/** Somebody sat down. */
export interface Seated {
  kind: "seated";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  name: string;
}

/** Checked options, complete but for those that chance will draw, the names of those that have a meaning beside
    them, given or not, and the seats that follow from them. */
export interface Setup {
  options: Record<string, string>;
  applying: string[];
  seats: number;
  teams: number[];
}

/** Options to be checked before a table is made. */
export interface SetupWish {
  options?: Record<string, string>;
}

/** Ask that a bot play for an absent seat; it does when all who are present have asked. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
}

/** A seat asked that a bot play for an absent one. */
export interface StandInAsked {
  kind: "stand-in-asked";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  absent: number;
}

/** All of a table that changes. A newer `version` replaces an older one wholly.

    `position` is the version that brought this position about; an action must name it.
    `legal` goes only to the seat that is to act. */
export interface State {
  version: number;
  at: number;
  phase: "over" | "playing" | "waiting";
  position: number;
  ply: number;
  turn: number;
  view: unknown;
  status: Said;
  legal: string[] | null;
  result: number[] | null;
  ending: Ending | null;
  seats: Seat[];
  clock: ClockState | null;
  undo: UndoRequest | null;
  rematch: number[];
  next: string | null;
  watchers: number;
  forget: ForgetRequest | null;
}

/** A bot plays for an absent seat until its person comes back. */
export interface StoodIn {
  kind: "stood-in";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A table, as you find it on arriving. `you` are the seats that your key holds, `invite` is for others.

    `creator`: your key made the table; you may ask that it be deleted. */
export interface Table {
  id: string;
  game: string;
  title: string;
  rules: string;
  options: Record<string, string>;
  order: "chosen" | "lot";
  visibility: "link" | "listed";
  created: number;
  you: number[];
  hints: boolean;
  invite: string;
  line: Action[];
  state: State;
  creator: boolean;
}

/** A table in a list. `next` is the table of the rematch. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  phase: "over" | "playing" | "waiting";
  turn: number;
  ply: number;
  seats: Seat[];
  created: number;
  touched: number;
  next: string | null;
}

/** A list of tables, newest first. `gone`: the ids that were asked for and are no tables (any more). */
export interface Tables {
  tables: TableSummary[];
  gone: string[];
}

/** What happened after a version. A long log comes in pages: with `more`, ask on from the last event's version,
    which is then that of the state, too. */
export interface Tail {
  events: (Created | Seated | Acted | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted)[];
  state: State;
  more?: boolean;
}

/** What is proven about a game under these options: `data` as in `ziggurat solve GAME --json`. */
export interface Theorem {
  game: string;
  options: Record<string, string>;
  data: Record<string, unknown>;
}

/** A seat's time ran out. With more than two seats a bot plays on for it. */
export interface TimeUp {
  kind: "time-up";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** So long for the whole game, and a little more after each action. */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment?: number;
}

/** So long for each turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** Go back to before your last action; at once if only bots are concerned, else the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
}

/** A seat agreed; others are still to answer. */
export interface UndoAgreed {
  kind: "undo-agreed";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat asked the others to go back. */
export interface UndoAsked {
  kind: "undo-asked";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  ply: number;
}

/** The wish was taken back, or the game went on. */
export interface UndoCancelled {
  kind: "undo-cancelled";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat would rather not. */
export interface UndoRefused {
  kind: "undo-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** Somebody wishes to go back to `ply` actions; `waiting` are the seats that have not agreed yet. */
export interface UndoRequest {
  seat: number;
  ply: number;
  waiting: number[];
}

/** The game went back: `ply` actions remain. */
export interface Undone {
  kind: "undone";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  ply: number;
}

/** What an action is worth to the seat that plays it: 1 wins, 0 loses; `exact`: proven. */
export interface Value {
  token: string;
  value: number;
  exact: boolean;
  distance: number | null;
  visits: number;
}

/** The table, in answer to a hello. */
export interface Welcome {
  type: "welcome";
  table: Table;
}

export type ClientMessage = Hello | Act | Undo | AnswerUndo | CancelUndo | Resign | StandIn | AskRematch | RefuseRematch | Forget | AnswerForget | CancelForget | SayPhrase | AskTail | Ping;

export type ServerMessage = Welcome | News | Refused | Phrase | Presence | Pong | Farewell;

export type Happening = Created | Seated | Acted | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted;

export interface Routes {
  /** Whether others in the local network can join. */
  "GET /api/network": { body: null; query: {  }; answer: Network };
  /** Lets others in the local network join, or not any more. */
  "POST /api/network": { body: NetworkWish; query: {  }; answer: Network };
  /** What the server offers. */
  "GET /api/games": { body: null; query: {  }; answer: Catalogue };
  /** Checks options and counts the seats. */
  "POST /api/games/{game}/setup": { body: SetupWish; query: {  }; answer: Setup };
  /** What is proven about a game. */
  "POST /api/games/{game}/theorem": { body: SetupWish; query: {  }; answer: Theorem };
  /** How to play, step by step. */
  "GET /api/games/{game}/lessons": { body: null; query: {  }; answer: Lessons };
  /** Tries an action in a step of a lesson. */
  "POST /api/games/{game}/lessons/{step}": { body: LessonTry; query: {  }; answer: LessonVerdict };
  /** The puzzles of a day. */
  "GET /api/puzzles": { body: null; query: { date?: string }; answer: Puzzles };
  /** A puzzle of a day. */
  "GET /api/puzzles/{game}": { body: null; query: { date?: string }; answer: PuzzleInfo };
  /** Tries a puzzle. */
  "POST /api/puzzles/{game}": { body: PuzzleTry; query: {  }; answer: PuzzleVerdict };
  /** A position for study. */
  "POST /api/positions": { body: PositionWish; query: {  }; answer: PositionInfo };
  /** What a mind thinks of a whole game. */
  "POST /api/analysis": { body: AnalysisWish; query: {  }; answer: Analysis };
  /** Reads a record file. */
  "POST /api/records/read": { body: RecordReading; query: {  }; answer: RecordInfo };
  /** A record with comments. */
  "POST /api/records/write": { body: RecordWriting; query: {  }; answer: string };
  /** What an action would bring there, without playing it. */
  "POST /api/positions/ahead": { body: FurtherWish; query: {  }; answer: Ahead };
  /** The listed tables, or those whose ids are given. */
  "GET /api/tables": { body: null; query: { game?: string; ids?: string }; answer: Tables };
  /** Makes a table. */
  "POST /api/tables": { body: NewTable; query: {  }; answer: Place };
  /** A table. */
  "GET /api/tables/{table}": { body: null; query: {  }; answer: Table };
  /** Deletes a table. */
  "DELETE /api/tables/{table}": { body: null; query: {  }; answer: Deletion };
  /** Sits down. */
  "POST /api/tables/{table}/seats": { body: SeatTaking; query: {  }; answer: Place };
  /** All that happened after a version. */
  "GET /api/tables/{table}/events": { body: null; query: { since?: string }; answer: Tail };
  /** Does what the socket does too. */
  "POST /api/tables/{table}/deeds": { body: Act | Undo | AnswerUndo | CancelUndo | Resign | StandIn | AskRematch | RefuseRematch | Forget | AnswerForget | CancelForget; query: {  }; answer: Tail };
  /** The table after so many actions. */
  "GET /api/tables/{table}/moments/{ply}": { body: null; query: {  }; answer: Moment };
  /** What an action would bring, without playing it. */
  "POST /api/tables/{table}/ahead": { body: AheadWish; query: {  }; answer: Ahead };
  /** The record of the game. */
  "GET /api/tables/{table}/record": { body: null; query: {  }; answer: string };
  /** What a mind thinks. */
  "POST /api/tables/{table}/hint": { body: HintWish; query: {  }; answer: Hint };
}
