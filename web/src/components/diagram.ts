/*
 * A diagram as a terminal would lay it out: every character in its columns, wide ones in two, marks in none. What the
 * server counts in characters is found here in columns, so that no font can push anything out of its place.
 */
import type { Diagram } from "../protocol";

const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const MARK = /^[\p{M}\p{Cf}]/u; // belongs to the character before it
// Hebrew and Arabic words are drawn whole: their letters join, and run from right to left.
const PIECE =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[ \p{M}\p{Cf}]*[\p{Script=Hebrew}\p{Script=Arabic}])*[\p{M}\p{Cf}]*|.[\p{M}\p{Cf}]*/gsu;

/** Something in a line: where it begins, and how many columns it takes. A cell between blanks takes half of each. */
export interface Span {
  line: number;
  column: number;
  width: number;
}
interface Piece extends Span {
  text: string;
}
/** What is pressed to act: the tokens that belong to it, and its span. */
export interface PressedCell extends Span {
  tokens: string[];
}
export interface DrawnDiagram {
  columns: number;
  lines: number;
  pieces: Piece[];
  changed: Span[];
  cells: PressedCell[];
}

const widthOf = (character: string): number => (MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function piecesOf(text: string, line: number): Piece[] {
  let column = 0;
  return [...text.matchAll(PIECE)].map(([piece]) => {
    const width = sum([...piece].map(widthOf));
    column += width;
    return { text: piece, line, column: column - width, width };
  });
}

export function drawDiagram({ text, changed, cells }: Diagram): DrawnDiagram {
  const rows = text.replace(/\s+$/, "").split("\n");
  const widths = rows.map((row) => [...row].map(widthOf));
  const pieces = rows.flatMap(piecesOf).filter((piece) => piece.text.trim());
  const span = ([line, character]: [number, number]): Span => {
    const row = widths[line] ?? [];
    const column = sum(row.slice(0, character)) + Math.max(0, character - row.length); // blanks behind the end
    return { line, column, width: row[character] ?? 1 };
  };
  const marks = changed.map(span).filter(({ width }) => width); // not a mark on a letter
  const taken = new Set(
    [...pieces, ...marks].flatMap(({ line, column, width }) =>
      Array.from({ length: width }, (_, k) => `${line} ${column + k}`),
    ),
  );
  const withBlanks = ({ line, column, width }: Span): Span => {
    const alone = !taken.has(`${line} ${column - 1}`) && !taken.has(`${line} ${column + width}`);
    return alone ? { line, column: column - 0.5, width: width + 1 } : { line, column, width };
  };
  const pressed = new Map<string, PressedCell>();
  for (const [token, cell] of Object.entries(cells)) {
    const known = pressed.get(`${cell}`);
    if (known) known.tokens.push(token);
    else pressed.set(`${cell}`, { ...withBlanks(span(cell)), tokens: [token] });
  }
  const spans = [...pieces, ...marks];
  return {
    columns: Math.max(1, ...spans.map(({ column, width }) => column + width)),
    lines: Math.max(1, ...spans.map(({ line }) => line + 1)),
    pieces,
    changed: marks.map(withBlanks),
    cells: [...pressed.values()],
  };
}
