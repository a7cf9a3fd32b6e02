/** How far this browser's user has come in each lesson: kept in its local storage, step by step. */

import { cabinet, type Cabinet } from "../lib/cabinet";

/** The step where one goes on, how many lie behind one, and whether the lesson was once finished. */
export type Progress = { step: string; passed: number; done: boolean };

type Kept = Record<string, Progress>;
type Drawer = Pick<Cabinet, "getItem" | "setItem">;

const KEY = "vesicle.lessons";

export function allProgress(from: Drawer = cabinet): Kept {
  try {
    return JSON.parse(from.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function progressOf(lesson: string, from: Drawer = cabinet): Progress | null {
  return allProgress(from)[lesson] ?? null;
}

/** One stands at a step; a lesson once done stays done. */
export function keepStep(lesson: string, step: string, passed: number, into: Drawer = cabinet): void {
  const all = allProgress(into);
  const done = all[lesson]?.done ?? false;
  into.setItem(KEY, JSON.stringify({ ...all, [lesson]: { step, passed, done } }));
}

/** The lesson is finished; who opens it again begins at its first step. */
export function keepDone(lesson: string, into: Drawer = cabinet): void {
  into.setItem(KEY, JSON.stringify({ ...allProgress(into), [lesson]: { step: "", passed: 0, done: true } }));
}

/** Where to go on in a lesson, by the names of its steps; a step that is no more begins at the start. */
export function resumeAt(progress: Progress | null, steps: string[]): number {
  return Math.max(0, progress ? steps.indexOf(progress.step) : 0);
}

/** The lesson to learn after one: the next that is not done, from there on and then from the first. */
export function nextLesson<One extends { id: string }>(lessons: One[], after: string, kept: Kept): One | null {
  const at = lessons.findIndex((lesson) => lesson.id === after);
  const others = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))];
  return others.find((lesson) => !kept[lesson.id]?.done) ?? null;
}
