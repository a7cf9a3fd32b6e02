import { describe, expect, test } from "vitest";
import { isWanted, partsOf, remarksOn, searchable, switchesOf } from "./book";
import { differencesOf, markChanges } from "./differences";
import type { RuleClause, Rules } from "./library";
import { fold, isFound, markIn, wordsOf } from "./search";
import { settings } from "../lib/settings.svelte";
import { has, LANGUAGES } from "../lib/texts.svelte";
import { NOTHING, readWish, writeWish } from "./wish";

const both = (en: string): { en: string; it: string } => ({ en, it: `${en} (it)` });
const common = both("The base game has six Goal cards.");

function clause(id: string, changes: Partial<RuleClause> = {}): RuleClause {
  const stated = { status: "stated" } as const;
  const editions = { preview: stated, first: stated, second: stated };
  const kind = { subject: "goals", modules: ["base"], rulings: [], see: [], why: null, fit: null };
  return { id, texts: common, editions, ...kind, ...changes };
}

const fewer = { status: "stated", texts: both("The base game has five Goal cards.") } as const;
const lacking = { status: "none" } as const;
const five = clause("C-COMP-04", { editions: { ...clause("x").editions, first: fewer } });
const gone = clause("C-EXH-01", { editions: { ...clause("x").editions, preview: lacking, first: lacking } });
const choice = { options: ["no", "yes"], defaults: {}, clause: "C-EXH-01", text: "Whether …" };
const rules = {
  game: "cytosis",
  editions: ["preview", "first", "second"],
  clauses: [five, gone, clause("A-01", { subject: "rulings" }), clause("C-X-01", { subject: "weather" })],
  rulings: { exhaust: choice },
} as unknown as Rules;

describe("search", () => {
  test("case, accents and quotation marks make no difference", () => {
    expect(fold("È già L’Età")).toBe("e gia l'eta");
    expect(wordsOf('  Flask "In the  Golgi" flask ')).toEqual(["flask", "in the  golgi"]);
    expect(isFound(fold("Piazzerà già"), wordsOf("gia piazzera"))).toBe(true);
    expect(isFound(fold("Piazzerà già"), wordsOf("gia domani"))).toBe(false);
  });

  test("what was found is marked where it stands", () => {
    expect(markIn("Può già andare", wordsOf("GIA puo"))).toEqual([
      { text: "Può", marked: true },
      { text: " ", marked: false },
      { text: "già", marked: true },
      { text: " andare", marked: false },
    ]);
    expect(markIn("banana", ["ana", "nan"])).toEqual([
      { text: "b", marked: false },
      { text: "anana", marked: true },
    ]);
    expect(markIn("ﬁne", ["ne"])).toEqual([
      { text: "ﬁ", marked: false },
      { text: "ne", marked: true },
    ]);
    expect(markIn("as it is", [])).toEqual([{ text: "as it is", marked: false }]);
  });

  test("a clause is found by its number, its chapter and any edition's sentence", () => {
    expect(isFound(searchable(five, null), wordsOf("comp-04 five"))).toBe(true);
    expect(isFound(searchable(five, "second"), wordsOf("five"))).toBe(false);
    expect(isFound(searchable(five, null), wordsOf("goal cards six"))).toBe(true);
  });
});

test("an edition and a module leave out what they lack", () => {
  const filter = { words: [], edition: "first", module: null };
  expect(isWanted(gone, "", filter)).toBe(false);
  expect(isWanted(gone, "", { ...filter, edition: "second" })).toBe(true);
  expect(isWanted(five, "", { ...filter, module: "virus" })).toBe(false);
  expect(isWanted(five, "", { ...filter, module: "base" })).toBe(true);
});

describe("differences", () => {
  test("only what reads differently, or what one lacks", () => {
    expect(differencesOf(rules.clauses, "first", "second").map(({ clause, one }) => [clause.id, one])).toEqual([
      ["C-COMP-04", "The base game has five Goal cards."],
      ["C-EXH-01", null],
    ]);
    expect(differencesOf(rules.clauses, "second", "second")).toEqual([]);
  });

  test("changed words are marked on both sides", () => {
    const [left, right] = markChanges("The game has five Goal cards.", "The game has six Goal cards.");
    expect(left.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["five"]);
    expect(right.map(({ text }) => text)).toEqual(["The game has ", "six", " Goal cards."]);
  });

  test("a gap between changed words is changed with them, and the text stays whole", () => {
    const [one, other] = ["One disk is chosen.", "One disk of the highest player is chosen."];
    const [left, right] = markChanges(one, other);
    expect(left.every(({ marked }) => !marked)).toBe(true);
    expect(right.filter(({ marked }) => marked).map(({ text }) => text.trim())).toEqual(["of the highest player"]);
    expect([left, right].map((side) => side.map(({ text }) => text).join(""))).toEqual([one, other]);
  });
});

test("the book has every clause once, unknown subjects in its last part", () => {
  const parts = partsOf(rules);
  const ids = parts.flatMap((part) => part.chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id)));
  expect(ids.toSorted()).toEqual(["A-01", "C-COMP-04", "C-EXH-01", "C-X-01"]);
  expect(parts.at(-1)?.chapters.map(({ subject }) => subject)).toEqual(["rulings", "weather"]);
});

test.each(LANGUAGES)("every part has a name in %s", (language) => {
  settings.language = language;
  for (const game of ["cytosis", "virus-and-co"] as const) {
    for (const { id } of partsOf({ ...rules, game })) expect(has(`rules-part-${id}`), id).toBe(true);
  }
  settings.language = null;
});

test("editions that say the same are remarked on together", () => {
  expect(remarksOn(rules, gone, null).map(({ editions }) => editions)).toEqual([["preview", "first"]]);
  expect(remarksOn(rules, five, null)).toMatchObject([{ editions: ["first"], isSentence: true }]);
  expect(remarksOn(rules, five, "first")).toEqual([]);
  expect(switchesOf(rules, gone)).toEqual([["exhaust", choice]]);
});

describe("what stands behind #", () => {
  const known = { anchors: new Set(["C-GOL-01", "golgi"]), editions: ["first", "second"] };

  test("a clause alone is its own hash", () => {
    expect(readWish("#c-gol-01", known)).toEqual({ ...NOTHING, at: "C-GOL-01" });
    expect(writeWish({ ...NOTHING, at: "C-GOL-01" })).toBe("#C-GOL-01");
    expect(readWish("#golgi", known)).toEqual({ ...NOTHING, at: "golgi" });
    expect(writeWish(NOTHING)).toBe("");
  });

  test("everything is read as it was written", () => {
    const wish = {
      ...({ view: "compare", query: "beuta però", edition: "first", module: "virus", at: "C-GOL-01" } as const),
      pair: ["first", "second"] as [string, string],
    };
    expect(readWish(writeWish(wish), known)).toEqual(wish);
  });

  test("what there is not is left out", () => {
    expect(readWish("#view=dance&edition=third&editions=first,third&at=C-1", known)).toEqual(NOTHING);
    expect(readWish("#%%%", known)).toEqual({ ...NOTHING });
  });
});
