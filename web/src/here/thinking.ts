/** How a bot decides: which one a spec names, and how long it may think. */

import type { Brain, Situation } from "../engine/bots.ts";
import type { Tables } from "../engine/tables.ts";

const BUDGET = /^(\d+)(ms|it)(?::(\d+))?$/;
const USUAL_SEARCH = "500ms";
const MOST_MILLISECONDS = 5000;
const MOST_ITERATIONS = 50_000;
const LONGEST_SPEC = 60; // characters
const SLOWEST_PACE = 10; // iterations of a search in a millisecond
const SHARE = 4; // a batch takes this part of the time that is left
const GROWTH = 2; // no batch is longer than so many times all before it
const PATIENCE = 3; // times the thinking time
const GRACE = 20_000; // milliseconds more, in which an engine can be loaded on a slow machine
const TOLERANCE = 0.1; // part of a time by which a search may miss it

export interface Budget {
  milliseconds?: number;
  iterations?: number;
}

/** Refuse what is no bot, and long thoughts, in one sentence. */
export function checkSpec(spec: string, tables: Tables): void {
  if (spec.length > LONGEST_SPEC)
    throw new Error(`a bot's spec has at most ${LONGEST_SPEC} characters, and this one has ${spec.length}`);
  const [name, rest] = parts(spec);
  const levels = tables.bots.levels.map(({ level }) => level);
  if (name === "search") readBudget(rest);
  else if (!["random", "greedy", ...levels].includes(spec.trim()))
    throw new Error(`there is no bot '${spec}': known are random, greedy, search:500ms, ${levels.join(", ")}`);
}

/** What stands after a search's name. */
export function readBudget(rest: string): Budget {
  const found = BUDGET.exec(rest || USUAL_SEARCH);
  if (!found) throw new Error(`search: '${rest}' is no budget: write 500ms or 2000it`);
  const amount = Number(found[1]);
  if (Number(found[3] ?? 1) !== 1)
    throw new Error(`search: ${found[3]} threads are too many; here a bot thinks in one`);
  const [most, word] = found[2] === "ms" ? [MOST_MILLISECONDS, "ms"] : [MOST_ITERATIONS, "iterations"];
  if (amount < 1 || amount > most) throw new Error(`search: ${amount} ${word} is none of 1 to ${most}`);
  return found[2] === "ms" ? { milliseconds: amount } : { iterations: amount };
}

/** The milliseconds that a bot may think by its spec; none for those that answer at once. */
export function thinkingTime(spec: string, tables: Tables): number {
  const level = tables.bots.levels.find((one) => one.level === spec.trim());
  if (level) return thinkingTime(level.bot, tables);
  const [name, rest] = parts(spec);
  if (name !== "search") return 0;
  const { milliseconds, iterations } = readBudget(rest);
  return milliseconds ?? timeFor(iterations!);
}

/** The milliseconds that so many iterations of a search may take. */
export function timeFor(iterations: number): number {
  return iterations / SLOWEST_PACE;
}

/** The milliseconds that somebody who may think so long gets to answer. */
export function patienceFor(milliseconds: number): number {
  return PATIENCE * milliseconds + GRACE;
}

/** The action that the bot of a spec chooses. */
export function choose(brain: Brain, situation: Situation, spec: string, tables: Tables): string {
  const level = tables.bots.levels.find((one) => one.level === spec.trim());
  if (level) {
    const slipped = level.slips > 0 ? brain.slip(situation, level) : null;
    return slipped ?? choose(brain, situation, level.bot, tables);
  }
  const [name, rest] = parts(spec);
  if (name === "random") return brain.chooseAny(situation);
  if (name === "greedy") return brain.chooseGreedily(situation);
  const { milliseconds, iterations } = readBudget(rest);
  if (iterations !== undefined) return brain.chooseBySearch(situation, iterations);
  return searchFor(brain, situation, milliseconds!);
}

function searchFor(brain: Brain, situation: Situation, milliseconds: number): string {
  const { legal } = situation.match;
  if (legal.length === 1) return legal[0]!;
  const deadline = performance.now() + milliseconds;
  brain.beginSearch();
  spendTime((iterations) => brain.search(situation, iterations), deadline);
  return brain.mostVisited(situation);
}

/** Search in batches that shrink with the time that is left, and end before a last iteration would be too late. */
export function spendTime(
  search: (iterations: number) => void,
  deadline: number,
  clock = () => performance.now(),
): number {
  const started = clock();
  const slack = TOLERANCE * (deadline - started);
  let [now, done, size, pace, pause] = [started, 0, 1, Infinity, 0];
  for (;;) {
    const expected = now + size * pace;
    search(size);
    done += size;
    now = clock();
    pace = (now - started) / done;
    pause = Math.max(pause, now - expected);
    const left = deadline - now;
    if (left <= pace || (left <= slack && pause >= left + slack)) return done;
    size = Math.max(1, Math.min(GROWTH * done, pace > 0 ? Math.floor(left / SHARE / pace) : done));
  }
}

function parts(spec: string): [name: string, rest: string] {
  const [name = "", ...rest] = spec.trim().split(":");
  return [name, rest.join(":")];
}
