import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./precompress.ts";
import { toml } from "./toml.ts";
import { typefaces } from "./typefaces.ts";

// While developing, `npm run dev` serves the page and asks a running `vesicle play --port 8000` for the rest.
const server = process.env["VESICLE_SERVER"] ?? "http://127.0.0.1:8000";
const SHARED = /\/(node_modules\/svelte|src\/(lib|shared))\//;
const WORKER = "service_worker"; // `vesicle site` puts it beside the page

export default defineConfig({
  plugins: [toml(), typefaces(), svelte(), precompress()],
  build: {
    outDir: "../src/vesicle/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "src/app/service_worker.ts"],
      output: {
        // A browser knows a service worker by its address, so that it keeps its name.
        entryFileNames: ({ name }) => (name === WORKER ? "site/[name].js" : "assets/[name]-[hash].js"),
        // What several screens need comes in one file: every file brings a kilobyte of headers.
        advancedChunks: { groups: [{ name: "shared", test: SHARED, minShareCount: 4 }] },
      },
    },
  },
  worker: { format: "es" },
  experimental: {
    // Files of the page find each other wherever they stand together; the document is told where that is.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: {
    fs: { allow: [".."] }, // the texts stand beside the Python code
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/lib/texts/for_tests.ts"] },
});
