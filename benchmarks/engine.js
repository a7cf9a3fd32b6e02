/** Decisions of random games and iterations of the search in a second in Node, for benchmarks/engine.py. */

import { readFileSync } from "node:fs";
import { prepare } from "./engine_speed.js";

const plan = JSON.parse(readFileSync(0, "utf8"));
const engine = await prepare(readFileSync(plan.code), JSON.parse(readFileSync(plan.tables, "utf8")), plan);

/** How much of something is done in a second of processor time. */
function paceOf(work) {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return done / ((user + system) / 1e6);
}

engine.deal(plan.warm * plan.games);
engine.play();
engine.deal(plan.games);
const decisions = paceOf(() => engine.play());
engine.search(plan.warm * plan.iterations);
process.stdout.write(JSON.stringify({ decisions, iterations: paceOf(() => engine.search(plan.iterations)) }));
