/** Keys of a replay: what each asks for. */

import type { Stride } from "./timeline";

export type KeyWish =
  { wish: "go"; stride: Stride; by: 1 | -1 } | { wish: "eyes"; seat: number | null } | { wish: "play" | "keys" };

/** The keys in the order of the help, each with the id of its text. */
export const KEYS: { keys: string[]; text: string }[] = [
  { keys: ["Space"], text: "replay-key-play" },
  { keys: ["←", "→"], text: "replay-key-step" },
  { keys: ["⇧ ←", "⇧ →"], text: "replay-key-turn" },
  { keys: ["PgUp", "PgDn"], text: "replay-key-round" },
  { keys: ["Home", "End"], text: "replay-key-ends" },
  { keys: ["1", "…", "6"], text: "replay-key-eyes" },
  { keys: ["0"], text: "replay-key-spectator" },
  { keys: ["↑", "↓", "R"], text: "replay-key-rules" },
  { keys: ["I"], text: "table-key-ask" },
  { keys: ["?"], text: "replay-key-help" },
];

const STRIDES: Record<string, { stride: Stride; by: 1 | -1 }> = {
  ArrowLeft: { stride: "step", by: -1 },
  ArrowRight: { stride: "step", by: 1 },
  PageUp: { stride: "round", by: -1 },
  PageDown: { stride: "round", by: 1 },
  Home: { stride: "all", by: -1 },
  End: { stride: "all", by: 1 },
};

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** What a key asks for; nothing where the thing with the focus needs the key itself. */
export function keyWish(event: Pressed, focused: Element | null): KeyWish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (focused?.closest("dialog, select, textarea, input:not([type=range])")) return null;
  if (event.key === " ") return focused?.closest("button, a, summary, [role=button]") ? null : { wish: "play" };
  if (event.key === "?") return { wish: "keys" };
  if (/^[0-6]$/.test(event.key)) return { wish: "eyes", seat: event.key === "0" ? null : Number(event.key) - 1 };
  const stride = STRIDES[event.key];
  if (!stride) return null;
  const isTurn = event.shiftKey && stride.stride === "step";
  return { wish: "go", ...stride, ...(isTurn ? { stride: "turn" as const } : {}) };
}
