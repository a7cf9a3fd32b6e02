/** How fast the moves of others are shown. */

import type { Speed } from "../lib/settings.svelte";

/** Milliseconds: of one piece's way, between two pieces, and to look at what has happened. */
export type Pace = { duration: number; stagger: number; pause: number };

export const PACES: Record<Speed, Pace> = {
  slow: { duration: 950, stagger: 130, pause: 1100 },
  normal: { duration: 620, stagger: 80, pause: 480 },
  fast: { duration: 340, stagger: 40, pause: 130 },
  instant: { duration: 0, stagger: 0, pause: 0 },
};

export const LONG_QUEUE = 30; // more events than that are caught up with at once

/** Wait, but no longer than until the signal. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Whether nobody can see the page now. */
export function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}
