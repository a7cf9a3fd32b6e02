import { expect, test } from "vitest";
import { readBox } from "./box";

test("a box file is read from TOML", async () => {
  const { box } = await readBox('[cards.insulin]\nname = "Insulin"\nneeds = { protein = 3 }\npoints = 9 # printed\n');
  expect(box).toEqual({ cards: { insulin: { name: "Insulin", needs: { protein: 3 }, points: 9 } } });
});

test("a box file is read from JSON", async () => {
  expect((await readBox('{"setup": {"greys": 3}}')).box).toEqual({ setup: { greys: 3 } });
});

test("what cannot be read is said in one line, and nothing is no box", async () => {
  expect((await readBox("[cards")).wrong).toMatch(/^[^\n]+$/);
  expect(await readBox("  ")).toEqual({ box: null, wrong: null });
});
