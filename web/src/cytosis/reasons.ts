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
  const seat: number = scene.view["to_act"];
  if (verb === "complete") return aboutCard(scene, thing, seat);
  if (!REASONED.includes(verb)) return "";
  if (COMES_FIRST.includes(clause)) return t("because-first", { question: question(scene) });
  return has(`because-${clause}`) ? say(scene, `because-${clause}`, figures(scene, verb, thing, seat)) : "";
}

/** What somebody lacks, or finds taken, while another decides: only what lies open on the table; the turn is said after it. */
export function meanwhile(scene: Scene, action: string): string {
  const [verb = "", thing = ""] = action.split(" ");
  const seat = scene.mine[0];
  if (seat === undefined) return "";
  if (verb === "complete") return aboutCard(scene, thing, seat);
  if (verb !== "place") return "";
  const known = figures(scene, verb, thing, seat);
  const isCard = thing.startsWith("card-");
  const price = isCard ? known.price : (row(scene, "spots", thing)["pay"]?.atp ?? 0);
  if (price > (known["atp"] ?? 0)) return say(scene, isCard ? "because-C-BUY-03" : "because-C-GLU-04", known);
  return known.whose === "grey" ? "" : say(scene, "because-C-P1-04", known);
}

/** What a card in hand takes, what there is of it, and where it is made. */
function aboutCard(scene: Scene, card: string, seat: number): string {
  const printed = row(scene, "cards", card);
  const name = cardName(scene, card);
  if (present(printed["gain"]).length) {
    return t("because-card-instant", { card: name, gain: amounts(scene, printed["gain"]) });
  }
  const wanted = needs(scene, card);
  if (!wanted.length || !has(`help-make-${printed["kind"]}`)) return "";
  const stock = stockOf(scene, seat);
  const there = wanted.map(([molecule]) => amount(scene, molecule, stock[molecule] ?? 0)).join(", ");
  const made = say(scene, `help-make-${printed["kind"]}`);
  return t("because-card", { card: name, needs: amounts(scene, Object.fromEntries(wanted)), stock: there, made });
}

function stockOf(scene: Scene, seat: number): Counts {
  return scene.view["players"][seat]?.stock ?? {};
}

type Figures = Counts & { whose: string; player: string; price: number };

function figures(scene: Scene, verb: string, spot: string, seat: number): Figures {
  const terms = scene.view["facts"].players[seat];
  const there: number | null = scene.view["occupant"][spot] ?? null;
  const [area, slot = ""] = spot.split("-");
  const prices = verb === "grey" ? terms.grey_card_price : terms.card_price;
  const price = area === "card" ? prices[slot] : (row(scene, "spots", spot)["pay"]?.atp ?? terms.grey_price);
  return {
    ...stockOf(scene, seat),
    price,
    whose: there === null ? "grey" : there === seat ? "own" : "other",
    player: there === null ? "" : (scene.names[there] ?? ""),
  } as Figures;
}
