/* A game as it was after some of its actions, from its position alone. */
import { request } from "../api/http";
import type { Action, Moment } from "../protocol";
import type { PositionRef } from "./referee";

export async function momentOf(ref: PositionRef, actions: readonly Action[], ply: number): Promise<Moment> {
  const body = { ...ref, tokens: ref.tokens.slice(0, ply), legal: false };
  const { view, status, steps, diagram } = await request("POST /api/positions", { body });
  const last = ply ? actions[ply - 1] : undefined;
  const shown = { ply, seat: last?.seat ?? 0, token: last?.token ?? "", view, status, steps };
  return diagram ? { ...shown, diagram } : shown;
}
