import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./precompress.ts";

// While developing, `npm run dev` serves the page and asks a running `vesicle play --port 8000` for the rest.
const server = process.env["VESICLE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: "../src/vesicle/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the texts stand beside the Python code
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
