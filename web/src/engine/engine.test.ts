import { expect, test } from "vitest";
import { Brain } from "./bots.ts";
import { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

const CODES = import.meta.glob<string>("./data/*.wasm", { query: "?url&inline", import: "default", eager: true });
const TABLES = import.meta.glob<Tables>(["./data/*.json", "!./data/manifest.json"], { import: "default", eager: true });

const ENGINES = await Promise.all(
  Object.entries(TABLES).map(async ([path, tables]) => {
    const response = await fetch(CODES[path.replace(".json", ".wasm")]!);
    return [tables.game, await Engine.load(await response.arrayBuffer(), tables)] as const;
  }),
);

test("there are engines", () => {
  expect(ENGINES.length).toBeGreaterThan(1);
});

test.each(ENGINES)("%s: greedy bots play a game to its end", (_, engine) => {
  const brain = new Brain(engine);
  let match = engine.table().deal(7);
  let played = 0;
  for (; match.toAct !== null; played++) match = match.play(brain.chooseGreedily(brain.situation(match, 3, played)));
  expect(match.winner).not.toBeNull();
  expect(match.legal).toEqual([]);
  expect(played).toBeGreaterThan(20);
});

test.each(ENGINES)("%s: a seed is a game, and a big seed is one, too", (_, engine) => {
  const table = engine.table();
  expect(table.deal(7).record).toEqual(table.deal(7n).record);
  expect(table.deal(7).record).not.toEqual(table.deal(2n ** 62n + 7n).record);
});

test.each(ENGINES)("%s: what is illegal is refused by its clause, and the game stays", (_, engine) => {
  const match = engine.table().deal(7);
  const illegal = match.table.texts.find((text) => text !== "" && !match.legal.includes(text))!;
  const [clause] = match.whyNot(illegal);
  expect(clause).toMatch(/^[A-Z]+-/);
  expect(() => match.play(illegal)).toThrow(clause!);
  expect(match.record).toEqual(engine.table().deal(7).record);
  expect(match.whyNot(match.legal[0]!)).toEqual([]);
});

test.each(ENGINES)("%s: what does not exist is refused in a sentence", (_, engine) => {
  const match = engine.table().deal(7);
  expect(() => match.play("no such thing")).toThrow("no such thing is no action");
  expect(() => match.redealt(99, 1)).toThrow("there is no seat 99");
  expect(() => engine.table({ players: 99 })).toThrow("players: 99 is none of");
  expect(() => engine.table({ colour: "red" })).toThrow("there is no option colour");
  expect(() => engine.table({ rulings: { colour: "red" } })).toThrow("there is no ruling colour");
  expect(() => engine.table({ first_seat: 99 })).toThrow("there is no seat 99");
  expect(() => match.table.deal(-1)).toThrow("seed: -1 is not a whole number");
  expect(() => match.table.deal(2n ** 63n)).toThrow("is not a whole number");
  expect(() => match.table.resume(new Uint8Array(3))).toThrow("3 bytes are no game");
});

test.each(ENGINES)("%s: who begins can be chosen", (_, engine) => {
  for (const seat of [0, 2])
    expect(engine.table({ first_seat: seat }).deal(7).view(null)["options"]).toMatchObject({ first_seat: seat });
  const begins = [0, 1, 2].map((seat) => engine.table({ first_seat: seat }).deal(7).record.toString());
  expect(new Set(begins).size).toBe(3);
});

test.each(ENGINES)("%s: a seat sees the same when all that it cannot know is dealt anew", (_, engine) => {
  const match = engine.table().deal(7);
  const other = match.redealt(0, 5);
  expect(other.record).not.toEqual(match.record);
  expect(other.view(0)).toEqual(match.view(0));
  expect(match.view(0)).toMatchObject({ game: engine.tables.game, viewer: 0, to_act: match.toAct });
  expect(match.look("all").record).toEqual(match.record);
  expect(() => match.view(99)).toThrow("there is no seat 99");
});

test.each(ENGINES)("%s: a game is told from its beginning", (_, engine) => {
  const start = engine.table().deal(7);
  const action = start.legal[0]!;
  const [before, after] = [start.look(null), start.play(action).look(null)];
  expect(before.tellStart().length).toBeGreaterThan(0);
  expect(after.tell(action, before)[0]).toMatchObject({ seat: start.toAct });
});

test.each(ENGINES)("%s: two tables of one engine keep apart, and a game goes on from its bytes", (_, engine) => {
  const [few, many] = [Math.min, Math.max].map((pick) => engine.table({ players: pick(...playersOf(engine)) }));
  const [one, other] = [few!.deal(7), many!.deal(7)];
  const before = one.legal;
  other.play(other.legal[0]!);
  expect(few!.resume(one.record).legal).toEqual(before);
});

function playersOf(engine: Engine): number[] {
  return engine.tables.axes["players"]!.map(Number);
}
