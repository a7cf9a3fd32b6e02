import { expect, test } from "vitest";
import type { Line } from "../lib/games";
import type { Entry } from "../lib/protocol";
import type { Chapter } from "./chapters";
import { sifted, turnsOf } from "./turns";

const entry = (what: string, more: object = {}): Entry => ({ what, ...more }) as Entry;
const chapter = (number: number, seat: number | null, ...entries: Entry[]): Chapter =>
  ({ number, at: 0, seat, by: "seat", entries, view: {}, undone: false }) as unknown as Chapter;
const line = (text: string, seat: number | null, kind: Line["kind"], ...of: Entry[]): Line => ({
  text,
  seat,
  kind,
  about: [],
  of,
});

const points = entry("points", { seat: 1, change: 9 });
const hit = entry("stock", { seat: 0, change: -1 });
const TOLD: Record<number, Line[]> = {
  1: [line("Round 1", null, "headline")],
  2: [line("Ada places", 0, "act", entry("act")), line("Ada takes mRNA", 0, "note", hit)],
  3: [line("Ben completes", 1, "act", entry("act"))],
  4: [line("Ben moves on", 1, "act", entry("act")), line("Ada loses one", null, "note", hit)],
};
const turns = turnsOf(
  [chapter(1, null), chapter(2, 0, hit), chapter(3, 1, points), chapter(4, 1, hit)],
  ({ number }) => TOLD[number]!,
);
const textsOf = (sieve: "all" | "mine" | "points", mine: number[]): string[][] =>
  sifted(turns, sieve, mine).map((turn) => turn.lines.map(({ text }) => text));

test("what one player does in a row is one turn", () => {
  expect(textsOf("all", [0])).toEqual([
    ["Ada places", "Ada takes mRNA"],
    ["Ben completes", "Ben moves on", "Ada loses one"],
  ]);
});

test("the own log has what one did and what one met", () => {
  expect(textsOf("mine", [0])).toEqual([["Ada places", "Ada takes mRNA"], ["Ada loses one"]]);
  expect(textsOf("mine", [2]).flat()).toEqual([]);
});

test("the log of points has only what brought or cost some", () => {
  expect(textsOf("points", [0]).flat()).toEqual(["Ben completes"]);
});
