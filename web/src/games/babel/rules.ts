/* Babel without a server: its option, its compiled rules, its solver, and what its puzzles ask for. */
import { sentence } from "../../referee/refusal";
import type { GameDefinition, Settings, Solver } from "../../referee/game";
import type { Position } from "../../referee/position";
import type { Score } from "../../referee/score";
import { distanceOf, scoreOf, solve, type Solution } from "../../wasm/babel";
import facts from "../../wasm/babel.json";
import textCode from "../../wasm/babel.text.wasm?url";
import code from "../../wasm/babel.wasm?url";
import type { Module } from "../../wasm/module";
import { unreadable } from "./notation";
import { CLIENT_SCHEMA, type View } from "./schema";

const PLACEMENTS = 5; // of a puzzle: three of the solver, two of the other
const fullTower = (settings: Settings) => Number(settings["full_tower"] === "draw");

/** The score of an action, from the other player's score of the position after it. */
const follows = (score: number) => (score === 0 ? 0 : score > 0 ? 1 - score : -1 - score);

/** Knows every position: it wins as fast as it can and loses as slowly as it can. */
class BabelSolver implements Solver {
  private readonly solutions = new Map<number, Solution>();

  constructor(private readonly module: Module) {}

  private solution(settings: Settings): Solution {
    const option = fullTower(settings);
    const found = this.solutions.get(option) ?? solve(this.module, option);
    this.solutions.set(option, found);
    return found;
  }

  /** What an action is worth to the seat that plays it: above 0 it wins. */
  scoreOf(position: Position, action: number): number {
    return follows(scoreOf(this.solution(position.settings), position.play(action).state));
  }

  distance(position: Position, score: number): number {
    return distanceOf(this.solution(position.settings), score, (position.view() as View).placed);
  }

  analyse(position: Position): Score[] {
    const scored = position.actions.map((action) => ({ action, score: this.scoreOf(position, action) }));
    scored.sort((one, other) => other.score - one.score || one.action - other.action);
    return scored.map(({ action, score }) => ({
      action,
      value: score === 0 ? 0.5 : Number(score > 0),
      exact: true,
      pliesToEnd: this.distance(position, score),
      visits: 0,
      margin: 0,
      pv: [],
    }));
  }
}

const solverOf = (position: Position) => position.game.solver as BabelSolver;
const reply = (position: Position) => solverOf(position).analyse(position)[0]!.action;

export const rules: GameDefinition = {
  ...CLIENT_SCHEMA,
  facts,
  code,
  textCode,
  unreadable,
  seats: () => 2,
  solver: (module) => new BabelSolver(module),
  puzzle: {
    /** Only one placement wins at all, and it wins in five; after it, whatever wins in time will do. */
    flaw(position, action, played) {
      const solver = solverOf(position);
      const [score, token] = [solver.scoreOf(position, action), position.token(action)];
      if (score <= 0) {
        const answer = position.token(reply(position.play(action)));
        return sentence("babel-puzzle-loses", { token, reply: answer }, "B11");
      }
      const distance = solver.distance(position, score);
      return distance > PLACEMENTS - played ? sentence("babel-puzzle-slow", { token, distance }, "B11") : null;
    },
    solved: (position) => position.over,
    reply,
  },
};
