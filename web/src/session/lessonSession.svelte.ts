/* A step of a lesson: a position with a task. The referee says whether an action does what is asked for. */
import { announce } from "../announce.svelte";
import type { ApiError } from "../api/http";
import { translateMessage } from "../messages.svelte";
import type { LessonStep, LessonVerdict, LocalizedText, PositionInfo } from "../protocol";
import { taskNames } from "../seatNames";
import { PositionSession } from "./positionSession.svelte";
import type { PositionRef, Referee } from "./referee";
import { NONE } from "./session";

export class LessonSession extends PositionSession {
  verdict = $state.raw<LessonVerdict | null>(null); // once the board has shown what was done
  private played = $state(false); // what was asked for: the board shows it
  private actor = $state(1); // whose task it is; the board stays on that side after the action

  private readonly shown: PositionRef | null = $derived.by(() => {
    const step = this.step();
    return step && { game: this.lessonsOf, options: step.options, tokens: step.tokens };
  });

  constructor(
    private readonly lessonsOf: string, // the game
    private readonly step: () => LessonStep | null,
    private readonly completed: (step: LessonStep) => void,
    referee?: Referee,
  ) {
    super(referee);
  }

  get ref(): PositionRef | null {
    return this.shown;
  }
  get done(): boolean {
    return this.verdict?.done ?? false;
  }
  get seat(): number {
    return this.actor;
  }
  get names(): string[] {
    return taskNames(this.actor);
  }
  override get legal(): string[] {
    return this.played ? NONE : super.legal;
  }
  override get steps(): unknown[] {
    return this.played ? super.steps : NONE;
  }
  override get viewOnly(): boolean {
    return this.done;
  }

  /** Fetches the position of the step. */
  load(ref: PositionRef): Promise<PositionInfo> {
    return this.referee.position(ref);
  }

  begin(found: PositionInfo): void {
    this.actor = found.turn;
    this.position = found;
    this.verdict = null;
    this.played = false;
    this.selected = null;
  }

  private async show({ position }: LessonVerdict): Promise<void> {
    this.played = true;
    this.position = position;
    this.selected = null;
    await this.showings.shown();
  }

  async play(token: string): Promise<LocalizedText | null> {
    const step = this.step();
    if (!step || this.played) return null;
    try {
      const found = await this.referee.tryLesson(this.lessonsOf, step.name, token);
      if (!found.done) announce(translateMessage(found.said));
      if (!found.done) return found.said;
      await this.show(found);
      if (this.step() !== step || !this.played) return null; // another one has begun meanwhile
      this.verdict = found;
      announce(translateMessage(found.said));
      this.completed(step);
      return null;
    } catch (wrong) {
      announce((wrong as ApiError).message);
      return (wrong as ApiError).said;
    }
  }
}
