/* Made by `make generate` from the types in games/nivos: not to be edited. */
import { among, bool, int, letters, list, members, nullable, pick, sentence, struct, tagged, union, type Schema, type Sentence } from "../../schema";

/** The token of each action. */
export const TOKENS = /* @__PURE__ */ "1x1@a1 1x1@b1 1x1@c1 1x1@d1 1x1@e1 1x1@f1 1x1@a2 1x1@b2 1x1@c2 1x1@d2 1x1@e2 1x1@f2 1x1@a3 1x1@b3 1x1@c3 1x1@d3 1x1@e3 1x1@f3 1x1@a4 1x1@b4 1x1@c4 1x1@d4 1x1@e4 1x1@f4 1x1@a5 1x1@b5 1x1@c5 1x1@d5 1x1@e5 1x1@f5 1x1@a6 1x1@b6 1x1@c6 1x1@d6 1x1@e6 1x1@f6 1x2@a1 1x2@b1 1x2@c1 1x2@d1 1x2@e1 1x2@f1 1x2@a2 1x2@b2 1x2@c2 1x2@d2 1x2@e2 1x2@f2 1x2@a3 1x2@b3 1x2@c3 1x2@d3 1x2@e3 1x2@f3 1x2@a4 1x2@b4 1x2@c4 1x2@d4 1x2@e4 1x2@f4 1x2@a5 1x2@b5 1x2@c5 1x2@d5 1x2@e5 1x2@f5 1x2@a6 1x2@b6 1x2@c6 1x2@d6 1x2@e6 1x2@f6 2x1@a1 2x1@b1 2x1@c1 2x1@d1 2x1@e1 2x1@f1 2x1@a2 2x1@b2 2x1@c2 2x1@d2 2x1@e2 2x1@f2 2x1@a3 2x1@b3 2x1@c3 2x1@d3 2x1@e3 2x1@f3 2x1@a4 2x1@b4 2x1@c4 2x1@d4 2x1@e4 2x1@f4 2x1@a5 2x1@b5 2x1@c5 2x1@d5 2x1@e5 2x1@f5 2x1@a6 2x1@b6 2x1@c6 2x1@d6 2x1@e6 2x1@f6 1x3@a1 1x3@b1 1x3@c1 1x3@d1 1x3@e1 1x3@f1 1x3@a2 1x3@b2 1x3@c2 1x3@d2 1x3@e2 1x3@f2 1x3@a3 1x3@b3 1x3@c3 1x3@d3 1x3@e3 1x3@f3 1x3@a4 1x3@b4 1x3@c4 1x3@d4 1x3@e4 1x3@f4 1x3@a5 1x3@b5 1x3@c5 1x3@d5 1x3@e5 1x3@f5 1x3@a6 1x3@b6 1x3@c6 1x3@d6 1x3@e6 1x3@f6 3x1@a1 3x1@b1 3x1@c1 3x1@d1 3x1@e1 3x1@f1 3x1@a2 3x1@b2 3x1@c2 3x1@d2 3x1@e2 3x1@f2 3x1@a3 3x1@b3 3x1@c3 3x1@d3 3x1@e3 3x1@f3 3x1@a4 3x1@b4 3x1@c4 3x1@d4 3x1@e4 3x1@f4 3x1@a5 3x1@b5 3x1@c5 3x1@d5 3x1@e5 3x1@f5 3x1@a6 3x1@b6 3x1@c6 3x1@d6 3x1@e6 3x1@f6 1x4@a1 1x4@b1 1x4@c1 1x4@d1 1x4@e1 1x4@f1 1x4@a2 1x4@b2 1x4@c2 1x4@d2 1x4@e2 1x4@f2 1x4@a3 1x4@b3 1x4@c3 1x4@d3 1x4@e3 1x4@f3 1x4@a4 1x4@b4 1x4@c4 1x4@d4 1x4@e4 1x4@f4 1x4@a5 1x4@b5 1x4@c5 1x4@d5 1x4@e5 1x4@f5 1x4@a6 1x4@b6 1x4@c6 1x4@d6 1x4@e6 1x4@f6 4x1@a1 4x1@b1 4x1@c1 4x1@d1 4x1@e1 4x1@f1 4x1@a2 4x1@b2 4x1@c2 4x1@d2 4x1@e2 4x1@f2 4x1@a3 4x1@b3 4x1@c3 4x1@d3 4x1@e3 4x1@f3 4x1@a4 4x1@b4 4x1@c4 4x1@d4 4x1@e4 4x1@f4 4x1@a5 4x1@b5 4x1@c5 4x1@d5 4x1@e5 4x1@f5 4x1@a6 4x1@b6 4x1@c6 4x1@d6 4x1@e6 4x1@f6 1x5@a1 1x5@b1 1x5@c1 1x5@d1 1x5@e1 1x5@f1 1x5@a2 1x5@b2 1x5@c2 1x5@d2 1x5@e2 1x5@f2 1x5@a3 1x5@b3 1x5@c3 1x5@d3 1x5@e3 1x5@f3 1x5@a4 1x5@b4 1x5@c4 1x5@d4 1x5@e4 1x5@f4 1x5@a5 1x5@b5 1x5@c5 1x5@d5 1x5@e5 1x5@f5 1x5@a6 1x5@b6 1x5@c6 1x5@d6 1x5@e6 1x5@f6 5x1@a1 5x1@b1 5x1@c1 5x1@d1 5x1@e1 5x1@f1 5x1@a2 5x1@b2 5x1@c2 5x1@d2 5x1@e2 5x1@f2 5x1@a3 5x1@b3 5x1@c3 5x1@d3 5x1@e3 5x1@f3 5x1@a4 5x1@b4 5x1@c4 5x1@d4 5x1@e4 5x1@f4 5x1@a5 5x1@b5 5x1@c5 5x1@d5 5x1@e5 5x1@f5 5x1@a6 5x1@b6 5x1@c6 5x1@d6 5x1@e6 5x1@f6 2x2@a1 2x2@b1 2x2@c1 2x2@d1 2x2@e1 2x2@f1 2x2@a2 2x2@b2 2x2@c2 2x2@d2 2x2@e2 2x2@f2 2x2@a3 2x2@b3 2x2@c3 2x2@d3 2x2@e3 2x2@f3 2x2@a4 2x2@b4 2x2@c4 2x2@d4 2x2@e4 2x2@f4 2x2@a5 2x2@b5 2x2@c5 2x2@d5 2x2@e5 2x2@f5 2x2@a6 2x2@b6 2x2@c6 2x2@d6 2x2@e6 2x2@f6 2x3@a1 2x3@b1 2x3@c1 2x3@d1 2x3@e1 2x3@f1 2x3@a2 2x3@b2 2x3@c2 2x3@d2 2x3@e2 2x3@f2 2x3@a3 2x3@b3 2x3@c3 2x3@d3 2x3@e3 2x3@f3 2x3@a4 2x3@b4 2x3@c4 2x3@d4 2x3@e4 2x3@f4 2x3@a5 2x3@b5 2x3@c5 2x3@d5 2x3@e5 2x3@f5 2x3@a6 2x3@b6 2x3@c6 2x3@d6 2x3@e6 2x3@f6 3x2@a1 3x2@b1 3x2@c1 3x2@d1 3x2@e1 3x2@f1 3x2@a2 3x2@b2 3x2@c2 3x2@d2 3x2@e2 3x2@f2 3x2@a3 3x2@b3 3x2@c3 3x2@d3 3x2@e3 3x2@f3 3x2@a4 3x2@b4 3x2@c4 3x2@d4 3x2@e4 3x2@f4 3x2@a5 3x2@b5 3x2@c5 3x2@d5 3x2@e5 3x2@f5 3x2@a6 3x2@b6 3x2@c6 3x2@d6 3x2@e6 3x2@f6 2x4@a1 2x4@b1 2x4@c1 2x4@d1 2x4@e1 2x4@f1 2x4@a2 2x4@b2 2x4@c2 2x4@d2 2x4@e2 2x4@f2 2x4@a3 2x4@b3 2x4@c3 2x4@d3 2x4@e3 2x4@f3 2x4@a4 2x4@b4 2x4@c4 2x4@d4 2x4@e4 2x4@f4 2x4@a5 2x4@b5 2x4@c5 2x4@d5 2x4@e5 2x4@f5 2x4@a6 2x4@b6 2x4@c6 2x4@d6 2x4@e6 2x4@f6 4x2@a1 4x2@b1 4x2@c1 4x2@d1 4x2@e1 4x2@f1 4x2@a2 4x2@b2 4x2@c2 4x2@d2 4x2@e2 4x2@f2 4x2@a3 4x2@b3 4x2@c3 4x2@d3 4x2@e3 4x2@f3 4x2@a4 4x2@b4 4x2@c4 4x2@d4 4x2@e4 4x2@f4 4x2@a5 4x2@b5 4x2@c5 4x2@d5 4x2@e5 4x2@f5 4x2@a6 4x2@b6 4x2@c6 4x2@d6 4x2@e6 4x2@f6 r1x1@a1 r1x1@b1 r1x1@c1 r1x1@d1 r1x1@e1 r1x1@f1 r1x1@a2 r1x1@b2 r1x1@c2 r1x1@d2 r1x1@e2 r1x1@f2 r1x1@a3 r1x1@b3 r1x1@c3 r1x1@d3 r1x1@e3 r1x1@f3 r1x1@a4 r1x1@b4 r1x1@c4 r1x1@d4 r1x1@e4 r1x1@f4 r1x1@a5 r1x1@b5 r1x1@c5 r1x1@d5 r1x1@e5 r1x1@f5 r1x1@a6 r1x1@b6 r1x1@c6 r1x1@d6 r1x1@e6 r1x1@f6 r1x2@a1 r1x2@b1 r1x2@c1 r1x2@d1 r1x2@e1 r1x2@f1 r1x2@a2 r1x2@b2 r1x2@c2 r1x2@d2 r1x2@e2 r1x2@f2 r1x2@a3 r1x2@b3 r1x2@c3 r1x2@d3 r1x2@e3 r1x2@f3 r1x2@a4 r1x2@b4 r1x2@c4 r1x2@d4 r1x2@e4 r1x2@f4 r1x2@a5 r1x2@b5 r1x2@c5 r1x2@d5 r1x2@e5 r1x2@f5 r1x2@a6 r1x2@b6 r1x2@c6 r1x2@d6 r1x2@e6 r1x2@f6 r2x1@a1 r2x1@b1 r2x1@c1 r2x1@d1 r2x1@e1 r2x1@f1 r2x1@a2 r2x1@b2 r2x1@c2 r2x1@d2 r2x1@e2 r2x1@f2 r2x1@a3 r2x1@b3 r2x1@c3 r2x1@d3 r2x1@e3 r2x1@f3 r2x1@a4 r2x1@b4 r2x1@c4 r2x1@d4 r2x1@e4 r2x1@f4 r2x1@a5 r2x1@b5 r2x1@c5 r2x1@d5 r2x1@e5 r2x1@f5 r2x1@a6 r2x1@b6 r2x1@c6 r2x1@d6 r2x1@e6 r2x1@f6 r1x3@a1 r1x3@b1 r1x3@c1 r1x3@d1 r1x3@e1 r1x3@f1 r1x3@a2 r1x3@b2 r1x3@c2 r1x3@d2 r1x3@e2 r1x3@f2 r1x3@a3 r1x3@b3 r1x3@c3 r1x3@d3 r1x3@e3 r1x3@f3 r1x3@a4 r1x3@b4 r1x3@c4 r1x3@d4 r1x3@e4 r1x3@f4 r1x3@a5 r1x3@b5 r1x3@c5 r1x3@d5 r1x3@e5 r1x3@f5 r1x3@a6 r1x3@b6 r1x3@c6 r1x3@d6 r1x3@e6 r1x3@f6 r3x1@a1 r3x1@b1 r3x1@c1 r3x1@d1 r3x1@e1 r3x1@f1 r3x1@a2 r3x1@b2 r3x1@c2 r3x1@d2 r3x1@e2 r3x1@f2 r3x1@a3 r3x1@b3 r3x1@c3 r3x1@d3 r3x1@e3 r3x1@f3 r3x1@a4 r3x1@b4 r3x1@c4 r3x1@d4 r3x1@e4 r3x1@f4 r3x1@a5 r3x1@b5 r3x1@c5 r3x1@d5 r3x1@e5 r3x1@f5 r3x1@a6 r3x1@b6 r3x1@c6 r3x1@d6 r3x1@e6 r3x1@f6 r1x4@a1 r1x4@b1 r1x4@c1 r1x4@d1 r1x4@e1 r1x4@f1 r1x4@a2 r1x4@b2 r1x4@c2 r1x4@d2 r1x4@e2 r1x4@f2 r1x4@a3 r1x4@b3 r1x4@c3 r1x4@d3 r1x4@e3 r1x4@f3 r1x4@a4 r1x4@b4 r1x4@c4 r1x4@d4 r1x4@e4 r1x4@f4 r1x4@a5 r1x4@b5 r1x4@c5 r1x4@d5 r1x4@e5 r1x4@f5 r1x4@a6 r1x4@b6 r1x4@c6 r1x4@d6 r1x4@e6 r1x4@f6 r4x1@a1 r4x1@b1 r4x1@c1 r4x1@d1 r4x1@e1 r4x1@f1 r4x1@a2 r4x1@b2 r4x1@c2 r4x1@d2 r4x1@e2 r4x1@f2 r4x1@a3 r4x1@b3 r4x1@c3 r4x1@d3 r4x1@e3 r4x1@f3 r4x1@a4 r4x1@b4 r4x1@c4 r4x1@d4 r4x1@e4 r4x1@f4 r4x1@a5 r4x1@b5 r4x1@c5 r4x1@d5 r4x1@e5 r4x1@f5 r4x1@a6 r4x1@b6 r4x1@c6 r4x1@d6 r4x1@e6 r4x1@f6 r1x5@a1 r1x5@b1 r1x5@c1 r1x5@d1 r1x5@e1 r1x5@f1 r1x5@a2 r1x5@b2 r1x5@c2 r1x5@d2 r1x5@e2 r1x5@f2 r1x5@a3 r1x5@b3 r1x5@c3 r1x5@d3 r1x5@e3 r1x5@f3 r1x5@a4 r1x5@b4 r1x5@c4 r1x5@d4 r1x5@e4 r1x5@f4 r1x5@a5 r1x5@b5 r1x5@c5 r1x5@d5 r1x5@e5 r1x5@f5 r1x5@a6 r1x5@b6 r1x5@c6 r1x5@d6 r1x5@e6 r1x5@f6 r5x1@a1 r5x1@b1 r5x1@c1 r5x1@d1 r5x1@e1 r5x1@f1 r5x1@a2 r5x1@b2 r5x1@c2 r5x1@d2 r5x1@e2 r5x1@f2 r5x1@a3 r5x1@b3 r5x1@c3 r5x1@d3 r5x1@e3 r5x1@f3 r5x1@a4 r5x1@b4 r5x1@c4 r5x1@d4 r5x1@e4 r5x1@f4 r5x1@a5 r5x1@b5 r5x1@c5 r5x1@d5 r5x1@e5 r5x1@f5 r5x1@a6 r5x1@b6 r5x1@c6 r5x1@d6 r5x1@e6 r5x1@f6 r2x2@a1 r2x2@b1 r2x2@c1 r2x2@d1 r2x2@e1 r2x2@f1 r2x2@a2 r2x2@b2 r2x2@c2 r2x2@d2 r2x2@e2 r2x2@f2 r2x2@a3 r2x2@b3 r2x2@c3 r2x2@d3 r2x2@e3 r2x2@f3 r2x2@a4 r2x2@b4 r2x2@c4 r2x2@d4 r2x2@e4 r2x2@f4 r2x2@a5 r2x2@b5 r2x2@c5 r2x2@d5 r2x2@e5 r2x2@f5 r2x2@a6 r2x2@b6 r2x2@c6 r2x2@d6 r2x2@e6 r2x2@f6 r2x3@a1 r2x3@b1 r2x3@c1 r2x3@d1 r2x3@e1 r2x3@f1 r2x3@a2 r2x3@b2 r2x3@c2 r2x3@d2 r2x3@e2 r2x3@f2 r2x3@a3 r2x3@b3 r2x3@c3 r2x3@d3 r2x3@e3 r2x3@f3 r2x3@a4 r2x3@b4 r2x3@c4 r2x3@d4 r2x3@e4 r2x3@f4 r2x3@a5 r2x3@b5 r2x3@c5 r2x3@d5 r2x3@e5 r2x3@f5 r2x3@a6 r2x3@b6 r2x3@c6 r2x3@d6 r2x3@e6 r2x3@f6 r3x2@a1 r3x2@b1 r3x2@c1 r3x2@d1 r3x2@e1 r3x2@f1 r3x2@a2 r3x2@b2 r3x2@c2 r3x2@d2 r3x2@e2 r3x2@f2 r3x2@a3 r3x2@b3 r3x2@c3 r3x2@d3 r3x2@e3 r3x2@f3 r3x2@a4 r3x2@b4 r3x2@c4 r3x2@d4 r3x2@e4 r3x2@f4 r3x2@a5 r3x2@b5 r3x2@c5 r3x2@d5 r3x2@e5 r3x2@f5 r3x2@a6 r3x2@b6 r3x2@c6 r3x2@d6 r3x2@e6 r3x2@f6 r2x4@a1 r2x4@b1 r2x4@c1 r2x4@d1 r2x4@e1 r2x4@f1 r2x4@a2 r2x4@b2 r2x4@c2 r2x4@d2 r2x4@e2 r2x4@f2 r2x4@a3 r2x4@b3 r2x4@c3 r2x4@d3 r2x4@e3 r2x4@f3 r2x4@a4 r2x4@b4 r2x4@c4 r2x4@d4 r2x4@e4 r2x4@f4 r2x4@a5 r2x4@b5 r2x4@c5 r2x4@d5 r2x4@e5 r2x4@f5 r2x4@a6 r2x4@b6 r2x4@c6 r2x4@d6 r2x4@e6 r2x4@f6 r4x2@a1 r4x2@b1 r4x2@c1 r4x2@d1 r4x2@e1 r4x2@f1 r4x2@a2 r4x2@b2 r4x2@c2 r4x2@d2 r4x2@e2 r4x2@f2 r4x2@a3 r4x2@b3 r4x2@c3 r4x2@d3 r4x2@e3 r4x2@f3 r4x2@a4 r4x2@b4 r4x2@c4 r4x2@d4 r4x2@e4 r4x2@f4 r4x2@a5 r4x2@b5 r4x2@c5 r4x2@d5 r4x2@e5 r4x2@f5 r4x2@a6 r4x2@b6 r4x2@c6 r4x2@d6 r4x2@e6 r4x2@f6 n@a1 n@b1 n@c1 n@d1 n@e1 n@f1 n@a2 n@b2 n@c2 n@d2 n@e2 n@f2 n@a3 n@b3 n@c3 n@d3 n@e3 n@f3 n@a4 n@b4 n@c4 n@d4 n@e4 n@f4 n@a5 n@b5 n@c5 n@d5 n@e5 n@f5 n@a6 n@b6 n@c6 n@d6 n@e6 n@f6 pass c1 c2 c3 c4 c5 c6 t1x1@a1 t1x1@b1 t1x1@c1 t1x1@d1 t1x1@e1 t1x1@f1 t1x1@a2 t1x1@b2 t1x1@c2 t1x1@d2 t1x1@e2 t1x1@f2 t1x1@a3 t1x1@b3 t1x1@c3 t1x1@d3 t1x1@e3 t1x1@f3 t1x1@a4 t1x1@b4 t1x1@c4 t1x1@d4 t1x1@e4 t1x1@f4 t1x1@a5 t1x1@b5 t1x1@c5 t1x1@d5 t1x1@e5 t1x1@f5 t1x1@a6 t1x1@b6 t1x1@c6 t1x1@d6 t1x1@e6 t1x1@f6 t1x2@a1 t1x2@b1 t1x2@c1 t1x2@d1 t1x2@e1 t1x2@f1 t1x2@a2 t1x2@b2 t1x2@c2 t1x2@d2 t1x2@e2 t1x2@f2 t1x2@a3 t1x2@b3 t1x2@c3 t1x2@d3 t1x2@e3 t1x2@f3 t1x2@a4 t1x2@b4 t1x2@c4 t1x2@d4 t1x2@e4 t1x2@f4 t1x2@a5 t1x2@b5 t1x2@c5 t1x2@d5 t1x2@e5 t1x2@f5 t1x2@a6 t1x2@b6 t1x2@c6 t1x2@d6 t1x2@e6 t1x2@f6 t2x1@a1 t2x1@b1 t2x1@c1 t2x1@d1 t2x1@e1 t2x1@f1 t2x1@a2 t2x1@b2 t2x1@c2 t2x1@d2 t2x1@e2 t2x1@f2 t2x1@a3 t2x1@b3 t2x1@c3 t2x1@d3 t2x1@e3 t2x1@f3 t2x1@a4 t2x1@b4 t2x1@c4 t2x1@d4 t2x1@e4 t2x1@f4 t2x1@a5 t2x1@b5 t2x1@c5 t2x1@d5 t2x1@e5 t2x1@f5 t2x1@a6 t2x1@b6 t2x1@c6 t2x1@d6 t2x1@e6 t2x1@f6 t1x3@a1 t1x3@b1 t1x3@c1 t1x3@d1 t1x3@e1 t1x3@f1 t1x3@a2 t1x3@b2 t1x3@c2 t1x3@d2 t1x3@e2 t1x3@f2 t1x3@a3 t1x3@b3 t1x3@c3 t1x3@d3 t1x3@e3 t1x3@f3 t1x3@a4 t1x3@b4 t1x3@c4 t1x3@d4 t1x3@e4 t1x3@f4 t1x3@a5 t1x3@b5 t1x3@c5 t1x3@d5 t1x3@e5 t1x3@f5 t1x3@a6 t1x3@b6 t1x3@c6 t1x3@d6 t1x3@e6 t1x3@f6 t3x1@a1 t3x1@b1 t3x1@c1 t3x1@d1 t3x1@e1 t3x1@f1 t3x1@a2 t3x1@b2 t3x1@c2 t3x1@d2 t3x1@e2 t3x1@f2 t3x1@a3 t3x1@b3 t3x1@c3 t3x1@d3 t3x1@e3 t3x1@f3 t3x1@a4 t3x1@b4 t3x1@c4 t3x1@d4 t3x1@e4 t3x1@f4 t3x1@a5 t3x1@b5 t3x1@c5 t3x1@d5 t3x1@e5 t3x1@f5 t3x1@a6 t3x1@b6 t3x1@c6 t3x1@d6 t3x1@e6 t3x1@f6 t1x4@a1 t1x4@b1 t1x4@c1 t1x4@d1 t1x4@e1 t1x4@f1 t1x4@a2 t1x4@b2 t1x4@c2 t1x4@d2 t1x4@e2 t1x4@f2 t1x4@a3 t1x4@b3 t1x4@c3 t1x4@d3 t1x4@e3 t1x4@f3 t1x4@a4 t1x4@b4 t1x4@c4 t1x4@d4 t1x4@e4 t1x4@f4 t1x4@a5 t1x4@b5 t1x4@c5 t1x4@d5 t1x4@e5 t1x4@f5 t1x4@a6 t1x4@b6 t1x4@c6 t1x4@d6 t1x4@e6 t1x4@f6 t4x1@a1 t4x1@b1 t4x1@c1 t4x1@d1 t4x1@e1 t4x1@f1 t4x1@a2 t4x1@b2 t4x1@c2 t4x1@d2 t4x1@e2 t4x1@f2 t4x1@a3 t4x1@b3 t4x1@c3 t4x1@d3 t4x1@e3 t4x1@f3 t4x1@a4 t4x1@b4 t4x1@c4 t4x1@d4 t4x1@e4 t4x1@f4 t4x1@a5 t4x1@b5 t4x1@c5 t4x1@d5 t4x1@e5 t4x1@f5 t4x1@a6 t4x1@b6 t4x1@c6 t4x1@d6 t4x1@e6 t4x1@f6 t1x5@a1 t1x5@b1 t1x5@c1 t1x5@d1 t1x5@e1 t1x5@f1 t1x5@a2 t1x5@b2 t1x5@c2 t1x5@d2 t1x5@e2 t1x5@f2 t1x5@a3 t1x5@b3 t1x5@c3 t1x5@d3 t1x5@e3 t1x5@f3 t1x5@a4 t1x5@b4 t1x5@c4 t1x5@d4 t1x5@e4 t1x5@f4 t1x5@a5 t1x5@b5 t1x5@c5 t1x5@d5 t1x5@e5 t1x5@f5 t1x5@a6 t1x5@b6 t1x5@c6 t1x5@d6 t1x5@e6 t1x5@f6 t5x1@a1 t5x1@b1 t5x1@c1 t5x1@d1 t5x1@e1 t5x1@f1 t5x1@a2 t5x1@b2 t5x1@c2 t5x1@d2 t5x1@e2 t5x1@f2 t5x1@a3 t5x1@b3 t5x1@c3 t5x1@d3 t5x1@e3 t5x1@f3 t5x1@a4 t5x1@b4 t5x1@c4 t5x1@d4 t5x1@e4 t5x1@f4 t5x1@a5 t5x1@b5 t5x1@c5 t5x1@d5 t5x1@e5 t5x1@f5 t5x1@a6 t5x1@b6 t5x1@c6 t5x1@d6 t5x1@e6 t5x1@f6 t2x2@a1 t2x2@b1 t2x2@c1 t2x2@d1 t2x2@e1 t2x2@f1 t2x2@a2 t2x2@b2 t2x2@c2 t2x2@d2 t2x2@e2 t2x2@f2 t2x2@a3 t2x2@b3 t2x2@c3 t2x2@d3 t2x2@e3 t2x2@f3 t2x2@a4 t2x2@b4 t2x2@c4 t2x2@d4 t2x2@e4 t2x2@f4 t2x2@a5 t2x2@b5 t2x2@c5 t2x2@d5 t2x2@e5 t2x2@f5 t2x2@a6 t2x2@b6 t2x2@c6 t2x2@d6 t2x2@e6 t2x2@f6 t2x3@a1 t2x3@b1 t2x3@c1 t2x3@d1 t2x3@e1 t2x3@f1 t2x3@a2 t2x3@b2 t2x3@c2 t2x3@d2 t2x3@e2 t2x3@f2 t2x3@a3 t2x3@b3 t2x3@c3 t2x3@d3 t2x3@e3 t2x3@f3 t2x3@a4 t2x3@b4 t2x3@c4 t2x3@d4 t2x3@e4 t2x3@f4 t2x3@a5 t2x3@b5 t2x3@c5 t2x3@d5 t2x3@e5 t2x3@f5 t2x3@a6 t2x3@b6 t2x3@c6 t2x3@d6 t2x3@e6 t2x3@f6 t3x2@a1 t3x2@b1 t3x2@c1 t3x2@d1 t3x2@e1 t3x2@f1 t3x2@a2 t3x2@b2 t3x2@c2 t3x2@d2 t3x2@e2 t3x2@f2 t3x2@a3 t3x2@b3 t3x2@c3 t3x2@d3 t3x2@e3 t3x2@f3 t3x2@a4 t3x2@b4 t3x2@c4 t3x2@d4 t3x2@e4 t3x2@f4 t3x2@a5 t3x2@b5 t3x2@c5 t3x2@d5 t3x2@e5 t3x2@f5 t3x2@a6 t3x2@b6 t3x2@c6 t3x2@d6 t3x2@e6 t3x2@f6 t2x4@a1 t2x4@b1 t2x4@c1 t2x4@d1 t2x4@e1 t2x4@f1 t2x4@a2 t2x4@b2 t2x4@c2 t2x4@d2 t2x4@e2 t2x4@f2 t2x4@a3 t2x4@b3 t2x4@c3 t2x4@d3 t2x4@e3 t2x4@f3 t2x4@a4 t2x4@b4 t2x4@c4 t2x4@d4 t2x4@e4 t2x4@f4 t2x4@a5 t2x4@b5 t2x4@c5 t2x4@d5 t2x4@e5 t2x4@f5 t2x4@a6 t2x4@b6 t2x4@c6 t2x4@d6 t2x4@e6 t2x4@f6 t4x2@a1 t4x2@b1 t4x2@c1 t4x2@d1 t4x2@e1 t4x2@f1 t4x2@a2 t4x2@b2 t4x2@c2 t4x2@d2 t4x2@e2 t4x2@f2 t4x2@a3 t4x2@b3 t4x2@c3 t4x2@d3 t4x2@e3 t4x2@f3 t4x2@a4 t4x2@b4 t4x2@c4 t4x2@d4 t4x2@e4 t4x2@f4 t4x2@a5 t4x2@b5 t4x2@c5 t4x2@d5 t4x2@e5 t4x2@f5 t4x2@a6 t4x2@b6 t4x2@c6 t4x2@d6 t4x2@e6 t4x2@f6".split(" ");

const NAMES_1 = pick("a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6");

const NAMES_2 = pick("yellow", "orange", "red", "pink", "white", "green", "blue", "black", "neutral");

const NAMES_3 = pick("1x1", "1x2", "1x3", "1x4", "1x5", "2x2", "2x3", "2x4", "3x3");

const NAMES_4 = pick("hand", "reserve", "mate");

const NAMES_5 = pick("", "c1", "c2", "c3", "c4", "c5", "c6", "1x1", "1x2", "1x3", "1x4", "1x5", "2x2", "2x3", "2x4", "3x3", "r1x1", "r1x2", "r1x3", "r1x4", "r1x5", "r2x2", "r2x3", "r2x4", "r3x3", "t1x1", "t1x2", "t1x3", "t1x4", "t1x5", "t2x2", "t2x3", "t2x4", "t3x3");

const NAMES_6 = pick("sw", "se", "s", "nw", "ne", "n", "w", "e", "middle");

const NAMES_7 = pick("hand", "reserve", "mate", "neutral");

const NAMES_8 = among(TOKENS);

const NAMES_9 = pick("east", "north", "both");

const NAMES_10 = pick("cylinders", "stuck", "laid");

const NAMES_11 = pick("shared", "tallest", "lowest");

/** A plate on the table. */
export interface Plate {
  cell: string;
  width: number;
  depth: number;
  level: number;
  colour: string;
  size: string;
  owner: number;
  seat: number;
  covered: boolean;
}
export const PlateSchema: Schema<Plate> = struct<Plate>({ cell: NAMES_1, width: int, depth: int, level: int, colour: NAMES_2, size: NAMES_3, owner: int, seat: int, covered: bool });

/** A kind of plate: each colour has one size, written with the short side first. */
export interface Kind {
  colour: string;
  size: string;
}
export const KindSchema: Schema<Kind> = struct<Kind>({ colour: NAMES_2, size: NAMES_3 });

/** The cylinders of a player or a team. */
export interface Side {
  seats: number[];
  heights: number[];
  total: number;
}
export const SideSchema: Schema<Side> = struct<Side>({ seats: list(int), heights: list(int), total: int });

/** What costs a cylinder now, beside a pass: a plate on which level (N9; the neutral one is free, N5); and which cylinder, where nobody chooses (N11). 0 is none. */
export interface Price {
  level: number;
  cylinder: number;
}
export const PriceSchema: Schema<Price> = struct<Price>({ level: int, cylinder: int });

/** What can be seen on the table. */
export interface View {
  size: number;
  level: number;
  plates: Plate[];
  hands: Kind[][];
  reserve: Kind[];
  cylinders: Side[];
  free_cylinders: number[];
  choosing: boolean;
  price: Price;
}
export const ViewSchema: Schema<View> = struct<View>({ size: int, level: int, plates: list(PlateSchema), hands: list(list(KindSchema)), reserve: list(KindSchema), cylinders: list(SideSchema), free_cylinders: list(int), choosing: bool, price: PriceSchema });

/** A seat lays a plate; the neutral one comes from the reserve. */
export interface Lay {
  step: "lay";
  cell: string;
  width: number;
  depth: number;
  level: number;
  colour: string;
  size: string;
  owner: number;
  seat: number;
  covered: boolean;
  source: "hand" | "reserve" | "mate";
}
export const LaySchema: Schema<Lay> = tagged<"step", Lay>("step", "lay", { cell: NAMES_1, width: int, depth: int, level: int, colour: NAMES_2, size: NAMES_3, owner: int, seat: int, covered: bool, source: NAMES_4 });

/** A plate is now covered completely. */
export interface Cover {
  step: "cover";
  cell: string;
  width: number;
  depth: number;
  level: number;
  colour: string;
  size: string;
  owner: number;
  seat: number;
  covered: boolean;
}
export const CoverSchema: Schema<Cover> = tagged<"step", Cover>("step", "cover", { cell: NAMES_1, width: int, depth: int, level: int, colour: NAMES_2, size: NAMES_3, owner: int, seat: int, covered: bool });

/** A seat passes. */
export interface Pass {
  step: "pass";
  seat: number;
}
export const PassSchema: Schema<Pass> = tagged<"step", Pass>("step", "pass", { seat: int });

/** A plate lies higher than all before it. */
export interface OpenLevel {
  step: "level";
  level: number;
}
export const OpenLevelSchema: Schema<OpenLevel> = tagged<"step", OpenLevel>("step", "level", { level: int });

/** A seat is to choose a cylinder. */
export interface Owe {
  step: "owe";
  seat: number;
}
export const OweSchema: Schema<Owe> = tagged<"step", Owe>("step", "owe", { seat: int });

/** A seat takes a cylinder. */
export interface TakeCylinder {
  step: "cylinder";
  seat: number;
  height: number;
}
export const TakeCylinderSchema: Schema<TakeCylinder> = tagged<"step", TakeCylinder>("step", "cylinder", { seat: int, height: int });

/** What the words point at: the cells of the quarter on which the level rests, the plate or the cylinder. */
export interface Highlight {
  layer: number;
  cells: string[];
  piece: string;
}
export const HighlightSchema: Schema<Highlight> = struct<Highlight>({ layer: int, cells: list(NAMES_1), piece: NAMES_5 });

/** Where to look, which piece to take, what that points at, and what follows from the rules. */
export interface Hint {
  where: Sentence;
  piece: Sentence;
  highlight: Highlight;
  facts: Sentence[];
}
export const HintSchema: Schema<Hint> = struct<Hint>({ where: sentence(["clue-nivos-where", "", { level: int, quarter: NAMES_6 }], ["clue-nivos-where-pass", "", {}], ["clue-nivos-where-cylinder", "", {}]), piece: sentence(["clue-nivos-piece", "", { colour: NAMES_2, size: NAMES_3, source: NAMES_7 }], ["clue-nivos-piece-pass", "", {}], ["clue-nivos-piece-cylinder", "", { height: int }]), highlight: HighlightSchema, facts: list(sentence(["clue-nivos-free", "", {}], ["clue-nivos-opens", "", { level: int, height: int }], ["clue-nivos-stuck", "", {}], ["clue-nivos-forces", "", {}], ["clue-nivos-answers", "", { count: int, all: int }])) });

export type Steps = (Lay | Cover | Pass | OpenLevel | Owe | TakeCylinder)[];
export const StepsSchema: Schema<Steps> = list(union<[Lay, Cover, Pass, OpenLevel, Owe, TakeCylinder]>(LaySchema, CoverSchema, PassSchema, OpenLevelSchema, OweSchema, TakeCylinderSchema));

export const RefusalSchema: Schema<Sentence> = sentence(
  ["nivos-choose-first", "N11", { tokens: members("c1", "c2", "c3", "c4", "c5", "c6") }],
  ["nivos-in-order", "N11", {}],
  ["nivos-none-due", "N11", {}],
  ["nivos-cylinder-taken", "N11", { height: int }],
  ["nivos-neutral-first", "N5", {}],
  ["nivos-neutral-laid", "N5", {}],
  ["nivos-can-lay", "N6", { token: NAMES_8 }],
  ["nivos-not-in-reserve", "N6", { colour: NAMES_2, size: NAMES_3 }],
  ["nivos-not-stuck", "N10", { token: NAMES_8 }],
  ["nivos-mate-lacks", "N10", { colour: NAMES_2, size: NAMES_3 }],
  ["nivos-with-mate", "N6", { colour: NAMES_2, size: NAMES_3 }],
  ["nivos-not-in-hand", "N6", { colour: NAMES_2, size: NAMES_3 }],
  ["nivos-off-board", "N7", { side: NAMES_9 }],
  ["nivos-uneven", "N7", { cell: NAMES_1, height: int, other: NAMES_1, otherheight: int }],
  ["nivos-on-colour", "N8", { colour: NAMES_2, size: NAMES_3, level: int, cell: NAMES_1 }],
  ["nivos-beside-colour", "N8", { colour: NAMES_2, size: NAMES_3, level: int, cell: NAMES_1 }],
);

export const EndingSchema: Schema<Sentence> = sentence(
  ["nivos-ending", "N12", { cause: NAMES_10, how: NAMES_11, seats: members("1", "2", "3", "4"), team: int, height: int }],
);

export const PromptSchema: Schema<Sentence> = sentence(
  ["nivos-prompt-cylinder", "", { seat: int }],
  ["nivos-prompt-neutral", "", { seat: int }],
  ["nivos-prompt-lay", "", { seat: int }],
  ["nivos-prompt-mate", "", { seat: int }],
  ["nivos-prompt-stuck", "", { seat: int }],
);

export type Text = string;
export const TextSchema: Schema<Text> = letters(" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");

export type Fault = Sentence | null;
export const FaultSchema: Schema<Fault> = nullable(sentence(["text-unexpected", "", { place: int }], ["text-short", "", { place: int }], ["text-long", "", { place: int }], ["text-range", "", { place: int, low: int, high: int }], ["nivos-text-shape", "N2", { place: int }], ["nivos-text-board", "N7", { place: int }], ["nivos-text-twice", "N2", { place: int }], ["nivos-text-uneven", "N7", { place: int }], ["nivos-text-neutral", "N5", { place: int }], ["nivos-text-reserve", "N4", { place: int }], ["nivos-text-colour", "N8", { place: int }], ["nivos-text-cylinder", "N11", { place: int }], ["nivos-text-order", "N11", { place: int }], ["nivos-text-owed", "N9", { place: int }], ["nivos-text-turn", "N6", { place: int }], ["nivos-text-choice", "N11", { place: int }]));

/** All of it, for the page's referee. */
export const CLIENT_SCHEMA = { tokens: TOKENS, view: ViewSchema, steps: StepsSchema, refusal: RefusalSchema, ending: EndingSchema, prompt: PromptSchema, text: TextSchema, fault: FaultSchema, hint: HintSchema };
