/* A position with those before it, immutable: playing an action gives the next one. As `Position` in `ziggurat/core/position.py`. */
import type { Sentence } from "../schema";
import { CHANCE, OVER, type Rules, WIN } from "../wasm/module";
import { type Chance, type Game, noChance, type Settings, settle } from "./game";
import type { HintWords } from "./hints";
import { illegal, sentence } from "./refusal";

export interface Outcome {
  returns: number[]; // of each seat: 1 won, 0 lost, shares in between
  reason: Sentence;
}

export class Position {
  readonly ply: number; // actions played so far
  private knownTurn: number | null = null;
  private knownActions: number[] | null = null;
  private knownOutcome: Outcome | null = null;

  private constructor(
    readonly game: Game,
    readonly settings: Settings,
    readonly rules: Rules,
    readonly state: Uint8Array,
    readonly parent: Position | null,
    readonly action: number, // that led here
  ) {
    this.ply = parent ? parent.ply + 1 : 0;
  }

  static start(game: Game, given: Settings, chance: Chance = noChance): Position {
    const settings = settle(game, given, chance);
    const rules = game.rules(settings);
    rules.start(BigInt64Array.from(game.encode(settings)));
    return new Position(game, settings, rules, rules.state, null, OVER);
  }

  /** The position of a text, the options beside it: `positionText.ts` has both in one. Null, and why, if it is none. */
  static read(game: Game, settings: Settings, letters: readonly number[]): Position | Sentence {
    const rules = game.rules(settings);
    rules.start(BigInt64Array.from(game.encode(settings)));
    const wrong = game.is.fault.read(rules.read(letters, game.textReader!));
    return wrong ?? new Position(game, settings, rules, rules.state, null, OVER);
  }

  /** As text, without its options. */
  get text(): string {
    return this.game.is.text.read(this.laid().tells("text"));
  }

  /** The rules with this position in their memory. */
  private laid(): Rules {
    this.rules.state = this.state;
    return this.rules;
  }

  /** The seat to act, 0 for chance, −1 when the game is over. */
  get turn(): number {
    return (this.knownTurn ??= this.laid().turn());
  }
  get over(): boolean {
    return this.turn === OVER;
  }
  /** The legal actions, ascending. */
  get actions(): readonly number[] {
    return (this.knownActions ??= this.laid().legal());
  }
  get legal(): string[] {
    return this.actions.map((action) => this.token(action));
  }
  /** Where chance is to act: how likely each of the legal actions is. */
  get weights(): number[] {
    return this.turn === CHANCE ? this.laid().weights() : [];
  }

  token(action: number): string {
    return this.game.token(action);
  }

  /** The legal action that a token means; a refusal with the reason if there is none. */
  parseAction(token: string): number {
    if (this.over) throw illegal(sentence("game-over", { token }));
    const action = this.game.action(this.settings, token);
    if (!this.allows(action)) throw illegal(this.refusal(action));
    return action;
  }

  private allows(action: number): boolean {
    return this.knownActions?.includes(action) ?? this.laid().allows(action);
  }

  play(move: string | number): Position {
    const action = typeof move === "string" ? this.parseAction(move) : move;
    const rules = this.laid();
    rules.apply(action);
    const after = new Position(this.game, this.settings, rules, rules.state, this, action);
    after.knownTurn = rules.turn();
    return after;
  }

  /** The positions from the start to this one. */
  get positions(): Position[] {
    const way: Position[] = [];
    for (let at: Position | null = this; at; at = at.parent) way.push(at); // eslint-disable-line @typescript-eslint/no-this-alias
    return way.reverse();
  }
  /** The tokens that led here. */
  get history(): string[] {
    return this.positions.slice(1).map((at) => this.token(at.action));
  }

  /** How the game ended; null while it goes on. */
  get outcome(): Outcome | null {
    if (!this.over) return null;
    return (this.knownOutcome ??= {
      returns: this.laid()
        .returns()
        .map((share) => share / WIN),
      reason: this.game.is.ending.read(this.laid().tells("ending")),
    });
  }
  get winners(): number[] {
    return (this.outcome?.returns ?? []).flatMap((share, k) => (share > 0 ? [k + 1] : []));
  }
  /** One plain sentence: whose turn it is and what is to be done, or how the game ended. */
  get status(): Sentence {
    return this.outcome?.reason ?? this.game.is.prompt.read(this.laid().tells("prompt"));
  }

  view(): unknown {
    return this.game.is.view.read(this.laid().tells("view"));
  }
  /** What happens when an action is played here, one thing after the other. */
  steps(action: number): readonly { step: string }[] {
    return this.game.is.steps.read(this.laid().tells("steps", action));
  }
  /** What the last action did. */
  get lastSteps(): readonly { step: string }[] {
    return this.parent?.steps(this.action) ?? [];
  }
  refusal(action: number): Sentence {
    return this.game.is.refusal.read(this.laid().tells("refusal", action));
  }
  /** What the game says in a hint about an action; null if it says nothing of its own. */
  hintWords(action: number): HintWords | null {
    return this.game.is.hint?.read(this.laid().tells("hint", action)) ?? null;
  }
  /** What a game remarks on an action beside its steps, legal or not. */
  verdict(action: number): unknown {
    return this.game.is.preview?.read(this.laid().tells("preview", action)) ?? {};
  }
}
