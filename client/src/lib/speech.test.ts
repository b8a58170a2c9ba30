import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnTexts, say, speak, speech } from "./speech.svelte";

const page = { lang: "" };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: page });
});
afterEach(() => vi.unstubAllGlobals());
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
