import { mount } from "svelte";
import { house } from "../lib/house.svelte";
import { Engine } from "./engine";
import Offline from "./Offline.svelte";
import { answerFrom } from "./shelf";

/** The rules are fetched while somebody still chooses what to play. */
const engine = new Engine(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
house.alone = true;
answerFrom("./offline/catalogue.json");

/** Show the page that needs no server. */
export function open(target: HTMLElement): void {
  mount(Offline, { target, props: { engine } });
}
