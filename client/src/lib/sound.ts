import { settings } from "./settings.svelte";
import type { LogItem } from "./types.generated";

export type Sound = "turn" | "reveal" | "placed" | "scored" | "message" | "end";

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = [pitch: number, begins: number, rings: number];

const TONES: Record<Sound, Tone[]> = {
  turn: [[587, 0, 0.35], [880, 0.12, 0.5]],
  reveal: [[392, 0, 0.12], [494, 0.06, 0.12], [587, 0.12, 0.25]],
  placed: [[196, 0, 0.09]],
  scored: [[1047, 0, 0.12], [1319, 0.07, 0.25]],
  message: [[740, 0, 0.12], [740, 0.16, 0.12]],
  end: [[392, 0, 0.5], [494, 0.16, 0.5], [587, 0.32, 0.6], [784, 0.48, 1.1]],
};
const LOUD = 0.06;
const ATTACK = 0.01;
/** A browser may hold sounds back until somebody touches the page; what is older than this in ms is not made up for. */
const STALE = 400;

let context: AudioContext | null = null;

/** Make a short, quiet sound, if sounds are switched on. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const speaker = (context ??= new AudioContext());
  const asked = Date.now();
  void speaker.resume().then(() => {
    if (Date.now() - asked < STALE) for (const tone of TONES[name]) ring(speaker, tone);
  });
}

function ring(speaker: AudioContext, [pitch, begins, rings]: Tone): void {
  const at = speaker.currentTime + begins;
  const tone = speaker.createOscillator();
  const volume = speaker.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(LOUD / 100, at + rings);
  tone.connect(volume).connect(speaker.destination);
  tone.start(at);
  tone.stop(at + rings);
}

/** The sound of what happened in a step; points have theirs when they arrive. */
export function soundOf(told: LogItem[], reveals: string[]): Sound | null {
  if (told.some((item) => reveals.includes(item.kind))) return "reveal";
  return told.some((item) => "seat" in item.args || "faction" in item.args) ? "placed" : null;
}
