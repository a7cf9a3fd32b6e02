import { expect, test } from "vitest";
import { readBox, sayWrong, templateOf } from "./box";

test("a box file is read from TOML", async () => {
  const { box } = await readBox('[cards.insulin]\nname = "Insulin"\nneeds = { protein = 3 }\npoints = 9 # printed\n');
  expect(box).toEqual({ cards: { insulin: { name: "Insulin", needs: { protein: 3 }, points: 9 } } });
});

test("a box file is read from JSON", async () => {
  expect((await readBox('{"setup": {"greys": 3}}')).box).toEqual({ setup: { greys: 3 } });
});

test.each([
  ["[cards.insulin]\npoints =\n", 2, { kind: "value" }],
  ["[cards.insulin]\npoints = # none yet\n", 2, { kind: "value" }],
  ["[cards.insulin]\npoints 9\n", 2, { kind: "equals" }],
  ["points: 9\n", 1, { kind: "equals" }],
  ["[cards.insulin\npoints = 9\n", 1, { kind: "header" }],
  ['name = "Insulin\npoints = 9\n', 1, { kind: "text" }],
  ["name = 'Insulin # new\npoints = 9\n", 1, { kind: "text" }],
  ["needs = { protein = 3\npoints = 9\n", 2, { kind: "open" }],
  ["list = [1, 2 # and more\npoints = 9\n", 2, { kind: "open" }],
  ["name = Insulin\n", 1, { kind: "word", word: "Insulin" }],
  ["[cards.insulin]\npoints = 9\npoints = 7\n", 3, { kind: "twice", key: "cards.insulin.points", first: 2 }],
  ["[cards.insulin]\npoints = 9\n[cards.insulin]\n", 3, { kind: "twice", key: "cards.insulin", first: 1 }],
  ["points = 09\n", 1, { kind: "other" }],
])("a usual mistake is known: %j", async (text, line, mistake) => {
  expect((await readBox(text)).wrong).toEqual({ line, mistake });
});

test("a mistake is said with the file and the line, and nothing is no box", async () => {
  const { wrong } = await readBox("name = Insulin\n");
  expect(sayWrong({ file: "mine.toml", text: "" }, wrong!)).toBe(
    "mine.toml, line 1: Insulin must be in quotation marks.",
  );
  expect(sayWrong({ file: "", text: "" }, wrong!)).toBe("Line 1: Insulin must be in quotation marks.");
  const json = await readBox("{");
  expect(json.wrong?.line).toBe(0);
  expect(sayWrong({ file: "", text: "" }, json.wrong!)).toMatch(/^This starts like JSON/);
  expect(await readBox("  ")).toEqual({ box: null, wrong: null });
});

test("a template is a box file with the values that it was made from", async () => {
  const rows = { cards: { insulin: { points: 9, needs: { protein: 3 } } }, setup: { greys: 2 } };
  expect((await readBox(await templateOf("cytosis", rows))).box).toEqual({ game: "cytosis", ...rows });
});
