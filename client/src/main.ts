import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "./style.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { applySettings } from "./lib/settings.svelte";

await applySettings();
mount(App, { target: document.getElementById("app")! });
