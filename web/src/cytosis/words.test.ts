/** Every question, choice and entry of the log has a sentence in both languages. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Outcome, Scene } from "../lib/games";
import type { Entry, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { LANGUAGES } from "../lib/texts.svelte";
import { choice, groups, question } from "./choices";
import fixtures from "./fixtures/words.json";
import { story } from "./story";

type Table = { options: Record<string, unknown>; names: string[]; rows: object; rulings: Record<string, string> };
type Asked = { table: string; view: View; legal: string[]; outcomes: Record<string, Outcome> };
type Told = { table: string; entries: Entry[] };

const tables = fixtures.tables as unknown as Record<string, Table>;
const asked = fixtures.asked as unknown as Asked[];
const told = fixtures.told as unknown as Told[];

/** A table as one of its players sees it; the rows that all tables share stand with the first one. */
function sceneOf(name: string, view: View, looking: number | null = 0): Scene {
  const { options, names, rows, rulings } = tables[name]!;
  const components = { game: "cytosis", rows: { ...tables["second"]!.rows, ...rows }, rulings, board: {} } as const;
  return { view, components, seats: [], options, looking, mine: looking === null ? [] : [looking], names };
}

function askedOf(pending: string, verb: string, table?: string): { scene: Scene; legal: string[] } {
  const found = asked.find(
    (moment) =>
      moment.view["pending"].at(-1) === pending &&
      moment.legal.some((action) => action.startsWith(verb)) &&
      (table === undefined || moment.table === table),
  )!;
  const view = structuredClone(found.view);
  return { scene: { ...sceneOf(found.table, view, view["seat"]), outcomes: found.outcomes }, legal: found.legal };
}

const missing = vi.spyOn(console, "error");
beforeEach(() => missing.mockImplementation(() => {}));
afterEach(() => {
  expect(missing.mock.calls).toEqual([]);
  missing.mockClear();
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => void (settings.language = language));

  test.each(asked)("$table: a question with all its answers", ({ table, view, legal, outcomes }) => {
    const scene = { ...sceneOf(table, view, view["seat"]), outcomes };
    const sentences = [question(scene), ...legal.map((action) => choice(scene, action))];
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}|^mRNA/u);
    const places = legal.filter((action) => /^(place|grey) /.test(action)).map((action) => choice(scene, action));
    expect(new Set(places).size, "no two spots sound alike").toBe(places.length);
    expect(sentences.join()).not.toMatch(/\b(undefined|null|NaN)\b|\{/);
    expect(
      groups(scene, legal)
        .flatMap((group) => group.actions)
        .sort(),
    ).toEqual([...legal].sort());
  });

  test.each(told)("$table: what happened", ({ table, entries }) => {
    for (const looking of [0, null]) {
      for (const line of story(sceneOf(table, {}, looking), entries)) {
        expect(line.text).toBeTruthy();
        expect([line.text, ...line.about].join()).not.toMatch(/\b(undefined|null|NaN)\b|\{/);
      }
    }
  });
});

describe("in English", () => {
  beforeEach(() => void (settings.language = "en"));

  test("a spot says what it takes and gives", () => {
    const { scene } = askedOf("turn", "place", "second");
    scene.outcomes = {
      "place nucleus-3": { stock: { mrna: 4 } },
      "place mitochondria-6": { stock: { atp: 6, carb: -1 } },
      "place mitochondria-3": { idle: 1 },
      "grey nucleus-2": { fee: 4, stock: { mrna: 3 } },
    };
    scene.view["facts"]["players"][scene.view["seat"]]["grey_price"] = 4;
    expect(choice(scene, "place nucleus-3")).toBe("Place a flask on Nucleus 3: +4 mRNA");
    expect(choice(scene, "place mitochondria-6")).toBe("Place a flask on Mitochondria 6: −1 carb, +6 ATP");
    expect(choice(scene, "place mitochondria-3")).toBe("Place a flask on Mitochondria 3: without effect");
    expect(choice(scene, "grey nucleus-2")).toBe("Grey flask (4 ATP) on Nucleus 2: +3 mRNA");
    expect(choice(scene, "exhaust atp")).toBe("Exhaust a flask: +1 ATP");
    expect(choice(scene, "place ribosome")).toBe("Place a flask on Free Ribosome: mRNA → proteins");
  });

  test("a card says its price, and what it needs and is worth", () => {
    const { scene } = askedOf("turn", "place", "second");
    const cards = { insulin: { kind: "protein-hormone", atp: 2, needs: { protein: 2, carb: 1 }, points: 7 } };
    scene.components = { ...scene.components, rows: { ...scene.components.rows, cards } };
    scene.view["market"] = { "1": "insulin", "2": "insulin", "3": "insulin" };
    scene.view["facts"]["players"][scene.view["seat"]] = {
      card_price: { "1": 0, "2": -1, "3": 2 },
      grey_card_price: { "3": 1 },
      grey_price: 4,
    };
    const needs = "needs 2 ATP, 2 proteins and 1 carb, worth 7 HP";
    expect(choice(scene, "place card-1")).toBe(`Place a flask and take Insulin for free (${needs})`);
    expect(choice(scene, "place card-2")).toBe(`Place a flask and take Insulin and 1 ATP (${needs})`);
    expect(choice(scene, "place card-3")).toBe(`Place a flask and buy Insulin for 2 ATP (${needs})`);
    expect(choice(scene, "grey card-3")).toBe(`Grey flask (4 ATP): buy Insulin for 1 ATP (${needs})`);
  });

  test("workers are placed in the preview edition", () => {
    const { scene } = askedOf("turn", "place", "preview");
    expect(choice(scene, "place nucleus-2")).toContain("Place a worker on Nucleus 2: +2 mRNA");
  });

  test("a Goal says what it brings now and at the end", () => {
    const { scene } = askedOf("laureates", "goal");
    scene.outcomes = { "goal enzymes": { points: 3 } };
    expect(choice(scene, "goal enzymes")).toBe("Put a marker on the Goal Enzymes: +3 HP, 2 HP for each enzyme");
    expect(choice(scene, "goal detox")).toBe("Put a marker on the Goal Detoxification: 2 HP for each detox card");
  });

  test("an own box names its cards itself", () => {
    const { scene } = askedOf("return", "return");
    const card = scene.view["players"][scene.view["seat"]]["hand"][0];
    const cards = { ...scene.components.rows["cards"], [card]: { name: "Leptin", atp: 2, needs: {}, points: 4 } };
    scene.components = { ...scene.components, rows: { ...scene.components.rows, cards } };
    expect(choice(scene, `return ${card}`)).toBe("Put Leptin back into the deck: needs 2 ATP, worth 4 HP");
  });

  test("a spot that only an own box has goes by its area and number", () => {
    const { scene } = askedOf("turn", "place", "second");
    const spots = { ...scene.components.rows["spots"], "pore-5": { area: "nucleus", gain: { mrna: 5 } } };
    scene.components = { ...scene.components, rows: { ...scene.components.rows, spots } };
    scene.outcomes = { "place pore-5": { stock: { mrna: 5 } } };
    expect(choice(scene, "place pore-5")).toBe("Place a flask on Nucleus 3: +5 mRNA");
  });

  test("two vesicles that would both do are told apart", () => {
    const { scene } = askedOf("export", "complete");
    scene.view["pending"] = ["turn", "disk"];
    scene.view["players"][scene.view["seat"]]["disk_area"] = ["golgi", "golgi"];
    scene.view["players"][scene.view["seat"]]["cargo"] = [
      { protein: 2, carb: 1 },
      { protein: 3, carb: 1 },
    ];
    expect(question(scene)).toBe("Exocytosis: both of your vesicles would do. Which one leaves?");
    expect(choice(scene, "disk 1")).toBe("Send out the vesicle in the Golgi apparatus with 3 proteins and 1 carb");
  });

  test("groups come in the order in which a player thinks", () => {
    const { scene } = askedOf("turn", "place", "second");
    const legal = ["done", "exhaust atp", "place card-1", "place cytoplasm", "grey rough-1", "place rough-1"];
    const shown = groups(scene, [...legal, "place lipid-2", "play lipid-reserve"]);
    expect(shown.map((group) => group.actions[0])).toEqual([
      "place lipid-2",
      "place rough-1",
      "place cytoplasm",
      "place card-1",
      "play lipid-reserve",
      "grey rough-1",
      "exhaust atp",
      "done",
    ]);
    expect(shown.at(-1)!.title).toBe("");
    expect(groups(scene, ["take atp", "take mrna"])).toEqual([{ title: "", actions: ["take atp", "take mrna"] }]);
  });

  test("others wait", () => {
    const { scene } = askedOf("turn", "place", "second");
    scene.looking = null;
    scene.mine = [];
    expect(question(scene)).toBe(`Waiting for ${scene.names[scene.view["seat"]]}`);
  });

  test("a line names its places", () => {
    const entries: Entry[] = [
      { what: "act", seat: 1, action: "place card-2" },
      { what: "stock", seat: 1, molecule: "atp", change: -1 },
      { what: "card", seat: 1, card: "insulin" },
    ];
    const [line] = story(sceneOf("first", {}), entries);
    expect(line).toEqual({
      text: "Ben places a flask and buys Insulin (−1 ATP)",
      seat: 1,
      kind: "act",
      about: ["spot:card-2", "market:2", "stock:1:atp", "card:insulin", "hand:1"],
      of: [entries[0], entries[2]],
    });
  });

  test("a turn that is taken back is told, and so is a new deck", () => {
    const scene = sceneOf("second", {});
    const texts = (entries: Entry[]) => story(scene, entries).map((line) => line.text);
    expect(texts([{ what: "undone", seat: 0, to: 4 }])).toEqual(["You undo your turn"]);
    expect(texts([{ what: "reshuffle" }])).toEqual(["The discard pile is shuffled and becomes the deck"]);
  });
});

describe("in Italian", () => {
  beforeEach(() => void (settings.language = "it"));

  test("whole sentences", () => {
    const { scene } = askedOf("turn", "place", "second");
    scene.outcomes = { "place glucose-2": { stock: { carb: 2, atp: -2 } } };
    expect(choice(scene, "place glucose-2")).toBe("Piazza una beuta su Glucosio 2: −2 ATP, +2 carboidrati");
    scene.view["pending"] = ["turn"];
    expect(choice(scene, "done")).toBe("Metti da parte la beuta");
    const [line] = story(sceneOf("second", {}), [
      { what: "act", seat: 1, action: "place laureates" },
      { what: "marker", seat: 1 },
    ]);
    expect(line!.text).toBe("Ben piazza una beuta su Campioni e prende il segnalino primo giocatore");
  });
});
