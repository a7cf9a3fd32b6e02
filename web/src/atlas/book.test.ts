/** The shelves of the atlas, the search over them, and what belongs together. */
import { expect, test } from "vitest";
import { titles } from "../cytosis/things";
import type { GamePage } from "../lib/games";
import type { Notes } from "../lib/protocol";
import { atNoTable, placeOf, search, shelvesOf, type Book } from "./book";
import { relatedTo } from "./related";

const note = { texts: {}, references: [] };
const notes: Notes = {
  trait: { housekeeping: note },
  card: { insulin: note, hexokinase: note, "insulin-receptor": note },
  area: { nucleus: note, golgi: note },
  molecule: { mrna: note },
};
const rows = {
  cards: {
    insulin: { kind: "protein-hormone", needs: { protein: 2 } },
    hexokinase: { kind: "enzyme" },
    "insulin-receptor": { kind: "protein-receptor" },
    ethanol: { kind: "detox" },
  },
  spots: { "nucleus-3": { area: "nucleus", gain: { mrna: 3 } }, "nucleus-2": { area: "nucleus", gain: { mrna: 2 } } },
  events: { "nucleus-boost": { area: "nucleus", gain: { mrna: 1 } }, toxicity: { effect: "toxicity" } },
};
const scene = atNoTable({ game: "cytosis", rows, rulings: {}, board: {} });
const book = { game: "cytosis", page: { titles } as unknown as GamePage, scene, notes } as Book;
const shelves = shelvesOf(book);
const related = (family: string, id: string) =>
  relatedTo("cytosis", scene, { family, id }).map(({ thing }) => `${thing.family} ${thing.id}`);

test("things stand by family, cards by kind, in the order of the atlas", () => {
  expect(shelves.map(({ id }) => id)).toEqual([
    "area",
    "molecule",
    "protein-hormone",
    "enzyme",
    "protein-receptor",
    "trait",
  ]);
});

test("a thing knows its neighbours on the shelf", () => {
  const place = placeOf(shelves, { family: "area", id: "golgi" });
  expect(place?.before).toEqual({ family: "area", id: "nucleus" });
  expect(place?.after).toBeUndefined();
  expect(placeOf(shelves, { family: "area", id: "vacuole" })).toBeNull();
});

test("a search finds every word anywhere in a name, beginnings first", () => {
  expect(search(book, shelves, "INSULIN").map(({ id }) => id)).toEqual(["insulin", "insulin-receptor"]);
  expect(search(book, shelves, "rec insu").map(({ id }) => id)).toEqual(["insulin-receptor"]);
  expect(search(book, shelves, "ribozyme")).toEqual([]);
});

test("what belongs together is shown once", () => {
  expect(related("card", "insulin")).toEqual([
    "card insulin-receptor",
    "area rough",
    "area golgi",
    "area exocytosis",
    "molecule protein",
  ]);
  expect(related("area", "nucleus")).toEqual(["area rough", "area ribosome", "molecule mrna", "event nucleus-boost"]);
  expect(related("molecule", "mrna")).toEqual(["area nucleus"]);
  expect(related("event", "toxicity")).toEqual(["card ethanol"]);
});

test("a virus that is in both games leads to the other", () => {
  expect(relatedTo("cytosis", scene, { family: "strain", id: "influenza" })).toEqual([
    { game: "virus-and-co", thing: { family: "card", id: "influenza-a" } },
    { game: "virus-and-co", thing: { family: "card", id: "influenza-b" } },
  ]);
  expect(relatedTo("virus-and-co", scene, { family: "card", id: "ebola" })).toEqual([
    { game: "cytosis", thing: { family: "strain", id: "ebola" } },
  ]);
});
