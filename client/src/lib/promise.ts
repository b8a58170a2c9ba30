import { post, Refused } from "./api";
import type { Again, LessonLeft, LuckNumber, NewTable, PlayOn, Sit } from "./bodies.generated";
import type { Created } from "./types.generated";

/** What this browser knows of the luck of a table from before its first draw. */
export interface Kept {
  commitment: string;
  /** What it added to the luck; empty when it added nothing. */
  number: string;
}

const KEY = "guildhall-luck";
/** Tables that are remembered; the oldest are forgotten first. */
const MOST = 200;

type Notes = Record<string, Kept>;

function notes(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Notes;
  } catch {
    return {};
  }
}

function write(all: Notes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // a browser that keeps nothing plays all the same; the end says what could not be checked
  }
}

export function kept(table: string): Kept | undefined {
  return notes()[table];
}

export function keep(table: string, commitment: string, number: string): void {
  const { [table]: _, ...others } = notes();
  write({ ...others, [table]: { commitment, number } });
}

/** The commitment of a table that has not begun; the first one seen counts. */
export function seen(table: string, commitment: string): void {
  if (!kept(table)) keep(table, commitment, "");
}

function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Send a new number; it is kept unless the server refuses it: then one that was sent before it counts. */
async function withNumber<T>(table: string, commitment: string, send: (number: string) => Promise<T>): Promise<T> {
  const number = newNumber();
  const before = kept(table)?.number ?? "";
  keep(table, commitment, number);
  try {
    return await send(number);
  } catch (error) {
    if (error instanceof Refused && kept(table)?.number === number) keep(table, commitment, before);
    throw error;
  }
}

/** Add this browser's number to the luck of a table whose commitment it has seen. */
export async function addNumber(table: string, commitment: string): Promise<void> {
  try {
    await withNumber(table, commitment, (number) => post(`/api/tables/${table}/luck`, { number } satisfies LuckNumber));
  } catch (error) {
    // another tab was faster, or the host did not wait: the game goes on without this number
    if (!(error instanceof Refused)) throw error;
  }
}

type Wish = NewTable | PlayOn | Again | LessonLeft;

/** Tables that are being created, by what was asked for. */
const coming = new Map<string, Promise<string>>();

/** Create a table where one has a seat; who presses twice gets one. */
export function createTable(path: string, wish: Wish): Promise<string> {
  const asked = path + JSON.stringify(wish);
  const table = coming.get(asked) ?? created(path, wish).finally(() => coming.delete(asked));
  coming.set(asked, table);
  return table;
}

/** The server commits, then this browser adds its number. */
async function created(path: string, wish: Wish): Promise<string> {
  const made = await post<Created>(path, { ...wish, luck: true });
  await addNumber(made.table, made.commitment);
  return made.table;
}

/** Take a seat at a table whose commitment one has seen, and add a number. */
export function sitDown(table: string, commitment: string, wish: Sit = {}): Promise<unknown> {
  return withNumber(table, commitment, (luck) => post(`/api/tables/${table}/sit`, { ...wish, luck }));
}

/** Leave a seat, and with it the number that was added; who is kept in the seat keeps both. */
export async function standUp(table: string, commitment: string, stand: () => Promise<boolean>): Promise<void> {
  if (await stand()) keep(table, commitment, "");
}
