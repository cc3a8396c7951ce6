/* How a board is looked at: in three dimensions of some quality, or as plan and text. */
import type { GameUi } from "../gameUi";
import { settings } from "../settings.svelte";
import { guessQuality } from "../stage/quality";

let guessed: ReturnType<typeof guessQuality> | null = null;

export class ViewMode {
  slow = $state(false); // the machine could not keep up with the board

  /** `ui` gives the user interface of the game once it is known. Its board comes while the position is still worked out. */
  constructor(private readonly ui: () => GameUi | null) {
    $effect(() => {
      if (!this.plan)
        this.ui()
          ?.board?.()
          .catch(() => null); // whoever shows it will ask again
    });
  }

  get quality(): ReturnType<typeof guessQuality> {
    return settings.quality === "auto" ? (guessed ??= guessQuality()) : settings.quality;
  }

  get plan(): boolean {
    const ui = this.ui();
    if (ui !== null && !ui.board) return true;
    // What a machine cannot draw in three dimensions it can still draw flat; who chose the plan gets the plan.
    const flat = this.quality === "flat" && (settings.quality === "flat" || !ui?.needsNoWebGl);
    return settings.twin || this.slow || flat;
  }

  toggle(): void {
    settings.twin = !this.plan;
    this.slow = false;
  }
}
