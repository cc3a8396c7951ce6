// Made by `make generate` from the server's types.

/** So much has happened at the table that it takes no more: the game is over, and nobody has lost it. */
export interface Abandoned {
  kind: "abandoned";
  version: number;
  at: number;
  id: string | null;
}

/** Play an action in the position of that version. */
export interface Act {
  type: "act";
  id: string;
  token: string;
  position: number;
}

/** An action was played, the `ply`-th of the game; `steps` describe what it did, for animation. */
export interface Acted {
  kind: "acted";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  token: string;
  ply: number;
  by: "bot" | "chance" | "person";
  steps: unknown[];
}

/** An action of the game so far; seat 0 is chance. */
export interface Action {
  seat: number;
  token: string;
}

/** As many moves as could be analysed in a moment; `next` is where to go on, null at the end. */
export interface Analysis {
  remarks: MoveAnalysis[];
  next: number | null;
}

/** A game to be looked at, given by its actions, from the position after `first` of them on. */
export interface AnalysisRequest {
  game: string;
  options?: Record<string, string>;
  position?: string;
  tokens?: string[];
  first?: number;
}

/** Agree that what is built together ends here, or not. */
export interface AnswerDone {
  type: "answer-done";
  id: string;
  agree: boolean;
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

/** For a bot: a level from 1 to 5, or a fixed number of simulations. */
export interface BotSeat {
  kind: "bot";
  level?: number;
  simulations?: number | null;
}

/** Withdraw your own request. */
export interface CancelDone {
  type: "cancel-done";
  id: string;
}

/** Withdraw your own request. */
export interface CancelForget {
  type: "cancel-forget";
  id: string;
}

/** Withdraw your own request. */
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

/** A position drawn in text, for a game that the page has no board for.

    A cell is a line and a character in it (a Unicode code point), counted from 0. `changed` are the cells that the
    last action of a seat, and the chance after it, have changed. `cells` has the legal actions that belong to one. */
export interface Diagram {
  text: string;
  changed: [number, number][];
  cells: Record<string, [number, number]>;
}

/** A seat agreed; others are still to answer. */
export interface DoneAgreed {
  kind: "done-agreed";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat asked the others to end what they build together. */
export interface DoneAsked {
  kind: "done-asked";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** The request was withdrawn. */
export interface DoneCancelled {
  kind: "done-cancelled";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat would rather build on. */
export interface DoneRefused {
  kind: "done-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A request to end what is built together; `waiting` are the seats that have not agreed. */
export interface DoneRequest {
  seat: number;
  waiting: number[];
}

/** How the game ended; the seat that resigned or ran out of time. */
export interface Ending {
  how: "abandoned" | "resigned" | "rules" | "time";
  seat: number | null;
}

/** The events after a version. A long log comes in pages: with `more`, ask again from the last event's version,
    which is then also the version of the state. */
export interface EventPage {
  events: (Created | Seated | Acted | Moved | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | Abandoned | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted | DoneAsked | DoneAgreed | DoneRefused | DoneCancelled)[];
  state: State;
  more?: boolean;
}

/** A part of a fall as the seat to act sees it; it is not stored. */
export interface Fall {
  type: "fall";
  seat: number;
  frames: FallFrame[];
}

/** The bars that move, so many milliseconds after the fall began. */
export interface FallFrame {
  at: number;
  bars: MovingBar[];
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

/** The request was withdrawn. */
export interface ForgetCancelled {
  kind: "forget-cancelled";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat declined: the table stays. */
export interface ForgetRefused {
  kind: "forget-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A request to delete the table; `waiting` are the seats that have not agreed. */
export interface ForgetRequest {
  seat: number;
  waiting: number[];
}

/** A game with its options; `seats` under the default options; no ratings where they were not measured. */
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  options: OptionInfo[];
  seats: number;
  ratings: RatingsInfo | null;
}

/** The messages of a game of another package in a language, and in English; a page has those of our games. */
export interface GameMessages {
  game: string;
  language: string;
  text: string;
  english: string;
}

/** Asks for the events after a version: for a client that sees a gap, or wants the next page. */
export interface GetEvents {
  type: "tail";
  since: number;
}

/** The server closes the socket, and why (`code` as in a problem); reconnect unless `final`. */
export interface Goodbye {
  type: "farewell";
  reason: LocalizedText;
  final: boolean;
  code: string;
}

/** Where the seat to act holds a bar, or two; it is not stored. */
export interface Hand {
  type: "hand";
  seat: number;
  bars: MovingBar[];
}

/** The first message. With `since`, the version last seen, the response is news; otherwise a welcome.

    `lists`: you have the rules and list the legal actions yourself, so no list is sent. */
export interface Hello {
  type: "hello";
  key?: string | null;
  language?: string;
  since?: number | null;
  lists?: boolean;
}

/** For a person at the device that makes the table. */
export interface HereSeat {
  kind: "here";
  name?: string;
}

/** What a hint points at: cells of one layer of the plan, and a piece beside the board by its name there. */
export interface Highlight {
  layer: number;
  cells: string[];
  piece?: string;
}

/** The best action, why, and what every action is worth, best first; `clues` reveal it step by step. */
export interface Hint {
  position: number;
  best: string;
  why: LocalizedText;
  exact: boolean;
  values: Value[];
  clues: HintStep[];
}

/** Asks for a hint. `seconds` is how long the bot may think, at most. */
export interface HintRequest {
  seconds?: number;
}

/** A step of a hint: where to look, which piece, the action, why; the facts behind it are a sentence each. */
export interface HintStep {
  step: "action" | "piece" | "where" | "why";
  said: LocalizedText[];
  highlight?: Highlight | null;
}

/** The legal actions that a state before came without, because listing them takes a while. */
export interface Legal {
  type: "legal";
  position: number;
  legal: string[];
  cells?: Record<string, [number, number]>;
}

/** The legal actions of the seat that is to act, in the position of that version; `cells` as in a diagram. */
export interface LegalActions {
  position: number;
  legal: string[];
  cells?: Record<string, [number, number]>;
}

/** A step of a lesson: its position, one of the actions that do what it asks for, and what that is.

    `course`: the mode of the game that it teaches, with the other steps of that course; empty: the usual one. */
export interface LessonStep {
  name: string;
  options: Record<string, string>;
  tokens: string[];
  example: string;
  task: LessonTask;
  course: string;
}

/** What a step of a lesson asks of an action; all of it must come true. `right`: its token is like one of
    these patterns (`*` any letters, `?` one), if there are any; `happens`: these steps happen, in this order;
    `never`: none of these does; `leaves`: the others have at most so many replies; `wins`: the game is won;
    `measures`: what is built measures at least this. */
export interface LessonTask {
  right: string[];
  happens: string[];
  never: string[];
  leaves: number | null;
  wins: boolean;
  measures: Record<string, number>;
}

/** An action tried in a step of a lesson. */
export interface LessonTryRequest {
  token: string;
}

/** The verdict on a legal action: whether the task is done, a kind word, the position after it. */
export interface LessonVerdict {
  done: boolean;
  said: LocalizedText;
  position: PositionInfo;
}

/** How to play a game, step by step. The words are the Fluent messages `GAME-lesson-STEP…`. */
export interface Lessons {
  game: string;
  steps: LessonStep[];
}

/** The Elo of a level, a random player having 500, and half the width of its 95 % interval. */
export interface LevelRating {
  elo: number;
  margin: number;
}

/** A sentence: the Fluent message, its arguments, the clause of the rules, and the text in your language. */
export interface LocalizedText {
  message: string;
  clause: string;
  args: Record<string, string | number | string[]>;
  text: string;
}

/** A table as it was after `ply` actions, and what the last of them did. */
export interface Moment {
  ply: number;
  seat: number;
  token: string;
  view: unknown;
  status: LocalizedText;
  steps: unknown[];
  diagram?: Diagram;
}

/** The analysis of the position after `ply` actions, where `seat` had a choice: the best action and the
    one that was played (null at the end), each with its worth to that seat, and how much of the win was lost,
    with half its 95 % interval. */
export interface MoveAnalysis {
  ply: number;
  seat: number;
  best: Value;
  played: Value | null;
  lost: number;
  margin: number;
  mistake: boolean;
}

/** A table of a device with its whole log, to go on here; `open` are the seats that become free for others. */
export interface MoveTableRequest {
  log: MovedEvent[];
  open?: number[];
}

/** The table came here from a device: the first `ply` actions of the game were played, and drawn, there. */
export interface Moved {
  kind: "moved";
  version: number;
  at: number;
  id: string | null;
  ply: number;
}

/** An event of a table that was kept on a device: as in the server's own log, and when it happened.

    The number behind a chance outcome (`draw`) is thrown away: the server draws anew. */
export interface MovedEvent {
  at: number;
  entry: Record<string, unknown>;
}

/** A bar in a hand or in a fall: its number, its middle, how it is turned (w, x, y, z; not at all: upright). */
export interface MovingBar {
  number: number;
  length: number;
  at: [number, number, number];
  turned: [number, number, number, number];
}

/** The address for others in the local network, or null; `yours`: you may change that. */
export interface NetworkInfo {
  address: string | null;
  yours: boolean;
}

/** Opens or closes the server to the local network. Only somebody at the server's machine can. */
export interface NetworkRequest {
  open: boolean;
}

/** A table to be made. Seats left out: the first is here, a bot sits in each other one.

    With `tokens` the game begins where these actions lead, to be tried again from there; then no seat is open.
    With `position` it begins with that position, written as text, instead of the start. */
export interface NewTableRequest {
  game: string;
  options?: Record<string, string>;
  seats?: (OpenSeat | HereSeat | BotSeat)[];
  order?: "chosen" | "lot";
  visibility?: "link" | "listed";
  clock?: TurnClock | TotalClock | null;
  position?: string;
  tokens?: string[];
}

/** What happened, and the state that it led to. Your own command comes back with its id: it is stored.

    With `more` it is a page of a long log, as in `EventPage`. */
export interface News {
  type: "news";
  events: (Created | Seated | Acted | Moved | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | Abandoned | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted | DoneAsked | DoneAgreed | DoneRefused | DoneCancelled)[];
  state: State;
  more?: boolean;
}

/** For whoever follows the link. */
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

/** Somebody said a quick phrase; it is not stored. */
export interface Phrase {
  type: "phrase";
  seat: number;
  phrase: string;
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
}

/** Your place at a table. The key is sent only once; keep it. `link` opens your place on another device. */
export interface Place {
  key: string | null;
  seats: number[];
  link: string;
  table: TableInfo;
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
}

/** A position for study: no table, no clock, nobody to wait for.

    With `values`, `line` is the best line of play: to the end where the game is solved; otherwise as far as the
    search expects it, up to chance. Where chance is to act, `weights` are those of the legal outcomes. `legal` is
    null if you asked for no list. */
export interface PositionInfo {
  game: string;
  options: Record<string, string>;
  ply: number;
  turn: number;
  view: unknown;
  text: string;
  status: LocalizedText;
  result: number[] | null;
  legal: string[] | null;
  steps: unknown[];
  values: Hint | null;
  line: string[];
  weights: number[];
  diagram?: Diagram;
}

/** Asks what one more action would do after these tokens, without playing it. */
export interface PositionPreviewRequest {
  game: string;
  token: string;
  options?: Record<string, string>;
  position?: string;
  tokens?: string[];
}

/** A position, given by the actions that lead to it, from the start or from a position as text; `values` asks
    what each action there is worth. `legal`: false if you list the legal actions yourself. */
export interface PositionRequest {
  game: string;
  options?: Record<string, string>;
  position?: string;
  tokens?: string[];
  values?: boolean;
  legal?: boolean;
}

/** Who is there changed; no version changes with it. */
export interface Presence {
  type: "presence";
  present: number[];
  watchers: number;
}

/** What an action would do, or why it cannot be played; `verdict`: the game's remarks on it in either case.

    `position` is the version in the request; without a table, the number of actions before. */
export interface Preview {
  position: number;
  refused: LocalizedText | null;
  steps: unknown[];
  view: unknown | null;
  verdict: unknown;
}

/** Asks what an action would do, without playing it. `position` is the version that it is meant for. */
export interface PreviewRequest {
  token: string;
  position: number;
}

/** Why a request could not be fulfilled (`application/problem+json`, RFC 9457).

    Programs go by `code`, which never changes its meaning; `message` is for those who have the words themselves. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  clause: string;
  args: Record<string, string | number | string[]>;
  code: string;
}

/** The puzzles of several days in a row, as many as could be made in a moment; `next` is the day to go on with,
    null at the end. */
export interface PuzzleDays {
  puzzles: PuzzleInfo[];
  next: string | null;
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

/** The puzzles of a day. */
export interface PuzzleList {
  date: string;
  puzzles: PuzzleName[];
}

/** A puzzle of a day. Its words are the Fluent messages `GAME-puzzle…`. */
export interface PuzzleName {
  game: string;
  title: string;
}

/** The solver's actions so far; the others' replies come by themselves. */
export interface PuzzleTryRequest {
  date: string;
  tokens: string[];
}

/** The verdict on a try: solved, wrong, or right so far; all actions since the puzzle's position,
    replies too, and the position after them. */
export interface PuzzleVerdict {
  solved: boolean;
  wrong: boolean;
  said: LocalizedText;
  tokens: string[];
  position: PositionInfo;
}

/** The ratings of the five levels for two sides, and from how many games. */
export interface RatingsInfo {
  games: number;
  levels: LevelRating[];
}

/** A record file, to be read. */
export interface ReadRecordRequest {
  text: string;
}

/** A record, read and replayed by the referee. No players: the file names none. `setup`: the position with
    which it begins, as text; empty: the start. */
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
  status: LocalizedText;
  setup: string;
}

/** Decline a rematch that somebody asked for. */
export interface RefuseRematch {
  type: "refuse-rematch";
  id: string;
}

/** Your command was refused, and why; `code` as in a problem. `id` is null if the message could not be read, or
    if the legal actions could not be listed: ask for the `tail` then, and they are listed anew. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: LocalizedText;
  code: string;
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

/** A seat declined a rematch; all requests for it are cleared, and may be made again. */
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

/** One of the quick phrases of the catalogue. */
export interface SayPhrase {
  type: "phrase";
  phrase: string;
  seat?: number | null;
}

/** A seat. `stand_in`: a bot plays for a person who is away; `left`: for one who resigned. */
export interface SeatInfo {
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

/** Somebody sat down. */
export interface Seated {
  kind: "seated";
  version: number;
  at: number;
  id: string | null;
  seat: number;
  name: string;
}

/** Checked options, complete but for those that chance will draw; the names of those that have a meaning beside
    them, given or not, each with the values that can be chosen (none: free text); the seats that follow from them;
    and whether bots may sit there and clocks may run. */
export interface Setup {
  options: Record<string, string>;
  applying: string[];
  values: Record<string, string[]>;
  seats: number;
  teams: number[];
  bots: boolean;
}

/** Options to be checked before a table is made. */
export interface SetupRequest {
  options?: Record<string, string>;
}

/** A part of a fall as you see it, the frames in order. Others see it; nothing is stored. */
export interface ShowFall {
  type: "fall";
  frames: FallFrame[];
}

/** Where you hold a bar, or two; none: your hand is empty. Others see it; nothing is stored. */
export interface ShowHand {
  type: "hand";
  bars: MovingBar[];
}

/** What is proven about a game under these options: `data` as in `ziggurat solve GAME --json`. */
export interface SolverReport {
  game: string;
  options: Record<string, string>;
  data: Record<string, unknown>;
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
    `legal` goes only to the seat that is to act, and not if your hello said that you list for yourself. Where
    listing takes a while it is null, too: then the socket sends `legal` later, and over HTTP you ask for it. */
export interface State {
  version: number;
  at: number;
  phase: "over" | "playing" | "waiting";
  position: number;
  ply: number;
  turn: number;
  view: unknown;
  status: LocalizedText;
  legal: string[] | null;
  result: number[] | null;
  ending: Ending | null;
  seats: SeatInfo[];
  clock: ClockState | null;
  undo: UndoRequest | null;
  rematch: number[];
  next: string | null;
  watchers: number;
  forget: ForgetRequest | null;
  done: DoneRequest | null;
  diagram?: Diagram;
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

    `creator`: your key made the table; you may ask that it be deleted. `setup`: the position with which it began,
    as text; empty: the start. `moved`: so many actions were played, and drawn, on
    a device before the table came here. */
export interface TableInfo {
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
  setup: string;
  moved: number | null;
}

/** A list of tables, newest first. `gone`: the ids that were asked for and are no tables (any more). */
export interface TableList {
  tables: TableSummary[];
  gone: string[];
}

/** A table in a list. `next` is the table of the rematch; `you` are the seats of the key given for it. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  phase: "over" | "playing" | "waiting";
  turn: number;
  ply: number;
  seats: SeatInfo[];
  created: number;
  touched: number;
  next: string | null;
  options: Record<string, string>;
  clock: TurnClock | TotalClock | null;
  result: number[] | null;
  you: number[];
}

/** Somebody sits down. No seat given, or an order by lot: the server chooses among the open ones.

    If the response is lost, send the request again: the same `key` of your choice gets the same seat. Whoever
    holds a key already and wants one more seat gives an `id`. */
export interface TakeSeatRequest {
  name?: string;
  seat?: number | null;
  key?: string | null;
  id?: string | null;
}

/** A seat's time ran out. With more than two seats a bot plays on for it. */
export interface TimeUp {
  kind: "time-up";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A fixed time for the whole game, and an increment after each action. */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment?: number;
}

/** A fixed time for each turn. */
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

/** The request was withdrawn, or the game went on. */
export interface UndoCancelled {
  kind: "undo-cancelled";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A seat declined. */
export interface UndoRefused {
  kind: "undo-refused";
  version: number;
  at: number;
  id: string | null;
  seat: number;
}

/** A request to go back to `ply` actions; `waiting` are the seats that have not agreed yet. */
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

/** What an action is worth to the seat that plays it: the one JSON form of a score, in terminal and HTTP alike.

    `value` is the share of the win, 1 wins and 0 loses; `exact`: proven; `distance`: the actions to the end with
    best play, where that is known; `visits` of the search; `margin`: half the 95 % interval of an estimate;
    `line`: what is expected to follow, only for the best actions; `verdict`: all of it in one word. */
export interface Value {
  token: string;
  value: number;
  exact: boolean;
  distance: number | null;
  visits: number;
  margin: number;
  line: string[];
  verdict: "draw" | "estimate" | "loss" | "win";
}

/** The table, in response to a hello. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
}

/** A record to be written anew, with these comments in place of its own. */
export interface WriteRecordRequest {
  text: string;
  comments?: Comment[];
}

/** The tables at which you have a place: their ids, each with your key there. */
export interface YourTablesRequest {
  places: Record<string, string>;
}

export type ClientMessage = Hello | Act | Undo | AnswerUndo | CancelUndo | Resign | StandIn | AskRematch | RefuseRematch | Forget | AnswerForget | CancelForget | AnswerDone | CancelDone | SayPhrase | ShowHand | ShowFall | GetEvents | Ping;

export type ServerMessage = Welcome | News | Legal | Refused | Phrase | Hand | Fall | Presence | Pong | Goodbye;

export type AnyEvent = Created | Seated | Acted | Moved | UndoAsked | UndoAgreed | UndoRefused | UndoCancelled | Undone | Resigned | TimeUp | Abandoned | StandInAsked | StoodIn | Returned | RematchAsked | RematchRefused | Rematch | ClockHeld | ForgetAsked | ForgetAgreed | ForgetRefused | ForgetCancelled | ClockStarted | DoneAsked | DoneAgreed | DoneRefused | DoneCancelled;

export interface Routes {
  /** Whether others in the local network can join. */
  "GET /api/network": { body: null; query: {  }; answer: NetworkInfo };
  /** Lets others in the local network join, or not any more. */
  "POST /api/network": { body: NetworkRequest; query: {  }; answer: NetworkInfo };
  /** What the server offers. */
  "GET /api/games": { body: null; query: {  }; answer: Catalogue };
  /** Checks options and counts the seats. */
  "POST /api/games/{game}/setup": { body: SetupRequest; query: {  }; answer: Setup };
  /** What is proven about a game. */
  "POST /api/games/{game}/theorem": { body: SetupRequest; query: {  }; answer: SolverReport };
  /** The messages of a game of another package. */
  "GET /api/games/{game}/messages/{language}": { body: null; query: {  }; answer: GameMessages };
  /** How to play, step by step. */
  "GET /api/games/{game}/lessons": { body: null; query: {  }; answer: Lessons };
  /** Tries an action in a step of a lesson. */
  "POST /api/games/{game}/lessons/{step}": { body: LessonTryRequest; query: {  }; answer: LessonVerdict };
  /** The puzzles of a day. */
  "GET /api/puzzles": { body: null; query: { date?: string }; answer: PuzzleList };
  /** The puzzles of several days, for a page that will be offline. */
  "GET /api/puzzles/days": { body: null; query: { date?: string; count?: string }; answer: PuzzleDays };
  /** A puzzle of a day. */
  "GET /api/puzzles/{game}": { body: null; query: { date?: string }; answer: PuzzleInfo };
  /** Tries a puzzle. */
  "POST /api/puzzles/{game}": { body: PuzzleTryRequest; query: {  }; answer: PuzzleVerdict };
  /** A position for study. */
  "POST /api/positions": { body: PositionRequest; query: {  }; answer: PositionInfo };
  /** A bot's analysis of a whole game. */
  "POST /api/analysis": { body: AnalysisRequest; query: {  }; answer: Analysis };
  /** Reads a record file. */
  "POST /api/records/read": { body: ReadRecordRequest; query: {  }; answer: RecordInfo };
  /** A record with comments. */
  "POST /api/records/write": { body: WriteRecordRequest; query: {  }; answer: string };
  /** What an action would bring there, without playing it. */
  "POST /api/positions/ahead": { body: PositionPreviewRequest; query: {  }; answer: Preview };
  /** The listed tables, or those whose ids are given. */
  "GET /api/tables": { body: null; query: { game?: string; ids?: string }; answer: TableList };
  /** Makes a table. */
  "POST /api/tables": { body: NewTableRequest; query: {  }; answer: Place };
  /** The tables whose keys are given, with the seats of each key. */
  "POST /api/tables/yours": { body: YourTablesRequest; query: {  }; answer: TableList };
  /** Takes a table over from a device, with its history. */
  "POST /api/tables/moved": { body: MoveTableRequest; query: {  }; answer: Place };
  /** A table. */
  "GET /api/tables/{table}": { body: null; query: {  }; answer: TableInfo };
  /** Deletes a table. */
  "DELETE /api/tables/{table}": { body: null; query: {  }; answer: Deletion };
  /** Sits down. */
  "POST /api/tables/{table}/seats": { body: TakeSeatRequest; query: {  }; answer: Place };
  /** All that happened after a version. */
  "GET /api/tables/{table}/events": { body: null; query: { since?: string }; answer: EventPage };
  /** Does what the socket does too. */
  "POST /api/tables/{table}/deeds": { body: Act | Undo | AnswerUndo | CancelUndo | Resign | StandIn | AskRematch | RefuseRematch | Forget | AnswerForget | CancelForget | AnswerDone | CancelDone; query: {  }; answer: EventPage };
  /** The table after a number of actions. */
  "GET /api/tables/{table}/moments/{ply}": { body: null; query: {  }; answer: Moment };
  /** What an action would bring, without playing it. */
  "POST /api/tables/{table}/ahead": { body: PreviewRequest; query: {  }; answer: Preview };
  /** The legal actions, for the seat that is to act. */
  "GET /api/tables/{table}/legal": { body: null; query: {  }; answer: LegalActions };
  /** The record of the game. */
  "GET /api/tables/{table}/record": { body: null; query: {  }; answer: string };
  /** A bot's advice. */
  "POST /api/tables/{table}/hint": { body: HintRequest; query: {  }; answer: Hint };
}
