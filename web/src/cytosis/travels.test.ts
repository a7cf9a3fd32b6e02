import { expect, test } from "vitest";
import type { Scene } from "../lib/games";
import type { Entry } from "../lib/protocol";
import { travels } from "./travels";

type Changes = { view?: Record<string, unknown>; looking?: number | null };

/** A table of two, Ada looking, with an empty board. */
function scene({ view = {}, looking = 0 }: Changes = {}): Scene {
  const rows = {
    spots: {
      "nucleus-3": { area: "nucleus", pay: {}, gain: { mrna: 3 } },
      "card-1": { area: "card", pay: {}, gain: {} },
      "card-2": { area: "card", pay: { atp: 1 }, gain: {} },
    },
    areas: { nucleus: { boost: "nucleus" }, card: { boost: "card" } },
    cards: {
      insulin: { kind: "protein-hormone", colour: "" },
      hexokinase: { kind: "enzyme", colour: "red" },
      ethanol: { kind: "detox", colour: "" },
    },
  };
  return {
    view: {
      occupant: { "nucleus-3": null, "card-1": null, "card-2": null },
      greys: { "nucleus-3": 0, "card-1": 0, "card-2": 0 },
      boost: { nucleus: { mrna: 0, atp: 0 }, card: {} },
      market: { "1": "insulin", "2": "hexokinase" },
      ...view,
    },
    components: { game: "cytosis", rows, rulings: {}, board: {} },
    seats: ["teal", "amber"].map((colour) => ({ colour })) as Scene["seats"],
    options: { edition: "second" },
    looking,
    mine: [0],
    names: ["Ada", "Barbara"],
  };
}

const ADA = "0 A var(--seat-teal)";

function told(entries: Entry[], before = scene(), after = before): string[] {
  return travels(before, after, entries).map(({ piece, from, to }) => `${piece}: ${from} → ${to}`);
}

test("a flask goes to its spot, then the molecules come from there", () => {
  const entries = [
    { what: "act", seat: 0, action: "place nucleus-3" },
    { what: "stock", seat: 0, molecule: "mrna", change: 3 },
  ];
  expect(told(entries)).toEqual([
    `flask ${ADA}: flasks:0 → spot:nucleus-3`,
    ...Array(3).fill("molecule mrna: spot:nucleus-3 → stock:0:mrna"),
  ]);
});

test("what an Event has laid down comes from where it lay", () => {
  const before = scene({ view: { boost: { nucleus: { mrna: 0, atp: 1 } } } });
  const entries = [
    { what: "act", seat: 0, action: "grey nucleus-3" },
    { what: "stock", seat: 0, molecule: "atp", change: 1 },
  ];
  expect(told(entries, before)).toEqual(["grey: grey → spot:nucleus-3", "molecule atp: boost:nucleus → stock:0:atp"]);
});

test("a bought card goes to the own hand by name, to another's with the others", () => {
  const bought = (seat: number) => [
    { what: "act", seat, action: "place card-2" },
    { what: "card", seat, card: "hexokinase" },
    { what: "stock", seat, molecule: "atp", change: -1 },
  ];
  expect(told(bought(0)).slice(1)).toEqual([
    "card enzyme red: market:2 → card:hexokinase",
    "molecule atp: stock:0:atp → supply:atp",
  ]);
  expect(told(bought(1))[1]).toBe("card enzyme red: market:2 → hand:1");
});

test("a vesicle is loaded, moves on and goes home", () => {
  const disk = (from: string | null, area: string | null) => ({
    what: "disk",
    seat: 0,
    disk: 1,
    from,
    area,
    cargo: {},
  });
  const load = [
    { what: "act", seat: 0, action: "load 1" },
    { what: "stock", seat: 0, molecule: "lipid", change: -1 },
    disk(null, "smooth"),
  ];
  expect(told(load)).toEqual(["molecule lipid: stock:0:lipid → disk:0:1", `vesicle ${ADA}: disk:0:1 → disk:0:1`]);
  expect(told([{ what: "act", seat: 0, action: "add carb" }, disk("golgi", "golgi")])).toEqual([]);
});

test("a completed card goes to the pile, and its points and those of receptors come from there", () => {
  const entries = [
    { what: "act", seat: 0, action: "complete insulin" },
    { what: "completed", seat: 0, card: "insulin" },
    { what: "points", seat: 0, source: "cards", change: 7 },
    { what: "points", seat: 1, source: "receptors", change: 2 },
  ];
  expect(told(entries)).toEqual([
    "card protein-hormone: card:insulin → completed:0",
    "points 7: completed:0 → points:0",
    "points 2: completed:0 → points:1",
  ]);
});

test("a secret card is a back", () => {
  expect(told([{ what: "act", seat: 1, action: "return" }])).toEqual(["back: hand:1 → deck"]);
});

test("a new round: cards leave and come, and pieces go home", () => {
  const before = scene({ view: { occupant: { "nucleus-3": 1 }, greys: { "card-1": 1 } } });
  const after = scene({ view: { market: { "1": "hexokinase", "2": "ethanol" } } });
  const entries = [
    { what: "act", seat: 0, action: "done" },
    { what: "discard", cards: ["insulin"] },
    { what: "market", cards: ["hexokinase", "ethanol"] },
    { what: "round", round: 2, first_seat: 0 },
  ];
  expect(told(entries, before, after)).toEqual([
    "card protein-hormone: card:insulin → discard",
    "card enzyme red: card:hexokinase → market:1",
    "card detox: deck → market:2",
    "flask 1 B var(--seat-amber): spot:nucleus-3 → flasks:1",
    "grey: spot:card-1 → grey",
  ]);
});

test("never more pieces than the eye can follow, and no points when all is counted", () => {
  const stock = ["mrna", "protein", "carb", "lipid", "atp"].map((molecule) => ({
    what: "stock",
    seat: 0,
    molecule,
    change: 9,
  }));
  const points = { what: "points", seat: 0, source: "goals", change: 9 };
  expect(told([...stock, points]).length).toBe(12);
  expect(told([points, { what: "end", winner: 0 }])).toEqual([]);
});

test("a virus: dice are thrown, antibodies are gained, health is lost", () => {
  const entries = [
    { what: "act", seat: 0, action: "antibody" },
    { what: "antibodies", seat: 0, strain: "ebola", change: 2 },
    { what: "outbreak", strain: "ebola", responses: [{ seat: 1, dice: [6], response: 6 }] },
    { what: "points", seat: 1, source: "virus", change: -1 },
  ];
  expect(told(entries)).toEqual([
    "antibody ebola: strain → antibodies:0:ebola",
    "die 6: player:1 → dice:1",
    "points -1: points:1 → strain",
  ]);
});
