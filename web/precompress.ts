/** Beside every built file its compressed forms, so that the server only has to hand them out. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINK = /\.(html|js|css|svg|json|txt|wasm|webmanifest)$/; // pictures and typefaces are small already

export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir }) {
      const names = await readdir(dir!, { recursive: true }); // what workers load is in no bundle of ours
      for (const name of names.filter((name) => SHRINK.test(name))) {
        const path = join(dir!, name);
        const content = await readFile(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, brotliCompressSync(content, { params: quality }));
        await writeFile(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
