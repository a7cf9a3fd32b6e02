import { expect, it } from "vitest";
import { areSame, type Ringed } from "./rings";

const ring = (anchor: string, left: number): Ringed => ({
  anchor,
  element: {} as Element,
  box: { left, top: 0, width: 10, height: 10 },
});

it("rings are the same when no place has moved, come or gone", () => {
  expect(areSame([ring("deck", 1)], [ring("deck", 1)])).toBe(true);
  expect(areSame([ring("deck", 1)], [ring("deck", 2)])).toBe(false);
  expect(areSame([ring("deck", 1)], [ring("event", 1)])).toBe(false);
  expect(areSame([ring("deck", 1)], [])).toBe(false);
});
