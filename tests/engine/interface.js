/** Reads the paths `{code, tables}` from standard input; writes what the module wants and offers, and how small both are. */

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const { code, tables } = JSON.parse(readFileSync(0, "utf8"));
const module = new WebAssembly.Module(readFileSync(code));
process.stdout.write(
  JSON.stringify({
    imports: WebAssembly.Module.imports(module),
    exports: WebAssembly.Module.exports(module).map(({ name }) => name),
    compressed: brotliCompressSync(readFileSync(code)).length + brotliCompressSync(readFileSync(tables)).length,
  }),
);
