import { expect, it } from "vitest";
import { botAbout, botLabel, botName } from "./bots";
import { learnTexts } from "./speech.svelte";

it("names a bot by its level, or by its character and level", async () => {
  await learnTexts("core", "client", "guildes");
  expect(botName("guildes", "expert")).toBe("Expert");
  expect(botAbout("guildes", "expert")).toBe("");
  expect(botName("guildes", "expert:courtier")).toBe("Courtier (Expert)");
  expect(botAbout("guildes", "journeyman:courtier")).toMatch(/^Courts the great guilds/);
});

it("labels a bot in one word, also where its name has none of its own", async () => {
  await learnTexts("core", "client", "guildes");
  const labels = ["grandmaster", "expert:courtier", "master:3", "somebody.module:Bot", ""].map((bot) => botLabel("guildes", bot));
  expect(labels).toEqual(["Grandmaster", "Courtier", "Master", "bot", "bot"]);
});
