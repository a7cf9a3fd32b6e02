/** The lessons as the server tells them, and how it is asked about them. */

import { ask } from "../lib/api";
import type { Anchor, Outcome } from "../lib/games";
import type { Clause, Components, Entry, GameId, Result, Seat, SeatInfo, View } from "../lib/protocol";
import { site } from "../lib/site";
import { language } from "../lib/texts.svelte";
import type { SchoolAlone } from "./alone";
import type { Answer } from "./judging";
import type { Move } from "./run";

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

export type { Answer, Move };

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

/** Who judges what a learner does. */
type Teacher = Pick<SchoolAlone, "stand" | "why" | "preview">;

const atServer: Teacher = {
  stand: (lesson, step, actions) => ask<Stand>("POST", at(lesson, step), { actions }),
  why: (lesson, step, actions, action) =>
    ask<{ clauses: Clause[] }>("POST", `${at(lesson, step)}/why`, { actions, action }),
  preview: (lesson, step, actions, action) =>
    ask<{ log: Entry[] }>("POST", `${at(lesson, step)}/preview`, { actions, action }),
};

/** The server whose page this is; a site has none, and judges with the rules that it carries. */
async function teacher(): Promise<Teacher> {
  return site === null ? atServer : (await import("./school_here")).schoolHere;
}

export const school = {
  lessons: () => ask<{ lessons: LessonLine[] }>("GET", "/api/lessons"),
  lesson: (lesson: string) => ask<Lesson>("GET", `/api/lessons/${lesson}`),
  stand: async (...asked: Parameters<Teacher["stand"]>) => (await teacher()).stand(...asked),
  why: async (...asked: Parameters<Teacher["why"]>) => (await teacher()).why(...asked),
  preview: async (...asked: Parameters<Teacher["preview"]>) => (await teacher()).preview(...asked),
};
