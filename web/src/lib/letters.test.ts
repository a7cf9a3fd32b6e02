import { expect, test } from "vitest";
import { lettersOf } from "./letters";

test("a name's first letter is its sign", () => {
  expect(lettersOf(["Ada", "ben", "Rita"])).toEqual(["A", "B", "R"]);
});

test("two names never share a letter", () => {
  expect(lettersOf(["Ada", "Anna", "A", "…"])).toEqual(["A", "N", "B", "C"]);
});
