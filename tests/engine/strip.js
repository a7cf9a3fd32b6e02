/** Writes the named TypeScript files as JSON, by name and without their types, as a browser takes them. */

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const files = process.argv.slice(2).map((path) => [path, stripTypeScriptTypes(readFileSync(path, "utf8"))]);
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
