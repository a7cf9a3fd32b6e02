import { expect, test } from "vitest";
import { applyPatch } from "./patch";

test("a patch sets what it names, and the view before stays", () => {
  const before = { supply: { mrna: 28 }, players: [{ stock: { mrna: 0 } }, { stock: { mrna: 4 } }] };
  const after = applyPatch(before, [
    [["supply", "mrna"], 27],
    [["players", 0, "stock", "mrna"], 1],
  ]);
  expect(after).toEqual({ supply: { mrna: 27 }, players: [{ stock: { mrna: 1 } }, { stock: { mrna: 4 } }] });
  expect(before.supply.mrna).toBe(28);
  expect(after.players[1]).toBe(before.players[1]);
});

test("an empty path replaces the whole view", () => {
  expect(applyPatch({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
