/** Reads `{tables, chosen}` from standard input and writes the box for each choice of options. */

import { readFileSync } from "node:fs";
import { makeBox } from "../../web/src/engine/options.ts";

const { tables, chosen } = JSON.parse(readFileSync(0, "utf8"));
const known = JSON.parse(readFileSync(tables, "utf8"));
const boxes = chosen.map((options) => Buffer.from(makeBox(known, options)).toString("hex"));
process.stdout.write(JSON.stringify(boxes));
