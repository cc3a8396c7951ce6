/* The games that have a face; any other game of the server is played through the text twin. */
import { babel } from "./babel";
import type { Face } from "./face";
import { nivos } from "./nivos";

const faces: Record<string, Face> = { babel, nivos };

export const faceOf = (game: string): Face => faces[game] ?? {};
