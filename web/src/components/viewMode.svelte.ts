/* How a board is looked at: in three dimensions of some quality, or as plan and text. */
import type { Face } from "../gameUi";
import { settings } from "../settings.svelte";
import { guess } from "../stage/quality";

let guessed: ReturnType<typeof guess> | null = null;

export class Sight {
  slow = $state(false); // the machine could not keep up with the board

  /** The face of the game, once it is known. */
  constructor(private readonly face: () => Face | null) {}

  get quality(): ReturnType<typeof guess> {
    return settings.quality === "auto" ? (guessed ??= guess()) : settings.quality;
  }

  get plan(): boolean {
    const face = this.face();
    return settings.twin || this.slow || this.quality === "flat" || (face !== null && !face.board);
  }

  toggle(): void {
    settings.twin = !this.plan;
    this.slow = false;
  }
}
