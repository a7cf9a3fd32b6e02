/** Decisions of random games and iterations of the search in a second, for benchmarks/engine.py. */

import { readFileSync } from "node:fs";
import { Brain } from "../web/src/engine/bots.ts";
import { Engine } from "../web/src/engine/engine.ts";

const WARM = 0.1; // part of the games and iterations that are not measured: the code is made better meanwhile

const plan = JSON.parse(readFileSync(0, "utf8"));
const tables = JSON.parse(readFileSync(plan.tables, "utf8"));
const engine = await Engine.load(readFileSync(plan.code), tables);
const table = engine.table(plan.options);

/** Seconds of processor time that something takes. */
function seconds(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function playGames(count) {
  const { memory } = engine;
  const size = tables.record.size;
  const games = memory.take(size * count, count);
  const decisions = memory.take(8 * count, count);
  const [box, scratch] = [memory.take(table.box.length), memory.take(tables.scratch.size)];
  memory.write(box, table.box);
  for (let game = 0; game < count; game++)
    memory.write({ at: games.at + size * game, shape: [] }, table.deal(plan.seed + game).record);
  const spent = seconds(() => memory.call("finish_games", games, decisions, box, plan.seed, scratch));
  const counted = memory.view(decisions);
  return (
    Array.from({ length: count }, (_, game) => Number(counted.getBigInt64(8 * game, true))).reduce((a, b) => a + b) /
    spent
  );
}

function search(iterations) {
  const brain = new Brain(engine);
  const spent = seconds(() => {
    for (const record of plan.records) {
      brain.beginSearch();
      brain.search({ match: table.resume(Uint8Array.from(Buffer.from(record, "hex"))), seed: plan.seed }, iterations);
    }
  });
  return (iterations * plan.records.length) / spent;
}

playGames(WARM * plan.games);
search(WARM * plan.iterations);
process.stdout.write(JSON.stringify({ decisions: playGames(plan.games), iterations: search(plan.iterations) }));
