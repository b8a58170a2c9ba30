import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "./house.svelte";
import { ownDone, shareLearned, tellDone } from "./learned";
import { finishedLessons, keepProgress } from "./lessons";
import { note, remembered } from "./puzzles";
import type { Catalogue, LearnedOne, Person } from "./types.generated";

/** A server that keeps what it is told of one person. */
function serve(person: string, done: LearnedOne[] = []): { kept: LearnedOne[]; asked: number } {
  const server = { kept: done, asked: 0 };
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const told = JSON.parse(body) as { done: LearnedOne[]; person: string };
    server.asked += 1;
    if (!told.person || told.person === person) server.kept.push(...told.done);
    return new Response(JSON.stringify({ person, done: server.kept }));
  });
  return server;
}

function become(account: boolean): void {
  house.become({ name: "Anna", account, login: null, settings: {} } as unknown as Person);
}

const solved = (name: string, right = true): LearnedOne => ({ kind: "puzzle", game: "sample", name, solved: right });
const basics: LearnedOne = { kind: "lesson", game: "sample", name: "basics", solved: true };

describe("lessons and puzzles of a person in more than one browser", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    house.catalogue = { features: ["progress"] } as unknown as Catalogue;
  });

  afterEach(() => {
    house.catalogue = null;
    vi.unstubAllGlobals();
  });

  it("brings together what both know, once for each visit", async () => {
    note("sample", "a", true);
    keepProgress("sample", "basics", ["next"], true);
    keepProgress("sample", "second", ["next"], false);
    const server = serve("anna", [solved("b"), solved("c", false)]);
    become(false);
    await shareLearned();
    expect(server.kept).toEqual([solved("b"), solved("c", false), basics, solved("a")]);
    expect(remembered()).toEqual({ results: { "sample/b": true, "sample/c": false, "sample/a": true }, streak: 1, longest: 1 });
    await shareLearned();
    expect(server.asked).toBe(2);
  });

  it("lets the first answer count wherever it was given", async () => {
    note("sample", "a", true);
    serve("anna", [solved("a", false)]);
    become(true);
    await shareLearned();
    expect(ownDone()).toEqual([solved("a", false)]);
  });

  it("does not take what another account did here for one's own", async () => {
    note("sample", "a", true);
    serve("anna");
    become(true);
    await shareLearned();
    const bea = serve("bea", [basics]);
    become(true);
    await shareLearned();
    expect(bea.kept).toEqual([basics]);
    expect([finishedLessons(), remembered().results]).toEqual([["sample/basics"], {}]);
  });

  it("takes what a guest did along into the account", async () => {
    note("sample", "a", true);
    serve("guest");
    become(false);
    await shareLearned();
    const anna = serve("anna");
    become(true);
    await shareLearned();
    expect(anna.kept).toEqual([solved("a")]);
  });

  it("remembers alone where nobody came in, the house keeps nothing or cannot be reached", async () => {
    const server = serve("anna");
    house.become(null);
    await tellDone("puzzle", "sample", "a");
    become(false);
    house.catalogue = { features: [] } as unknown as Catalogue;
    await shareLearned();
    expect(server.asked).toBe(0);
    house.catalogue = { features: ["progress"] } as unknown as Catalogue;
    note("sample", "a", true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await shareLearned();
    await tellDone("puzzle", "sample", "a");
    expect(ownDone()).toEqual([solved("a")]);
    serve("anna");
    await shareLearned();
    await tellDone("puzzle", "sample", "b");
    expect(remembered().streak).toBe(1);
  });
});
