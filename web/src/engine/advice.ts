/** What the search knows of a decision: the best choices, how likely each seat is to win after each, and why. */

import type { Brain, Chances, Reason, Situation } from "./bots.ts";
import type { Tables } from "./tables.ts";

export interface Option {
  action: string;
  visits: number;
  chances: Chances;
  reason: Reason;
}

/** A decision as a search sees it: each seat's chances if the seat plays well, and after the choices it tried. */
export interface Thought {
  best: string;
  before: Chances;
  after: Record<string, Chances>; // by action
}

/** The best choices after so many iterations, best first. */
export function advise(brain: Brain, situation: Situation, iterations: number, tables: Tables): Option[] {
  const { choices, digits } = tables.coach;
  const { legal, table } = situation.match;
  const isForced = legal.length === 1;
  brain.beginSearch();
  brain.search(situation, iterations);
  const triedAny = (): boolean => brain.moves(situation).some(({ visits }) => visits > 0);
  while (!isForced && !triedAny()) brain.search(situation, 1);
  const tried = isForced
    ? [{ text: legal[0]!, ...brain.root }]
    : brain
        .moves(situation)
        .filter(({ text, visits }) => visits > 0 && legal.includes(text))
        .map((move) => ({ ...move, chances: brain.chancesOf(situation, move.text) }));
  return tried.slice(0, choices).map(({ text, visits, chances }) => ({
    action: text,
    visits,
    chances: chances.slice(0, table.players).map((chance) => rounded(chance, digits)),
    reason: brain.explain(situation, text).reason,
  }));
}

/** Think about a decision; another turn is another stream of chance. */
export function think(brain: Brain, situation: Situation, iterations: number, turn: number, few: number): Thought {
  brain.beginSearch();
  brain.search(situation, iterations, turn);
  const moves = brain.moves(situation);
  const best = moves[0]!.text;
  const tried = moves.filter(({ visits }, place) => place === 0 || visits >= few);
  const after = tried.map(({ text }) => [text, brain.chancesOf(situation, text)] as const);
  return { best, before: after[0]![1], after: Object.fromEntries(after) };
}

/** Each seat's chances after one choice, thought about as thoroughly as if there were no other. */
export function weigh(brain: Brain, situation: Situation, action: string, iterations: number, turn: number): Chances {
  brain.beginSearch();
  brain.search(situation, 1, turn);
  return brain.searchOne(situation, action, iterations, turn);
}

/** A fraction with so many digits, as Python rounds it: what lies exactly between two goes to the even one. */
export function rounded(number: number, digits: number): number {
  const halves = number * 2 ** (digits + 1); // a whole number, and odd, for what lies between
  if (Math.abs(halves % 2) !== 1) return Number(number.toFixed(digits));
  const below = Math.floor(number * 10 ** digits);
  return (below % 2 === 0 ? below : below + 1) / 10 ** digits;
}
