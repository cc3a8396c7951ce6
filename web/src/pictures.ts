/*
 * Draws the picture of a game over the whole window (`pictures.html?game=babel&theme=dark`), for `scripts/pictures.py` to keep.
 * The page itself has only the pictures.
 */
import "./style/fonts.css";
import "./style/base.css";
import { picture as babel } from "./games/babel/picture";
import { picture as bubbles } from "./games/bubbles/picture";
import { picture as nivos } from "./games/nivos/picture";
import { picture as talo } from "./games/talo/picture";

const PICTURES: Record<string, (stage: HTMLElement) => Promise<void>> = { babel, nivos, bubbles, talo };

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
await document.fonts.load('640 20px "Source Sans 3 Variable"');
document.body.style.cssText = "position: relative; height: 100vh; overflow: hidden; background: var(--sheet-2)";
await PICTURES[query.get("game") ?? ""]!(document.body);
document.body.dataset["drawn"] = "";
