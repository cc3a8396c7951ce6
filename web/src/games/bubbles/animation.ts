/*
 * What an action did, step by step, as marbles that move: from the server's steps, for the eye. Nothing is decided here:
 * an animation that would not end in the table that the server shows is left out; the new table is simply there.
 */
import type { Out, Pop, Steps, View } from "./schema";
import { lying, placeOf } from "./tokens";

export type Step = Steps[number];

export interface Marble {
  id: number;
  bubble: string;
  place: string;
}

export interface Scene {
  marbles: Marble[];
  leaving: Marble[]; // popping just now
  drawn: string;
  scores: number[];
  powers: View["powers"];
}

let made = 0;

/** The table as marbles; those that lay there before stay the same. */
export function sceneOf(view: View, before: Marble[] = []): Scene {
  const known = new Map(before.map((marble) => [marble.place + marble.bubble, marble]));
  const marbles = [...lying(view)].map(
    ([place, bubble]) => known.get(place + bubble) ?? { id: ++made, bubble, place },
  );
  return {
    marbles: marbles.sort((a, b) => a.id - b.id),
    leaving: [],
    drawn: view.drawn,
    scores: view.scores,
    powers: view.powers,
  };
}

const put = (marbles: Marble[], from: string, to: string) =>
  marbles.map((marble) => (marble.place === from ? { ...marble, place: to } : marble));

const swapped = (marbles: Marble[], one: string, other: string) =>
  marbles.map((marble) =>
    marble.place === one
      ? { ...marble, place: other }
      : marble.place === other
        ? { ...marble, place: one }
        : marble,
  );

function without(scene: Scene, places: string[]): Scene {
  const goes = (marble: Marble) => places.includes(marble.place);
  return {
    ...scene,
    marbles: scene.marbles.filter((marble) => !goes(marble)),
    leaving: [...scene.leaving, ...scene.marbles.filter(goes)],
  };
}

const withPower = (scene: Scene, seat: number, bubble: keyof View["powers"][number], more: number) =>
  scene.powers.map((held, k) => (k === seat - 1 ? { ...held, [bubble]: (held[bubble] ?? 0) + more } : held));

function after(scene: Scene, step: Step): Scene {
  const { marbles } = scene;
  switch (step.step) {
    case "draw":
      return { ...scene, drawn: step.bubble };
    case "place":
      return {
        ...scene,
        drawn: "",
        marbles: [...marbles, { id: ++made, bubble: step.bubble, place: step.cell }],
      };
    case "swap":
      return { ...scene, marbles: swapped(marbles, ...step.cells) };
    case "fall": {
      const own = placeOf(step.from, step.planet);
      const from = marbles.some((one) => one.place === own) ? own : placeOf(step.from, 3 - step.planet);
      return { ...scene, marbles: put(marbles, from, placeOf(step.to, step.planet)) };
    }
    case "pop":
    case "out":
      return without(scene, popped(step));
    case "score":
      return { ...scene, scores: scene.scores.map((one, k) => (k === step.seat - 1 ? step.total : one)) };
    case "power":
      return { ...scene, powers: withPower(scene, step.seat, step.bubble, 1) };
    case "use": {
      const used = { ...scene, powers: withPower(scene, step.seat, step.bubble, -1) };
      const [one, other] = step.cells;
      if (one && other) return { ...used, marbles: swapped(marbles, one, other) };
      return step.bubble === "Y" ? without(used, step.cells) : used;
    }
    case "decline":
    case "lapse":
      return { ...scene, powers: scene.powers.map((held, k) => (k === step.seat - 1 ? {} : held)) };
  }
  return scene;
}

export const pops = (step: Step): step is Pop | Out => step.step === "pop" || step.step === "out";

/** The places that a group leaves. */
export const popped = ({ lines, beside, planet }: Pop | Out) =>
  [...lines, ...beside].map((name) => placeOf(name, planet));

const POPS = ["pop", "out", "power", "score"];
const alike = (one: Step, other: Step) =>
  one.step === other.step || (POPS.includes(one.step) && POPS.includes(other.step));
const SEEN = ["draw", "place", "swap", "fall", "pop", "out", "power", "score", "use"];

export interface Frame {
  scene: Scene;
  steps: Step[];
}

/** The frames of a story: what happens at the same time is in one. Empty if it does not lead to that table. */
export function frames(start: Scene, steps: Step[], view: View): Frame[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1)?.at(-1);
    if (last && alike(last, step)) groups.at(-1)!.push(step);
    else groups.push([step]);
  }
  let scene = start;
  const found: Frame[] = [];
  for (const group of groups) {
    scene = group.reduce(after, { ...scene, leaving: [] });
    if (SEEN.includes(group[0]!.step)) found.push({ scene, steps: group });
  }
  return sameAs(scene, view) ? found : [];
}

function sameAs(scene: Scene, view: View): boolean {
  const real = lying(view);
  return real.size === scene.marbles.length && scene.marbles.every((one) => real.get(one.place) === one.bubble);
}

/** What an action would do: where bubbles come to lie first, what pops, what it scores. */
export interface ActionPreview {
  landing: { place: string; bubble: string }[];
  popping: string[];
  points: number;
  powers: string[];
  chain: number; // rounds of pops
  out: number; // taken out of a mission's planet
  sendable: number; // bubbles of lines, of which some may be sent
  ends: boolean;
}

export function previewOf(steps: Step[], view: View): ActionPreview {
  const first = steps.findIndex(pops);
  const before = first < 0 ? steps : steps.slice(0, first);
  const rounds = steps.filter((step, k) => step.step === "pop" && !POPS.includes(steps[k - 1]?.step ?? ""));
  const round = steps.slice(Math.max(0, first));
  const end = round.findIndex((step) => step.step === "fall");
  return {
    landing: before
      .filter((step) => step.step === "fall")
      .map((step) => ({ place: placeOf(step.to, step.planet), bubble: step.bubble })),
    popping:
      first < 0
        ? view.sendable.map((name) => placeOf(name, 1))
        : round
            .slice(0, end < 0 ? undefined : end)
            .filter(pops)
            .flatMap(popped),
    points: pointsOf(steps),
    powers: steps.filter((step) => step.step === "power").map((step) => step.bubble),
    chain: rounds.length,
    out: steps.filter((step) => step.step === "out").flatMap(popped).length,
    sendable: view.sendable.length,
    ends: steps.some((step) => step.step === "end"),
  };
}

/** The bubbles that lie elsewhere than before, of those that are left. */
export function moved(before: Marble[], now: Marble[]): number[] {
  const old = new Map(before.map(({ id, place }) => [id, place]));
  return now.filter(({ id, place }) => old.get(id) !== place).map(({ id }) => id);
}

export const pointsOf = (steps: Step[]) =>
  steps.reduce((sum, step) => sum + (step.step === "score" ? step.points : 0), 0);
