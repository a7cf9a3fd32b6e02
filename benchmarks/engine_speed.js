/** The engine at work: random games to their end and iterations of the search, for benchmarks/engine.py to time. */

import { Brain } from "../web/src/engine/bots.ts";
import { Engine } from "../web/src/engine/engine.ts";

const bytesOf = (text) => Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16));

/** What can be timed of a plan: each takes how often, and says what is counted. */
export async function prepare(code, tables, plan) {
  const engine = await Engine.load(code, tables);
  const table = engine.table(plan.options);
  const { memory } = engine;
  const brain = new Brain(engine);
  const positions = plan.records.map((record) => table.resume(bytesOf(record)));
  let waiting = null;

  /** So many games, dealt. */
  function deal(count) {
    const { size } = tables.record;
    const games = memory.take(size * count, count);
    for (let game = 0; game < count; game++)
      memory.write({ at: games.at + size * game, shape: [] }, table.deal(plan.seed + game).record);
    const [box, scratch] = [memory.take(table.box.length), memory.take(tables.scratch.size)];
    memory.write(box, table.box);
    waiting = { games, decisions: memory.take(8 * count, count), box, scratch, count };
  }

  /** Finish the games that were dealt. */
  function play() {
    const { games, decisions, box, scratch, count } = waiting;
    memory.call("finish_games", games, decisions, box, plan.seed, scratch);
    const counted = memory.view(decisions);
    const each = Array.from({ length: count }, (_, game) => Number(counted.getBigInt64(8 * game, true)));
    return each.reduce((all, one) => all + one);
  }

  /** So many iterations in every position. */
  function search(iterations) {
    for (const match of positions) {
      brain.beginSearch();
      brain.search({ match, seed: plan.seed }, iterations);
    }
    return iterations * positions.length;
  }

  return { deal, play, search };
}
