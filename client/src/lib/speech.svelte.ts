import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speakWithServer } from "./api";

/** Words for people: the same Fluent files that the terminal uses, loaded by language on demand. */
const files = import.meta.glob<string>(
  ["../../../src/guildhall/locale/*/*.ftl", "!../../../src/guildhall/locale/*/{doctor,start}.ftl"],
  { query: "?raw", import: "default" },
);
/** The few that come with the page: they say that no others came. */
const first = import.meta.glob<string>("../../../src/guildhall/locale/*/start.ftl", { query: "?raw", import: "default", eager: true });

const SHELL = ["core", "client", "server"];
const bundles: Record<string, FluentBundle> = {};
for (const [path, text] of Object.entries(first)) add(languageOf(path), text);

const loading = new Map<string, Promise<void>>();
/** The files that are there, as "fr/guildes". */
const there = new Set<string>();

export const LANGUAGES = Object.keys(bundles).sort();

export const speech = $state({ language: "en", version: 0 });

function pathOf(language: string, file: string): string | undefined {
  return Object.keys(files).find((name) => name.endsWith(`/${language}/${file}.ftl`));
}

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

function add(language: string, text: string): void {
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

async function fetchTexts(path: string, language: string, file: string): Promise<void> {
  add(language, await files[path]!());
  there.add(`${language}/${file}`);
}

async function load(language: string, file: string): Promise<void> {
  const path = pathOf(language, file);
  if (!path) return;
  const coming = loading.get(path) ?? fetchTexts(path, language, file);
  loading.set(path, coming);
  await coming.catch((error: unknown) => {
    loading.delete(path);
    throw error;
  });
}

/** Load a file; English stands in for one that does not come in another language, until it is asked for again. */
async function loadOrLend(language: string, file: string): Promise<void> {
  await load(language, file).catch(async (error: unknown) => {
    const english = language === "en" ? undefined : pathOf("en", file);
    const text = english && (await files[english]!().catch(() => undefined));
    if (!text) throw error;
    if (!there.has(`${language}/${file}`)) add(language, text);
  });
}

/** Say whether the file that has a message is still on its way. */
function isComing(id: string): boolean {
  const [first = "", ...more] = id.split("-");
  return [first, ...more.map((part) => `${first}_${part}`)].some(
    (file) => pathOf(speech.language, file) && !there.has(`${speech.language}/${file}`),
  );
}

/** The language that was chosen last; spoken when its words are there. */
let wanted = speech.language;

/** Files beside those of the shell that some page has asked for. */
const asked = new Set<string>();

/** Make sure the texts of a game are there in the present language. */
export async function learnGame(game: string): Promise<void> {
  await learnTexts(game, `client_${game}`);
}

/** Make sure some files of texts are there, in English if need be: now, in a language that is on its way and in every one that is chosen later. */
export async function learnTexts(...names: string[]): Promise<void> {
  for (const name of names) asked.add(name);
  const languages = [...new Set([speech.language, wanted])];
  await Promise.all(languages.flatMap((language) => names.map((name) => loadOrLend(language, name))));
  speech.version += 1;
}

export async function speak(language: string): Promise<void> {
  const known = LANGUAGES.includes(language) ? language : "en";
  wanted = known;
  try {
    await Promise.all([...SHELL, ...asked].map((file) => load(known, file)));
  } catch (error) {
    if (wanted === known) wanted = speech.language;
    throw error;
  }
  if (wanted === known) change(known);
}

/** Speak for the first time: English where a language does not come. Without any words, what comes with the page is said in that language; whether there are more. */
export async function begin(speaking: Promise<void>, language: string): Promise<boolean> {
  try {
    await speaking.catch(() => speak("en"));
    return true;
  } catch {
    if (LANGUAGES.includes(language)) change(language);
    return false;
  }
}

function change(language: string): void {
  speech.language = language;
  speech.version += 1;
  speakWithServer(language);
  document.documentElement.lang = language;
}

/** Give the text of a message, or of a form of it (`id.form`): nothing while it is on its way; an unknown one shows its id, to be noticed. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  void speech.version;
  const bundle = bundles[speech.language];
  const [name = id, form] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!bundle || !pattern) return isComing(name) ? "" : id;
  return bundle.formatPattern(pattern, args);
}

/** The same where a text may be in a file that was not asked for: nothing then. */
export function sayIfThere(id: string, args: Record<string, FluentVariable> = {}): string {
  void speech.version;
  return bundles[speech.language]?.hasMessage(id) ? say(id, args) : "";
}

/** Give a name to a thing of a kind; seats are called by their players. */
export function nameOf(game: string, kind: string, id: string | number, names: string[]): string {
  if (kind === "seat") return names[Number(id)] ?? String(id);
  return say(`${game}-${kind}-${id}`);
}

/** Turn the arguments of an event, a move or a refusal into names. */
export function named(
  game: string,
  kinds: Record<string, { kind: string }>,
  args: Record<string, string | number>,
  names: string[],
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const kind = kinds[name]?.kind;
      return [name, kind && typeof value === "string" ? nameOf(game, kind, value, names) : value];
    }),
  );
}

/** Why a hint is given, in the game's own words where it has some. */
export function reasonText(
  game: string,
  kinds: Record<string, { kind: string }>,
  reason: { code: string; facts: Record<string, string | number> },
  names: string[],
): string {
  const own = `${game}-reason-${reason.code}`;
  const id = bundles[speech.language]?.hasMessage(own) ? own : `reason-${reason.code}`;
  return say(id, named(game, kinds, reason.facts, names));
}

/** What a move costs, in words; nothing for one that is free. */
export function priceOf(game: string, kinds: Record<string, { kind: string; ids: string[] }>, price: Record<string, number> = {}): string {
  const thing = (what: string, at: number): string => (kinds[what]?.ids[at] ? nameOf(game, kinds[what].kind, kinds[what].ids[at], []) : "");
  const words = listed(Object.entries(price).map(([what, count]) => say(`${game}-price-${what}`, { count, thing: thing(what, count) })));
  return words.replaceAll(" ", "\u00a0");
}

/** A text of the shell, in a game's own words where it has some: points may be votes there. */
export function sayFor(game: string, what: string, args: Record<string, FluentVariable> = {}): string {
  void speech.version;
  const own = `client-${game}-${what}`;
  return say(bundles[speech.language]?.hasMessage(own) ? own : `client-${what}`, args);
}

/** How long a game lasts, in words: whole hours from two on. */
export function duration(minutes: number): string {
  const hours = minutes / 60;
  const [value, unit] = hours >= 2 && Number.isInteger(hours) ? [hours, "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(speech.language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** Names one after the other, as the language joins them; English as in Britain, without a comma before “and”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(speech.language === "en" ? "en-GB" : speech.language).format(names);
}

/** A day in words, of a moment in seconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(at * 1000);
}

/** A moment in words, with the time of the day. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

const UNITS: [Intl.RelativeTimeFormatUnit & ("day" | "hour" | "minute"), number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The largest unit that a time is at least one of, and how many. */
function counted(seconds: number): [number, "day" | "hour" | "minute"] {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[2]!;
  return [Math.floor(seconds / size), unit];
}

/** How long ago something was, of seconds: "5 minutes ago". */
export function ago(seconds: number): string {
  const [count, unit] = counted(Math.max(seconds, 0));
  return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" }).format(-count, unit);
}

/** A time in words, of seconds: "2 days". */
export function lasting(seconds: number): string {
  const [count, unit] = counted(Math.max(seconds, 0));
  return new Intl.NumberFormat(speech.language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
