import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "./style.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { applySettings, followSettings } from "./lib/settings.svelte";
import "./lib/installing.svelte";
import { keepShell } from "./lib/push";
import { renewal } from "./lib/renewal.svelte";

/** Letters that came later would change the height of lines and move what is about to be pressed. */
const letters = [...document.fonts].map((face) => face.load());
const target = document.getElementById("app")!;

/** Show the page; one that needs no server says so itself, as it may lie anywhere. Not awaited: what comes later imports this file, too. */
async function begin(): Promise<void> {
  const offline = "alone" in document.documentElement.dataset ? import("./offline/open") : undefined;
  await Promise.all([applySettings(), Promise.allSettled(letters)]);
  if (offline) return (await offline).open(target);
  mount(App, { target });
  await keepShell();
}

renewal.listen();
followSettings();
void begin();
