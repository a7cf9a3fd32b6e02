/** Keys in a lesson: those of the table that mean something here, and the teacher's own. */

import { SHORTCUTS } from "../table/keys";

export type LessonWish = "next" | "back" | "show" | "again";

const LETTERS: Record<string, LessonWish> = { n: "next", p: "back", h: "show", r: "again" };
const ELSEWHERE = ["table-key-log", "table-key-chat"]; // a lesson has neither

/** The shortcuts in the order of the dialog; a key of the teacher's has no other meaning. */
export const LESSON_SHORTCUTS: typeof SHORTCUTS = [
  ...Object.entries(LETTERS).map(([key, wish]) => ({ keys: [key.toUpperCase()], text: `lesson-key-${wish}` })),
  ...SHORTCUTS.filter(
    ({ keys, text }) => !ELSEWHERE.includes(text) && !keys.some((key) => key.toLowerCase() in LETTERS),
  ),
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** What a key asks of the teacher; nothing while somebody types. */
export function lessonWish(event: Pressed, isTyping: boolean): LessonWish | null {
  if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  return LETTERS[event.key.toLowerCase()] ?? null;
}
