import { expect, test } from "vitest";
import type { Result } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { endingOf, sayWinners } from "./ending";

settings.language = "en";
const NAMES = ["Ada", "Ben", "Cleo"];

function result(winner: number, totals: number[], won?: boolean[]): Result {
  const scores = totals.map((total, seat) => ({ seat, total, ...(won ? { won: won[seat] } : {}) }));
  return { winner, scores, seed: null, salt: null };
}

test("one wins, and is told so if it is oneself", () => {
  expect(sayWinners(endingOf(result(1, [3, 9, 4]), NAMES, [1]))).toBe("You win!");
  expect(sayWinners(endingOf(result(1, [3, 9, 4]), NAMES, [0]))).toBe("Ben wins!");
});

test("on a shared screen winners have names", () => {
  expect(sayWinners(endingOf(result(1, [3, 9, 4]), NAMES, [0, 1]))).toBe("Ben wins!");
});

test("a tie that a rule has broken is told", () => {
  expect(endingOf(result(1, [9, 9, 4]), NAMES, [0])).toMatchObject({ isTie: true, points: 9 });
});

test("a victory may be shared", () => {
  const ending = endingOf(result(0, [9, 9, 4], [true, true, false]), NAMES, [0]);
  expect(ending).toMatchObject({ winners: [0, 1], isTie: false });
  expect(sayWinners(ending)).toBe("Ada and Ben share the victory!");
});
