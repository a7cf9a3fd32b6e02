/** Lines and places on the picture of the cell, as `components.board` gives them, and curves drawn through them. */

export type Point = [x: number, y: number];
export type Art = { at: Point; scale: number; turn: number };
export type AreaPlace = { art?: Art; label: Point; spots: Point[]; disks: Point[]; boost: Point };
export type Layout = {
  size: Point;
  spot: number;
  disk: number;
  cell: Point[];
  supply: Point[];
  strain: Point;
  centrosome: Point;
  lysosomes: Point[];
  areas: Record<string, AreaPlace>;
};

/** A place on a line, and the direction that stands at right angles to it there, in degrees. */
export type Foot = { at: Point; normal: number };

const STEPS = 14; // samples between two points of a smooth line

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** So many places along a line: it is cut into equal pieces, and each place is in the middle of one. */
export function spread(line: Point[], count: number): Point[] {
  const pieces = line.slice(1).map((end, index) => distance(line[index]!, end));
  const total = pieces.reduce((sum, piece) => sum + piece, 0);
  return Array.from({ length: count }, (_, place) => atLength(line, pieces, (total * (place + 0.5)) / count));
}

function atLength(line: Point[], pieces: number[], length: number): Point {
  let left = length;
  for (const [index, piece] of pieces.entries()) {
    if (left <= piece) return between(line[index]!, line[index + 1]!, left / piece);
    left -= piece;
  }
  return line.at(-1)!;
}

/** A smooth closed line through points (Catmull-Rom), as many short pieces. */
export function smoothLoop(points: Point[]): Point[] {
  return points.flatMap((_, index) => {
    const [before, start, end, after] = [-1, 0, 1, 2].map((by) => points.at((index + by) % points.length)!);
    return Array.from({ length: STEPS }, (_, step) => bend([before!, start!, end!, after!], step / STEPS));
  });
}

function bend([before, start, end, after]: [Point, Point, Point, Point], share: number): Point {
  const [square, cube] = [share ** 2, share ** 3];
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * start[axis] +
      (end[axis] - before[axis]) * share +
      (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * square +
      (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * cube);
  return [along(0), along(1)];
}

/** A closed line moved outwards by so much; the loop runs clockwise. */
export function outset(loop: Point[], by: number): Point[] {
  return loop.map((point, index) => {
    const [before, after] = [loop.at(index - 1)!, loop.at((index + 1) % loop.length)!];
    const length = distance(before, after) || 1;
    return [point[0] + ((after[1] - before[1]) / length) * by, point[1] - ((after[0] - before[0]) / length) * by];
  });
}

/** The place on a closed line that is nearest to a point, with the direction outwards. */
export function footOn(loop: Point[], point: Point): Foot {
  const nearest = loop.reduce((best, other) => (distance(other, point) < distance(best, point) ? other : best));
  return footAt(loop, loop.indexOf(nearest));
}

/** A place on a closed line by its number, with the direction outwards. */
export function footAt(loop: Point[], index: number): Foot {
  const [before, after] = [loop.at(index - 1)!, loop.at((index + 1) % loop.length)!];
  const normal = (Math.atan2(before[0] - after[0], after[1] - before[1]) * 180) / Math.PI;
  return { at: loop[index]!, normal };
}

/** Whether a point lies within a closed line. */
export function isWithin(loop: Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [index, [endX, endY]] of loop.entries()) {
    const [startX, startY] = loop.at(index - 1)!;
    const crosses = startY > y !== endY > y && x < startX + ((endX - startX) * (y - startY)) / (endY - startY);
    if (crosses) within = !within;
  }
  return within;
}

/** The drawing commands of a line through points. */
export function pathOf(points: Point[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
  return steps.join("") + (closed ? "Z" : "");
}

/** A round shape that is not quite a circle: three soft waves run round its edge. */
export function blob(across: number, down: number, waviness = 0.03, shift = 0): Point[] {
  return Array.from({ length: 72 }, (_, step) => {
    const angle = (step * Math.PI) / 36;
    const wave = 1 + waviness * (0.6 * Math.sin(3 * angle + shift) + 0.4 * Math.sin(5 * angle + 2 * shift + 1));
    return [across * wave * Math.cos(angle), down * wave * Math.sin(angle)];
  });
}

/** An arc round the origin from one angle to another, in degrees, with a slow wave in its radius between the ends. */
export function arc(radius: number, from: number, to: number, waviness = 0): Point[] {
  const steps = Math.max(8, Math.round(Math.abs(to - from) / 3));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    const reach = radius + waviness * Math.sin(angle * 5 + radius) * Math.sin((Math.PI * step) / steps);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Where an organelle's drawing goes, as an SVG transform. */
export function placed({ at, scale, turn }: Art): string {
  return `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale / 100})`;
}
