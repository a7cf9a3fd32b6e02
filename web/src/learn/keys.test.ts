import { describe, expect, it } from "vitest";
import { LESSON_SHORTCUTS, lessonWish } from "./keys";

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

describe("keys in a lesson", () => {
  it("ask for the steps around, for a hint and for a new beginning", () => {
    const wishes = ["n", "P", "h", "r"].map((key) => lessonWish({ ...plain, key }, false));
    expect(wishes).toEqual(["next", "back", "show", "again"]);
  });

  it("ask for nothing while somebody types, with another key held, or where nothing is meant", () => {
    expect(lessonWish({ ...plain, key: "n" }, true)).toBeNull();
    expect(lessonWish({ ...plain, key: "n", ctrlKey: true }, false)).toBeNull();
    expect(lessonWish({ ...plain, key: "x" }, false)).toBeNull();
  });

  it("mean one thing each", () => {
    const keys = LESSON_SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.slice(0, 4)).toEqual(["N", "P", "H", "R"]);
  });
});
