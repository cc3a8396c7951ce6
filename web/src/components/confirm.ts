/*
 * Whether a click does something or only chooses it. A finger cannot hover, so its first tap chooses; a reader who wants
 * every action confirmed clicks twice with the mouse too, or presses the button.
 */
import type { BoardProps } from "../gameUi";

export class Confirmation {
  private clicked: string | null = null;

  /** Whether this click does it; `shown` says that it was about to be done already. */
  given(confirm: BoardProps["confirm"], event: PointerEvent, what: string, shown: boolean): boolean {
    const again = confirm === true ? this.clicked === what : shown;
    this.clicked = what;
    return again || !(confirm === true || (confirm === "touch" && event.pointerType !== "mouse"));
  }

  /** Something waits for its second click: the pointer on its way to the button changes nothing. */
  awaited(confirm: BoardProps["confirm"]): boolean {
    return confirm === true && this.clicked !== null;
  }

  forget(): void {
    this.clicked = null;
  }
}
