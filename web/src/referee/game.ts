/*
 * A game outside Python: its options, tokens and sentences around the compiled rules. The names are those of `Game` in
 * `ziggurat/core/game.py`. What a game declares is in `games/<game>/rules.ts`.
 */
import type { Grammar } from "../grammar";
import type { GameData } from "../data";
import type { GameInfo, OptionInfo } from "../protocol";
import type { Schema, Sentence } from "../schema";
import { type Block, type Facts, Module, Rules } from "../wasm/module";
import { encode } from "./arguments";
import type { HintWords } from "./hints";
import type { Position } from "./position";
import type { PuzzleJudge } from "./puzzles";
import { badOption, illegal, Refusal, sentence, SERVER_ONLY } from "./refusal";
import type { Score } from "./score";

export type Settings = Readonly<Record<string, string>>;
export type Chance = (below: number) => number; // a whole number below another, each as likely

/** A bot that knows its game exactly. */
export interface Solver {
  analyse(position: Position): Score[]; // best first
}

/** What a game tells its clients, read from the module's numbers: `CLIENT_SCHEMA` in its generated `schema.ts`. */
interface ClientSchema {
  tokens: readonly string[] | Grammar<{ form: string }>; // in the order of the actions
  view: Schema<unknown>;
  steps: Schema<readonly { step: string }[]>;
  refusal: Schema<Sentence>;
  ending: Schema<Sentence>;
  prompt: Schema<Sentence>;
  text: Schema<string>;
  fault: Schema<Sentence | null>;
  preview?: Schema<unknown>;
  hint?: Schema<HintWords>;
}

export interface GameDefinition extends ClientSchema {
  facts: Facts;
  code: string; // the address of the compiled module
  textCode: string; // of the one that reads positions as text
  network?: string; // the address of the network that its strongest level asks
  unreadable(token: string, settings: Settings): Sentence | null; // why no action is spelled so; null if one is
  seats(settings: Settings): number;
  defaults?(given: Settings): Settings; // beside the usual ones
  applies?(option: OptionInfo, settings: Settings): boolean;
  draw?(option: OptionInfo, chance: Chance): string;
  check?(settings: Settings): void; // throws where values contradict each other
  serverOnly?(given: Settings): Sentence | null; // why only a server can judge it; null if this page can
  spelled?(settings: Record<string, string>): void; // gives a free text its one spelling
  puzzle?: PuzzleJudge;
  solver?(module: Module): Solver;
}

export class Game {
  private readonly rulesBySeats = new Map<number, Rules>();
  private readonly actions: ReadonlyMap<string, number> | null;
  readonly solver: Solver | null;
  textReader: Module | null = null; // loaded when the first text is to be read
  private asked: Promise<Block> | null = null;

  constructor(
    readonly is: GameDefinition,
    private readonly info: GameInfo,
    private readonly data: GameData,
    readonly module: Module,
    private readonly load: (address: string) => Promise<BufferSource>,
  ) {
    this.actions = "spell" in is.tokens ? null : new Map(is.tokens.map((token, action) => [token, action]));
    this.solver = is.solver?.(module) ?? null;
  }

  get name(): string {
    return this.info.name;
  }
  get title(): string {
    return this.info.title;
  }
  /** Of the rules. */
  get version(): string {
    return this.info.rules;
  }
  get options(): readonly OptionInfo[] {
    return this.info.options;
  }
  get lessons(): GameData["lessons"] {
    return this.data.lessons;
  }
  get reports(): GameData["reports"] {
    return this.data.reports;
  }
  /** Settled options as the rules read them. */
  encode(settings: Settings): bigint[] {
    return encode(this.data.arguments, settings);
  }

  /** The network of its strongest level, fetched when it is first asked; null if it cannot be had now. */
  async network(): Promise<Block | null> {
    if (!this.is.network) return null;
    this.asked ??= this.fetchNetwork(this.is.network);
    try {
      return await this.asked;
    } catch {
      this.asked = null; // asked again, it may come; meanwhile the search plays on without it
      return null;
    }
  }

  private async fetchNetwork(address: string): Promise<Block> {
    const [{ readNetwork }, file] = await Promise.all([import("../wasm/network"), this.load(address)]);
    return this.module.weights(readNetwork(file));
  }

  rules(settings: Settings): Rules {
    const seats = this.is.seats(settings);
    const found = this.rulesBySeats.get(seats) ?? new Rules(this.module, seats);
    this.rulesBySeats.set(seats, found);
    return found;
  }

  token(action: number): string {
    const { tokens } = this.is;
    return "spell" in tokens ? tokens.spell(action) : tokens[action]!;
  }

  /** The action of a token, legal or not; a refusal with what is wrong if no action is spelled so. */
  action(settings: Settings, token: string): number {
    const wrong = this.is.unreadable(token, settings);
    if (wrong) throw illegal(wrong);
    const { tokens } = this.is;
    return ("spell" in tokens ? tokens.action(token) : this.actions!.get(token))!;
  }
}

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────
export function defaults({ is, options }: Game, given: Settings): Settings {
  const usual = options.filter((option) => option.default).map((option) => [option.name, option.default]);
  return { ...(Object.fromEntries(usual) as Settings), ...is.defaults?.(given) };
}

/** Whether an option has a meaning beside the others. */
export const applies = ({ is }: Game, option: OptionInfo, settings: Settings): boolean =>
  is.applies?.(option, settings) ?? true;

/** All options, checked and complete: what is given, what is drawn, the defaults for the rest. */
export function settle(game: Game, given: Settings, chance: Chance): Settings {
  const { is, options } = game;
  const elsewhere = is.serverOnly?.(given);
  if (elsewhere) throw new Refusal(elsewhere, SERVER_ONLY, 501);
  for (const [name, value] of Object.entries(given)) expectOption(game, name, value);
  const settings: Record<string, string> = { ...defaults(game, given), ...given };
  is.check?.(settings);
  for (const option of options)
    if (option.drawn && !(option.name in settings) && applies(game, option, settings))
      settings[option.name] = is.draw?.(option, chance) ?? option.values[chance(option.values.length)]!;
  is.spelled?.(settings);
  const order = options.filter(({ name }) => name in settings);
  return Object.fromEntries(order.map(({ name }) => [name, settings[name]!]));
}

function expectOption({ name: game, options }: Game, name: string, value: string): void {
  const option = options.find((one) => one.name === name);
  const names = options.map((one) => one.name);
  if (!option) throw badOption(sentence(names.length ? "unknown-option" : "no-options", { name, game, names }));
  if (option.values.length && !option.values.includes(value))
    throw badOption(sentence("bad-value", { name, value: value || "''", values: [...option.values] }));
}

/** Real chance, as good as the browser has it. */
export const realChance: Chance = (below) => {
  const whole = Math.floor(2 ** 32 / below) * below; // beyond it some numbers would be likelier
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn! < whole) return drawn! % below;
  }
};

/** The same each time: for positions whose options are left open. */
export const noChance: Chance = () => 0;
