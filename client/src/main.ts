import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "./style.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import Unstarted from "./shell/Unstarted.svelte";
import { applySettings, followSettings, settings } from "./lib/settings.svelte";
import { begin } from "./lib/speech.svelte";
import "./lib/installing.svelte";
import { keepShell } from "./lib/push";
import { house } from "./lib/house.svelte";
import { renewal } from "./lib/renewal.svelte";

/** Letters that came later would change the height of lines and move what is about to be pressed. */
const letters = [...document.fonts].map((face) => face.load());
const target = document.getElementById("app")!;

/** Show the page; one that needs no server says so itself, as it may lie anywhere. Not awaited: what comes later imports this file, too. */
async function open(): Promise<void> {
  const offline = "alone" in document.documentElement.dataset ? import("./offline/open").catch(() => null) : undefined;
  const [speaks] = await Promise.all([begin(applySettings(), settings.language), Promise.allSettled(letters)]);
  const alone = await offline;
  if (!speaks || alone === null) return void mount(Unstarted, { target });
  if (alone) return alone.open(target);
  mount(App, { target });
  await keepShell();
}

renewal.listen();
followSettings();
house.followTabs();
void open();
