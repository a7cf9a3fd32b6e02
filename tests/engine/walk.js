/** Random games played by the engine as a browser has it: every answer is told, for Python to compare with its own. */

import { Brain } from "../../web/src/engine/bots.ts";
import { Engine } from "../../web/src/engine/engine.ts";

const COLUMNS = ["action", "child", "sibling", "visits", "available", "prior", "sums"];

const DIGITS = new TextEncoder().encode("0123456789abcdef");
const bits = (numbers) => hex(new Uint8Array(new Float64Array(numbers).buffer));

/** Bytes in hexadecimal; there are millions of them, so no text is put together digit by digit. */
function hex(bytes) {
  const digits = new Uint8Array(2 * bytes.length);
  bytes.forEach((byte, place) => {
    digits[2 * place] = DIGITS[byte >> 4];
    digits[2 * place + 1] = DIGITS[byte & 15];
  });
  return new TextDecoder().decode(digits);
}

/** What every plan comes to, and by how much the memory grew; plans are `{options, seed, every, iterations}`. */
export async function walkAll(code, tables, plans) {
  const engine = await Engine.load(code, tables);
  const brain = new Brain(engine);
  brain.beginSearch();
  engine.table({}).deal(1).outcomes; // room is taken when it is first needed
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
    const before = match;
    match = match.play(action);
    const number = steps.length;
    const told = tell(before, action, match, number);
    steps.push({ ...look(before, choose, number), ...think(before, brain, plan, number), ...told, action });
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
    ...(number % 2 ? {} : { outcomes: match.outcomes }),
    refusals: asked.map((text) => [text, match.whyNot(text)]),
    ...(number % 2 ? { redealt: hex(match.redealt((number >> 1) % players, number).record) } : {}),
  };
}

/** What somebody sees before an action, and what somebody is told of it: each time another seat, or none. */
function tell(before, action, after, number) {
  const viewers = [...Array(before.table.players).keys(), null, "all"];
  const viewer = viewers[(number >> 1) % viewers.length];
  const sights = [before.look(viewer), after.look(viewer)];
  const told = { viewer, told: sights[1].tell(action, sights[0]) };
  if (number === 0) told.start = viewers.map((one) => before.look(one).tellStart());
  if (number % 2 === 0) told.seen = hex(sights[0].record);
  if (number % 2 === 0 && viewer !== "all") told.view = before.view(viewer);
  return told;
}

/** What the bots make of some of the decisions. */
function think(match, brain, { seed, every, iterations }, number) {
  if (number % every || match.legal.length === 1) return {};
  const situation = brain.situation(match, seed, number);
  const weights = bits(brain.weigh(situation));
  const explanations = match.legal.map((text) => brain.explain(situation, text));
  const searched = brain.chooseBySearch(situation, iterations);
  const tree = COLUMNS.map((name) => hex(brain.column(name)));
  return {
    thought: {
      weights,
      terms: explanations.map(({ terms }) => bits(Object.values(terms))),
      reasons: explanations.map(({ reason }) => reason),
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
