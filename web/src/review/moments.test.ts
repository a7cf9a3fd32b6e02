import { expect, test } from "vitest";
import { partMoments, type Swing } from "./review.svelte";

const swing = (seat: number, played: number, size: number, kind: Swing["kind"] = "slip"): Swing =>
  ({ kind, seat, played, before: 0.5, after: 0.5 - size }) as Swing;

test("the own largest slips come first, however small, and the largest of them before all", () => {
  const all = [swing(0, 1, 0.001), swing(0, 2, 0.02), swing(1, 3, 0.3), swing(0, 4, 0.01), swing(0, 5, 0.0005)];
  const { own, others } = partMoments(all, [0]);
  expect(own.map(({ played }) => played)).toEqual([2, 4, 1]);
  expect(others.map(({ played }) => played)).toEqual([3]);
});

test("others' small slips are not told, and own luck stands with them in the order of the game", () => {
  const all = [swing(1, 9, 0.2), swing(0, 4, -0.1, "luck"), swing(1, 2, 0.01)];
  expect(partMoments(all, [0])).toEqual({ own: [], others: [all[1], all[0]] });
});

test("who has no seat is told of the largest, in the order of the game", () => {
  const all = Array.from({ length: 9 }, (_, at) => swing(at % 3, at, 0.04 + at / 100));
  expect(partMoments(all, []).others.map(({ played }) => played)).toEqual([3, 4, 5, 6, 7, 8]);
});
