/** What an action would do, and why it is none: the questions of the seat that decides. */

import type { Match } from "../engine/engine.ts";
import type { Entry } from "../engine/stories.ts";
import { quoted, Refused } from "./refused.ts";

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7]; // of the games that are looked at, as at the server

/** Refused for a text that is no action of the game at all. */
export function checkAction(match: Match, text: string): void {
  const { numbers } = match.table;
  if (numbers.has(text)) return;
  const known = [...numbers.keys()];
  const verb = text.split(/\s+/).filter(Boolean)[0];
  const said = quoted(text.slice(0, 60));
  if (verb === undefined) throw unknown(`${said} is no action: an action is a text such as ${quoted(known[0]!)}`);
  const verbs = [...new Set(known.map(verbOf))].sort();
  if (!verbs.includes(verb)) throw unknown(`${said} is no action: the first word is one of ${verbs.join(", ")}`);
  const [example] = known.filter((one) => verbOf(one) === verb);
  if (example === verb) throw unknown(`${said} is no action: ${quoted(verb)} stands alone`);
  throw unknown(`${said} is no action: ${quoted(verb)} is followed by one word, as in ${quoted(example!)}`);
}

function verbOf(action: string): string {
  return action.split(" ")[0]!;
}

function unknown(message: string): Refused {
  return new Refused("unknown-action", message);
}

/** The log entries that a legal action would have in every one of several games that look the same to the seat.
 *
 * Only such games are played on, never the true one, and always those of the same seeds. */
export function foresee(match: Match, seat: number, action: string): Entry[] {
  const [first, ...others] = SEEDS.map((seed) => {
    const told = playOn(match.redealt(seat, seed), seat, action);
    return told.map((entry) => [entry, JSON.stringify(entry)] as const);
  });
  const isSure = (text: string): boolean => others.every((told) => told.some(([, other]) => other === text));
  return first!.filter(([, text]) => isSure(text)).map(([entry]) => entry);
}

function playOn(match: Match, seat: number, action: string): Entry[] {
  return match.play(action).look(seat).tell(action, match.look(seat));
}
