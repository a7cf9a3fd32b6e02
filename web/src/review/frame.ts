/** The room inside a line chart: labels on the left and below, names at the ends of the lines on the right. */

import { every, type Scale, scale, ticks } from "./geometry";

const LEFT = 40;
const TOP = 14;
const BELOW = 30;
export const NAME_SIGNS = 15; // of a name at the end of a line

export type Frame = { x: Scale; y: Scale; left: number; right: number; top: number; bottom: number; rows: number[] };

export const heightOf = (width: number): number => Math.round(Math.max(230, Math.min(340, width * 0.48)));

/** The frame for a width, with x from 0 to the last value and y over round numbers. */
export function frameOf(width: number, last: number, low: number, high: number): Frame {
  const rows = ticks(Math.min(low, 0), Math.max(high, 1), 5);
  const right = width - Math.min(136, width * 0.29);
  const bottom = heightOf(width) - BELOW;
  return {
    rows,
    left: LEFT,
    right,
    top: TOP,
    bottom,
    x: scale([0, last], [LEFT, right]),
    y: scale([rows[0]!, rows.at(-1)!], [bottom, TOP]),
  };
}

/** Which of so many steps are labelled below, so that labels keep apart; the last one always is. */
export function labelled(count: number, frame: Frame): number[] {
  const step = every(count, frame.right - frame.left, 26);
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
  if (kept.at(-1) === count - 1) return kept;
  return [...kept.filter((index) => count - 1 - index >= step * 0.7), count - 1];
}
