import { expect, test } from "vitest";
import { searchOf } from "./past";

const NONE = { game: "", name: "", option: "", result: "", since: "", until: "" };

test("only what is asked for stands in the address", () => {
  expect(searchOf("", NONE, "")).toBe("");
  expect(searchOf("me", { ...NONE, game: "guildes", name: "  " }, "")).toBe("person=me&game=guildes");
});

test("names and options are written so that they come back as they were", () => {
  const query = searchOf("me", { ...NONE, name: " Zoë & <b> ", option: "events=true" }, "abc");
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ person: "me", name: "Zoë & <b>", option: "events=true", after: "abc" });
});
