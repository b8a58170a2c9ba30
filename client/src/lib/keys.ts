/** What a key means at the table. */
export type Deed = "hint" | "undo" | "turn" | "confirm" | "skip" | "keys";

/** All keys with what they do, as they are shown; digits choose an answer of the list. */
export const KEYS: { keys: string; says: string }[] = [
  { keys: "1 – 9", says: "client-keys-choose" },
  { keys: "H", says: "client-hint" },
  { keys: "U", says: "client-undo" },
  { keys: "⇧ U", says: "client-undo-turn" },
  { keys: "↵", says: "client-keys-confirm" },
  { keys: "Esc", says: "client-keys-skip" },
  { keys: "?", says: "client-keys-show" },
];

const DEEDS: Record<string, Deed> = { h: "hint", u: "undo", "⇧u": "turn", enter: "confirm", escape: "skip", "?": "keys" };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** The deed a key stands for, or the number of an answer; null for all others, with Ctrl or held down too. */
export function deedOf({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }: Pressed): Deed | number | null {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  if (/^[1-9]$/.test(key)) return Number(key);
  const name = key.toLowerCase();
  return DEEDS[shiftKey && name === "u" ? "⇧u" : name] ?? null;
}

/** Whether keys are wanted elsewhere: a field is being filled in, or a dialog is open. */
export function isTyping(at: Element | null): boolean {
  return !!at?.closest("input, textarea, select, [contenteditable]") || isCovered();
}

/** Whether a dialog lies over the page: keys are meant for it alone. */
export function isCovered(): boolean {
  return !!document.querySelector("dialog[open]");
}

/** Whether Enter presses what has the focus. */
export function isPressable(at: Element | null): boolean {
  return !!at?.closest("button, a, summary, [role=button]");
}

/** Whether nothing has the focus: what had it is gone, or a page has just been opened. */
export function isNowhere(at: Element | null): boolean {
  return !at || at.matches("body, main");
}

/** Whether a key, pressed anywhere on the page, shows the whole sheet of a board. */
export function showsAll({ key, ctrlKey, metaKey }: Pressed, at: Element | null): boolean {
  return key === "0" && !ctrlKey && !metaKey && !isTyping(at);
}
