/** What a learner has done in a step, judged as lessons/attempt.py does: is it reached, can it still be, what to say. */

import type { Table } from "../engine/engine.ts";
import type { Seat } from "../lib/protocol";
import { Run } from "./run.ts";
import type { Wish } from "./wishes.ts";

type InLanguages<Said> = Record<string, Said>;

/** The teacher's book of a lesson: `vesicle site` writes it. */
export type TeachersBook = {
  happened: Record<string, InLanguages<string>>; // what an action has done, by its first words
  steps: Record<string, BookStep>;
};

export type BookStep = {
  kind: "play" | "read";
  start: string; // the bytes of the record, in hexadecimal
  reach: Wish;
  replies: string[];
  solutions: string[][];
  said: InLanguages<{ good?: string; hint?: string }>;
};

/** `good`: the step is reached; `hint`: it still can be; `wrong`: not any more from here. */
export type Answer = { kind: "good" | "hint" | "wrong"; texts: InLanguages<string> };

const LOOKED_AT = 150; // positions, before a step counts as out of reach

/** The learner sits before the table of a step. */
export function begin(table: Table, seat: Seat, step: BookStep): Run {
  const record = Uint8Array.from(step.start.match(/../g)!, (byte) => parseInt(byte, 16));
  return new Run(table.resume(record), seat, step.reach, [...step.replies], step.kind === "read");
}

/** What to say after the learner's latest action. */
export function judge(book: TeachersBook, step: BookStep, run: Run, last: string): Answer {
  if (run.isReached) return { kind: "good", texts: inAll(step, (language) => step.said[language]!.good!) };
  const kind = canReach(step, run) ? "hint" : "wrong";
  const told = [whatHappened(book, last), ...(kind === "wrong" ? [book.happened["again"]!] : [])];
  const say = (language: string): string =>
    [...told.map((said) => said[language]!), step.said[language]!.hint!].join(" ");
  return { kind, texts: inAll(step, say) };
}

function inAll(step: BookStep, say: (language: string) => string): InLanguages<string> {
  return Object.fromEntries(Object.keys(step.said).map((language) => [language, say(language)]));
}

/** The sentence for an action: for itself, for all spots of its area, or for its verb. */
function whatHappened({ happened }: TeachersBook, action: string): InLanguages<string> {
  const [, verb, what] = /^(\S*) ?(.*)$/.exec(action)!;
  const area = what!.replace(/-*\d*$/, "");
  const words = [action, `${verb} ${area}`, verb!].find((words) => words in happened);
  return happened[words!]!;
}

/** Whether the learner can still reach the step: by what is left of a known way, or by a short search. */
function canReach(step: BookStep, run: Run): boolean {
  return step.solutions.some((way) => follows(run.branch(), way)) || search(run);
}

/** Play what is possible of a known way; whether that reaches the step. */
function follows(run: Run, way: string[]): boolean {
  for (const action of way) {
    if (run.isTheirTurn && run.match.whyNot(action).length === 0) run.play(action);
  }
  return run.isReached;
}

/** Look at the nearest positions first, up to a number of them. */
function search(run: Run): boolean {
  const queue = [run];
  let lookedAt = 0;
  while (queue.length > 0 && lookedAt < LOOKED_AT) {
    const nearest = queue.shift()!;
    for (const action of nearest.isTheirTurn ? nearest.match.legal : []) {
      const after = nearest.branch();
      after.play(action);
      lookedAt += 1;
      if (after.isReached) return true;
      queue.push(after);
    }
  }
  return false;
}
