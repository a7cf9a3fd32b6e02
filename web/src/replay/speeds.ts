/** How fast a replay runs by itself. */

import { type Pace, PACES } from "../table/pace";

export type Speed = "slow" | "normal" | "fast" | "fastest";

export const SPEEDS: Record<Speed, Pace> = {
  slow: PACES.slow,
  normal: PACES.normal,
  fast: PACES.fast,
  fastest: { duration: 0, stagger: 0, pause: 90 },
};

export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];
