/** Soft sounds, made by the browser itself; silent when the user wants it so. */

import { settings } from "./settings.svelte";

type Note = { pitch: number; at: number; length: number; loud: number };

const SOUNDS = {
  turn: [
    { pitch: 523.25, at: 0, length: 0.5, loud: 0.12 },
    { pitch: 783.99, at: 0.13, length: 0.7, loud: 0.12 },
  ],
  move: [{ pitch: 329.63, at: 0, length: 0.12, loud: 0.035 }],
  chat: [{ pitch: 659.25, at: 0, length: 0.18, loud: 0.05 }],
  end: [
    { pitch: 392, at: 0, length: 0.6, loud: 0.1 },
    { pitch: 493.88, at: 0.15, length: 0.6, loud: 0.1 },
    { pitch: 587.33, at: 0.3, length: 0.6, loud: 0.1 },
    { pitch: 783.99, at: 0.45, length: 1.2, loud: 0.12 },
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Browsers let a page sound only after its user has done something. */
export function readySound(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
}

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || context?.state !== "running") return;
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  const tone = on.createOscillator();
  tone.type = "sine";
  tone.frequency.value = note.pitch;
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + note.length);
}
