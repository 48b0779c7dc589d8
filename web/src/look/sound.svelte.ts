// Sounds, made as they are wanted: off until somebody turns them on.

import { keep, kept } from "../kept.ts";

export type Sound = "card" | "pearl" | "dice" | "turn" | "end";

let isOn = $state(kept("sound") === "on");
let context: AudioContext | null = null;

export function hasSound(): boolean {
  return isOn;
}

export function setSound(on: boolean): void {
  isOn = on;
  keep("sound", on ? "on" : "off");
  if (on) sound("pearl");
}

/** A tone that fades: how high, when, how long, how loud. */
function tone(out: AudioContext, hertz: number, after: number, seconds: number, loud: number): void {
  const at = out.currentTime + after;
  const voice = new OscillatorNode(out, { type: "sine", frequency: hertz });
  const level = new GainNode(out, { gain: 0 });
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(level).connect(out.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

/** A rustle around a pitch: paper, or wood on wood. */
function rustle(out: AudioContext, hertz: number, after: number, seconds: number, loud: number): void {
  const at = out.currentTime + after;
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * seconds), out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const noise = new AudioBufferSourceNode(out, { buffer });
  const band = new BiquadFilterNode(out, { type: "bandpass", frequency: hertz, Q: 1.2 });
  noise.connect(band).connect(new GainNode(out, { gain: loud })).connect(out.destination);
  noise.start(at);
}

const SOUNDS: Readonly<Record<Sound, (out: AudioContext) => void>> = {
  card: (out) => { rustle(out, 2400, 0, 0.09, 0.35); },
  pearl: (out) => {
    tone(out, 1175, 0, 0.16, 0.1);
    tone(out, 1760, 0.05, 0.2, 0.07);
  },
  dice: (out) => { for (const [i, hertz] of [900, 1300, 800, 1100].entries()) rustle(out, hertz, i * 0.055, 0.05, 0.7); },
  turn: (out) => {
    tone(out, 523, 0, 0.22, 0.1);
    tone(out, 784, 0.12, 0.32, 0.1);
  },
  end: (out) => { for (const [i, hertz] of [392, 523, 659, 784].entries()) tone(out, hertz, i * 0.13, 0.7, 0.09); },
};

export function sound(what: Sound): void {
  if (!isOn) return;
  context ??= new AudioContext();
  // A browser lets nothing sound before the first click; that is no error.
  if (context.state === "suspended") void context.resume();
  SOUNDS[what](context);
}
