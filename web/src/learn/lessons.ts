/** The lessons as the server tells them, and how it is asked about them. */

import { ask } from "../lib/api";
import type { Anchor, Outcome } from "../lib/games";
import type { Clause, Components, Entry, GameId, Result, Seat, SeatInfo, View } from "../lib/protocol";
import { language } from "../lib/texts.svelte";

/** A text, or several that belong together, in every language. */
export type InLanguages<Said> = Record<string, Said>;

export type LessonLine = {
  id: string;
  game: GameId;
  minutes: number;
  steps: number;
  texts: InLanguages<{ title: string; about: string }>;
};

export type Step = {
  id: string;
  kind: "play" | "read";
  texts: InLanguages<{ title: string; do: string; why: string }>;
  clauses: string[];
  point: Anchor[]; // where to look
  about: { family: string; id: string }[]; // things that have a science note
};

export type Lesson = Omit<LessonLine, "steps"> & {
  seat: Seat; // the learner's
  seats: SeatInfo[];
  options: Record<string, any>;
  components: Components;
  steps: Step[];
};

/** One action of anybody, and how the table looks after it. */
export type Move = { seat: Seat; action: string; log: Entry[]; view: View };

/** `good`: the step is reached; `hint`: it still can be; `wrong`: not any more from here. */
export type Answer = { kind: "good" | "hint" | "wrong"; texts: InLanguages<string> };

/** How a step stands after the learner's actions; `moves` are the last of them and what the others replied. */
export type Stand = {
  view: View;
  to_act: Seat | null;
  legal: string[];
  outcomes: Record<string, Outcome>;
  log: Entry[];
  moves: Move[];
  reached: boolean;
  answer: Answer | null;
  result: Pick<Result, "winner" | "scores"> | null; // where the game is over
};

/** What is said in the language now; a server may know a text in English alone. */
export function inLanguage<Said>(texts: InLanguages<Said>): Said {
  return texts[language()] ?? texts["en"]!;
}

const at = (lesson: string, step: string): string => `/api/lessons/${lesson}/steps/${step}`;

export const school = {
  lessons: () => ask<{ lessons: LessonLine[] }>("GET", "/api/lessons"),
  lesson: (lesson: string) => ask<Lesson>("GET", `/api/lessons/${lesson}`),
  stand: (lesson: string, step: string, actions: string[]) => ask<Stand>("POST", at(lesson, step), { actions }),
  why: (lesson: string, step: string, actions: string[], action: string) =>
    ask<{ clauses: Clause[] }>("POST", `${at(lesson, step)}/why`, { actions, action }),
  preview: (lesson: string, step: string, actions: string[], action: string) =>
    ask<{ log: Entry[] }>("POST", `${at(lesson, step)}/preview`, { actions, action }),
};
