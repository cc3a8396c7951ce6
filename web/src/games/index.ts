/* The games that have a face; any other game of the server is played through the text twin. */
import { babel } from "./babel";
import { bubbles } from "./bubbles";
import type { Face } from "../gameUi";
import { nivos } from "./nivos";
import { talo } from "./talo";

const faces: Record<string, Face> = { babel, nivos, bubbles, talo };

export const faceOf = (game: string): Face => faces[game] ?? {};
