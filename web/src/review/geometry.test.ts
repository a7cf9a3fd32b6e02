import { describe, expect, it } from "vitest";
import { apart, lastAt, linePath, nearest, scale, shortened, spread, stack, ticks } from "./geometry";

describe("geometry of charts", () => {
  it("maps values onto room, upwards too, and one single value onto the start", () => {
    expect([0, 5, 10].map(scale([0, 10], [200, 0]))).toEqual([200, 100, 0]);
    expect(scale([3, 3], [10, 90])(3)).toBe(10);
  });

  it("covers all values with round ticks, below nothing too", () => {
    expect(ticks(0, 62, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(-26, 14, 5)).toEqual([-30, -20, -10, 0, 10, 20]);
    expect(ticks(0, 0, 4)).toEqual([0]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  });

  it("draws a line through all points", () => {
    expect(
      linePath([
        { x: 0, y: 1.26 },
        { x: 10, y: 5 },
      ]),
    ).toBe("M0 1.3L10 5");
  });

  it("moves labels apart, keeps their order, and stays inside", () => {
    expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(spread([95, 100, 98], 10, 0, 100)).toEqual([80, 100, 90]);
    expect(spread([5, 5], 10, 0, 100)).toEqual([5, 15]);
  });

  it("moves signs up until none covers another, and down at the roof", () => {
    const one = { x: 50, y: 30 };
    expect(apart([one, one, { x: 90, y: 30 }, one], 20, 5).map(({ y }) => y)).toEqual([30, 10, 30, 50]);
  });

  it("stacks what is won one way and what is lost the other", () => {
    expect(stack([5, -3, 0, 4, -1])).toEqual([
      { index: 0, value: 5, from: 0, to: 5 },
      { index: 1, value: -3, from: 0, to: -3 },
      { index: 3, value: 4, from: 5, to: 9 },
      { index: 4, value: -1, from: -3, to: -4 },
    ]);
  });

  it("finds the nearest stop, and what held at a moment", () => {
    expect(nearest([0, 10, 20], 14)).toBe(1);
    const track = [{ played: 2 }, { played: 8 }];
    expect([0, 7, 8, 99].map((played) => lastAt(track, played)?.played)).toEqual([2, 2, 8, 8]);
    expect(lastAt([], 3)).toBeUndefined();
  });

  it("shortens names by signs, not by halves of signs", () => {
    expect(shortened("Ada", 5)).toBe("Ada");
    expect(shortened("🧫🧬🦠🧪", 3)).toBe("🧫🧬…");
  });
});
