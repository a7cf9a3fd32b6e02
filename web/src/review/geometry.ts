/** Where things lie in a chart: scales, ticks, lines, stacks, and labels that keep out of each other's way. */

export type Point = { x: number; y: number };
export type Scale = (value: number) => number;

/** Maps the values from one to another onto the room from one to another. */
export function scale([low, high]: [number, number], [start, end]: [number, number]): Scale {
  const size = high - low || 1;
  return (value) => start + ((value - low) / size) * (end - start);
}

/** Round numbers that cover everything between two values, at most about so many: 0, 20, 40, 60. */
export function ticks(low: number, high: number, most: number): number[] {
  const rough = Math.max(high - low, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((size) => size * power).find((size) => size >= rough) ?? rough);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Every so many of a row of things, so that their labels have room. */
export function every(count: number, room: number, wanted: number): number {
  return Math.max(1, Math.ceil((count * wanted) / Math.max(room, 1)));
}

export function linePath(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Moves labels apart as little as their gap needs, inside the room that there is; the order stays. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]! || one - two);
  const placed = [...wanted];
  let free = low;
  for (const index of order) {
    placed[index] = Math.max(free, Math.min(placed[index]!, high));
    free = placed[index]! + gap;
  }
  let roof = high;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index]!, roof);
    roof = placed[index]! - gap;
  }
  return placed;
}

/** Moves each sign up, or down at the roof, until it covers none of those before it. */
export function apart(wanted: Point[], gap: number, roof: number): Point[] {
  const placed: Point[] = [];
  for (const { x, y } of wanted) {
    const isFree = (at: number): boolean => placed.every((one) => Math.hypot(one.x - x, one.y - at) >= gap);
    const tries = Array.from({ length: 2 * wanted.length + 1 }, (_, step) => y - step * gap).filter((at) => at >= roof);
    const below = Array.from({ length: wanted.length }, (_, step) => y + (step + 1) * gap);
    placed.push({ x, y: [...tries, ...below].find(isFree) ?? y });
  }
  return placed;
}

export type Piece = { index: number; value: number; from: number; to: number };

/** Values end to end: what is above nothing goes one way, what is below goes the other; nothing takes no room. */
export function stack(values: number[]): Piece[] {
  let above = 0;
  let below = 0;
  const pieces: Piece[] = [];
  for (const [index, value] of values.entries()) {
    if (value > 0) pieces.push({ index, value, from: above, to: (above += value) });
    if (value < 0) pieces.push({ index, value, from: below, to: (below += value) });
  }
  return pieces;
}

/** The stop that is nearest to a place. */
export function nearest(places: number[], wanted: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - wanted) < Math.abs(places[best]! - wanted)) best = index;
  }
  return best;
}

/** The last entry at or before a number of actions; the first one before that. */
export function lastAt<Entry extends { played: number }>(entries: Entry[], played: number): Entry | undefined {
  return entries.findLast((entry) => entry.played <= played) ?? entries[0];
}

const SHAPES = [
  "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z", // a circle
  "M-4.5-4.5H4.5V4.5H-4.5Z", // a square
  "M0-5.6L5.4 4.2H-5.4Z", // a triangle
  "M0-6L6 0L0 6L-6 0Z", // a diamond
  "M-5.4-4.2H5.4L0 5.6Z", // a triangle on its head
  "M-1.9-5.5H1.9V-1.9H5.5V1.9H1.9V5.5H-1.9V1.9H-5.5V-1.9H-1.9Z", // a cross
];
const DASHES = ["", "9 4", "2 4", "10 3 2 3", "5 3", "14 4 2 4 2 4"];

/** The sign of a seat's points in a chart, around 0, 0. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;

/** How a seat's line is dashed. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;

/** A name that is too long for its place. */
export function shortened(name: string, most: number): string {
  const signs = [...name];
  return signs.length > most ? `${signs.slice(0, most - 1).join("")}…` : name;
}
