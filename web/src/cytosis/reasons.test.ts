/** Why something cannot be done is said to the player, with what there is and what is missing. */

import { expect, test, vi } from "vitest";
import type { Scene } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import { LANGUAGES } from "../lib/texts.svelte";
import fixtures from "./fixtures/words.json";
import { because, meanwhile } from "./reasons";

const view = structuredClone(fixtures.asked.find((moment) => moment.table === "second")!.view) as Record<string, any>;
const rows = (fixtures.tables as Record<string, any>)["second"].rows;
const SCENE = {
  view,
  components: { game: "cytosis", rows, rulings: {}, board: {} },
  options: { edition: "second" },
  names: ["Ada", "Ben", "Cleo", "Dan", "Eva"],
  seats: [],
  looking: 0,
  mine: [0],
} as unknown as Scene;
view["to_act"] = 0;
view["occupant"] = {};
view["players"][0].stock = { mrna: 0, protein: 1, carb: 0, lipid: 2, atp: 1 };

test("what is missing is named with what there is", () => {
  expect(because(SCENE, "place ribosome", "C-RIB-02")).toBe("You have no mRNA.");
  expect(because(SCENE, "place glucose-2", "C-GLU-04")).toBe("This takes 2 ATP; you have 1.");
  view["facts"].players[0].card_price["4"] = 3;
  expect(because(SCENE, "place card-4", "C-BUY-03")).toBe("This card costs 3 ATP; you have 1.");
});

test("a spot that is taken says by whom", () => {
  view["occupant"]["ribosome"] = 1;
  expect(because(SCENE, "place ribosome", "C-P1-04")).toBe("Ben is on this spot already.");
  view["occupant"]["ribosome"] = 0;
  expect(because(SCENE, "place ribosome", "C-P1-04")).toBe("You are on this spot already.");
});

test("while another decides, what the asker lacks comes before what is taken", () => {
  const early = { ...SCENE, view: { ...view, to_act: 1, occupant: { "glucose-2": 1, "glucose-1": 1 } } } as Scene;
  expect(meanwhile(early, "place glucose-2")).toBe("This takes 2 ATP; you have 1.");
  expect(meanwhile(early, "place glucose-1")).toBe("Ben is on this spot already.");
  expect(meanwhile(early, "place nucleus-3")).toBe("");
  expect(meanwhile(early, "complete insulin")).toContain("Insulin takes");
  expect(meanwhile({ ...early, mine: [] }, "place glucose-2")).toBe("");
});

test("a card in hand says what it takes, what there is, and where it goes", () => {
  const told = because(SCENE, "complete insulin", "C-P1-07");
  expect(told).toContain("Insulin takes");
  expect(told).toContain("Rough ER");
  expect(told).toMatch(/you have .*1 ATP/);
});

test("every reason has its words in every language", () => {
  const missing = vi.spyOn(console, "error");
  for (const language of LANGUAGES) {
    settings.language = language;
    for (const verb of ["place ribosome", "grey glucose-1", "place card-1", "goal enzymes", "load 2"]) {
      for (const clause of ["C-P1-02", "C-P1-04", "C-GREY-01", "C-SER-04", "C-VES-01", "C-GOAL-02", "C-2P-08"]) {
        expect(because(SCENE, verb, clause)).not.toBe("");
      }
    }
    for (const card of Object.keys(rows.cards)) because(SCENE, `complete ${card}`, "C-P1-07");
  }
  settings.language = null;
  expect(missing).not.toHaveBeenCalled();
});
