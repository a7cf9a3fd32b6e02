/** Random games played by the engine as a browser has it: every answer is told, for Python to compare with its own. */

import { Brain } from "../../web/src/engine/bots.ts";
import { Engine } from "../../web/src/engine/engine.ts";

const COLUMNS = ["action", "child", "sibling", "visits", "available", "prior", "sums"];

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bits = (numbers) => hex(new Uint8Array(new Float64Array(numbers).buffer));

/** What every plan comes to, and by how much the memory grew; plans are `{options, seed, every, iterations}`. */
export async function walkAll(code, tables, plans) {
  const engine = await Engine.load(code, tables);
  const brain = new Brain(engine);
  brain.beginSearch();
  const before = engine.memory.size;
  const walked = plans.map((plan) => walk(engine.table(plan.options), brain, plan));
  return { walked, grown: engine.memory.size - before };
}

function walk(table, brain, plan) {
  const choose = chooser(plan.seed);
  const steps = [];
  let match = table.deal(plan.seed);
  while (match.toAct !== null) {
    const action = match.legal[choose(match.legal.length)];
    steps.push({ ...look(match, choose, steps.length), ...think(match, brain, plan, steps.length), action });
    match = match.play(action);
  }
  return {
    box: hex(table.box),
    texts: table.texts,
    labels: table.labels,
    steps,
    final: hex(match.record),
    winner: match.winner,
  };
}

function look(match, choose, number) {
  const { texts, players } = match.table;
  const asked = Array.from({ length: 3 }, () => texts[choose(texts.length)]).filter(Boolean);
  return {
    record: hex(match.record),
    seat: match.toAct,
    legal: match.legal,
    refusals: asked.map((text) => [text, match.whyNot(text)]),
    redealt: hex(match.redealt(number % players, number).record),
  };
}

/** What the bots make of some of the decisions. */
function think(match, brain, { seed, every, iterations }, number) {
  if (number % every || match.legal.length === 1) return {};
  const situation = brain.situation(match, seed, number);
  const weights = bits(brain.weigh(situation));
  const terms = match.legal.map((text) => bits(Object.values(brain.explain(situation, text))));
  const searched = brain.chooseBySearch(situation, iterations);
  const tree = COLUMNS.map((name) => hex(brain.column(name)));
  return {
    thought: {
      weights,
      terms,
      greedy: brain.chooseGreedily(situation),
      searched,
      tree,
      moves: brain.moves(situation),
    },
  };
}

/** Places below a bound, any of them as likely as this needs; not the game's own chance. */
function chooser(seed) {
  let state = (seed % 2147483646) + 1;
  return (bound) => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  };
}
