/** Which things the anchors of both games stand for; what is hidden tells nothing. */
import { expect, test } from "vitest";
import type { Anchor, Scene } from "../lib/games";
import { things as inCell, titles as titlesInCell } from "../cytosis/things";
import { clinic } from "../virus_and_co/sample";
import { things as inClinic, titles as titlesInClinic } from "../virus_and_co/things";

const rows = {
  spots: { "golgi-1": { area: "golgi" }, "card-1": { area: "card" }, "card-2": { area: "card" } },
  cards: {
    insulin: { kind: "protein-hormone" },
    "ebola-attack-1": { kind: "virus-attack", strain: "ebola" },
    "our-own": { kind: "enzyme", colour: "red", name: "Luciferase" },
  },
  events: { toxicity: { effect: "toxicity" }, "ebola-outbreak": { effect: "virus", strain: "ebola" } },
};

const players = [
  { trait: "housekeeping", disk_area: ["golgi", null], cargo: [{ lipid: 1, protein: 0 }, {}] },
  { trait: null, disk_area: [null, null], cargo: [{}, {}] },
];

function cell(event: string | null = "toxicity"): Scene {
  return {
    view: { market: { "1": "insulin", "2": null }, discard: ["insulin", "our-own"], event, players, pending: [] },
    components: { game: "cytosis", rows, rulings: {}, board: {} },
    seats: [],
    options: { edition: "second" },
    looking: 0,
    mine: [0],
    names: ["Ada", "Barbara"],
  };
}

const told = (found: { family: string; id: string }[]) => found.map(({ family, id }) => `${family} ${id}`);
const asked = (anchor: Anchor, scene = cell()) => told(inCell(scene, anchor));

test.each([
  ["spot:golgi-1", ["area golgi"]],
  ["spot:card-1", ["card insulin", "area card"]],
  ["spot:card-2", ["area card"]],
  ["area:nucleus", ["area nucleus"]],
  ["boost:nucleus", ["area nucleus"]],
  ["market:1", ["card insulin", "area card"]],
  ["card:insulin", ["card insulin"]],
  ["card:ebola-attack-1", ["strain ebola"]],
  ["discard", ["card our-own"]],
  ["event", ["event toxicity"]],
  ["supply:mrna", ["molecule mrna"]],
  ["stock:0:atp", ["molecule atp"]],
  ["antibodies:1:influenza", ["strain influenza"]],
  ["trait:open-chromatin", ["trait open-chromatin"]],
  ["trait:0", ["trait housekeeping"]],
  ["disk:0:0", ["area golgi", "molecule lipid"]],
  ["goal:enzymes", ["goal enzymes"]],
])("in the cell %s tells of %s", (anchor, expected) => expect(asked(anchor)).toEqual(expected));

test("an outbreak and the virus at the membrane tell of the strain", () => {
  expect(asked("event", cell("ebola-outbreak"))).toEqual(["strain ebola"]);
  expect(asked("strain", cell("ebola-outbreak"))).toEqual(["strain ebola"]);
});

test.each(["deck", "hand:1", "trait:1", "disk:1:0", "player:0", "marker", "strain", "spot:nowhere", "nonsense"])(
  "in the cell %s tells nothing",
  (anchor) => expect(asked(anchor)).toEqual([]),
);

test("things of the cell have names, those of an own box too", () => {
  expect(titlesInCell(cell(), { family: "area", id: "golgi" })).toEqual({
    name: "Golgi apparatus",
    kind: "Part of the cell",
  });
  expect(titlesInCell(cell(), { family: "molecule", id: "carb" }).name).toBe("Carbohydrate");
  expect(titlesInCell(cell(), { family: "card", id: "our-own" })).toEqual({ name: "Luciferase", kind: "Enzyme, red" });
});

const ward = clinic({ moving: ["plague-2"], recipient: 1, discard: ["zika", "nurse"] }, 0);

test.each([
  ["card:zika", ["card zika"]],
  ["card:plague-1", ["risk plague"]],
  ["pile:2", ["card ebola"]],
  ["tray:1", ["risk plague"]],
  ["moving:1", ["risk plague"]],
  ["discard", ["risk nurse"]],
  ["discard-top", ["risk nurse"]],
])("in the clinic %s tells of %s", (anchor, expected) => expect(told(inClinic(ward, anchor))).toEqual(expected));

test.each(["tray:0", "hand:1", "out", "icu", "pharmacy:blue", "pile:3"])("in the clinic %s tells nothing", (anchor) =>
  expect(inClinic(ward, anchor)).toEqual([]),
);

test("a hidden card on its way tells nothing", () => {
  const hidden = clinic({ moving: [null], recipient: 1 }, 0);
  expect(inClinic(hidden, "tray:1")).toEqual([]);
  expect(inClinic(hidden, "moving:1")).toEqual([]);
});

test("cards of the clinic have names and kinds", () => {
  expect(titlesInClinic(ward, { family: "risk", id: "nurse" }).kind).toBe("Risk card");
  expect(titlesInClinic(ward, { family: "card", id: "zika" }).name).toContain("Zika");
});
