/** What a step asks for, as lessons/wishes.py tells it: a few words about the learner's view and the log of the step. */

import type { Entry, Seat, View } from "../lib/protocol";

type Wanted = Record<string, unknown>;
export type Wish = Partial<Record<Compare, Wanted>> & { log?: Wanted[] };
type Compare = keyof typeof COMPARES;

const COMPARES = {
  least: (found: any, wanted: any): boolean => found >= wanted,
  most: (found: any, wanted: any): boolean => found <= wanted,
  is: isSame,
  has: (found: any, wanted: any): boolean => isIn(wanted, found),
};

/** Whether all that a wish names holds. */
export function isMet(wish: Wish, seat: Seat, view: View, log: Entry[]): boolean {
  if (!(wish.log ?? []).every((wanted) => log.some((entry) => fits(entry, wanted)))) return false;
  return Object.entries(COMPARES).every(([word, compare]) =>
    Object.entries(wish[word as Compare] ?? {}).every(([path, wanted]) => compare(lookUp(view, seat, path), wanted)),
  );
}

/** Whether an entry of the log is one that is looked for. */
function fits(entry: Entry, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => name in entry && agrees(entry[name], value));
}

/** A list means one of its values, and a table holds amounts that are reached or exceeded. */
function agrees(found: any, wanted: any): boolean {
  if (Array.isArray(wanted)) return isIn(found, wanted);
  if (wanted !== null && typeof wanted === "object")
    return Object.entries(wanted).every(([name, amount]) => (found[name] ?? 0) >= (amount as number));
  return Array.isArray(found) ? isIn(wanted, found) : isSame(found, wanted);
}

/** A value of the view by its path; "me" is the learner's own side. */
export function lookUp(view: View, seat: Seat, path: string): any {
  const words = path.split(".");
  if (words[0] === "me") words.splice(0, 1, "players", String(seat));
  return words.reduce((found: any, word) => {
    if (found === null || typeof found !== "object" || !(word in found))
      throw new Error(`${path} leads nowhere in a view: there is no ${word}`);
    return found[word];
  }, view);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isIn(value: unknown, values: any): boolean {
  return Array.isArray(values) ? values.some((one) => isSame(one, value)) : (value as string) in values;
}
