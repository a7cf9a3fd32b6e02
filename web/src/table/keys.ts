/** Keys at the table: what each asks for. */

export type KeyWish =
  | { wish: "pick"; index: number }
  | { wish: "move"; by: 1 | -1 }
  | { wish: "choices" | "undo" | "done" | "why" | "skip" | "shortcuts" | "close" | "log" | "chat" | "hint" };

/** What is done where a key asks for it, if anything is; choices are picked and walked through by the keyboard itself. */
export type Wishes = { [wish in Exclude<KeyWish["wish"], "pick" | "move">]?: () => void };

/** The shortcuts in the order of the dialog, each with the id of its text. */
export const SHORTCUTS: { keys: string[]; text: string }[] = [
  { keys: ["1", "…", "9"], text: "table-key-pick" },
  { keys: ["←", "→", "↑", "↓"], text: "table-key-move" },
  { keys: ["Enter"], text: "table-key-play" },
  { keys: ["L"], text: "table-key-choices" },
  { keys: ["U"], text: "table-key-undo" },
  { keys: ["E", "Space"], text: "table-key-done" },
  { keys: ["W"], text: "table-key-why" },
  { keys: ["I"], text: "table-key-ask" },
  { keys: ["H"], text: "coach-key" },
  { keys: ["S"], text: "table-key-skip" },
  { keys: ["G"], text: "table-key-log" },
  { keys: ["C"], text: "table-key-chat" },
  { keys: ["?"], text: "table-key-shortcuts" },
  { keys: ["Esc"], text: "table-key-close" },
];

const LETTERS: Record<string, KeyWish> = {
  l: { wish: "choices" },
  u: { wish: "undo" },
  e: { wish: "done" },
  w: { wish: "why" },
  h: { wish: "hint" },
  s: { wish: "skip" },
  g: { wish: "log" },
  c: { wish: "chat" },
  "?": { wish: "shortcuts" },
  escape: { wish: "close" },
  arrowright: { wish: "move", by: 1 },
  arrowdown: { wish: "move", by: 1 },
  arrowleft: { wish: "move", by: -1 },
  arrowup: { wish: "move", by: -1 },
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** What a key asks for; nothing while somebody types, or where the focused thing needs the key itself. */
export function keyWish(
  event: Pressed,
  focused: { isTyping: boolean; usesArrows: boolean; usesSpace: boolean },
): KeyWish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (focused.isTyping) return event.key === "Escape" ? { wish: "close" } : null;
  if (/^[1-9]$/.test(event.key)) return { wish: "pick", index: Number(event.key) - 1 };
  if (event.key === " ") return focused.usesSpace ? null : { wish: "done" };
  const wish = LETTERS[event.key.toLowerCase()] ?? null;
  return wish?.wish === "move" && focused.usesArrows ? null : wish;
}

/** What the element with the focus needs for itself. */
export function needsOf(element: Element | null): { isTyping: boolean; usesArrows: boolean; usesSpace: boolean } {
  const isTyping = element?.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ?? false;
  const isButton = element?.matches("button, a, summary, [role=button], [role=tab], input") ?? false;
  const usesArrows =
    element?.closest("[role=tablist], [role=log], .surface, dialog, input") !== null && element !== null;
  return { isTyping, usesArrows, usesSpace: isButton };
}
