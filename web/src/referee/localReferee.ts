/*
 * The referee of this page: answers what the server's endpoints answer (`server/http/endpoints.py`), from the compiled rules.
 * It runs in a worker; nothing here touches the page.
 */
import type {
  Analysis,
  Hint,
  Lessons,
  LessonVerdict,
  LocalizedText,
  PositionInfo,
  PositionRequest,
  Preview,
  PuzzleInfo,
  PuzzleVerdict,
  Routes,
  Setup,
  SolverReport,
} from "../protocol";
import { catalogue, gameData } from "../data";
import { CHANCE, type Facts, Module } from "../wasm/module";
import { analyseGame } from "./analysis";
import { applies, defaults, Game, type GameDefinition, noChance, settle } from "./game";
import { hintSteps } from "./hints";
import { solvedBy } from "./lessons";
import type { Position } from "./position";
import { beginning, positionText } from "./positionText";
import { judge } from "./puzzles";
import { gameNamed, readRecord, rewriteRecord } from "./record";
import { localized, Refusal, sentence } from "./refusal";
import { type Score, scoreMessage, scoreValue } from "./score";
import { analyse, Bot, principalVariation } from "./search";

/** A position, given by the actions that lead to it, from the start or from a position as text. */
export interface Ref {
  game: string;
  options?: Record<string, string>;
  position?: string;
  tokens?: string[];
}

const STUDY_SECONDS = 1;
const RECENT = 12; // positions that are kept, to be played on from
const MOST_BOTS = 4; // that keep their trees

interface Loaders {
  games: Record<string, () => Promise<GameDefinition>>;
  code(address: string): Promise<BufferSource>;
}

export class LocalReferee {
  private readonly games = new Map<string, Promise<Game>>();
  private recent: Position[] = [];
  private readonly bots = new Map<string, Bot>();

  constructor(private readonly load: Loaders) {}

  /** A game; with `text`, a position that is to be read, also what reads it. */
  async game(name: string, text = ""): Promise<Game> {
    const game = await this.known(name);
    if (text) game.textReader ??= await this.module(game.is.textCode, game.is.facts);
    return game;
  }

  private known(name: string): Promise<Game> {
    const load = Object.hasOwn(this.load.games, name) ? this.load.games[name] : undefined;
    const games = Object.keys(this.load.games);
    if (!load) throw new Refusal(sentence("unknown-game", { name, known: games }), "unknown-game", 404);
    const known = this.games.get(name) ?? this.loaded(name, load);
    this.games.set(name, known);
    known.catch(() => this.games.delete(name)); // asked again, it may come
    return known;
  }

  private async loaded(name: string, load: () => Promise<GameDefinition>): Promise<Game> {
    const [is, data] = await Promise.all([load(), gameData(name)]);
    const info = catalogue.games.find((one) => one.name === name)!;
    return new Game(is, info, data!, await this.module(is.code, is.facts), this.load.code);
  }

  private async module(address: string, facts: Facts): Promise<Module> {
    return Module.load(await this.load.code(address), facts);
  }

  // ── Positions ──────────────────────────────────────────────────────────────────────────────────────────
  /** The position after these tokens; a refusal says which token cannot be played. */
  async position({ game: name, options = {}, position: text = "", tokens = [] }: Ref): Promise<Position> {
    const game = await this.game(name, text);
    const start = beginning(game, options, text);
    let position = this.latest(start, tokens) ?? start;
    for (const token of tokens.slice(position.ply))
      try {
        position = position.play(token);
      } catch (wrong) {
        if (!(wrong instanceof Refusal)) throw wrong;
        const { message, args, clause } = wrong.reason;
        throw new Refusal(sentence(message, { ...args, number: position.ply + 1 }, clause), wrong.code);
      }
    this.recent = [position, ...this.recent.filter((one) => one !== position)].slice(0, RECENT);
    return position;
  }

  /** The last position on the way that is known already. */
  private latest(start: Position, tokens: string[]): Position | null {
    const same = (one: Position) =>
      one.game === start.game &&
      JSON.stringify(one.settings) === JSON.stringify(start.settings) &&
      one.positions[0]!.text === start.text;
    let best: Position | null = null;
    for (const one of this.recent.filter(same)) {
      const { history } = one;
      let common = history.findIndex((token, k) => token !== tokens[k]);
      if (common < 0) common = history.length;
      if (best && best.ply >= common) continue;
      best = one.positions[common]!;
    }
    return best;
  }

  async show(ref: PositionRequest, stop: AbortSignal): Promise<PositionInfo> {
    const position = await this.position(ref);
    if (!ref.values || position.turn <= CHANCE) return positionInfo(position, ref.legal);
    const scores = await analyse(position, { seconds: STUDY_SECONDS, stop });
    const line = principalVariation(position, scores[0]!);
    return { ...positionInfo(position, ref.legal), values: hintInfo(position, scores), line };
  }

  async preview(ref: Ref, token: string): Promise<Preview> {
    const position = await this.position(ref);
    const nothing = { position: position.ply, refused: null, steps: [], view: null, verdict: {} };
    let action: number;
    try {
      action = position.game.action(position.settings, token);
    } catch (wrong) {
      return { ...nothing, refused: refusedBy(wrong) };
    }
    const verdict = position.verdict(action);
    try {
      const after = position.play(position.parseAction(token));
      return { ...nothing, verdict, steps: [...after.lastSteps], view: after.view() };
    } catch (wrong) {
      return { ...nothing, verdict, refused: refusedBy(wrong) };
    }
  }

  /** Why each of these actions cannot be played. Of a game that is over, `preview` says no more than that it is. */
  async refusals(ref: Ref, tokens: string[]): Promise<LocalizedText[]> {
    const position = await this.position(ref);
    const { game, settings } = position;
    return tokens.map((token) => localized(position.refusal(game.action(settings, token))));
  }

  async setup(name: string, given: Record<string, string>): Promise<Setup> {
    const game = await this.game(name);
    const { is, module, options } = game;
    const settings = settle(game, given, noChance);
    const known = new Set([...Object.keys(given), ...Object.keys(defaults(game, given))]);
    const drawn = options.filter((option) => option.drawn && !known.has(option.name)).map((one) => one.name);
    const seats = is.seats(settings);
    const applying = options.filter((option) => applies(game, option, settings));
    return {
      options: Object.fromEntries(Object.entries(settings).filter(([option]) => !drawn.includes(option))),
      applying: applying.map((one) => one.name),
      values: Object.fromEntries(applying.map((one) => [one.name, one.values])),
      seats,
      teams: module.table(seats).teams,
      bots: true,
    };
  }

  // ── Bots, hints, analysis ──────────────────────────────────────────────────────────────────────────────
  /** A bot's action. `whose` names the bot, so that it can go on where it stopped thinking. */
  async choose(
    ref: Ref,
    whose: string,
    level: number,
    simulations: number | null,
    stop: AbortSignal,
  ): Promise<string> {
    const position = await this.position(ref);
    const name = `${whose} ${level} ${simulations}`;
    const bot = this.bots.get(name) ?? new Bot(level, simulations);
    this.bots.delete(name);
    this.bots.set(name, bot); // the last used is the last
    const [oldest] = this.bots.keys();
    if (this.bots.size > MOST_BOTS) {
      this.bots.get(oldest!)!.release();
      this.bots.delete(oldest!);
    }
    return position.token(await bot.choose(position, stop));
  }

  async hint(ref: Ref, version: number, seconds: number, stop: AbortSignal): Promise<Hint> {
    const position = await this.position(ref);
    if (position.turn <= CHANCE) throw new Refusal(sentence("server-over"), "over", 409);
    const scores = await analyse(position, { seconds, stop });
    return {
      ...hintInfo(position, scores),
      position: version,
      clues: hintSteps(position, scores as [Score, ...Score[]]),
    };
  }

  async analysis(ref: Ref, first: number, stop: AbortSignal): Promise<Analysis> {
    const end = await this.position(ref);
    if (first > end.ply) throw new Refusal(sentence("server-beyond-end", { first, count: end.ply }), "beyond-end");
    return analyseGame(end, first, stop);
  }

  // ── Lessons and puzzles ────────────────────────────────────────────────────────────────────────────────
  async lessons(name: string): Promise<Lessons> {
    return { game: name, steps: (await this.game(name)).lessons };
  }

  async tryLesson(name: string, wanted: string, token: string): Promise<LessonVerdict> {
    const step = (await this.game(name)).lessons.find((one) => one.name === wanted);
    if (!step) throw new Refusal(sentence("server-no-lesson", { step: wanted }), "no-lesson", 404);
    const { options, tokens, task } = step;
    const after = (await this.position({ game: name, options, tokens })).play(token);
    const done = solvedBy(task, after);
    const said = sentence(`${name}-lesson-${wanted}-${done ? "done" : "not"}`);
    return { done, said: localized(said), position: positionInfo(after) };
  }

  async tryPuzzle(puzzle: PuzzleInfo, tokens: string[]): Promise<PuzzleVerdict> {
    const { game, options, tokens: before } = puzzle;
    const begin = await this.position({ game, options, tokens: before });
    const { solved, wrong, reason, position } = judge(begin, puzzle.choices, tokens);
    const played = position.history.slice(begin.ply);
    return { solved, wrong, said: localized(reason), tokens: played, position: positionInfo(position) };
  }

  /** What is proven about a game. */
  async report(name: string, given: Record<string, string>): Promise<SolverReport> {
    const game = await this.game(name);
    const settings = settle(game, given, noChance);
    const same = ({ options }: SolverReport) => JSON.stringify(options) === JSON.stringify(settings);
    const found = game.reports.find(same);
    if (!found) throw new Refusal(sentence("not-solved", { game: name }), "not-solved");
    return found;
  }

  // ── Records ────────────────────────────────────────────────────────────────────────────────────────────
  async readRecord(text: string): Promise<Routes["POST /api/records/read"]["answer"]> {
    return readRecord(await this.game(gameNamed(text), text), text);
  }

  async writeRecord(text: string, comments: { ply: number; text: string }[]): Promise<string> {
    return rewriteRecord(await this.game(gameNamed(text), text), text, comments);
  }
}

function refusedBy(wrong: unknown): Preview["refused"] {
  if (!(wrong instanceof Refusal)) throw wrong;
  return localized(wrong.reason);
}

function positionInfo(position: Position, legal = true): PositionInfo {
  return {
    game: position.game.name,
    options: { ...position.settings },
    ply: position.ply,
    turn: position.turn,
    view: position.view(),
    text: positionText(position),
    status: localized(position.status),
    result: position.outcome?.returns ?? null,
    legal: legal ? position.legal : null,
    steps: [...position.lastSteps],
    values: null,
    line: [],
    weights: position.weights,
  };
}

function hintInfo(position: Position, scores: Score[]): Hint {
  const values = scores.map((score) => scoreValue(position, score));
  const [best] = scores as [Score];
  return {
    position: 0,
    best: values[0]!.token,
    why: localized(scoreMessage(best)),
    exact: best.exact,
    values,
    clues: [],
  };
}
