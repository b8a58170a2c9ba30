import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { GameAbout, Page } from "../lib/types.generated";
import Concerns from "./Concerns.svelte";
import Marked from "./Marked.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Anna takes Gent.</p>" }));
const onclose = (): void => undefined;
const ANNOUNCED = /role="(status|alert|log)"|aria-live/;

it("what the log has told already is not announced again, all of it with each line that comes", () => {
  const page = { game: "guildes", seat: 0 } as Page;
  expect(render(Concerns, { props: { page, about: {} as GameAbout, names: [], items: [], onclose } }).body).not.toMatch(ANNOUNCED);
  expect(render(Marked, { props: { title: "You lead Spain", edge: "gold", heard: true, onclose, children } }).body).toMatch(ANNOUNCED);
});
