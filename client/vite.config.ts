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

/** Python for browsers, for the page that needs no server: as it is, in a folder that has its version. */
const PYODIDE = `pyodide-${(JSON.parse(readFileSync("node_modules/pyodide/package.json", "utf8")) as { version: string }).version}`;
const python: Plugin = {
  name: "python",
  generateBundle() {
    for (const file of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"])
      this.emitFile({ type: "asset", fileName: `offline/${PYODIDE}/${file}`, source: readFileSync(`node_modules/pyodide/${file}`) });
  },
};

/** The first page once more, for any folder and without a server: it says so, and names no place of a server. */
const offline: Plugin = {
  name: "offline",
  enforce: "post",
  generateBundle(_options, bundle) {
    const first = bundle["index.html"];
    if (first?.type !== "asset") throw new Error("no first page");
    const page = String(first.source).replace(/ *<link rel="(manifest|apple-touch-icon)".*\n/g, "").replace("<html", "<html data-alone").replaceAll('="/', '="./');
    this.emitFile({ type: "asset", fileName: "offline.html", source: page });
  },
};

/** What every page needs is one file, and so is what every board needs: each file that is asked for costs both sides. */
const TOGETHER = [
  { name: "house", test: /src\/main\.ts$/, priority: 2 },
  { name: "table", test: /src\/(shell\/TablePage\.svelte$|board\/)|svelte\/src\/(animate|transition)\// },
];

export default defineConfig({
  plugins: [svelte(), cards, python, offline],
  define: { __PYODIDE__: JSON.stringify(PYODIDE) },
  // Files find each other by where they are: the page that needs no server may lie in any folder.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "offline/[name]-[hash].js" } } },
  build: {
    outDir: "../src/guildhall/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8302", ws: true } }, fs: { allow: [".."] } },
  // files share a thread and what they import, which costs a quarter: none may leave anything behind;
  // a busy machine may take its time, only what hangs is to end
  test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads", testTimeout: 120_000, hookTimeout: 120_000 },
});
