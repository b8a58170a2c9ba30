import { FluentBundle } from "@fluent/bundle";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnTexts, say, speak, speech } from "./speech.svelte";

const page = { lang: "" };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: page });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(async () => {
  vi.stubGlobal("document", { documentElement: page });
  await speak("en");
  vi.unstubAllGlobals();
});

it("the language that was chosen last is spoken, whichever comes first", async () => {
  await speak("en");
  await Promise.all([speak("it"), speak("en")]);
  expect([speech.language, page.lang, say("client-close")]).toEqual(["en", "en", "Close"]);
});

it("what a page asks for while another language is on its way comes in that language, too", async () => {
  await speak("en");
  const coming = speak("nl");
  await learnTexts("puzzle");
  await coming;
  expect(speech.language).toBe("nl");
  expect(say("puzzle-title")).not.toBe("");
});

it("a game whose words do not come is told in English, until they do", async () => {
  vi.resetModules(); // words that other tests have learned would be there
  const fresh = await import("./speech.svelte");
  await fresh.speak("fr");
  vi.spyOn(FluentBundle.prototype, "addResource").mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await fresh.learnTexts("guildes");
  expect([fresh.say("guildes-guild-fishermen"), fresh.say("client-close")]).toEqual(["Fishermen", "Fermer"]);
  await fresh.learnTexts("guildes");
  expect(fresh.say("guildes-guild-fishermen")).toBe("Pêcheurs");
  vi.resetModules();
});

/** A page that begins where the words of some languages do not come. */
async function begun(language: string, missing: string[]): Promise<{ speaks: boolean; said: string[] }> {
  vi.resetModules(); // words that other tests have learned would be there
  const fresh = await import("./speech.svelte");
  const add = FluentBundle.prototype.addResource;
  vi.spyOn(FluentBundle.prototype, "addResource").mockImplementation(function (this: FluentBundle, ...given) {
    if (missing.includes(this.locales[0]!)) throw new TypeError("Failed to fetch");
    return add.apply(this, given);
  });
  const speaks = await fresh.begin(fresh.speak(language), language);
  vi.restoreAllMocks();
  vi.resetModules(); // and what did not come here is to come there
  return { speaks, said: [page.lang, fresh.say("client-close"), fresh.say("start-again")] };
}

it("a page begins in English where the words of its language do not come", async () => {
  expect(await begun("fr", ["fr"])).toEqual({ speaks: true, said: ["en", "Close", "Try again"] });
});

it("a page to which no words come says so in its language, with the words it brings", async () => {
  expect(await begun("fr", ["fr", "en"])).toEqual({ speaks: false, said: ["fr", "", "Réessayer"] });
});
