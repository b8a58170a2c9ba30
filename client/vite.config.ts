import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";

/** The pictures of the documentation stand for the games where links are shared. */
const cards: Plugin = {
  name: "cards",
  generateBundle() {
    for (const file of readdirSync("../docs").filter((name) => name.endsWith(".jpg")))
      this.emitFile({ type: "asset", fileName: `cards/${file}`, source: readFileSync(`../docs/${file}`) });
  },
};

/** What every page needs is one file, and so is what every board needs: each file that is asked for costs both sides. */
const TOGETHER = [
  { name: "house", test: /src\/main\.ts$/, priority: 2 },
  { name: "table", test: /src\/(shell\/TablePage\.svelte$|board\/)|svelte\/src\/(animate|transition)\// },
];

export default defineConfig({
  plugins: [svelte(), cards],
  build: {
    outDir: "../src/guildhall/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8302", ws: true } }, fs: { allow: [".."] } },
  // files share a thread and what they import, which costs a quarter: none may leave anything behind
  test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads" },
});
