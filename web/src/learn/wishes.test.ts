import { describe, expect, it } from "vitest";
import { isMet, lookUp } from "./wishes";

const view = { marker: 0, pending: ["turn"], players: [{ stock: { mrna: 3 }, completed: ["insulin"], hand: null }] };
const log = [{ what: "cargo", seat: 0, cargo: { protein: 2 }, cards: ["insulin"], area: "golgi" }];

describe("a wish", () => {
  const meets = (wish: object): boolean => isMet(wish, 0, view, log);

  it("compares what the learner sees", () => {
    expect(meets({ least: { "me.stock.mrna": 3 }, most: { marker: 0 }, has: { "me.completed": "insulin" } })).toBe(
      true,
    );
    expect(meets({ least: { "me.stock.mrna": 4 } })).toBe(false);
    expect(meets({ is: { pending: ["turn"] } })).toBe(true);
    expect(meets({ is: { pending: [] } })).toBe(false);
    expect(meets({ has: { "me.completed": "glucagon" } })).toBe(false);
  });

  it("looks for entries in the log: one value of a list, amounts that are reached", () => {
    expect(meets({ log: [{ what: "cargo", area: ["golgi", "smooth"], cargo: { protein: 1 } }] })).toBe(true);
    expect(meets({ log: [{ what: "cargo", cargo: { protein: 3 } }] })).toBe(false);
    expect(meets({ log: [{ cards: "insulin" }, { seat: 1 }] })).toBe(false);
    expect(meets({ log: [{ cargo: { lipid: 1 } }] })).toBe(false);
  });

  it("names a path that leads nowhere", () => {
    expect(() => lookUp(view, 0, "me.hand.count")).toThrow("me.hand.count leads nowhere in a view: there is no count");
  });
});
