/*
 * Draws the picture of a game over the whole window (`pictures.html?game=babel&theme=dark`), for `scripts/pictures.py` to keep.
 * The page itself has only the pictures.
 */
import "./style/fonts.css";
import "./style/base.css";

type Picture = (stage: HTMLElement) => Promise<void>;
const pictures = import.meta.glob<Picture>("./games/*/picture.ts", { import: "picture" });

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
await document.fonts.load('640 20px "Source Sans 3 Variable"');
document.body.style.cssText = "position: relative; height: 100vh; overflow: hidden; background: var(--sheet-2)";
const draw = await pictures[`./games/${query.get("game")}/picture.ts`]!();
await draw(document.body);
document.body.dataset["drawn"] = "";
