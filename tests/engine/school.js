/** Reads `{code, tables, files, rules, asked}` from standard input, and writes what a school alone answers to each. */

import { readFileSync } from "node:fs";
import { Engine } from "../../web/src/engine/engine.ts";
import { SchoolAlone } from "../../web/src/learn/alone.ts";
import { citeFrom } from "../../web/src/learn/citing.ts";

const { code, tables, files, rules, asked } = JSON.parse(readFileSync(0, "utf8"));
const school = new SchoolAlone({
  ask: async (path) => files[path],
  engine: () => Engine.load(readFileSync(code), JSON.parse(readFileSync(tables, "utf8"))),
  cite: async (_game, edition, clauses) => citeFrom(rules, edition, clauses),
  refusal: (code, message) => new Error(`${code}: ${message}`),
});
const answers = [];
for (const [what, ...words] of asked) answers.push(await school[what](...words).catch((why) => why.message));
process.stdout.write(JSON.stringify(answers));
