/* Wood on wood, made by code: a short knock of two tones and a breath of noise. */
import type { Outcome } from "./outcome";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;
let volume: GainNode | null = null; // everything goes through it
const USUAL = 0.7; // at this setting sounds are as loud as they are written here

function tone(at: number, pitch: number, loud: number, long: number, sinks = 0.82): void {
  const [wave, fade] = [audio!.createOscillator(), audio!.createGain()];
  wave.frequency.setValueAtTime(pitch, at);
  wave.frequency.exponentialRampToValueAtTime(pitch * sinks, at + long);
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0005, at + long);
  wave.connect(fade).connect(volume!);
  wave.start(at);
  wave.stop(at + long);
}

function breath(at: number, loud: number, long: number, pitch = 1500): void {
  const noise = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * long), audio!.sampleRate);
  const data = noise.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (2 * Math.random() - 1) * (1 - k / data.length) ** 3;
  const [source, sieve, fade] = [audio!.createBufferSource(), audio!.createBiquadFilter(), audio!.createGain()];
  source.buffer = noise;
  sieve.type = "bandpass";
  sieve.frequency.value = pitch;
  fade.gain.value = loud;
  source.connect(sieve).connect(fade).connect(volume!);
  source.start(at);
}

/** Browsers allow sound only after a touch; before that the table is silent. */
function ready(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false;
  audio ??= new AudioContext();
  volume ??= new GainNode(audio);
  volume.connect(audio.destination);
  volume.gain.value = settings.volume / USUAL;
  if (audio.state === "suspended") void audio.resume();
  return true;
}

export function knock(height = 0): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.01;
  tone(at, 240 + 22 * height, 0.16, 0.09);
  tone(at, 610 + 40 * height, 0.06, 0.05);
  breath(at, 0.22, 0.04);
}

/** Wood meets wood: as loud as it was hard (units a second), the deeper the longer the bar is. */
export function thud(hard: number, length: number): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.005;
  const loud = Math.min(1, hard / 6);
  const pitch = 300 - 17 * length;
  tone(at, pitch, 0.03 + 0.2 * loud, 0.07 + 0.012 * length);
  tone(at, 2.55 * pitch, 0.07 * loud, 0.05);
  breath(at, 0.04 + 0.26 * loud, 0.04);
}

/** A note of wood with a long tail: a bar of a marimba, so many steps above the lowest. */
const SCALE = [0, 2, 4, 7, 9];
function bar(at: number, step: number, loud: number, long = 0.36): void {
  const pitch = 262 * 2 ** (Math.floor(step / 5) + SCALE[((step % 5) + 5) % 5]! / 12);
  tone(at, pitch, loud, long, 1);
  tone(at, 3.9 * pitch, loud * 0.22, long * 0.3, 1);
}

/** A light double tap: it is your turn. */
export function yourTurn(): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.02;
  for (const later of [0, 0.13]) {
    tone(at + later, 520, 0.1, 0.08);
    tone(at + later, 1170, 0.04, 0.05);
  }
}

/** A win is three notes up, a loss two soft notes down, a shared win one chord. */
export function ending(how: Outcome): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.05;
  if (how === "won") [0, 2, 5].forEach((step, k) => bar(at + 0.12 * k, step, 0.12, 0.4));
  else if (how === "lost") [2, 0].forEach((step, k) => bar(at + 0.18 * k, step, 0.06, 0.4));
  else for (const step of [0, 2, 3]) bar(at, step, 0.07, 0.4);
}

/** A link of a chain: each is a step higher than the one before it. */
export function link(number: number): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.01;
  bar(at, Math.min(number, HIGHEST) - 1, 0.13);
  breath(at, 0.1, 0.03, 2600);
}
const HIGHEST = 12; // two octaves and a bit; then it stays there

/** Something small arrives where it belongs: a power at its owner, a star. */
export function chime(step: number): void {
  if (ready()) bar(audio!.currentTime + 0.01, 5 + step, 0.06, 0.3);
}
