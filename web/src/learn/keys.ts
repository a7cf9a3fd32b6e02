/** Keys in a lesson: those of the table that mean something here, and the teacher's own. */

import { SHORTCUTS } from "../table/keys";

export type LessonWish = "next" | "back" | "show" | "again";

const LETTERS: Record<string, LessonWish> = { n: "next", p: "back", h: "show", r: "again" };
const ELSEWHERE = ["table-key-log", "table-key-chat"]; // a lesson has neither

export const LESSON_SHORTCUTS: typeof SHORTCUTS = [
  { keys: ["N"], text: "lesson-key-next" },
  { keys: ["P"], text: "lesson-key-back" },
  { keys: ["H"], text: "lesson-key-show" },
  { keys: ["R"], text: "lesson-key-again" },
  ...SHORTCUTS.filter((shortcut) => !ELSEWHERE.includes(shortcut.text)),
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** What a key asks of the teacher; nothing while somebody types. */
export function lessonWish(event: Pressed, isTyping: boolean): LessonWish | null {
  if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  return LETTERS[event.key.toLowerCase()] ?? null;
}
