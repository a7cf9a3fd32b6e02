/** Every question, answer and entry has words, in every language. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { LANGUAGES } from "../lib/texts.svelte";
import { choice, heading, question, sources } from "./choices";
import { kindName, sayCard, sayEffect } from "./naming";
import { groupPayments, paymentOf } from "./payments";
import { actions, asks, clinic, entries, kinds } from "./sample";
import { story } from "./story";
import { travels } from "./travels";

let missing: string[] = [];
beforeEach(() => {
  missing = [];
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => void missing.push(said.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => void (settings.language = language));

  test.each(asks)("the question $pending has words for all who look", ({ pending, ...view }) => {
    for (const looking of [0, 1, null]) {
      expect(question(clinic({ ...view, pending: [pending] }, looking))).not.toMatch(/clinic-|\{/);
    }
    expect(missing).toEqual([]);
  });

  test.each(actions)("the answer $action has words", ({ action, ...view }) => {
    expect(choice(clinic(view, 0), action)).not.toMatch(/clinic-|\{|undefined/);
    expect(missing).toEqual([]);
  });

  test.each(entries)("the entry $what has words", (entry) => {
    for (const looking of [0, 1, null]) {
      for (const line of story(clinic({}, looking), [entry as Entry])) {
        expect(line.text).not.toMatch(/clinic-|\{|undefined/);
      }
    }
    expect(missing).toEqual([]);
  });

  test("every card has a name, a kind and an effect", () => {
    const scene = clinic({}, 0);
    const { cards = {}, risks = {} } = scene.components.rows;
    for (const card of [...Object.keys(cards), ...Object.keys(risks), null]) {
      expect(`${sayCard(scene, card)} ${kindName(scene, card)} ${sayEffect(scene, card)}`).not.toMatch(/clinic-|\{/);
    }
    expect(new Set(Object.values({ ...cards, ...risks }).map((row) => row.kind))).toEqual(new Set(kinds));
    expect(`${heading(scene)} ${sources().map((source) => source.name)}`).not.toMatch(/clinic-|\{/);
    expect(missing).toEqual([]);
  });
});

describe("the numbers that the words speak of", () => {
  beforeEach(() => void (settings.language = "en"));

  test("a payment is what the rules foretell of it", () => {
    const scene = clinic({ pending: ["receive"], moving: ["zika"], recipient: 0, giver: 1, passes: 3 }, 0);
    scene.outcomes = {
      "pay 1y-0r": { pills: { blue: -2, yellow: -1 } },
      "pay 0y-2r": { pills: { red: -2 }, surplus: 2 },
    };
    expect(paymentOf(scene, "pay 1y-0r")).toEqual({ blue: 2, yellow: 1, red: 0 });
    expect(choice(scene, "pay 0y-2r")).toBe("Pay 2 red pills to refuse (2 too much)");
  });

  test("many payments stand in groups by their red pills", () => {
    const scene = clinic({ pending: ["receive"], moving: ["zika"], recipient: 0, giver: 1, passes: 9 }, 0);
    const all = ["0y-0r", "1y-0r", "2y-0r", "0y-1r", "1y-1r", "0y-2r", "1y-2r"].map((payment) => `pay ${payment}`);
    scene.outcomes = Object.fromEntries(all.map((action) => [action, { pills: { red: -Number(action.at(-2)) } }]));
    expect(groupPayments(scene, all).map((group) => group.red)).toEqual([0, 1, 2]);
  });

  test("in Italian a Virus has its article, also behind the word for on; a Risk card goes by its title", () => {
    settings.language = "it";
    const scene = clinic({}, 0, { row: ["zika", "coronavirus", "rubella", "plague-1"] });
    expect(["zika", "coronavirus", "rubella"].map((card) => sayCard(scene, card))).toEqual([
      "lo Zika (5)",
      "il Coronavirus (4)",
      "la Rosolia (3)",
    ]);
    scene.outcomes = { "inject coronavirus": { sickness: -2 }, "inject plague-1": { sickness: -4 } };
    expect(choice(scene, "inject coronavirus")).toBe("Metti l’Iniezione sul Coronavirus: 4 → 2");
    expect(choice(scene, "inject plague-1")).toBe("Metti l’Iniezione sul Malanno: 4 → 0");
    expect(choice(scene, "risk contagion")).toBe("Gioca Contagio coperta");
  });

  test("a refusal is told in one line, with whom the card goes to", () => {
    const lines = story(clinic({}, 1), [
      { what: "act", seat: 0, action: "pay 1y-0r" },
      { what: "passed", from: 0, to: 1, passes: 3 },
      { what: "pills", seat: 0, pill: "yellow", change: -1 },
      { what: "staged", seat: 0, pill: "yellow", change: 1 },
    ]);
    expect(lines.map((line) => line.text)).toEqual(["Ada pays 1 yellow pill to refuse and passes the card to you"]);
  });

  test("a pill that is paid travels from the bottle to the tray", () => {
    const scene = clinic({}, 0);
    const moved = travels(scene, scene, [
      { what: "pills", seat: 2, pill: "red", change: -1 },
      { what: "staged", seat: 2, pill: "red", change: 1 },
    ]);
    expect(moved).toEqual([{ piece: "pill:red", from: "pills:2:red", to: "staged:2:red" }]);
  });
});
