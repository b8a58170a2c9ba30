import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/guildhall/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8302", ws: true } }, fs: { allow: [".."] } },
  // files share a thread and what they import, which costs a quarter: none may leave anything behind
  test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads" },
});
