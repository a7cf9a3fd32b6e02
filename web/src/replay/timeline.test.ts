import { expect, test } from "vitest";
import type { Entry } from "../lib/protocol";
import type { Chapter } from "../table/chapters";
import { marksOf, momentOfChapter, momentsOf, strideFrom, withActors } from "./timeline";

function chapter(number: number, seat: number | null, round: number, more: Partial<Chapter> = {}): Chapter {
  const entries: Entry[] = seat === null ? [] : [{ what: "act", seat, action: "done" }];
  const by = seat === null ? null : "person";
  return { number, at: 0, seat, by, entries, view: { round_number: round }, undone: false, ...more };
}

/** The start, two moves of Ada's, one of Ben's that was taken back, his next one, and a new round. */
const GAME = [
  chapter(3, null, 1),
  chapter(4, 0, 1),
  chapter(5, 0, 1),
  chapter(7, 1, 1, { undone: true }),
  chapter(8, null, 1, { undone: true }),
  chapter(9, 1, 1, { entries: [{ what: "act", seat: 1, action: "disk 1" }, { what: "completed" }] }),
  chapter(10, 0, 2),
  chapter(11, 1, 2),
];

test("moments count the actions that stand", () => {
  expect(momentsOf(GAME).map((moment) => moment.chapter)).toEqual([3, 4, 5, 9, 10, 11]);
});

test("what was taken back belongs to the moment before it", () => {
  const moments = momentsOf(GAME);
  expect([3, 5, 7, 8, 9].map((number) => momentOfChapter(moments, number))).toEqual([0, 2, 2, 2, 3]);
  expect(momentOfChapter(moments, 0)).toBe(0);
});

test("people who sit down to a game that has begun see their own hand from then on", () => {
  const hand = { round_number: 1, hand: ["insulin"] };
  const moments = momentsOf([chapter(1, null, 1), chapter(2, 0, 1), chapter(5, null, 1, { view: hand })]);
  expect(moments.length).toBe(2);
  expect(moments[1]).toMatchObject({ chapter: 2, view: hand });
});

test("a game that was brought along tells by its entries who acted", () => {
  const brought = chapter(2, 1, 1, { seat: null, by: "import" });
  const act = { what: "act", seat: 1, action: "done" };
  expect(withActors([{ ...brought, entries: [act] }])[0]?.seat).toBe(1);
});

test("rounds and completed cards are marked", () => {
  expect(marksOf(momentsOf(GAME))).toEqual([
    { at: 3, kind: "deed", seat: 1, round: 1 },
    { at: 4, kind: "round", seat: null, round: 2 },
  ]);
});

test.each([
  ["step", 1, 2, 3],
  ["step", -1, 0, 0],
  ["step", 1, 5, 5],
  ["turn", 1, 0, 2],
  ["turn", 1, 2, 3],
  ["turn", -1, 3, 2],
  ["turn", -1, 1, 0],
  ["round", 1, 0, 4],
  ["round", 1, 4, 5],
  ["round", -1, 5, 4],
  ["round", -1, 4, 0],
  ["all", 1, 1, 5],
  ["all", -1, 4, 0],
] as const)("a %s by %i from %i leads to %i", (stride, by, from, to) => {
  expect(strideFrom(momentsOf(GAME), from, stride, by)).toBe(to);
});
