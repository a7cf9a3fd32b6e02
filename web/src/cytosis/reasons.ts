/** Why something cannot be done now, said to the player: what is lacking, what is full, what comes first. */

import type { Scene } from "../lib/games";
import { has, t } from "../lib/texts.svelte";
import { question } from "./choices";
import { needs, present } from "./facts";
import { amount, amounts, cardName, row, say, type Counts } from "./wording";

/** Verbs whose clauses mean what the texts of their ids say. */
const REASONED = ["place", "grey", "exhaust", "play", "load", "goal", "trade", "scout"];
const COMES_FIRST = ["C-P1-03", "C-SETUP-11", "C-SETUP-18", "C-EPI-03", "C-EPI-15", "C-VIR-20"]; // another question is open

/** The most telling of the clauses that forbid an action, for the player who asks; nothing where it says all itself. */
export function because(scene: Scene, action: string, clause: string): string {
  const [verb = "", thing = ""] = action.split(" ");
  if (verb === "complete") return aboutCard(scene, thing);
  if (!REASONED.includes(verb)) return "";
  if (COMES_FIRST.includes(clause)) return t("because-first", { question: question(scene) });
  return has(`because-${clause}`) ? say(scene, `because-${clause}`, figures(scene, verb, thing)) : "";
}

/** What a card in hand takes, what there is of it, and where it is made. */
function aboutCard(scene: Scene, card: string): string {
  const printed = row(scene, "cards", card);
  const name = cardName(scene, card);
  if (present(printed["gain"]).length) {
    return t("because-card-instant", { card: name, gain: amounts(scene, printed["gain"]) });
  }
  const wanted = needs(scene, card);
  if (!wanted.length || !has(`help-make-${printed["kind"]}`)) return "";
  const stock = stockOf(scene);
  const there = wanted.map(([molecule]) => amount(scene, molecule, stock[molecule] ?? 0)).join(", ");
  const made = say(scene, `help-make-${printed["kind"]}`);
  return t("because-card", { card: name, needs: amounts(scene, Object.fromEntries(wanted)), stock: there, made });
}

function stockOf(scene: Scene): Counts {
  return scene.view["players"][scene.view["to_act"]]?.stock ?? {};
}

function figures(scene: Scene, verb: string, spot: string): Counts & { whose: string; player: string; price: number } {
  const seat: number = scene.view["to_act"];
  const terms = scene.view["facts"].players[seat];
  const there: number | null = scene.view["occupant"][spot] ?? null;
  const [area, slot = ""] = spot.split("-");
  const prices = verb === "grey" ? terms.grey_card_price : terms.card_price;
  const price = area === "card" ? prices[slot] : (row(scene, "spots", spot)["pay"]?.atp ?? terms.grey_price);
  return {
    ...stockOf(scene),
    price,
    whose: there === null ? "grey" : there === seat ? "own" : "other",
    player: there === null ? "" : (scene.names[there] ?? ""),
  } as ReturnType<typeof figures>;
}
