/** Reads `{tables, chosen}` from standard input and writes for each choice of options its table, or what is wrong with it. */

import { readFileSync } from "node:fs";
import { layOut } from "../../web/src/engine/options.ts";

const { tables, chosen } = JSON.parse(readFileSync(0, "utf8"));
const known = JSON.parse(readFileSync(tables, "utf8"));

function lay(options) {
  try {
    const { box, labels, rows } = layOut(known, options);
    return { box: Buffer.from(box).toString("hex"), labels, rows };
  } catch (error) {
    return { wrong: error.message };
  }
}

process.stdout.write(JSON.stringify(chosen.map(lay)));
