/* Wood on wood, made by code: a short knock of two tones and a breath of noise. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function tone(at: number, pitch: number, loud: number, long: number): void {
  const [wave, fade] = [audio!.createOscillator(), audio!.createGain()];
  wave.frequency.setValueAtTime(pitch, at);
  wave.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + long);
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0005, at + long);
  wave.connect(fade).connect(audio!.destination);
  wave.start(at);
  wave.stop(at + long);
}

function breath(at: number, loud: number, long: number): void {
  const noise = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * long), audio!.sampleRate);
  const data = noise.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (2 * Math.random() - 1) * (1 - k / data.length) ** 3;
  const [source, sieve, fade] = [audio!.createBufferSource(), audio!.createBiquadFilter(), audio!.createGain()];
  source.buffer = noise;
  sieve.type = "bandpass";
  sieve.frequency.value = 1500;
  fade.gain.value = loud;
  source.connect(sieve).connect(fade).connect(audio!.destination);
  source.start(at);
}

/** Browsers allow sound only after a touch; before that the table is silent. */
function ready(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false;
  audio ??= new AudioContext();
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

export function chime(): void {
  if (!ready()) return;
  const at = audio!.currentTime + 0.05;
  [392, 523, 659].forEach((pitch, k) => tone(at + 0.13 * k, pitch, 0.08, 0.7));
}
