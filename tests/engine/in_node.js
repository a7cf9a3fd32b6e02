/** Reads `{code, tables, plans}` from standard input, the first two as paths, and writes what the plans come to. */

import { readFileSync } from "node:fs";
import { walkAll } from "./walk.js";

const { code, tables, plans } = JSON.parse(readFileSync(0, "utf8"));
const walked = await walkAll(readFileSync(code), JSON.parse(readFileSync(tables, "utf8")), plans);
process.stdout.write(JSON.stringify(walked));
