import { hearTime } from "./time.svelte";
import type { Problem } from "./types.generated";

/** A refusal of the server: a code, a message in one's language, perhaps a rule. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** Whether the server refused because it was asked too often of late. */
export const tooOften = (error: unknown): boolean => error instanceof Refused && error.problem.code === "too_many_requests";

/** Who is told of every refusal. */
export const refusals = new Set<(problem: Problem) => void>();

let language = "en";

export function speakWithServer(code: string): void {
  language = code;
}

export const serverLanguage = (): string => language;

/** Answers in the place of the server, where there is none. */
type Answering = (method: string, path: string, body?: unknown) => Promise<unknown>;
let answering: Answering | undefined;

export function answerHere(answers: Answering | undefined): void {
  answering = answers;
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (answering) return answering(method, path, body) as Promise<T>;
  const response = await fetch(path, {
    method,
    headers: { "accept-language": language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  hearTime(response.headers.get("date"));
  const data: unknown = await response.json();
  if (!response.ok) {
    for (const tell of refusals) tell(data as Problem);
    throw new Refused(data as Problem, response.status);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> => call<T>("POST", path, body, signal);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);
