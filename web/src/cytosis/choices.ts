/** What a player is asked and may do now, in words: each choice with what it costs and gives, as printed. */

import type { Outcome, Scene } from "../lib/games";
import type { Seat } from "../lib/protocol";
import { listed } from "../lib/texts.svelte";
import {
  amount,
  amounts,
  capital,
  cardDoes,
  cardName,
  change,
  changes,
  figure,
  FORESEEN,
  goalWorth,
  greyPrice,
  marketPrice,
  marketSlot,
  named,
  points,
  row,
  say,
  spotName,
  traitDoes,
  who,
  you,
  type Counts,
} from "./wording";

const LOADS: Record<string, string> = { smooth: "lipid", "start-smooth": "lipid", rough: "protein" };

/** What is asked of the player who decides; the others read for whom they wait. */
export function question(scene: Scene): string {
  const { view } = scene;
  if (view["winner"] !== null) return say(scene, "log-end", who(scene, view["winner"]));
  const asked = view["pending"].at(-1);
  if (asked === undefined) return "";
  if (view["seat"] !== you(scene)) return say(scene, "waiting-for", { player: scene.names[view["seat"]] ?? "" });
  return say(scene, `ask-${asked}`, {
    left: me(scene)["flasks"],
    free: view["pending"].filter((waiting: string) => waiting === "free").length,
    strain: view["strain"] ? named(scene, "strain", view["strain"]) : "",
    due: view["due"],
    place: view["put_back"],
    early: figure(scene, "epigenetic", "early_price"),
    choose: view["facts"]["choose_price"],
    loss: figure(scene, "virus", "attack_loss"),
  });
}

/** A legal action as a whole sentence: "Place a flask on Nucleus 3: +3 mRNA". */
export function choice(scene: Scene, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  switch (verb) {
    case "place":
    case "grey":
      return sayPlace(scene, action, verb, argument);
    case "take":
      return say(scene, "do-take", { amount: amount(scene, argument, 1) }) + sayPaid(scene, action, argument);
    case "exhaust":
      return say(scene, "do-exhaust", { gain: change(scene, argument, 1) });
    case "add":
      return say(scene, "do-add", { amount: amount(scene, argument, 1) }) + sayEnough(scene, action);
    case "load":
      return sayLoad(scene, action, Number(argument));
    case "return":
    case "play":
    case "complete":
      return `${say(scene, `do-${verb}`, { card: cardName(scene, argument) })}: ${cardDoes(scene, argument)}`;
    case "move":
    case "disk":
      return say(scene, `do-${verb}`, vesicle(scene, scene.view["seat"], Number(argument)));
    case "evict": {
      const [seat = 0, disk = 0] = argument.split("-").map(Number);
      return say(scene, "do-evict", { ...vesicle(scene, seat, disk), ...who(scene, seat) });
    }
    case "goal":
      return sayGoal(scene, action, argument);
    case "done":
      return capital(say(scene, `choice-done-${scene.view["pending"].at(-1)}`));
    default:
      return sayOfModule(scene, action, verb, argument);
  }
}

/** An action that only the Virus expansion or the Epigenetic cards have. */
function sayOfModule(scene: Scene, action: string, verb: string, argument: string): string {
  const price = -(stockOf(scene, action)["atp"] ?? 0);
  switch (verb) {
    case "keep":
      return `${say(scene, "do-keep", { trait: named(scene, "trait", argument) })}: ${traitDoes(scene, argument)}`;
    case "trade":
      return say(scene, "do-trade", { amount: amount(scene, argument, 1), price });
    case "scout":
      return say(scene, "do-scout", { cards: FORESEEN, price });
    case "choose":
      return `${say(scene, "do-choose", { card: cardName(scene, argument), price })}: ${cardDoes(scene, argument)}`;
    case "put": {
      const place = scene.view["put_back"];
      return `${say(scene, "do-put", { card: cardName(scene, argument), place })}: ${cardDoes(scene, argument)}`;
    }
    case "lose": {
      const lost = argument === "hp" ? say(scene, "points", { count: 1 }) : amount(scene, argument, 1);
      return say(scene, "do-lose", { amount: lost });
    }
    default:
      return sayAntibodies(scene, action, price);
  }
}

/** What an action would cost and give, as the rules have it; nothing while that is still being asked. */
function outcome(scene: Scene, action: string): Outcome {
  return scene.outcomes?.[action] ?? {};
}

function stockOf(scene: Scene, action: string): Counts {
  return outcome(scene, action)["stock"] ?? {};
}

/** First what is paid, then what is gained. */
function sayStock(scene: Scene, counts: Counts): string[] {
  const order = Object.entries(counts).toSorted(([, one], [, two]) => Number(one > 0) - Number(two > 0));
  return changes(scene, Object.fromEntries(order));
}

function me(scene: Scene): Record<string, any> {
  return scene.view["players"][scene.view["seat"]];
}

/** A spot, what a grey piece for it costs, and what the spot takes and gives, with what waits there. */
function sayPlace(scene: Scene, action: string, verb: string, spot: string): string {
  const { area } = row(scene, "spots", spot);
  const grey = greyPrice(scene, scene.view["seat"]);
  const sentence = say(scene, `do-${verb}`, { spot: spotName(scene, spot), grey });
  if (outcome(scene, action)["idle"]) return `${sentence}: ${say(scene, "no-effect")}`;
  if (area === "card") return sayBuy(scene, verb, spot, grey);
  const does = [...(hasUse(area) ? [say(scene, `use-${area}`)] : []), ...sayStock(scene, stockOf(scene, action))];
  return does.length ? `${sentence}: ${does.join(", ")}` : sentence;
}

/** Areas that do more than hand out resources. */
function hasUse(area: string): boolean {
  return ["ribosome", "smooth", "rough", "golgi", "exocytosis", "cytoplasm", "laureates"].includes(area);
}

function sayBuy(scene: Scene, verb: string, spot: string, grey: number): string {
  const { card } = marketSlot(scene, spot);
  const price = marketPrice(scene, spot, scene.view["seat"], verb === "grey");
  const cost = price < 0 ? "paid" : price === 0 ? "free" : "bought";
  const values = { card: cardName(scene, card), cost, price: Math.abs(price), grey };
  const sentence = say(scene, `do-${verb}-buy`, values);
  return card ? `${sentence} (${cardDoes(scene, card)})` : sentence;
}

/** What something costs that is not for nothing. */
function sayPaid(scene: Scene, action: string, taken: string): string {
  const paid = Object.entries(stockOf(scene, action)).filter(([molecule]) => molecule !== taken);
  return paid.length ? ` (${changes(scene, Object.fromEntries(paid)).join(", ")})` : "";
}

/** How much goes on a vesicle or through the ribosome, and for which cards in hand that is enough. */
function sayLoad(scene: Scene, action: string, count: number): string {
  const asked: string = scene.view["pending"].at(-1);
  const molecule = LOADS[asked];
  if (!molecule) return say(scene, "do-translate", { count });
  const values = { amount: amount(scene, molecule, count), count };
  return say(scene, asked === "rough" ? "do-load-rough" : "do-load", values) + sayEnough(scene, action);
}

/** The cards in hand that get all of what they need there. */
function sayEnough(scene: Scene, action: string): string {
  const cards: string[] = outcome(scene, action)["enough"] ?? [];
  if (!cards.length) return "";
  return ` (${say(scene, "enough-for", { cards: listed(cards.map((card) => cardName(scene, card))) })})`;
}

/** A vesicle: where it is and what it carries. */
function vesicle(scene: Scene, seat: Seat, disk: number): { where: string; cargo: string } {
  const { disk_area, cargo } = scene.view["players"][seat];
  const where = disk_area[disk] ? say(scene, `area-${disk_area[disk]}.in`) : "";
  return { where, cargo: amounts(scene, cargo[disk]) };
}

/** A Goal with what its marker brings now and at the end. */
function sayGoal(scene: Scene, action: string, goal: string): string {
  const now: number = outcome(scene, action)["points"] ?? 0;
  const parts = [...(now ? [points(scene, now)] : []), goalWorth(scene, goal)];
  return `${say(scene, "do-goal", { goal: named(scene, "goal", goal) })}: ${parts.join(", ")}`;
}

function sayAntibodies(scene: Scene, action: string, price: number): string {
  const { strain } = scene.view;
  const owned: number = me(scene)["antibodies"][strain] ?? 0;
  const count: number = outcome(scene, action)["antibodies"]?.[strain] ?? 0;
  const values = { strain: named(scene, "strain", strain), count, price, owned, raised: owned + count };
  return say(scene, "do-antibody", values);
}

/** The groups in the order in which a player thinks of them; each choice stands in one. */
const GROUPS = [
  "answer",
  "evict",
  "collect",
  "build",
  "finish",
  "goals",
  "buy",
  "play",
  "trade",
  "scout",
  "grey",
  "exhaust",
  "done",
];
const BUILDING = ["ribosome", "smooth", "rough", "golgi"];

/** Choices in groups, with titles where there are several. */
export function groups(scene: Scene, legal: string[]): { title: string; actions: string[] }[] {
  const found = new Map<string, string[]>(GROUPS.map((group) => [group, []]));
  for (const action of legal) found.get(groupOf(scene, action))!.push(action);
  const filled = [...found].filter(([, actions]) => actions.length);
  return filled.map(([group, actions]) => ({ title: filled.length > 1 ? titleOf(scene, group) : "", actions }));
}

function groupOf(scene: Scene, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  if (verb !== "place") return GROUPS.includes(verb) ? verb : "answer";
  const { area } = row(scene, "spots", argument);
  if (area === "card") return "buy";
  if (area === "laureates") return "goals";
  if (row(scene, "areas", area)["collects"]) return "collect";
  return BUILDING.includes(area) ? "build" : "finish";
}

function titleOf(scene: Scene, group: string): string {
  if (group === "done" || group === "answer") return "";
  return say(scene, `page-group-${group}`, { grey: greyPrice(scene, scene.view["seat"]) });
}
