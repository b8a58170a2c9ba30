import { LANGUAGES, speak } from "./speech.svelte";
import { recalled, remember } from "./storage";

export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  confirm: boolean;
  /** Ask also what has only one answer. */
  askAll: boolean;
  speed: "calm" | "brisk" | "still";
  labels: boolean;
  sound: boolean;
  /** In which games each question is explained, and where that was changed at a table. */
  aid: "new" | "always" | "never";
  aids: Record<string, boolean>;
  /** A bot proposes answers to routine questions. */
  proposals: boolean;
}

const KEY = "guildhall-settings";

function preferred(): string {
  return navigator.languages.map((code) => code.slice(0, 2)).find((code) => LANGUAGES.includes(code)) ?? "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(recalled(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: preferred(),
  theme: "auto",
  confirm: false,
  askAll: false,
  speed: "brisk",
  labels: true,
  sound: false,
  aid: "new",
  aids: {},
  proposals: false,
  ...kept(),
});

const PACES = { calm: 1600, brisk: 750, still: 0 };
const PATIENCE = { calm: 6000, brisk: 2000, still: 0 };

/** For how many milliseconds one of the automatic actions is shown; 0: all at once. */
export function pace(): number {
  const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : PACES[settings.speed];
}

/** How many milliseconds showing what happened may keep anybody from the next question. */
export function patience(): number {
  return PATIENCE[settings.speed];
}

/** Keep the settings in this browser, if it keeps anything, and make them so. */
export async function applySettings(): Promise<void> {
  remember(KEY, JSON.stringify(settings));
  await makeSo();
}

/** What is set in another tab holds in this one, too: it would write back what it knew. */
export function followSettings(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, kept());
    void makeSo();
  });
}

async function makeSo(): Promise<void> {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["speed"] = settings.speed;
  await speak(settings.language);
}
