/** Whatever a choice says that a piece costs and gives is what the rules foretell, which do just that. */

import { expect, test } from "vitest";
import codeUrl from "../engine/data/cytosis.wasm?url&inline";
import tables from "../engine/data/cytosis.json";
import { Engine, type Match } from "../engine/engine";
import type { Tables } from "../engine/tables";
import type { Scene } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import { choice } from "./choices";
import fixtures from "./fixtures/words.json";
import { greyPrice, marketPrice } from "./wording";

const AMOUNT = /([+−])(\d+) (mRNA|protein|carb|lipid|ATP)/g;
const code = await (await fetch(codeUrl)).arrayBuffer();
const engine = await Engine.load(code, tables as unknown as Tables);

function sceneOf(match: Match, table: keyof typeof fixtures.tables): Scene {
  const { options, names, rulings } = fixtures.tables[table];
  const rows = { ...fixtures.tables.second.rows, ...fixtures.tables[table].rows };
  const components = { game: "cytosis", rows, rulings, board: {} } as unknown as Scene["components"];
  const outcomes = Object.fromEntries(match.legal.map((action, place) => [action, match.outcomes[place]!]));
  const seat = match.toAct!;
  return { view: match.view(seat), components, seats: [], options, looking: seat, mine: [seat], names, outcomes };
}

/** What a sentence says that is taken and given. */
function shown(sentence: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, sign, count, molecule] of sentence.matchAll(AMOUNT)) {
    const name = molecule!.toLowerCase();
    counts[name] = (counts[name] ?? 0) + (sign === "+" ? 1 : -1) * Number(count);
  }
  return counts;
}

test.each(["second", "two", "first", "preview"] as const)("table %s", (name) => {
  settings.language = "en";
  let match = engine.table(fixtures.tables[name].options).deal(11);
  let compared = 0;
  for (let number = 0; match.toAct !== null; number++) {
    if (number % 5 === 0) compared += compare(match, name);
    match = match.play(match.legal[(7 * number) % match.legal.length]!);
  }
  expect(compared).toBeGreaterThan(50);
});

function compare(match: Match, name: keyof typeof fixtures.tables): number {
  const scene = sceneOf(match, name);
  const pieces = match.legal.filter((action) => /^(place|grey) /.test(action) && !action.endsWith("laureates"));
  for (const action of pieces) {
    const { fee = 0, stock = {} } = scene.outcomes![action]!;
    if (action.startsWith("grey")) expect(fee).toBe(greyPrice(scene, match.toAct!));
    const [verb, spot = ""] = action.split(" ");
    if (spot.startsWith("card-") && !scene.outcomes![action]!["idle"])
      expect(marketPrice(scene, spot, match.toAct!, verb === "grey")).toBe(
        -((stock as Record<string, number>)["atp"] ?? 0) || 0,
      );
    else expect(shown(choice(scene, action).split(":").slice(1).join()), action).toEqual(stock);
  }
  return pieces.length;
}
