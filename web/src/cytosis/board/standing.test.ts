import { beforeEach, expect, test } from "vitest";
import type { Deeds, Scene } from "../../lib/games";
import { settings } from "../../lib/settings.svelte";
import { actionOn, boostIn, disksIn, isClosed, offerAt, saySpot, settled, strainOn } from "./standing";

const ROWS = {
  areas: {
    nucleus: { boost: "nucleus" },
    glucose: { boost: "glucose" },
    ribosome: { boost: "ribosome" },
    smooth: { boost: "lipid" },
    lipid: { boost: "lipid" },
  },
  spots: {
    "nucleus-3": { area: "nucleus", pay: {}, gain: { mrna: 3 } },
    "nucleus-2": { area: "nucleus", pay: {}, gain: { mrna: 2 } },
    "glucose-1": { area: "glucose", pay: { atp: 1 }, gain: { carb: 1 } },
    ribosome: { area: "ribosome", pay: {}, gain: {} },
  },
  events: { "ebola-outbreak": { strain: "ebola" }, toxicity: { strain: "" } },
};

let scene: Scene;

beforeEach(() => {
  settings.language = "en";
  scene = {
    view: {
      seat: 0,
      pending: ["turn"],
      strain: "influenza",
      event: "toxicity",
      occupant: { "nucleus-3": null, "nucleus-2": null, "glucose-1": 1, ribosome: null },
      greys: { "nucleus-3": 0, "nucleus-2": 0, "glucose-1": 1, ribosome: 0 },
      boost: { lipid: { lipid: 2, atp: 0 }, smooth: { lipid: 2 }, nucleus: { mrna: 0 } },
      facts: { closed: [] },
      players: [{ disk_area: ["rough", null], cargo: [{ protein: 2, carb: 0 }, {}] }],
    },
    components: { game: "cytosis", rows: ROWS, rulings: {}, board: {} },
    seats: [],
    options: { edition: "second" },
    looking: 0,
    mine: [0],
    names: ["Ada", "Ben"],
  };
});

const having = (...legal: string[]) => ({ legal: new Set(legal) }) as unknown as Deeds;

test("a spot is told with what it gives, who stands there and what one may do", () => {
  expect(saySpot(scene, having("place nucleus-3"), "nucleus-3")).toBe(
    "Nucleus 3: gives 3 mRNA; free; you may place a flask here",
  );
  expect(saySpot(scene, having(), "glucose-1")).toBe(
    "Glucose 1: costs 1 ATP, gives 1 carb; taken by Ben, a grey flask",
  );
  expect(saySpot(scene, having("grey ribosome"), "ribosome")).toBe(
    "Free Ribosome: mRNA → proteins; free; you may hire a grey flask for it",
  );
});

test("an own piece goes before a hired one", () => {
  expect(offerAt(having("grey ribosome", "place ribosome"), "ribosome")).toBe("place");
  expect(offerAt(having("grey ribosome"), "ribosome")).toBe("grey");
  expect(offerAt(having(), "ribosome")).toBeNull();
});

test("a spot is closed where the rules say so", () => {
  expect(isClosed(scene, "nucleus-2")).toBe(false);
  scene.view["facts"]["closed"] = ["nucleus-2"];
  expect(isClosed(scene, "nucleus-2")).toBe(true);
});

test("a Boost lies once, on the picture of its area", () => {
  expect(boostIn(scene, "lipid")).toEqual({ lipid: 2 });
  expect(boostIn(scene, "smooth")).toEqual({});
  expect(boostIn(scene, "nucleus")).toEqual({});
});

test("a vesicle can be clicked when the question is about it", () => {
  const [disk] = disksIn(scene, "rough");
  expect(disk).toEqual({ seat: 0, disk: 0, cargo: { protein: 2 } });
  expect(actionOn(scene, having("move 0"), disk!)).toBe("move 0");
  expect(actionOn(scene, having("evict 0-0"), disk!)).toBe("evict 0-0");
  expect(actionOn(scene, having("move 1"), disk!)).toBeNull();
});

test("a vesicle keeps its place while others come and go", () => {
  const [one, two, three, four] = [0, 1, 2, 3].map((seat) => ({ seat, disk: 0, cargo: {} }));
  const first = settled([one!, two!, three!], 3, []);
  expect(first).toEqual([one, two, three]);
  const later = settled([three!, four!], 3, first);
  expect(later).toEqual([four, null, three]);
  expect(settled([one!, two!, three!, four!], 3, later)).toEqual([four, one, three, two]);
});

test("the virus of the Event waits at the membrane, unless another one strikes", () => {
  expect(strainOn(scene)).toBeNull();
  scene.view["event"] = "ebola-outbreak";
  expect(strainOn(scene)).toBe("ebola");
  scene.view["pending"] = ["antibody", "immunise"];
  expect(strainOn(scene)).toBe("influenza");
});
