import { expect, it } from "vitest";
import type { Scene } from "../lib/games";
import { isInPrompt } from "./pointing";

const page = { onSurface: (_scene: Scene, action: string) => /^(place|grey|complete) /.test(action) };
const scene = {} as Scene;

it("a spot, a card or the hired pieces are done on the table", () => {
  expect(isInPrompt(page, scene, ["place nucleus-3", "exhaust atp"], ["spot:nucleus-3"])).toBe(false);
  expect(isInPrompt(page, scene, ["complete insulin"], ["card:insulin", "points:0"])).toBe(false);
  expect(isInPrompt(page, scene, ["place nucleus-3", "grey nucleus-2"], ["grey", "stock:0:atp"])).toBe(false);
});

it("what only lies near such a place is done in the prompt", () => {
  expect(isInPrompt(page, scene, ["place nucleus-3", "exhaust atp"], ["stock:0:atp"])).toBe(true);
  expect(isInPrompt(page, scene, ["done"], ["player:1"])).toBe(true);
});

it("nothing is to be done in the prompt when nothing can be done at all", () => {
  expect(isInPrompt(page, scene, [], ["spot:nucleus-3"])).toBe(false);
});
