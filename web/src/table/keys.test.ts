import { expect, test } from "vitest";
import { keyWish } from "./keys";

const NOWHERE = { isTyping: false, usesArrows: false, usesSpace: false };

function press(key: string, focused = NOWHERE, ctrlKey = false): ReturnType<typeof keyWish> {
  return keyWish({ key, ctrlKey, metaKey: false, altKey: false, defaultPrevented: false }, focused);
}

test("number keys pick the first nine choices", () => {
  expect(press("1")).toEqual({ wish: "pick", index: 0 });
  expect(press("9")).toEqual({ wish: "pick", index: 8 });
  expect(press("0")).toBeNull();
});

test("letters ask, small or capital", () => {
  expect(press("l")).toEqual({ wish: "choices" });
  expect(press("U")).toEqual({ wish: "undo" });
  expect(press("?")).toEqual({ wish: "shortcuts" });
});

test("who types is left alone, but for Escape", () => {
  const typing = { ...NOWHERE, isTyping: true };
  expect(press("1", typing)).toBeNull();
  expect(press("Escape", typing)).toEqual({ wish: "close" });
});

test("a space ends the turn, unless a button has the focus", () => {
  expect(press(" ")).toEqual({ wish: "done" });
  expect(press(" ", { ...NOWHERE, usesSpace: true })).toBeNull();
});

test("arrows move between choices, unless something else needs them", () => {
  expect(press("ArrowDown")).toEqual({ wish: "move", by: 1 });
  expect(press("ArrowDown", { ...NOWHERE, usesArrows: true })).toBeNull();
});

test("the browser's own shortcuts stay its own", () => {
  expect(press("l", NOWHERE, true)).toBeNull();
});
