import { expect, test } from "vitest";
import type { Components } from "../lib/protocol";
import { idsOfEntry, idsOfThing, isPlayed, nameOfEntry, pick, type RuleClause, type Rules } from "./library";

function clause(id: string, changes: Partial<RuleClause> = {}): RuleClause {
  const texts = { en: `${id}.`, it: `${id}!` };
  const editions = { first: { status: "none" }, second: { status: "stated" } } as const;
  const base = { id, subject: "golgi", modules: ["base"], texts, rulings: [], see: [], why: null, fit: null };
  return { ...base, editions, ...changes };
}

const rules: Rules = {
  game: "cytosis",
  editions: ["first", "second"],
  edition: "second",
  clauses: ["C-1", "C-2", "C-3", "C-4"].map((id) => clause(id)),
  rulings: {},
  things: { card: { insulin: ["C-2", "C-1"] }, spot: { "golgi-1": ["C-3"] }, risk: {} },
  kinds: { card: { enzyme: ["C-4"] } },
  families: {
    card: { rows: "cards", by: "kind" },
    spot: { rows: "spots", by: "area" },
    risk: { rows: "risks", by: "" },
  },
  entries: { "act place": ["C-1"], "points cards": ["C-2"], completed: ["C-1"] },
  named: { "act place": ["spot"], completed: ["risk", "card"] },
};
const components = { rows: { cards: { mine: { kind: "enzyme" } } } } as unknown as Components;

test("a thing has its own clauses, and a card of an own box those of its kind", () => {
  expect(idsOfThing(rules, { family: "card", id: "insulin" })).toEqual(["C-2", "C-1"]);
  expect(idsOfThing(rules, { family: "card", id: "mine" }, components)).toEqual(["C-4"]);
  expect(idsOfThing(rules, { family: "card", id: "mine" })).toEqual([]);
  expect(idsOfThing(rules, { family: "weather", id: "rain" }, components)).toEqual([]);
});

test("an entry has the clauses of what it names, then its own", () => {
  expect(idsOfEntry(rules, { what: "act", action: "place golgi-1" })).toEqual(["C-3", "C-1"]);
  expect(idsOfEntry(rules, { what: "completed", card: "insulin" })).toEqual(["C-2", "C-1", "C-1"]);
  expect(idsOfEntry(rules, { what: "completed", card: null })).toEqual(["C-1"]);
  expect(idsOfEntry(rules, { what: "undone" })).toEqual([]);
});

test("an act is told by its verb and points by their source", () => {
  expect(nameOfEntry({ what: "act", action: "done" })).toBe("act done");
  expect(nameOfEntry({ what: "points", source: "cards" })).toBe("points cards");
});

test("clauses are picked once each, and unknown ids are left out", () => {
  expect(pick(rules, ["C-3", "C-1", "C-3", "C-9"]).map(({ id }) => id)).toEqual(["C-3", "C-1"]);
});

test("a table plays what its edition has, and its modules as a house rule", () => {
  expect(isPlayed(clause("C-1"), { edition: "second" })).toBe(true);
  expect(isPlayed(clause("C-1"), { edition: "first" })).toBe(false);
  const virus = clause("C-VIR-1", { modules: ["virus"] });
  expect(isPlayed(virus, { edition: "first", virus: true })).toBe(true);
  expect(isPlayed(virus, { edition: "second", virus: false })).toBe(false);
});
