import { expect, test } from "vitest";
import { footOn, outset, smoothLoop, spread, type Point } from "./geometry";

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test("spots stand in the middle of equal pieces of a line", () => {
  const line: Point[] = [
    [0, 0],
    [60, 0],
    [60, 40],
  ];
  expect(spread(line, 1)).toEqual([[50, 0]]);
  expect(spread(line, 2)).toEqual([
    [25, 0],
    [60, 15],
  ]);
  expect(spread(line, 0)).toEqual([]);
});

test("a smooth loop goes through its points, and grows outwards", () => {
  const loop = smoothLoop(SQUARE);
  for (const corner of SQUARE) expect(loop).toContainEqual(corner);
  const width = (points: Point[]) => Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  expect(width(outset(loop, 5))).toBeCloseTo(width(loop) + 10, 0);
});

test("the membrane's outside is found from any point within", () => {
  const right = footOn(smoothLoop(SQUARE), [90, 50]);
  expect(right.at[0]).toBeGreaterThan(100);
  expect(right.normal).toBeCloseTo(0, 0);
});
