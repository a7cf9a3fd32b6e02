/** Reads texts from standard input and writes where the keys of each stand. */

import { readFileSync } from "node:fs";
import { findLines } from "../../web/src/lobby/toml_lines.ts";

const texts = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(texts.map((text) => Object.fromEntries(findLines(text)))));
