/*
 * The windows that a page with a board is laid out for besides the wide one (style/phone.css has the same measures): narrow, as on a
 * phone held upright, and low, as on a phone held sideways. `small` is either of them.
 */
import { MediaQuery } from "svelte/reactivity";

const LOW = "(orientation: landscape) and (max-height: 500px)";

export const sideways = () => new MediaQuery(LOW);
export const small = () => new MediaQuery(`(max-width: 900px), ${LOW}`);
/** Fingers, not a mouse. */
export const coarse = () => new MediaQuery("(pointer: coarse)");
export const tight = () => new MediaQuery(`(max-width: 640px), ${LOW}`);
