/* The keyboard at a board, and on the page around it. */
import type { Look } from "../stage/stage";

/** The same keys look about at every board in three dimensions. */
export const CAMERA_KEYS: Record<string, Look> = {
  q: "left",
  e: "right",
  v: "side",
  t: "above",
  u: "under",
  c: "reset",
  "+": "closer",
  "-": "farther",
};

/**
 * The key that was pressed, if it is one for the board: not typed into a field or a dialog, not pressing a button.
 * Enter on the piece in hand (`holding`) puts it down, though its button has the focus.
 */
export function keyForBoard(event: KeyboardEvent, holding: boolean): string | null {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (target.closest("input, select, textarea, dialog, .text-board")) return null;
  const button = target.closest("button, a");
  if (!button || !["Enter", " "].includes(event.key)) return event.key;
  const inHand = holding && button.matches('.board [aria-pressed="true"]');
  return inHand && event.key === "Enter" ? event.key : null;
}

/** A listener for the keys of a page: not typed into a field or a dialog, not taken by the board already. */
export function keyListener(keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest("input:not([type=checkbox], [type=range]), select, textarea, dialog")) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
