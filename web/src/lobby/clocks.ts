/** The kinds of clocks at a table and their bounds, as the server has them. */

import type { Clock } from "../lib/protocol";

export type ClockKind = Clock["kind"];
export type ClockPart = "seconds" | "increment" | "days";
type Bound = { part: ClockPart; unit: number; least: number; most: number };

/** Of each kind the numbers to fill in: `unit` is how many of the server's a shown one is worth (minutes of seconds). */
export const CLOCKS: Record<ClockKind, Bound[]> = {
  none: [],
  turn: [{ part: "seconds", unit: 1, least: 5, most: 86_400 }],
  bank: [
    { part: "seconds", unit: 60, least: 1, most: 1_440 },
    { part: "increment", unit: 1, least: 0, most: 3_600 },
  ],
  days: [{ part: "days", unit: 1, least: 1, most: 30 }],
};

export const USUAL_CLOCKS: Record<ClockKind, Clock> = {
  none: { kind: "none" },
  turn: { kind: "turn", seconds: 90 },
  bank: { kind: "bank", seconds: 900, increment: 10 },
  days: { kind: "days", days: 3 },
};

/** The parts whose number the server would refuse. */
export function wrongParts(clock: Clock): ClockPart[] {
  const fits = ({ part, unit, least, most }: Bound): boolean => {
    const shown = (clock[part] ?? Number.NaN) / unit;
    return Number.isInteger(shown) && shown >= least && shown <= most;
  };
  return CLOCKS[clock.kind].filter((bound) => !fits(bound)).map((bound) => bound.part);
}
