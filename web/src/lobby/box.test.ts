import { expect, test } from "vitest";
import { readBox, templateOf } from "./box";

test("a box file is read from TOML", async () => {
  const { box } = await readBox('[cards.insulin]\nname = "Insulin"\nneeds = { protein = 3 }\npoints = 9 # printed\n');
  expect(box).toEqual({ cards: { insulin: { name: "Insulin", needs: { protein: 3 }, points: 9 } } });
});

test("a box file is read from JSON", async () => {
  expect((await readBox('{"setup": {"greys": 3}}')).box).toEqual({ setup: { greys: 3 } });
});

test("what cannot be read is said with its line, and nothing is no box", async () => {
  const { wrong } = await readBox("[cards.insulin]\npoints =\n");
  expect(wrong?.line).toBe(2);
  expect(wrong?.message).toMatch(/^[^\n]+$/);
  expect((await readBox("{")).wrong?.line).toBe(0);
  expect(await readBox("  ")).toEqual({ box: null, wrong: null });
});

test("a template is a box file with the values that it was made from", async () => {
  const rows = { cards: { insulin: { points: 9, needs: { protein: 3 } } }, setup: { greys: 2 } };
  expect((await readBox(await templateOf("cytosis", rows))).box).toEqual({ game: "cytosis", ...rows });
});
