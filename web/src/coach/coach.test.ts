import { expect, test } from "vitest";
import { Refusal } from "../lib/api";
import type { Line, Scene } from "../lib/games";
import type { Hint, HintMessage } from "../lib/protocol";
import { Coach } from "./coach.svelte";
import { hasBest, sayChance, sayReason, sayVerdict } from "./words";

const choice = (action: string, chance: number): Hint => ({
  action,
  chance,
  visits: 9,
  reason: { id: "", values: {} },
});
const HINT: HintMessage = {
  type: "hint",
  number: 4,
  chances: [0.5, 0.5],
  choices: [choice("place nucleus-3", 0.5), choice("done", 0.4)],
};
const told = async (action: string): Promise<Line[]> => [
  { text: "", seat: 0, kind: "note", about: [] },
  { text: action, seat: 0, kind: "act", about: ["stock:0:atp", `spot:${action}`] },
];
const components = { rows: { cards: { insulin: { name: "" }, mine: { name: "My own card" } } } };
const SCENE = { names: ["Ada", "Ben"], options: { edition: "second" }, components } as unknown as Scene;

test("a coach thinks, then suggests, and points at the best choice or at another one", async () => {
  const coach = new Coach(() => Promise.resolve(HINT), told);
  const asking = coach.ask();
  expect([coach.isThinking, coach.isOpen]).toEqual([true, true]);
  await asking;
  await coach.point(null);
  expect([coach.isThinking, coach.hint, coach.at]).toEqual([false, HINT, "spot:place nucleus-3"]);
  await coach.point("done");
  expect(coach.at).toBe("spot:done");
  coach.close();
  expect([coach.isOpen, coach.at]).toEqual([false, null]);
});

test("a hint that comes after the coach was sent away is not shown", async () => {
  const coach = new Coach(() => Promise.resolve(HINT), told);
  const asking = coach.ask();
  coach.close();
  await asking;
  expect([coach.isOpen, coach.hint]).toEqual([false, null]);
});

test("a refusal is kept to be said", async () => {
  const coach = new Coach(() => Promise.reject(new Refusal("busy", "")), told);
  await coach.ask();
  expect([coach.isThinking, coach.trouble?.code]).toEqual([false, "busy"]);
});

test("a reason names cards by their texts and players by their names", () => {
  const bought = { id: "why-cytosis-buy", values: { grey: "no", card: "@card-insulin", rounds: 2 } };
  expect(sayReason(SCENE, bought)).toMatch(/^buys insulin; .*2/i);
  const own = { ...bought, values: { ...bought.values, card: "@card-mine" } };
  expect(sayReason(SCENE, own)).toMatch(/^buys My own card/);
  const passed = { id: "why-virus-pass", values: { player: "B", term: "none", way: "even" } };
  expect(sayReason(SCENE, passed)).toMatch(/Ben/);
});

test("what is neither certain nor impossible is not called so", () => {
  expect([0.001, 0.376, 0.999].map(sayChance)).toEqual(["under 1 %", "38 %", "over 99 %"]);
});

test("of equals none is called the best", () => {
  expect([0.5, 0.495, 0.3].map((next) => hasBest([choice("a", 0.5), choice("b", next)]))).toEqual([false, false, true]);
  expect(hasBest([choice("a", 0.5)])).toBe(true);
});

test("the verdict says how the first compares with the second", () => {
  const verdicts = [0.495, 0.47, 0.3].map((next) => sayVerdict([choice("a", 0.5), choice("b", next)]));
  expect(new Set([...verdicts, sayVerdict([choice("a", 0.5)])]).size).toBe(4);
});
